/// Words for times and lots, which multiply, or tell how often: `3 times 10`, `3 times a week`.
extension ElementScanner {
  /// The `times` of `3 times 10`, which multiplies, and of `3 times a week`.
  func tellsFrequency(_ at: Int) -> Bool {
    var next = nextSolid(from: at + 1)
    if kind(at: next) == .number { return true }
    for _ in 0..<2 where kind(at: next) == .word {
      if Self.periods.contains(slice(next)) { return true }
      next = nextSolid(from: next + 1)
    }
    return false
  }

  private static let periods = WordSet(
    """
    week day month year daily weekly woche tag monat jahr semaine jour mois semana día dia mes mês
    settimana giorno mese dag maand vecka dygn månad uge uke tydzień tygodniu dzień viikossa
    päivässä hafta haftada gün günde
    """)

  /// `of` and a number, a mark or nothing stands behind the word.
  func countsLots(_ at: Int) -> Bool {
    let next = nextSolid(from: at + 1)
    guard kind(at: next) == .word else { return true }
    return word(at: next).meaning == .of && kind(at: nextSolid(from: next + 1)) == .number
  }
}
