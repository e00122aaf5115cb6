internal import JournalSyntax
internal import WorkoutModel

/// Messages to oneself, exported from a chat with their stamps.
extension FileReader {
  /// Takes the stamp off `[12/03/2024, 18:05:40] Marc: Squat 60 kg x 8`,
  /// `12/03/2024, 18:05 - Marc: Squat 60 kg x 8` and `Marc, [12.03.2024 18:05]`; what is left is a
  /// line of its day.
  mutating func message(_ line: LineSyntax) -> LineSyntax {
    guard line.kind == .text, elements.count >= 4 else { return line }
    let start = isDirectionMark(0) ? 1 : 0
    let isBracketed = bytes[Int(line.content.start) + start * 3] == Byte.openBracket
    if !isBracketed, elements[start].kind == .word,
      bytes[Int(line.content.end) - 1] == Self.closingBracket
    {
      return stampBehindSender(line)
    }
    guard elements[start].isNumber else { return isBracketed ? clockBehindSender(line) : line }
    if isBracketed, let (date, next) = stampWithoutYear(start) {
      openMessage(date)
      return withoutElements(...(behindSender(next) ?? next - 1), line)
    }
    guard let (date, next) = stamp(at: start, needsComma: !isBracketed) else { return line }
    var index = next
    if !isBracketed, index < elements.count,
      elements[index].kind == .hyphen || elements[index].kind == .comma
    {
      index += 1
    }
    guard let colon = behindSender(index) else { return line }
    openMessage(date)
    context.coachWrites =
      elements[index..<colon].indices.contains { isWord($0, in: Self.coaches) }
      && somebodyElseWrites(line)
    return withoutElements(...colon, line)
  }

  /// `Jihoon, [2024-06-11 19:02]` above what was written then: the stamp is the whole line.
  private mutating func stampBehindSender(_ line: LineSyntax) -> LineSyntax {
    guard let comma = elements.prefix(Self.longestSender).firstIndex(where: { $0.kind == .comma }),
      comma > 0, comma + 2 < elements.count, elements[comma + 1].flags.contains(.emphasis),
      let (date, next) = stamp(at: comma + 1, needsComma: false), next == elements.count,
      maySend(0..<comma)
    else { return line }
    openMessage(date)
    return withoutElements(...(elements.count - 1), line)
  }

  /// `[Jihoon] [오후 7:02] 벤치 60 10`: the day stands on a line of its own above.
  private mutating func clockBehindSender(_ line: LineSyntax) -> LineSyntax {
    let content = bytes[line.content.indices]
    guard context.session != nil, let close = content.prefix(64).firstIndex(of: 0x5D),
      content[close...].starts(with: "] [".utf8),
      let clock = elements.prefix(Self.longestSender).firstIndex(where: { $0.kind == .clock }),
      clock > 0, clock + 1 < elements.count, elements[clock + 1].flags.contains(.emphasis),
      elements[..<clock].allSatisfy({ $0.kind == .word || Int($0.range.end) <= close }),
      maySend(0..<(elements.firstIndex { Int($0.range.start) >= close } ?? 0))
    else { return line }
    return withoutElements(...clock, line)
  }

  /// The day and the time that stand at `start`, and the index behind them: `12.03.24, 19:33`,
  /// `12/3/24, 7:33 p. m.`, `2024-06-11 오후 7:02`.
  private func stamp(at start: Int, needsComma: Bool) -> (date: WrittenDate, next: Int)? {
    guard let (date, next) = dates.date(at: start), date.hasYear else { return nil }
    var index = next
    if index < elements.count, elements[index].kind == .comma {
      index += 1
    } else if needsComma, !isHalfDay(index) {
      return nil
    }
    if isHalfDay(index) { index += 1 }
    guard index < elements.count, elements[index].kind == .clock else { return nil }
    return (date, behindHalfDay(index + 1))
  }

  /// `[18-03 19:42]`, `[18.03., 19:42]`, `[3/18 7:42 pm]`, and the index behind it.
  private func stampWithoutYear(_ start: Int) -> (date: WrittenDate, next: Int)? {
    guard start + 3 < elements.count, elements[start].isBareWhole, elements[start + 2].isBareWhole,
      elements[start + 2].value > 0, 1_000...31_000 ~= elements[start].value,
      elements[start + 2].value <= 31_000,
      min(elements[start].value, elements[start + 2].value) <= 12_000,
      let separator = bytes[safe: Int(elements[start + 1].range.start)],
      [.hyphen, .slash, .period].contains(elements[start + 1].kind),
      let clock = elements[(start + 3)...].prefix(3).firstIndex(where: { $0.kind == .clock }),
      elements[(start + 3)..<clock].allSatisfy({ $0.kind == .comma || $0.kind == .period })
    else { return nil }
    var next = clock + 1
    if isHalfDay(next) { next += 1 }
    guard bytes[safe: Int(elements[next - 1].range.end)] == Self.closingBracket else { return nil }
    let numbers: DateNumbers = [
      Int(elements[start].value / 1000), Int(elements[start + 2].value / 1000),
    ]
    return (
      WrittenDate(
        numbers: numbers, form: .two(separator: separator), weekday: nil,
        range: elements[start].range.through(elements[start + 2].range)), next
    )
  }

  /// Behind the `p. m.` of `7:33 p. m.`.
  private func behindHalfDay(_ index: Int) -> Int {
    guard index + 3 < elements.count, elements[index + 1].kind == .period,
      elements[index + 2].kind == .word, elements[index + 3].kind == .period,
      elements[index].range.count == 1, elements[index + 2].range.count == 1,
      isWord(index, in: Self.halvesOfDay), isWord(index + 2, in: Self.halvesOfDay)
    else { return index }
    return index + 4
  }

  private func isHalfDay(_ index: Int) -> Bool {
    index < elements.count && isWord(index, in: Self.halvesOfDay)
  }

  private static let halvesOfDay = WordSet("오전 오후 午前 午後 上午 下午 am pm a p m")

  /// The colon behind who wrote the message: `Marc:`, `Anna 💪:`, `+49 170 1234567:`; but
  /// `Squat: 100x5` is what was written, by nobody.
  private func behindSender(_ start: Int) -> Int? {
    var index = start
    while index < elements.count, index < start + Self.longestSender {
      switch elements[index].kind {
      case .colon:
        guard index > start, index + 1 >= elements.count || elements[index + 1].spaceBefore,
          maySend(start..<index)
        else { return nil }
        return index
      case .word, .plus, .other, .tilde, .hyphen, .period: break
      case .quantity where elements[index].unit == .none: break
      default: return nil
      }
      index += 1
    }
    return nil
  }

  private static let longestSender = 8

  /// A name without numbers, or a number of a telephone; but nothing that is trained, planned or missed.
  private func maySend(_ name: Range<Int>) -> Bool {
    guard let first = name.first else { return false }
    if elements[first].kind == .plus {
      return name.count > 2 && elements[name].dropFirst().allSatisfy { $0.kind != .word }
    }
    return !names.isKnown(NameText.clean(written.bytes[range(name).indices]))
      && elements[name].allSatisfy { element in
        switch element.kind {
        case .quantity, .clock, .plus: false
        case .word:
          (element.word == .plain || element.meaning == .month || element.range.count == 1)
            && !names.isKnown(text(element.range)) && !ExerciseNames.isMovement(text(element.range))
        default: true
        }
      }
  }

  /// U+200E, which some export before the bracket.
  private func isDirectionMark(_ index: Int) -> Bool {
    elements[index].kind == .other
      && bytes[elements[index].range.indices].elementsEqual([0xE2, 0x80, 0x8E])
  }

  /// Looks once whether another line with such a stamp was not written by a coach: the lifter answers.
  private mutating func somebodyElseWrites(_ line: LineSyntax) -> Bool {
    if let known = context.coachIsAnswered { return known }
    let first = bytes[Int(line.content.start)]
    let isAnswered = document.lines.contains { other in
      let text = bytes[other.content.indices].prefix(60)
      guard text.first == first, let colon = text.dropFirst(20).firstIndex(of: Byte.colon) else {
        return false
      }
      let words = text[..<colon].split { !Byte.isASCIILetter($0) && $0 < 0x80 }
      return words.contains { !$0.isEmpty } && !words.contains { Self.coaches.contains($0) }
    }
    context.coachIsAnswered = isAnswered
    return isAnswered
  }

  private static let coaches = WordSet(
    "coach trainer trainerin coaches entrenador entrenadora treinador тренер 教练 教練 コーチ 코치")

  private mutating func openMessage(_ date: WrittenDate) {
    guard !isCurrent(date) else { return }
    context.section = .training
    startSession(date, titleFrom: elements.count)
  }

  private mutating func withoutElements(
    _ stamp: PartialRangeThrough<Int>, _ line: LineSyntax
  ) -> LineSyntax {
    anatomy.parser.elements.removeSubrange(stamp)
    var line = line
    line.content = range(elements.indices)
    return line
  }

  private static let closingBracket: UInt8 = 0x5D
}
