internal import JournalSyntax

/// Words beside exercises and sets that name a part of the day or the week of a programme.
extension FileReader {
  /// The `+ core:` of `treadmill 8k 44:00 + core: deadbug 3x10` and the `gym after:` behind a period
  /// part exercises, as a comma does.
  ///
  /// Returns where that comma stands.
  mutating func settlePartLabel(before colon: Int) -> Int {
    var first = colon
    while first > 1, colon - first < 3, elements[first - 1].kind == .word, isPartOfDay(first - 1) {
      first -= 1
    }
    let mark = first - 1
    guard first < colon, mark > 1, colon + 2 < elements.count, elements[colon + 1].kind == .word,
      elements[mark - 1].isNumber || elements[mark - 1].kind == .closeParenthesis,
      elements[(colon + 1)...].contains(where: { $0.kind == .times })
    else { return colon }
    switch elements[mark].kind {
    case .plus, .period, .comma, .semicolon: break
    default: return colon
    }
    context.remarks.append(range(first..<colon))
    anatomy.parser.elements[mark].kind = .comma
    anatomy.parser.elements[mark].flags.insert(.spaceAfter)
    anatomy.parser.elements.removeSubrange(first...colon)
    return mark
  }

  private func isPartOfDay(_ index: Int) -> Bool {
    SplitWords.contains(bytes[elements[index].range.indices]) || isWord(index, in: Self.parts)
  }

  private static let parts = WordSet(
    """
    gym after afterwards then weights strength core abs accessory accessories accesory accesories lifting finisher later
    evening pm am
    """)

  /// The `wk 1` of `OHP wk 1`, of `Squat week 3: 100x5` and of `Squat, week 1.  155x5`, which is no part of the name.
  ///
  /// Returns the index before that of the next element.
  mutating func dropWeekBehindName(_ week: Int) -> Int {
    let number = week + 1
    guard number < elements.count, elements[number].isBare, elements[number].value <= 52_000,
      elements[number].value % 1000 == 0,
      case let end = elements[safe: number + 1], end.map({ endsWeek($0, number) }) ?? true,
      case let name = elements[week - 1].kind == .comma ? week - 1 : week, name > 0,
      // `3/6  squat, week 1.`: the day stands before.
      case let start = (elements[..<name].lastIndex { $0.kind != .word } ?? -1) + 1, start < name,
      isExercise(start..<name)
    else { return week }
    context.remarks.append(range(week..<(number + 1)))
    if let mark = end?.kind, mark != .colon {
      anatomy.parser.elements.remove(at: number + 1)
      if number + 1 < elements.count {
        anatomy.parser.elements[number + 1].flags.insert(.spaceBefore)
      }
    }
    anatomy.parser.elements.removeSubrange(name...number)
    anatomy.parser.end = elements.count
    return name - 1
  }

  /// The `5/3/1` of `bench 5/3/1 week 2: 155x3, 175x3, 195x6`, a programme and no reps.
  mutating func dropProgrammeBehindName() {
    guard
      let five = elements.indices.dropFirst().dropLast(5).first(where: {
        [5_000, 3_000, 1_000] == [$0, $0 + 2, $0 + 4].map { elements[$0].value }
          && [$0, $0 + 2, $0 + 4].allSatisfy { elements[$0].isBareWhole }
          && elements[$0 + 1].kind == .slash && elements[$0 + 3].kind == .slash
      }), isExercise(0..<five),
      elements[five + 5].meaning == .week || elements[five + 5].kind == .colon
        || isWord(five + 5, in: Self.cycles),
      elements[(five + 6)...].contains(where: { $0.kind == .times })
    else { return }
    context.remarks.append(range(five..<(five + 5)))
    anatomy.parser.elements.removeSubrange(five...(five + 4))
    anatomy.parser.end = elements.count
  }

  private static let cycles = WordSet("cycle wave week wk w zyklus")

  /// A colon, or a sign before the first set.
  private func endsWeek(_ sign: Element, _ number: Int) -> Bool {
    switch sign.kind {
    case .colon: true
    case .period, .comma, .hyphen: elements[safe: number + 2]?.isNumber == true && sign.spaceAfter
    default: false
    }
  }
}
