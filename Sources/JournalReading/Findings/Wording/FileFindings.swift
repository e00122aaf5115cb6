internal import JournalSyntax

/// What is said about files and their bytes.
extension Diagnostic {
  static func invalidUTF8(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .invalidUTF8, at: place, message: "these bytes are no UTF-8",
      help: "Save the file as UTF-8 in your editor")
  }

  static func binaryFile(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .binaryFile, at: place, message: "this is no text file and was not read",
      help: "Give wlog the text of your journal; export it from the app that holds it")
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

  /// `edits` mend all such characters of the line.
  static func lookalike(
    _ found: Lookalikes.Found, _ written: String, at place: DiagnosticPlace, _ edits: [TextEdit]
  ) -> Self {
    let (message, title): (String, String) =
      switch found.kind {
      case .letterInNumber:
        (
          "“\(written)” has a letter where a digit must stand, so it is no number",
          "write \(found.replacement)"
        )
      case .digits:
        (
          "“\(written)” is written in digits that are not read as a number",
          "write \(found.replacement)"
        )
      case .times: ("“\(written)” looks like a times sign, but is none", "write x")
      case .hidden:
        ("an invisible character stands here and breaks what is around it in two", "remove it")
      case .mixedWord:
        (
          "“\(written)” mixes letters of two alphabets that look alike",
          "write “\(found.replacement)” in one alphabet"
        )
      }
    return Diagnostic(
      .lookalikeCharacter, at: place, message: message,
      help: found.kind == .mixedWord
        ? "To wlog it is another word than “\(found.replacement)”, though it looks the same"
        : "Type the line anew: 100 kg x 5 x 3",
      fixes: [Fix(title: title, isSafe: true, edits: edits)])
  }
}
