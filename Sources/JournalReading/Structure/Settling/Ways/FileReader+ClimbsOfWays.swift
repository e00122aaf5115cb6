internal import JournalSyntax
internal import WorkoutModel

/// How high a way went, how one rested between two of them, how hard what was climbed is: `hike 11 km, 480 m up`,
/// `6x400m in 1:45, 200 jog between`, `climbing 2h. 6a, 6b`.
extension FileReader {
  /// The `, 480 m up` behind a way or a time.
  mutating func dropClimbOfWay() {
    guard
      let climb = elements.indices.dropFirst(2).dropLast().first(where: {
        elements[$0].kind == .quantity
          && (elements[$0].unit == .letterM || elements[$0].unit == .meter || elements[$0].isBare)
          && elements[$0].value >= 10_000 && isWord($0 + 1, in: GymWords.climbs)
          && elements[$0 - 1].kind == .comma
      }),
      elements[climb].unit != .none || elements[climb + 1].range.count != 2
        || bytes[Int(elements[climb + 1].range.start)] | 0x20 == UInt8(ascii: "h"),
      elements[..<(climb - 1)].contains(where: { $0.unit == .kilometer || $0.unit == .mile }),
      climb + 2 == elements.count || elements[climb + 2].kind != .word
    else { return }
    context.remarks.append(range(climb..<(climb + 2)))
    anatomy.parser.elements.removeSubrange((climb - 1)..<(climb + 2))
    anatomy.parser.elements[climb - 2].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  /// The `, 200 jog between` of `6x400m in 1:45, 200 jog between`: no work of its own.
  mutating func dropRecoveryBehindTime() {
    guard
      let jog = elements.indices.dropFirst(5).first(where: {
        isWord($0, in: Self.jogs) && elements[$0 - 2].kind == .comma
      }), case let way = jog - 1, elements[way].kind == .quantity,
      elements[way].isBareWhole && elements[way].value >= 50_000 || elements[way].unit.isLength
        || elements[way].unit == .letterM || elements[way].unit.isTime,
      elements[way - 2].kind == .clock || elements[way - 2].unit.isTime,
      elements[..<(way - 2)].contains(where: { $0.kind == .times })
    else { return }
    var end = jog + 1
    while end < elements.count, elements[end].kind == .word { end += 1 }
    context.remarks.append(range(way..<end))
    anatomy.parser.elements.removeSubrange((way - 1)..<end)
    anatomy.parser.elements[way - 2].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  /// The `hang 20mm edge,` of `fingerboard: 6x 10s hang 20mm edge, +5kg`: on what one hung, before what hung on the body.
  mutating func settleLoadBehindHang() {
    let load = elements.count - 1
    guard load > 5, elements[load].unit.isMass, elements[load - 1].kind == .plus,
      elements[load - 2].kind == .comma,
      let time = elements[..<(load - 2)].lastIndex(where: {
        $0.unit == .letterS || $0.unit == .second
      }), time > 1, elements[time - 1].kind == .times, time + 1 < load - 2, load - time <= 9,
      case let words = (time + 1)..<(load - 2),
      words.contains(where: { isWord($0, in: Self.hangs) }),
      words.allSatisfy({
        elements[$0].kind == .word || elements[$0].unit == .other || elements[$0].isBareWhole
          || elements[$0].unit == .centimeter
      })
    else { return }
    context.remarks.append(range(words))
    anatomy.parser.elements.removeSubrange((time + 1)..<(load - 1))
    anatomy.parser.elements[time].flags.insert(.spaceAfter)
    anatomy.parser.elements[time + 1].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  /// The grades of `climbing w/ Tine 2h. 6a, 6a+ (clean!), 6b one hang` and of `bouldering 90 min, V2 V2 V3`: from the
  /// first on they are a remark.
  mutating func settleGradesOfClimbs() {
    guard elements[0].kind == .word,
      (0..<min(4, elements.count)).contains(where: { isWord($0, in: GymWords.climbing) }),
      let grade = elements.indices.dropFirst().first(where: { isGradeOfClimb($0) }),
      !elements[..<grade].contains(where: { $0.kind == .times || $0.unit.isMass })
    else { return }
    var start = grade
    while start > 1, [.comma, .period, .colon, .hyphen].contains(elements[start - 1].kind) {
      start -= 1
    }
    context.remarks.append(range(grade..<elements.count))
    anatomy.parser.elements.removeSubrange(start...)
    anatomy.parser.elements[start - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  /// `6a`, `7c+`, `V4`.
  private func isGradeOfClimb(_ index: Int) -> Bool {
    guard index + 1 < elements.count, !elements[index + 1].spaceBefore else { return false }
    let (first, second) = (elements[index], elements[index + 1])
    if first.isBareWhole, 3_000...9_000 ~= first.value, second.kind == .word,
      second.range.count == 1
    {
      return (0x61...0x63).contains(bytes[Int(second.range.start)] | 0x20)
    }
    return first.kind == .word && first.range.count == 1
      && bytes[Int(first.range.start)] == UInt8(ascii: "V") && second.isBareWhole
      && second.value <= 17_000
  }

  private static let jogs = WordSet(
    """
    jog jogging walk walking trot float recovery rec rest trab traben trabpause gehpause trottiné récup trote recuperación
    trotando recupero recuperação трусцой
    """)
  private static let hangs = WordSet(
    "hang hangs hanging edge hold pull hängen suspension colgado pendurado sospensione вис")
}
