internal import JournalSyntax
internal import WorkoutModel

/// Loads and reps around a slash, the sets parted by hyphens: `Bench : 20/20-40/12-60/10`, `40/10 - 45/8`, `Push-ups :
/// /20-/15`, `Dips : bw/20-5/15`, `Assisted pull-up : -30/10-25/8`.
extension FileReader {
  private struct Pair {
    /// None in `/20`.
    let load: Element?
    let reps: Element
  }

  /// Puts a times sign between each load and its reps, and commas between the sets. Returns where the
  /// last of them ends, when the hyphen at `hyphen` is the first of such a list.
  mutating func settlePairsByHyphens(_ hyphen: Int) -> Int? {
    guard let start = startOfPairs(hyphen), start > 0,
      elements[start - 1].kind == .colon || elements[start - 1].kind == .word
    else { return nil }
    let sign: Element.Kind? =
      elements[start].kind == .hyphen && elements[start + 1].kind != .slash ? .hyphen : nil
    let (pairs, end) = pairs(from: sign == nil ? start : start + 1)
    guard
      pairs.count > 2
        || pairs.count == 2 && (elements[start - 1].kind == .colon || areHeavy(pairs)),
      !areSides(pairs, of: start)
    else { return nil }
    // Beside sets of the body alone, a load was added to it.
    let isAdded = sign == nil && pairs.contains { $0.load == nil || $0.load?.kind == .word }
    var settled: [Element] = []
    for pair in pairs {
      let place = pair.load?.range ?? pair.reps.range
      let before = ByteRange(Int(place.start), Int(place.start))
      if !settled.isEmpty { settled.append(Element(.comma, before, flags: .spaceAfter)) }
      settled += work(of: pair, sign: sign ?? (isAdded ? .plus : nil))
    }
    settled[0].flags.insert(.spaceBefore)
    anatomy.parser.elements.replaceSubrange(start..<end, with: settled)
    return start + settled.count - 1
  }

  /// `-30 x 10`, `BW x 12`, `20` reps, and `10` reps with so much, whatever is the larger.
  private func work(of pair: Pair, sign: Element.Kind?) -> [Element] {
    var reps = pair.reps
    guard let load = pair.load else {
      reps.unit = .repetition
      return [reps]
    }
    let between = ByteRange(Int(reps.range.start), Int(reps.range.start))
    if load.kind != .quantity { return [load, Element(.times, between), reps] }
    if let sign {
      let start = Int(load.range.start)
      let mark = Element(sign, ByteRange(max(0, start - 1), start), flags: .spaceBefore)
      return [mark, load, Element(.times, between), reps]
    }
    var with = Element(.at, between, flags: [.spaceBefore, .spaceAfter])
    with.word = Word(meaning: .with, value: 0)
    reps.flags = [.spaceBefore, .spaceAfter]
    return [reps, with, load]
  }

  /// Where the pair before the hyphen begins, or that behind it.
  private func startOfPairs(_ hyphen: Int) -> Int? {
    guard hyphen + 2 < elements.count else { return nil }
    if hyphen > 1, elements[hyphen - 1].isBareWhole, elements[hyphen - 2].kind == .slash {
      return hyphen > 2 && !elements[hyphen - 2].spaceBefore && isLoadOfPair(hyphen - 3)
        ? hyphen - 3 : hyphen - 2
    }
    let isSign = elements[hyphen].spaceBefore && !elements[hyphen].spaceAfter
    return isSign
      && (elements[hyphen + 1].kind == .slash
        || isLoadOfPair(hyphen + 1) && elements[hyphen + 2].kind == .slash)
      ? hyphen : nil
  }

  private func isLoadOfPair(_ index: Int) -> Bool {
    elements[index].isBare && elements[index].kind == .quantity
      || elements[index].meaning == .bodyweight || isWord(index, in: Self.body) || isDitto(index)
  }

  private func isDitto(_ index: Int) -> Bool {
    bytes[elements[index].range.indices].elementsEqual("〃".utf8)
  }

  private static let body = WordSet("맨 自")

  private func pairs(from start: Int) -> (pairs: [Pair], end: Int) {
    var (pairs, index, end) = ([Pair](), start, start)
    while index + 1 < elements.count {
      var load: Element?
      if elements[index].kind == .hyphen { index += 1 }
      if elements[index].kind != .slash {
        guard isLoadOfPair(index) else { break }
        load = isDitto(index) ? pairs.last?.load : elements[index]
        if isWord(index, in: Self.body) { load?.word = Word(meaning: .bodyweight, value: 0) }
        index += 1
      }
      guard index + 1 < elements.count, elements[index].kind == .slash,
        !elements[index].spaceAfter, elements[index + 1].isBareWhole,
        elements[index + 1].value <= 100_000
      else { break }
      pairs.append(Pair(load: load, reps: elements[index + 1]))
      end = index + 2
      guard end + 1 < elements.count, elements[end].kind == .hyphen,
        elements[end].spaceBefore == elements[end].spaceAfter
      else { break }
      index = end + 1
    }
    return (pairs, end)
  }

  /// `40/12-60/10`: nobody does as many reps.
  private func areHeavy(_ pairs: [Pair]) -> Bool {
    pairs.allSatisfy { pair in
      pair.load.map { $0.isBare && $0.value >= 20_000 && $0.value >= 2 * pair.reps.value } ?? false
    }
  }

  /// `8/8-8/8-7/7` of lunges.
  private func areSides(_ pairs: [Pair], of start: Int) -> Bool {
    pairs.allSatisfy { pair in
      pair.load.map { $0.isBareWhole && abs($0.value - pair.reps.value) <= 2_000 } ?? false
    }
      && names.nature(of: NameText.clean(written.bytes[range(0..<start).indices]))
        .contains(.eitherSide)
  }
}
