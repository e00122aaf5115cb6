internal import JournalSyntax

/// Goals in the sentences of a journal: wanted, or met.
extension FileReader {
  /// `Goals: BP 100x1 DL 180x1`, `目標 BP100x1 DL180x1`, `Next week bench 80x5, squat 100x5`,
  /// `Next time she adds lunges 2x8 and leg press 25 kg`: wanted are all
  /// of them, unless a sentence ends or tells what was done.
  func opensWithGoal(_ name: Range<Int>) -> Bool {
    guard name.lowerBound <= 1,
      elements[..<min(name.upperBound, 3)].contains(where: {
        $0.meaning == .goal || $0.meaning == .next || $0.meaning == .plan
      })
    else { return false }
    return !elements.contains {
      [.period, .semicolon, .arrow, .pipe, .dot].contains($0.kind) || tellsToday($0)
    }
  }

  /// `objectif avril | squat 90 kg 4x6 | DC 67,5 kg 4x6`: all between the bars.
  var isPlanInColumns: Bool {
    let first = elements[0].meaning
    return (first == .goal || first == .plan || first == .next)
      && elements.prefix(4).contains { $0.kind == .pipe }
      && !elements.contains { tellsToday($0) }
  }

  func tellsToday(_ element: Element) -> Bool {
    isDoing(element) || Self.now.contains(bytes[element.range.indices])
  }

  private static let now = WordSet(
    "ahora jetzt did", CommonWords.today)

  /// `Last week I set my goals as:` above a list, and not `Hit all my goals today:`.
  func announcesGoals(_ words: Range<Int>) -> Bool {
    guard words.count >= 4, elements[words.upperBound - 1].kind == .colon, isAboveList,
      elements[words].suffix(4).contains(where: { $0.meaning == .goal })
    else { return false }
    return !words.contains { isWord($0, in: Self.metWords) || isWord($0, in: Self.deeds) }
  }

  private static let deeds = WordSet(
    "crushed smashed achieved beat beaten completed finished made got all")

  /// The word for a goal, in a script without spaces anywhere in what is written as one word.
  func tellsGoal(_ index: Int) -> Bool {
    let element = elements[index]
    guard element.flags.contains(.unspacedScript) else { return element.meaning == .goal }
    let word = text(element.range)
    return Self.goalWords.contains { word.contains($0) }
  }

  /// `45 min at goal pace`, `100x5 goal done`, `80kg×5 目標達成`.
  func isGoalMet(_ index: Int) -> Bool {
    let element = elements[index]
    if element.meaning == .pace || isWord(index, in: Self.metWords) { return true }
    guard element.flags.contains(.unspacedScript) else { return false }
    let word = text(element.range)
    return Self.metParts.contains { word.contains($0) }
  }

  private static let metWords = WordSet("done reached hit met")
  /// What stands within words of scripts without spaces.
  static let metParts = ["達成", "达成", "完成", "달성", "ペース", "配速", "心拍", "肌"]
  private static let goalWords = ["目標", "目标", "목표"]
}
