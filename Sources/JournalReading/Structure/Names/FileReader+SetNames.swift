internal import JournalSyntax
internal import WorkoutModel

/// The words before and behind sets that name an exercise, and those that do not.
extension FileReader {
  /// `leg press, OHP, bent-over row, 2x10 each`: several exercises share the sets behind them.
  func listedNames(_ name: Range<Int>) -> [Range<Int>] {
    if let pair = namesOfSuperset(name) { return pair }
    let isUnspaced = !isASCII && isUnspaced(name)
    guard elements[name].contains(where: { $0.kind == .comma }), isUnspaced || !isName(name),
      !elements[name].contains(where: { $0.kind == .openParenthesis })
    else { return [name] }
    let parts = name.split { elements[$0].kind == .comma }
    let names = parts.map { trimmedName($0.startIndex..<$0.endIndex, isBehind: false) }
    guard names.allSatisfy({ !$0.isEmpty && $0.count <= 6 }) else { return [name] }
    // `warm-up, 20 squats, plank 60 s`: the time is of the last.
    // `pull-ups 8, then dips 10, squat 60x5`: the numbers are no part of a name.
    if let last = names.last, names.contains(where: { isCounted($0) }) || isBehindNumbers(names) {
      return [last]
    }
    // `高位下拉,辅助引体,坐姿划船 4 x 12`: a sentence has commas too, but names few exercises.
    if isUnspaced {
      let known = names.filter {
        let name = NameText.clean(written.bytes[range($0).indices])
        return self.names.isKnown(name) || ExerciseNames.isHanMovement(name)
      }
      let isShort = names.allSatisfy { range($0).count <= 24 }
      return isShort && known.count >= 2 && known.count * 2 > names.count ? names : [name]
    }
    let known = names.filter { isName($0) }.count
    // `Front,side,rear raises`: commas without blanks part names only when each is one.
    let isGlued = !elements[name].dropFirst().contains {
      $0.spaceBefore && bytes[Int($0.range.start) - 2] == Byte.comma
    }
    guard isGlued ? known == names.count : names.count >= 3 || known >= 2 else { return [name] }
    return names
  }

  /// The `20 squats` of a list.
  private func isCounted(_ name: Range<Int>) -> Bool {
    name.count > 1 && elements[name.lowerBound].kind == .quantity
      && elements[name.lowerBound].unit == .none && elements[name.lowerBound].value >= 5_000
      && isName((name.lowerBound + 1)..<name.upperBound)
  }

  /// The last names an exercise, and one before it holds a number.
  private func isBehindNumbers(_ names: [Range<Int>]) -> Bool {
    names.dropLast().contains { elements[$0].contains(where: \.isNumber) }
      && isExercise(names[names.count - 1])
  }

  private func isUnspaced(_ name: Range<Int>) -> Bool {
    elements[name].contains { $0.flags.contains(.unspacedScript) }
  }

  /// Drops the total from `300 push-ups (20 x 15)`; what it is the product of are reps and sets.
  mutating func behindTotal(_ name: Range<Int>) -> Range<Int> {
    guard name.count >= 2, elements[name.lowerBound].kind == .quantity,
      elements[name.lowerBound].unit == .none, let first = anatomy.parser.expressions.first,
      first.terms.count >= 2
    else { return name }
    let values = anatomy.parser.terms[first.terms].prefix(2).map {
      Int64(anatomy.parser.quantities[$0.quantities.lowerBound].value)
    }
    guard values[0] * values[1] == Int64(elements[name.lowerBound].value) * 1000 else {
      return name
    }
    anatomy.parser.markCounted()
    return (name.lowerBound + 1)..<name.upperBound
  }

  func isWayOrTime(_ element: Element) -> Bool {
    element.meaning == .duration || element.meaning == .distance || element.meaning == .time
  }

  /// Passes over `5/3/1 –` and over a label with a colon and a space: `Completed: Squat`.
  func behindLabel(_ start: Int, _ end: Int) -> Int {
    for index in start..<max(start, end - 1) {
      let element = elements[index]
      // `Stretching (before: upper body)`.
      if element.kind == .openParenthesis { return start }
      let isProgramme =
        element.kind == .hyphen && index == start + 1 && element.spaceBefore
        && Byte.isDigit(bytes[Int(elements[start].range.start)])
      let isLabel =
        element.kind == .colon && (elements[index + 1].spaceBefore || labels(start, colon: index))
        && elements[index + 1].kind == .word && !isNameItself(start..<index, before: index + 1)
        && !isKindOfSets(index + 1, before: end)
      if isProgramme || isLabel || isCountOfExercises(start, index) {
        return behindLabel(index + 1, end)
      }
    }
    return start
  }

  /// `月曜：ベンチプレス`, `种目:深蹲`: scripts without blanks glue a label to what it is of.
  private func labels(_ word: Int, colon: Int) -> Bool {
    guard colon == word + 1, elements[word].flags.contains(.unspacedScript),
      elements[colon + 1].flags.contains(.unspacedScript)
    else { return false }
    switch elements[word].meaning {
    case .weekday, .exercise, .session, .day: return true
    default: return isWord(word, in: Self.kindsOfTraining)
    }
  }

  /// `筋トレ:チェストプレス`: weights, and work for the heart.
  private static let kindsOfTraining = WordSet("筋トレ 有酸素 有酸素運動")

  /// `Exercise 1 - bench press`, `하체 운동 2 - 레그 컬`: what stands before the dash counts them.
  private func isCountOfExercises(_ start: Int, _ dash: Int) -> Bool {
    guard elements[dash].kind == .hyphen, elements[dash].spaceBefore, elements[dash].spaceAfter,
      1...4 ~= dash - start, elements[dash - 1].kind == .quantity, elements[dash - 1].unit == .none
    else { return false }
    return elements[start..<(dash - 1)].contains { $0.meaning == .exercise }
  }

  /// The lift of `DB curls: warmup; 55s x8` and of `assisted pullups: widegrip 7`: the words behind
  /// its colon are of its sets.
  private func isNameItself(_ name: Range<Int>, before next: Int) -> Bool {
    guard !name.isEmpty else { return false }
    if elements[next].meaning == .warmup { return true }
    // `스쿼트: 한쪽 10 x 8`; `Accessories: leg curl 10 x 8` is a label.
    if let behind = elements[next...].prefix(4).first(where: { !isSideWord($0) }), behind.isNumber,
      isSideWord(elements[next])
    {
      return true
    }
    let isLift = isName(name) || ExerciseNames.isMovement(text(range(name)))
    return isLift && !isName(next..<(next + 1))
      && !ExerciseNames.isMovement(text(elements[next].range))
  }

  func isNameStart(_ element: Element) -> Bool {
    element.kind == .word || element.isNumber
  }

  func isNameEnd(_ element: Element) -> Bool {
    switch element.kind {
    case .word, .quantity, .clock, .closeParenthesis: true
    default: false
    }
  }

  /// `for`, `at`, `with` before the numbers are no part of the name.
  func isTrailingWord(_ element: Element) -> Bool {
    switch element.meaning {
    case .for, .at, .of, .with, .in, .and, .then, .warmup: true
    // `Sentadilla a 60 kg`.
    case .none:
      element.range.count == 1 && bytes[Int(element.range.start)] == UInt8(ascii: "a")
        || isDoing(element) || isHolding(element)
    // `런지 각 12회`: of each side.
    case .each, .side: element.flags.contains(.unspacedScript)
    default: false
    }
  }

  /// The `easy` of `easy 110x3`: how it went.
  func isManner(_ element: Element) -> Bool {
    Self.manners.contains(bytes[element.range.indices])
  }

  private static let manners = WordSet(
    """
    easy hard heavy light lighter heavier smooth solid strong tough slow fast paused pausiert pausado pausada pausé leicht leichter schwer schwerer
    locker pesado pesada fácil liviano lourd léger тяжело легко легче тяжелее легше важче kevyempi kevyt raskaampi
    raskas lättare tyngre lettere tungere lżej ciężej lichter zwaarder hafif ağır
    """
  )

  /// Words before the numbers that do not name an exercise: `warm-up`, `Set`, `then`, `80% =`.
  mutating func isRemark(_ name: Range<Int>, _ segment: Segment) -> Bool {
    guard let first = name.first(where: { elements[$0].kind == .word }),
      let last = name.last(where: { elements[$0].kind == .word })
    else { return true }
    let words = elements[name].count { $0.kind == .word }
    let isOneWord = words == 1
    // `d 130x5` below `s=squat d=dead`.
    if isOneWord, names.hasShortNames, names.isShortName(text(elements[first].range)) {
      return false
    }
    // `worked up to 315x1` below a name.
    if isRamp(elements[first]), context.entry != nil || context.pendingName != nil { return true }
    // `hit 140x1`, `Actual: 100x3` below a name.
    if isOneWord, isDoing(elements[first]) || isManner(elements[first]),
      context.entry != nil || context.pendingName != nil
    {
      return true
    }
    // `Back-off sets 180x4x3`, `top set 200x1`.
    if words == 2, elements[last].meaning == .set,
      elements[first].meaning == .backoff || elements[first].meaning == .workingSet
    {
      return context.entry != nil || context.pendingName != nil
    }
    // `3rd set 100x5`.
    if words == 2, elements[last].meaning == .set, elements[name.lowerBound].isNumber {
      return context.entry != nil || context.pendingName != nil
    }
    if isOrdinalOfSet(name) || isLabelBeforeSets(name) { return true }
    if isStory(name, segment) {
      // `failed 335, dropped to 305x2`.
      if let number = name.first(where: { elements[$0].isNumber }) {
        file.diagnostics.append(.unreadRest(at: place(elements[number].range)))
      }
      return true
    }
    if isGear(name) { return context.entry != nil || context.pendingName != nil }
    switch elements[first].meaning {
    case .warmup:
      // `Warmup x10, 135x10, 135x8`: what follows has its own loads.
      if isOneWord, anatomy.parser.expressions.count > 1, name.upperBound < elements.count,
        elements[name.upperBound].kind == .times, nextTellsLoad
      {
        anatomy.parser.addMark(.warmup, toExpression: 0)
      } else if !markWarmupsBeforeThen() {
        pendingKind = .warmup
      }
      return words <= 2
    case .workingSet, .set, .then, .and, .record, .joker, .backoff, .each, .round, .tuple:
      return isOneWord && (context.entry != nil || context.pendingName != nil)
    // `bar, 95, 135x5` below a name.
    case .bar where isOneWord && name.count <= 2:
      return context.entry != nil || context.pendingName != nil
    // `miss 180x1` below a name.
    case .failed:
      guard isOneWord, context.entry != nil || context.pendingName != nil else { return false }
      anatomy.parser.addMark(.failed)
      return true
    case .drop:
      pendingKind = .drop
      return words <= 2 && context.entry != nil
    case .session where bytes[elements[first].range.indices].first.map { $0 | 0x20 } == 0x77:
      // `WOD: 21-15-9 thrusters`: the name stands elsewhere.
      guard isOneWord else { return false }
      context.entry = nil
      context.pendingName = nil
      return true
    case .rest, .tempo, .rpe, .rir, .note, .feeling, .duration, .pace: return isOneWord
    case .none where elements[first].range.count == 1:
      if isOneWord, bytes[Int(elements[first].range.start)] | 0x20 == 0x77 { pendingKind = .warmup }
      return isOneWord
    default: return false
    }
  }

  /// `warmups to 225, then 275 3x3`: the warm-up ends there.
  private mutating func markWarmupsBeforeThen() -> Bool {
    let starts = anatomy.parser.expressions.map(\.range.start)
    // `warm-up: 20x10, then 40x5, 60x3` above `100x5`.
    let next = context.lineIndex + 1
    guard starts.count > 1, next >= document.lines.count || !startsWithDigit(next),
      elements.count(where: { $0.meaning == .then }) == 1,
      let then = elements.dropLast().firstIndex(where: { $0.meaning == .then }),
      let work = starts.firstIndex(of: elements[then + 1].range.start), work > 0
    else { return false }
    for index in 0..<work { anatomy.parser.addMark(.warmup, toExpression: index) }
    return true
  }

  /// `x20, x15, x10` are all of the warm-up.
  private var nextTellsLoad: Bool {
    let next = anatomy.parser.expressions[1].terms
    return next.count > 1
      && !anatomy.parser.quantities[anatomy.parser.terms[next.lowerBound].quantities.lowerBound]
        .marks.contains(.multiplier)
  }

  var pendingKind: SetKind? {
    get { context.keyValues.kind }
    set { context.keyValues.kind = newValue }
  }
}
