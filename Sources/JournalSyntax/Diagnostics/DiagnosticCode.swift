/// The stable names of all findings. A number is never used again for another meaning.
///
/// 1xx the file and its bytes · 2xx sets · 3xx dates and sessions · 4xx exercises ·
/// 5xx directives.
public enum DiagnosticCode: UInt16, Hashable, Sendable, CaseIterable {
  case invalidUTF8 = 101
  case binaryFile = 102
  case lineTooLong = 103
  case mergeConflict = 104
  case lookalikeCharacter = 105

  case unreadNumbers = 201
  case ambiguousOrder = 202
  case unitUnknown = 203
  case unitSuspicious = 204
  case repsImplausible = 205
  case rpeImplausible = 206
  case loadImplausible = 207
  case tooManySets = 208
  case performedUnclear = 209

  case dateMissing = 301
  case dateAmbiguous = 302
  case dateImpossible = 303
  case dateOutOfOrder = 304
  case dateInFuture = 305
  case weekdayWrong = 306
  case sessionRepeated = 307
  case sessionTooLong = 308
  case yearUnknown = 309

  case exerciseMissing = 401
  case exerciseNearDuplicate = 402
  case exerciseAssumed = 403

  case directiveUnknown = 501
  case directiveInvalid = 502
  case directiveContradiction = 503
  case planFile = 504
  case exemptionUnused = 505

  /// `W202`.
  public var name: String { "W" + String(rawValue) }

  /// How grave it is when the journal does not say otherwise.
  public var usualSeverity: Severity {
    switch self {
    case .binaryFile, .lineTooLong, .mergeConflict, .dateImpossible, .directiveInvalid,
      .directiveContradiction:
      .error
    case .performedUnclear, .planFile, .unitUnknown, .exemptionUnused, .exerciseAssumed:
      .hint
    default:
      .warning
    }
  }

  /// False for what says that the file itself is damaged: a journal may not hide that.
  public var canBeSilenced: Bool {
    switch self {
    case .invalidUTF8, .binaryFile, .lineTooLong, .mergeConflict: false
    default: true
    }
  }

  /// The code of that name, in either case; `nil` when there is none.
  public init?(name: some StringProtocol) {
    guard let first = name.first, first == "W" || first == "w",
      let number = UInt16(name.dropFirst())
    else { return nil }
    self.init(rawValue: number)
  }
}
