internal import JournalSyntax

/// Sets of a lift whose load and reps follow in words: `Then 3 sets of rows at 135 for 10`, `3 sets of curls with 30s for 10`; and
/// labels between sets: `185 3x5, burnout 135x15`.
extension FileReader {
  /// Puts the load behind the name, and the reps behind the sets.
  mutating func settleSetsOfLift() {
    let first = elements[0].meaning == .then || isWord(0, in: Self.finally) ? 1 : 0
    let with = first == 1 && elements[1].meaning == .with ? 2 : first
    guard with + 6 < elements.count, elements[with].unit == .set,
      isWord(with + 1, in: Self.ofWords),
      let at = elements[(with + 2)...].firstIndex(where: {
        $0.kind == .at || $0.meaning == .at || $0.meaning == .with || $0.kind == .comma
      }), case let name = (with + 2)..<at, 1...4 ~= name.count, isExercise(name),
      at + 3 < elements.count, elements[at + 1].kind == .quantity,
      elements[at + 2].meaning == .for || elements[at + 2].kind == .times,
      elements[at + 3].isBareWhole || elements[at + 3].unit == .repetition,
      elements[at + 3].value <= 50_000
    else { return }
    var (sets, reps, load) = (elements[with], elements[at + 3], elements[at + 1])
    (sets.unit, sets.flags, reps.unit, reps.flags) = (.none, .spaceBefore, .none, .spaceAfter)
    if load.unit == .letterS || load.unit == .second { load.unit = .none }
    load.flags.formUnion([.spaceBefore, .spaceAfter])
    let place = Int(reps.range.start)
    let told =
      Array(elements[name]) + [
        sets, Element(.times, ByteRange(place, place)), reps,
        Element(.at, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter]), load,
      ]
    anatomy.parser.elements.replaceSubrange(0...(at + 3), with: told)
    anatomy.parser.end = elements.count
  }

  /// The `burnout` of `185 3x5, burnout 135x15`, and the `Added 20lbs,` before a set.
  mutating func dropLabelsBetweenSets() {
    for index in elements.indices.dropFirst(3).dropLast(3).reversed()
    where isWord(index, in: Self.labels) && elements[index - 1].kind == .comma
      && elements[index - 2].isNumber && elements[index + 1].isNumber
      && elements[index + 2].kind == .times && elements[index + 1].value >= 20_000
    {
      context.remarks.append(elements[index].range)
      anatomy.parser.elements.remove(at: index)
      anatomy.parser.end = elements.count
    }
  }

  private static let finally = WordSet("finished then ended did plus also")
  private static let ofWords = WordSet("of")
  private static let labels = WordSet("burnout finisher pump burner flush")
}
