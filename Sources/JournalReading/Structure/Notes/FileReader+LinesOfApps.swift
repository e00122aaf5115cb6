internal import JournalSyntax

/// What apps print around the sets of an exercise, and what tells no set of today.
extension FileReader {
  /// `Superset 2` between the name of an exercise and its sets: no exercise of its own.
  var numbersSuperset: Bool {
    elements.count == 2 && elements[0].meaning == .superset && elements[1].isBareWhole
      && elements[1].value <= 20_000 && context.pendingName != nil && !context.isAfterBlank
  }

  /// `Est. 1RM 120 kg`, `Estimated 1RM: 120 kg`: reckoned, and not lifted.
  var estimatesMaximum: Bool {
    if estimatesBehindSet { return true }
    guard 3...12 ~= elements.count, isWord(0, in: Self.estimated) else { return false }
    let next = elements[1].kind == .period ? 2 : 1
    guard next < elements.count else { return false }
    return elements[next].isNumber && elements[next].range.count <= 3
      && bytes[elements[next].range.indices].first == UInt8(ascii: "1")
      || isWord(next, in: Self.maxima)
  }

  /// `175x9 is an estimated 1RM of 227`, `100x5 gives a calculated max of 116`: reckoned from a set told above.
  private var estimatesBehindSet: Bool {
    guard 6...40 ~= elements.count, elements[0].kind == .quantity, elements[1].kind == .times,
      elements[2].isBareWhole, isWord(3, in: Self.verbsOfReckoning)
    else { return false }
    return (4..<min(8, elements.count)).contains { isWord($0, in: Self.estimated) }
  }

  private static let verbsOfReckoning = WordSet(
    "is was gives means equals puts makes would works ist ergibt sería serait est donne daje")

  /// `New best: 70 kg x 8` below `70 kg x 8`: the same set once more.
  var repeatsBest: Bool {
    guard 5...14 ~= elements.count,
      let colon = elements.prefix(8).firstIndex(where: { $0.kind == .colon }), colon > 0,
      colon + 3 < elements.count, elements[colon + 1].isNumber,
      elements[colon + 2].kind == .times, elements[colon + 3].isNumber,
      elements.indices.prefix(colon).contains(where: {
        elements[$0].meaning == .record || isWord($0, in: Self.bests)
      })
    else { return false }
    let told = bytes[range((colon + 1)..<(colon + 4)).indices]
    return document.lines[..<context.lineIndex].reversed().prefix(12).contains { line in
      holds(told, line.content)
    }
  }

  private func holds(_ told: ArraySlice<UInt8>, _ range: ByteRange) -> Bool {
    let text = bytes[range.indices]
    guard text.count >= told.count, text.count <= 200, let first = told.first else { return false }
    return text.indices.dropLast(told.count - 1).contains { index in
      text[index] == first && text[index...].starts(with: told)
    }
  }

  /// `deload next week, then try 80 for 3x5`: what somebody means to try.
  var triesLater: Bool {
    guard elements.count > 2 else { return false }
    if endsInTry { return true }
    return elements.indices.dropLast().contains { index in
      guard isWord(index, in: Self.tries), index > 0,
        elements[index - 1].meaning == .then || elements[index - 1].meaning == .next
          || isWord(index - 1, in: Self.later)
      else { return false }
      return elements[(index + 1)...].prefix(3).contains { $0.isNumber }
        && !elements[..<index].contains { $0.kind == .times || $0.kind == .at || $0.unit.isMass }
    }
  }

  /// `am Freitag Kniebeuge 120 probieren`, `martes sentadilla 90 probar`: the last word wants it, and no set is told.
  private var endsInTry: Bool {
    var last = elements.count - 1
    while last > 0, elements[last].kind != .word { last -= 1 }
    guard last > 0, elements.count - last <= 4, isWord(last, in: Self.toTry),
      elements[..<last].contains(where: \.isNumber),
      !elements.contains(where: { isDoing($0) || $0.meaning == .previous })
    else { return false }
    return elements[..<last].contains { $0.meaning == .weekday || $0.meaning == .next }
      || !elements.contains { $0.kind == .times || $0.unit == .repetition || $0.unit == .set }
        && elements[..<last].count(where: \.isNumber) == 1
  }

  /// `3 or 4 reps on the AMRAP = +5 kg`: what a plan makes of it.
  var asksForEither: Bool {
    elements.count > 5 && elements[0].isBareWhole && isWord(1, in: Self.or)
      && elements[2].kind == .quantity
      && (elements[2].unit == .repetition || elements[3].meaning == .repetition)
      && elements.contains { $0.kind == .equals || $0.kind == .arrow }
  }

  private static let estimated = WordSet(
    "est estimated calculated predicted projected theoretical e1rm geschätzt geschätztes estimado estimé"
  )
  private static let maxima = WordSet("1rm e1rm rm max maximum orm")
  private static let bests = WordSet("best pr pb record")
  private static let tries = WordSet("try attempt")
  private static let toTry = WordSet(
    """
    probieren versuchen ausprobieren essayer tenter probar intentar tentar experimentar provare tentare proberen
    спробувати попробовать пробовать попытаться взять взяти spróbować próbować zkusit skúsit kokeilla
    yritetään denemek dene deneyelim
    """)
  private static let later = WordSet("will gonna to should week time then")
  private static let or = WordSet("or")
}
