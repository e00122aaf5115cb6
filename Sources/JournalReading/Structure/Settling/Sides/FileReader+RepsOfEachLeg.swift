internal import JournalSyntax

/// A load, reps of each side and sets with commas between them: `lunges, dumbbells 8 kg, 12 each leg, 3 sets`,
/// `выпады, гантели 6 кг, по 12 на ногу × 3`.
extension FileReader {
  /// Drops the comma behind the load, the one before the sets, and the `по`.
  mutating func settleRepsOfEachLeg(_ comma: Int) -> Bool {
    guard comma > 1, elements[comma - 1].kind == .quantity, elements[comma - 1].unit.isMass,
      elements[..<(comma - 1)].count(where: { $0.unit.isMass }) == 0,
      case let reps = comma + 1 < elements.count && isWord(comma + 1, in: Self.distributives)
        ? comma + 2 : comma + 1,
      reps + 2 < elements.count, elements[reps].isBareWhole || elements[reps].unit == .repetition,
      2_000...50_000 ~= elements[reps].value
    else { return false }
    var end = reps + 1
    while end < elements.count, end < reps + 5, tellsEachSide(end) { end += 1 }
    guard end > reps + 1 || elements[reps].unit == .repetition, end < elements.count else {
      return false
    }
    let sets = elements[end].kind == .comma || elements[end].kind == .times ? end + 1 : end
    guard sets + 1 == elements.count, sets > end || elements[sets].unit == .set,
      elements[sets].kind == .quantity, 2_000...10_000 ~= elements[sets].value,
      elements[sets].unit == .set || elements[sets].unit == .none && elements[end].kind == .times
    else { return false }
    if elements[end].kind == .comma {
      anatomy.parser.elements.remove(at: end)
      anatomy.parser.elements[end].flags.insert(.spaceBefore)
    }
    anatomy.parser.elements.removeSubrange(
      comma..<(elements[end].kind == .times ? comma + 1 : reps))
    anatomy.parser.elements[comma].flags.insert(.spaceBefore)
    dropPairBeforeLoad(comma - 1)
    return true
  }

  /// The `2х` of `2х10 кг`: a pair of dumbbells.
  private mutating func dropPairBeforeLoad(_ load: Int) {
    guard load > 2, elements[load - 1].kind == .times, elements[load - 2].isBareWhole,
      elements[load - 2].value == 2_000, elements[load - 3].kind == .word
    else { return }
    context.remarks.append(range((load - 2)..<load))
    anatomy.parser.elements[load].flags.insert(.spaceBefore)
    anatomy.parser.elements.removeSubrange((load - 2)..<load)
  }

  private func tellsEachSide(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .each, .per, .side, .left, .right: true
    default: isWord(index, in: Self.eachWords)
    }
  }

  private static let distributives = WordSet("по je à po á")
  private static let eachWords = WordSet(
    "на каждую кожну ногу руку сторону каждой ноги руки na każdą každou nohu nogę ruku rękę pro per each"
  )
}
