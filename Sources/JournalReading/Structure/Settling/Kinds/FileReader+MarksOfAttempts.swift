internal import JournalSyntax

/// Loads with a mark each for made or missed: `60 o  65 o  70 x  70 o`, `Snatch: 50 3, 60 2, 70 x, 70 o`,
/// `squat snatch — 55 ✔ 60 ✔ 65 ✘`.
extension FileReader {
  private struct Attempts {
    var sets: [(load: Element, reps: Int32)] = []
    var marks = 0
    var misses = 0
    /// The marks that are three lights.
    var lights = 0
    var end = 0
  }

  /// Writes each load with one rep where it was made and with none where it was missed.
  mutating func settleMarksOfAttempts() {
    dropAttemptsBeforeColon()
    guard 4...80 ~= elements.count, let first = elements.firstIndex(where: \.isNumber),
      let attempts = attempts(from: first), endsWithRemark(attempts.end),
      first == 0 ? isBelowLift : isHeadOfAttempts(first)
    else { return }
    putSets(writtenSets(attempts.sets), from: first, to: attempts.end)
  }

  /// Behind a name with or without a mark; the numbers alone stand below one.
  private func isHeadOfAttempts(_ first: Int) -> Bool {
    var end = first
    switch elements[end - 1].kind {
    case .colon: end -= 1
    case .hyphen where elements[end - 1].spaceBefore && elements[end - 1].spaceAfter: end -= 1
    default: break
    }
    guard end > 0, elements[end - 1].kind == .word, elements[0].kind == .word,
      elements[..<end].allSatisfy({
        $0.isOfPlainName || $0.kind == .ampersand || $0.kind == .plus
      })
    else { return false }
    return mayBeLoaded(0..<end)
  }

  /// Lifts stand above the numbers, and no scheme of theirs; ticks alone are asked for elsewhere.
  private var isBelowLift: Bool {
    guard !elements.contains(where: { $0.kind == .check }) else { return false }
    guard let pending = context.pendingName else { return true }
    return names.nature(of: pending.text).isDisjoint(with: [
      .bodyweight, .timed, .cardio, .distance,
    ])
  }

  /// The `80 o` below the name of an exercise: made once, or once through a complex such as `clean + jerk (1+2)`.
  mutating func settleMarkOfAttempt() {
    guard elements.count > 1, elements[0].isBare || elements[0].unit.isMass,
      elements[0].kind == .quantity, 15_000...500_000 ~= elements[0].value,
      isWord(1, in: Self.circle), elements[1].spaceBefore,
      elements[2...].allSatisfy({ $0.kind == .exclamation }),
      let name = context.pendingName?.text ?? context.entry.map({ file.entries[$0].name })
    else { return }
    putSets(
      writtenSets(CollectionOfOne((load: elements[0], reps: Self.repsOfComplex(name) ?? 1_000))),
      from: 0, to: 2)
  }

  /// The 3 of `clean + front squat + jerk (1+1+1)`.
  private static func repsOfComplex(_ name: String) -> Int32? {
    guard name.utf8.last == Byte.closeParenthesis,
      let open = name.utf8.lastIndex(of: UInt8(ascii: "("))
    else { return nil }
    let counts = name.utf8[name.utf8.index(after: open)...].dropLast().split(
      separator: UInt8(ascii: "+"))
    guard 2...6 ~= counts.count, counts.allSatisfy({ $0.count == 1 && Byte.isDigit($0.first ?? 0) })
    else { return nil }
    return counts.reduce(0) { $0 + Int32(($1.first ?? 0x30) - 0x30) * 1000 }
  }

  private static let circle = WordSet("o")

  private func attempts(from first: Int) -> Attempts? {
    var found = Attempts()
    var index = first
    while index + 1 < elements.count, case let load = elements[index], load.kind == .quantity,
      load.isBare || load.unit.isMass, 15_000...500_000 ~= load.value
    {
      let next = elements[index + 1]
      if next.isBareWhole, next.spaceBefore, 1_000...12_000 ~= next.value {
        found.sets.append((load, next.value))
      } else if isMarkOfMade(index + 1) {
        found.sets.append((load, 1_000))
        found.marks += 1
      } else if isMarkOfMissed(index + 1) {
        found.sets.append((load, 0))
        found.marks += 1
        found.misses += 1
      } else {
        return nil
      }
      if whiteLights(index + 1) != nil { found.lights += 1 }
      index += 2
      while elements[safe: index]?.kind == .exclamation { index += 1 }
      if let sign = elements[safe: index], sign.kind == .comma || sign.kind == .slash,
        elements[safe: index + 1]?.isNumber == true
      {
        index += 1
      }
    }
    let made = found.sets.count - found.misses
    // `80 x` alone may be cut short, `80 o` is no word.
    guard found.sets.count > 2 && made > 0 || found.lights == found.sets.count, found.marks > 0,
      found.marks == found.sets.count || found.sets.count - found.marks > 1,
      zip(found.sets, found.sets.dropFirst()).allSatisfy({ $1.load.value * 2 >= $0.load.value })
    else { return nil }
    found.end = index
    return found
  }

  private func isMarkOfMade(_ index: Int) -> Bool {
    let element = elements[index]
    if let white = whiteLights(index) { return white > 1 }
    return element.kind == .check && element.spaceBefore
      || element.spaceBefore && isWord(index, in: Self.yes)
      || element.range.count == 1 && element.spaceBefore && endsMark(index)
        && isWord(index, in: Self.made)
  }

  private func isMarkOfMissed(_ index: Int) -> Bool {
    let element = elements[index]
    guard element.spaceBefore else { return false }
    if let white = whiteLights(index) { return white < 2 }
    if element.kind == .other { return isCross(index) }
    if isWord(index, in: Self.noes) { return true }
    return element.kind == .times && element.range.count == 1 && endsMark(index)
  }

  /// How many of the three lights of `165 WWW` and `177.5 RRW` were white.
  private func whiteLights(_ index: Int) -> Int? {
    let element = elements[index]
    guard element.kind == .word, element.range.count == 3, element.spaceBefore else { return nil }
    let letters = bytes[element.range.indices].map { $0 | 0x20 }
    let white = letters.count { $0 == UInt8(ascii: "w") }
    return white + letters.count(where: { $0 == UInt8(ascii: "r") }) == 3 ? white : nil
  }

  /// Nothing is multiplied behind the sign: `80 x 5`.
  private func endsMark(_ index: Int) -> Bool {
    guard let next = elements[safe: index + 1], next.isNumber else { return true }
    guard let behind = elements[safe: index + 2] else { return false }
    // `80 x  84 x`, `80 x 80 o`.
    return next.value >= 15_000 && !behind.isNumber && behind.kind != .comma
      && behind.kind != .times
      || next.value >= 15_000 && behind.kind == .times && behind.spaceBefore
  }

  /// The `max attempts` of `bench max attempts: 80 yes, 85 yes, 90 no`.
  private mutating func dropAttemptsBeforeColon() {
    guard let colon = elements.prefix(6).firstIndex(where: { $0.kind == .colon }), colon > 1,
      isWord(colon - 1, in: Self.attemptWords)
    else { return }
    let first = colon > 2 && elements[colon - 2].meaning == .maximum ? colon - 2 : colon - 1
    guard elements[..<first].allSatisfy({ $0.kind == .word }), isExercise(0..<first) else { return }
    context.remarks.append(range(first..<colon))
    anatomy.parser.elements.removeSubrange(first..<colon)
  }

  private static let attemptWords = WordSet(
    "attempts attempt tries versuche intentos tentativas tentatives tentativi попытки подходы")
  private static let yes = WordSet("yes yep good ja sí sim oui да")
  private static let noes = WordSet("no nope nein non não нет")
  private static let made = WordSet("o ok")
}
