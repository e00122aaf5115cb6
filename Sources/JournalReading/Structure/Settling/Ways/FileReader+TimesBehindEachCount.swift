internal import JournalSyntax

/// Reps with the word or sign for times behind each: `Leg press 20 kg - 12 x, 12 x, 10 x`, `Step-ups 6 x, 6 x`.
extension FileReader {
  /// Leaves the list of reps, and no sign between it and the load.
  mutating func dropTimesBehindEachCount() {
    guard elements.count > 4,
      let last = elements.indices.last(where: { elements[$0].kind == .times }),
      last + 1 == elements.count || endsWithPlainRemark(last + 1)
    else { return }
    var places: [Int] = []
    var times = last
    while times > 0, elements[times].kind == .times, elements[times - 1].isBareWhole,
      elements[times - 1].value <= 50_000
    {
      places.append(times)
      guard times > 2, elements[times - 2].kind == .comma else { break }
      times -= 3
    }
    guard places.count > 1, let first = places.last, first > 1 else { return }
    let before = elements[first - 2]
    switch before.kind {
    case .word, .closeParenthesis: break
    case .colon: break
    // `2 kg, arms to the side, 10 x, 10 x`; the 7 of `8x40 kg, 7x, 6x` is of the load before.
    case .comma:
      guard first > 2, elements[first - 3].kind == .word else { return }
    case .hyphen:
      guard first > 2, elements[first - 3].unit.isMass else { return }
    default: return
    }
    for place in places { anatomy.parser.elements.remove(at: place) }
    guard before.kind == .hyphen else { return }
    anatomy.parser.elements[first - 2].kind = .times
  }
}
