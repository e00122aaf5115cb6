internal import JournalSyntax

/// Reps before the empty bar, and loads of each set behind a word for them: `Squat: 10 with the empty bar, 8 with
/// 40`, `Kniebeuge 12 mit leerer Stange, 8 mit 40`, `10 à vide, 8 à 40`, `3 sets of 12, weight 35, 40, 40`.
extension FileReader {
  /// Puts the bar before its reps, as most do: `bar x 10; 8 with 40`.
  mutating func settleRepsWithEmptyBar() {
    guard elements.count > 3,
      let count = elements.firstIndex(where: \.isNumber), count + 1 < elements.count,
      isCountWithEmptyBar(count), let end = behindEmptyBar(count)
    else { return }
    let reps = elements[count]
    let bar = Element(
      .word, range((count + 1)..<end), word: Word(meaning: .bar, value: 0),
      flags: [.spaceBefore, .spaceAfter])
    var done = reps
    done.flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange(
      count..<end,
      with: [bar, Element(.times, reps.range, flags: [.spaceBefore, .spaceAfter]), done])
    anatomy.parser.elements[count + 3].kind = .semicolon
    anatomy.parser.end = elements.count
  }

  /// Only a comma and another set may stand behind it, and nothing but words before it.
  private func isCountWithEmptyBar(_ index: Int) -> Bool {
    elements[index].kind == .quantity
      && (elements[index].isBareWhole || elements[index].unit == .repetition)
      && 1_000...50_000 ~= elements[index].value && index > 0
      && elements[index + 1].kind == .word
  }

  /// Behind the `with the empty bar` that stands behind the count.
  private func behindEmptyBar(_ count: Int) -> Int? {
    var (index, isEmpty, hasBar) = (count + 1, false, false)
    while index < elements.count, index <= count + 4, elements[index].kind == .word {
      if isWord(index, in: Self.emptyBar) {
        (isEmpty, hasBar) = (true, true)
      } else if isWord(index, in: Self.emptyWords) {
        isEmpty = true
      } else if isWord(index, in: Self.barWords) {
        hasBar = true
      } else if elements[index].range.count > 4 {
        return nil
      }
      index += 1
    }
    guard isEmpty, hasBar, index + 1 < elements.count, elements[index].kind == .comma,
      elements[index + 1].isNumber
    else { return nil }
    return index
  }

  /// The comma of `3 sets of 12, weight 35, 40, 40`, behind which each set has its load.
  mutating func dropCommaBeforeLoadsOfSets() {
    guard elements.count > 7,
      let word = elements.indices.dropLast(3).first(where: { elements[$0].meaning == .weight }),
      word > 3, elements[word - 1].kind == .comma, elements[word + 1].isBare,
      elements[word + 2].kind == .comma, elements[word + 3].isBare,
      elements[word - 2].isBareWhole || elements[word - 2].unit == .repetition,
      elements[..<(word - 1)].contains(where: { $0.unit == .set })
    else { return }
    anatomy.parser.elements.remove(at: word - 1)
    anatomy.parser.end = elements.count
  }

  private static let emptyWords = WordSet(
    "empty leer leere leeren leerer vacía vacia vide vazia vuota lege tom tomma пустой пустым пустий порожній"
  )
  private static let barWords = WordSet(
    "bar barbell stange barra barre bilanciere stang stången stangen гриф грифом грифі")
  /// The French call the bar empty and nothing else.
  private static let emptyBar = WordSet("vide leerstange")
}
