internal import JournalSyntax

/// How hard a set was, and how it was done, told before it: `@8: 80kg x 5`, `RPE 8 80 x 5`, `2s pause 90 x 5`.
extension FileReader {
  /// Puts the rating behind the sets.
  mutating func moveRatingBehindSets() {
    let start = elements.prefix(5).firstIndex { $0.kind != .word || $0.meaning == .rpe } ?? 0
    guard start + 4 < elements.count,
      elements[start].kind == .at || elements[start].meaning == .rpe,
      elements[start + 1].isBare, 5_000...10_000 ~= elements[start + 1].value,
      elements[start + 1].value % 500 == 0
    else { return }
    var work = start + 2
    let mark = elements[work].kind
    if mark == .colon || mark == .hyphen && elements[work].spaceBefore { work += 1 }
    guard work + 2 < elements.count, elements[work].kind == .quantity, elements[work].spaceBefore,
      elements[work].unit.isMass || elements[work].value >= 20_000,
      elements[work...].contains(where: { $0.kind == .times }),
      !elements[work...].contains(where: { $0.kind == .at || $0.meaning == .rpe })
    else { return }
    var rating = elements[start + 1]
    rating.flags.insert(.spaceAfter)
    anatomy.parser.elements.append(signOf(.at, at: start))
    anatomy.parser.elements.append(rating)
    anatomy.parser.elements.removeSubrange(start..<work)
    anatomy.parser.end = elements.count
  }

  /// The `2s pause`, the `1 count pause` and the `3s eccentric` before a set, and the `(2 sec pause)` behind it.
  mutating func dropPauseBeforeSets() {
    dropPauseBehindName()
    guard let word = elements.indices.first(where: { isWord($0, in: Self.pauses) }), word > 0 else {
      return
    }
    let time = isWord(word - 1, in: Self.counts) && word > 1 ? word - 2 : word - 1
    guard elements[time].kind == .quantity, elements[time].value <= 10_000,
      elements[time].unit == .letterS || elements[time].unit == .second || time < word - 1
        || elements[time].unit == .repetition && elements[time].value <= 5_000
    else { return }
    if time == 0, word + 3 < elements.count, elements[word + 1].kind == .quantity,
      elements[word + 1].unit.isMass || elements[word + 1].value >= 10_000,
      elements[word + 2].kind == .times
    {
      context.remarks.append(range(0..<(word + 1)))
      anatomy.parser.elements.removeSubrange(0...word)
    } else if time > 3, elements[time - 1].kind == .openParenthesis, word + 1 < elements.count,
      elements[word + 1].kind == .closeParenthesis,
      elements[..<time].contains(where: { $0.kind == .times })
    {
      context.remarks.append(range((time - 1)..<(word + 2)))
      anatomy.parser.elements.removeSubrange((time - 1)...(word + 1))
    }
    anatomy.parser.end = elements.count
  }

  /// The `3 sek` of `Pausenbeuge 3 sek: 130 3x3`.
  private mutating func dropPauseBehindName() {
    guard let time = elements.prefix(6).firstIndex(where: \.isNumber), time > 0,
      elements[time].unit == .second || elements[time].unit == .letterS,
      elements[time].value <= 10_000, time + 4 < elements.count,
      elements[time + 1].kind == .colon, elements[time + 2].kind == .quantity,
      elements[time + 2].unit.isMass
        || elements[time + 2].isBare && elements[time + 2].value >= 20_000,
      elements[(time + 3)...].contains(where: { $0.kind == .times }),
      elements[..<time].allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
    else { return }
    context.remarks.append(elements[time].range)
    anatomy.parser.elements.remove(at: time)
    anatomy.parser.end = elements.count
  }

  private static let pauses = WordSet(
    "pause paused pauses hold eccentric eccentrics negative negatives")
  private static let counts = WordSet("count ct sec second")
}
