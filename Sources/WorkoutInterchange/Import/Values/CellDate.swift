import WorkoutModel

/// In which order an export writes dates such as `05/06/2026`.
package enum CellDateOrder: Sendable {
  case dayFirst
  case monthFirst
}

/// A day, and perhaps a time, as apps write them: `2026-03-02 18:05:00`, `5 Mai 2026, 07:34`,
/// `Jun 11, 2026, 1:01 PM`, `05.06.2026, 07:30`, `09/01/25`, `2026-06-29T04:56:39.712Z`.
struct CellDate {
  let date: CivilDate
  let time: TimeOfDay?

  /// `nil` for what is no date, and for one that has two readings. The order is that of day and month
  /// where neither is above 12; `nil` when it is not known.
  init?(_ text: String, order: CellDateOrder?) {
    let words = Self.words(of: text)
    // Only day-first dates are written with full stops.
    guard let (date, count) = Self.date(words, text.contains(".") ? .dayFirst : order) else {
      return nil
    }
    self.date = date
    time = Self.time(words[count...])
  }

  /// The order that a date proves, because one of its numbers is above 12.
  static func provenOrder(_ text: String) -> CellDateOrder? {
    let numbers = words(of: text).prefix(3).map { Int($0) }
    guard numbers.count == 3, let first = numbers[0], let second = numbers[1], numbers[2] != nil,
      first < 32, second < 32, first > 12 || second > 12, !text.contains(".")
    else { return nil }
    return first > 12 ? .dayFirst : .monthFirst
  }

  /// Runs of digits and runs of letters; a colon glues digits: `18:05:00` is one.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let word: Substring
      if first.isNumber {
        word = rest.prefix { $0.isNumber || $0 == ":" }
      } else if first.isLetter {
        word = rest.prefix { $0.isLetter }
      } else {
        rest.removeFirst()
        continue
      }
      words.append(word)
      rest = rest[word.endIndex...]
    }
    return words
  }

  private static func date(
    _ words: [Substring], _ order: CellDateOrder?
  ) -> (date: CivilDate, wordCount: Int)? {
    // `5 de mai de 2026`
    let used = words.prefix(5).enumerated().filter { $0.element != "de" }.prefix(3)
    guard used.count == 3, let last = used.last else { return nil }
    let parts = used.map { String($0.element) }
    guard let date = civilDate(parts, order) else { return nil }
    return (date, last.offset + 1)
  }

  private static func civilDate(_ parts: [String], _ order: CellDateOrder?) -> CivilDate? {
    let numbers = parts.map { Int($0) }
    if let month = MonthNames.month(parts[1]), let day = numbers[0], let year = numbers[2] {
      return CivilDate(year: full(year), month: month, day: day)
    }
    if let month = MonthNames.month(parts[0]), let day = numbers[1], let year = numbers[2] {
      return CivilDate(year: full(year), month: month, day: day)
    }
    guard let first = numbers[0], let second = numbers[1], let third = numbers[2] else {
      return nil
    }
    if parts[0].count == 4 { return CivilDate(year: first, month: second, day: third) }
    let isDayFirst: Bool
    if first > 12 {
      isDayFirst = true
    } else if second > 12 {
      isDayFirst = false
    } else if first != second {
      guard let order else { return nil }
      isDayFirst = order == .dayFirst
    } else {
      isDayFirst = true
    }
    return CivilDate(
      year: full(third), month: isDayFirst ? second : first, day: isDayFirst ? first : second)
  }

  private static func full(_ year: Int) -> Int { year < 100 ? 2000 + year : year }

  /// `18:05:00`, `1:01 PM`, and what follows a `T`.
  private static func time(_ words: ArraySlice<Substring>) -> TimeOfDay? {
    guard let index = words.firstIndex(where: { $0.contains(":") }) else { return nil }
    let parts = words[index].split(separator: ":").compactMap { Int($0) }
    guard parts.count >= 2 else { return nil }
    var hour = parts[0]
    let next = words.index(after: index)
    let mark = words.indices.contains(next) ? words[next].lowercased() : ""
    if mark.hasPrefix("p"), hour < 12 { hour += 12 }
    if mark.hasPrefix("a"), hour == 12 { hour = 0 }
    return TimeOfDay(hour: hour, minute: parts[1])
  }
}

/// The months in the languages in which apps export.
enum MonthNames {
  /// The beginnings by which names and abbreviations of months are told apart, by language.
  private static let names: [[String]] = [
    ["jan", "ene", "gen", "янв"], ["feb", "fev", "fév", "фев"],
    ["mar", "mär", "maa", "mrt", "мар"], ["apr", "abr", "avr", "апр"],
    ["may", "mai", "mag", "mei", "maj", "май", "мая"], ["jun", "juin", "giu", "июн"],
    ["jul", "juil", "lug", "июл"], ["aug", "ago", "aoû", "aou", "авг"],
    ["sep", "set", "сен"], ["oct", "okt", "out", "ott", "окт"], ["nov", "ноя"],
    ["dec", "dez", "dic", "déc", "дек"],
  ]

  /// 1…12; `nil` when the word is no month.
  static func month(_ word: String) -> Int? {
    let word = word.lowercased()
    guard word.count >= 3 else { return nil }
    return names.firstIndex { $0.contains { word.hasPrefix($0) } }.map { $0 + 1 }
  }
}
