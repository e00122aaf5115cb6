/// A duration in a cell, in seconds: `1h 50m`, `38min`, `1小时13分钟`, `1:02:05`, `4543`.
enum CellDuration {
  private static let units: [(words: [String], seconds: Double)] = [
    (["h", "hr", "hrs", "hour", "hours", "std", "小时", "時間", "ore", "ora"], 3600),
    (["m", "min", "mins", "minute", "minutes", "minuti", "分钟", "分鐘", "分"], 60),
    (["s", "sec", "secs", "second", "seconds", "secondi", "秒"], 1),
  ]

  /// `nil` when the text is no duration.
  static func seconds(_ text: String) -> Double? {
    let text = Trimming.blanks(of: text).lowercased()
    if text.contains(":") { return clock(text) }
    if let number = Double(text) { return number }
    var total = 0.0
    var rest = text[...]
    while let first = rest.first {
      guard first != " " else {
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      let word = rest[digits.endIndex...].drop { $0 == " " }.prefix { $0.isLetter }
      guard let value = Double(digits),
        let unit = units.first(where: { $0.words.contains(String(word)) })
      else { return nil }
      total += value * unit.seconds
      rest = rest[word.endIndex...]
    }
    return text.isEmpty ? nil : total
  }

  /// `h:mm:ss` or `mm:ss`.
  private static func clock(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    guard 2...3 ~= parts.count else { return nil }
    return parts.reduce(0 as Double?) { total, part in
      guard let total, let part, part >= 0 else { return nil }
      return total * 60 + part
    }
  }
}
