internal import JournalSyntax

/// The load behind the reps of one set: `Squat x 10 60 kg` and `OHP - 5 155 lb` below `3 rounds:`, `12 leg extensions
/// (62.5)`.
extension FileReader {
  mutating func settleLoadsOfStations() {
    let last = elements.count - 1
    guard last > 1, elements[last - 1].kind == .quantity else { return }
    if elements[last].kind == .closeParenthesis {
      settleEnclosedLoadOfStation(last - 1)
    } else if case .rounds = context.block, elements[last].kind == .quantity,
      elements[last].unit.isMass, elements[last].spaceBefore, isRepsOfStation(last - 1)
    {
      anatomy.parser.elements.insert(joint(before: last), at: last)
    }
  }

  /// The only count of the line, behind a name: `Squat 10`, `Squat x 10`, `Squat - 10`.
  private func isRepsOfStation(_ reps: Int) -> Bool {
    guard reps > 0, elements[reps].isBareWhole || elements[reps].unit == .repetition,
      1_000...100_000 ~= elements[reps].value, !elements[..<reps].contains(where: \.isNumber)
    else { return false }
    switch elements[reps - 1].kind {
    case .word: return true
    case .times, .hyphen, .colon: return reps > 1 && elements[reps - 2].kind == .word
    default: return false
    }
  }

  /// The `(62.5)` of `12 leg extensions (62.5)` and of `Leg extension x 12 (62.5)`: more than the reps, so
  /// their load.
  private mutating func settleEnclosedLoadOfStation(_ load: Int) {
    guard load > 2, elements[load - 1].kind == .openParenthesis, elements[load].isBare,
      elements[load].value <= 500_000,
      let reps = repsBeforeEnclosed(load - 1), elements[load].value > elements[reps].value
    else { return }
    let joint = joint(before: load)
    anatomy.parser.elements.remove(at: load + 1)
    anatomy.parser.elements[load - 1] = joint
    anatomy.parser.elements[load].flags.insert(.spaceBefore)
  }

  /// The 12 of `12 leg extensions (62.5)` and of `Leg extension x 12 (62.5)`; that of `Leg extension 12 (62.5)`
  /// in a circuit, for elsewhere it may be the load.
  private func repsBeforeEnclosed(_ open: Int) -> Int? {
    let isInCircuit = if case .rounds = context.block { true } else { false }
    if elements[open - 1].isNumber {
      guard isRepsOfStation(open - 1), isInCircuit || elements[open - 2].kind == .times,
        isLifted(0..<(elements[open - 2].kind == .word ? open - 1 : open - 2))
      else { return nil }
      return open - 1
    }
    guard elements[0].isBareWhole, 1_000...100_000 ~= elements[0].value,
      !elements[1..<open].contains(where: \.isNumber),
      case let name = elements[1].kind == .times ? 2 : 1, name < open, isLifted(name..<open)
    else { return nil }
    return 0
  }

  private func isLifted(_ name: Range<Int>) -> Bool {
    let name = NameText.clean(written.bytes[range(name).indices])
    return names.isKnown(name)
      && names.nature(of: name).isDisjoint(with: [.bodyweight, .timed, .cardio])
  }

  private func joint(before load: Int) -> Element {
    let start = Int(elements[load].range.start)
    return Element(.at, ByteRange(start, start), flags: [.spaceBefore, .spaceAfter])
  }
}
