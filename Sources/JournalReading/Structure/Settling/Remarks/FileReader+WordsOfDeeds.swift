internal import JournalSyntax
internal import WorkoutModel

/// Sentences that tell what was done before the name of the exercise: `Then bench: 50 kg …`, `Did squats 60 kg
/// …`, `At home I did 3 x 15 push-ups and 3 x 20 squats`.
extension FileReader {
  mutating func dropWordsOfDeeds() {
    guard elements.count > 3, elements[0].kind == .word else { return }
    dropSentenceBeforeDeed()
    dropDeedBeforeName()
    dropDeedBeforeSets()
    guard elements.count > 3 else { return }
    dropAgainBehindName()
    dropWarmingUp()
    dropWithoutWeight()
    settleSetsAtLoad()
  }

  /// The `Was at the gym after work. ` of `Was at the gym after work. Did deadlifts 80 kg 3x5`.
  private mutating func dropSentenceBeforeDeed() {
    guard
      let stop = elements.firstIndex(where: { $0.kind == .period || $0.kind == .exclamation }),
      stop > 2, stop + 3 < elements.count,
      elements[..<stop].allSatisfy({ $0.kind == .word || $0.kind == .comma }),
      elements[stop].spaceAfter, isWord(stop + 1, in: Self.didWords),
      startsWithExercise(stop + 2), elements[(stop + 3)...].contains(where: \.isNumber)
    else { return }
    context.remarks.append(range(0..<(stop + 2)))
    anatomy.parser.elements.removeSubrange(0...(stop + 1))
  }

  /// The `Sen` of `Sen bänkpress: 50 kg x 8` and the `Körde` of `Körde marklyft 80 kg 3x5`.
  private mutating func dropDeedBeforeName() {
    guard elements.count > 3, isWord(0, in: Self.didWords) || isWord(0, in: CommonWords.then),
      startsWithExercise(1), elements[2...].contains(where: \.isNumber)
    else { return }
    context.remarks.append(elements[0].range)
    anatomy.parser.elements.removeFirst()
  }

  /// The `At home I did` of `At home I did 3 x 15 push-ups`: no name, for that stands behind the sets.
  private mutating func dropDeedBeforeSets() {
    guard let number = elements.firstIndex(where: \.isNumber), 2...7 ~= number,
      number + 3 < elements.count, elements[number].isBareWhole,
      elements[number + 1].kind == .times, elements[number + 2].isBareWhole,
      elements[..<number].allSatisfy({ $0.kind == .word }),
      (0..<number).contains(where: { isWord($0, in: Self.didWords) }),
      isWord(number - 1, in: Self.didWords) || isPronoun(number - 1)
        || isWord(number - 1, in: CommonWords.pronounsOfOwn),
      startsWithExercise(number + 3),
      !(0..<number).contains(where: { isExercise($0..<($0 + 1)) })
    else { return }
    context.remarks.append(range(0..<number))
    anatomy.parser.elements.removeSubrange(0..<number)
  }

  func startsWithExercise(_ index: Int) -> Bool {
    guard index < elements.count, elements[index].kind == .word else { return false }
    if isExercise(index..<(index + 1)) { return true }
    if index + 2 < elements.count, elements[index + 1].kind == .hyphen,
      elements[index + 2].kind == .word
    {
      return isExercise(index..<(index + 3))
    }
    return index + 1 < elements.count && elements[index + 1].kind == .word
      && isExercise(index..<(index + 2))
  }

  /// The `again,` of `Deadlift again, 70 kg 3x5`.
  private mutating func dropAgainBehindName() {
    guard
      let again = elements.prefix(5).indices.dropFirst().first(where: {
        isWord($0, in: Self.againWords)
      }), again + 2 < elements.count,
      elements[again + 1].kind == .comma || elements[again + 1].kind == .colon
        || elements[again + 1].isNumber,
      isName(0..<again)
    else { return }
    context.remarks.append(elements[again].range)
    let end = elements[again + 1].isNumber ? again + 1 : again + 2
    anatomy.parser.elements.removeSubrange(again..<end)
    anatomy.parser.elements[again].flags.insert(.spaceBefore)
  }

  /// The `warmed up with` of `Squat: warmed up with 40 kg x 10, then 60 kg x 5`.
  private mutating func dropWarmingUp() {
    guard
      let mark = elements.prefix(6).firstIndex(where: { $0.kind == .colon || $0.kind == .comma }),
      mark > 0, mark + 4 < elements.count, isWord(mark + 1, in: Self.warmed),
      let number = elements[(mark + 2)...].firstIndex(where: \.isNumber), number - mark <= 4,
      elements[(mark + 1)..<number].allSatisfy({ $0.kind == .word }),
      elements[number].unit.isMass
    else { return }
    context.remarks.append(range((mark + 1)..<number))
    anatomy.parser.elements.removeSubrange((mark + 1)..<number)
    // `, sen 60 kg`.
    for index in elements.indices.dropLast().dropFirst().reversed()
    where elements[index - 1].kind == .comma && elements[index + 1].isNumber
      && (elements[index].meaning == .then || isWord(index, in: CommonWords.then))
    {
      anatomy.parser.elements.remove(at: index)
    }
  }

  /// The `utan vikt.` of `3 x 20 knäböj utan vikt.`: with the body alone.
  private mutating func dropWithoutWeight() {
    var end = elements.count
    while end > 4, elements[end - 1].kind == .period { end -= 1 }
    guard end > 4, isWord(end - 2, in: CommonWords.without),
      elements[end - 1].meaning == .weight || isWord(end - 1, in: CommonWords.weight)
    else { return }
    context.remarks.append(range((end - 2)..<end))
    anatomy.parser.elements.removeSubrange((end - 2)...)
  }

  /// The `3 set på 65 kg med 5 reps` and `3 sets at 65 kg with 5 reps`, told as `65 kg x 5 x 3`.
  private mutating func settleSetsAtLoad() {
    guard
      let sets = elements.indices.dropFirst().dropLast(4).first(where: { index in
        elements[index].unit == .set && elements[index + 1].kind == .word
          && isWord(index + 1, in: Self.atWords) && elements[index + 2].unit.isMass
          && elements[index + 3].kind == .word && elements[index + 4].unit == .repetition
      })
    else { return }
    let place = elements[sets + 1].range
    var (count, mass, reps) = (elements[sets], elements[sets + 2], elements[sets + 4])
    for flag in [Element.Flags.spaceBefore, .spaceAfter] {
      count.flags.insert(flag)
      mass.flags.insert(flag)
      reps.flags.insert(flag)
    }
    // Ranges of a line only rise.
    count.range = ByteRange(Int(reps.range.end), Int(reps.range.end))
    let times = Element(.times, place, flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange(
      sets...(sets + 4), with: [mass, times, reps, times, count])
    // `och` before it only goes on.
    if elements[sets - 1].meaning == .and {
      anatomy.parser.elements[sets - 1].kind = .comma
      anatomy.parser.elements[sets - 1].word = .plain
    }
  }

  private static let didWords = WordSet(
    """
    did körde gjorde tog kjørte tok lavede kørte machte machten hice hicimos hizo fiz fizemos feci fatto fait faits
    deed deden zrobiłem zrobiłam robiłem robiłam tein teki
    """)
  private static let againWords = WordSet(
    "again igen igjen wieder encore nochmal weer opnieuw znowu taas")
  private static let warmed = WordSet("värmde warmed varmade varmet")
  private static let atWords = WordSet("på at med mit à con with bei op na of")
}
