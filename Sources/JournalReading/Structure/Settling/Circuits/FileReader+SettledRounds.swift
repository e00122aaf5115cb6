internal import JournalSyntax
internal import WorkoutModel

/// What stands around rounds that are told on one line, put into one form: `3 rounds: run 400 m, 21
/// swings, 12 pull-ups`.
extension FileReader {
  /// `"Helen" 3 RFT 400 m run / 21 swings / 12 pull-ups -> 11:42 rx`: stations parted by slashes, a title
  /// before the rounds, and no colon behind them.
  mutating func settleRounds(_ rounds: Int) {
    var rounds = rounds
    if rounds > 6, putRoundsFirst(rounds) { rounds = 0 }
    guard rounds <= 6,
      elements.indices.dropFirst().allSatisfy({
        elements[$0].kind != .times || leadsToReps(elements[$0 - 1])
      })
    else { return }
    dropTimeOfRounds(rounds)
    var first = rounds + 1
    while first < elements.count, first < rounds + 3, isWord(first, in: Self.forTime) { first += 1 }
    // `3 rounds of 12 deadlifts, 9 cleans` needs no colon.
    guard first < elements.count, elements[first].meaning != .of else { return }
    let hasColon = elements[first].kind == .colon
    let stations = (hasColon ? first + 1 : first)..<elements.count
    guard areStations(stations) else { return }
    for index in stations where elements[index].kind == .slash && elements[index].spaceBefore {
      anatomy.parser.elements[index].kind = .comma
    }
    if !hasColon {
      let end = Int(elements[first - 1].range.end)
      anatomy.parser.elements.insert(
        Element(.colon, ByteRange(end, end), flags: .spaceAfter), at: first)
    }
    dropTitle(before: rounds)
  }

  /// Makes a plus of the slash of `leg curl 80x12 / crunch x25, x3 rounds`: the rounds are those of both.
  mutating func joinExercisesOfRounds(_ rounds: Int) {
    guard rounds > 5, rounds + 1 == elements.count, elements[rounds].unit == .round,
      elements[0].kind == .word,
      elements[rounds - 1].kind == .times && elements[rounds - 2].isNumber
        || elements[rounds - 1].kind == .comma
        || elements[rounds - 1].kind == .times && elements[rounds - 2].kind == .comma,
      let slash = elements[..<rounds].firstIndex(where: { $0.kind == .slash }), slash > 1,
      elements[slash].spaceBefore, elements[slash].spaceAfter, elements[slash - 1].isNumber,
      elements[slash + 1].kind == .word,
      !elements[..<rounds].contains(where: { $0.kind == .colon || $0.unit == .set })
    else { return }
    for index in slash..<rounds where elements[index].kind == .slash && elements[index].spaceBefore
    {
      anatomy.parser.elements[index].kind = .plus
    }
    guard elements[rounds - 1].kind == .times else { return }
    if elements[rounds - 2].kind == .comma {
      anatomy.parser.elements.remove(at: rounds - 1)
    } else {
      anatomy.parser.elements[rounds - 1].kind = .comma
    }
  }

  /// `AMRAP 12: 10 T2B, 10 burpees, 30 DU = 5 rds + 7`: the rounds that were done stand at the end. What
  /// was done of one more is said to be unread.
  private mutating func putRoundsFirst(_ rounds: Int) -> Bool {
    guard let colon = elements.prefix(6).firstIndex(where: { $0.kind == .colon }), colon > 0,
      elements[..<colon].contains(where: { isAsManyAsPossible($0) || $0.unit == .minute }),
      isSignBeforeScore(rounds - 1),
      case let mark = elements[rounds - 2].kind == .hyphen ? rounds - 2 : rounds - 1,
      areStations((colon + 1)..<mark), isRounds(rounds)
    else { return false }
    if elements[(rounds + 1)...].contains(where: \.isNumber) {
      let rest = range((rounds + 1)..<elements.count)
      file.diagnostics.append(.unreadRest(at: place(rest)))
    }
    let told = elements[rounds]
    let first =
      (0..<colon).first { isAsManyAsPossible(elements[$0]) || elements[$0].unit == .minute } ?? 0
    anatomy.parser.elements.removeSubrange(mark...)
    anatomy.parser.elements.replaceSubrange(first..<colon, with: [told])
    if first > 0 { anatomy.parser.elements.removeSubrange(0..<first) }
    return true
  }

  /// `= 5 rds`, `-> 5 rds`, `. 17 rounds`, ` - 17 rounds`.
  private func isSignBeforeScore(_ sign: Int) -> Bool {
    switch elements[sign].kind {
    case .equals, .arrow, .period, .semicolon: true
    case .hyphen: elements[sign].spaceBefore
    default: false
    }
  }

  /// At least two parts between commas or spaced slashes, each with a number and the word for what was
  /// done.
  private func areStations(_ indices: Range<Int>) -> Bool {
    var count = 0
    let parts = elements[indices].split(omittingEmptySubsequences: false) {
      $0.kind == .comma || $0.kind == .slash && $0.spaceBefore && $0.spaceAfter
    }
    for part in parts {
      guard part.contains(where: \.isNumber),
        part.contains(where: { $0.kind == .word && $0.word == .plain })
      else { return false }
      count += 1
    }
    return count > 1
  }

  /// The `"Helen"` and the `Helen:` before the rounds; `Squat: 3 rounds` names the exercise.
  private mutating func dropTitle(before rounds: Int) {
    guard rounds > 1 else { return }
    let mark = elements[rounds - 1].kind
    guard mark == .colon || mark == .quote,
      let first = mark == .colon
        ? (0..<(rounds - 1)).last(where: { elements[$0].kind != .word }).map({ $0 + 1 }) ?? 0
        : (0..<(rounds - 1)).last(where: { elements[$0].kind == .quote }),
      case let words = first..<(rounds - 1), !words.isEmpty, !isExercise(words)
    else { return }
    anatomy.parser.elements.removeSubrange(first..<rounds)
  }

  /// The `= 11:09` of `3 RFT 400 m run, 21 swings, 12 pull-ups = 11:09`, the `-> 11:42 rx` and the `- 14:22`:
  /// the time of all of it. That of `Run 5 km = 25:10` is its own, and so is a dash before less than a
  /// minute for each round.
  private mutating func dropTimeOfRounds(_ rounds: Int) {
    guard
      let sign = elements.lastIndex(where: {
        $0.kind == .equals || $0.kind == .arrow || $0.kind == .hyphen && $0.spaceBefore
      }),
      sign > rounds + 2, sign + 1 < elements.count, elements[sign + 1].kind == .clock,
      elements[sign].kind != .hyphen
        || elements[sign + 1].value / 60 >= elements[rounds].value,
      elements[(sign + 2)...].allSatisfy({ $0.kind == .word && $0.range.count <= 6 })
    else { return }
    let dash = elements[sign - 1].kind == .hyphen ? sign - 1 : sign
    anatomy.parser.elements.removeSubrange(dash...)
  }

  private static let forTime = WordSet("for time")

  /// The `, 3 круга` of `Тяга 8 кг 12 раз, 3 круга` and the `, 3 rounds` of `Curl 8 kg x 12, 3 rounds`: where
  /// only one exercise is told, so many sets.
  mutating func settleRoundsOfOne() {
    settleRoundsBehindLoad()
    let last = elements.count - 1
    guard last > 2, elements[last].unit == .round, 2_000...10_000 ~= elements[last].value,
      elements[last - 1].kind == .comma,
      !elements[..<(last - 1)].contains(where: {
        $0.kind == .comma || $0.unit == .set || $0.unit == .round || $0.kind == .plus
          || $0.meaning == .superset || $0.meaning == .and
      }), elements[..<last].contains(where: { $0.unit == .repetition || $0.kind == .times }),
      elements[..<last].count(where: { $0.kind == .times }) <= 1
    else { return }
    anatomy.parser.elements[last].unit = .set
    anatomy.parser.elements[last - 1].kind = .times
    anatomy.parser.elements[last - 1].flags = [.spaceBefore, .spaceAfter]
  }

  /// The rounds of `Goblet squat 24 kg, 4 rounds of 10` and `Swings 24 kg KB, 4 rounds x 10`: sets of that
  /// load.
  private mutating func settleRoundsBehindLoad() {
    let reps = elements.count - 1
    guard reps > 4, elements[reps].isBareWhole || elements[reps].unit == .repetition,
      elements[reps - 1].meaning == .of || elements[reps - 1].kind == .times,
      elements[reps - 2].unit == .round, 2_000...20_000 ~= elements[reps - 2].value,
      elements[reps - 3].kind == .comma,
      case let numbers = elements[..<(reps - 3)].filter(\.isNumber), numbers.count == 1,
      numbers[0].unit.isMass
    else { return }
    anatomy.parser.elements[reps - 2].unit = .set
  }

  /// The remark of `circuit 3 rounds (she said 4 but I was late):`, before the colon.
  mutating func dropRemarkOfRounds() {
    let close = elements.count - 2
    guard close > 4, elements[close + 1].kind == .colon, elements[close].kind == .closeParenthesis,
      let open = elements[..<close].lastIndex(where: { $0.kind == .openParenthesis }), open > 1,
      elements[..<open].contains(where: { $0.unit == .round }),
      elements[(open + 1)..<close].count(where: { $0.kind == .word }) > 2,
      !elements[open..<close].contains(where: { $0.meaning == .rest || $0.unit.isTime })
    else { return }
    context.remarks.append(range((open + 1)..<close))
    anatomy.parser.elements.removeSubrange(open...close)
  }
}
