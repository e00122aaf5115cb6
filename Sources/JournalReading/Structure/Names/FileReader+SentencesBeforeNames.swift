internal import JournalSyntax
internal import WorkoutModel

/// Words about the day before the first exercise of a line: `elbow sore. wrist curl 6 kg 3x15`,
/// `hotel gym, db only. db row 50x20,20`, `forgot straps, DL 135x5`.
extension FileReader {
  /// Leaves the exercise behind them as the name, and keeps them as a note.
  mutating func behindSentence(_ segment: Segment) -> Segment {
    guard segment.name.count > 2, !segment.isNameBehind,
      anatomy.parser.expressions.contains(where: { $0.terms.count > 1 }),
      let start = startBehindSentence(segment.name) ?? startBehindAside(segment.name)
    else { return segment }
    note(range(segment.name.lowerBound..<start))
    var segment = segment
    segment.name = start..<segment.name.upperBound
    return behindSentence(segment)
  }

  /// The `wrist curl` of `elbow sore. wrist curl`; `Rear delt. fly` and `Coach Dave. squat` tell no day.
  private func startBehindSentence(_ name: Range<Int>) -> Int? {
    guard let stop = name.last(where: { elements[$0].kind == .period }),
      stop > name.lowerBound + 1 || isWord(name.lowerBound, in: Self.wholeDays),
      stop + 1 < name.upperBound, name.upperBound - stop <= 5,
      elements[stop].spaceAfter, !elements[stop].spaceBefore, elements[stop - 1].kind == .word,
      isWord(name.lowerBound, in: Self.wholeDays) || tellsOfDay(name.lowerBound..<stop),
      !elements[name].contains(where: \.isNumber),
      stop > name.lowerBound + 2 || isWord(name.lowerBound, in: Self.wholeDays)
        || (name.lowerBound..<stop).count(where: { elements[$0].kind == .word }) > 1,
      holdsLift((stop + 1)..<name.upperBound)
    else { return nil }
    return stop + 1
  }

  /// The `DL` of `forgot straps, DL`; in `close grip, bench` the words tell how it was done.
  private func startBehindAside(_ name: Range<Int>) -> Int? {
    guard isWord(name.lowerBound, in: Self.asides),
      let comma = name.last(where: { elements[$0].kind == .comma }),
      comma > name.lowerBound + 1, comma + 1 < name.upperBound,
      // `Left leg, leg extension`, `no arch, bench press`: of the exercise.
      comma > name.lowerBound + 2
        || !isWord(name.lowerBound + 1, in: Self.variations)
          && !isWord(name.lowerBound, in: Self.leftBehind),
      holdsLift((comma + 1)..<name.upperBound)
    else { return nil }
    return comma + 1
  }

  /// Words of which one is an exercise, and none tells of somebody.
  private func holdsLift(_ words: Range<Int>) -> Bool {
    guard words.allSatisfy({ elements[$0].kind == .word && !isPronoun($0) && !isDeterminer($0) })
    else { return false }
    return isExercise(words) || words.contains { isExercise($0..<($0 + 1)) }
  }

  /// A word that no name of an exercise holds: a period behind others, as in `Bulg split. squat`, may be that
  /// of a shortened word.
  private func tellsOfDay(_ words: Range<Int>) -> Bool {
    endsAsState(words.upperBound - 1)
      || words.contains { index in
        elements[index].kind == .comma || elements[index].meaning == .feeling
          || isWord(index, in: Self.states) || isPronoun(index) && !isWord(index, in: Self.owners)
      }
  }

  /// The `tweaky` of `elbow tweaky. wrist curl`, and any word in a script that shortens none.
  private func endsAsState(_ index: Int) -> Bool {
    let word = bytes[elements[index].range.indices]
    return word.count > 4 && word.last == UInt8(ascii: "y") || word.first ?? 0 >= 0xE3
  }

  /// `My partner. squat 60x5` is somebody else's.
  private static let owners = WordSet("my our")

  private static let states = WordSet(
    """
    is was were are felt feels feeling hurts hurting sore achy aching stiff tight tired sick sleepy closed
    busy crowded empty only home break holiday holidays vacation hotel deload again today bad better worse tweaked injured broken
    after elbow elbows knee knees после болит болят nach après después dopo efter hemma hemme maison
    """)

  /// Said of a whole day in one word: `deload. squat 185 2x5`.
  private static let wholeDays = WordSet(
    "deload holiday holidays vacation hotel home gym garage travel garagengym salle maison casa hem hemma"
  )
  private static let leftBehind = WordSet("left")
  private static let variations = WordSet(
    "arch pause pauses leg legs lockout touch bounce rack hand hands grip dip stop momentum")

  private static let asides = WordSet(
    """
    forgot forgotten left lost slept tired sick busy late rushed ran short trying feeling felt no
    without vergessen müde olvidé cansado oublié fatigué
    """)
}
