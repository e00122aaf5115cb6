internal import JournalSyntax
internal import WorkoutModel

/// How hard sets were and the rest between them, told at the end of their line.
extension FileReader {
  /// The number of `2 in the tank`, `1 left in the tank`: repetitions in reserve.
  mutating func settleRepsInTank() {
    let last = elements.count - 1
    let tank = elements[last].kind == .closeParenthesis ? last - 1 : last
    guard tank > 3, isWord(tank, in: Self.tank),
      let number = elements[(tank > 6 ? tank - 5 : 1)..<tank].lastIndex(where: { $0.isNumber }),
      elements[number].isBare || elements[number].unit == .repetition,
      elements[number].value <= 5_000,
      case let words = (number + 1)..<tank, words.count >= 1,
      elements[words].allSatisfy({ $0.kind == .word || $0.kind == .period }),
      words.contains(where: { elements[$0].meaning == .in }), tellsSets(before: number)
    else { return }
    anatomy.parser.elements[number].unit = .none
    let place = elements[number + 1].range.through(elements[tank].range)
    anatomy.parser.elements.replaceSubrange(
      (number + 1)...tank,
      with: [
        Element(
          .word, place, word: Word(meaning: .rir, value: 0), flags: [.spaceBefore, .spaceAfter])
      ])
  }

  /// The `- 2 RIR` and `; 2 RIR` behind sets, written as most do: right behind them.
  mutating func settleReserveBehindSets() {
    let last = elements.count - 1
    guard last > 3, elements[last].meaning == .rir, elements[last - 1].isNumber,
      isSeparator(last - 2), tellsSets(before: last - 2)
    else { return }
    let start = firstSeparator(before: last - 2)
    let isSpaced = elements.indices.dropFirst().contains {
      elements[$0].isBare && elements[$0 - 1].isBare
    }
    let comma = Element(.comma, elements[start].range, flags: .spaceAfter)
    anatomy.parser.elements.replaceSubrange(start..<(last - 1), with: isSpaced ? [comma] : [])
    anatomy.parser.elements[elements.count - 2].flags.insert(.spaceBefore)
    anatomy.parser.elements[start - 1].flags.insert(.spaceAfter)
  }

  /// The `2-3 RIR` behind sets, the other way round: `RIR 2-3`.
  mutating func settleRangeOfReserve() {
    let last = elements.count - 1
    guard last > 4, elements[last].meaning == .rir, elements[last - 1].isBare,
      elements[last - 2].kind == .hyphen, elements[last - 3].isBare,
      elements[last - 3].value < elements[last - 1].value, elements[last - 1].value <= 6_000,
      elements[last - 3].spaceBefore, elements[last - 4].kind != .times,
      tellsSets(before: last - 3)
    else { return }
    var word = anatomy.parser.elements.remove(at: last)
    word.flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements.insert(word, at: last - 3)
  }

  /// The `- RPE 8, 9, 9` behind sets: right behind them, unless they are pairs of their own, of which
  /// the parser would give all of it to the last.
  mutating func settleListOfEfforts() {
    guard elements.count > 6,
      let rpe = elements.lastIndex(where: { $0.meaning == .rpe }), rpe > 2,
      rpe + 3 < elements.count, elements[rpe + 1].isBare,
      elements[(rpe + 1)...].allSatisfy({
        $0.isBare && $0.value <= 10_000 || $0.kind == .comma || $0.kind == .slash
      }), tellsSets(before: rpe)
    else { return }
    let start = firstSeparator(before: rpe)
    let pairs = elements[1..<rpe].indices.count { index in
      elements[index].kind == .times && elements[index - 1].isNumber
        && (index < 3 || elements[index - 2].kind != .times)
    }
    // `100x5 - RPE 8, 9, 9`: three are told of one.
    let isOne = elements[..<start].count(where: \.isNumber) == 2 && isLoaded(before: start)
    if pairs != 1 || isOne {
      context.remarks.append(range(rpe..<elements.count))
      anatomy.parser.elements.removeSubrange(start...)
      anatomy.parser.elements[start - 1].flags.insert(.spaceAfter)
    } else {
      anatomy.parser.elements.removeSubrange(start..<rpe)
    }
  }

  /// The `7 7.5` behind the first rating of `155 3x5 @7 7 7.5`: those of the other sets.
  mutating func dropSpacedRatings(_ at: Int) {
    guard at > 2, at + 2 < elements.count, elements[at - 1].isNumber, isRating(at + 1),
      isRating(at + 2), tellsSets(before: at),
      case let end = elements[(at + 1)...].indices.first(where: { !isRating($0) })
        ?? elements.count,
      end == elements.count || elements[end].kind == .word || elements[end].kind == .comma,
      elements[..<at].contains(where: { $0.kind == .times })
    else { return }
    context.remarks.append(range((at + 2)..<end))
    anatomy.parser.elements.removeSubrange((at + 2)..<end)
    anatomy.parser.elements[at + 1].flags.insert(.spaceAfter)
  }

  /// The `r4` of `175x3 @7 r4`: minutes of rest; in seconds from 30 on.
  mutating func settleLetterOfRest(_ letter: Int) {
    guard letter > 2, letter + 1 < elements.count, elements[letter].range.count == 1,
      bytes[Int(elements[letter].range.start)] == UInt8(ascii: "r"),
      elements[letter - 1].isNumber, elements[letter + 1].isBare, !elements[letter + 1].spaceBefore,
      elements[letter + 1].value <= 10_000 || elements[letter + 1].value >= 30_000,
      elements[..<letter].contains(where: { $0.kind == .times }),
      !elements.contains(where: { $0.meaning == .left })
    else { return }
    anatomy.parser.elements[letter].word = Word(meaning: .rest, value: 0)
    anatomy.parser.elements[letter].flags.insert(.spaceAfter)
    anatomy.parser.elements[letter + 1].unit =
      elements[letter + 1].value <= 10_000 ? .minute : .second
    anatomy.parser.elements[letter + 1].flags.insert(.spaceBefore)
  }

  /// A bare number from 5 to 10.
  func isRating(_ index: Int) -> Bool {
    elements[index].isBare && 5_000...10_000 ~= elements[index].value
  }

  /// The `90s` and the `2 min` behind the sets of a lift: the rest between them.
  mutating func settleRestBehindSets() {
    let last = elements.count - 1
    // `100x5; 휴식 2분`.
    if last > 4, elements[last].isNumber, elements[last - 1].meaning == .rest,
      isSeparator(last - 2), elements[last - 2].kind != .comma, tellsSets(before: last - 2)
    {
      let start = firstSeparator(before: last - 2)
      anatomy.parser.elements.removeSubrange(start..<(last - 1))
      anatomy.parser.elements[start].flags.insert(.spaceBefore)
      return
    }
    guard last > 3, elements[last].isNumber,
      20...600 ~= secondsOfRest(elements[last]), elements[last].spaceBefore,
      isSeparator(last - 1) || elements[last].kind == .quantity && isEndOfSet(last - 1),
      isLoaded(before: last), !isTimedLine(before: last), !tellsHold(before: last)
    else { return }
    let start = firstSeparator(before: last)
    // `rest: 90s`.
    guard elements[start - 1].kind != .word || tellsSide(elements[start - 1]) else { return }
    let rest = Element(
      .word, elements[last].range, word: Word(meaning: .rest, value: 0),
      flags: [.spaceBefore, .spaceAfter])
    if elements[last].unit == .letterS { anatomy.parser.elements[last].unit = .second }
    anatomy.parser.elements.replaceSubrange(start..<last, with: [rest])
  }

  /// Zero for what is no time.
  private func secondsOfRest(_ time: Element) -> Int {
    switch time.unit {
    case .second, .letterS: Int(time.value) / 1000
    case .minute: Int(time.value) * 60 / 1000
    default: time.kind == .clock && time.unit.isTime ? Int(time.value) / 1000 : 0
    }
  }

  private func tellsSide(_ word: Element) -> Bool {
    switch word.meaning {
    case .each, .side, .set, .repetition: true
    default: false
    }
  }

  /// The last factor of `100x5` or `3x5 100 kg`.
  private func isEndOfSet(_ index: Int) -> Bool {
    elements[index].unit.isMass || elements[index - 1].kind == .times
      || elements[index].unit == .set || elements[index].unit == .repetition
  }

  /// The line tells a time or a way, or something that is held, run or carried.
  func isTimedLine(before end: Int) -> Bool {
    let isTold = elements[..<end].contains {
      $0.isNumber && ($0.unit.isTime || $0.unit.isLength || $0.unit == .letterS)
    }
    if isTold { return true }
    guard let number = elements[..<end].firstIndex(where: \.isNumber) else { return true }
    let name = 0..<number
    let nature =
      name.isEmpty
      ? context.entry.map { file.entries[$0].nature } ?? []
      : names.nature(of: NameText.clean(written.bytes[range(name).indices]))
    return !nature.isDisjoint(with: [.timed, .cardio, .distance])
  }

  private static let tank = WordSet("tank reserve")
}
