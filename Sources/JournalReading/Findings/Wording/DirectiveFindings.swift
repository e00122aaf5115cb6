internal import JournalSyntax

/// What is said about directives and exemptions.
extension Diagnostic {
  static func directiveInvalid(_ directive: Directive) -> Self {
    Diagnostic(
      .directiveInvalid, at: directive.place,
      message: "“\(directive.value)” is no value for \(directive.key.rawValue)",
      help: "For example: \(directive.key.example)")
  }

  static func directiveContradiction(
    _ directive: Directive, _ earlier: Directive, of subject: String
  ) -> Self {
    Diagnostic(
      .directiveContradiction, severity: directive.key == .goal ? .warning : nil,
      at: directive.place,
      message: "\(subject) was stated before as “\(earlier.value)”, and here as "
        + "“\(directive.value)”",
      help: "Keep one of the two lines; until then the later one holds",
      notes: [DiagnosticNote(message: "stated here first", place: earlier.place)])
  }

  static func directiveMisspelt(
    at place: DiagnosticPlace, _ word: String, _ meant: String
  ) -> Self {
    Diagnostic(
      .directiveUnknown, at: place,
      message: "“\(word)” is no directive; did you mean “\(meant)”?",
      help: "The line has no effect as it stands",
      fixes: [
        Fix(
          title: "write “\(meant)”", isSafe: false,
          edits: [TextEdit(replace: place.range, with: meant)])
      ])
  }

  static func directiveUnknown(
    at place: DiagnosticPlace, _ word: String, _ nearest: String?
  ) -> Self {
    let question = nearest.map { "; did you mean “\($0)”?" } ?? ""
    let known = Directive.Key.allCases.map(\.rawValue).joined(separator: ", ")
    return Diagnostic(
      .directiveUnknown, at: place, message: "“\(word)” is no directive" + question,
      help: "The directives are \(known)")
  }

  static func exemptionUnused(at place: DiagnosticPlace, _ code: DiagnosticCode) -> Self {
    Diagnostic(
      .exemptionUnused, at: place, message: "there is no \(code.name) on the line to allow",
      help: "Remove the comment; the finding is gone")
  }

  static func exemptionUnknown(at place: DiagnosticPlace, _ name: String) -> Self {
    Diagnostic(
      .exemptionUnused, at: place, message: "“\(name)” is not the code of a finding",
      help: "Codes stand in brackets behind each finding: // wlog: allow W202")
  }

  static func exemptionRefused(at place: DiagnosticPlace, _ code: DiagnosticCode) -> Self {
    Diagnostic(
      .exemptionUnused, at: place, message: "\(code.name) cannot be allowed",
      help: "It says that the file itself is damaged, which must not go unseen")
  }
}

extension Directive.Key {
  /// A line that is right.
  var example: String {
    switch self {
    case .unit: "unit: kg"
    case .order: "order: weight x reps x sets"
    case .dates: "dates: day/month/year"
    case .year: "year: 2024"
    case .alias: "alias: OHP = Overhead Press"
    case .goal: "goal: Bench Press 120 kg by 2027-06-01"
    case .favourite: "favourite: Squat"
    case .color: "color: Bench Press teal"
    case .muscles: "muscles: Landmine Press = shoulders, chest/2"
    case .formula: "formula: brzycki"
    case .sex: "sex: female"
    case .trophy: "trophy: Century = Bench Press 100 kg"
    case .level: "level: W304 off (or hint, warning, error; findings about bytes have no level)"
    }
  }
}
