internal import JournalSyntax
internal import WorkoutModel

/// Reps with points between them: `SQ 60-5 80-5 110-5.5.5`, `腕立て 30.25.20`.
extension FileReader {
  /// Makes a list of the numbers from `first` on, which points part without a blank.
  ///
  /// Two of them (`140-5.4`) are one only behind a load and its dash.
  mutating func settleDottedReps(from first: Int) {
    guard let end = endOfDotted(first) else { return }
    if isDottedLoad(first), dottedListsBeginWithLoads() {
      // `sq 225.5.5.5`, `pu bw.10.8.7`.
      anatomy.parser.elements[first + 1].kind = .times
      for mark in stride(from: first + 3, to: end, by: 2) {
        anatomy.parser.elements[mark].kind = .comma
      }
      return
    }
    guard isListOfReps(first, end) else { return }
    if elements[first - 1].kind == .hyphen { anatomy.parser.elements[first - 1].kind = .times }
    for mark in stride(from: first + 1, to: end, by: 2) {
      anatomy.parser.elements[mark].kind = .comma
    }
  }

  /// Behind the last of at least three numbers.
  private func endOfDotted(_ first: Int) -> Int? {
    var end = first + 1
    while end + 1 < elements.count, elements[end].kind == .period, !elements[end].spaceBefore,
      isPartOfDotted(end + 1), !elements[end + 1].spaceBefore
    {
      end += 2
    }
    return end > first + 3 ? end : nil
  }

  /// The `225` and the `bw` before a point, behind a name.
  private func isDottedLoad(_ first: Int) -> Bool {
    first > 0 && (elements[first - 1].kind == .word || elements[first - 1].kind == .colon)
      && (elements[first].isBareWhole && elements[first].value <= 999_000
        || elements[first].meaning == .bodyweight)
  }

  private func isPartOfDotted(_ index: Int) -> Bool {
    elements[index].isBareWhole && 1_000...60_000 ~= elements[index].value
  }

  /// Behind `110-`, or behind a name when they are no date.
  private func isListOfReps(_ first: Int, _ end: Int) -> Bool {
    guard first > 1 || first == 1 && elements[0].kind == .word, isPartOfDotted(first) else {
      return false
    }
    let before = elements[first - 1]
    if before.kind == .hyphen {
      return first > 1 && !before.spaceBefore && !before.spaceAfter && elements[first - 2].isNumber
        && elements[first - 2].value > elements[first].value
    }
    // `カール 12kg 10.10.8`.
    if before.kind == .quantity, before.unit.isMass, elements[first].spaceBefore { return true }
    // `カール 35 10.9.8`, and no day behind the set of a load alone.
    if before.isBare, first > 1, elements[first].spaceBefore, elements[first - 2].kind == .word {
      let isYear = end == first + 5 && elements[first + 4].value >= 19_000
      return !isYear && before.value > 0
        && context.session.map { file.sessions[$0].date != nil } == true
    }
    let isGlued = before.flags.contains(.unspacedScript) && !elements[first].spaceBefore
    guard before.kind == .word || before.kind == .colon, elements[first].spaceBefore || isGlued
    else { return false }
    if isGlued, context.session.map({ file.sessions[$0].date != nil }) == true {
      // `懸垂10.8.6`, `家で腕立て30.25.20`.
      return true
    }
    let isDate =
      end == first + 5 && elements[first].value <= 31_000 && elements[first + 2].value <= 12_000
    return !isDate
      || context.session.map { file.sessions[$0].date != nil } == true
        && isExercise(0..<(before.kind == .colon ? first - 1 : first))
  }

  /// The `20.20` of `wrist curl 12 20.20`, behind a load where the file lists reps with points: no weight.
  mutating func settlePairOfDottedReps() {
    guard 3...40 ~= elements.count,
      let pair = elements.indices.dropFirst(2).first(where: {
        elements[$0].isBare && elements[$0].flags.contains(.fraction) && elements[$0].spaceBefore
          && elements[$0 - 1].isBare && elements[$0 - 2].kind == .word
      }), elements[safe: pair + 1].map({ !$0.isNumber && $0.kind != .times }) ?? true,
      case let text = bytes[elements[pair].range.indices],
      let point = text.firstIndex(of: Byte.period),
      case let (one, other) = (text[..<point], text[(point + 1)...]),
      1...2 ~= one.count, 1...2 ~= other.count,
      (one + other).allSatisfy({ Byte.isDigit($0) }),
      case let (first, second) = (one.valueOfDigits, other.valueOfDigits),
      min(first, second) > 0, max(first, second) <= min(60, 2 * min(first, second)),
      pointsPartReps()
    else { return }
    var reps = elements[pair]
    (reps.flags, reps.value) = ([.spaceBefore], Int32(first) * 1000)
    reps.range = ByteRange(text.startIndex, point)
    var next = elements[pair]
    next.flags = next.flags.intersection([.spaceAfter])
    next.value = Int32(second) * 1000
    next.range = ByteRange(point + 1, text.endIndex)
    let comma = Element(.comma, ByteRange(point, point + 1), flags: .spaceAfter)
    anatomy.parser.elements.replaceSubrange(pair...pair, with: [reps, comma, next])
  }

  /// Three lists of three reps and more stand in the file, none of them at the start of a line.
  private mutating func pointsPartReps() -> Bool {
    if let known = context.pointsPartReps { return known }
    var lists = 0
    for line in document.lines where line.kind == .text || line.kind == .item {
      let text = bytes[line.content.indices]
      guard text.contains(Byte.period) else { continue }
      for word in text.split(separator: Byte.space).dropFirst() {
        let parts = word.split(separator: Byte.period, omittingEmptySubsequences: false)
        if parts.count > 2,
          parts.allSatisfy({ 1...2 ~= $0.count && $0.allSatisfy(Byte.isDigit) })
        {
          lists += 1
        }
      }
    }
    context.pointsPartReps = lists >= Self.fewestDottedLists
    return lists >= Self.fewestDottedLists
  }

  private static let fewestDottedLists = 3
}
