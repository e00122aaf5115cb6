internal import JournalSyntax
internal import WorkoutModel

/// What stands between two rules at the top of a file: keys of a site's generator, no training.
extension FileReader {
  /// Some part their sessions by rules, the first line of the file among them: lines without a key,
  /// and lines of sets, are no front matter.
  ///
  /// Some keep a key for each exercise, its loads and its goals.
  var hasFrontMatter: Bool {
    let lines = document.lines
    guard isHyphens(lines[0]),
      let end = lines.prefix(Self.longestFrontMatter).indices.dropFirst().first(where: {
        lines[$0].kind == .rule
      }),
      isHyphens(lines[end])
    else { return false }
    return lines[1..<end].allSatisfy { line in
      switch line.kind {
      case .blank, .comment, .item: return true
      case .heading, .text:
        let content = bytes[line.content.indices]
        return (line.indent > 0 || content.contains(Byte.colon))
          && (!holdsProduct(content) || isKeyOfSite(content))
      default: return false
      }
    }
  }

  /// In lines; what opens with a rule and goes on for longer is no front matter.
  static let longestFrontMatter = 400

  private func isHyphens(_ line: LineSyntax) -> Bool {
    line.kind == .rule && bytes[line.content.indices].allSatisfy { $0 == Byte.hyphen }
  }

  /// `tags: [legs, 5x5]`, `title: Push day 5x5`.
  private func isKeyOfSite(_ content: ArraySlice<UInt8>) -> Bool {
    content.firstIndex(of: Byte.colon).map { Self.keysOfSites.contains(content[..<$0]) } ?? false
  }

  private static let keysOfSites = WordSet(
    "tags tag title titel categories category keywords description summary layout")

  /// `100x5`, `100 kg x 5`.
  private func holdsProduct(_ content: ArraySlice<UInt8>) -> Bool {
    content.indices.dropFirst().dropLast().contains { index in
      let (before, after) = (content[index - 1], content[index + 1])
      return content[index] | 0x20 == UInt8(ascii: "x")
        && (Byte.isDigit(before) || Byte.isBlank(before))
        && (Byte.isDigit(after) || Byte.isBlank(after))
    }
  }

  mutating func frontMatter(_ line: LineSyntax) {
    guard line.kind != .rule else {
      context.isInFrontMatter = false
      return
    }
    scanner.scan(line.content.indices, into: &anatomy.parser.elements)
    hintYearOfTitle()
    guard elements.count > 2, elements[0].meaning == .date, elements[1].kind == .colon,
      let (date, _) = dates.date(at: firstSolid(2))
    else { return }
    startSession(date, titleFrom: elements.count)
  }

  /// `title: calisthenics 2024`.
  private mutating func hintYearOfTitle() {
    guard elements.count > 2, elements[1].kind == .colon, isWord(0, in: Self.titleKeys),
      file.hintedYear == nil, elements.count(where: \.isNumber) == 1,
      let year = elements.first(where: \.isNumber), year.isBareWhole,
      1_990_000...2_049_000 ~= year.value
    else { return }
    file.hintedYear = Int(year.value) / 1000
  }

  private static let titleKeys = WordSet("title titel titre título titolo year jahr name")
}
