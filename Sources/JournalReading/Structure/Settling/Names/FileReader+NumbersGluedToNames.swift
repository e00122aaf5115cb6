internal import JournalSyntax
internal import WorkoutModel

/// Numbers and signs that are part of a name and no sets: `3-position clean`, `2ct pause bench`, `1.5 rep squat`,
/// `4" block pull`, `X-over`, `I-Y-T raise`, `Nautilus row 2` above its sets.
extension FileReader {
  mutating func settleNumbersInNames() {
    settleLettersJoined()
    settleHeightOfBox()
    dropHeightOfJumps()
    settleNumberBeforeWay()
    settleHalfReps()
    dropTempoOfName()
    dropPauseOfName()
  }

  /// The `3 sec` of `3 sec squat` and of `5s pause bench: 60 x 5`: how long a part of each rep took, and no hold.
  mutating func settleTimeBeforeLift() {
    guard elements[0].isNumber, elements[1].kind == .word,
      elements[0].unit == .second || elements[0].unit == .letterS && isWord(1, in: Self.pauses),
      1_000...10_000 ~= elements[0].value,
      case let end = elements[1...].firstIndex(where: { $0.kind != .word && $0.kind != .hyphen })
        ?? elements.count,
      names.nature(of: NameText.clean(written.bytes[range(1..<end).indices])).contains(.lifted)
    else { return }
    join(0..<1)
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
  mutating func settleNumberAboveSets() {
    guard let last = elements.firstIndex(where: \.isNumber), 1...4 ~= last,
      last + 1 == elements.count || last + 2 == elements.count && marksName(last + 1),
      elements[last].isBareWhole, elements[last].value <= (last == 1 ? 4_000 : 12_000),
      elements[last].spaceBefore, elements[..<last].allSatisfy({ $0.isOfPlainName }),
      context.lineIndex + 1 < document.lines.count, beginsWithLoadAndReps(context.lineIndex + 1),
      names.nature(of: NameText.clean(written.bytes[range(0..<last).indices]))
        .isDisjoint(with: [.bodyweight, .timed, .cardio, .distance])
    else { return }
    join(last..<(last + 1))
  }

  private func marksName(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .colon, .hyphen, .equals, .pipe, .comma, .arrow, .other: true
    default: false
    }
  }

  /// `60 x 5`, `- 60kg x 5`, `62.5: 8, 8`: a load of fifteen or more before a sign and its reps; or `3x8 @ 60`.
  private func beginsWithLoadAndReps(_ index: Int) -> Bool {
    let content = bytes[document.lines[index].content.indices]
    let digits = content.prefix { Byte.isDigit($0) }
    guard 1...3 ~= digits.count, digits.first != Byte.zero else { return false }
    if tellsUnitBeforeReps(content) { return true }
    let value = digits.valueOfDigits
    let rest = content.dropFirst(digits.count).drop { !isSignBehindLoad($0) }
    let between = content[digits.endIndex..<rest.startIndex]
    // `15-3-24` is a day.
    guard let sign = rest.first, between.count <= 6,
      sign != Byte.hyphen || between.last == Byte.space,
      between.allSatisfy({ !Byte.isDigit($0) || $0 == Byte.zero || $0 == UInt8(ascii: "5") }),
      rest.dropFirst().contains(where: Byte.isDigit)
    else { return false }
    if value >= 15 { return true }
    // `3x8 @ 60`, `5x20kg`, `3 x 5 27.5 lbs`.
    return sign == UInt8(ascii: "x")
      && rest.dropFirst().contains {
        $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "k") || $0 == UInt8(ascii: "l")
      }
  }

  /// `97.5 kg 3x5`, `215lb 8, 8`: the unit parts them.
  private func tellsUnitBeforeReps(_ content: ArraySlice<UInt8>) -> Bool {
    let unit = content.drop {
      Byte.isDigit($0) || $0 == Byte.period || $0 == Byte.comma || $0 == Byte.space
    }
    guard unit.starts(with: "kg".utf8) || unit.starts(with: "lb".utf8) else { return false }
    let behind = unit.drop { Byte.isASCIILetter($0) || $0 == Byte.space }
    return behind.first.map(Byte.isDigit) ?? false
  }

  private func isSignBehindLoad(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "x"), 0xC3, Byte.asterisk, Byte.colon, Byte.hyphen, UInt8(ascii: "("): true
    default: false
    }
  }

  private static let ways = WordSet(
    "position positions pos point stage way ways part ct count phase")
  private static let legsAndArms = WordSet("leg legged arm armed")
  private static let pauses = WordSet("pause paused")
}
