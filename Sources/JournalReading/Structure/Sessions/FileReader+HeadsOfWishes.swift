internal import JournalSyntax

/// Headings of what is still to be lifted: `## Where I'd like to be by Labor Day`, `## Block 3 targets (from 21 Feb)`.
extension FileReader {
  /// Asked before a day is looked for: those in such a heading are none of training.
  mutating func headsWishes(_ line: LineSyntax) -> Bool {
    guard line.kind == .heading, 2...16 ~= elements.count,
      tellsWishOfHead || endsInTargets
        || headsEvents || headsNextBlock || headsPlanOfMonth
    else {
      return false
    }
    setSection(.planned, line)
    return true
  }

  /// A question word, a word of wishing behind it, and no number before.
  private var tellsWishOfHead: Bool {
    isWord(0, in: Self.questions)
      && elements.indices.dropFirst().prefix(6).contains {
        isWord($0, in: Self.wishes)
          // The `'d like` of `I'd like`.
          || isWord($0, in: Self.likes) && isWord($0 - 1, in: Self.woulds)
      }
      && !elements.prefix(6).contains(where: \.isNumber)
  }

  /// `Comp events`, `Events`: what a competition will ask for, before it has a day.
  private var headsEvents: Bool {
    elements.count <= 4 && elements.allSatisfy { $0.kind == .word }
      && elements.indices.contains { isWord($0, in: Self.events) }
      && elements.indices.allSatisfy { isWord($0, in: Self.events) || isWord($0, in: Self.meets) }
  }

  /// `Next block (w/c 17 Feb)`.
  private var headsNextBlock: Bool {
    elements.count > 1 && elements[0].meaning == .next && isWord(1, in: Self.blocks)
  }

  /// `3월 계획`, `11月の予定`: what a month shall bring.
  private var headsPlanOfMonth: Bool {
    guard !isASCII, elements.count <= 4, let last = elements.last, last.kind == .word,
      elements[0].meaning == .month || elements[0].isBareWhole && elements[0].value <= 12_000
    else { return false }
    return endsInPlan(last)
  }

  /// The word is, or ends in, one for a plan.
  func endsInPlan(_ word: Element) -> Bool {
    let text = bytes[word.range.indices]
    return word.meaning == .plan
      || Self.plansInScripts.contains { text.suffix($0.count).elementsEqual($0) }
  }

  private static let plansInScripts = ["予定", "計画", "计划", "計劃", "計畫", "プラン", "계획", "플랜"].map {
    Array($0.utf8)
  }
  private static let blocks = WordSet(
    "block cycle phase mesocycle meso programme program plan template")
  private static let events = WordSet(
    "events disciplines disziplinen épreuves eventos pruebas provas gare konkurencje")
  private static let meets = WordSet("comp competition contest meet show the strongman wettkampf")

  /// The `targets` of `Block 3 targets (from 21 Feb)`: up to there no exercise and no set.
  private var endsInTargets: Bool {
    guard let open = elements.firstIndex(where: { $0.kind == .openParenthesis }),
      2...4 ~= open, elements.last?.kind == .closeParenthesis,
      elements[open - 1].meaning == .goal || elements[open - 1].meaning == .plan
    else { return false }
    return elements[..<open].allSatisfy { $0.kind == .word || $0.isBareWhole }
      && !elements[..<open].indices.contains {
        elements[$0].kind == .word && isExercise($0..<$0 + 1)
      }
  }

  private static let questions = WordSet(
    "where what was wo wohin lo donde qué que ce où cosa dove o onde что где co gdzie vad wat waar")
  private static let likes = WordSet("like love")
  private static let woulds = WordSet("d would i'd i’d")
  private static let wishes = WordSet(
    """
    want wanted hope wish dream aim will möchte wollen quiero querría quisiera veux voudrais aimerais quero queria
    voglio vorrei хочу хотелось chcę vill wil zou
    """)
}
