internal import JournalSyntax
internal import WorkoutModel

/// A bare load, a sign, and the reps of each set between blanks: `Squat 102.5 — 3 3 3 3 5+`, and below
/// the name of an exercise `60: 8 8 8`.
extension FileReader {
  /// Puts a times sign in place of the dash, and commas between the reps.
  mutating func settleLoadBeforeDash(_ dash: Int) {
    let load = dash - 1
    guard load > 0, elements[dash].spaceAfter, elements[load].isBare, elements[load].spaceBefore,
      elements[load - 1].kind == .word, elements[load - 1].meaning != .week,
      elements[load - 1].meaning != .day, 10_000...400_000 ~= elements[load].value,
      !elements[..<load].contains(where: { $0.isNumber && $0.spaceBefore }),
      case let reps = repsBehindSign(dash), reps.count > 1,
      reps.allSatisfy({ elements[$0].value < elements[load].value }),
      isLiftedName(before: load)
    else { return }
    putCommas(between: reps)
    anatomy.parser.elements[dash].kind = .times
  }

  /// The same of a bar or a dot, which part nothing else of a line: `Goblet squat 16 | 12 12 10`, `T2 Bench
  /// 47.5 · 10 10 10`. Returns true when it did.
  mutating func settleLoadBeforeMark(_ mark: Int) -> Bool {
    let load = mark - 1
    guard load > 0, context.table == nil, elements[mark].spaceAfter, elements[mark].spaceBefore,
      elements[load].isBare || elements[load].unit.isMass || isSizeBeforeMark(load),
      elements[load].spaceBefore, elements[load].value >= 2_000,
      elements[load - 1].kind == .word || elements[load - 1].kind == .closeParenthesis,
      ![.week, .day, .set, .session].contains(elements[load - 1].meaning),
      !elements[..<load].contains(where: { $0.isNumber && $0.spaceBefore && $0.value >= 20_000 }),
      case let reps = repsBehindSign(mark), !reps.isEmpty,
      reps.count > 1 || elements[load].value >= 20_000,
      reps.allSatisfy({ elements[$0].value <= 40_000 }), isLiftedName(before: load)
    else { return false }
    let told = elements[load]
    let count = elements.count
    putCommas(between: reps)
    if told.value < 12_000 {
      if told.unit == .letterS { anatomy.parser.elements[load].unit = .none }
      anatomy.parser.elements[mark].kind = .times
      return true
    }
    let last = reps[reps.count - 1] + elements.count - count
    let place = ByteRange(Int(told.range.end), Int(told.range.end))
    // `12, 12, 10 with 16`, whatever is the larger.
    var with = Element(.at, place, flags: [.spaceBefore, .spaceAfter])
    with.word = Word(meaning: .with, value: 0)
    var size = told
    size.flags = [.spaceBefore, .spaceAfter]
    if size.unit == .letterS { size.unit = .none }
    let isOpen = elements[safe: last + 1]?.kind == .plus && !elements[last + 1].spaceBefore
    anatomy.parser.elements.insert(contentsOf: [with, size], at: isOpen ? last + 2 : last + 1)
    anatomy.parser.elements.removeSubrange((mark - 1)...mark)
    return true
  }

  /// The `8s` of `Seated press 8s | 12 12 12`: a pair of dumbbells.
  private func isSizeBeforeMark(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].unit == .letterS
  }

  /// Puts a times sign in place of the colon of `60: 8 8 8`; of `10: 15 15 14` only where the file has
  /// told heavier loads so.
  mutating func settleLoadAtStart() {
    guard elements.count > 2, elements[0].isBare, elements[1].kind == .colon,
      !elements[1].spaceBefore,
      4_000...400_000 ~= elements[0].value, context.entry != nil || context.pendingName != nil,
      case let reps = repsBehindSign(1), reps.count > 1,
      let most = reps.map({ elements[$0].value }).max()
    else { return }
    let isHeavier =
      elements[0].value >= 2 * most && elements[0].value >= 32_000
      || elements[0].flags.contains(.fraction)
    if isHeavier { context.putsLoadsAtStarts = true }
    let nature = natureOfExercise
    guard context.putsLoadsAtStarts || reps.count > 2 && nature.contains(.dumbbell),
      nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance])
    else { return }
    putCommas(between: reps)
    anatomy.parser.elements[1].kind = .times
  }

  private var natureOfExercise: ExerciseNature {
    if let pending = context.pendingName {
      return names.nature(of: ExerciseNames.core(pending.text))
    }
    return context.entry.map { file.entries[$0].nature } ?? []
  }

  /// Counts between blanks or commas up to the end, words, a mark or parentheses; the last may be open.
  private func repsBehindSign(_ sign: Int) -> [Int] {
    var found: [Int] = []
    var index = sign + 1
    while index < elements.count, elements[index].isBareWhole, elements[index].spaceBefore,
      1_000...50_000 ~= elements[index].value
    {
      found.append(index)
      index += 1
      if index + 1 < elements.count, elements[index].kind == .comma { index += 1 }
    }
    guard index < elements.count else { return found }
    switch elements[index].kind {
    case .plus:
      return index + 1 == elements.count
        || elements[index].spaceAfter && !elements[index].spaceBefore
        ? found : []
    case .word:
      return elements[index].word == .plain || elements[index].meaning == .failed ? found : []
    case .exclamation, .openParenthesis, .period, .arrow, .check, .other: return found
    case .hyphen: return elements[index].spaceBefore && elements[index].spaceAfter ? found : []
    // `3 3 2 x`: the last was missed.
    case .times:
      return index + 1 == elements.count || elements[index + 1].kind == .openParenthesis
        ? found : []
    default: return []
    }
  }

  private func isLiftedName(before end: Int) -> Bool {
    names.nature(of: NameText.clean(written.bytes[range(0..<end).indices]))
      .isDisjoint(with: [.bodyweight, .timed, .cardio, .distance])
  }
}
