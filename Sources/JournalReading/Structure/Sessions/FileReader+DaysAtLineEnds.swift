internal import JournalSyntax

/// Days at the end of whatever heads a paragraph, `Gym day 1 chest 12/8`, which only the whole file shows
/// to be days: each alone might tell reps.
extension FileReader {
  /// A day at the end of a title, by itself or by the habit of the file.
  mutating func trailingDate(_ line: LineSyntax) -> Bool {
    dateBehindTitle(line) || dayAtLineEnd(line)
  }

  /// Opens the session of such a day.
  private mutating func dayAtLineEnd(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .heading,
      context.isAfterBlank || context.lineIndex == 0,
      elements.count > 3, dayAtEnd(of: context.lineIndex) != nil, endsHeadsInDays(),
      let slash = elements.lastIndex(where: { $0.kind == .slash }), slash > 1,
      slash + 1 < elements.count, elements[slash - 1].isBareWhole, elements[slash + 1].isBareWhole
    else { return false }
    let range = elements[slash - 1].range.through(elements[slash + 1].range)
    let date = WrittenDate(
      numbers: [Int(elements[slash - 1].value) / 1000, Int(elements[slash + 1].value) / 1000],
      form: .two(separator: Byte.slash), weekday: nil, range: range)
    guard isPossible(date) else { return false }
    openSession(date, slash + 2, line)
    if let session = context.session {
      file.sessions[session].title = cleanTitle(0..<(slash - 1)) ?? file.sessions[session].title
    }
    return true
  }

  /// Asked once a file.
  private mutating func endsHeadsInDays() -> Bool {
    if let known = context.endsHeadsInDays { return known }
    var days: [(Int, Int)] = []
    var heads = 0
    for index in document.lines.indices where isHeadOfParagraph(index) {
      heads += 1
      if let day = dayAtEnd(of: index) { days.append(day) }
    }
    let isHabit =
      days.count >= Self.fewestHeads && days.count * 2 > heads
      // `Clean & Press 3/3` tells both sides.
      && days.allSatisfy({ $0.0 != $0.1 || $0.0 <= 12 })
      && days.count(where: { $0.0 == $0.1 }) * 4 < days.count
      && days.contains(where: { max($0.0, $0.1) > 12 })
      && zip(days, days.dropFirst()).allSatisfy({ $0.0 != $1.0 || $0.1 != $1.1 })
      && (follow(days.map { ($0.0, $0.1) }) || follow(days.map { ($0.1, $0.0) }))
    context.endsHeadsInDays = isHabit
    return isHabit
  }

  private static let fewestHeads = 3

  /// Behind a blank line, and above one that is none.
  private func isHeadOfParagraph(_ index: Int) -> Bool {
    let kind = document.lines[index].kind
    guard kind == .text || kind == .heading, index + 1 < document.lines.count,
      index == 0 || document.lines[index - 1].kind == .blank
    else { return false }
    return kind == .heading || document.lines[index + 1].kind != .blank
  }

  /// The numbers of `chest 12/8`, of `chest 🔥 12/8` and of `A - martedì 11/3 (lunedì chiuso)`.
  private func dayAtEnd(of lineIndex: Int) -> (Int, Int)? {
    var content = bytes[document.lines[lineIndex].content.indices]
    guard content.count < 80, let first = content.first,
      Byte.isASCIILetter(first) || first >= 0xC3
    else { return nil }
    if content.last == Byte.closeParenthesis,
      let open = content.lastIndex(of: Byte.openParenthesis)
    {
      content = content[..<open]
    }
    while let last = content.last, last == Byte.space || last >= 0x80 { content.removeLast() }
    let second = content.suffix(2).drop { !Byte.isDigit($0) }
    let before = content[..<second.startIndex]
    guard before.last == Byte.slash else { return nil }
    let one = before.dropLast().suffix(2).drop { !Byte.isDigit($0) }
    let words = before.dropLast(one.count + 1)
    guard !one.isEmpty, !second.isEmpty, words.last == Byte.space,
      !words.contains(UInt8(ascii: "@")), !words.contains(Byte.colon), !tellsMass(words),
      !words.contains(Byte.slash) || words.count < 24
    else { return nil }
    return (number(one), number(second))
  }

  /// The `24kg` of `Clean & Press 24kg - 3/1`.
  private func tellsMass(_ words: ArraySlice<UInt8>) -> Bool {
    zip(words, words.dropFirst()).contains { first, second in
      first | 0x20 == UInt8(ascii: "k") && second | 0x20 == UInt8(ascii: "g")
        || first | 0x20 == UInt8(ascii: "l") && second | 0x20 == UInt8(ascii: "b")
    }
  }
}
