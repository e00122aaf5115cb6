internal import JournalSyntax
internal import WorkoutModel

/// Marks around lists of reps that bells and stones are told with.
extension FileReader {
  mutating func settleBellsAndStones() {
    guard elements.count > 3, elements[0].kind == .word || elements[0].unit == .hour else { return }
    dropTimeOfList()
    settleBellBeforeList()
    settleSinglesOfStones()
    dropTestOfBell()
    settleTimingOfRepeaters()
    settleSetsOfSidePairs()
    settleHoursInLetters()
    settleEachSideInLetters()
    settleLetterOfEachSide()
  }

  /// The `e` of `bird dog | 10e 10e` and of `side bend 16kg 12e 10e`: on each side.
  private mutating func settleLetterOfEachSide() {
    let letters = elements.indices.dropFirst(2).filter { index in
      elements[index].kind == .word && elements[index].range.count == 1
        && bytes[Int(elements[index].range.start)] == UInt8(ascii: "e")
        && !elements[index].spaceBefore && elements[index - 1].isBareWhole
        && (index + 1 == elements.count || elements[index + 1].isNumber
          || elements[index + 1].kind == .comma)
    }
    guard letters.count > 1 else { return }
    for index in letters.reversed() {
      if index == letters[letters.count - 1] {
        anatomy.parser.elements[index].word = Word(meaning: .each, value: 0)
      } else {
        anatomy.parser.elements.remove(at: index)
        anatomy.parser.elements[index - 1].flags.insert(.spaceAfter)
      }
    }
  }

  /// The `in 5:10` of `swing 24: 20, 20, 20, 20 in 5:10`: all of them took so long together.
  private mutating func dropTimeOfList() {
    let time = elements.count - 1
    guard time > 6, elements[time].kind == .clock, elements[time - 1].meaning == .in else { return }
    var (index, count) = (time - 2, 1)
    guard elements[index].isBareWhole else { return }
    while index > 2, elements[index - 1].kind == .comma, elements[index - 2].isBareWhole {
      index -= 2
      count += 1
    }
    guard count > 2 else { return }
    context.remarks.append(range((time - 1)..<(time + 1)))
    anatomy.parser.elements.removeSubrange((time - 1)...time)
    anatomy.parser.elements[time - 2].flags.insert(.spaceAfter)
  }

  /// The `24` of `two hand swing 24: 20, 20, 15`, which is the size of the bell.
  private mutating func settleBellBeforeList() {
    guard let colon = elements.firstIndex(where: { $0.kind == .colon }), colon > 1,
      colon + 3 < elements.count, elements[colon - 1].isBareWhole,
      elements[colon - 1].value % 4_000 == 0, 8_000...48_000 ~= elements[colon - 1].value,
      elements[..<(colon - 1)].allSatisfy({
        $0.kind == .word || $0.isBareWhole || $0.unit == .hour
      }),
      elements[colon + 1].isBareWhole, elements[colon + 2].kind == .comma,
      elements[colon + 3].isBareWhole,
      (0..<(colon - 1)).contains(where: { isWord($0, in: Self.bellLifts) })
    else { return }
    anatomy.parser.elements[colon] = Element(
      .times, elements[colon].range, flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements[colon - 1].flags.insert(.spaceAfter)
  }

  /// `Stones: 90, 100, 110 (all in 40s), 120 no`: each was lifted once.
  private mutating func settleSinglesOfStones() {
    guard let colon = elements.prefix(6).firstIndex(where: { $0.kind == .colon }),
      (0..<colon).contains(where: { isWord($0, in: Self.stones) }), colon + 3 < elements.count
    else { return }
    if let open = elements.firstIndex(where: { $0.kind == .openParenthesis }), open > colon,
      let close = elements[open...].firstIndex(where: { $0.kind == .closeParenthesis }),
      elements[(open + 1)..<close].contains(where: { $0.unit == .letterS || $0.unit == .second })
    {
      context.remarks.append(range(open..<(close + 1)))
      anatomy.parser.elements.removeSubrange(open...close)
    }
    let loads = elements[(colon + 1)...].indices.filter { elements[$0].isNumber }
    guard loads.count > 1,
      loads.allSatisfy({ index in
        (elements[index].isBare || elements[index].unit.isMass)
          && 40_000...300_000 ~= elements[index].value
      }),
      zip(loads, loads.dropFirst()).allSatisfy({ elements[$0].value <= elements[$1].value }),
      (colon + 1..<elements.count).allSatisfy({ index in
        elements[index].isNumber || elements[index].kind == .comma
          || elements[index].meaning == .failed || isWord(index, in: Self.misses)
      })
    else { return }
    for load in loads.reversed() {
      let end = Int(elements[load].range.end)
      let place = ByteRange(end, end)
      var told = [
        Element(.times, place), Element(.quantity, place, value: 1_000, flags: .spaceAfter),
      ]
      if load + 1 < elements.count, isWord(load + 1, in: Self.misses) {
        anatomy.parser.elements[load + 1].word = Word(meaning: .failed, value: 0)
        told = []
      } else if load + 1 < elements.count, elements[load + 1].meaning == .failed {
        told = []
      }
      anatomy.parser.elements.insert(contentsOf: told, at: load + 1)
    }
  }

  /// The `test,` of `snatch 20kg test, 10 min: 150 reps`.
  private mutating func dropTestOfBell() {
    guard
      let test = elements.indices.dropFirst(2).dropLast(2).first(where: {
        isWord($0, in: Self.testWords) && elements[$0 - 1].unit.isMass
      })
    else { return }
    let time = elements[test + 1].kind == .comma ? test + 2 : test + 1
    guard time < elements.count, elements[time].unit == .minute,
      elements[time...].contains(where: { $0.unit == .repetition })
    else { return }
    context.remarks.append(elements[test].range)
    anatomy.parser.elements.removeSubrange(test..<time)
    anatomy.parser.elements[test].flags.insert(.spaceBefore)
  }

  /// The `7/3` of `Repeaters 7/3 BW, 6 x 5`: seconds of hanging and of rest.
  private mutating func settleTimingOfRepeaters() {
    guard
      let word = elements.indices.dropLast(3).first(where: { isWord($0, in: Self.repeaters) }),
      elements[word + 1].isBareWhole, elements[word + 1].value <= 20_000,
      elements[word + 2].kind == .slash || elements[word + 2].kind == .colon,
      elements[word + 3].isBareWhole, elements[word + 3].value <= 20_000,
      elements[word + 3].value < elements[word + 1].value
    else { return }
    context.remarks.append(range((word + 1)..<(word + 4)))
    let end = elements[safe: word + 4]?.kind == .comma ? word + 5 : word + 4
    anatomy.parser.elements.removeSubrange((word + 1)..<end)
    if word + 1 < elements.count {
      anatomy.parser.elements[word + 1].flags.insert(.spaceBefore)
    }
  }

  /// The `x 2` of `one arm row 16kg 10/10 x 2`: two sets of both sides.
  private mutating func settleSetsOfSidePairs() {
    let count = elements.count - 1
    guard count > 5, elements[count].isBareWhole, elements[count].value == 2_000,
      elements[count - 1].kind == .times, elements[count - 2].isBareWhole,
      elements[count - 3].kind == .slash, elements[count - 4].isBareWhole,
      elements[count - 4].value == elements[count - 2].value, elements[count - 5].unit.isMass
    else { return }
    anatomy.parser.elements[count].unit = .set
  }

  /// The `1u05` of `Zwift 1u05 32 km` and the `2u48`: hours, in Dutch.
  private mutating func settleHoursInLetters() {
    for index in elements.indices.dropLast(2).dropFirst() {
      guard index + 2 < elements.count, elements[index].isBareWhole,
        elements[index].value <= 24_000, elements[index].range.count <= 2,
        elements[index + 1].kind == .word, elements[index + 1].range.count == 1,
        bytes[Int(elements[index + 1].range.start)] == UInt8(ascii: "u"),
        !elements[index + 1].spaceBefore, !elements[index + 2].spaceBefore,
        elements[index + 2].isBareWhole, elements[index + 2].range.count == 2,
        elements[index + 2].value < 60_000
      else { continue }
      let seconds = elements[index].value / 1000 * 3600 + elements[index + 2].value / 1000 * 60
      let clock = Element(
        .clock, elements[index].range.through(elements[index + 2].range), value: seconds * 1000,
        flags: [.spaceBefore, .spaceAfter, .hours])
      anatomy.parser.elements.replaceSubrange(index...(index + 2), with: [clock])
      return
    }
  }

  /// The `es` of `Bench 20es x 10, 25es x 8`: so much on each side of the bar.
  private mutating func settleEachSideInLetters() {
    for index in elements.indices.dropLast(3).reversed() {
      guard index > 0, index + 3 < elements.count, elements[index].isBare,
        elements[index].value >= 10_000, elements[index + 1].range.count == 2,
        elements[index + 1].kind == .word, !elements[index + 1].spaceBefore,
        isWord(index + 1, in: Self.eachSide), elements[index + 2].kind == .times,
        elements[index + 3].isBareWhole, elements[index + 3].value < elements[index].value,
        5_000...20_000 ~= elements[index + 3].value
      else { continue }
      anatomy.parser.elements[index].flags.formUnion([.loadOfSide, .spaceAfter])
      anatomy.parser.elements.remove(at: index + 1)
      if elements[index - 1].kind == .comma {
        anatomy.parser.elements[index - 1].kind = .semicolon
      }
    }
  }

  private static let bellLifts = WordSet(
    "swing swings snatch snatches clean cleans press presses goblet windmill halo tgu jerk jerks")
  private static let stones = WordSet("stone stones atlas")
  private static let misses = WordSet(
    "no", CommonWords.missed)
  private static let testWords = WordSet("test challenge attempt comp")
  private static let repeaters = WordSet("repeaters repeater")
  private static let eachSide = WordSet("es")
}
