internal import JournalSyntax

/// Sentences: what somebody tells of a day, and the sets that one reports.
extension FileReader {
  /// `Leg press: mostly I skip it, but today I did 3 sets of 10 with 245 lb`: the name before the mark
  /// has the sets that the sentence reports, when they are told in full.
  func reported(_ segment: Segment) -> Segment {
    guard !segment.isNameBehind, !segment.name.isEmpty,
      isWord(segment.expressions.lowerBound - 1, Self.reports),
      let expression = anatomy.parser.expressions.first, expression.terms.count > 1,
      anatomy.parser.quantities.contains(where: { $0.unit.isMass }),
      anatomy.parser.quantities.contains(where: { $0.unit == .set }),
      let mark = segment.name.prefix(7).first(where: {
        elements[$0].kind == .colon || elements[$0].kind == .hyphen && elements[$0].spaceBefore
      }), mark > segment.name.lowerBound
    else { return segment }
    let name = segment.name.lowerBound..<mark
    guard isName(name) || ExerciseNames.isMovement(text(elements[mark - 1].range)) else {
      return segment
    }
    var segment = segment
    segment.name = name
    return segment
  }

  private static let reports = WordSet(
    "did got hit managed made finished completed")

  /// `When all is said and done I finished 13,737/80,281`, `Since I did 20 miles, I rested today`,
  /// `Instead of rowing 6,000 m as I have for weeks, I went for a walk`.
  func isToldOfSomebody(_ segment: Segment) -> Bool {
    let words = segment.name.count(where: { elements[$0].kind == .word })
    guard words >= 5 || isLongSentence else { return false }
    if segment.name.dropFirst().contains(where: { isPronoun($0) }) { return true }
    return isLongSentence && segment.rest.contains(where: { isPronoun($0) })
      && names.nature(of: NameText.clean(bytes[range(segment.name).indices])).isEmpty
  }

  /// Numbers that no sign joins, and no loads or reps among them.
  var tellsNoLoad: Bool {
    anatomy.parser.expressions.allSatisfy { $0.terms.count == 1 }
      && anatomy.parser.quantities.allSatisfy {
        $0.kind == .number && !$0.unit.isMass && $0.unit != .repetition && $0.unit != .set
      }
  }

  func isDeterminer(_ index: Int) -> Bool {
    elements[index].kind == .word
      && Self.determiners.contains(bytes[elements[index].range.indices])
  }

  /// A long sentence with a number here and there.
  var isTalk: Bool {
    isLongSentence
      && elements.count(where: \.isNumber) * 4 <= elements.count(where: { $0.kind == .word })
  }

  var isLongSentence: Bool { elements.count(where: { $0.kind == .word }) >= 12 }

  private static let determiners = WordSet(
    "the this that these those today")

  func isPronoun(_ index: Int) -> Bool {
    elements[index].kind == .word
      && Self.pronouns.contains(bytes[elements[index].range.indices])
  }

  private func isWord(_ index: Int, _ words: WordSet) -> Bool {
    elements[index].kind == .word
      && words.contains(bytes[elements[index].range.indices])
  }

  /// `Repeat x 4`: the exercises above.
  func isRepetition(_ index: Int) -> Bool {
    isWord(index, Self.repetition)
  }

  private static let repetition = WordSet("repeat")

  private static let pronouns = WordSet(
    "i we he she they you me us my men women ich wir er sie je nous il elle yo nosotros eu nós io noi ik jag jeg vi я мы он"
  )
}
