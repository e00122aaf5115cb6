internal import JournalSyntax
internal import WorkoutModel

/// The loads of weightlifters, who do one of each: `snatch 60 70 75x 75x 75`, `C&J 90 95 100!`.
extension FileReader {
  /// Writes each load as a single, or as no rep where the sign of a miss stands behind it.
  mutating func settleSingles() {
    guard 2...60 ~= elements.count,
      let start = elements.firstIndex(where: \.isNumber),
      start == 0 ? isBelowSingles : namesLiftOfSingles(0..<start),
      let singles = singles(from: start), singles.loads.count > 1, areSingles(singles.loads),
      start > 0 || singles.loads.contains(where: \.isMissed)
    else { return }
    let sets = writtenSets(
      singles.loads.lazy.map { (load: $0.element, reps: $0.isMissed ? 0 : 1_000) })
    if singles.end < elements.count {
      context.remarks.append(range(singles.end..<elements.count))
    }
    anatomy.parser.elements.replaceSubrange(start..., with: sets)
  }

  /// `Power clean 1RM: 135, 155, 175, 195F, 190` and `Snatch singles: 60, 65, 70 (miss), 70`: singles, whatever the lift.
  mutating func settleNamedSingles() {
    guard
      let colon = elements.prefix(12).firstIndex(where: { $0.kind == .colon })
        ?? elements.prefix(12).firstIndex(where: { $0.isNumber && $0.value >= 20_000 })
        .map({ $0 - 1 }), colon > 1 || colon == 1 && elements[1].meaning == .tuple,
      let label = startOfTestOfOne(colon) ?? startOfSingles(colon),
      let singles = singles(from: colon + 1), singles.loads.count > 2, areSingles(singles.loads),
      elements[label].isNumber || singles.loads.contains(where: \.isMissed)
    else { return }
    let sets = writtenSets(
      singles.loads.lazy.map { (load: $0.element, reps: $0.isMissed ? 0 : 1_000) })
    if singles.end < elements.count {
      context.remarks.append(range(singles.end..<elements.count))
    }
    let end = elements[colon].kind == .colon ? colon : colon + 1
    context.remarks.append(range(label..<end))
    anatomy.parser.elements.replaceSubrange((colon + 1)..., with: sets)
    anatomy.parser.elements.removeSubrange(label..<end)
  }

  /// The `1RM` before the colon.
  private func startOfTestOfOne(_ colon: Int) -> Int? {
    guard colon > 2, elements[colon - 1].meaning == .total, elements[colon - 2].isBareWhole,
      elements[colon - 2].value == 1_000,
      elements[..<(colon - 2)].allSatisfy({ $0.kind == .word })
    else { return nil }
    return colon - 2
  }

  /// The `singles` and the `singles E2MOM` before the colon.
  private func startOfSingles(_ colon: Int) -> Int? {
    let end = elements[colon].kind == .colon ? colon : colon + 1
    return elements[1..<end].firstIndex { $0.meaning == .tuple && $0.word.value == 1 }
  }

  /// The `78 82 84x 84` of `sn 65 2x2, 73 1 1 1, 78 82 84x 84`: singles up to a miss and behind it, at the end of the line.
  mutating func settleSinglesWithMiss() {
    guard
      let miss = elements.lastIndex(where: {
        $0.kind == .times && !$0.spaceBefore && $0.spaceAfter && $0.range.count == 1
      }), miss > 3, elements[miss - 1].isNumber, elements[0].kind == .word
    else { return }
    var start = miss - 1
    while start > 1, elements[start - 1].isBare, elements[start - 1].value >= 30_000 { start -= 1 }
    guard elements[start - 1].kind == .comma || elements[start - 1].kind == .word,
      miss - start > 1, let singles = singles(from: start), singles.end == elements.count,
      singles.loads.count > 3, areSingles(singles.loads)
    else { return }
    let sets = writtenSets(
      singles.loads.lazy.map { (load: $0.element, reps: $0.isMissed ? 0 : 1_000) })
    anatomy.parser.elements.replaceSubrange(start..., with: sets)
  }

  private struct Single {
    let element: Element
    let isMissed: Bool
  }

  /// `78x 78x` right below sets of a snatch; `45x 35` below calf raises tells reps.
  private var isBelowSingles: Bool {
    guard let entry = context.entry, context.lastSetLine == context.lineIndex - 1 else {
      return false
    }
    let words = file.entries[entry].name.utf8.split { !Byte.isASCIILetter($0) && $0 < 0x80 }
      .map { Array($0)[...] }
    if words.contains(where: { Self.ofMoreReps.contains($0) }) { return false }
    return words.contains { Self.liftsOfSingles.contains($0) }
      || words.count == 2 && Self.firstLetters.contains(words[0])
        && Self.secondLetters.contains(words[1])
  }

  /// The loads up to words that tell of them: `101 PR PR PR`, `78x, called it`, `68 → total 122`.
  private func singles(from start: Int) -> (loads: [Single], end: Int)? {
    var loads: [Single] = []
    var index = start
    while index < elements.count {
      let element = elements[index]
      guard element.kind == .quantity, element.unit == .none || element.unit.isMass,
        15_000...300_000 ~= element.value
      else { break }
      index += 1
      var isMissed = false
      if elements[safe: index]?.kind == .times {
        let isLast = index + 1 == elements.count || elements[index + 1].kind == .comma
        // `86xx` was tried twice.
        guard elements[index].range.count <= 2,
          isLast || !elements[index].spaceBefore && elements[index].spaceAfter
        else { return nil }
        isMissed = true
        index += 1
      } else if elements[safe: index]?.meaning == .failed, !elements[index].spaceBefore {
        isMissed = true
        index += 1
      } else if let close = closeOfMiss(index) {
        isMissed = true
        index = close + 1
      }
      loads.append(Single(element: element, isMissed: isMissed))
      if isMissed, elements[index - 1].kind == .times, elements[index - 1].range.count == 2 {
        loads.append(Single(element: element, isMissed: true))
      }
      while elements[safe: index]?.kind == .exclamation { index += 1 }
      if elements[safe: index]?.kind == .comma, elements[safe: index + 1]?.isNumber == true {
        index += 1
      }
    }
    guard index < elements.count else { return (loads, index) }
    switch elements[index].kind {
    case .word where elements[index].meaning == .record: return (loads, index)
    case .comma
    where elements[safe: index + 1]?.kind == .word
      && !elements[index...].contains(where: \.isNumber):
      return (loads, index)
    case .arrow where elements[safe: index + 1]?.meaning == .total: return (loads, index)
    case .openParenthesis
    where elements.last?.kind == .closeParenthesis
      && !elements[index...].contains(where: \.isNumber):
      return (loads, index)
    default: return nil
    }
  }

  /// Behind the `(x)` of `75(x)` and the `(m)` of `85(m)`.
  private func closeOfMiss(_ open: Int) -> Int? {
    guard open + 2 < elements.count, elements[open].kind == .openParenthesis,
      elements[open + 2].kind == .closeParenthesis,
      elements[open + 1].kind == .times || elements[open + 1].meaning == .failed
        || isWord(open + 1, in: Self.letterOfMiss)
    else { return nil }
    return open + 2
  }

  private static let letterOfMiss = WordSet("m")

  /// Loads rise, but for those behind a miss.
  private func areSingles(_ loads: [Single]) -> Bool {
    var hasMiss = false
    for (before, load) in zip(loads, loads.dropFirst()) {
      hasMiss = hasMiss || before.isMissed
      if load.element.value < before.element.value, !hasMiss { return false }
      if load.element.value > 2 * before.element.value { return false }
      // The 20 of `90x 20` are reps.
      if Int(load.element.value) * 10 < Int(before.element.value) * 7 { return false }
    }
    guard let first = loads.first, let heaviest = loads.map(\.element.value).max() else {
      return false
    }
    return heaviest >= 40_000
      && (hasMiss || loads.contains(where: \.isMissed) || heaviest > first.element.value)
  }

  /// A snatch or a clean and jerk with a bar, and no pull or squat.
  private func namesLiftOfSingles(_ name: Range<Int>) -> Bool {
    guard 1...6 ~= name.count,
      name.allSatisfy({ index in
        switch elements[index].kind {
        case .word:
          // `Snatch doubles 60, 70`.
          return elements[index].meaning != .equipment && elements[index].meaning != .tuple
            && !isWord(index, in: Self.ofMoreReps)
        case .ampersand, .plus, .colon, .hyphen: return true
        default: return false
        }
      })
    else { return false }
    return name.contains { isWord($0, in: Self.liftsOfSingles) }
      || name.count >= 3 && isWord(name.lowerBound, in: Self.firstLetters)
        && elements[name.lowerBound + 1].kind != .word
        && isWord(name.lowerBound + 2, in: Self.secondLetters)
  }

  private static let liftsOfSingles = WordSet("snatch snatches sn cj jerk jerks рывок толчок")
  private static let ofMoreReps = WordSet(
    """
    pull pulls balance balances deadlift deadlifts squat squats press presses grip kb kettlebell db
    dumbbell high rdl single arm one тяга гири гирь жим
    """)
  /// `C&J`, `c+j`.
  private static let firstLetters = WordSet("c clean")
  private static let secondLetters = WordSet("j jerk")
}
