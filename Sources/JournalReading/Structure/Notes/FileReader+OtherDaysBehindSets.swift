internal import JournalSyntax
internal import WorkoutModel

/// Sets of other days among those of today: `75 x 8 last week`, `up from 75 x 8`, `LW 77.5 x 8`, `Old PR 85 x 5`; and
/// numbers that tell when and how it was: `18:05 - 19:10`, `Session 70 min`, `8/10`, `-> 102.5 next time`.
extension FileReader {
  var tellsOtherDay: Bool {
    guard elements.count > 2, elements.contains(where: \.isNumber) else { return false }
    return endsInLastTime || opensWithComparison || tellsSetOfPerson
  }

  /// `75 x 8 last week`, asked before words behind sets are taken off.
  var isOfLastTime: Bool { elements.count > 2 && endsInLastTime }

  /// Words behind a set that is the only one of its line.
  private var endsInLastTime: Bool {
    let last = elements.count - 1
    guard elements[0].isNumber || elements[0].kind == .plus, last > 1,
      isWord(last, in: Self.spans), isWord(last - 1, in: Self.last),
      elements.count(where: { $0.kind == .times }) <= 1
    else { return false }
    return elements[..<(last - 1)].allSatisfy {
      $0.isNumber || $0.kind == .times || $0.kind == .plus || isWordOfComparison($0)
    }
  }

  private func isWordOfComparison(_ element: Element) -> Bool {
    element.kind == .word && Self.from.contains(bytes[element.range.indices])
  }

  /// `up from`, `better than`, `Went from`, `back in college`, `LW`, `Old PR`.
  private var opensWithComparison: Bool {
    guard elements[0].kind == .word, elements[1].kind == .word || elements[1].isNumber else {
      return false
    }
    if elements[1].isNumber, !isWord(0, in: Self.should) {
      return elements[0].range.count == 2 && isWord(0, in: Self.lastWeek)
    }
    if isWord(0, in: Self.upwards), isWord(1, in: Self.from) { return true }
    // `sollten 5x4 werden, war einfach leer`.
    if isWord(0, in: Self.should), elements.indices.contains(where: { isWord($0, in: Self.become) })
    {
      return true
    }
    // `next wk plan - lunges 3 rounds of 8`.
    if elements[0].meaning == .next, elements.prefix(4).contains(where: { $0.meaning == .plan }) {
      return true
    }
    return isWord(0, in: Self.former)
      && (elements[1].meaning == .record || isWord(1, in: Self.bests))
      || isWord(0, in: Self.back) && elements[1].meaning == .in
  }

  /// `Tom's bench: 100 x 5`: of somebody who is no exercise.
  private var tellsSetOfPerson: Bool {
    guard let colon = elements.prefix(8).firstIndex(where: { $0.kind == .colon }), colon > 3,
      elements[0].kind == .word, elements[1].kind == .quote || elements[1].kind == .other,
      !elements[1].spaceBefore, elements[2].kind == .word, elements[2].range.count == 1,
      bytes[Int(elements[2].range.start)] == UInt8(ascii: "s"),
      elements[3..<colon].allSatisfy({ $0.kind == .word }), isExercise(3..<colon)
    else { return false }
    return !isWord(0, in: Self.namedLifts) && !isExercise(0..<1)
  }

  /// True of a line below sets that tells from when to when it was, for how long, or how good.
  var tellsTimeOrRating: Bool {
    isSpanOfClocks || isLengthOfSession || isRatingAlone || isBodyAlone
      || tellsWeekOfProgramme
  }

  /// `18:05 - 19:10`, `from 18:05 to 19:10`.
  private var isSpanOfClocks: Bool {
    let clocks = elements.indices.filter { elements[$0].kind == .clock }
    guard clocks.count == 2, elements.count <= 5, clocks[1] - clocks[0] <= 2,
      elements.indices.allSatisfy({
        clocks.contains($0) || elements[$0].kind == .hyphen || isWord($0, in: Self.fromTo)
      })
    else { return false }
    let minutes = clocks.map { Int64(elements[$0].value) / 60_000 }
    guard let entry = context.entry else { return false }
    let isTimed = !file.entries[entry].nature.isDisjoint(with: [.timed, .cardio, .distance])
    return !isTimed && minutes[0] < minutes[1]
      && bytes[elements[clocks[0]].range.indices].count >= 4
  }

  /// `Session 70 min`, `Lifting: 70 min`.
  private var isLengthOfSession: Bool {
    guard 2...4 ~= elements.count, isWord(0, in: Self.sessions),
      let time = elements.last, time.kind == .quantity, time.unit == .minute || time.unit == .hour
    else { return false }
    return elements.dropFirst().dropLast().allSatisfy {
      $0.kind == .colon || $0.meaning == .time || $0.kind == .hyphen
    }
  }

  /// `8/10` on a line of its own below sets with loads.
  private var isRatingAlone: Bool {
    guard elements.count == 3, elements[0].isBareWhole, elements[1].kind == .slash,
      !elements[1].spaceBefore, elements[2].isBareWhole, elements[2].value == 10_000,
      elements[0].value <= 10_000, context.pendingName == nil, let entry = context.entry
    else { return false }
    let set = file.drafts.last
    return file.entries[entry].nature.contains(.lifted)
      && file.entries[entry].nature.isDisjoint(with: [.bodyweight])
      && set?.entryIndex == entry && (set?.quantities.count ?? 0) > 1
  }

  /// `-> 102.5 next time`, `→ felt good` below sets: what follows from them.
  func isConclusion(_ line: LineSyntax) -> Bool {
    elements.count > 2 && context.entry != nil
      && (elements[0].kind == .arrow || bytes[line.content.indices].starts(with: "->".utf8)
        || elements[0].kind == .hyphen && elements[1].range.count == 1
          && bytes[Int(elements[1].range.start)] == Byte.greater)
      && !elements.contains { $0.kind == .times }
      && (elements.contains { $0.meaning == .next } || !elements.contains(where: \.isNumber))
      && !namesAnyExercise
  }

  private static let spans = WordSet("week time month year session workout")
  private static let last = WordSet("last")
  private static let from = WordSet("from than since")
  private static let upwards = WordSet("up down better worse heavier went came stronger")
  private static let lastWeek = WordSet("lw lt")
  private static let former = WordSet("old prev previous former")
  private static let bests = WordSet("best max pr pb 1rm")
  private static let should = WordSet("sollte sollten wollte should")
  private static let become = WordSet("werden sein have")
  private static let back = WordSet("back")
  private static let fromTo = WordSet("from to till until")
  private static let sessions = WordSet("session lifting")
  private static let namedLifts = WordSet(
    "farmer arnold captain king jacob world runner today yesterday let it that what day week")
}
