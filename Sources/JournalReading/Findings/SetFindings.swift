internal import JournalSyntax

/// What is said about sets. All wording about numbers stands here.
extension Diagnostic {
  static func unreadNumbers(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .unreadNumbers, at: place, message: "the numbers on this line were not read as sets",
      help: "If this is a set, write it as weight x reps x sets below the exercise: 100 kg x 5 x 3")
  }

  static func unreadRest(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .unreadNumbers, at: place,
      message: "these numbers behind the sets were taken for a note",
      help: "Part sets with commas: 100 kg x 5, 90 kg x 8")
  }

  static func proseNotRead(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .performedUnclear, at: place,
      message: "this sentence holds numbers of a set, but it was kept as a note",
      help: "If you did this, write it on a line of its own below the exercise: 100 kg x 5")
  }

  static func exerciseMissing(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .exerciseMissing, at: place, message: "a set without an exercise above it was not read",
      help: "Write the exercise on the line before, or in front: Squat: 100 kg x 5")
  }

  static func tooManySets(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .tooManySets, at: place,
      message: "more than \(SetMaker.mostSets) equal sets on one line were not read",
      help: "The order is weight x reps x sets: 100 kg x 5 x 3")
  }

  static func noReading(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .unreadNumbers, at: place, message: "these numbers make no set that anybody could lift",
      help: "Write weight x reps x sets: 100 kg x 5 x 3")
  }

  static func ambiguousOrder(
    at place: DiagnosticPlace, chosen: String, rival: String, order: String?
  ) -> Self {
    Diagnostic(
      .ambiguousOrder, at: place, message: "read as \(chosen), but it could be \(rival)",
      help: order.map { "Settle it for the whole file with a line at its top: order: \($0)" }
        ?? "Write the units to settle it: 100 kg x 5 x 3")
  }

  static func unitUnknown(at place: DiagnosticPlace, unit: String) -> Self {
    Diagnostic(
      .unitUnknown, at: place, message: "no unit stands anywhere, so loads were read as \(unit)",
      help: "Say it once at the top of the file: unit: \(unit)")
  }

  static func notPerformed(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .performedUnclear, at: place,
      message: "this looks like a plan, a goal or a memory and was not counted as performed",
      help: "Write what you did without a range and without words such as goal or next")
  }

  static func planFile(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .planFile, at: place, message: "this file is a plan: it holds no performed sets",
      help: "Give your training days a date, and sets the reps you did: 100 kg x 5")
  }

  static func lineTooLong(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .lineTooLong, at: place,
      message: "this line is longer than \(FileReader.longestLine / 1024) KiB and was not read",
      help: "A journal has a line for each exercise or set; break this one up")
  }

  static func mergeConflict(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .mergeConflict, at: place, message: "a merge conflict was left in this file",
      help: "Keep the lines you want and delete the marks <<<<<<<, ======= and >>>>>>>")
  }

  static func binaryFile(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .binaryFile, at: place, message: "this is no text file and was not read",
      help: "Give wlog the text of your journal; export it from the app that holds it")
  }

  static func invalidUTF8(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .invalidUTF8, at: place, message: "these bytes are no UTF-8",
      help: "Save the file as UTF-8 in your editor")
  }
}
