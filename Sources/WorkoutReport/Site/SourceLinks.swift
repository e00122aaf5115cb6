import WorkoutModel

/// Where in the journal a number stands: as text, and as an address if the journal has one.
struct SourceLinks {
  private let files: [String]
  private let template: String?
  private let isHidden: Bool

  init(files: [String], options: SiteOptions) {
    self.files = files
    isHidden = options.isIncognito
    let url = options.sourceURL ?? ""
    let isWeb = url.hasPrefix("https://") || url.hasPrefix("http://")
    template = isWeb && !options.isIncognito ? url : nil
  }

  /// `log/2026.md:12`; `nil` when the names of files are nobody's business.
  func text(_ location: SourceLocation) -> String? {
    guard !isHidden, files.indices.contains(Int(location.fileIndex)) else { return nil }
    return files[Int(location.fileIndex)] + ":" + String(location.lineNumber)
  }

  func address(_ location: SourceLocation) -> String? {
    guard files.indices.contains(Int(location.fileIndex)) else { return nil }
    return address(file: files[Int(location.fileIndex)], line: Int(location.lineNumber))
  }

  func address(file: String, line: Int) -> String? {
    guard let template else { return nil }
    var path = Self.percentEncoded(file)
    while path.hasPrefix("./") { path.removeFirst(2) }
    if template.contains("{file}") {
      return Self.replace(
        "{line}", in: Self.replace("{file}", in: template, by: path), by: "\(line)")
    }
    return template + (template.hasSuffix("/") ? "" : "/") + path + "#L\(line)"
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
