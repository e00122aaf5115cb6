internal import JournalSyntax

/// Reps with a times sign behind each and nothing behind that: `50 kg 8x 8x 6x`, `push up 20x 20x`,
/// `leg press 100 kg 3 set 12x`.
extension FileReader {
  /// Writes a row of them as a list, `8, 8, 6`; `60x 8` has its reps behind the sign.
  mutating func settleCountsByTimes(_ times: Int) {
    let first = times - 1
    guard isCountByTimes(first) else { return }
    var index = first
    var places: [Int] = []
    while isCountByTimes(index) {
      places.append(index)
      index += 2
      if elements[safe: index]?.kind == .comma, isCountByTimes(index + 1) { index += 1 }
    }
    // `3x 5x 80`: the last is a factor of what stands behind it.
    guard elements[safe: index]?.isNumber != true else { return }
    // `3x 8x with 14 kg`: sets of so many reps.
    if places.count == 2, elements[places[0]].value < elements[places[1]].value { return }
    if places.count == 1 {
      // `3 set 12x`: reps of the sets before.
      guard first > 0, elements[first - 1].unit == .set else { return }
      anatomy.parser.elements[first].unit = .repetition
      anatomy.parser.elements[first].flags.insert(.spaceAfter)
      anatomy.parser.elements.remove(at: times)
      return
    }
    guard !elements[(first + 1)..<index].contains(where: { $0.kind == .comma }) else { return }
    for place in places.dropLast() { anatomy.parser.elements[place + 1].kind = .comma }
    anatomy.parser.elements.remove(at: index - 1)
    anatomy.parser.elements[index - 2].flags.insert(.spaceAfter)
  }

  /// A bare count with its sign right behind it, and a blank or nothing behind that.
  private func isCountByTimes(_ index: Int) -> Bool {
    guard index >= 0, index + 1 < elements.count, elements[index].isBareWhole,
      1_000...60_000 ~= elements[index].value, elements[index].spaceBefore || index == 0,
      elements[index + 1].kind == .times, !elements[index + 1].spaceBefore,
      elements[index + 1].range.count == 1
    else { return false }
    return index + 2 == elements.count || elements[index + 2].spaceBefore
      || elements[index + 2].kind == .comma
  }
}
