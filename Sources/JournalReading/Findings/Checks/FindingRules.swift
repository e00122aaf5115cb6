internal import JournalSyntax

/// What the journal says about its findings: `level: W304 off`, and exemptions of single lines.
struct FindingRules {
  private let levels: [[DiagnosticCode: Level]]
  private let exemptions: [Exemption]

  enum Level: Hashable {
    case off
    case severity(Severity)
  }

  /// - Parameters:
  ///   - levels: by file; the settings of the journal are among them already.
  ///   - exemptions: of all files, in their order.
  init(levels: [[DiagnosticCode: Level]], exemptions: [Exemption]) {
    self.levels = levels
    self.exemptions = exemptions
  }

  /// The findings that stay, each at its level, and a hint for every exemption of nothing.
  func applied(to diagnostics: [Diagnostic], in sources: [Source]) -> [Diagnostic] {
    guard !exemptions.isEmpty || levels.contains(where: { !$0.isEmpty }) else {
      return diagnostics
    }
    var used: Set<Exempted> = []
    let exempted = exempted
    var kept = diagnostics.filter { diagnostic in
      guard diagnostic.code.canBeSilenced, !exempted.isEmpty else { return true }
      let place = diagnostic.place
      let key = Exempted(
        fileIndex: place.fileIndex,
        lineIndex: sources[place.fileIndex].lineIndex(at: Int(place.range.start)),
        code: diagnostic.code)
      guard exempted.contains(key) else { return true }
      used.insert(key)
      return false
    }
    kept += unused(used)
    return kept.compactMap(leveled)
  }

  private struct Exempted: Hashable {
    let fileIndex: Int
    let lineIndex: Int
    let code: DiagnosticCode
  }

  private var exempted: Set<Exempted> {
    Set(
      exemptions.flatMap { exemption in
        exemption.names.compactMap { name in
          DiagnosticCode(name: name.text).map {
            Exempted(fileIndex: exemption.fileIndex, lineIndex: exemption.lineIndex, code: $0)
          }
        }
      })
  }

  private func unused(_ used: Set<Exempted>) -> [Diagnostic] {
    exemptions.flatMap { exemption in
      exemption.names.compactMap { name in
        let place = DiagnosticPlace(fileIndex: exemption.fileIndex, range: name.range)
        guard let code = DiagnosticCode(name: name.text) else {
          return .exemptionUnknown(at: place, name.text)
        }
        guard code.canBeSilenced else { return .exemptionRefused(at: place, code) }
        let key = Exempted(
          fileIndex: exemption.fileIndex, lineIndex: exemption.lineIndex, code: code)
        return used.contains(key) ? nil : .exemptionUnused(at: place, code)
      }
    }
  }

  private func leveled(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard let level = levels[diagnostic.place.fileIndex][diagnostic.code] else { return diagnostic }
    switch level {
    case .off: return nil
    case .severity(let severity):
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return diagnostic
    }
  }
}

extension FindingRules.Level {
  /// `off`, `hint`, `warning`, `error`.
  init?(name: some StringProtocol) {
    if name == "off" {
      self = .off
    } else if let severity = Severity.allCases.first(where: { $0.name == name }) {
      self = .severity(severity)
    } else {
      return nil
    }
  }

  /// The value of a `level:` line, `W304 off, W202 error`; `nil` when it is none.
  static func levels(_ value: String) -> [(code: DiagnosticCode, level: Self)]? {
    var levels: [(DiagnosticCode, Self)] = []
    for part in value.split(separator: ",") {
      let words = part.split(whereSeparator: \.isWhitespace)
      guard words.count == 2, let code = DiagnosticCode(name: words[0]), code.canBeSilenced,
        let level = Self(name: words[1].lowercased())
      else { return nil }
      levels.append((code, level))
    }
    return levels.isEmpty ? nil : levels
  }
}
