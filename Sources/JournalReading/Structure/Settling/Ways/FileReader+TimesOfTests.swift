internal import JournalSyntax
internal import WorkoutModel

/// Tests of how many can be done in a time, `push ups 2 min 58`, and times in minutes and bare seconds.
extension FileReader {
  /// Keeps the time for a note, so that the number behind it is what was done.
  mutating func dropTimeOfTest(_ time: Int) -> Bool {
    let reps = time + 1
    guard elements[time].unit == .minute, elements[time].value <= 600_000, time > 0,
      reps < elements.count, elements[reps].isBareWhole,
      5_000...500_000 ~= elements[reps].value, elements[reps].spaceBefore
    else { return false }
    // `récup 2 min 30`.
    if elements[time - 1].meaning == .rest, isQuarter(reps) {
      addSeconds(reps)
      return true
    }
    // `Gainage : 1 min 30, 1 min, 45 s`: behind the name of what is held.
    if elements[time - 1].kind == .colon, isQuarter(reps), endsTest(reps + 1), time > 1,
      elements[..<(time - 1)].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      names.nature(of: NameText.clean(written.bytes[range(0..<(time - 1)).indices]))
        .contains(.timed)
    {
      addSeconds(reps)
      return true
    }
    // `swings 20kg 10 x 10, 9 min 40`: how long all of it took.
    if elements[time - 1].kind == .comma, reps + 1 == elements.count, time > 3,
      elements[reps].range.count == 2, elements[reps].value < 60_000,
      elements[time - 3].kind == .times, elements[time - 2].isBareWhole
    {
      context.remarks.append(range(time..<elements.count))
      anatomy.parser.elements.removeSubrange((time - 1)...)
      anatomy.parser.end = elements.count
      return true
    }
    let isNext = elements[time - 1].kind == .comma && time > 1 && isMerged(time - 2)
    let words = elements[..<time].reversed().prefix { $0.kind == .word || $0.kind == .hyphen }
    let name = (time - words.count)..<time
    guard isNext || elements[time - 1].kind == .word else { return false }
    let nature = isNext ? [] : names.nature(of: NameText.clean(written.bytes[range(name).indices]))
    // `plank 1 min 10`.
    if elements[reps].range.count == 2, elements[reps].value < 60_000, nature.contains(.timed),
      endsTest(reps + 1), elements[safe: reps + 1]?.kind != .word
    {
      addSeconds(reps)
      return true
    }
    if isQuarter(reps), endsTest(reps + 1) || elements[reps + 1].kind == .times,
      isNext || !nature.isDisjoint(with: [.timed, .cardio])
        || isWord(time - 1, in: Self.doneForTimes)
    {
      addSeconds(reps)
      return true
    }
    guard endsTest(reps + 1), nature.contains(.bodyweight) || nature.contains(.counted),
      nature.isDisjoint(with: [.timed, .cardio, .distance])
    else { return false }
    context.remarks.append(elements[time].range)
    anatomy.parser.elements.remove(at: time)
    return true
  }

  private func isMerged(_ clock: Int) -> Bool {
    elements[clock].kind == .clock && elements[clock].flags.contains(.hours)
  }

  /// The 30 of `Mountain climbers 1 min 30` and the 15 of `Jump rope 2 min 15`: seconds.
  private func isQuarter(_ seconds: Int) -> Bool {
    elements[seconds].range.count == 2 && elements[seconds].value % 15_000 == 0
      && elements[seconds].value < 60_000 && elements[seconds - 1].value % 1000 == 0
  }

  private mutating func addSeconds(_ seconds: Int) {
    let (minutes, part) = (elements[seconds - 1], elements[seconds])
    var clock = Element(
      .clock, minutes.range.through(part.range), value: minutes.value * 60 + part.value,
      flags: [.hours])
    if minutes.spaceBefore { clock.flags.insert(.spaceBefore) }
    if part.spaceAfter { clock.flags.insert(.spaceAfter) }
    anatomy.parser.elements.replaceSubrange((seconds - 1)...seconds, with: [clock])
  }

  private static let doneForTimes = WordSet(
    "climbers climber jacks knees skips steps taps burpees")

  private func endsTest(_ index: Int) -> Bool {
    guard index < elements.count else { return true }
    switch elements[index].kind {
    case .slash, .comma, .semicolon, .period, .exclamation, .openParenthesis, .arrow: return true
    case .hyphen: return elements[index].spaceBefore
    case .word: return elements[index].word == .plain || elements[index].meaning == .record
    default: return false
    }
  }
}
