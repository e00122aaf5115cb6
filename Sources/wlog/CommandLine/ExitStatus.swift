/// How a run ended. Never a count.
enum ExitStatus: Int32, Comparable {
  case fine = 0
  /// `check` found errors, or something would be changed.
  case findings = 1
  /// Wrong use, unreadable input, failed write.
  case failure = 2

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Why a command could not do what was asked: ends the run with status 2.
struct Failure: Error {
  /// One sentence without a full stop.
  let message: String
  /// What to do instead; may be several lines, may be empty.
  let hint: String

  init(_ message: String, hint: String = "") {
    self.message = message
    self.hint = hint
  }
}
