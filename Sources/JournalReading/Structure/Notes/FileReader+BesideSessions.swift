internal import JournalSyntax
internal import WorkoutModel

/// Lines whose numbers are of no set: rules, lists of things to buy, how strong somebody is at the start,
/// and when somebody woke up.
extension FileReader {
  /// True when the line was kept as words.
  mutating func isBesideSessions(_ line: LineSyntax) -> Bool {
    guard elements.count > 2, elements.contains(where: \.isNumber) else { return false }
    if opensWithOtherLabel || tellsCurrentBest {
      note(line.content)
      return true
    }
    if tellsOnlyPrices {
      note(line.content)
      return true
    }
    if tellsWhen || tellsDayInSentence {
      noteUnread(line)
      return true
    }
    return false
  }

  /// `Rule: all sets at 10 -> add weight`, `to buy: 24kg bell`, `FTP 250`.
  private var opensWithOtherLabel: Bool {
    if elements[1].kind == .colon { return isWord(0, in: Self.ruleWords) }
    if elements.count > 3, elements[2].kind == .colon, isWord(0, in: Self.toDo),
      isWord(1, in: Self.deeds)
    {
      return true
    }
    return isWord(0, in: Self.scores) && elements[1].isNumber
      && !elements.contains { $0.kind == .times }
  }

  /// `Current 5k: 24:10 (4:50)`, above all sessions.
  private var tellsCurrentBest: Bool {
    guard file.dates.isEmpty, !file.hasSets, isWord(0, in: Self.current) else { return false }
    return elements.contains { $0.kind == .colon || $0.kind == .clock }
  }

  /// `dog up at 3, 5, 6. tea 2`, `arms gone at 4`: when it was.
  private var tellsWhen: Bool {
    guard elements.count <= 12,
      let at = elements.indices.dropFirst(2).dropLast().first(where: { elements[$0].meaning == .at }
      ),
      isWord(at - 1, in: Self.wakings), elements[at + 1].isBareWhole,
      elements[at + 1].value <= 24_000,
      elements[..<at].allSatisfy({ $0.kind == .word }), !isName(0..<at),
      !elements.contains(where: { $0.kind == .times || $0.unit.isMass || $0.unit == .repetition })
    else { return false }
    return !(0..<at).contains { isExercise($0..<($0 + 1)) }
  }

  /// The day of `cleared by the doctor, 9/14. first visit: 2 weeks`, above all sessions.
  private var tellsDayInSentence: Bool {
    guard file.dates.isEmpty, !file.hasSets, context.lineIndex < 6,
      let slash = elements.indices.dropFirst(3).dropLast(2).first(where: { index in
        elements[index].kind == .slash && !elements[index].spaceBefore
          && elements[index - 1].isBareWhole && elements[index + 1].isBareWhole
          && !elements[index + 1].spaceBefore && 1_000...31_000 ~= elements[index - 1].value
          && 1_000...31_000 ~= elements[index + 1].value
      }), elements[slash + 2].kind == .period, slash + 3 < elements.count,
      elements[slash + 3].kind == .word, elements[slash + 3].spaceBefore,
      elements[slash - 2].kind == .comma || elements[slash - 2].kind == .word
    else { return false }
    return !(0..<(slash - 1)).contains { isExercise($0..<($0 + 1)) }
  }

  private static let ruleWords = WordSet(
    "rule rules regel regeln regla reglas règle règles regola regole regra regras zasada sääntö")
  private static let toDo = WordSet("to zu à da por att te")
  private static let deeds = WordSet(
    "buy order get fix return kaufen acheter comprare comprar köpa kopen ask sell")
  private static let scores = WordSet("ftp vo2max vo2 lthr hrmax maxhr rhr hrv")
  private static let current = WordSet("current currently aktuell actuel actual attuale huidig")
  private static let wakings = WordSet("up awake woke waking gone done out dead cooked toast fried")

  /// `restart!! 84kg`, `back again, 84 kg`: what somebody weighed who begins once more.
  mutating func weighsAtStart() -> Bool {
    let last = elements.count - 1
    guard 1...6 ~= last, elements[last].kind == .quantity, elements[last].unit.isMass,
      40_000...400_000 ~= elements[last].value, context.pendingName == nil,
      context.isAfterBlank || context.lineIndex > 0 && context.lastSetLine < context.lineIndex - 1,
      isWord(0, in: Self.beginningAgain),
      elements[..<last].allSatisfy({
        $0.kind == .exclamation || $0.kind == .comma || $0.kind == .word || $0.kind == .colon
      }),
      !(0..<last).contains(where: { isExercise($0..<($0 + 1)) })
    else { return false }
    addBodyweight(Quantity(elements[last]))
    return true
  }

  private static let beginningAgain = WordSet(
    "restart restarting restarted back again start starting started begin beginning neustart wieder"
  )

  /// `bw 84` below reps of the own weight that are a third of it at most: nobody does so many more.
  mutating func weighsBelowReps() -> Bool {
    guard elements.count == 2, elements[0].meaning == .bodyweight, elements[1].isBare,
      45_000...250_000 ~= elements[1].value, let entry = context.entry, context.pendingName == nil,
      let most = mostRepsAbove(entry), most <= elements[1].value / 3
    else { return false }
    addBodyweight(Quantity(elements[1]))
    return true
  }

  /// `weight 183` alone, which no plates make, and `Body 67 kg. …`: what the lifter weighed.
  mutating func weighsOffPlates() -> Bool {
    guard elements.count > 1, context.pendingName == nil else { return false }
    let isAlone =
      elements.count == 2 && elements[0].meaning == .weight && elements[1].isBareWhole
      && 60_000...350_000 ~= elements[1].value && elements[1].value % 2_500 != 0
      && !isAboveReps
    let isOfBody =
      isWord(0, in: Self.bodyWords) && elements[1].unit.isMass
      && 40_000...400_000 ~= elements[1].value
      && (elements.count == 2 || elements[2].kind == .period || elements[2].kind == .comma
        || bytes[Int(elements[1].range.end) - 1] == Byte.period
        || bytes[safe: Int(elements[1].range.end)] == Byte.period)
    guard isAlone || isOfBody else { return false }
    addBodyweight(Quantity(elements[1]))
    if elements.count > 2 { note(line: context.lineIndex) }
    return true
  }

  /// The next line begins with a number or with a word for reps.
  private var isAboveReps: Bool {
    let below = context.lineIndex + 1
    guard below < document.lines.count else { return false }
    let content = bytes[document.lines[below].content.indices]
    let word = content.prefix { Byte.isASCIILetter($0) }
    return content.first.map { Byte.isDigit($0) } == true
      || !word.isEmpty && Keywords.word(word).meaning == .repetition
      || !word.isEmpty && Keywords.word(word).meaning == .set
  }

  private mutating func note(line index: Int) { note(document.lines[index].content) }

  private static let bodyWords = WordSet("body bodywt")

  private func mostRepsAbove(_ entry: Int) -> Int32? {
    guard let draft = file.drafts.last, draft.entryIndex == entry,
      !draft.quantities.contains(where: { $0.unit.isMass })
    else { return nil }
    return draft.quantities.lazy.map(\.value).max()
  }
}
