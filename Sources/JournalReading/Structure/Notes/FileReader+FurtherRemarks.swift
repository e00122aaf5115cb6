internal import JournalSyntax

/// Lines of which the first words say that nothing on them was done today: `LW: rows 60 10, 10, 9`, `if I get 12 12 12 I
/// go up`, `before the injury I could bench 100 for 5`.
extension FileReader {
  var tellsOtherThanToday: Bool {
    guard elements.count > 2, elements.contains(where: \.isNumber) else { return false }
    if tellsOfNumber || tellsOtherDay { return true }
    if elements[0].isNumber { return isBestOfYear }
    guard elements.count > 3, elements[0].kind == .word else { return false }
    return tellsWorkOfNamed || isLastWeekByLetters || isCondition || isFormerStrength
      || isGoalBelowTime
      || isWord(0, in: Self.last) && isWord(1, in: Self.spans)
  }

  /// `GZCLP – run 2`: which one of a programme the file is of.
  var isTitleOfRun: Bool {
    let last = elements.count - 1
    return context.lineIndex == 0 && 2...6 ~= last && elements[last].isBareWhole
      && elements[last].value <= 30_000 && isWord(last - 1, in: Self.runs)
      && elements[..<last].allSatisfy {
        $0.kind == .word || $0.kind == .hyphen || $0.kind == .comma
      }
      && !isExercise(0..<(last - 1))
  }

  /// `33ish mi`, `about` as much in all: no reps.
  var isRoughTotal: Bool {
    guard 1...4 ~= elements.count, elements[0].kind == .quantity, elements[0].value % 1000 == 0,
      elements.dropFirst().allSatisfy({ $0.kind == .word })
    else { return false }
    let end = Int(elements[0].range.end)
    let line = document.lines[context.lineIndex].content
    return end + 3 <= Int(line.end) && bytes[end..<(end + 3)].elementsEqual("ish".utf8)
  }

  /// `2019 pr 3:58:44`.
  private var isBestOfYear: Bool {
    elements[0].isBareWhole && elements[0].range.count == 4
      && 1_990_000...2_049_000 ~= elements[0].value && elements[1].meaning == .record
  }

  /// `Maria says by week 10: step down 3x10`, `coach wants 3 visits a week`.
  var isSpeechOfOther: Bool {
    isQuotedWhole
      || elements.count > 3 && elements[0].kind == .word && isWord(1, in: Self.speech)
        && elements[2].kind == .word && !isExercise(0..<1)
  }

  /// `Sub 6:50 by spring`.
  private var isGoalBelowTime: Bool {
    isWord(0, in: Self.sub) && elements[1].kind == .clock && elements[2].kind == .word
  }

  /// `LW: …`: last week.
  private var isLastWeekByLetters: Bool {
    elements[1].kind == .colon && elements[0].range.count == 2 && elements[2].kind == .word
      && bytes[elements[0].range.indices].elementsEqual("LW".utf8)
  }

  /// `if i get 12 12 12 at 40`, `once I hit 5x5`, `when I make all 15`.
  private var isCondition: Bool {
    isWord(0, in: Self.conditions) && isWord(1, in: Self.people)
      && isWord(2, in: Self.reaching)
      && (isWord(0, in: Self.doubts)
        || elements.indices.dropFirst(3).contains { isWord($0, in: Self.comingDeeds) })
  }

  /// `before surgery I could squat 185 for 8`.
  private var isFormerStrength: Bool {
    guard isWord(0, in: Self.before), elements.count > 5,
      (1...3).contains(where: { isWord($0, in: Self.turningPoints) })
    else { return false }
    return elements.indices.prefix(7).dropFirst(2).contains { isWord($0, in: Self.ability) }
  }

  /// Takes the `(8 mi planned)` of `skipped, travel (8 mi planned)` off.
  mutating func dropPlannedInParentheses() {
    guard elements.count > 4, elements[elements.count - 1].kind == .closeParenthesis,
      case let word = elements.count - 2,
      elements[word].meaning == .plan || isWord(word, in: Self.planned),
      let open = elements[..<word].lastIndex(where: { $0.kind == .openParenthesis }), open > 0,
      elements[(open + 1)..<word].contains(where: \.isNumber),
      !elements[(open + 1)..<word].contains(where: { $0.kind == .closeParenthesis })
    else { return }
    context.remarks.append(range(open..<elements.count))
    anatomy.parser.elements.removeSubrange(open...)
    anatomy.parser.end = elements.count
  }

  private static let doubts = WordSet("if wenn si")
  private static let comingDeeds = WordSet("go move add increase will switch start")
  private static let last = WordSet("last")
  private static let spans = WordSet("cycle block mesocycle meso round phase prep")
  private static let runs = WordSet("run cycle block phase part round vol volume")
  private static let speech = WordSet(
    """
    says said wants thinks suggests recommends sagt sagte meint dit dice diz mówi powiedział säger sa zegt siger sier
    говорит сказал сказала советует
    """)
  private static let sub = WordSet("sub")
  private static let conditions = WordSet("if once when wenn si")
  private static let people = WordSet("i we ich")
  private static let reaching = WordSet("get hit make do manage can reach")
  private static let turningPoints = WordSet(
    "surgery injury injuries op operation accident covid pregnancy pregnant baby kids lockdown army"
  )
  private static let before = WordSet("before prior")
  private static let ability = WordSet("could did used")
  private static let planned = WordSet("planned scheduled intended programmed")
}
