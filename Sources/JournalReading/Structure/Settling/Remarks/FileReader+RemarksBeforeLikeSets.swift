internal import JournalSyntax

/// Words behind one of several sets that are told alike: `Row 12 @ 20 felt good, 11 @ 20`, `Squat 85 for 3 @8 moved
/// well, 85 for 3`.
extension FileReader {
  /// Takes the words off, which are kept as a note: the sets behind the comma go on with the exercise.
  mutating func dropRemarksBeforeLikeSets() {
    guard elements.count > 7,
      let joint = elements.indices.dropFirst().dropLast(5).first(where: { isJointOfSet($0) })
    else { return }
    var comma = joint + 3
    while comma + 3 < elements.count {
      defer { comma += 1 }
      guard elements[comma].kind == .comma, elements[comma - 1].kind == .word,
        isLikeSet(comma + 2, joint), let start = startOfRemark(comma, behind: joint + 1)
      else { continue }
      context.remarks.append(range(start..<comma))
      anatomy.parser.elements.removeSubrange(start..<comma)
      comma = start
    }
  }

  private func isJointOfSet(_ index: Int) -> Bool {
    (elements[index].kind == .at || elements[index].meaning == .for)
      && elements[index - 1].kind == .quantity && elements[index + 1].kind == .quantity
  }

  /// The same sign or word between numbers of the same units.
  private func isLikeSet(_ index: Int, _ joint: Int) -> Bool {
    isJointOfSet(index) && elements[index].kind == elements[joint].kind
      && elements[index - 1].unit == elements[joint - 1].unit
      && elements[index + 1].unit == elements[joint + 1].unit
  }

  /// At most five words behind a number, and no exercise among them.
  private func startOfRemark(_ comma: Int, behind end: Int) -> Int? {
    var start = comma
    while start - 1 > end, elements[start - 1].kind == .word, comma - start < 5 {
      switch elements[start - 1].meaning {
      case .none, .feeling, .record, .note: break
      default: return nil
      }
      start -= 1
    }
    guard start < comma, elements[start - 1].isNumber,
      !(start..<comma).contains(where: { isExercise($0..<($0 + 1)) })
    else { return nil }
    return start
  }
}
