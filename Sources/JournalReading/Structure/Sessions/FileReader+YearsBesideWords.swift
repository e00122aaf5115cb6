internal import JournalSyntax

/// Years in titles beside a word for them or beside a month: `Diary of the yard. 2024 рік`, `Log
/// (2025年6月~)`, `treino - fev/2024`.
extension FileReader {
  /// Keeps such a year of one of the first lines for the days below. True of a first line that tells nothing else.
  mutating func isTitleWithYearBesideWord() -> Bool {
    guard file.dates.isEmpty, 2...40 ~= elements.count,
      context.lineIndex == 0 || document.lines[context.lineIndex].kind == .heading,
      !elements.contains(where: { $0.meaning == .record || $0.meaning == .goal }),
      let year = elements.indices.first(where: { isYearOfTitle($0) })
    else { return false }
    if file.hintedYear == nil { file.hintedYear = Int(elements[year].value) / 1000 }
    return context.lineIndex == 0 && document.lines[0].kind == .text && year > 0
      && elements.count(where: \.isNumber) == 1 && elements[0].kind == .word
      && !elements.contains(where: { $0.kind == .times || $0.meaning == .date })
      && dates.date(at: max(0, year - 2)) == nil && dates.date(at: year - 1) == nil
      && dates.date(at: 0) == nil
  }

  private func isYearOfTitle(_ index: Int) -> Bool {
    let year = elements[index]
    // The scanner may take the word for a unit.
    if year.kind == .quantity, year.unit != .none, index > 0,
      2_000_000...2_049_000 ~= year.value, !isWord(index - 1, in: Self.beforeOtherYears),
      case let text = bytes[year.range.indices], text.prefix(while: { Byte.isDigit($0) }).count == 4
    {
      let word = text.dropFirst(4).drop { $0 == Byte.space }
      return CommonWords.year.contains(word)
        || Self.marksOfYears.contains { word.starts(with: $0) }
    }
    guard year.isBareWhole, year.range.count == 4, 2_000_000...2_049_000 ~= year.value,
      // `since 2019` tells of other days.
      index == 0 || !isWord(index - 1, in: Self.beforeOtherYears)
    else { return false }
    if let next = elements[safe: index + 1], next.kind == .word {
      if isWord(index + 1, in: CommonWords.year) { return true }
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
  private static let marksOfYears = ["年", "년"].map { Array($0.utf8) }
}
