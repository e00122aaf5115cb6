internal import JournalSyntax
internal import WorkoutModel

/// Tests of how many can be done in a time: `push ups 2 min 58`.
extension FileReader {
  /// Keeps the time for a note, so that the number behind it is what was done.
  mutating func dropTimeOfTest(_ time: Int) -> Bool {
    let reps = time + 1
    guard elements[time].unit == .minute, elements[time].value <= 600_000, time > 0,
      elements[time - 1].kind == .word, reps < elements.count, elements[reps].isBareWhole,
      5_000...500_000 ~= elements[reps].value, elements[reps].spaceBefore, endsTest(reps + 1),
      // `Mountain climbers 1 min 30` are ninety seconds.
      elements[reps].value >= 60_000 || elements[reps].value % 15_000 != 0
    else { return false }
    let words = elements[..<time].reversed().prefix { $0.kind == .word || $0.kind == .hyphen }
    let name = (time - words.count)..<time
    guard !name.isEmpty,
      case let nature = names.nature(of: NameText.clean(written.bytes[range(name).indices])),
      nature.contains(.bodyweight) || nature.contains(.counted),
      nature.isDisjoint(with: [.timed, .cardio, .distance])
    else { return false }
    context.remarks.append(elements[time].range)
    anatomy.parser.elements.remove(at: time)
    return true
  }

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
