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
      // `My log says: Squat 3x5 100 kg`, `Garmin says: run 8x400 m` were done.
      && !(start..<colon).contains { isWord($0, in: Self.records) }
      && elements[start..<colon].allSatisfy { $0.kind == .word } && isMultiplied(colon..<end)
  }

  private static let saying = WordSet(
    """
    says said wants prescribed prescribes recommends recommended suggests suggested sagt meint
    empfiehlt mandou mandó mandato dit dice diz говорит сказал велел zegt säger sier siger mówi kazał říká
    """)

  private static let records = WordSet(
    """
    log logbook journal diary notes notebook app hevy strong garmin strava fitbit watch apple whoop polar
    suunto coros phone tracker memory record records sheet spreadsheet jefit fitnotes counter computer
    """)

  mutating func plannedByOthers(_ line: LineSyntax) {
    file.plannedLines.append(context.lineIndex)
    note(line.content)
  }
}
