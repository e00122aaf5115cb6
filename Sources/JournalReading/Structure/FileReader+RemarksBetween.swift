internal import JournalSyntax

/// A few words between the sets of a line.
extension FileReader {
  /// The comma behind `finally!` in `sq 235x5x3 finally!, bp 195x5x5`: a few words about the sets.
  func behindRemark(_ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end, index < start + 5,
      elements[index].word == .plain && elements[index].kind == .word
        || elements[index].kind == .exclamation
        || index == start && elements[index].kind == .hyphen
    {
      index += 1
    }
    // `squat 230x5. bench 155x8`.
    if index == start, index < end, elements[index].kind == .period, elements[index].spaceAfter {
      return index
    }
    guard index > start, index < end else { return nil }
    switch elements[index].kind {
    case .comma, .semicolon, .period: return index
    case .slash where elements[index].spaceBefore && elements[index].spaceAfter: return index
    default: return nil
    }
  }

  /// The `195x5x5` of `Squat 255x5 niceee 195x5x5`: small letters between the sets of a lift are a
  /// remark; the `Bench 80x5` of `Squat 100x5 Bench 80x5` is a lift of its own.
  func behindComment(_ segment: Segment, _ end: Int) -> Int? {
    // `100x5 easy 110x5`: the remark was taken for a name.
    let first = segment.isNameBehind ? segment.name.lowerBound : segment.rest.lowerBound
    var index = first
    while index < end, index < first + 5, elements[index].kind == .word,
      elements[index].word == .plain || elements[index].meaning == .feeling
        || index > first && elements[index].meaning == .and
    {
      index += 1
    }
    guard index > first, index >= segment.rest.lowerBound, index + 2 < end else { return nil }
    let words = first..<index
    if first == segment.rest.lowerBound, isFactor(index) || isFactor(index + 1),
      names.isKnown(NameText.clean(bytes[range(words).indices]))
        || ExerciseNames.isMovement(text(range(words)))
    {
      return first
    }
    if elements[index].kind == .comma { index += 1 }
    let load = segment.expressions.lowerBound
    guard isFactor(index), isFactor(load), 0x61...0x7A ~= bytes[Int(elements[first].range.start)],
      elements[load].value >= 20_000, elements[index].value >= elements[load].value / 3
    else { return nil }
    return index
  }

  /// A number before a times sign, and one behind.
  private func isFactor(_ index: Int) -> Bool {
    index + 2 < elements.count && elements[index].kind == .quantity
      && (elements[index].unit.isMass || elements[index].unit == .none)
      && elements[index + 1].kind == .times && elements[index + 2].isNumber
  }
}
