internal import JournalSyntax
internal import WorkoutModel

/// Numbers of lines that tell of rest, of repairs and of gear: `Sat on the floor for ten minutes feeling 38`, `Truck in
/// the shop 2 hrs, $640`, `Belt on from 315.`
extension FileReader {
  var tellsIdleTime: Bool {
    guard 2...30 ~= elements.count, elements[0].kind == .word,
      !elements.contains(where: { $0.kind == .times || $0.kind == .at || $0.unit == .set })
    else { return false }
    return sitsForTime || tellsTimeOfLife || tellsTimeAndPrice || tellsGearFromLoad
      || tellsSizeInTalk
  }

  /// `Sat on the floor for ten minutes`, `I waited 10 min for the rack`; the `Sat` of `Sat long run 90 min` is a day.
  private var sitsForTime: Bool {
    // `packed, waited 20 min for a rack`.
    let comma = elements.dropLast(2).prefix(8).lastIndex { $0.kind == .comma } ?? -1
    let verb =
      comma > 0 && isWord(comma + 1, in: Self.idle) ? comma + 1 : isPronoun(0) ? 1 : 0
    return verb + 1 < elements.count && isWord(verb, in: Self.idle)
      && (elements[verb + 1].kind == .word || comma > 0 && elements[verb + 1].unit.isTime)
      && (elements[verb].meaning != .weekday || isWord(verb + 1, in: Self.seats))
      && !namesAnyExercise
      && elements.contains { $0.unit.isTime || $0.meaning == .minute || $0.meaning == .hour }
      && !elements.contains { $0.unit.isMass || $0.unit == .repetition }
  }

  /// `eve 2 saat trafik`, `40 min Stau`, `work until 21:00, nothing`: no exercise, one time, and what took it or till when.
  private var tellsTimeOfLife: Bool {
    guard elements.count(where: \.isNumber) == 1, !namesAnyExercise,
      let time = elements.firstIndex(where: \.isNumber),
      elements[time].unit.isTime || elements[time].kind == .clock
    else { return false }
    return elements.indices.contains { isWord($0, in: Self.life) }
      || elements[time].kind == .clock && time > 1 && isWord(time - 1, in: Self.until)
        && isWord(0, in: Self.duties)
  }

  private static let life = WordSet(
    """
    traffic trafik trafic tráfico trânsito traffico stau file queue meeting пробка пробки пробке корки korku korki korek
    """)
  private static let until = WordSet("until till til bis tot till hasta até jusqu'à fino до do")
  private static let duties = WordSet(
    "work working worked office arbeit arbeiten werk werken trabajo travail boulot lavoro trabalho работа jobb praca"
  )

  /// `Truck in the shop 2 hrs, $640`: no exercise, how long it took and what it cost.
  private var tellsTimeAndPrice: Bool {
    elements.indices.contains { isPrice($0) }
      && elements.indices.allSatisfy {
        !elements[$0].isNumber || isPrice($0) || elements[$0].unit.isTime
      }
      && !elements.indices.contains {
        elements[$0].kind == .word && isExercise($0..<($0 + 1))
      }
  }

  /// `Belt on from 315.`, `Gürtel ab 140 kg`: from which load on it was worn.
  private var tellsGearFromLoad: Bool {
    guard isWord(0, in: GymWords.gear), elements.count(where: \.isNumber) == 1,
      let load = elements.firstIndex(where: \.isNumber), 2...4 ~= load,
      elements[load].isBare || elements[load].unit.isMass,
      elements[(load + 1)...].allSatisfy({ $0.kind == .word || $0.kind == .period })
    else { return false }
    return isWord(load - 1, in: Self.from)
  }

  /// `left shoulder clicks on the 40s watch it`: the dumbbells with which it does so.
  private var tellsSizeInTalk: Bool {
    guard elements.count(where: \.isNumber) == 1,
      let size = elements.firstIndex(where: \.isNumber), size > 3,
      elements[size].unit == .letterS, isWord(size - 1, in: Self.the),
      isWord(size - 2, in: Self.on), elements[..<size].allSatisfy({ $0.kind == .word })
    else { return false }
    return elements[..<size].indices.contains { isWord($0, in: Self.hurts) }
  }

  private static let idle = WordSet(
    """
    sat lay waited rested napped queued chatted talked slept saß lag wartete schlief assis attendu dormi esperé dormí sentado
    опоздал опоздала esperei dormi aspettato dormito seduto сидел лежал ждал спал
    """)
  private static let seats = WordSet("on down in around")
  private static let from = WordSet(
    "from for at above ab bei für dès pour à desde para dal da с от")
  private static let the = WordSet("the my")
  private static let on = WordSet("on with at from")
  private static let hurts = WordSet(
    "clicks clicked pops popped hurts hurt aches ached pinches pinched pain twinge twinges cracks sore tweaked"
  )
}
