internal import JournalSyntax
internal import WorkoutModel

/// Loads and reps with a slash between them, and how often: `100 kg/5 x3`, `120/10s x3`.
extension FileReader {
  /// Makes a times sign of the slash. What is glued belongs together: in `100 kg / 5x3` the sets stand
  /// first.
  mutating func settleGluedPairBeforeSets(_ slash: Int) -> Bool {
    guard slash > 0, slash + 3 < elements.count, isGlued(slash),
      elements[slash - 1].kind == .quantity, elements[slash - 1].unit.isMass,
      elements[slash + 1].isBareWhole, 1_000...30_000 ~= elements[slash + 1].value,
      elements[slash + 2].kind == .times, elements[slash + 2].spaceBefore,
      elements[slash + 3].isBareWhole, 1_000...20_000 ~= elements[slash + 3].value,
      slash + 4 == elements.count
        || elements[slash + 4].kind != .times && elements[slash + 4].kind != .slash
    else { return false }
    anatomy.parser.elements[slash].kind = .times
    anatomy.parser.elements[slash + 1].unit = .repetition
    anatomy.parser.elements[slash + 3].unit = .set
    return true
  }

  /// The slash of `Squat hold: 120/10s, 130/8s`: how long the load was held. `120/30s` of a bike are times of
  /// work and of rest.
  mutating func settleSecondsUnderLoad(_ slash: Int) -> Bool {
    guard slash > 1, slash + 1 < elements.count, isGlued(slash),
      elements[slash - 1].kind == .quantity, elements[slash + 1].kind == .quantity,
      elements[slash + 1].unit == .second || elements[slash + 1].unit == .letterS,
      1_000...120_000 ~= elements[slash + 1].value
    else { return false }
    let load = elements[slash - 1]
    if !load.unit.isMass {
      guard load.isBare, load.value >= 60_000, load.value / 3 >= elements[slash + 1].value,
        elements[slash + 1].value <= 30_000,
        case let name = elements.prefix(slash).prefix(while: { $0.kind == .word }).count, name > 0,
        names.nature(of: NameText.clean(written.bytes[range(0..<name).indices]))
          .isDisjoint(with: .cardio)
      else { return false }
    }
    anatomy.parser.elements[slash].kind = .times
    anatomy.parser.elements[slash + 1].unit = .second
    return true
  }

  private func isGlued(_ sign: Int) -> Bool {
    !elements[sign].spaceBefore && !elements[sign + 1].spaceBefore
  }
}
