import JournalReading
import JournalSyntax
import WorkoutInterchange
import WorkoutModel
import WorkoutReport

/// Turns the journal on disk into the site on disk.
struct SiteBuilder {
  private let arguments: Arguments
  private let console: Console
  private let folder: String
  private let options: SiteOptions
  /// Only what the user says: a site depends on no clock.
  private let today: CivilDate?

  init(_ arguments: Arguments, _ console: Console) throws(Failure) {
    self.arguments = arguments
    self.console = console
    folder = arguments.value(of: .siteFolder) ?? "site"
    today = try arguments.date(.today)
    var options = SiteOptions(
      asOf: today ?? CivilDate(dayNumber: 0), sourceURL: arguments.value(of: .sourceURL),
      baseURL: arguments.value(of: .baseURL), isIncognito: arguments.contains(.incognito),
      formula: try arguments.oneRepMaxFormula())
    if let title = arguments.value(of: .title) { options.title = title }
    self.options = options
  }

  /// Reads, builds and writes, and ends with one line that tells how it went.
  func build() throws(Failure) {
    let progress = Progress(console)
    defer { progress.finish() }
    let loaded = try LoadedJournal.load(arguments, console, naming: .journal, progress: progress)
    guard !loaded.isIncomplete else {
      throw Failure("the site was not built, for not all files could be read")
    }
    progress.update("building the site")
    let files = try chosen(from: files(of: loaded))
    let writer = SiteWriter(folder: folder, isForced: arguments.contains(.force))
    let result = try writer.write(
      files, isWhole: !arguments.contains(.only), progress: progress)
    progress.finish()
    if !arguments.contains(.quiet) {
      console.output.writeLine(summary(files, result, seconds: progress.elapsed))
      console.output.flush()
    }
  }

  func openForUser() {
    if !Process.openForUser(Path.join(folder, "index.html")) {
      console.say("no program was found that shows \(Path.join(folder, "index.html"))")
    }
  }
}

extension SiteBuilder {
  private func files(of loaded: LoadedJournal) -> [OutputFile] {
    var converter = FindingConverter(loaded.sources)
    // What lies in the future is known only to who says what day it is.
    let diagnostics = loaded.diagnostics.filter { today != nil || $0.code != .dateInFuture }
    let findings = diagnostics.map { converter.finding($0) }
    var options = options
    options.asOf = today ?? loaded.journal.lastDay ?? options.asOf
    let data = SiteData(journal: loaded.journal)
    let json = Once { data.json }
    if !options.isIncognito {
      options.dataFiles = [
        DataFile(path: "data/journal.json", name: "the journal as JSON", content: { json.value })
      ]
      options.sourceTexts = loaded.sources.map {
        SourceText(bytes: $0.bytes, lineStarts: $0.lineStarts)
      }
    }
    let problems = zip(diagnostics, findings).map { diagnostic, finding in
      ReportProblem(diagnostic, finding, in: loaded.sources[diagnostic.place.fileIndex])
    }
    let journal = loaded.journal
    let (parts, previous) = Threads.both(
      { [options] in
        SiteParts(journal: journal, problems: problems, options: options) {
          Threads.map(count: $0, $1)
        }.parts
      },
      { [folder, options] in
        let previous = PreviousSite(folder: folder, program: Program.fingerprint)
        // The longest of the files that are made each time, and it needs nothing but the journal.
        if !options.dataFiles.isEmpty { _ = json.value }
        return previous
      })
    // A program that is about to end need not take apart what it has put together.
    if !arguments.contains(.watch) { _ = Unmanaged.passRetained(Kept(parts: parts)) }
    return Threads.map(count: parts.count) { previous.files(of: parts[$0]) }.flatMap(\.self)
      .sorted { $0.path < $1.path }
  }

  /// What `--only` leaves of the files; style and script always go with a page.
  private func chosen(from files: [OutputFile]) throws(Failure) -> [OutputFile] {
    let wanted = arguments.allValues(of: .only)
    guard !wanted.isEmpty else { return files }
    for name in wanted where !files.contains(where: { $0.answers(to: name) }) {
      let pages = files.map(\.path).filter { $0.hasSuffix(".html") }
      let nearest = Suggestion.nearest(
        to: name, among: pages + pages.map { String($0.dropLast(5)) })
      throw Failure(
        "the site has no page ‘\(name)’", hint: nearest.map { "did you mean ‘\($0)’?" } ?? "")
    }
    return files.filter { file in
      ["css", "js"].contains(Path.ending(of: file.path))
        || wanted.contains { file.answers(to: $0) }
    }
  }

  /// `site: 143 pages, 12 files changed, 0.4 s`.
  private func summary(
    _ files: [OutputFile], _ result: SiteWriter.Result, seconds: Double
  ) -> String {
    let pages = files.count { $0.path.hasSuffix(".html") }
    let time = DecimalText.of(seconds, decimals: seconds < 1 ? 2 : 1) ?? "0"
    return "\(folder): \(Plural.of(pages, "page")), \(Plural.of(result.changed, "file")) changed, "
      + "\(time) s"
  }
}

/// Parts of a site, held for good.
private final class Kept {
  private let parts: [SitePart]

  init(parts: [SitePart]) {
    self.parts = parts
  }
}

extension OutputFile {
  /// By its path, with or without ending, or by the folder it is in.
  fileprivate func answers(to name: String) -> Bool {
    path == name || path == name + ".html"
      || path.hasPrefix(name.hasSuffix("/") ? name : name + "/")
  }
}

extension ReportProblem {
  fileprivate init(_ diagnostic: Diagnostic, _ finding: Finding, in source: Source) {
    let severity: Severity =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .hint: .hint
      }
    let line = source.content(ofLineAt: finding.place.line - 1)
    self.init(
      severity: severity, code: finding.code, message: finding.message, help: finding.help,
      file: finding.place.file, line: finding.place.line, column: finding.place.column,
      excerpt: source.text(line.prefix(Self.longestExcerpt)))
  }

  /// Bytes: a page need not show more of a line.
  private static let longestExcerpt = 300
}
