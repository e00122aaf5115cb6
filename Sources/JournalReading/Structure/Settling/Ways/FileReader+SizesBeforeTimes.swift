internal import JournalSyntax
internal import WorkoutModel

/// Dumbbells named for their load before the reps of each set: `Row 70s x 10, x 9`, `Curl 25s – 12, 10, 9`.
extension FileReader {
  /// Nobody counts the sets of a time with so many signs.
  mutating func settleSizesBeforeTimes() {
    guard
      let size = elements.firstIndex(where: {
        $0.unit == .letterS && $0.flags.contains(.unitGlued)
      }), size > 0, size + 5 < elements.count, 4_000...150_000 ~= elements[size].value,
      elements[size].value % 500 == 0, elements[size - 1].kind == .word,
      elements[size + 2].isBareWhole, 1_000...50_000 ~= elements[size + 2].value,
      elements[size + 3].kind == .comma
    else { return }
    switch elements[size + 1].kind {
    case .times:
      guard elements[size + 4].kind == .times, elements[size + 5].isBareWhole else { return }
    case .hyphen, .colon:
      guard elements[size + 1].spaceAfter, elements[size + 4].isBareWhole,
        elements[size + 5].kind == .comma || elements[size + 5].kind == .openParenthesis,
        elements[size].value <= 60_000, elements[size].value != 21_000, !namesHold(before: size)
      else { return }
      anatomy.parser.elements[size + 1].kind = .times
      anatomy.parser.elements[size + 1].flags.formUnion([.spaceBefore, .spaceAfter])
    default: return
    }
    takeForSize(size)
  }

  /// The sizes of `Row 30s x10, 32.5s x9` and of `Press 24s x9 @8, x8 @9`: several sets, each with its sign.
  /// Few hold so often for a time, and those name what they hold.
  mutating func settleSizesOfSets() {
    let sizes = elements.indices.dropFirst().filter { isSizeBeforeReps($0) }
    guard let first = sizes.first, elements[first - 1].kind == .word, !namesHold(before: first),
      case let signs = elements.indices[first...].filter({ elements[$0].kind == .times }),
      signs.count > 1,
      signs.allSatisfy({ $0 + 1 < elements.count && isCountOfSize($0 + 1) }),
      // `Hollow rocks 30s x 8, 20s x 8` may be held.
      sizes.contains(where: { elements[$0].value % 5_000 != 0 }),
      sizes.count > 1 || signs.dropFirst().allSatisfy({ !elements[$0 - 1].isNumber }),
      !elements[first...].contains(where: { $0.unit.isTime }),
      elements[first...].count(where: { $0.unit == .letterS }) == sizes.count
    else { return }
    for size in sizes { takeForSize(size) }
  }

  private func isSizeBeforeReps(_ size: Int) -> Bool {
    size + 2 < elements.count && elements[size].unit == .letterS
      && elements[size].flags.contains(.unitGlued) && 6_000...150_000 ~= elements[size].value
      && elements[size].value % 500 == 0 && elements[size + 1].kind == .times
      && isCountOfSize(size + 2)
  }

  private func isCountOfSize(_ reps: Int) -> Bool {
    elements[reps].isBareWhole && 5_000...50_000 ~= elements[reps].value
  }

  /// The small dumbbells behind the sets of `Lateral raise 3x15 10s`: nobody holds, rests or counts so short.
  mutating func settleSizeBehindSets() {
    let size = elements.count - 1
    guard size > 3, elements[size].unit == .letterS, elements[size].flags.contains(.unitGlued),
      6_000...25_000 ~= elements[size].value, elements[size].value % 500 == 0,
      elements[size].value != 21_000, elements[size].spaceBefore,
      elements[size - 1].isBareWhole, elements[size - 1].value >= 6_000,
      elements[size - 2].kind == .times, elements[size - 3].isBareWhole,
      elements[size - 3].value <= 6_000, elements[..<(size - 3)].allSatisfy({ $0.kind == .word }),
      case let name = NameText.clean(written.bytes[range(0..<(size - 3)).indices]),
      names.isKnown(name), case let nature = names.nature(of: name),
      nature.contains(.dumbbell), nature.isDisjoint(with: [.timed, .cardio, .bodyweight])
    else { return }
    takeForSize(size)
    anatomy.parser.elements.insert(signOf(.at, at: size), at: size)
  }

  /// Behind the `A1` of a superset.
  private func namesHold(before end: Int) -> Bool {
    let start = elements[..<end].lastIndex(where: { $0.kind != .word }).map { $0 + 1 } ?? 0
    guard start < end else { return true }
    return !names.nature(of: NameText.clean(written.bytes[range(start..<end).indices]))
      .isDisjoint(with: [.timed, .cardio])
  }
}
