internal import JournalSyntax

/// What is said about exercises and their names.
extension Diagnostic {
  static func exerciseMissing(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .exerciseMissing, at: place, message: "a set without an exercise above it was not read",
      help: "Write the exercise on the line before, or in front: Squat: 100 kg x 5")
  }

  static func exerciseAssumed(at place: DiagnosticPlace, _ name: String) -> Self {
    Diagnostic(
      .exerciseAssumed, at: place, message: "no exercise is named; read as “\(name)”",
      help: "Write the exercise in front: \(name) 4 mi in 38:30",
      fixes: [
        Fix(
          title: "write “\(name)” in front", isSafe: false,
          edits: [
            TextEdit(
              replace: ByteRange(Int(place.range.start), Int(place.range.start)), with: name + " ")
          ])
      ])
  }

  static func exerciseNearDuplicate(
    at place: DiagnosticPlace, _ name: String, meant: String, uses: Int
  ) -> Self {
    Diagnostic(
      .exerciseNearDuplicate, at: place,
      message: "“\(name)” stands nearly alone; did you mean “\(meant)”, written \(uses) times?",
      help: "If both are one exercise, mend the name, or keep it and say so at the top of the "
        + "file: alias: \(name) = \(meant)",
      fixes: [
        Fix(
          title: "write “\(meant)”", isSafe: false,
          edits: [TextEdit(replace: place.range, with: meant)])
      ])
  }
}
