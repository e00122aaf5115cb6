internal import JournalSyntax

/// Sets of one line, each behind its number and a parenthesis: `Squat 1) 60-8 2) 70-8 3) 80-5`,
/// `Dips 1) 14; 2) 12`.
extension FileReader {
  /// Takes the numbers off, where they count up from the first, and parts the sets with commas; of each,
  /// a hyphen stands between the load and its reps.
  mutating func settleEnumeratedSets() {
    let marks = marksOfSets
    guard marks.count > 1, elements[marks[0] + 2].isNumber else { return }
    for mark in marks.reversed() {
      settlePairBehindMark(mark + 2)
      let range = elements[mark].range
      anatomy.parser.elements.removeSubrange(mark...(mark + 1))
      guard mark > 0 else { continue }
      anatomy.parser.elements[mark].flags.insert(.spaceBefore)
      switch elements[mark - 1].kind {
      case .semicolon, .slash, .pipe, .period: anatomy.parser.elements[mark - 1].kind = .comma
      case .comma: break
      case _ where mark == marks[0]: break
      default: anatomy.parser.elements.insert(Element(.comma, range, flags: .spaceAfter), at: mark)
      }
    }
  }

  /// Where `1)`, `2)` and so on stand, all before a number.
  private var marksOfSets: [Int] {
    var marks: [Int] = []
    var opened = 0
    for index in elements.indices.dropLast(2) {
      if elements[index].kind == .openParenthesis { opened += 1 }
      guard elements[index + 1].kind == .closeParenthesis else { continue }
      if opened > 0 {
        opened -= 1
        continue
      }
      guard elements[index].isBareWhole, !elements[index + 1].spaceBefore,
        elements[index].value == Int32(marks.count + 1) * 1000,
        index == 0 || elements[index].spaceBefore || elements[index - 1].kind == .semicolon,
        // `Set 1) 60x8 Set 2) 65x8` has labels.
        index == 0 || elements[index - 1].meaning != .set,
        elements[index + 2].isNumber || elements[index + 2].meaning == .bodyweight
      else { return [] }
      marks.append(index)
    }
    return marks
  }

  /// The `60-8` behind a mark.
  private mutating func settlePairBehindMark(_ load: Int) {
    guard load + 2 < elements.count, elements[load].kind == .quantity,
      elements[load + 1].kind == .hyphen || elements[load + 1].kind == .slash,
      elements[load + 2].kind == .quantity,
      elements[load + 2].unit == .none || elements[load + 2].unit == .repetition,
      // `60-8-6` goes on.
      load + 3 >= elements.count || elements[load + 3].kind != .hyphen
        || elements[load + 3].spaceBefore
    else { return }
    anatomy.parser.elements[load + 1].kind = .times
    if elements[load + 2].unit == .none,
      elements[load].value >= 20_000 || elements[load].flags.contains(.fraction)
    {
      anatomy.parser.elements[load + 2].unit = .repetition
    }
  }
}
