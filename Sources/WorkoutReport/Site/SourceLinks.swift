import WorkoutModel

/// Where in the journal a number stands: as text, and as an address where its lines can be read:
/// elsewhere, or on the pages of the site: those of the sessions, and those of the lines that no
/// session has.
struct SourceLinks {
  /// `nil` when the lines can be read elsewhere, or not at all.
  let book: SourceBook?
  /// `nil` when `book` is.
  let sessions: SessionLines?
  private let files: [File]
  private let isHidden: Bool

  /// What is said of every line of a file, made once.
  private struct File {
    let name: String
    /// Without its folders.
    let shortName: String
    /// Before and after the line's number; `nil` without an address elsewhere.
    let address: (start: String, end: String)?
  }

  init(
    journal: Journal, problems: [ReportProblem], options: SiteOptions,
    sessions reports: [SessionReport]
  ) {
    isHidden = options.isIncognito
    let url = options.sourceURL ?? ""
    let isWeb = url.hasPrefix("https://") || url.hasPrefix("http://")
    files = journal.files.map { name in
      File(
        name: name, shortName: name.split(separator: "/").last.map(String.init) ?? name,
        address: isWeb && !options.isIncognito ? Self.address(of: name, in: url) : nil)
    }
    sessions =
      isWeb || options.isIncognito
      ? nil : SessionLines(reports, fileCount: journal.files.count)
    book = sessions.map {
      SourceBook(journal: journal, problems: problems, texts: options.sourceTexts, sessions: $0)
    }
  }

  /// `log/2026.md:12`; `nil` when the names of files are nobody's business.
  func text(_ location: SourceLocation) -> String? {
    file(location).map { $0.name + ":" + String(location.lineNumber) }
  }

  /// `2026.md:12`, without folders.
  func shortText(_ location: SourceLocation) -> String? {
    file(location).map { $0.shortName + ":" + String(location.lineNumber) }
  }

  /// In the site, on the page of the session that has the line; `nil` where the journal's lines are
  /// read elsewhere.
  func sessionPath(_ location: SourceLocation) -> String? {
    sessions?.path(file: Int(location.fileIndex), line: Int(location.lineNumber))
  }

  /// What `sessionPath` would be, without making it.
  func combinePlace(of location: SourceLocation, into print: inout Fingerprint) {
    sessions?.combinePlace(of: location, into: &print)
  }

  /// Seen from a page from which `upwards` leads to the site's folder.
  func address(_ location: SourceLocation, upwards: String) -> String? {
    address(file: Int(location.fileIndex), line: Int(location.lineNumber), upwards: upwards)
  }

  func address(file name: String, line: Int, upwards: String) -> String? {
    files.firstIndex { $0.name == name }.flatMap { address(file: $0, line: line, upwards: upwards) }
  }

  private func address(file index: Int, line: Int, upwards: String) -> String? {
    guard !isHidden, files.indices.contains(index) else { return nil }
    if let address = files[index].address { return address.start + String(line) + address.end }
    if let path = sessions?.path(file: index, line: line) { return upwards + path }
    return book?.path(file: index, line: line).map { upwards + $0 + "#L" + String(line) }
  }

  private func file(_ location: SourceLocation) -> File? {
    let index = Int(location.fileIndex)
    return !isHidden && files.indices.contains(index) ? files[index] : nil
  }

  /// The address of a file's lines, before and after the number.
  private static func address(of file: String, in template: String) -> (start: String, end: String)
  {
    var path = percentEncoded(file)
    while path.hasPrefix("./") { path.removeFirst(2) }
    guard template.contains("{file}") else {
      return (template + (template.hasSuffix("/") ? "" : "/") + path + "#L", "")
    }
    let parts = replace("{file}", in: template, by: path)
      .split(separator: "{line}", maxSplits: 1, omittingEmptySubsequences: false)
    // Without a place for the line the number is left to the fragment.
    guard parts.count == 2 else { return (String(parts[0]) + "#L", "") }
    return (String(parts[0]), String(parts[1]))
  }

  private static func replace(_ word: String, in text: String, by new: String) -> String {
    text.split(separator: word, omittingEmptySubsequences: false).joined(separator: new)
  }

  private static func percentEncoded(_ path: String) -> String {
    var text = ""
    let digits = Array("0123456789ABCDEF")
    for byte in path.utf8 {
      let scalar = UnicodeScalar(byte)
      if "/-._~".unicodeScalars.contains(scalar) || Character(scalar).isASCIILetterOrDigit {
        text.unicodeScalars.append(scalar)
      } else {
        text += "%" + String(digits[Int(byte >> 4)]) + String(digits[Int(byte & 15)])
      }
    }
    return text
  }
}

extension Character {
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
