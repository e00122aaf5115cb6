internal import WorkoutModel

/// A way to write dates, e.g. `{yyyy}-{mm}-{dd}`.
struct DatePattern: Hashable {
  private let text: String
  /// For patterns with the name of a month.
  private let monthNames: Int?
  private let monthCase: NameCase

  init(_ text: String, monthNames: Int? = nil, monthCase: NameCase = .asListed) {
    self.text = text
    self.monthNames = monthNames
    self.monthCase = monthCase
  }

  static let iso = DatePattern("{yyyy}-{mm}-{dd}")

  /// The usual ones first.
  static let all: [DatePattern] = {
    var patterns = [iso] + numeric
    for names in CalendarNames.months.indices {
      for nameCase in NameCase.allCases {
        patterns += named.map { DatePattern($0, monthNames: names, monthCase: nameCase) }
      }
    }
    return patterns
  }()

  private static let numeric: [DatePattern] = numericTexts.map { DatePattern($0) }

  private static let numericTexts: [String] = {
    var texts: [String] = []
    for mark in ["-", "/", "."] {
      for (month, day) in [("{mm}", "{dd}"), ("{m}", "{d}")] {
        let orders: [[String]] = [
          ["{yyyy}", month, day], [day, month, "{yyyy}"], [month, day, "{yyyy}"],
          [day, month, "{yy}"], [month, day, "{yy}"],
        ]
        texts += orders.map { $0.joined(separator: mark) }
        if mark == "/" { texts += ["\(month)/\(day)", "\(day)/\(month)"] }
        if mark == "." { texts.append("\(day).\(month).") }
      }
    }
    return texts + eastAsian + ["{yyyy}{mm}{dd}"]
  }()

  private static let eastAsian = [
    "{yyyy}年{m}月{d}日", "{yyyy}年{mm}月{dd}日", "{m}月{d}日", "{yyyy}년 {m}월 {d}일", "{m}월 {d}일",
  ]

  private static let named = [
    "{month} {d}, {yyyy}", "{month} {d}{th}, {yyyy}", "{d} {month} {yyyy}", "{d}. {month} {yyyy}",
    "{d} {month}, {yyyy}", "{d} de {month} de {yyyy}", "{month} {d}{th}", "{month} {d}",
    "{d} {month}", "{d}. {month}", "{d} de {month}", "{d}-{month}-{yyyy}", "{d}-{month}-{yy}",
    "{d} {month} {yy}",
  ]

  /// The same pattern with a year of four digits; `nil` when it has one.
  var withYear: DatePattern? {
    guard !text.contains("yy"), !text.contains("年"), !text.contains("년") else { return nil }
    guard monthNames == nil, !text.hasSuffix("日"), !text.hasSuffix("일") else {
      let year = text.hasSuffix("일") ? "{yyyy}년 " : text.hasSuffix("日") ? "{yyyy}年" : ""
      let ending = year.isEmpty ? " {yyyy}" : ""
      return DatePattern(year + text + ending, monthNames: monthNames, monthCase: monthCase)
    }
    return DatePattern(text.hasSuffix(".") ? text + "{yyyy}" : text + "/{yyyy}")
  }

  func text(for date: CivilDate) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      result += field(String(rest[rest.index(after: open)..<close]), date)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private func field(_ name: String, _ date: CivilDate) -> String {
    let (year, month, day) = date.components
    switch name {
    case "yyyy": return String(year)
    case "yy": return Self.twoDigits(year % 100)
    case "mm": return Self.twoDigits(month)
    case "m": return String(month)
    case "dd": return Self.twoDigits(day)
    case "d": return String(day)
    case "month": return monthNames.map { monthCase(CalendarNames.months[$0][month - 1]) } ?? ""
    default: return Self.ordinalEnding(day)
    }
  }

  private static func twoDigits(_ number: Int) -> String {
    (number < 10 ? "0" : "") + String(number)
  }

  private static func ordinalEnding(_ day: Int) -> String {
    switch day {
    case 1, 21, 31: "st"
    case 2, 22: "nd"
    case 3, 23: "rd"
    default: "th"
    }
  }

  /// Where the date stands in a line written in this way; neither digits nor letters may touch it.
  func range(of date: CivilDate, in line: String) -> Range<String.Index>? {
    let wanted = Array(text(for: date))
    let letters = Array(line)
    guard !wanted.isEmpty, letters.count >= wanted.count else { return nil }
    for start in 0...(letters.count - wanted.count)
    where letters[start] == wanted[0]
      && letters[start..<(start + wanted.count)].elementsEqual(wanted)
    {
      let end = start + wanted.count
      let touches =
        start > 0 && letters[start - 1].isNumber
        || end < letters.count && (letters[end].isNumber || letters[end].isLetter)
          && wanted[wanted.count - 1].isASCII
      if touches { continue }
      return line.index(
        line.startIndex, offsetBy: start)..<line.index(
          line.startIndex, offsetBy: end)
    }
    return nil
  }
}
