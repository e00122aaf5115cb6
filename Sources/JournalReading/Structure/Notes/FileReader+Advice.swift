internal import JournalSyntax

/// What others asked for: `physio says: clamshells 2x15, bridges 3x10`.
extension FileReader {
  /// A word such as `says` right before a colon, behind one to four others.
  func tellsAdvice(_ start: Int, _ end: Int) -> Bool {
    guard start + 3 < end, elements[start].kind == .word,
      let colon = elements[start..<min(end, start + 6)].firstIndex(where: { $0.kind == .colon }),
      colon > start + 1
    else { return false }
    return isWord(colon - 1, in: Self.saying)
      && elements[start..<colon].allSatisfy { $0.kind == .word } && isMultiplied(colon..<end)
  }

  private static let saying = WordSet(
    """
    says said wants prescribed prescribes recommends recommended suggests suggested sagt meint
    empfiehlt dit dice diz говорит сказал велел zegt säger sier siger mówi kazał říká
    """)

  mutating func plannedByOthers(_ line: LineSyntax) {
    file.plannedLines.append(context.lineIndex)
    note(line.content)
  }
}
