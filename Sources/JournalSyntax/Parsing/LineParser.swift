/// Tells the kind of a line from its first characters.
/// ```
/// line ::= blank | comment | rule | fence | quote | row | dated | titled | item | named
///     | labelled | level | exemption | prose
/// comment ::= ( '//' | ';;' | '#+' ) text | '<!--' text '-->'
/// rule ::= '---' '-'* | '***' '*'* | '___' '_'*
/// fence ::= '```' word? | '~~~' word?
/// quote ::= blank '>' '>'? ' '? text
/// conflict ::= ( '<<<<<<<' | '>>>>>>>' ) ( ' ' text )? | '======='
/// titled ::= '#'+ ' ' name '#'*
/// item ::= blank bullet ' ' checkbox? ( expressions | named )
/// bullet ::= '-' | '*' | '+' | '•' | digit digit? ( '.' | ')' )
/// checkbox ::= '[ ] ' | '[x] ' | '[X] '
/// ```
struct LineParser {
  private let source: Source
  private let isOrg: Bool

  init(source: Source) {
    self.source = source
    isOrg = source.path.hasSuffix(".org") || Self.holdsOrgKeys(source)
  }

  /// `#+TITLE: iron` or a drawer near the top: an outline of Emacs under another name.
  private static func holdsOrgKeys(_ source: Source) -> Bool {
    source.bytes.withUnsafeBufferPointer { bytes in
      (0..<min(40, source.lineCount)).contains { index in
        let line = bytes[source.line(at: index)].drop { Byte.isBlank($0) }
        return line.starts(with: "#+".utf8)
          && line.dropFirst(2).first.map(Byte.isASCIILetter) ?? false
          || line.starts(with: ":PROPERTIES:".utf8)
      }
    }
  }

  func lines() -> [LineSyntax] {
    source.bytes.withUnsafeBufferPointer { bytes in
      let line = LineBytes(bytes: bytes, isOrg: isOrg)
      return (0..<source.lineCount).map {
        line.line(source.content(ofLineAt: $0), isFirst: $0 == 0)
      }
    }
  }

  func line(within range: ByteRange) -> LineSyntax {
    source.bytes.withUnsafeBufferPointer { bytes in
      LineBytes(bytes: bytes, isOrg: isOrg).line(range.indices, isFirst: false)
    }
  }
}

/// The bytes of a file while one of its lines is looked at.
struct LineBytes {
  let bytes: UnsafeBufferPointer<UInt8>
  let isOrg: Bool

  func line(_ range: Range<Int>, isFirst: Bool) -> LineSyntax {
    var line = LineSyntax(
      kind: .text, check: .none, level: 0, indent: 0, content: trimmed(range, isFirst))
    let start = Int(line.content.start)
    guard start < line.content.end else {
      line.kind = .blank
      return line
    }
    if start > range.lowerBound { line.indent = indent(range.lowerBound..<start) }
    classify(&line, start, Int(line.content.end))
    return line
  }

  /// Without white space at either end, and without a byte order mark at the start of the file.
  @inline(__always)
  private func trimmed(_ range: Range<Int>, _ isFirst: Bool) -> ByteRange {
    var start = range.lowerBound
    var end = range.upperBound
    if isFirst, hasByteOrderMark(range) { start += 3 }
    while start < end, Byte.isBlank(bytes[start]) { start += 1 }
    while end > start, Byte.isBlank(bytes[end - 1]) { end -= 1 }
    return ByteRange(start, end)
  }

  private func indent(_ range: Range<Int>) -> UInt8 {
    let columns = bytes[range].reduce(0) { columns, byte in
      switch byte {
      case Byte.tab: columns + 4 - columns % 4
      case Byte.space: columns + 1
      default: columns
      }
    }
    return UInt8(clamping: columns)
  }

  private func hasByteOrderMark(_ range: Range<Int>) -> Bool {
    range.count >= 3 && bytes[range.lowerBound] == 0xEF && bytes[range.lowerBound + 1] == 0xBB
      && bytes[range.lowerBound + 2] == 0xBF
  }

  @inline(__always)
  private func classify(_ line: inout LineSyntax, _ start: Int, _ end: Int) {
    let first = bytes[start]
    if Byte.isASCIILetter(first) { return }
    if Byte.isDigit(first) { return numbered(&line, start, end) }
    switch first {
    case Byte.hash: heading(&line, start, end)
    case Byte.hyphen, Byte.asterisk, Byte.plus, Byte.equals, Byte.underscore:
      bulletOrRule(&line, start, end)
    case Byte.period where start + 1 < end && Byte.isBlank(bytes[start + 1]):
      item(&line, start + 1, end)
    case Byte.greater: quoteOrConflict(&line, start, end)
    case Byte.pipe: table(&line, start, end)
    case Byte.backtick, Byte.tilde:
      if run(of: first, at: start, end) >= 3 { line.kind = .fence }
    case Byte.semicolon, Byte.slash:
      if run(of: first, at: start, end) >= 2 { line.kind = .comment }
    case Byte.less: lessThan(&line, start, end)
    case Byte.openBracket: checkbox(&line, start, end)
    case 0xE2, 0xC2, 0xE3: symbol(&line, start, end)
    default: return
    }
  }

  private func run(of byte: UInt8, at start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, bytes[index] == byte { index += 1 }
    return index - start
  }

  func setContent(_ line: inout LineSyntax, _ start: Int, _ end: Int) {
    var start = start
    while start < end, Byte.isBlank(bytes[start]) { start += 1 }
    line.content = ByteRange(start, isOrg ? beforeCookie(start, end) : end)
  }

  // MARK: Markers

  private func heading(_ line: inout LineSyntax, _ start: Int, _ end: Int) {
    let level = run(of: Byte.hash, at: start, end)
    let after = start + level
    if level == 1, after < end, bytes[after] == Byte.plus {
      line.kind = .comment
      return
    }
    if level == 1, isNumberedSet(&line, after, end) { return }
    // The head of a table that numbers its rows: `#⇥day⇥squat⇥bench`.
    if level == 1, after < end, bytes[after] == Byte.tab,
      bytes[(after + 1)..<end].contains(Byte.tab)
    {
      return setContent(&line, start, end)
    }
    line.kind = .heading
    line.level = UInt8(clamping: level)
    var close = end
    while close > after, bytes[close - 1] == Byte.hash { close -= 1 }
    let isClosed = close < end && close > after && Byte.isBlank(bytes[close - 1])
    setContent(&line, after, isClosed ? trimmed(close) : end)
  }

  func trimmed(_ end: Int) -> Int {
    var end = end
    while end > 0, Byte.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  private func bulletOrRule(_ line: inout LineSyntax, _ start: Int, _ end: Int) {
    let first = bytes[start]
    let length = run(of: first, at: start, end)
    if length >= 3, isRule(first, start, end) {
      line.kind = length == 7 && first == Byte.equals ? .conflict : .rule
      return
    }
    let after = start + length
    let isOrgHeading = isOrg && first == Byte.asterisk && line.indent == 0
    if isOrgHeading, after < end, Byte.isBlank(bytes[after]) {
      line.kind = .heading
      line.level = UInt8(clamping: length)
      setContent(&line, after, end)
    } else if length == 1, first != Byte.equals, first != Byte.underscore,
      after == end || Byte.isBlank(bytes[after])
    {
      item(&line, after, end)
    } else if first == Byte.hyphen, length == 1, after < end, !Byte.isDigit(bytes[after]) {
      item(&line, after, end)
    } else if first == Byte.hyphen, length >= 3 {
      // `---|---|---`: below the head of a table without bars at its ends.
      if isTableRule(start, end) {
        line.kind = .tableRule
      } else if bytes[after] != Byte.greater {
        // `----------DATE: 2026-05-26`: text behind a rule.
        setContent(&line, after, end)
      }
    }
  }

  private func item(_ line: inout LineSyntax, _ after: Int, _ end: Int) {
    line.kind = .item
    setContent(&line, after, end)
    checkbox(&line, Int(line.content.start), end)
  }

  /// A line of nothing but one mark, perhaps with spaces.
  private func isRule(_ mark: UInt8, _ start: Int, _ end: Int) -> Bool {
    bytes[start..<end].allSatisfy { $0 == mark || Byte.isBlank($0) }
  }

  private func quoteOrConflict(_ line: inout LineSyntax, _ start: Int, _ end: Int) {
    let length = run(of: Byte.greater, at: start, end)
    if length == 7 {
      line.kind = .conflict
      return
    }
    line.kind = .quote
    setContent(&line, start + length, end)
  }

  private func table(_ line: inout LineSyntax, _ start: Int, _ end: Int) {
    line.kind = isTableRule(start, end) ? .tableRule : .tableRow
  }

  private func isTableRule(_ start: Int, _ end: Int) -> Bool {
    bytes[start..<end].allSatisfy {
      $0 == Byte.pipe || $0 == Byte.hyphen || $0 == Byte.plus || $0 == Byte.colon
        || $0 == Byte.equals || Byte.isBlank($0)
    } && bytes[start..<end].contains(Byte.pipe)
  }

  private func lessThan(_ line: inout LineSyntax, _ start: Int, _ end: Int) {
    if run(of: Byte.less, at: start, end) == 7 {
      line.kind = .conflict
    } else if start + 1 < end, bytes[start + 1] == Byte.exclamation {
      line.kind = .comment
    }
  }

  /// `[ ]`, `[x]` before the text.
  func checkbox(_ line: inout LineSyntax, _ start: Int, _ end: Int) {
    guard start + 2 < end, bytes[start] == Byte.openBracket, bytes[start + 2] == Byte.closeBracket
    else { return symbolCheck(&line, start, end) }
    switch bytes[start + 1] {
    case Byte.space: line.check = .open
    case 0x78, 0x58: line.check = .done
    default: return
    }
    if line.kind == .text { line.kind = .item }
    setContent(&line, start + 3, end)
  }

  /// `✅`, `✓`, `✔` before the text are ticks; `☐`, `⬜`, `▢` and `◻` are open boxes.
  private func symbolCheck(_ line: inout LineSyntax, _ start: Int, _ end: Int) {
    guard start + 2 < end, bytes[start] == 0xE2 else { return keyword(&line, start, end) }
    switch (bytes[start + 1], bytes[start + 2]) {
    case (0x9C, 0x85), (0x9C, 0x93), (0x9C, 0x94), (0x98, 0x91): line.check = .done
    case (0x98, 0x90), (0xAC, 0x9C), (0x96, 0xA2), (0x97, 0xBB): line.check = .open
    default: return
    }
    setContent(&line, start + 3, end)
  }

  /// `DONE` before the text of an item, as Logseq writes its ticks; `TODO` is read as a plan is.
  private func keyword(_ line: inout LineSyntax, _ start: Int, _ end: Int) {
    guard line.kind == .item, start + 5 < end, bytes[start + 4] == Byte.space,
      !Byte.isBlank(bytes[start + 5]), bytes[start + 5] != Byte.hyphen,
      bytes[start..<(start + 4)].elementsEqual("DONE".utf8)
    else { return }
    line.check = .done
    setContent(&line, start + 5, end)
  }

  /// `•`, `·`, `・`, `–` before the text make an item.
  private func symbol(_ line: inout LineSyntax, _ start: Int, _ end: Int) {
    let marks: [[UInt8]] = [
      [0xE2, 0x80, 0xA2], [0xC2, 0xB7], [0xE3, 0x83, 0xBB], [0xE2, 0x97, 0x8F],
      [0xE2, 0x97, 0xA6], [0xE2, 0x96, 0xAA], [0xE2, 0x80, 0x93], [0xE2, 0x80, 0x94],
    ]
    for mark in marks where bytes[start..<end].starts(with: mark) {
      let after = start + mark.count
      let isDash = mark[1] == 0x80 && mark[2] != 0xA2
      if isDash, after < end, !Byte.isBlank(bytes[after]) { return }
      return item(&line, after, end)
    }
    symbolCheck(&line, start, end)
  }
}
