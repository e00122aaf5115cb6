internal import JournalSyntax

/// Labels of a programme in brackets before a day: `[B2D3] 4.15 Wed`, `[Day 5] 2026-04-15`.
extension FileReader {
  /// Takes the label off, and keeps it as words; nothing tells brackets but the bytes.
  mutating func dropLabelBeforeDay(_ line: LineSyntax) {
    guard elements.count > 2, line.kind == .text || line.kind == .item || line.kind == .heading,
      let close = endOfLabel(line.content),
      let start = elements.firstIndex(where: { Int($0.range.start) > close }),
      start > 0, elements[0].kind == .word || elements[0].kind == .openParenthesis,
      case let rest = Array(elements[start...]),
      // `6.1` is a day at the start of a line only.
      let (date, next) = DateParser(rest, bytes).date(at: 0), date.form != .weekdayOnly,
      date.weekday != nil || date.hasYear || next == rest.count,
      isPossible(date) || date.parts(.yearMonthDay) != nil,
      !rest[next...].contains(where: { $0.kind == .times || $0.unit.isTime })
    else { return }
    context.remarks.append(range(0..<start))
    anatomy.parser.elements.removeSubrange(0..<start)
  }

  /// The bracket that ends such a label; `[x]` and `[2026]` are none.
  private func endOfLabel(_ content: ByteRange) -> Int? {
    if let wide = endOfWideLabel(content) { return wide }
    guard bytes[Int(content.start)] == Byte.openBracket else { return nil }
    let label = bytes[content.indices].prefix(Self.longestLabel).dropFirst()
    guard let close = label.firstIndex(of: UInt8(ascii: "]")), close > Int(content.start) + 2
    else { return nil }
    return close
  }

  /// That of `【推】114.8.7`, `「背中」3/12`, `〔腿日〕3月5日`.
  private func endOfWideLabel(_ content: ByteRange) -> Int? {
    let label = bytes[content.indices].prefix(2 * Self.longestLabel)
    guard
      let pair = Self.wideBrackets.first(where: { label.starts(with: $0.open) }),
      let close = label.indices.dropFirst(3).first(where: {
        label[$0...].starts(with: pair.close)
      }), close > Int(content.start) + 3
    else { return nil }
    return close + 2
  }

  private static let wideBrackets: [(open: [UInt8], close: [UInt8])] = [
    ("【", "】"), ("「", "」"), ("『", "』"), ("〔", "〕"), ("［", "］"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }
  private static let longestLabel = 24
}
