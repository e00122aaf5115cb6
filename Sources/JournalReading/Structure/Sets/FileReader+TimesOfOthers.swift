internal import JournalSyntax
internal import WorkoutModel

/// Times below an exercise that are none of its sets.
extension FileReader {
  /// `30 min total` below a lift: what all of it took.
  func isSumOfTimes(_ segment: Segment) -> Bool {
    guard tellsOneTime(segment), let entry = context.entry, context.pendingName == nil,
      file.entries[entry].nature.contains(.lifted)
    else { return false }
    let words = wordsBehind(segment)
    return segment.name.isEmpty && anatomy.parser.expressions[0].attributes.marks.contains(.total)
      || words.count <= 2 && words.first.map { elements[$0].meaning == .total } == true
  }

  /// `2 hours` alone below a lift: how long all of it took, or so it seems.
  func tellsHours(_ segment: Segment) -> Bool {
    guard segment.name.isEmpty, tellsOneTime(segment), anatomy.parser.quantities[0].unit == .hour,
      let entry = context.entry
    else { return false }
    return file.entries[entry].nature.isDisjoint(with: [.timed, .cardio, .distance])
  }

  /// `3 min in the river` and `20 min late` below squats: nobody squats for minutes.
  mutating func isTimeOfSomethingElse(_ segment: Segment, _ line: LineSyntax) -> Bool {
    guard tellsOneTime(segment), let entry = context.entry, context.pendingName == nil,
      file.entries[entry].nature.contains(.lifted) || tellsLoad(entry),
      file.entries[entry].nature.isDisjoint(with: [.timed, .cardio, .distance, .counted]),
      let first = wordsBehind(segment).first
    else { return false }
    if isWord(first, in: Self.places) { return true }
    let time = anatomy.parser.quantities[0]
    guard time.unit == .hour || time.value >= 5_000 && time.unit == .minute else { return false }
    let name = trimmedName(segment.name, isBehind: true)
    return segment.isNameBehind && !isNameBehind(name, segment, line) && knownStart(of: name) == nil
  }

  /// The last set of the current exercise told a load.
  func tellsLoad(_ entry: Int) -> Bool {
    if let draft = file.drafts.last, draft.entryIndex == entry {
      return draft.terms.count > 1
        && draft.quantities.contains { $0.unit.isMass || $0.value >= 20_000 }
    }
    return trace.tellsLoad
  }

  /// `Waited 10 min for the rack`, `had 10 min left`: time that no exercise took.
  func isLostTime(_ segment: Segment) -> Bool { isTime(behind: Self.waiting, segment) }

  private static let waiting = WordSet(
    """
    waited waiting wait lost left arrived rested talked late telat terlambat spóźniony spóźniłem opoźdał опоздал опоздала
    ждал ждала försenad zpoždění geç retard tarde späť verspätet muộn trễ
    """)

  /// `1 scoop preworkout`, `2 scoops of whey`: what was drunk.
  func tellsDrink(_ segment: Segment) -> Bool {
    segment.isNameBehind && segment.name.count > 1
      && isWord(segment.name.lowerBound, in: Self.scoops)
  }

  private static let scoops = WordSet("scoop scoops")

  /// `took 25 min`, `spent 20 min on the bike`: of what, a line does not tell.
  func isTimeSpent(_ segment: Segment) -> Bool {
    isTime(behind: Self.spending, segment) || tellsWhatAllTook(segment)
  }

  /// `This all took 90 min`: nothing that is named was done for so long.
  private func tellsWhatAllTook(_ segment: Segment) -> Bool {
    guard 2...6 ~= segment.name.count, !segment.isNameBehind,
      isWord(segment.name.upperBound - 1, in: Self.lasting),
      let time = anatomy.parser.quantities.first, time.unit.isTime || time.kind == .clock
    else { return false }
    return isDeterminer(segment.name.lowerBound)
      && !segment.name.contains { isTimed($0..<($0 + 1)) || isExercise($0..<($0 + 1)) }
  }

  private static let lasting = WordSet("took lasted")

  private static let spending = WordSet("had have has spent took takes need needed")

  /// The last of `Squat 60 kg 3x10, 45 min`: no set of a lift takes so long.
  func isTimeOfSession(_ index: Int, _ entry: Int) -> Bool {
    let expression = anatomy.parser.expressions[index]
    guard index > 0, expression.terms.count == 1,
      case let term = anatomy.parser.terms[expression.terms.lowerBound],
      term.quantities.count == 1,
      file.entries[entry].nature.contains(.lifted)
        || anatomy.parser.expressions[index - 1].terms.count > 1,
      file.entries[entry].nature.isDisjoint(with: [.timed, .cardio, .distance, .counted])
    else { return false }
    let time = anatomy.parser.quantities[term.quantities.lowerBound]
    return time.unit == .hour || time.unit == .minute && time.value >= 10_000
  }

  /// Nothing but one of these words and a time, and perhaps who: `I only had 20 min`.
  private func isTime(behind words: WordSet, _ segment: Segment) -> Bool {
    if 2...3 ~= segment.name.count, !segment.isNameBehind, isPronoun(segment.name.lowerBound),
      anatomy.parser.quantities.count == 1, anatomy.parser.quantities[0].unit.isTime,
      isWord(segment.name.upperBound - 1, in: words)
    {
      return true
    }
    return segment.name.count == 1 && !segment.isNameBehind && anatomy.parser.quantities.count == 1
      && anatomy.parser.quantities[0].unit.isTime && isWord(segment.name.lowerBound, in: words)
  }

  /// Nothing but minutes or hours.
  private func tellsOneTime(_ segment: Segment) -> Bool {
    guard segment.name.isEmpty || segment.isNameBehind, anatomy.parser.quantities.count == 1
    else { return false }
    let time = anatomy.parser.quantities[0]
    return time.unit == .minute || time.unit == .hour
      || time.kind == .clock && time.marks.contains(.hours)
  }

  private func wordsBehind(_ segment: Segment) -> Range<Int> {
    segment.isNameBehind ? segment.name : segment.rest
  }

  private static let places = WordSet(
    "in at with inside before after until im mit dans en con")
}
