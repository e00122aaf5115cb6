internal import JournalSyntax

/// Further parts of the work of a line, told in words between the numbers.
extension FileReader {
  /// The `через 200 трусцой, по 1:32` of `6 x 400 m через 200 трусцой, по 1:32`: how far the pauses went, and the
  /// time of each run.
  mutating func settleTimeOfEachRun() {
    let clock = elements.count - 1
    guard clock > 4, elements[clock].kind == .clock || elements[clock].unit.isTime,
      isWord(clock - 1, in: Self.each),
      let times = elements[..<clock].firstIndex(where: { $0.kind == .times }), times > 0,
      elements[times - 1].isBareWhole, let way = elements[safe: times + 1],
      way.unit.isLength || way.unit == .letterM, times + 2 < clock,
      !elements[(times + 2)..<clock].contains(where: {
        $0.kind == .clock || $0.unit.isTime || $0.kind == .times
      })
    else { return }
    if times + 2 < clock - 1 { context.remarks.append(range((times + 2)..<(clock - 1))) }
    anatomy.parser.elements[clock - 1].word = Word(meaning: .in, value: 0)
    anatomy.parser.elements[clock - 1].kind = .word
    anatomy.parser.elements.removeSubrange((times + 2)..<(clock - 1))
  }

  private static let each = WordSet("по each je jeweils chacun cada ciascuno każdy každý by")

  /// The `and with a band 7` of `pull-ups 12, 10, 8 and with a band 7`: the last set had help.
  mutating func settleLastWithBand() {
    let number = elements.count - 1
    guard number > 5, elements[number].isBareWhole, elements[number].value <= 60_000,
      let and = elements[..<number].lastIndex(where: { $0.meaning == .and }), and > 2,
      2...4 ~= number - and, elements[and - 1].isBareWhole, elements[and - 2].kind == .comma,
      isWord(number - 1, in: Self.bands),
      elements[(and + 1)..<(number - 1)].allSatisfy({
        $0.kind == .word && ($0.meaning == .with || $0.range.count <= 4)
      })
    else { return }
    context.remarks.append(range((and + 1)..<number))
    anatomy.parser.elements.replaceSubrange(
      and..<number, with: [Element(.comma, elements[and].range, flags: .spaceAfter)])
  }

  private static let bands = WordSet(
    """
    band bands elastic резинкой резиной резинке резине гумою гумкою резинці bändern gummiband elastico elástico goma gomas \
    élastique gumą gumou
    """)

  /// The `danach` and the `locker` of `2000 m in 7:52, danach 500 m locker in 2:20`: a second piece of the same
  /// work.
  mutating func settleFollowingPiece() {
    guard elements.count > 7,
      let comma = elements.indices.dropFirst(3).first(where: { elements[$0].kind == .comma }),
      elements[comma - 1].kind == .clock || elements[comma - 1].unit.isTime,
      elements[..<comma].contains(where: { $0.unit.isLength || $0.unit == .letterM }),
      comma + 3 < elements.count, elements[comma + 1].meaning == .then,
      elements[comma + 2].unit.isLength || elements[comma + 2].unit == .letterM,
      let clock = elements.indices.last,
      elements[clock].kind == .clock || elements[clock].unit.isTime,
      clock - comma <= 5, elements[(comma + 3)..<clock].allSatisfy({ $0.kind == .word }),
      elements[clock - 1].meaning == .in || clock == comma + 3
    else { return }
    if comma + 3 < clock - 1 {
      context.remarks.append(range((comma + 3)..<(clock - 1)))
      anatomy.parser.elements.removeSubrange((comma + 3)..<(clock - 1))
    }
    anatomy.parser.elements.remove(at: comma + 1)
  }

  /// `Swam 40 min, ~1200 m`, `Ran 5 km, 27 min`: how long and how far the same work was.
  mutating func joinWayAndTime() {
    let last = elements.count - 1
    guard 4...10 ~= elements.count, isWayOrTime(last),
      case let before = elements[last - 1].kind == .tilde ? last - 2 : last - 1, before > 1,
      elements[before].kind == .comma, isWayOrTime(before - 1),
      elements[last].unit.isTime != elements[before - 1].unit.isTime,
      elements[..<(before - 1)].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      elements[0].kind == .word
    else { return }
    anatomy.parser.elements.removeSubrange(before..<last)
  }

  private func isWayOrTime(_ index: Int) -> Bool {
    let element = elements[index]
    return element.kind == .quantity
      && (element.unit.isTime || element.unit.isLength || element.unit == .letterM)
  }

  /// The loads of `clean + front squat + jerk: 60, 70, 75`: weightlifters do one of each complex.
  mutating func settleSinglesOfComplex() {
    guard let start = elements.lastIndex(where: { !isLoadOfRow($0) }), start > 2,
      elements.count - start > 3, elements[start].kind == .colon || elements[start].kind == .word,
      elements[..<start].contains(where: { $0.kind == .plus }),
      case let rest = (start + 1)..<elements.count, elements[start + 1].isNumber,
      elements[rest].allSatisfy({ $0.kind != .comma || $0.spaceAfter }),
      case let loads = elements[rest].filter(\.isNumber), loads.count > 2,
      let heaviest = loads.map(\.value).max(), heaviest >= 40_000,
      zip(loads, loads.dropFirst()).allSatisfy({
        $1.value * 5 >= $0.value * 4 && $1.value <= 2 * $0.value
      }), namesComplex(0..<start)
    else { return }
    let sets = writtenSets(loads.lazy.map { (load: $0, reps: 1_000) })
    anatomy.parser.elements.replaceSubrange((start + 1)..., with: sets)
  }

  private func isLoadOfRow(_ element: Element) -> Bool {
    element.kind == .comma
      || element.kind == .quantity && (element.unit == .none || element.unit.isMass)
        && 15_000...300_000 ~= element.value
  }

  /// Two or more lifts with pluses between them, with how often each at most.
  private func namesComplex(_ name: Range<Int>) -> Bool {
    let parts = elements[name].indices.split(whereSeparator: { elements[$0].kind == .plus })
    return parts.count > 1
      && parts.allSatisfy { part in
        part.contains { elements[$0].kind == .word }
          && part.allSatisfy {
            elements[$0].kind == .word || elements[$0].kind == .closeParenthesis
              || elements[$0].kind == .openParenthesis
              || elements[$0].isBareWhole && elements[$0].value <= 10_000
          }
      }
      && name.contains { isWord($0, in: Self.liftsOfComplexes) }
  }

  private static let liftsOfComplexes = WordSet(
    """
    clean snatch jerk cleans jerks взятие рывок толчок швунг подъём подъем épaulé arraché jeté umsetzen reißen stoßen cargada \
    arrancada envión arranque strappo slancio girata zarzut rwanie podrzut クリーン スナッチ ジャーク 高翻 抓举 抓舉 挺举 挺舉 클린 스내치 저크 \
    взяття ривок поштовх arremesso arranco
    """)
}
