internal import JournalSyntax

/// Exercises that open the sentence above sets without one: `Bench. garage 2 degrees`, `Squat day, slept 5 hrs`.
extension FileReader {
  /// Begins the exercise before the first mark of the note right above.
  ///
  /// Returns false where none is known there.
  mutating func openSentenceAbove() -> Bool {
    guard let (line, note) = context.noteAbove, line < context.lineIndex,
      line > context.lastSetLine,
      document.lines[(line + 1)..<context.lineIndex].allSatisfy({ $0.kind == .blank })
    else { return false }
    let head = bytes[note.indices].prefix { !Self.endsOfHeads.contains($0) }
    guard 2...40 ~= head.count, head.count < note.count else { return false }
    let words = NameText.clean(head)
    guard let name = names.isKnown(words) ? words : names.exercise(ofDay: words) else {
      return false
    }
    // `Bench. Felt easy` below its sets says more of them.
    if let entry = context.entry, names.remembered(name) == file.entries[entry].exerciseID {
      return false
    }
    addEntry(name, location(ByteRange(Int(note.start), head.endIndex), lineIndex: line))
    return true
  }

  /// `45x10` below `bike 5 min`, in a session whose title names a lift.
  var isLiftBelowCardio: Bool {
    guard let entry = context.entry, file.entries[entry].nature.contains(.cardio),
      let first = anatomy.parser.expressions.first, first.terms.count > 1,
      let load = anatomy.parser.quantities.first,
      load.unit.isMass || load.unit == .none && load.value >= 20_000
    else { return false }
    return anatomy.parser.quantities.dropFirst().allSatisfy {
      $0.unit == .none || $0.unit == .repetition || $0.unit == .set
    }
  }

  private static let endsOfHeads = Array(".,;!?(".utf8)
}
