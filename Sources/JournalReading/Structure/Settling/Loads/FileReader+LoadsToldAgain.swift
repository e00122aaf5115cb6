internal import JournalSyntax

/// Sets behind a sign or a word that are of the load before it: `Squat 82.5 3x6 + 1x4`, `2 séries de 10 à 60 kg puis 9 et 8`.
extension FileReader {
  /// The load of `Squat 82.5 3x6 + 1x4` is that of the sets behind the plus, too.
  mutating func settleLoadsOfSums() {
    var plus = 4
    while plus + 3 < elements.count {
      defer { plus += 1 }
      guard partsSums(plus), isPair(plus - 3),
        isPair(plus + 1), case let load = elements[plus - 4], load.kind == .quantity,
        load.unit.isMass || load.isBare && load.value >= 20_000,
        load.value > elements[plus + 3].value, elements[plus + 1].value <= 10_000,
        elements[safe: plus - 5]?.kind != .times, !tellsOwnLoad(plus + 4)
      else { continue }
      tellAgain(load, behind: plus)
      plus += 4
    }
  }

  /// The plus between blanks, and the comma of `Squat 65 3x5, 1x8`.
  private func partsSums(_ mark: Int) -> Bool {
    elements[mark].kind == .plus && elements[mark].spaceBefore
      || elements[mark].kind == .comma && elements[mark].spaceAfter
  }

  /// The `@ 135` behind `Bench 165 3x8, 1x12`, and a third factor.
  private func tellsOwnLoad(_ behind: Int) -> Bool {
    guard let next = elements[safe: behind] else { return false }
    return next.kind == .times || next.kind == .at || next.isNumber || next.meaning == .with
      || next.meaning == .at
  }

  /// `3x6`.
  private func isPair(_ first: Int) -> Bool {
    elements[first].isBareWhole && elements[first].value <= 30_000
      && elements[first + 1].kind == .times && elements[first + 2].isBareWhole
      && elements[first + 2].value <= 60_000
  }

  /// The `puis 9 et 8` behind `2 séries de 10 à 60 kg`: more sets of the load.
  mutating func settleRepsBehindThen() {
    guard let then = elements.lastIndex(where: { $0.meaning == .then }), then > 2,
      then + 1 < elements.count, case let load = elements[then - 1], load.unit.isMass,
      elements[..<then].contains(where: { $0.unit == .set || $0.kind == .times }),
      elements[then + 1].isBareWhole,
      elements[(then + 1)...].allSatisfy({
        $0.kind == .comma || $0.meaning == .and
          || $0.isBareWhole && 1_000...30_000 ~= $0.value && $0.value < load.value
      })
    else { return }
    tellAgain(load, behind: then)
    let start = Int(elements[then + 1].range.start)
    anatomy.parser.elements.insert(Element(.times, ByteRange(start, start)), at: then + 2)
    for index in (then + 3)..<elements.count where elements[index].meaning == .and {
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].word = .plain
      anatomy.parser.elements[index].flags.insert(.spaceAfter)
    }
  }

  /// Makes a comma of the mark at `mark` and puts the load behind it.
  private mutating func tellAgain(_ load: Element, behind mark: Int) {
    let start = Int(elements[mark + 1].range.start)
    var again = load
    again.range = ByteRange(start, start)
    again.flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements[mark].kind = .comma
    anatomy.parser.elements[mark].word = .plain
    anatomy.parser.elements[mark].flags.insert(.spaceAfter)
    anatomy.parser.elements.insert(again, at: mark + 1)
  }
}
