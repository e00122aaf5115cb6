internal import JournalSyntax

/// Sets that Slavs tell in words behind a dash: `жим - 60 на 8, 70 на 5 - 3 подхода`, `подтягивания - минус 20, 8 раз, 7
/// раз`, `гиперэкстензия - 3 по 12 с блином 15`.
extension FileReader {
  /// Puts signs in the place of such words.
  mutating func settleListedInWords() {
    guard elements.count > 4 else { return }
    settleRepeatsBehindDash()
    settleMinusInWords()
    settleSumBeforeList()
    settleRepeatedWay()
    settleMassOfBar()
    settleLoadBeforeName()
    partTimesOfHold()
    settlePoundsInOneLetter()
  }

  /// The ` - 3 подхода` of `62,5 на 5 - 3 подхода`: so many sets of the last pair.
  private mutating func settleRepeatsBehindDash() {
    guard
      let dash = elements.indices.dropFirst(3).first(where: {
        isSpacedDash($0) && elements[$0 - 1].isNumber
      }), dash + 1 < elements.count,
      elements[dash - 2].kind == .times || isWord(dash - 2, in: Self.by),
      elements[dash - 3].isNumber, elements[dash + 1].kind == .quantity,
      2_000...10_000 ~= elements[dash + 1].value,
      elements[dash + 1].unit == .set
        || elements[dash + 1].unit == .none && dash + 2 < elements.count && isOften(dash + 2)
        || elements[dash + 1].unit == .repetition && isOftenGlued(dash + 1)
          && elements[dash + 1].value <= 5_000 && elements[dash - 1].unit == .none,
      dash + 2 == elements.count || elements[dash + 2].kind == .period
        || elements[dash + 2].kind == .comma || isOften(dash + 2),
      // `60x10, 70x8 - 2 sets` counts them.
      case let pairs = elements[..<dash].count(where: { $0.kind == .times || isBy($0) }),
      pairs == 1 || !isASCII && pairs * 1000 != Int(elements[dash + 1].value)
    else { return }
    if dash + 2 < elements.count, isOften(dash + 2) {
      anatomy.parser.elements.remove(at: dash + 2)
    }
    anatomy.parser.elements[dash].kind = .times
    anatomy.parser.elements[dash + 1].unit = .set
    if elements[dash - 2].kind == .word {
      anatomy.parser.elements[dash - 2].kind = .times
      anatomy.parser.elements[dash - 2].word = .plain
    }
  }

  private func isBy(_ element: Element) -> Bool {
    element.kind == .word && Self.by.contains(bytes[element.range.indices])
  }

  /// The `раза` of `2 раза`.
  private func isOften(_ index: Int) -> Bool {
    elements[index].meaning == .often || isWord(index, in: Self.times)
  }

  /// The same as the unit of its number; `2 повтора` and `2 Wdh.` are none.
  private func isOftenGlued(_ index: Int) -> Bool {
    let text = bytes[elements[index].range.indices]
    return text.suffix(8).elementsEqual("раза".utf8) || text.suffix(6).elementsEqual("раз".utf8)
  }

  /// The `минус 20` of a machine that helps, before reps.
  private mutating func settleMinusInWords() {
    guard
      let minus = elements.indices.dropFirst().first(where: { isWord($0, in: Self.minus) }),
      minus + 2 < elements.count, elements[minus + 1].kind == .quantity,
      elements[minus + 1].unit == .none || elements[minus + 1].unit.isMass
    else { return }
    let next = elements[minus + 2].kind == .comma ? minus + 3 : minus + 2
    guard next < elements.count, elements[next].isNumber, elements[next].unit != .set else {
      return
    }
    anatomy.parser.elements[minus].kind = .hyphen
    anatomy.parser.elements[minus].flags = .spaceBefore
    anatomy.parser.elements[minus].word = .plain
    anatomy.parser.elements[minus + 1].flags.remove(.spaceBefore)
    anatomy.parser.elements[minus + 1].flags.insert(.spaceAfter)
    if next == minus + 3 {
      anatomy.parser.elements.remove(at: minus + 2)
      anatomy.parser.elements[minus + 2].flags.insert(.spaceBefore)
    }
    if isSpacedDash(minus - 1) { anatomy.parser.elements.remove(at: minus - 1) }
  }

  /// The `100개 채우기` of `푸시업 100개 채우기 (40 35 25)`: what the list comes to.
  private mutating func settleSumBeforeList() {
    guard
      let open = elements.indices.dropFirst(2).first(where: {
        elements[$0].kind == .openParenthesis
      }), elements[elements.count - 1].kind == .closeParenthesis, elements.count - open > 4
    else { return }
    var sum: Int64 = 0
    var numbers = 0
    for element in elements[(open + 1)..<(elements.count - 1)] {
      if element.kind == .comma || element.kind == .plus || element.kind == .slash { continue }
      guard element.kind == .quantity, element.unit == .none || element.unit == .repetition
      else { return }
      sum += Int64(element.value)
      numbers += 1
    }
    var total = open - 1
    while total > 0, elements[total].kind == .word, open - total <= 2 { total -= 1 }
    guard numbers > 1, total > 0, total < open - 1, elements[total].kind == .quantity,
      elements[total].unit == .none || elements[total].unit == .repetition,
      Int64(elements[total].value) == sum, elements[total - 1].kind == .word
    else { return }
    context.remarks.append(range(total..<open))
    anatomy.parser.elements.removeLast()
    for index in ((open + 2)..<elements.count).reversed()
    where elements[index].isNumber && elements[index - 1].isNumber {
      let place = Int(elements[index].range.start)
      anatomy.parser.elements.insert(
        Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: index)
    }
    anatomy.parser.elements[open + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.removeSubrange(total...open)
  }

  /// The `400m 6개` of `인터벌 400m 6개 (1:32 1:35 …)`: that way so often, with the time of each.
  private mutating func settleRepeatedWay() {
    guard
      let count = elements.indices.dropFirst(2).first(where: {
        elements[$0].kind == .quantity
          && (elements[$0 - 1].unit.isLength || elements[$0 - 1].unit == .letterM)
          && (elements[$0].unit == .repetition || elements[$0].unit == .set
            || elements[$0].unit == .round)
      }), elements[count].value % 1000 == 0, 2_000...30_000 ~= elements[count].value,
      count + 3 < elements.count, elements[count + 1].kind == .openParenthesis,
      elements[count + 2].kind == .clock || elements[count + 2].unit.isTime
    else { return }
    joinMinutesAndSeconds(count + 2)
    let place = Int(elements[count].range.start)
    anatomy.parser.elements[count].unit = .none
    anatomy.parser.elements.insert(
      Element(.times, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter]), at: count)
  }

  /// The `1분32` of `(1분32 1분35)`, which leave the word for seconds out.
  private mutating func joinMinutesAndSeconds(_ start: Int) {
    var index = start
    while index + 1 < elements.count, elements[index].kind != .closeParenthesis {
      if elements[index].unit == .minute, elements[index].value < 60_000,
        elements[index + 1].isBareWhole, !elements[index + 1].spaceBefore,
        elements[index + 1].value < 60_000
      {
        let time = elements[index].value * 60 + elements[index + 1].value
        anatomy.parser.elements[index] = Element(
          .clock, elements[index].range.through(elements[index + 1].range), unit: .none,
          value: time,
          flags: elements[index].flags.union(elements[index + 1].flags.intersection(.spaceAfter)))
        anatomy.parser.elements.remove(at: index + 1)
      }
      index += 1
    }
  }

  /// The `24 толчок 10х5` of `жим 3-3-2, 24 толчок 10х5`: the load of the next exercise, ahead of its name.
  private mutating func settleLoadBeforeName() {
    var index = 2
    while index + 4 < elements.count {
      defer { index += 1 }
      guard elements[index - 1].kind == .comma, elements[index].isBareWhole,
        8_000...200_000 ~= elements[index].value, elements[index + 1].kind == .word,
        isWord(index + 1, in: Self.lifts)
          || names.isKnown(NameText.clean(written.bytes[elements[index + 1].range.indices])),
        isCount(index + 2), elements[index + 3].kind == .times, isCount(index + 4),
        index + 5 >= elements.count || elements[index + 5].kind != .times
      else { continue }
      anatomy.parser.elements.swapAt(index, index + 1)
      anatomy.parser.elements[index + 1].flags.insert([.spaceBefore, .spaceAfter])
    }
  }

  private func isCount(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].value % 1000 == 0
      && (elements[index].unit == .none || elements[index].unit == .repetition
        || elements[index].unit == .set)
  }

  /// The `1분 50초` of `플랭크 1분 1분 50초`: a minute and less, for nobody holds it longer the second time.
  private mutating func partTimesOfHold() {
    guard
      let clock = elements.indices.dropFirst(2).first(where: {
        elements[$0].kind == .clock && elements[$0 - 1].unit == .minute
          && bytes[elements[$0].range.indices].contains(Byte.space)
      }), elements[clock].value > 0,
      case let minutes = elements[clock].value / 60_000, minutes > 0,
      elements[clock - 1].value == minutes * 1000,
      let blank = bytes[elements[clock].range.indices].firstIndex(of: Byte.space),
      elements[clock].value % 60_000 > 0
    else { return }
    let (start, end) = (Int(elements[clock].range.start), Int(elements[clock].range.end))
    anatomy.parser.elements.replaceSubrange(
      clock...clock,
      with: [
        Element(
          .quantity, ByteRange(start, blank), unit: .minute, value: minutes * 1000,
          flags: [.spaceBefore, .spaceAfter]),
        Element(
          .quantity, ByteRange(blank + 1, end), unit: .second,
          value: elements[clock].value % 60_000, flags: [.spaceBefore, .spaceAfter]),
      ])
  }

  /// The `20p` of `lat pull (20p) 15 * 3`: pounds, in journals of Koreans.
  private mutating func settlePoundsInOneLetter() {
    guard
      let open = elements.indices.dropFirst().first(where: { elements[$0].kind == .openParenthesis }
      ),
      open + 3 < elements.count, elements[open + 1].isBare,
      elements[open + 2].range.count == 1, !elements[open + 2].spaceBefore,
      elements[open + 2].kind == .word,
      bytes[Int(elements[open + 2].range.start)] | 0x20 == UInt8(ascii: "p"),
      elements[open + 3].kind == .closeParenthesis
    else { return }
    anatomy.parser.elements[open + 1].unit = .pound
    anatomy.parser.elements[open + 1].range = range((open + 1)..<(open + 3))
    anatomy.parser.elements.remove(at: open + 2)
  }

  /// The `バー(10kg)` of `スミス バー(10kg)15回`: the bar by what it weighs.
  private mutating func settleMassOfBar() {
    guard
      let bar = elements.indices.dropFirst().first(where: {
        elements[$0].kind == .word
          && (elements[$0].meaning == .bar || isWord($0, in: Self.bars))
      }),
      bar + 4 < elements.count, elements[bar + 1].kind == .openParenthesis,
      elements[bar + 2].unit.isMass, elements[bar + 3].kind == .closeParenthesis,
      elements[bar + 4].isNumber
    else { return }
    context.remarks.append(elements[bar].range)
    anatomy.parser.elements[bar + 2].flags.insert([.spaceBefore, .spaceAfter])
    anatomy.parser.elements.remove(at: bar + 3)
    anatomy.parser.elements.removeSubrange(bar...(bar + 1))
  }

  private static let lifts = WordSet("толчок рывок жим тяга присед махи швунг")
  private static let times = WordSet("раза раз рази")
  private static let bars = WordSet("バー シャフト 바 봉 빈봉 空杆 空杠")
  private static let by = WordSet("на по")
  private static let minus = WordSet("минус мінус マイナス 마이너스")
}
