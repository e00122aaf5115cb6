internal import JournalSyntax
internal import WorkoutModel

/// Numbers that stand apart from the sets around them.
extension FileReader {
  /// `Treadmill 20 min, incline 12, speed 5.5`: what the machine was set to, behind the time on it.
  func tellsSetting(_ segment: Segment) -> Bool {
    guard context.lastSetLine == context.lineIndex, segment.name.count == 1, !segment.isNameBehind,
      parser.quantities.count == 1,
      parser.quantities[0].unit == .none
        || parser.quantities[0].unit == .percent,
      let word = segment.name.first
    else { return false }
    return isWord(word, in: GymWords.settings)
  }

  /// The `lastre 10` of `dominadas 3x10 lastre 10`: a load, of which nobody says the unit.
  func isLoadWithoutUnit(_ word: Int, _ end: Int) -> Bool {
    // `3 по 15 с блином 10`: the plate in the hands.
    if word + 3 == end, elements[word].kind == .word, elements[word].range.count <= 4,
      elements[word + 1].meaning == .plate
    {
      return parser.isBareNumber(word + 2)
    }
    return word + 2 == end && elements[word].meaning == .weight && elements[word + 1].isNumber
  }

  /// A bare number alone between a blank line and the next exercise, below a line that names its own
  /// sets: between `Leg press 150x10` and `Deadlift 120x5` a `19` may be a day, but hardly reps.
  var isStrayNumber: Bool {
    if isNumberBetweenBlanks { return true }
    guard elements.count == 1, context.isAfterBlank, elements[0].kind == .quantity,
      elements[0].unit == .none, context.pendingName == nil, context.entry != nil,
      context.lastSetLine == context.lineIndex - 2,
      !Byte.isDigit(bytes[Int(document.lines[context.lastSetLine].content.start)])
    else { return false }
    let next = context.lineIndex + 1
    guard next < document.lines.count, document.lines[next].kind == .text else { return false }
    return !Byte.isDigit(bytes[Int(document.lines[next].content.start)])
  }

  /// A whole number alone between blank lines, below a line that does not begin with one: a day of the
  /// month rather than reps. The numbers of a list stand below each other.
  private var isNumberBetweenBlanks: Bool {
    guard elements.count == 1, context.isAfterBlank, context.lineIndex > 1,
      case let number = elements[0], number.kind == .quantity,
      number.unit == .none, 1_000...31_000 ~= number.value, number.value % 1000 == 0,
      context.pendingName == nil, context.entry != nil,
      case let (lines, next) = (document.lines, context.lineIndex + 1), next + 1 < lines.count,
      lines[next].kind == .blank, lines[next + 1].kind != .blank,
      lines[context.lineIndex - 1].kind == .blank,
      let above = lines[..<context.lineIndex].suffix(3).last(where: { $0.kind != .blank })
    else { return false }
    return !Byte.isDigit(bytes[Int(above.content.start)])
      && !Byte.isDigit(bytes[Int(lines[next + 1].content.start)])
      && context.fields == nil
  }

  /// The `heavy singles at 78` behind `triples @ 55, 65`.
  func holdsTuples(_ words: Range<Int>) -> Bool {
    guard let tuple = words.first(where: { elements[$0].meaning == .tuple }) else { return false }
    return elements[tuple..<words.upperBound].contains {
      $0.kind == .quantity && $0.unit == .none && $0.value >= 20_000
    }
  }

  /// The `chins 8-7-6` of `Run 5 km in 29:40, chins 8-7-6` and the `adv tuck 6 s 5 s` of `Front lever tuck
  /// 4 x 10 s, adv tuck 6 s 5 s`: more sets, of what has another name.
  func listsMore(_ words: Range<Int>) -> Bool {
    var count = 0
    var isTimed = false
    for index in words {
      let element = elements[index]
      // `5 km easy + 4 km at 4:50/km + 2.5 km`.
      if element.kind == .plus, index + 1 < words.upperBound,
        elements[index + 1].unit == .kilometer || elements[index + 1].unit == .mile
      {
        return true
      }
      if element.kind == .quantity,
        element.unit == .none && element.value % 1000 == 0 || element.unit == .second
          || element.unit == .letterS
      {
        isTimed = element.unit != .none
        // `12 s L 14 s R`.
        if isTimed, index + 1 < words.upperBound,
          elements[index + 1].meaning == .left || elements[index + 1].meaning == .right
        {
          return true
        }
        count += 1
        if count > (isTimed ? 1 : 2) { return true }
      } else if element.kind != .hyphen && element.kind != .slash && element.kind != .comma
        || element.spaceAfter
      {
        count = 0
      }
    }
    return false
  }

  /// The `up to 185` of `Power clean 5x3 up to 185`: the last load, and nobody knows the others.
  func tellsTop(_ words: Range<Int>) -> Bool {
    guard words.count == 3, isWord(words.lowerBound, in: Self.up),
      isWord(words.lowerBound + 1, in: Self.to), case let top = elements[words.upperBound - 1]
    else { return false }
    return top.kind == .quantity && top.unit == .none && top.value >= 20_000
  }

  /// `Worked up to 140x1 on deadlift`: the exercise stands behind the set, whatever stands above.
  func rampedUpOn(_ segment: Segment) -> Segment {
    guard !segment.isNameBehind, let first = segment.name.first, isRamp(elements[first]),
      segment.name.allSatisfy({ elements[$0].kind == .word }), 2...5 ~= segment.rest.count,
      isWord(segment.rest.lowerBound, in: Self.on),
      case let name = (segment.rest.lowerBound + 1)..<segment.rest.upperBound, isExercise(name)
    else { return segment }
    var segment = segment
    segment.name = name
    segment.isNameBehind = true
    segment.rest = name.upperBound..<name.upperBound
    return segment
  }

  private static let on = WordSet("on")
}
