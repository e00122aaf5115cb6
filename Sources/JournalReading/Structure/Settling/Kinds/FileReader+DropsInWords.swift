internal import JournalSyntax

/// A drop in words behind the reps of its exercise: `curls 35s 10 8 8 then dropped to 20s 12`, `135x8 then drop 95 10`,
/// `10er 14 13 dropsatz 6er 12`.
extension FileReader {
  /// Puts it as `, drop 20s x 12`: only what stands behind the word is lighter.
  mutating func settleDropInWords() {
    guard
      let word = elements.indices.dropFirst(2).dropLast().first(where: {
        elements[$0].meaning == .drop || isWord($0, in: Self.drops)
      }), elements[..<word].contains(where: \.isNumber)
    else { return }
    var start = word
    while start > 1,
      isWord(start - 1, in: Self.joints) || elements[start - 1].kind == .comma
        || elements[start - 1].kind == .plus || elements[start - 1].meaning == .then
    {
      start -= 1
    }
    guard elements[start - 1].isNumber else { return }
    var load = word + 1
    while load < elements.count,
      isWord(load, in: Self.ways) || elements[load].kind == .colon || elements[load].meaning == .at
    {
      load += 1
    }
    openRepsOfDrop(load)
    guard load + 1 < elements.count, isLoadBehindDrop(load),
      case let isSigned = elements[load + 1].kind == .times || elements[load + 1].meaning == .for,
      case let reps = isSigned ? load + 2 : load + 1,
      reps < elements.count, elements[reps].isBareWhole || elements[reps].unit == .repetition,
      elements[reps].value <= 60_000,
      // `95x10` behind a comma is read as it stands.
      !isSigned || start == word || load > word + 1,
      reps + 1 == elements.count
        || !elements[reps + 1].isNumber && elements[reps + 1].kind != .times
    else { return }
    let place = elements[word].range
    let end = ByteRange(Int(place.start), Int(place.start))
    var size = elements[load]
    size.flags.formUnion([.spaceBefore, .spaceAfter])
    let drop = Element(
      .word, place, word: Word(meaning: .drop, value: 0), flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange(
      start..<reps,
      with: [
        Element(.comma, end, flags: .spaceAfter), drop, size,
        Element(
          .times, ByteRange(Int(size.range.end), Int(size.range.end)),
          flags: [.spaceBefore, .spaceAfter]),
      ])
    anatomy.parser.end = elements.count
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
    "dropped dropping dropset dropsatz stripping reduziert bajé bajando baixei baixando calando")
  private static let joints = WordSet("then and dann und luego y e poi puis et en daarna potem i")
  private static let ways = WordSet("to down with auf zu a à para con avec mit met na")
}
