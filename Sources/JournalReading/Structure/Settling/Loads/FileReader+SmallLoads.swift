internal import JournalSyntax
internal import WorkoutModel

/// Light loads and settings before their reps, each written in a way of its own: `6s x10 x9 x7`,
/// `12s, 2x10/leg`, `17.5 15 15 15`, `No. 5, 12, 11`.
extension FileReader {
  /// The `6s` before `x10 x9 x7`: the size of dumbbells, and no seconds of reps.
  mutating func settleSizeBeforeTimes(_ times: Int) {
    guard times + 3 < elements.count, elements[times - 1].unit == .letterS,
      3_000...60_000 ~= elements[times - 1].value, elements[times + 1].isBareWhole,
      elements[times + 2].kind == .times, elements[times + 2].spaceBefore,
      !elements[times + 2].spaceAfter, elements[times + 3].isBareWhole,
      isNotHeld(times)
    else { return }
    settleSize(times - 1)
    // `6 x10, 9, 7`: what is plain to be a load has no more signs behind it.
    var next = times + 2
    while next + 1 < elements.count, elements[next].kind == .times,
      elements[next + 1].isBareWhole
    {
      anatomy.parser.elements[next].kind = .comma
      next += 2
    }
  }

  /// The `12s` of `step ups 12s, 2x10/leg`: the comma parts the load from its sets.
  mutating func settleSizeBeforeComma(_ comma: Int) {
    guard comma > 1, comma + 3 < elements.count, elements[comma - 1].unit == .letterS,
      4_000...60_000 ~= elements[comma - 1].value, elements[comma - 2].kind == .word,
      elements[comma + 1].isBareWhole, elements[comma + 1].value <= 8_000,
      elements[comma + 2].kind == .times, elements[comma + 3].isBareWhole,
      isNotHeld(comma)
    else { return }
    settleSize(comma - 1)
    anatomy.parser.elements.remove(at: comma)
  }

  /// The `8s` of `Lateral raise 8s, 15/15/13` and of `Flies 10s, 12, 12, 10`: the comma parts the load from
  /// its reps.
  mutating func settleSizeBeforeReps(_ comma: Int) {
    guard comma > 1, comma + 3 < elements.count, elements[comma - 1].unit == .letterS,
      4_000...60_000 ~= elements[comma - 1].value, elements[comma - 2].kind == .word,
      elements[(comma + 1)...].enumerated().allSatisfy({ offset, element in
        offset % 2 == 0
          ? element.isBareWhole && 5_000...40_000 ~= element.value
          : element.kind == .slash || element.kind == .comma
      }), isNotHeld(comma), isLiftOrCounted(comma)
    else { return }
    settleSize(comma - 1)
    anatomy.parser.elements[comma].kind = .times
  }

  /// A lift that is known, or more reps than its size: `Frog stand 20s, 15, 15` tells seconds.
  private func isLiftOrCounted(_ comma: Int) -> Bool {
    let name = NameText.clean(written.bytes[range(0..<(comma - 1)).indices])
    return names.nature(of: name).isDisjoint(with: .bodyweight)
      && (elements[comma + 1].value > elements[comma - 1].value || names.isKnown(name)
        || ExerciseNames.isMovement(name))
  }

  private mutating func settleSize(_ index: Int) {
    anatomy.parser.elements[index].unit = .none
    anatomy.parser.elements[index].flags.formUnion([.loadOfSide, .spaceAfter])
    anatomy.parser.elements[index].flags.remove(.unitGlued)
  }

  /// The 17.5 of `Face pull 17.5 15 15 15`: there are no halves of reps.
  mutating func settleFractionBeforeReps(_ load: Int) {
    guard load > 0, load + 2 < elements.count, elements[load].isBare,
      elements[load].flags.contains(.fraction),
      elements[load - 1].kind == .word
        || elements[load - 1].kind == .colon,
      elements[(load + 1)...].allSatisfy({ $0.isBareWhole && 1_000...60_000 ~= $0.value }),
      !elements[..<load].contains(where: \.isNumber)
    else { return }
    anatomy.parser.elements.insert(
      Element(.times, elements[load + 1].range, flags: [.spaceBefore, .spaceAfter]), at: load + 1)
  }

  /// The `No. 5` of `Lat Pulldown: No. 5, 12, 11`: the pin of a machine.
  mutating func settleNumberOfPin(_ word: Int) {
    guard word > 0, word + 4 < elements.count, isWord(word, in: Self.number),
      elements[word + 1].kind == .period, !elements[word + 1].spaceBefore,
      elements[word + 2].isBareWhole, elements[word + 2].value <= 30_000,
      elements[word + 3].kind == .comma, elements[word + 4].isBareWhole
    else { return }
    anatomy.parser.elements[word].word = Word(meaning: .level, value: 0)
    anatomy.parser.elements[word].flags.insert(.spaceAfter)
    anatomy.parser.elements[word + 2].flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements[word + 3].kind = .times
    anatomy.parser.elements.remove(at: word + 1)
  }

  private static let number = WordSet("no nr")

  /// The commas of `Curls, 10 lb each hand, 12, 12`: the load is told first.
  mutating func dropCommaBehindLoadOfHand(_ comma: Int) {
    guard comma > 3, comma + 1 < elements.count, elements[comma - 1].meaning == .side,
      elements[comma + 1].isBareWhole, elements[comma + 1].value <= 60_000,
      elements[(comma + 1)...].allSatisfy({
        $0.isBareWhole || $0.kind == .comma || $0.kind == .period
      }
      ),
      let load = elements[(comma - 4)..<(comma - 1)].lastIndex(where: { $0.isNumber }),
      elements[load].unit.isMass, load == 0 || elements[load - 1].kind != .times
    else { return }
    anatomy.parser.elements.remove(at: comma)
    // `10 lb. each hand`.
    if elements[load + 1].kind == .period { anatomy.parser.elements.remove(at: load + 1) }
  }

  /// The `help` of `Assisted pull-up - 60lb help - 8, 6, 6` and of `Pull-ups 60lb help 8, 6, 6`: so much
  /// was taken off.
  mutating func settleHelp(_ help: Int) -> Bool {
    guard help > 1, isWord(help, in: Self.help), elements[help - 1].unit.isMass,
      elements[help - 1].kind == .quantity
    else { return false }
    let isTold =
      elements[help - 2].kind == .hyphen || elements[help - 2].kind == .plus
      || elements[..<(help - 1)].contains { $0.meaning == .assisted }
    anatomy.parser.elements.remove(at: help)
    anatomy.parser.elements[help - 1].flags.insert(.spaceAfter)
    if !isTold {
      let place = elements[help - 1].range
      anatomy.parser.elements[help - 1].flags.remove(.spaceBefore)
      anatomy.parser.elements.insert(Element(.hyphen, place, flags: .spaceBefore), at: help - 1)
    }
    return true
  }

  private static let help = WordSet("help")

  /// Inches in a row are seconds that something was held: `L-sit 15" 15" 13"`.
  mutating func settleInchesInRow(_ first: Int) {
    guard first > 0, isMarkedAsInch(first),
      elements[first - 1].kind == .word || elements[first - 1].kind == .colon,
      !elements.contains(where: { $0.kind == .times })
    else { return }
    var (index, times) = (first, [Int]())
    while index < elements.count {
      let isMarked = index + 1 < elements.count && elements[index + 1].kind == .quote
      guard isMarkedAsInch(index) || elements[index].isBare && isMarked else { break }
      times.append(index)
      index += isMarked ? 2 : 1
      if index < elements.count, elements[index].kind == .comma { index += 1 }
    }
    guard times.count > 1, index >= elements.count || !elements[index].isNumber else { return }
    // Blanks part them as commas do, and the second mark of two is no quote.
    var row: [Element] = []
    for time in times {
      var element = elements[time]
      element.unit = .second
      element.flags.insert(.unitGlued)
      if !row.isEmpty { row.append(Element(.comma, element.range, flags: .spaceAfter)) }
      row.append(element)
    }
    anatomy.parser.elements.replaceSubrange(first..<index, with: row)
  }

  /// `15"`, which the scanner takes for inches or seconds.
  private func isMarkedAsInch(_ index: Int) -> Bool {
    (elements[index].unit == .inch || elements[index].unit == .second)
      && bytes[Int(elements[index].range.end) - 1] == UInt8(ascii: "\"")
  }

  /// The last `45"` of `Plank 1' + 50" + 45"`, whose mark is no closing quotation mark.
  mutating func settleSecondsInSum(_ quote: Int) -> Bool {
    guard quote > 2, elements[quote - 1].isBare, !elements[quote].spaceBefore,
      elements[quote - 2].kind == .plus,
      elements[quote - 3].unit.isTime || elements[quote - 3].unit == .inch
    else { return false }
    anatomy.parser.elements[quote - 1].unit = .second
    anatomy.parser.elements[quote - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements.remove(at: quote)
    return true
  }
}
