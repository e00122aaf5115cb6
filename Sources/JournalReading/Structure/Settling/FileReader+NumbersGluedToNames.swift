internal import JournalSyntax
internal import WorkoutModel

/// Numbers and signs that are part of a name and no sets: `3-position clean`, `2ct pause bench`, `1.5 rep squat`,
/// `4" block pull`, `X-over`, `I-Y-T raise`, `Nautilus row 2` above its sets.
extension FileReader {
  mutating func settleNumbersInNames() {
    settleLettersJoined()
    settleHeightOfBox()
    settleNumberBeforeWay()
    settleHalfReps()
    dropTempoOfName()
    dropPauseOfName()
    settleNumberAboveSets()
  }

  /// Makes one word of some elements.
  mutating func join(_ range: Range<Int>) {
    let first = elements[range.lowerBound]
    let last = elements[range.upperBound - 1]
    anatomy.parser.elements[range.lowerBound] = Element(
      .word, first.range.through(last.range),
      flags: first.flags.intersection([.spaceBefore, .emphasis, .gap])
        .union(last.flags.intersection(.spaceAfter)))
    anatomy.parser.elements.removeSubrange((range.lowerBound + 1)..<range.upperBound)
  }

  private func isGlued(_ index: Int) -> Bool { !elements[index].spaceBefore }

  /// The `X-over` of `X-over 20 kg 3x12` and the `I-Y-T` of `I-Y-T raise`: single letters joined by hyphens.
  private mutating func settleLettersJoined() {
    guard elements[1].kind == .hyphen, isGlued(1), elements[0].range.count == 1, isGlued(2) else {
      return
    }
    if elements[0].kind == .times, elements[2].kind == .word { return join(0..<3) }
    var end = 1
    while end + 1 < elements.count, elements[end].kind == .hyphen, isGlued(end),
      elements[end + 1].range.count == 1, isGlued(end + 1),
      isCapital(Int(elements[end + 1].range.start))
    {
      end += 2
    }
    guard end >= 5, isCapital(Int(elements[0].range.start)) else { return }
    join(0..<end)
  }

  /// `3-position clean`, `2ct pause bench`, `Glute bridge 1-leg`, `3 way lateral raise`.
  private mutating func settleNumberBeforeWay() {
    for number in elements.indices.dropLast() where elements[number].isBareWhole {
      guard elements[number].value <= 6_000, number == 0 || elements[number - 1].kind == .word
      else { continue }
      let isHyphen = elements[number + 1].kind == .hyphen && isGlued(number + 1)
      let way = isHyphen ? number + 2 : number + 1
      guard way < elements.count,
        isWord(way, in: Self.ways)
          && (isHyphen && isGlued(way)
            || number == 0 && way + 1 < elements.count
              && elements[way + 1].kind == .word)
          // `Glute bridge 1-leg`; `1 arm row` is a side of its own.
          || isHyphen && isGlued(way) && number > 0 && isWord(way, in: Self.legsAndArms)
      else { continue }
      return join(number..<(way + 1))
    }
  }

  /// `1.5 rep squat`, `1 1/2 squat`: so much of the way in each repetition.
  private mutating func settleHalfReps() {
    if elements[0].value == 1_500, elements[0].unit == .repetition || elements[0].isBare,
      elements[1].kind == .word, isExercise(1..<2)
    {
      return join(0..<1)
    }
    guard elements.count > 4, elements[0].isBareWhole, elements[0].value == 1_000,
      elements[1].value == 1_000, elements[2].kind == .slash, elements[3].value == 2_000,
      elements[4].kind == .word
    else { return }
    join(0..<4)
  }

  /// Drops the `3-1-0` of `Tempo squat 3-1-0`.
  private mutating func dropTempoOfName() {
    guard let tempo = elements.firstIndex(where: { $0.meaning == .tempo }),
      let first = elements.indices.dropFirst(tempo + 2).first(where: { elements[$0].isNumber }),
      elements[(tempo + 1)..<first].allSatisfy({ $0.kind == .word }), isPart(first)
    else { return }
    var end = first + 1
    while end + 1 < elements.count, elements[end].kind == .hyphen, isGlued(end), isPart(end + 1),
      isGlued(end + 1)
    {
      end += 2
    }
    guard end >= first + 5 else { return }
    drop(first..<end)
  }

  /// A part of a tempo: one digit.
  private func isPart(_ index: Int) -> Bool {
    elements[index].isBareWhole && elements[index].range.count == 1
  }

  /// Drops the `3s` of `Paused bench 3s 60 kg x 5`.
  private mutating func dropPauseOfName() {
    guard let pause = elements.firstIndex(where: { $0.kind == .word && $0.range.count > 4 }),
      isWord(pause, in: Self.pauses),
      let time = elements.indices.dropFirst(pause + 2).first(where: { elements[$0].isNumber }),
      elements[(pause + 1)..<time].allSatisfy({ $0.kind == .word }),
      elements[time].unit == .letterS || elements[time].unit == .second,
      elements[time].value <= 6_000,
      time + 1 == elements.count || elements[time + 1].kind != .times
    else { return }
    drop(time..<(time + 1))
  }

  private mutating func drop(_ range: Range<Int>) {
    context.remarks.append(self.range(range))
    anatomy.parser.elements.removeSubrange(range)
    anatomy.parser.elements[range.lowerBound - 1].flags.insert(.spaceAfter)
  }

  /// The 2 of `Nautilus row 2` right above `60 x 5`: which machine it was, for a line of its own tells the load.
  private mutating func settleNumberAboveSets() {
    let last = elements.count - 1
    guard 1...4 ~= last, elements[last].isBareWhole, elements[last].value <= 12_000,
      elements[last].spaceBefore, elements[..<last].allSatisfy({ $0.kind == .word }),
      elements[last - 1].meaning != .week, elements[last - 1].meaning != .day,
      context.lineIndex + 1 < document.lines.count, beginsWithLoadAndReps(context.lineIndex + 1)
    else { return }
    join(last..<(last + 1))
  }

  /// `60 x 5`, `- 60kg x 5`: a load of fifteen or more before a times sign.
  private func beginsWithLoadAndReps(_ index: Int) -> Bool {
    let content = bytes[document.lines[index].content.indices]
    let digits = content.prefix { Byte.isDigit($0) }
    guard (2...3).contains(digits.count), digits.first != Byte.zero else { return false }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - Byte.zero) }
    let rest = content.dropFirst(digits.count).drop { $0 != UInt8(ascii: "x") && $0 != 0xC3 }
    let between = content[digits.endIndex..<rest.startIndex]
    return value >= 15 && between.count <= 5 && !rest.isEmpty
      && between.allSatisfy { !Byte.isDigit($0) || $0 == Byte.zero }
      && rest.dropFirst().contains(where: Byte.isDigit)
  }

  private static let ways = WordSet(
    "position positions pos point stage way ways part ct count phase")
  private static let legsAndArms = WordSet("leg legged arm armed")
  private static let pauses = WordSet("pause paused")
}
