internal import JournalSyntax

/// Lighter sets in words behind the reps of their exercise: `curls 35s 10 8 8 then dropped to 20s 12`, `135x8 drop 95 10 65 12`,
/// `10er 14 13 dropsatz 6er 12`, `35s 10 8 went down to 20s 12`, `720/10 strip to 540/8 strip to 360/12`.
extension FileReader {
  /// Puts each as `, drop 20s x 12`: only what stands behind the word is lighter.
  mutating func settleDropsInWords() {
    dropDropWithoutLoad()
    var index = 2
    while let word = elements.indices.dropFirst(index).dropLast().first(where: { isDrop($0) }) {
      index = settleDrop(word) ?? word + 1
    }
    anatomy.parser.end = elements.count
  }

  private func isDrop(_ index: Int) -> Bool {
    elements[index].meaning == .drop || isWord(index, in: Self.drops)
      || isWord(index, in: Self.changes)
        && (index + 1..<min(elements.count, index + 3)).contains { isWord($0, in: Self.ways) }
  }

  /// The `dropset` of `60 12 12 12 dropset`: how the last of them went on is not told.
  private mutating func dropDropWithoutLoad() {
    let last = elements.count - 1
    guard last > 3, elements[last].meaning == .drop, elements[last - 1].isBareWhole,
      elements[last - 2].isBareWhole
        || elements[last - 2].kind == .comma && elements[last - 3].isBareWhole
    else { return }
    context.remarks.append(range(last..<elements.count))
    anatomy.parser.elements.removeLast()
  }

  /// Returns what stands behind, or nothing where none is told.
  private mutating func settleDrop(_ word: Int) -> Int? {
    var start = word
    let isEnclosed = elements[word - 1].kind == .openParenthesis
    if isEnclosed { start -= 1 }
    while start > 1,
      isWord(start - 1, in: Self.joints) || elements[start - 1].kind == .comma
        || elements[start - 1].kind == .plus || elements[start - 1].meaning == .then
    {
      start -= 1
    }
    guard start > 0, elements[start - 1].isNumber,
      // `Failed 120, dropped to 110 kg x 2`.
      elements[..<start].count(where: \.isNumber) > 1
    else { return nil }
    var load = word + 1
    while load < elements.count,
      isWord(load, in: Self.ways) || elements[load].kind == .colon || elements[load].meaning == .at
    {
      load += 1
    }
    openRepsOfDrop(load)
    let isSpelled = start == word || load > word + 1
    guard let end = pairOfDrop(load), isLighter(load, than: start) else { return nil }
    // `, drop 95x10` and `15/12/12 drop to 15 x 12` are read as they stand.
    guard isSpelled || isEnclosed || !isSigned(load) else { return end }
    if elements[word].meaning == .drop, !isEnclosed, elements[load + 1].kind == .times,
      elements[load].unit != .letterS
    {
      return end
    }
    if elements[load + 1].kind == .slash { settleSlashedPairs(before: start) }
    var written: [Element] = []
    var next = load
    while let end = pairOfDrop(next) {
      written += writtenDrop(next, end, isDrop: !isWord(word, in: Self.changes), at: word)
      next = end
    }
    if isEnclosed, next < elements.count, elements[next].kind == .closeParenthesis { next += 1 }
    let rest = elements.count - next
    anatomy.parser.elements.replaceSubrange(start..<next, with: written)
    return elements.count - rest
  }

  /// `630/12 720/10` before it are loads with their reps as well.
  private mutating func settleSlashedPairs(before end: Int) {
    for slash in elements.indices.prefix(end).dropFirst().dropLast()
    where elements[slash].kind == .slash && elements[slash - 1].isBare
      && elements[slash + 1].isBareWhole && elements[slash - 1].value > elements[slash + 1].value
      && elements[slash - 1].value >= 20_000
    {
      anatomy.parser.elements[slash].kind = .times
    }
  }

  private func writtenDrop(_ load: Int, _ end: Int, isDrop: Bool, at word: Int) -> [Element] {
    let start = Int(elements[load].range.start)
    var (size, reps) = (elements[load], elements[end - 1])
    size.flags.formUnion([.spaceBefore, .spaceAfter])
    reps.flags.insert(.spaceBefore)
    // Of `15 11` the load stands first.
    if reps.unit == .none, size.unit == .none, !size.flags.contains(.loadOfSide),
      elements[safe: load + 1]?.kind != .times
    {
      reps.unit = .repetition
    }
    let drop = Element(
      .word, elements[word].range, word: Word(meaning: .drop, value: 0),
      flags: [.spaceBefore, .spaceAfter])
    return [Element(.comma, ByteRange(start, start), flags: .spaceAfter)] + (isDrop ? [drop] : [])
      + [
        size,
        Element(
          .times, ByteRange(Int(size.range.end), Int(size.range.end)),
          flags: [.spaceBefore, .spaceAfter]),
        reps,
      ]
  }

  private func isSigned(_ load: Int) -> Bool {
    elements[safe: load + 1].map { $0.kind == .times || $0.meaning == .for } ?? false
  }

  /// Behind a load and its reps.
  private func pairOfDrop(_ load: Int) -> Int? {
    guard load + 1 < elements.count, isLoadBehindDrop(load),
      case let reps = isSigned(load) || elements[load + 1].kind == .slash ? load + 2 : load + 1,
      reps < elements.count, elements[reps].isBareWhole || elements[reps].unit == .repetition,
      elements[reps].value <= 60_000,
      elements[safe: reps + 1].map({ $0.kind != .times && !$0.unit.isMass }) ?? true
    else { return nil }
    return reps + 1
  }

  /// `80x8 drop 10 kg 8` is ten less.
  private func isLighter(_ load: Int, than end: Int) -> Bool {
    let above = elements[..<end].filter { $0.kind == .quantity }.map(\.value).max() ?? 0
    return elements[load].value < above && elements[load].value >= above / 4
  }

  /// The parentheses of `bajando a 40(12)`.
  private mutating func openRepsOfDrop(_ load: Int) {
    guard load + 3 < elements.count, elements[load + 1].kind == .openParenthesis,
      elements[load + 2].isBareWhole, elements[load + 3].kind == .closeParenthesis
    else { return }
    anatomy.parser.elements.remove(at: load + 3)
    anatomy.parser.elements[load + 1] = Element(.times, elements[load + 1].range)
  }

  /// A load, or dumbbells named for theirs.
  private func isLoadBehindDrop(_ index: Int) -> Bool {
    let element = elements[index]
    guard element.kind == .quantity else { return false }
    return element.unit.isMass || element.unit == .letterS
      || element.isBare && element.value >= 4_000
  }

  private static let drops = WordSet(
    "dropped dropping dropset dropsatz stripping reduziert bajé bajando baixei baixando calando strip stripped сброс скинул скинула"
  )
  private static let changes = WordSet("went switched moved lowered")
  private static let joints = WordSet("then and dann und luego y e poi puis et en daarna potem i")
  private static let ways = WordSet("to down with auf zu a à para con avec mit met na до")
}
