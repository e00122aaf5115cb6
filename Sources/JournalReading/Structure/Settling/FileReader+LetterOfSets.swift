internal import JournalSyntax
internal import WorkoutModel

/// The `s` for sets before their reps: `Seated row 4s x 6`, `2s x 8, 1s x 6`, `325 x 3s x 3`.
extension FileReader {
  /// Makes sets of a few seconds before a times sign, where the exercise is none that is held.
  mutating func settleLetterOfSets(_ times: Int) {
    let sets = elements[times - 1]
    guard sets.unit == .letterS, sets.value % 1000 == 0, 1_000...8_000 ~= sets.value,
      times + 1 < elements.count, elements[times + 1].isBareWhole,
      1_000...30_000 ~= elements[times + 1].value,
      times + 2 >= elements.count || elements[times + 2].kind != .times, !isListed(times + 2),
      isLiftedOverAndOver(times)
    else { return }
    anatomy.parser.elements[times - 1].unit = .set
  }

  /// The `, 15, 12` of `Laterals 8s x 15, 15, 12`, whose sets have the reps: the eights.
  private func isListed(_ comma: Int) -> Bool {
    comma + 1 < elements.count && elements[comma].kind == .comma
      && elements[comma + 1].isBareWhole
  }

  /// Reps are counted of it, and no seconds: `L-sit 5s x 6` and `Pause squat 3s x 5` tell of holds.
  private func isLiftedOverAndOver(_ times: Int) -> Bool {
    let first = elements.firstIndex { $0.isNumber } ?? times
    let words = elements[..<first].indices.filter { elements[$0].kind == .word }
    guard !words.contains(where: { isWord($0, in: Self.holds) }) else { return false }
    let nature =
      words.isEmpty
      ? context.pendingName.map { names.nature(of: $0.text) }
        ?? context.entry.map { file.entries[$0].nature } ?? []
      : names.nature(of: NameText.clean(written.bytes[range(words[0]..<first).indices]))
    guard nature.isDisjoint(with: [.timed, .cardio, .distance]) else { return false }
    // Light dumbbells are named for their size: `8s x 12`.
    if nature.contains(.dumbbell), elements[times - 1].value > 5_000 { return false }
    return nature.contains(.lifted) || nature.contains(.counted) || nature.contains(.bodyweight)
      || nature.contains(.dumbbell)
  }

  private static let holds = WordSet(
    """
    pause paused pauses hold holds held holding iso isometric isometrics tempo hang hangs stretch
    negative negatives eccentric eccentrics slow wall pose
    """)
}
