internal import JournalSyntax
internal import WorkoutModel

/// Sentences of a diary, some of which tell work: `Slept 9 hours and it shows. Squats again: 60 for 5, 80 for 5`, `Lat
/// pulldown 55, three sets of ten, and seated rows at 50, three sets of 12`.
extension FileReader {
  /// Where the name of an exercise stands, and where the sentence begins that tells its sets.
  private struct ToldExercise {
    var begin: Int
    var name: Int
  }

  /// Reads each exercise that opens a sentence, or a part of one behind `and`, as a line of its own; the talk before the
  /// first is a note.
  mutating func sentencesOfDiary(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, 6...300 ~= elements.count,
      !context.isPieceOfLine, context.table == nil, context.section == .training, isAsWritten,
      line.content.count >= 24, elements.allSatisfy({ isOfDiary($0) })
    else { return false }
    var told: [ToldExercise] = []
    for begin in elements.indices {
      guard let start = startOfSentence(begin), told.last.map({ $0.name < start }) ?? true,
        let name = nameInSentence(start) ?? (!told.isEmpty && isNamedWork(start) ? start : nil)
      else { continue }
      told.append(ToldExercise(begin: begin, name: name))
    }
    guard let first = told.first, told.count > 1 || first.name > 0,
      first.begin == 0 || isTalkOfDiary(0..<first.begin)
    else { return false }
    var places: [ByteRange] = []
    for (number, exercise) in told.enumerated() {
      let end = told[safe: number + 1].map { endBefore($0.begin) } ?? Int(line.content.end)
      places.append(ByteRange(Int(elements[exercise.name].range.start), end))
    }
    // `10 minutes on the bike to warm up. Leg press 60 kg, 3 sets of 12.`
    if tellsTimeOfEndurance(0..<first.begin) {
      places.insert(ByteRange(Int(line.content.start), endBefore(first.begin)), at: 0)
    } else if first.name > 1 {
      note(range(0..<first.name))
    }
    readPieces(of: line, at: places)
    return true
  }

  private func tellsTimeOfEndurance(_ talk: Range<Int>) -> Bool {
    guard talk.count > 1, elements[0].unit == .minute || elements[0].unit.isLength else {
      return false
    }
    return talk.dropFirst().contains { elements[$0].kind == .word && wentOn($0..<($0 + 1)) }
  }

  /// Whether a sentence of the line tells work, with talk before it at most.
  func opensWithSentences(_ start: Int) -> Bool {
    guard isAsWritten, elements.count - start > 5,
      elements[start...].allSatisfy({ isOfDiary($0) }),
      let begin = elements.indices[start...].dropFirst().first(where: { index in
        startOfSentence(index).map { nameInSentence($0) != nil } ?? false
      })
    else { return false }
    return isTalkOfDiary(start..<begin)
  }

  /// The sentence goes on, and no layout of another kind is in it.
  private func isOfDiary(_ element: Element) -> Bool {
    switch element.kind {
    case .pipe, .arrow, .equals, .question, .semicolon, .hash: false
    default: !isTabbed(element) && element.meaning != .superset && element.unit != .round
    }
  }

  /// Up to the comma or the full stop before the next exercise.
  private func endBefore(_ begin: Int) -> Int {
    elements[begin].kind == .comma
      ? Int(elements[begin].range.start) : Int(elements[begin - 1].range.end)
  }

  // MARK: Where sentences begin

  /// The first word of a sentence that begins at `index`, or of a part of one: `, and seated rows at 50`, `, so I walked
  /// home`.
  func startOfSentence(_ index: Int) -> Int? {
    if elements[index].kind == .comma {
      var start = index + 1
      while start < elements.count, start < index + 4,
        elements[start].meaning == .and || elements[start].meaning == .then
          || isWord(start, in: CommonWords.then) || isWord(start, in: Self.joints)
      {
        start += 1
      }
      guard start > index + 1, start < elements.count, elements[start].kind == .word else {
        return nil
      }
      return start
    }
    guard elements[index].kind == .word else { return nil }
    guard index > 0 else { return 0 }
    switch elements[index - 1].kind {
    case .exclamation: return elements[index].spaceBefore ? index : nil
    case .period:
      // `alt. dumbbell curls`: a word cut short.
      let isCut = elements[..<index].dropLast().suffix(3).count { $0.kind == .word } < 2
      guard elements[index].spaceBefore, !elements[index - 1].spaceBefore,
        isCapital(Int(elements[index].range.start))
          || !isCut && elements[index - 2].meaning == .day
      else { return nil }
      return index
    default: return nil
    }
  }

  // MARK: What they tell

  /// The name of the exercise, which the first words tell with a number behind it: `Then dips 9, 8, 8`, `Deadlifts,
  /// carefully, 70 for 5`, `In the gym I tried the press again: 40 for 5`.
  private func nameInSentence(_ begin: Int) -> Int? {
    var start = begin
    while start + 1 < elements.count, start < begin + 4, elements[start].kind == .word,
      isLeadOfSentence(start)
    {
      start += 1
    }
    if let end = endOfKnownName(start), tellsWork(start, end) { return start }
    // `Bike 10 minutes`.
    if elements[safe: start + 1].map({ $0.unit.isTime || $0.unit.isLength }) ?? false,
      wentOn(start..<(start + 1))
    {
      return start
    }
    if start > begin, wentOnFoot(start) { return start }
    // `Did my clams, 15 a side`: nobody else knows the name.
    if start > begin, isWord(start - 1, in: Self.own), isDone(begin) || isDone(start - 2),
      let comma = elements[start...].prefix(4).firstIndex(where: { $0.kind != .word }),
      comma > start, elements[comma].kind == .comma, amount(at: comma + 1) != nil,
      elements[start..<comma].allSatisfy({ $0.word == .plain })
    {
      return start
    }
    return nameBehindTalk(begin)
  }

  /// `Then`, `Did some light`, `Finished with`.
  private func isLeadOfSentence(_ index: Int) -> Bool {
    elements[index].meaning == .then || isDone(index) || isWord(index, in: CommonWords.then)
      || isWord(index, in: CommonWords.articles) || isWord(index, in: Self.own)
      || isWord(index, in: CommonWords.pronounsOfOwn) || isWord(index, in: Self.leads)
      || isWord(index, in: Self.joints)
  }

  private func isDone(_ index: Int) -> Bool {
    index >= 0 && (isDoing(elements[index]) || isWord(index, in: CommonWords.did))
  }

  /// Behind one to four words that name a known exercise or a movement, the most of them.
  func endOfKnownName(_ start: Int) -> Int? {
    for count in (1...4).reversed() {
      let end = start + count
      guard end < elements.count, elements[start..<end].allSatisfy({ $0.kind == .word }) else {
        continue
      }
      if count == 1, isWord(start, in: GymWords.climbing) { return end }
      let name = NameText.clean(written.bytes[range(start..<end).indices])
      if names.isKnown(name) || count == 1 && ExerciseNames.isMovement(name) { return end }
    }
    return nil
  }

  /// The `press` of `In the gym I tried the press again: 40 for 5`.
  private func nameBehindTalk(_ begin: Int) -> Int? {
    guard
      let colon = elements[begin...].prefix(14).firstIndex(where: { $0.kind != .word }),
      elements[colon].kind == .colon, amount(at: colon + 1) != nil,
      let verb = elements[begin..<colon].indices.first(where: {
        $0 > begin && isWord($0 - 1, in: CommonWords.pronounsOfOwn)
          && (isDone($0) || isWord($0, in: Self.tries))
      })
    else { return nil }
    for start in (verb + 1)..<colon where start < verb + 4 {
      guard let end = endOfKnownName(start), end <= colon, isMannerOfWork(end..<colon) else {
        continue
      }
      return start
    }
    return nil
  }

  /// A number behind the name, and more of it in the sentence.
  private func tellsWork(_ start: Int, _ end: Int) -> Bool {
    let stop =
      elements[end...].prefix(60).indices.first {
        $0 > end && elements[$0].kind == .period && elements[$0].spaceAfter
      } ?? min(elements.count, end + 60)
    guard
      let number = elements[end..<stop].prefix(8).indices.first(where: {
        elements[$0].isNumber || amount(at: $0) != nil
      })
    else { return false }
    let words = end..<number
    guard !words.contains(where: { tellsOtherWork(elements[$0]) || isPronoun($0) }),
      !(start..<number).contains(where: { isWord($0, in: CommonWords.people) })
    else { return false }
    if elements[number].unit.isLength || elements[number].unit.isTime, wentOn(start..<end) {
      return words.allSatisfy { elements[$0].kind == .word || elements[$0].kind == .comma }
    }
    let rest = elements.indices[(number + 1)..<max(stop, number + 1)]
    guard isMannerOfWork(words),
      rest.contains(where: {
        elements[$0].isNumber || elements[$0].meaning == .cardinal || elements[$0].meaning == .tuple
      })
    else { return false }
    return true
  }

  func wentOn(_ name: Range<Int>) -> Bool {
    isWord(name.lowerBound, in: GymWords.climbing)
      || names.nature(of: NameText.clean(written.bytes[range(name).indices])).contains(.cardio)
  }

  /// Marks and the words `again`, `at`, `with the`, `carefully`, `after that`.
  private func isMannerOfWork(_ words: Range<Int>) -> Bool {
    words.allSatisfy { index in
      switch elements[index].kind {
      case .comma, .colon: true
      case .word:
        elements[index].meaning == .at || elements[index].meaning == .with
          || elements[index].meaning == .plate || elements[index].meaning == .bar
          || elements[index].meaning == .equipment || isWord(index, in: CommonWords.with)
          || isMannerOfSentence(index) || isWord(index, in: CommonWords.articles)
      default: false
      }
    }
  }

  /// The `walked home the long way, about 4 km` of `so I walked home the long way, about 4 km`.
  private func wentOnFoot(_ start: Int) -> Bool {
    guard isWord(start, in: Self.wentWords),
      let way = elements[start...].prefix(10).firstIndex(where: \.isNumber)
    else { return false }
    return elements[way].unit == .kilometer || elements[way].unit == .mile
  }

  /// Words before the work that tell neither sets nor another day.
  private func isTalkOfDiary(_ talk: Range<Int>) -> Bool {
    guard talk.count(where: { elements[$0].kind == .word }) > 1,
      dates.date(at: talk.lowerBound, allowsWeekdayOnly: true) == nil
    else { return false }
    // `Pull-ups 8, then dips 10` tells work before it.
    if let number = talk.first(where: { elements[$0].isNumber }), number > talk.lowerBound,
      names.isKnown(NameText.clean(written.bytes[range(talk.lowerBound..<number).indices]))
    {
      return false
    }
    return talk.allSatisfy { index in
      switch elements[index].kind {
      case .word:
        switch elements[index].meaning {
        case .warmup, .set, .repetition, .drop, .record, .maximum, .weekday, .weight,
          .bodyweight, .superset, .round:
          false
        default: !tellsOtherWork(elements[index])
        }
      case .colon, .times, .at, .slash, .plus, .dot: false
      case .quantity:
        !elements[index].unit.isMass && elements[index].unit != .set
          && elements[index].unit != .repetition
          && elements[safe: index + 1].map { $0.meaning != .for && $0.kind != .slash } ?? true
      default: true
      }
    }
  }

  private static let joints = WordSet("so also alors donc entonces así então quindi così поэтому")
  private static let own = WordSet("my meine mes mis minhas meus le mie i miei some")
  private static let leads = WordSet(
    """
    first light heavy easy some finished finishing started with also tried
    erst erste leichte leichtes schwere schweres premier premiers primeras primeros primi
    """)
  private static let tries = WordSet(
    "tried started took versuchte essayé probé intenté tentei provato попробовал")
  private static let wentWords = WordSet(
    """
    walked ran cycled biked jogged hiked swam rowed gelaufen spazierte marché couru nagé pédalé caminé corrí nadé
    caminhei corri nadei camminato corso nuotato прошёл прошел пробежал
    """)
}
