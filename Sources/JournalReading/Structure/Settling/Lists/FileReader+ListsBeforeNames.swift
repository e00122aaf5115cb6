internal import JournalSyntax

/// Reps of each set before the name, and the load behind it: `5/5/5 squat 225`, `10-8-6 curls 30s`, `21-15-9 thrusters 95`.
extension FileReader {
  /// Puts them as `squat 225 x 5, 5, 5`.
  mutating func settleListBeforeName() {
    guard elements.count > 4, let end = endOfRepList(), end + 1 < elements.count,
      case let last = elements.count - 1, isLoadOfList(last),
      case let sign = elements[last - 1].kind == .at || elements[last - 1].meaning == .at
        || elements[last - 1].meaning == .with,
      case let name = end..<(sign ? last - 1 : last), 1...4 ~= name.count,
      name.allSatisfy({ elements[$0].kind == .word }), isExercise(name),
      case let nature = names.nature(of: NameText.clean(written.bytes[range(name).indices])),
      nature.isDisjoint(with: [.cardio, .swum]),
      sign || elements[last].unit.isMass || nature.isDisjoint(with: [.bodyweight, .jumped])
    else { return }
    var load = elements[last]
    if load.unit == .letterS || load.unit == .second { load.unit = .none }
    load.flags.formUnion([.spaceBefore, .spaceAfter])
    let place = Int(load.range.start)
    var told = Array(elements[name])
    told += [load, Element(.times, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter])]
    for index in stride(from: 0, to: end, by: 2) {
      if index > 0 { told.append(Element(.comma, ByteRange(place, place), flags: .spaceAfter)) }
      var reps = elements[index]
      reps.unit = .none
      reps.flags = .spaceBefore
      told.append(reps)
    }
    anatomy.parser.elements.replaceSubrange(0..., with: told)
    anatomy.parser.end = elements.count
  }

  /// Behind at least two numbers of reps with one sign between.
  private func endOfRepList() -> Int? {
    guard isRepsOfList(0),
      elements[1].kind == .hyphen || elements[1].kind == .slash
        || elements[1].kind == .comma
    else { return nil }
    var index = 0
    while index + 2 < elements.count, elements[index + 1].kind == elements[1].kind,
      isRepsOfList(index + 2)
    {
      index += 2
    }
    // `10/10 split squat 12kg` tells both sides.
    return index > (elements[1].kind == .comma ? 1 : 3) ? index + 1 : nil
  }

  private func isRepsOfList(_ index: Int) -> Bool {
    elements[index].isBareWhole && 1_000...50_000 ~= elements[index].value
  }

  private func isLoadOfList(_ index: Int) -> Bool {
    let load = elements[index]
    guard load.kind == .quantity else { return false }
    return load.unit.isMass || load.isBare && load.value >= 15_000
      || load.unit == .letterS && load.value % 2_500 == 0
  }
}
