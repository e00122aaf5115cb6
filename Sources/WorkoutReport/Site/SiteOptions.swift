package import WorkoutAnalysis
package import WorkoutModel

/// What the caller decides about a site.
package struct SiteOptions: Sendable {
  /// Above all pages, e.g. `Training`.
  package var title: String
  /// Today, for "this week" and "3 days ago".
  package var asOf: CivilDate
  /// Where the journal can be read, e.g. `https://github.com/me/log/blob/main/`: a file's path and
  /// `#L12` are added. With `{file}` and `{line}` in it, these are replaced instead. Anything but
  /// `http` and `https` is taken for no address.
  package var sourceURL: String?
  /// Where the site will be, for the feed, which needs whole addresses; without it there is none.
  package var baseURL: String?
  /// True to leave out what is nobody's business: notes, the body, the names of files.
  package var isIncognito: Bool
  /// A formula that was asked for on the spot; `nil` follows the journal.
  package var formula: OneRepMaxFormula?
  /// The journal's files in the order of `Journal.files`, for a site that shows their lines itself
  /// because there is no `sourceURL`. Only lines that something was read from are ever shown.
  package var sourceTexts: [SourceText]
  /// Files that the caller puts beside the pages, such as `data/sets.csv`, with what they are.
  package var dataFiles: [DataFile]

  package init(
    title: String = "Training", asOf: CivilDate, sourceURL: String? = nil, baseURL: String? = nil,
    isIncognito: Bool = false, formula: OneRepMaxFormula? = nil,
    sourceTexts: [SourceText] = [], dataFiles: [DataFile] = []
  ) {
    self.title = title
    self.asOf = asOf
    self.sourceURL = sourceURL
    self.baseURL = baseURL
    self.isIncognito = isIncognito
    self.formula = formula
    self.sourceTexts = sourceTexts
    self.dataFiles = dataFiles
  }
}

/// A file of open data that the pages link to.
package struct DataFile: Sendable {
  /// Within the site, e.g. `data/sets.csv`.
  package let path: String
  /// What is in it, e.g. `every set as CSV`.
  package let name: String
  /// Makes its bytes, the same each time.
  package let content: @Sendable () -> [UInt8]

  package init(path: String, name: String, content: @escaping @Sendable () -> [UInt8]) {
    self.path = path
    self.name = name
    self.content = content
  }
}

/// Something in the journal that could not be read, or only with doubt.
package struct ReportProblem: Hashable, Sendable {
  package enum Severity: UInt8, Hashable, Sendable, CaseIterable {
    case error
    case warning
    case hint

    var name: String {
      switch self {
      case .error: "error"
      case .warning: "warning"
      case .hint: "hint"
      }
    }
  }

  package let severity: Severity
  /// `W123`.
  package let code: String
  package let message: String
  /// What to type instead; empty when there is nothing to say.
  package let help: String
  /// As in `Journal.files`.
  package let file: String
  /// 1-based.
  package let line: Int
  /// 1-based.
  package let column: Int
  /// The line as it stands in the journal.
  package let excerpt: String

  package init(
    severity: Severity, code: String, message: String, help: String = "", file: String, line: Int,
    column: Int, excerpt: String
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.help = help
    self.file = file
    self.line = line
    self.column = column
    self.excerpt = excerpt
  }
}
