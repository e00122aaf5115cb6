/// Marks that mean something only beside others: asterisks, brackets, tags, colons.
extension ElementScanner {
  /// Between numbers an asterisk is a times sign (`50 * 10`); elsewhere it is emphasis.
  mutating func asterisk(_ elements: inout [Element]) {
    let after = nextSolid(from: index + 1)
    let isDoubled = after == index + 1 && kind(at: after) == .asterisk
    // The second asterisk of `**Thu 8/15** 7 mi`.
    let isSecond =
      index > 0 && kind(at: index - 1) == .asterisk && kind(at: index + 1) == .blank
    if !isDoubled, !isSecond, let last = elements.last, !isClosing(after), isFactorStart(after),
      Self.canBeMultiplied(last) || isLoneAsterisk(after)
    {
      append(.times, &elements)
      return
    }
    pending.insert(.emphasis)
    index += 1
  }

  /// Passes over the backslash of `60\*8` and of `10\-12`, which Markdown wants before a mark of its own;
  /// false before anything else.
  mutating func escape(_ elements: inout [Element]) -> Bool {
    guard tokens[index].range.count == 1,
      bytes[Int(tokens[index].range.start)] == Byte.backslash, index + 1 < tokens.count
    else { return false }
    switch tokens[index + 1].kind {
    case .asterisk:
      index += 1
      let after = nextSolid(from: index + 1)
      if let last = elements.last, Self.canBeMultiplied(last), isFactorStart(after) {
        append(.times, &elements)
      } else {
        index += 1
      }
    case .hyphen, .plus, .period, .hash, .greater, .pipe, .tilde, .underscore: index += 1
    default: return false
    }
    return true
  }

  static func canBeMultiplied(_ element: Element) -> Bool {
    switch element.kind {
    case .quantity, .clock, .closeParenthesis, .question: true
    case .word: element.word.meaning == .bodyweight || element.word.meaning == .bar
    default: false
    }
  }

  /// The asterisk of `引体*8`: between a word and a number, and the only one of its line.
  private func isLoneAsterisk(_ after: Int) -> Bool {
    after == index + 1 && kind(at: after) == .number && index > 0 && kind(at: index - 1) == .word
      && tokens.reduce(0) { $0 + ($1.kind == .asterisk ? 1 : 0) } == 1
  }

  func isClosing(_ index: Int) -> Bool { index >= tokens.count }

  func isFactorStart(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .number, .openParenthesis, .tilde, .question: true
    case .word:
      switch word(at: index).meaning {
      case .maximum, .skipped, .failed: true
      default: false
      }
    default: false
    }
  }

  /// Brackets are passed over, and so is the target of a link, `](…)`, and a footnote, `[^1]`; of an
  /// image, `![300](squat.png)`, also the text that stands for it.
  ///
  /// `5x5 [5,5,4,4,3]`: around what was done of sets and reps they are parentheses.
  mutating func bracket(_ elements: inout [Element]) {
    let kind = tokens[index].kind
    if kind == .openBracket, forumTag() { return }
    if kind == .openBracket, let close = endOfPair(index) { endOfPair = close }
    if kind == .openBracket, let close = closingNumbers(index, elements) {
      endOfNumbers = close
      return append(.openParenthesis, &elements)
    }
    if kind == .closeBracket, index == endOfNumbers {
      return append(.closeParenthesis, &elements)
    }
    pending.insert(.emphasis)
    let isImage = kind == .openBracket && index > 0 && tokens[index - 1].kind == .exclamation
    index += 1
    if isImage {
      elements.removeLast()
      skip(through: .closeBracket)
      if self.kind(at: index) == .openParenthesis { skip(through: .closeParenthesis) }
    } else if kind == .openBracket, byte(at: index) == Byte.caret || startsAssignment(index) {
      skip(through: .closeBracket)
    } else if kind == .closeBracket, self.kind(at: index) == .openParenthesis {
      skip(through: .closeParenthesis)
    }
  }

  /// Passes over the `[b]` and the `[/b]` of `[b]Squat[/b] 225 x 5`.
  private mutating func forumTag() -> Bool {
    guard let last = tokens.last,
      case let text = bytes[..<Int(last.range.end)],
      let end = ForumTag.end(in: text, at: Int(tokens[index].range.start))
    else { return false }
    pending.insert(.emphasis)
    while index < tokens.count, Int(tokens[index].range.start) < end { index += 1 }
    return true
  }

  /// The bracket that closes one of the pairs of `[[60, 5], [80, 5]]`, load and reps as programs write
  /// them, and of `- [60, 5]` alone on its line.
  private func endOfPair(_ open: Int) -> Int? {
    let isOfList = endOfPair >= 0 || open > 0 && kind(at: open - 1) == .openBracket
    guard isOfList || open == 0 else { return nil }
    var (close, numbers) = (open + 1, 0)
    while close < tokens.count, close < open + Self.longestPair {
      switch tokens[close].kind {
      case .number: numbers += 1
      case .comma, .blank, .period: break
      case .closeBracket:
        return 2...3 ~= numbers && (isOfList || close == tokens.count - 1) ? close : nil
      default: return nil
      }
      close += 1
    }
    return nil
  }

  private static let longestPair = 12

  /// The `target_reps=6` of `6 x 110 kg @ RPE 6.5 [target_reps=6, target_pct=75%]`: what an app adds.
  private func startsAssignment(_ start: Int) -> Bool {
    var index = start
    while kind(at: index) == .word || kind(at: index) == .underscore { index += 1 }
    return index > start && kind(at: index) == .equals
      && slice(start).starts(with: "target".utf8)
  }

  /// The bracket that closes a list right behind sets and reps, the results of `5x5 [5,5,4,4,3]`, of
  /// `5x3+ [3,3,3,3,6]` and of `5x5 100 kg [5,5,4,4,3]`.
  private func closingNumbers(_ open: Int, _ elements: [Element]) -> Int? {
    var end = elements.count
    if elements.last?.kind == .plus { end -= 1 }
    guard end > 2, case let last = elements[end - 1], last.isNumber else { return nil }
    let product = last.unit.isMass ? end - 2 : end - 1
    guard product > 1, elements[product].isNumber, elements[product - 1].kind == .times else {
      return nil
    }
    var (close, count, marks) = (open + 1, 0, 0)
    while close < tokens.count, close < open + Self.longestNumbers {
      switch tokens[close].kind {
      case .number: count += 1
      case .comma, .slash: marks += 1
      case .blank: break
      case .closeBracket:
        return count > 1 && marks == count - 1 && kind(at: close + 1) != .openParenthesis
          ? close : nil
      default: return nil
      }
      close += 1
    }
    return nil
  }

  private static let longestNumbers = 48

  mutating func skip(through kind: TokenKind) {
    while index < tokens.count {
      index += 1
      if tokens[index - 1].kind == kind { return }
    }
  }

  /// `<b>` is passed over, `<br>` parts what stands around it; a lone `<` is a mark.
  mutating func tag(_ elements: inout [Element]) {
    var end = index + 1
    if kind(at: end) == .slash { end += 1 }
    guard kind(at: end) == .word, let close = closingAngle(from: end) else {
      append(.other, &elements)
      return
    }
    if Keywords.hash(slice(end)) == Self.lineBreakTag {
      push(Element(.dot, tokens[index].range.through(tokens[close].range)), &elements)
    }
    pending.insert(.spaceBefore)
    index = close + 1
  }

  static let lineBreakTag = Keywords.hash(Array("br".utf8)[...])

  func closingAngle(from start: Int) -> Int? {
    var end = start
    while end < tokens.count, end < start + 64 {
      if tokens[end].kind == .greater { return end }
      end += 1
    }
    return nil
  }

  /// `:30` is half a minute when nothing stands before it.
  mutating func colon(_ elements: inout [Element]) {
    guard pending.contains(.spaceBefore), kind(at: index + 1) == .number,
      tokens[index + 1].range.count == 2, byte(at: index) == Byte.colon,
      // `Neutral :16x5`.
      elements.isEmpty || kind(at: index + 2) != .times
    else {
      append(.colon, &elements)
      return
    }
    let range = tokens[index].range.through(tokens[index + 1].range)
    push(Element(.clock, range, value: parse(tokens[index + 1].range).value), &elements)
    index += 2
  }

  /// `5/3/1` is the name of a programme, and so is the `531` of `531 bench`.
  mutating func programmeName(_ elements: inout [Element]) -> Bool {
    let start = Int(tokens[index].range.start)
    if tokens[index].range.count == 3, isProgrammeInDigits {
      push(Element(.word, tokens[index].range), &elements)
      index += 1
      return true
    }
    guard kind(at: index + 1) == .slash, tokens[index].range.count == 1,
      bytes.count >= start + 5, bytes[start..<(start + 5)].elementsEqual("5/3/1".utf8),
      kind(at: index + 4) == .number,
      tokens[index + 4].range.count == 1, !standsBeforeLoads(index + 5),
      // `5/3/1/1 x 145 kg`.
      kind(at: index + 5) != .slash || kind(at: index + 6) != .number
    else { return false }
    index += 5
    var end = start + 5
    if kind(at: index) == .plus {
      index += 1
      end += 1
    }
    push(Element(.word, ByteRange(start, end)), &elements)
    return true
  }

  /// `531` before a word that is no unit.
  private var isProgrammeInDigits: Bool {
    guard bytes[tokens[index].range.indices].elementsEqual("531".utf8),
      kind(at: index + 1) == .blank, kind(at: index + 2) == .word
    else { return false }
    let word = word(at: index + 2)
    return word == .plain || word.meaning == .week || word.meaning == .day
  }

  /// `5/3/1+ 185/215/240x4`: there the three numbers are the reps of the three loads.
  private func standsBeforeLoads(_ behind: Int) -> Bool {
    let blank = kind(at: behind) == .plus ? behind + 1 : behind
    return kind(at: blank) == .blank && kind(at: blank + 1) == .number
      && kind(at: blank + 2) == .slash && kind(at: blank + 3) == .number
      && kind(at: blank + 4) == .slash && kind(at: blank + 5) == .number
  }
}
