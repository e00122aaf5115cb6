/// A file that will be read, and why.
struct FoundFile: Sendable {
  /// The path in `display` of standard input.
  static let standardInput = "-"

  /// To open it; `-` for standard input.
  let path: String
  /// As messages name it.
  let display: String
  /// As a report names it: from the journal's folder, wherever the program was started.
  var journalPath: String
  let reason: String
  /// False for a `journal.wlog` above the files that were asked for: only what it settles counts.
  let isAsked: Bool
}
