internal import JournalSyntax

/// Loads behind a small word, and the sets behind a comma, as people of Romance tongues tell them: `Laterales de 15, 4 series de
/// 12`, `Hip thrust 135, 3 de 10`.
extension FileReader {
  mutating func settleLoadsBehindDe() {
    guard let comma = elements.prefix(9).firstIndex(where: { $0.kind == .comma }), comma > 1,
      comma + 3 < elements.count, elements[comma - 1].isBare, elements[comma - 1].value >= 4_000,
      !elements[..<(comma - 1)].contains(where: \.isNumber), tellsSetsOfReps(comma + 1)
    else { return }
    if elements[comma + 1].unit == .none { anatomy.parser.elements[comma + 1].unit = .set }
    guard comma > 2, isWord(comma - 2, in: Self.de), elements[comma - 3].kind == .word else {
      return
    }
    // As the `15s` of others.
    if elements[comma - 1].value <= 60_000 { anatomy.parser.elements[comma - 1].unit = .letterS }
    anatomy.parser.elements.remove(at: comma - 2)
    anatomy.parser.end = elements.count
  }

  /// `4 series de 12`, `3 de 10`, at the end of the line or before a mark.
  private func tellsSetsOfReps(_ sets: Int) -> Bool {
    guard elements[sets].kind == .quantity, 2_000...8_000 ~= elements[sets].value,
      elements[sets].unit == .set || elements[sets].unit == .none,
      elements[sets + 1].meaning == .of, elements[sets + 2].kind == .quantity,
      elements[sets + 2].unit == .none || elements[sets + 2].unit == .repetition,
      elements[sets + 2].value <= 50_000
    else { return false }
    return elements[safe: sets + 3].map {
      $0.kind == .period || $0.kind == .openParenthesis || $0.kind == .comma
    } ?? true
  }

  private static let de = WordSet("de di da du")
}

/// Dumbbells with an article, and all of the sets: `goblet squat w the 35 kettlebell 4x15`, `curls, the 25 dumbbells, 3 sets of
/// 10`, `Squats 165, all three sets of 5`.
extension FileReader {
  mutating func settleArticlesOfLoads() {
    guard elements.count > 4 else { return }
    dropAllBeforeSets()
    guard
      let article = elements.indices.dropFirst().dropLast(3).first(where: { index in
        isWord(index, in: Self.articles) && elements[index + 1].isBare
          && elements[index + 1].value >= 3_000 && isWord(index + 2, in: Self.bells)
      }), !elements[..<article].contains(where: \.isNumber)
    else { return }
    var (start, end) = (article, article + 3)
    let before = elements[start - 1]
    if before.meaning == .with || before.kind == .comma || before.kind == .at { start -= 1 }
    if elements[end].kind == .comma || elements[end].kind == .colon { end += 1 }
    guard start > 0, end < elements.count, elements[end].isNumber else { return }
    var size = elements[article + 1]
    size.unit = .letterS
    size.flags.formUnion([.spaceBefore, .spaceAfter])
    context.remarks.append(elements[article + 2].range)
    anatomy.parser.elements.replaceSubrange(start..<end, with: [size])
    anatomy.parser.elements[start - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements[start + 1].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  /// The `all` of `Squats 165, all three sets of 5`.
  private mutating func dropAllBeforeSets() {
    guard
      let all = elements.indices.dropFirst(2).dropLast(2).first(where: { index in
        elements[index].kind == .word && elements[index - 1].kind == .comma
          && elements[index - 2].isNumber && isWord(index, in: Self.all)
          && (elements[index + 1].unit == .set || elements[index + 2].meaning == .set)
      })
    else { return }
    anatomy.parser.elements.remove(at: all)
    anatomy.parser.end = elements.count
  }

  private static let articles = WordSet("the my those some")
  private static let bells = WordSet(
    "dumbbell dumbbells dumbell dumbells db dbs kettlebell kettlebells kb kbs bell bells plate")
  private static let all = WordSet("all")
}
