/// How grave a finding is.
public enum Severity: UInt8, Hashable, Comparable, Sendable, CaseIterable {
  case error
  case warning
  case hint

  /// `error`, `warning`, `hint`.
  public var name: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .hint: "hint"
    }
  }

  /// The gravest comes first.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A place in one of the files that were read together.
public struct DiagnosticPlace: Hashable, Sendable {
  /// Index into the sources that were read.
  public let fileIndex: Int
  public let range: ByteRange

  public init(fileIndex: Int, range: ByteRange) {
    self.fileIndex = fileIndex
    self.range = range
  }
}

/// Another place that explains a finding.
public struct DiagnosticNote: Hashable, Sendable {
  public let message: String
  public let place: DiagnosticPlace

  public init(message: String, place: DiagnosticPlace) {
    self.message = message
    self.place = place
  }
}

/// A way to mend a finding.
public struct Fix: Hashable, Sendable {
  /// What it does, as an order: `write “kg” behind the number`.
  public let title: String
  /// True when it cannot change what the lifter meant; only such fixes are made unasked.
  public let isSafe: Bool
  /// In the file of the diagnostic. Never empty.
  public let edits: [TextEdit]

  public init(title: String, isSafe: Bool, edits: [TextEdit]) {
    precondition(!edits.isEmpty, "a fix must change something")
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }
}

/// Something that a lifter should know about their journal.
public struct Diagnostic: Hashable, Sendable {
  public var code: DiagnosticCode
  public var severity: Severity
  public var place: DiagnosticPlace
  /// What was found, in one sentence without a full stop.
  public var message: String
  /// Why it matters or what to write instead; may be empty.
  public var help: String
  public var notes: [DiagnosticNote]
  public var fixes: [Fix]

  public init(
    _ code: DiagnosticCode, severity: Severity? = nil, at place: DiagnosticPlace,
    message: String, help: String = "", notes: [DiagnosticNote] = [], fixes: [Fix] = []
  ) {
    self.code = code
    self.severity = severity ?? code.usualSeverity
    self.place = place
    self.message = message
    self.help = help
    self.notes = notes
    self.fixes = fixes
  }
}

extension Diagnostic {
  /// The findings in the order of `inOrder`.
  package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let places = diagnostics.indices.map { index in
      let place = diagnostics[index].place
      return (key: UInt64(place.fileIndex) << 32 | UInt64(place.range.start), index: index)
    }
    return places.sorted { left, right in
      left.key != right.key
        ? left.key < right.key : inOrder(diagnostics[left.index], diagnostics[right.index])
    }.map { diagnostics[$0.index] }
  }

  /// The order in which findings are shown: by file, place, gravity, code, text.
  public static func inOrder(_ left: Self, _ right: Self) -> Bool {
    if left.place.fileIndex != right.place.fileIndex {
      return left.place.fileIndex < right.place.fileIndex
    }
    if left.place.range.start != right.place.range.start {
      return left.place.range.start < right.place.range.start
    }
    if left.severity != right.severity { return left.severity < right.severity }
    if left.code != right.code { return left.code.rawValue < right.code.rawValue }
    return left.message < right.message
  }
}
