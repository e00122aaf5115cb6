internal import JournalSyntax

/// Days in Chinese numerals: `三月六号`, `十二月二十一日`.
extension DateParser {
  func numeralDate(at index: Int) -> (WrittenDate, Int)? {
    guard index < elements.count, elements[index].kind == .word,
      12...36 ~= elements[index].range.count,
      case let text = bytes[elements[index].range.indices], text[text.startIndex] >= 0xE4
    else { return nil }
    var letters = String(decoding: text, as: UTF8.self).unicodeScalars[...]
    guard let month = Self.takeNumeral(&letters), 1...12 ~= month, letters.popFirst() == "月",
      let day = Self.takeNumeral(&letters), 1...31 ~= day, let sign = letters.popFirst(),
      sign == "日" || sign == "号" || sign == "號", letters.isEmpty
    else { return nil }
    return (
      WrittenDate(
        numbers: [month, day], form: .namedWithoutYear, weekday: nil,
        range: elements[index].range), index + 1
    )
  }

  /// `六` is 6, `十二` 12, `二十` 20, `廿一` 21, `三十一` 31.
  private static func takeNumeral(_ letters: inout Substring.UnicodeScalarView) -> Int? {
    var (value, hasTen, hasDigit) = (0, false, false)
    while let letter = letters.first {
      if let digit = digits.firstIndex(of: letter) {
        guard !hasDigit else { return nil }
        value += digit + 1
        hasDigit = true
      } else if letter == "十" {
        guard !hasTen else { return nil }
        value = max(1, value) * 10
        (hasTen, hasDigit) = (true, false)
      } else if letter == "廿" {
        guard !hasTen, value == 0 else { return nil }
        (value, hasTen) = (20, true)
      } else {
        break
      }
      letters.removeFirst()
    }
    return value > 0 ? value : nil
  }

  private static let digits = Array("一二三四五六七八九".unicodeScalars)
}
