internal import JournalSyntax

/// Lines that begin with a number or a set and tell of it, not of one that was done: `97 = 102% of best`,
/// `340x6 beats 335x6 from June`, `70 was a fight but up by 5`, `2 burgers`.
extension FileReader {
  var tellsOfNumber: Bool {
    guard elements.count > 1 else { return false }
    // `+32 felt like +40 did in march`.
    if elements.count > 3, elements[0].kind == .plus, elements[1].kind == .quantity,
      isWord(2, in: Self.being)
    {
      return true
    }
    // `62.5 not 65, miscounted the small ones`.
    if elements.count > 2, elements[0].isNumber, elements[2].isNumber,
      isWord(1, in: CommonWords.not), !elements.contains(where: { $0.kind == .times })
    {
      return true
    }
    return isShareOfBest || comparesSets || judgesLoad || isTreat || isOfLaterDay || isTimeOfEnd
  }

  private var isShareOfBest: Bool {
    elements.count > 2 && elements[0].isNumber && elements[1].kind == .equals
      && (elements[2].unit == .percent || elements[2].meaning == .record)
  }

  /// A set, the word that puts it above another, and that other.
  private var comparesSets: Bool {
    guard elements[0].isNumber,
      let verb = elements.indices.first(where: { isWord($0, in: Self.comparing) }), verb <= 5,
      verb + 3 < elements.count
    else { return false }
    return elements[..<verb].contains { $0.kind == .times }
      && elements[verb...].prefix(5).contains { $0.kind == .times }
  }

  /// A load and how it went, with no reps.
  private var judgesLoad: Bool {
    guard elements.count > 2, elements[0].unit.isMass || elements[0].isBare,
      elements[0].value >= 20_000, isWord(1, in: Self.being), elements[2].kind == .word
    else { return false }
    return !elements.dropFirst().contains {
      $0.kind == .times || $0.kind == .at || $0.unit == .repetition || $0.unit == .set
        || $0.unit.isMass || $0.meaning == .for
    }
  }

  /// `2 burgers. Off till Thursday`, `bagels x2, slept 9 hrs`, `rest. bagels x2`.
  private var isTreat: Bool {
    let food = elements.indices.prefix(4).first { isWord($0, in: Self.treats) }
    guard let food else { return false }
    if food == 1, elements[0].isBareWhole { return true }
    return elements[..<food].allSatisfy {
      $0.kind == .word || $0.kind == .period || $0.kind == .colon
    }
      && food + 2 < elements.count && elements[food + 1].kind == .times
      && elements[food + 2].isBareWhole
  }

  /// `82.5kg next time`, `3x8 next week`, `100 in two weeks`, `3x5 was the plan`: a load or a set, and words that put it off.
  private var isOfLaterDay: Bool {
    guard elements[0].kind == .quantity, !elements[0].unit.isTime, !elements[0].unit.isLength else {
      return false
    }
    let start =
      elements.count > 3 && elements[1].kind == .times && elements[2].kind == .quantity ? 3 : 1
    guard start < elements.count, elements.count - start <= 5,
      elements[start...].allSatisfy({ $0.kind == .word || $0.meaning == .cardinal }),
      case let last = elements.count - 1
    else { return false }
    if elements[last].meaning == .plan || elements[last].meaning == .goal {
      return isWord(start, in: Self.being)
    }
    return isWord(last, in: Self.later)
      || last > start && isPeriod(elements[last])
        && elements[start..<last].contains { $0.meaning == .next }
      || last > start + 1 && elements[start].meaning == .in && isPeriod(elements[last])
  }

  /// `till 21:40`, `until 22:00`.
  private var isTimeOfEnd: Bool {
    elements.count <= 4 && isWord(0, in: Self.until) && elements[1].kind == .clock
  }

  private static let later = WordSet("tomorrow soon eventually someday")
  private static let until = WordSet("till until til by bis hasta jusqu'à até fino tot")
  private static let comparing = WordSet("beats beat tops topped vs versus")
  private static let being = WordSet("was felt is went moved flew")
  private static let treats = WordSet(
    """
    milk bread rolls nappies diapers pints pint burger burgers pizza pizzas donut donuts doughnut doughnuts cookie cookies bagel bagels waffle waffles vaffel vafler taco tacos
    burrito burritos beer beers pancake pancakes kebab kebabs döner cerveza cervezas bière bières bier biere piwo пиво
    """)
}
