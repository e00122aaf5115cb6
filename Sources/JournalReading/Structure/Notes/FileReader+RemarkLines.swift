internal import JournalSyntax
internal import WorkoutModel

/// Lines of their own with numbers that tell of something else: `coach says 5 kg more`, `locker 112`,
/// `skipped leg curls 3x12`, `new PR 100 kg!`.
extension FileReader {
  /// True of a line whose words before the numbers are a sentence, a thing or a person, and name no
  /// exercise.
  func isRemarkLine(_ segment: Segment) -> Bool {
    guard context.lastSetLine < context.lineIndex else { return false }
    if isLengthOfLifting || countsExercises { return true }
    guard let first = segment.name.first, first == 0, !segment.isNameBehind else { return false }
    // `Skip rope`.
    if listsEquipment(segment) { return true }
    guard !isName(segment.name) else { return false }
    if isUndone(segment.name) || isWord(first, in: Self.watching) { return true }
    guard !isExercise(segment.name) else { return false }
    if tellsWay(segment) || tellsTimeOfOther(segment) { return true }
    if segment.name.allSatisfy({ tellsRecord($0) }) { return isOneNumber }
    if isWord(first, in: Self.things), segment.name.count <= 5 { return areNumbersAlone }
    // `splits 1:53.0 1:54.1`, of what stands above.
    if isWord(first, in: Self.splits), segment.name.count == 1 {
      return anatomy.parser.quantities.allSatisfy { $0.kind == .clock }
    }
    if segment.name.dropFirst().last.map({ isWord($0, in: Self.measures) }) == true {
      return isOneNumber
    }
    if isWord(first, in: CommonWords.people),
      segment.name.count == 1 || isWord(first + 1, in: Self.did)
    {
      return !isWord(first, in: Self.machines)
        || !anatomy.parser.quantities.contains { $0.unit.isTime }
    }
    return hasVerbOfOther(segment.name)
  }

  /// `55 min` below lifts: how long all of it took.
  private var isLengthOfLifting: Bool {
    guard elements.count == 1, elements[0].kind == .quantity,
      elements[0].unit == .minute && elements[0].value >= 20_000 || elements[0].unit == .hour,
      context.pendingName == nil, let entry = context.entry
    else { return false }
    return file.entries[entry].nature.contains(.lifted)
  }

  /// `4 exercises, 15 sets`.
  private var countsExercises: Bool {
    elements.count > 1 && elements[0].kind == .quantity && elements[1].meaning == .exercise
  }

  private var isOneNumber: Bool {
    anatomy.parser.expressions.count == 1 && anatomy.parser.quantities.count == 1
  }

  private var areNumbersAlone: Bool {
    anatomy.parser.expressions.allSatisfy { $0.terms.count == 1 }
  }

  /// `tempo 3-1-1`, `incline 3`, `plates 2x20 each side`, `used the 15 kg bar`, `missed rep 5`: how
  /// the sets above were done.
  private func tellsWay(_ segment: Segment) -> Bool {
    guard context.entry != nil, context.pendingName == nil else { return false }
    let first = segment.name.lowerBound
    if segment.name.count == 1, isWord(first, in: GymWords.settings) { return areNumbersAlone }
    if elements[first].meaning == .plate { return segment.name.count == 1 }
    if elements[first].meaning == .failed { return segment.name.count == 2 && isOneNumber }
    return isWord(first, in: Self.using) && isOneNumber
      && anatomy.parser.quantities[0].unit.isMass
  }

  /// `Whole thing took 50 minutes`, `only had 15 min`, `after: 10 minutes sauna`.
  private func tellsTimeOfOther(_ segment: Segment) -> Bool {
    guard isOneNumber, case let number = anatomy.parser.quantities[0],
      number.unit == .minute || number.unit == .hour, let last = segment.name.last
    else { return false }
    return isWord(last, in: Self.taking)
      || segment.rest.prefix(2).contains { isWord($0, in: Self.resting) }
  }

  private static let taking = WordSet("took takes had lasted spent")
  private static let resting = WordSet("sauna steam shower bath nap meditation")

  private static let using = WordSet("used")

  /// `skipped leg curls`, `did not do the`, `no time for`, `should do`.
  private func isUndone(_ name: Range<Int>) -> Bool {
    let first = name.lowerBound
    if elements[first].meaning == .skipped { return name.count > 1 }
    if isWord(first, in: Self.wishes) { return true }
    if isWord(first, in: Self.need), name.count > 1, isTo(elements[first + 1]) { return true }
    guard name.count > 1 else { return false }
    return isWord(first, in: Self.no) && isWord(first + 1, in: Self.means)
      || isWord(first, in: Self.did) && isWord(first + 1, in: Self.not)
      || isWord(first, in: Self.not) && isWord(first + 1, in: Self.doing)
  }

  private static let wishes = WordSet("should must wanted didn't didnt couldn't couldnt")
  private static let need = WordSet("need needs have")
  private static let no = WordSet("no")
  private static let means = WordSet("time energy rack bench equipment")
  private static let did = WordSet("did could do")
  private static let not = WordSet("not")
  private static let doing = WordSet("doing done enough")

  private func tellsRecord(_ index: Int) -> Bool {
    elements[index].meaning == .record || isWord(index, in: Self.newness)
  }

  private static let newness = WordSet("new old my a another")

  /// What has a number or a size, and is no exercise.
  private static let things = WordSet(
    """
    locker size page age playlist song track timer interval intervals seat rack machine chair stool
    hole notch room gym bus podcast episode chapter temperature fasted fasting see shoes pain flexion home groceries
    """)

  /// What stands right before a number that is no load: `new shoes size 43`, `set timer 90 s`.
  private static let measures = WordSet("size page age timer locker mileage pain soreness drag")

  private static let splits = WordSet("split splits lap laps")

  private static let watching = WordSet("spotted watched saw watching spotting")

  /// A trainer may stand on rollers: `trainer 45 min`.
  private static let machines = WordSet("trainer")

  /// Who else lifts.

  /// `PB is`, `bar is`, `coach says`, `Bus 42 was`, `John did`, `Kim got`: of what is no known exercise.
  private func hasVerbOfOther(_ name: Range<Int>) -> Bool {
    guard
      let verb = name.dropFirst().first(where: {
        isWord($0, in: Self.being) || isWord($0, in: Self.did) || isWord($0, in: Self.got)
      })
    else { return false }
    // `My bench was 100x5`, `Felt great and squat was 100x5`.
    let namesLift =
      (name.lowerBound..<verb).contains { isExercise($0..<verb) }
      || (verb + 1..<name.upperBound).contains { isExercise($0..<name.upperBound) }
    if namesLift { return false }
    if isWord(verb, in: Self.being) { return true }
    return verb == name.lowerBound + 1 && elements[name.lowerBound].word == .plain
      && isCapital(Int(elements[name.lowerBound].range.start))
      && !isPronoun(name.lowerBound) && !isWord(name.lowerBound, in: Self.order)
  }

  private static let got = WordSet("got gets scored")
  private static let being = WordSet("is was were says said needs")
  private static let order = WordSet(
    "then just only finally still also again today so and but we i")
}
