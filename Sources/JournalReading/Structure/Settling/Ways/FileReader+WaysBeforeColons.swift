internal import JournalSyntax
internal import WorkoutModel

/// What was counted, before the colon: `Miles jogged: 2.5`, `Minutes on the bike: 20`, `Gym visits: 8`.
extension FileReader {
  /// Puts the unit behind the number, and leaves what was done as the name.
  mutating func settleWayBeforeColon() {
    let colon = elements.count - 2
    guard 2...6 ~= colon, elements[colon].kind == .colon, elements[colon + 1].isBare,
      100...200_000 ~= elements[colon + 1].value,
      elements[..<colon].allSatisfy({ $0.kind == .word }),
      let unit = Unit(elements[0].meaning), unit == .mile || unit == .kilometer || unit == .minute,
      elements[0].range.count > 1
    else { return }
    var first = 1
    while first + 1 < colon, isWord(first, in: Self.joints) { first += 1 }
    let nature = names.nature(
      of: NameText.clean(written.bytes[range(first..<colon).indices]))
    guard
      nature.contains(.cardio) || isWord(first, in: Self.deeds)
        || isWord(colon - 1, in: Self.deeds)
        || unit != .minute && first > 1
    else { return }
    anatomy.parser.elements[colon + 1].unit = unit
    anatomy.parser.elements.removeSubrange(0..<first)
  }

  /// The colon of `run 1000 m: 3:14` parts a way from its time, and no name from its sets.
  mutating func dropColonBehindWay() {
    joinMetersBeforeColon()
    guard let way = elements.prefix(6).firstIndex(where: \.isNumber), way > 0,
      way + 2 < elements.count, elements[..<way].allSatisfy({ $0.kind == .word }),
      elements[way].kind == .quantity, elements[way + 1].kind == .colon,
      case let (unit, time) = (elements[way].unit, elements[way + 2]),
      unit.isLength || unit == .letterM && elements[way].value >= 100_000,
      time.kind == .clock || time.kind == .quantity && time.unit.isTime,
      !names.nature(of: NameText.clean(written.bytes[range(0..<way).indices])).contains(.lifted)
    else { return }
    if unit == .letterM { anatomy.parser.elements[way].unit = .meter }
    anatomy.parser.elements.remove(at: way + 1)
    anatomy.parser.end = elements.count
  }

  /// The `m` of `1000 m:` is a unit and no label.
  private mutating func joinMetersBeforeColon() {
    guard let number = elements.prefix(6).firstIndex(where: \.isNumber), number > 0,
      number + 3 < elements.count, elements[number].isBareWhole,
      100_000...50_000_000 ~= elements[number].value, elements[number + 1].meaning == .letterM,
      elements[number + 2].kind == .colon,
      elements[number + 3].kind == .clock || elements[number + 3].unit.isTime
    else { return }
    anatomy.parser.elements[number].unit = .letterM
    anatomy.parser.elements[number].range = range(number..<number + 2)
    anatomy.parser.elements.remove(at: number + 1)
    anatomy.parser.end = elements.count
  }

  /// `Gym visits: 8`, `Long walks: 4`: how often somebody went, and no reps.
  var countsSessions: Bool {
    let colon = elements.count - 2
    guard 1...6 ~= colon, elements[colon].kind == .colon, elements[colon + 1].isBareWhole,
      elements[colon + 1].value <= 1_000_000,
      elements[..<colon].allSatisfy({ $0.kind == .word }),
      isWord(colon - 1, in: Self.sessions)
    else { return false }
    // `Farmer walks: 4` are a lift.
    return names.nature(of: NameText.clean(written.bytes[range(0..<colon).indices]))
      .isDisjoint(with: [.lifted, .dumbbell])
  }

  private static let joints = WordSet("on of in at the my")
  private static let deeds = WordSet(
    "jogged ran run walked hiked biked cycled rode ridden rowed swum swam skied skated")
  private static let sessions = WordSet(
    """
    visits workouts sessions trainings classes lessons runs walks hikes rides swims jogs läufe besuche \
    einheiten séances visites entrenamientos sesiones treinos allenamenti
    """)
}
