internal import JournalSyntax

/// Years in titles beside a word for them or beside a month: `Diary of the yard. 2024 рік`, `Log
/// (2025年6月~)`, `treino - fev/2024`.
extension FileReader {
  /// Keeps such a year of one of the first lines for the days below.
  mutating func hintYearBesideWord() {
    guard file.dates.isEmpty, file.hintedYear == nil, 2...40 ~= elements.count,
      context.lineIndex == 0 || document.lines[context.lineIndex].kind == .heading,
      !elements.contains(where: { $0.meaning == .record || $0.meaning == .goal }),
      let year = elements.indices.first(where: { isYearOfTitle($0) })
    else { return }
    file.hintedYear = Int(elements[year].value) / 1000
  }

  private func isYearOfTitle(_ index: Int) -> Bool {
    let year = elements[index]
    guard year.isBareWhole, year.range.count == 4, 2_000_000...2_049_000 ~= year.value,
      // `since 2019` tells of other days.
      index == 0 || !isWord(index - 1, in: Self.beforeOtherYears)
    else { return false }
    if let next = elements[safe: index + 1], next.kind == .word {
      if isWord(index + 1, in: Self.wordsOfYears) { return true }
      if !next.spaceBefore,
        Self.marksOfYears.contains(where: { bytes[next.range.indices].starts(with: $0) })
      {
        return true
      }
    }
    guard index > 0 else { return false }
    if elements[index - 1].meaning == .month { return true }
    return index > 1 && elements[index - 1].kind == .slash && elements[index - 2].meaning == .month
  }

  private static let beforeOtherYears = WordSet(
    "since from od seit ab desde depuis dès dal с со з із від от vanaf sedan siden")
  private static let wordsOfYears = WordSet(
    "year рік року год года г р rok roku rokem rocznik leto jahr año ano anno année an jaar år vuosi év")
  private static let marksOfYears = ["年", "년"].map { Array($0.utf8) }
}
