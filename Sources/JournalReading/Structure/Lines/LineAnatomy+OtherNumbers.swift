internal import JournalSyntax

/// Numbers that tell an order, a day, a height or how long a rep was held, and start no set.
extension LineAnatomy {
  /// The `90-0` of `Knee extension 90-0 3x10`: from which angle to which.
  func isAngle(_ index: Int, _ start: Int) -> Bool {
    let first =
      parser.elements[index].value == 0 || index + 1 >= parser.elements.count
        || parser.elements[index + 1].kind != .hyphen ? index - 2 : index
    guard first > start, first + 3 < parser.elements.count,
      parser.elements[first + 1].kind == .hyphen, !parser.elements[first + 1].spaceBefore,
      !parser.elements[first + 2].spaceBefore, parser.isBareNumber(first),
      parser.isBareNumber(first + 2), parser.elements[first + 3].kind != .hyphen
    else { return false }
    let (one, other) = (parser.elements[first].value, parser.elements[first + 2].value)
    return min(one, other) == 0 && 30_000...180_000 ~= max(one, other)
      && max(one, other) % 5_000 == 0
  }

  /// The `8s` of `Crazy 8s: 3x70x6`: sets, load and reps are told behind the colon.
  func endsName(_ index: Int, _ start: Int) -> Bool {
    guard index > start, parser.elements[index].unit == .letterS,
      parser.elements[index].flags.contains(.unitGlued), index + 6 < parser.elements.count,
      parser.elements[index - 1].kind == .word, parser.elements[index + 1].kind == .colon
    else { return false }
    return parser.isBareNumber(index + 2) && parser.isFactorOfNext(index + 2)
      && parser.isBareNumber(index + 4) && parser.isFactorOfNext(index + 4)
      && parser.isBareNumber(index + 6) && !parser.isFactorOfNext(index + 6)
  }

  /// The `2h` of `Swings 2h 32 kg 15x6` and the `1h` of `Snatch 1h 16 kg x 10`: with both hands or one,
  /// for nobody lifts that for hours. With no reps behind it, `Ruck 1h 20 kg` tells a time.
  func isHands(_ index: Int, _ start: Int) -> Bool {
    let element = parser.elements[index]
    guard index > start, element.unit == .hour, element.flags.contains(.unitGlued),
      element.kind == .quantity, element.value == 1_000 || element.value == 2_000,
      element.range.count == 2, index + 3 < parser.elements.count,
      parser.isBareNumber(index + 2)
        || parser.elements[index + 2].kind == .times && parser.isBareNumber(index + 3)
    else { return false }
    return parser.elements[index + 1].kind == .quantity && parser.elements[index + 1].unit.isMass
  }

  /// `1st session`: its number counts no reps.
  func isOrdinal(_ index: Int) -> Bool {
    let ending = parser.elements[index + 1]
    // `vůle - 4. týden`, `3. Woche`.
    if ending.kind == .period, !ending.spaceBefore, index + 2 < parser.elements.count,
      parser.elements[index + 2].meaning == .week
    {
      return true
    }
    guard ending.kind == .word, !ending.spaceBefore, ending.range.count == 2,
      index + 2 < parser.elements.count
    else { return false }
    switch parser.elements[index + 2].meaning {
    case .day, .week, .session: return true
    default: return false
    }
  }

  /// `Session number 2`, `Träning nr. 3`, `тренировка № 12`: which of them it was.
  func isNumeral(_ index: Int, _ start: Int) -> Bool {
    guard index > start, parser.isBareNumber(index), !parser.isFactorOfNext(index) else {
      return false
    }
    var word = index - 1
    if word > start, parser.elements[word].kind == .period, !parser.elements[word].spaceBefore {
      word -= 1
    }
    if parser.elements[word].meaning == .number { return true }
    // `Day no 2`.
    guard word > start, parser.elements[word].range.count == 2,
      parser.elements[word].kind == .word, parser.elements[word].meaning != .of
    else { return false }
    switch parser.elements[word - 1].meaning {
    case .day, .week, .session: return true
    // `筋トレ日記No.10`.
    default: return word < index - 1 && parser.elements[word - 1].flags.contains(.unspacedScript)
    }
  }

  /// `October 2, 3, 6 & 9`: the days of a month.
  func isOfMonth(_ index: Int) -> Bool {
    var first = index
    while first > 0, parser.isBareNumber(first), !parser.isFactorOfNext(first),
      parser.elements[first].value <= 31_000
    {
      let mark = parser.elements[first - 1]
      if mark.meaning == .month { return true }
      guard first > 1, mark.kind == .comma || mark.kind == .ampersand else { return false }
      first -= 2
    }
    return false
  }

  /// `18" deadlift: 500x5`: how high the bar lay, for nobody lifts so much for seconds.
  func isHeight(_ index: Int, _ start: Int) -> Bool {
    // `Axle deadlift 18" 260x5`: how high the bar lay.
    if index > start, parser.elements[index].unit == .second,
      parser.elements[index].range.count <= 3, parser.isBareNumber(index + 1),
      parser.elements[index + 1].value >= 20_000, parser.isFactorOfNext(index + 1)
    {
      return true
    }
    // `Stone to 52" - 240 lb x 3`: how high it was lifted.
    if index > start, parser.elements[index].unit == .second,
      parser.elements[index].range.count <= 3, index + 2 < parser.elements.count,
      parser.elements[index + 1].kind == .hyphen,
      parser.elements[index + 2].unit.isMass
    {
      return true
    }
    // `60 cm box jumps 5x3`.
    if index == start, index + 1 < parser.end,
      parser.elements[index].unit == .centimeter || parser.elements[index].unit == .inch,
      parser.elements[index + 1].kind == .word
    {
      return (index + 2..<parser.end).contains {
        parser.elements[$0].kind == .times && parser.isBareNumber($0 - 1)
      }
    }
    guard index == start, parser.elements[index].unit == .second,
      parser.elements[index].range.count <= 3, index + 1 < parser.end,
      parser.elements[index + 1].kind == .word
    else { return false }
    return parser.elements.indices.dropFirst(index + 2).dropLast().contains {
      parser.elements[$0].kind == .times && parser.isBareNumber($0 - 1)
        && parser.isBareNumber($0 + 1) && parser.elements[$0 - 1].value >= 20_000
    }
  }

  /// `Leg extension, held 3 s - 100x10`: how long each rep was held.
  func isHeld(_ index: Int, _ start: Int) -> Bool {
    // `Pause squat 3s 100x3`.
    if index > start, parser.elements[index].flags.contains(.phase),
      index + 2 < parser.elements.count, parser.elements[index + 1].isNumber,
      parser.elements[index + 1].value >= 20_000
    {
      return true
    }
    guard index > start, parser.elements[index].unit.isTime,
      index + 4 < parser.elements.count, parser.elements[index + 1].kind == .hyphen,
      parser.isBareNumber(index + 2), parser.isBareNumber(index + 4)
    else { return false }
    return parser.elements[index + 3].kind == .times && parser.elements[index + 2].value >= 40_000
      && parser.elements[index + 4].value <= 30_000
  }

  /// `Power snatch - find 1 rep max`: what was looked for.
  func isMaximumOfReps(_ index: Int, _ start: Int) -> Bool {
    index > start && parser.elements[index].unit == .repetition
      && parser.isWord(index + 1, .maximum)
      && (index + 2 >= parser.elements.count || !parser.elements[index + 2].isNumber)
  }

  /// `Session 88 of 124`, `Week 3 of 12`: which of them it was, and how many there are.
  func isOfWhole(_ index: Int, _ start: Int) -> Bool {
    let number = index > 1 && parser.elements[index - 1].meaning == .of ? index - 2 : index
    guard number > start, parser.isBareNumber(number), parser.isWord(number + 1, .of),
      parser.isBareNumber(number + 2),
      parser.elements[number].value <= parser.elements[number + 2].value
    else { return false }
    switch parser.elements[number - 1].meaning {
    case .session, .day, .week: return true
    default: return false
    }
  }
}
