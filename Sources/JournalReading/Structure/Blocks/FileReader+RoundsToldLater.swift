internal import JournalSyntax

/// How many rounds were done of a block whose head does not say so: `AMRAP 15 min:` above exercises,
/// and `Completed 5 rounds` below them.
extension FileReader {
  /// Takes the rounds that one of the next lines tells.
  mutating func takeRoundsToldBelow() {
    let first = context.lineIndex + 1
    for (index, line) in document.lines[first...].prefix(Self.nearLines).enumerated() {
      guard line.kind != .heading, line.kind != .rule,
        line.content.count <= Self.longestReport
      else { return }
      if let rounds = reportedRounds(line.content) {
        context.block = .rounds(rounds)
        context.reportLine = first + index
        return
      }
      if let rounds = roundsByLetter(line.content) {
        context.block = .rounds(rounds)
        context.reportLine = first + index
        return
      }
      if let rounds = scoredRounds(line.content) ?? bareScore(line.content) {
        context.block = .rounds(rounds)
        context.reportLine = first + index
        countRestOfRound(line.content, first..<(first + index))
        return
      }
      if opensAnotherBlock(line.content) || holdsProduct(line.content) { return }
    }
  }

  /// The `+ 14` of `= 5 rounds + 14`: so many reps of one more round, from its first exercise on. What is left of them, a
  /// part of an exercise, is said to be unread.
  private mutating func countRestOfRound(_ score: ByteRange, _ items: Range<Int>) {
    let text = bytes[score.indices]
    guard let plus = text.firstIndex(of: UInt8(ascii: "+")) else { return }
    var rest = text[(plus + 1)...].drop { $0 == Byte.space }.prefix(4).prefix { Byte.isDigit($0) }
      .valueOfDigits
    var end = items.lowerBound
    for index in items {
      let digits = bytes[document.lines[index].content.indices].prefix { Byte.isDigit($0) }
      guard 1...3 ~= digits.count, case let reps = digits.valueOfDigits, reps > 0, reps <= rest
      else {
        break
      }
      rest -= reps
      end = index + 1
    }
    context.linesOfOneMore = items.lowerBound..<end
    if rest > 0 { file.diagnostics.append(.unreadNumbers(at: place(score))) }
  }

  /// `100 kg x 5`, `3x10`: sets of another exercise.
  private func holdsProduct(_ range: ByteRange) -> Bool {
    words(of: range).contains { word in
      let text = bytes[word.indices]
      return text.count == 1 && text[text.startIndex] | 0x20 == UInt8(ascii: "x")
        || text.first.map { Byte.isDigit($0) } == true && text.last.map { Byte.isDigit($0) } == true
          && text.contains { $0 | 0x20 == UInt8(ascii: "x") }
    }
  }

  private static let nearLines = 16
  private static let longestReport = 400

  /// The `5 rounds` behind the verb of `It was hot. Completed 5 rounds total.`
  private func reportedRounds(_ range: ByteRange) -> Quantity? {
    var isReport = false
    var number: (value: Int32, range: ByteRange)?
    for word in words(of: range) {
      if let rounds = number, isRoundWord(word), isReport {
        guard endsReport(word, range) else { return nil }
        guard var quantity = elements.first(where: { $0.isNumber }).map(Quantity.init) else {
          return nil
        }
        (quantity.kind, quantity.unit, quantity.value) = (.number, .round, rounds.value)
        quantity.range = rounds.range.through(word)
        return quantity
      }
      // `Did not count the rounds`.
      if Self.denials.contains(bytes[word.indices]) { return nil }
      number = count(word)
      if Self.reports.contains(bytes[word.indices]) { isReport = true }
      // `Scale to 4 rounds`, `did 10 burpees in each of 5 rounds`: of what is said last.
      if number != nil, !isReport { return nil }
    }
    return nil
  }

  /// The 5 of `Score 5 + 11` and `result: 5+11`: whole rounds, and reps of the next one.
  private func scoredRounds(_ range: ByteRange) -> Quantity? {
    let found = words(of: range)
    // `Score: 5 rds + 11`.
    guard found.count == 3 || found.count == 4 && isRoundWord(found[2]),
      Self.scores.contains(bytes[found[0].indices]), case let last = found[found.count - 1],
      let rounds = count(found[1]), count(last) != nil,
      bytes[Int(found[1].end)..<Int(last.start)].contains(UInt8(ascii: "+")),
      var quantity = elements.first(where: { $0.isNumber }).map(Quantity.init)
    else { return nil }
    (quantity.kind, quantity.unit, quantity.value) = (.number, .round, rounds.value)
    quantity.range = rounds.range
    return quantity
  }

  /// The 7 of `= 7 rounds + 5 pull ups`, `18 rounds + 3` and `18 rds`: nothing else stands on the line.
  private func bareScore(_ range: ByteRange) -> Quantity? {
    let range = beforeRemark(range)
    let found = words(of: range)
    guard 2...6 ~= found.count, let rounds = count(found[0]), isRoundWord(found[1]),
      !bytes[Int(range.start)..<Int(found[0].start)].contains(where: {
        Byte.isASCIILetter($0) || $0 >= 0x80
      }),
      var quantity = elements.first(where: \.isNumber).map(Quantity.init)
    else { return nil }
    let isBetween = found.count > 2 && count(found[2]) != nil
    let behind = bytes[Int(found[1].end)..<Int(found.count > 2 ? found[2].start : range.end)]
    guard isBetween ? behind.contains(UInt8(ascii: "+")) : !behind.contains(Byte.colon),
      found.dropFirst(isBetween ? 3 : 2).allSatisfy({ word in
        !bytes[word.indices].contains { Byte.isDigit($0) }
          && !Self.heads.contains(bytes[word.indices])
          && (isBetween || Self.manners.contains(bytes[word.indices]))
      })
    else { return nil }
    (quantity.kind, quantity.unit, quantity.value) = (.number, .round, rounds.value)
    quantity.range = rounds.range
    return quantity
  }

  /// Up to the comma of `5 rounds even, ripped a callus in round 4` and the full stop of `6 rounds on the dot. Hot!`, behind
  /// which nothing was counted.
  private func beforeRemark(_ range: ByteRange) -> ByteRange {
    guard
      let comma = range.indices.dropLast().first(where: {
        bytes[$0] == Byte.comma || bytes[$0] == Byte.period && bytes[$0 + 1] == Byte.space
      }),
      !bytes[comma..<Int(range.end)].contains(where: { $0 == UInt8(ascii: "+") || $0 == Byte.slash }
      )
    else { return range }
    return ByteRange(Int(range.start), comma)
  }

  /// The 6 of `-> 6R`, `→ 5 R`.
  private func roundsByLetter(_ range: ByteRange) -> Quantity? {
    let line = bytes[range.indices]
    // The hyphen of `->` is the mark of an item.
    let isBehindHyphen = range.start > 0 && bytes[Int(range.start) - 1] == Byte.hyphen
    guard
      line.starts(with: "->".utf8) || line.starts(with: "→".utf8)
        || isBehindHyphen && line.first == UInt8(ascii: ">"),
      let digit = line.prefix(5).firstIndex(where: { Byte.isDigit($0) }),
      case let digits = line[digit...].prefix(while: { Byte.isDigit($0) }), digits.count <= 2,
      case let behind = line[digits.endIndex...].drop(while: { $0 == Byte.space }),
      behind.first == UInt8(ascii: "R"),
      behind.dropFirst().first.map({ $0 == Byte.space || $0 == Byte.exclamation }) ?? true,
      !behind.contains(where: { Byte.isDigit($0) || $0 == UInt8(ascii: "+") }),
      var quantity = elements.first(where: \.isNumber).map(Quantity.init)
    else { return nil }
    (quantity.kind, quantity.unit) = (.number, .round)
    quantity.value = Int32(digits.valueOfDigits) * 1000
    quantity.range = ByteRange(digits.startIndex, digits.endIndex)
    return quantity
  }

  /// No more numbers stand behind, nor right before the number: `3 rounds of 20 crunches` and
  /// `5 rounds + 12 burpees` tell other work, `5.5 rounds` a half more.
  private func endsReport(_ word: ByteRange, _ line: ByteRange) -> Bool {
    let behind = bytes[Int(word.end)..<Int(line.end)]
    return !behind.contains { Byte.isDigit($0) || $0 == UInt8(ascii: "+") || $0 == Byte.colon }
      && !holdsFraction(line)
  }

  private func holdsFraction(_ line: ByteRange) -> Bool {
    line.indices.dropFirst().dropLast().contains { index in
      bytes[index] == Byte.period && Byte.isDigit(bytes[index - 1])
        && Byte.isDigit(bytes[index + 1])
    }
  }

  private func isRoundWord(_ word: ByteRange) -> Bool {
    Self.rounds.contains(bytes[word.indices])
  }

  /// One digit or two, from 1 to 60.
  private func count(_ word: ByteRange) -> (value: Int32, range: ByteRange)? {
    guard word.count <= 2, bytes[word.indices].allSatisfy({ Byte.isDigit($0) }) else { return nil }
    let number = bytes[word.indices].reduce(Int32(0)) { $0 * 10 + Int32($1 - Byte.zero) }
    return 1...60 ~= number ? (number * 1000, word) : nil
  }

  /// `EMOM 10`, `3 rounds for time`, `2026-03-04`: what follows is of something else.
  private func opensAnotherBlock(_ range: ByteRange) -> Bool {
    words(of: range).prefix(4).contains { word in
      Self.heads.contains(bytes[word.indices])
        || word.count == 4 && bytes[word.indices].starts(with: "20".utf8)
          && bytes[word.indices].allSatisfy { Byte.isDigit($0) }
    }
  }

  private func words(of range: ByteRange) -> [ByteRange] {
    var words: [ByteRange] = []
    var start: Int?
    for index in range.indices {
      let isPart = Byte.isASCIILetter(bytes[index]) || Byte.isDigit(bytes[index])
      if isPart {
        start = start ?? index
      } else if let begun = start {
        words.append(ByteRange(begun, index))
        start = nil
      }
    }
    if let start { words.append(ByteRange(start, Int(range.end))) }
    return words
  }

  private static let rounds = WordSet("round rounds rd rds rnds")
  private static let scores = WordSet("score scored result total got rounds")
  private static let denials = WordSet(
    "not no never didn would should goal aim target try last next partner plan of each")
  private static let reports = WordSet(
    "completed complete finished managed got did made result score total ended reached")
  private static let manners = WordSet(
    "rx rxd scaled total done completed even exactly flat on the dot")
  private static let heads = WordSet("amrap emom wod metcon tabata rounds rft")
}
