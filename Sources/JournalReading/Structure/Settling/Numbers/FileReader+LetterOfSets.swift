internal import JournalSyntax
internal import WorkoutModel

/// The `s` for sets before their reps: `Seated row 4s x 6`, `2s x 8, 1s x 6`, `325 x 3s x 3`.
extension FileReader {
  /// Makes sets of a few seconds before a times sign, where the exercise is none that is held, and the size
  /// of dumbbells of more: `OH press 12s x 10`, `Press 30s - 10, 9, 8`.
  mutating func settleLetterOfSets(_ times: Int) {
    let sets = elements[times - 1]
    if isSizeBeforeReps(times) {
      takeForSize(times - 1)
      anatomy.parser.elements[times].kind = .times
      return
    }
    guard sets.unit == .letterS, sets.value % 1000 == 0, 1_000...8_000 ~= sets.value,
      elements[times].kind == .times,
      !elements[..<(times - 1)].contains(where: { $0.unit == .letterS && $0.value >= 7_000 }),
      times + 1 < elements.count, elements[times + 1].isBareWhole,
      1_000...30_000 ~= elements[times + 1].value,
      times + 2 >= elements.count || elements[times + 2].kind != .times, !isListed(times + 2),
      isLiftedOverAndOver(times)
    else { return }
    anatomy.parser.elements[times - 1].unit = .set
  }

  /// The `12s` of `OH press 12s x 10`: so many seconds of so many reps are told of nothing that is lifted.
  /// `8s x 10 -> 5s x 12` go on with sizes.
  private func isSizeBeforeReps(_ sign: Int) -> Bool {
    let size = elements[sign - 1]
    guard size.unit == .letterS, size.flags.contains(.unitGlued),
      4_000...60_000 ~= size.value, size.value % 500 == 0,
      // Seven, seven and seven.
      size.value != 21_000,
      // `50s 3x10, 55s x 8` are known for what they are.
      !elements[..<(sign - 1)].contains(where: { $0.unit == .letterS }),
      size.value >= 7_000 || isSizeOfTriple(sign)
        || elements[..<(sign - 1)].contains(where: { $0.flags.contains(.loadOfSide) }),
      sign + 1 < elements.count, elements[sign + 1].isBareWhole,
      3_000...30_000 ~= elements[sign + 1].value,
      elements[sign].kind == .times
        || sign + 2 < elements.count
          && (elements[sign + 2].kind == .comma || elements[sign + 2].kind == .slash),
      sign + 2 >= elements.count || elements[sign + 2].kind != .times || isSizeOfTriple(sign),
      elements[sign].kind != .times || !isLongList(sign + 1)
    else { return false }
    return isLiftedOverAndOver(sign, isLoaded: true)
  }

  /// The `16s` of `Incline DB 16s x 10 x 3`; `45s x 5 x 3` of a bar may be its plates.
  private func isSizeOfTriple(_ sign: Int) -> Bool {
    sign + 3 < elements.count && elements[sign + 3].isBareWhole
      && elements[sign + 3].value <= 10_000
      && (elements[sign - 1].value % 5_000 != 0
        || elements[..<(sign - 1)].contains { $0.meaning == .equipment })
  }

  /// The reps of `DB bench 60s x 10, 10, 8`: with eight and more of each, sizes are known as such later.
  private func isLongList(_ first: Int) -> Bool {
    var (index, count) = (first, 0)
    while index < elements.count, elements[index].isBareWhole, elements[index].value >= 8_000 {
      count += 1
      guard index + 2 < elements.count, elements[index + 1].kind == .comma,
        elements[index + 2].isBareWhole
      else { return count > 1 }
      index += 2
    }
    return false
  }

  /// The `, 15, 12` of `Laterals 8s x 15, 15, 12`, whose sets have the reps: the eights.
  private func isListed(_ comma: Int) -> Bool {
    comma + 1 < elements.count && elements[comma].kind == .comma
      && elements[comma + 1].isBareWhole
  }

  /// Reps are counted of it, and no seconds: `L-sit 5s x 6` and `Pause squat 3s x 5` tell of holds.
  func isLiftedOverAndOver(_ times: Int, isLoaded: Bool = false) -> Bool {
    let first = elements.firstIndex { $0.isNumber } ?? times
    let words = elements[..<first].indices.filter { elements[$0].kind == .word }
    guard !words.contains(where: { isWord($0, in: Self.holds) }) else { return false }
    let nature =
      words.isEmpty
      ? context.pendingName.map { names.nature(of: $0.text) }
        ?? context.entry.map { file.entries[$0].nature } ?? []
      : names.nature(of: NameText.clean(written.bytes[range(words[0]..<first).indices]))
    guard nature.isDisjoint(with: [.timed, .cardio, .distance]) else { return false }
    if isLoaded {
      return nature.isDisjoint(with: [.bodyweight, .counted])
        && (nature.contains(.lifted) || nature.contains(.dumbbell)
          || !words.isEmpty
            && (context.namesSizes || isExercise(words[0]..<first)
              || words.contains { elements[$0].meaning == .equipment }))
    }
    // Light dumbbells are named for their size: `8s x 12`.
    if nature.contains(.dumbbell), elements[times - 1].value > 5_000 { return false }
    return nature.contains(.lifted) || nature.contains(.counted) || nature.contains(.bodyweight)
      || nature.contains(.dumbbell)
  }

  /// A word of the name tells of a hold: `Overhead hold 3x20kg, 30s`.
  func tellsHold(before mark: Int) -> Bool {
    let name = elements[..<mark].prefix { !$0.isNumber }
    return name.indices.contains { isWord($0, in: Self.holds) }
  }

  /// Nothing before the number tells of what is held or timed.
  func isNotHeld(_ mark: Int) -> Bool {
    let first = elements[..<mark].firstIndex { $0.isNumber } ?? mark
    let words = elements[..<first].indices.filter { elements[$0].kind == .word }
    guard let start = words.first, !tellsHold(before: mark) else { return false }
    return names.nature(of: NameText.clean(written.bytes[range(start..<first).indices]))
      .isDisjoint(with: [.timed, .cardio, .distance])
  }

  private static let holds = WordSet(
    """
    pause paused pauses hold holds held holding iso isometric isometrics tempo hang hangs stretch
    negative negatives eccentric eccentrics slow wall pose
    """)
}
