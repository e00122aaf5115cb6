internal import JournalSyntax

/// What stands behind the sets of a line, and how sets are put in place of what was written.
extension FileReader {
  /// The end of the line, an aside, or words without another number.
  func endsWithRemark(_ end: Int) -> Bool {
    guard let next = elements[safe: end] else { return true }
    switch next.kind {
    case .openParenthesis where elements[elements.count - 1].kind == .closeParenthesis: return true
    case .word, .openParenthesis, .exclamation, .comma, .period, .hyphen, .other, .check, .hash:
      return !elements[end...].contains(where: \.isNumber)
    default: return false
    }
  }

  /// As `endsWithRemark(_:)`, where a word that stands next tells nothing of the sets: `easy`, `w/ straps`, and no
  /// `RPE` or `next week`.
  func endsWithPlainRemark(_ end: Int) -> Bool {
    guard let next = elements[safe: end] else { return true }
    switch next.meaning {
    case .none, .with, .record, .feeling, .note: break
    default: return false
    }
    return endsWithRemark(end) && !elements[end...].contains(where: \.isNumber)
  }

  /// As `endsWithRemark(_:)`, where numbers may stand in what is told: `felt like 8/10`, ` - 3 in the tank`.
  func endsWithTalk(_ end: Int) -> Bool {
    guard let next = elements[safe: end] else { return true }
    let word = next.kind == .hyphen && next.spaceAfter ? end + 2 : end
    guard let talk = elements[safe: word], talk.kind == .word else { return false }
    switch talk.meaning {
    case .none, .with, .record, .feeling, .note, .in: break
    default: return false
    }
    return !elements[end...].contains { $0.kind == .times || $0.kind == .at || $0.unit.isMass }
  }

  /// Puts sets in place of the elements from `start`, and keeps what stands behind `end` as a note.
  mutating func putSets(_ sets: [Element], from start: Int, to end: Int) {
    if end < elements.count { context.remarks.append(range(end..<elements.count)) }
    anatomy.parser.elements.replaceSubrange(start..., with: sets)
    anatomy.parser.elements[elements.count - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  /// The `x 10, 8, 8` behind a load, for the reps of each of its sets.
  func repsOfLoad(_ reps: [Element]) -> [Element] {
    var written: [Element] = []
    for (index, count) in reps.enumerated() {
      let place = ByteRange(Int(count.range.start), Int(count.range.start))
      written.append(
        Element(index == 0 ? .times : .comma, place, flags: [.spaceBefore, .spaceAfter]))
      written.append(count)
      written[written.count - 1].flags.formUnion([.spaceBefore, .spaceAfter])
    }
    return written
  }
}
