internal import JournalSyntax

/// A session on one line, its exercises parted by semicolons.
extension FileReader {
  /// The `Curl 20 kg: 12` of `Row 60 kg: 10; band work; Curl 20 kg: 12`: a name of any length, a load
  /// or none, a colon and reps. Fields without sets between are passed over.
  func fieldBehindSemicolon(_ start: Int, _ end: Int) -> Int? {
    var field = start
    while field + 2 < end, elements[field].kind == .semicolon {
      let sets = behindFieldName(field + 1, end)
      if sets > field + 1, sets < end, startsSetsOfField(sets, end) {
        if elements[sets].isNumber || isFieldName((field + 1)..<sets) { return field + 1 }
        // `wide grip: 8` is about the sets before.
        field = elements[sets..<end].firstIndex { $0.kind == .semicolon } ?? end
        continue
      }
      guard sets < end, elements[sets].kind == .semicolon else { return nil }
      field = sets
    }
    return nil
  }

  /// Where the words of a name end; `(wide grip)` and the 2 of `Cable 2 rope curl` belong to it.
  private func behindFieldName(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, index < start + Self.longestFieldName {
      switch elements[index].kind {
      case .word, .hyphen, .quote, .ampersand, .slash: break
      case .openParenthesis:
        guard index == start || elements[index].spaceBefore,
          let close = anatomy.parser.closing(index), close < end
        else { return index }
        index = close
      case .quantity
      where elements[index].unit == .none && index + 1 < end && elements[index + 1].kind == .word
        && elements[index + 1].spaceBefore:
        break
      default: return index
      }
      index += 1
    }
    return index
  }

  /// `Curl`, and neither `rest` nor `wide grip`.
  private func isFieldName(_ name: Range<Int>) -> Bool {
    if elements[name].contains(where: { isLifeWord($0.meaning) }) { return false }
    return isName(name)
      || name.contains {
        elements[$0].kind == .word && ExerciseNames.isMovement(text(elements[$0].range))
      }
  }

  private static let longestFieldName = 16

  /// `45 kg: 8`, `22ea: 9`, `: 6, 6`.
  private func startsSetsOfField(_ index: Int, _ end: Int) -> Bool {
    var colon = index
    if elements[colon].isNumber {
      guard colon + 1 < end, elements[colon].unit.isMass || elements[colon + 1].meaning == .each
      else { return false }
      colon += elements[colon].unit.isMass ? 1 : 2
    }
    return colon + 1 < end && elements[colon].kind == .colon && elements[colon + 1].isNumber
  }
}
