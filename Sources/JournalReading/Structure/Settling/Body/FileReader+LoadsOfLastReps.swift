internal import JournalSyntax
internal import WorkoutModel

/// A load of the last reps of a list alone: `Dips au PDC : 15, 12, 10, et 6 avec 10 kg à la ceinture`, `Dips 15, 12, 10 and
/// 6 with 10 kg`.
extension FileReader {
  /// Writes `+10 kg x 6` for `et 6 avec 10 kg` where the body alone was lifted before.
  mutating func settleLoadOfLastReps() {
    guard elements.count > 6,
      let load = elements.indices.dropFirst(6).first(where: {
        elements[$0].kind == .quantity && elements[$0].unit.isMass && isWithLoad($0 - 1)
      }), elements[load - 2].isBareWhole, elements[load - 3].meaning == .and,
      endsWithRemark(load + 1) || isWordOfPlace(load + 1),
      case let list = elements[load - 4].kind == .comma ? load - 5 : load - 4,
      let first = firstOfReps(list), first > 0, list > first,
      movesBodyAlone(before: first)
    else { return }
    if load + 1 < elements.count { context.remarks.append(range((load + 1)..<elements.count)) }
    let (reps, weight) = (elements[load - 2], elements[load])
    let place = ByteRange(Int(reps.range.start), Int(reps.range.start))
    var (told, count) = (weight, reps)
    told.flags = []
    count.flags = []
    anatomy.parser.elements.replaceSubrange(
      (list + 1)...,
      with: [
        Element(.comma, place, flags: .spaceAfter), Element(.plus, place, flags: .spaceBefore),
        told, Element(.times, place), count,
      ])
    anatomy.parser.end = elements.count
  }

  private func isWithLoad(_ word: Int) -> Bool {
    elements[word].meaning == .with || isWord(word, in: Self.withLoads)
  }

  private static let withLoads = WordSet("avec com at", CommonWords.with)

  /// `à la ceinture`, `on the belt`: words only.
  private func isWordOfPlace(_ start: Int) -> Bool {
    elements[min(start, elements.count)...].allSatisfy { $0.kind == .word || $0.kind == .period }
  }

  /// The first of the counts between commas that end at `last`.
  private func firstOfReps(_ last: Int) -> Int? {
    guard last > 0, isCountOfList(last) else { return nil }
    var first = last
    while first > 2, elements[first - 1].kind == .comma, isCountOfList(first - 2) { first -= 2 }
    return first
  }

  private func isCountOfList(_ index: Int) -> Bool {
    elements[index].isBareWhole && 1_000...60_000 ~= elements[index].value
  }

  /// A name of work with the own weight, or a word for it.
  private func movesBodyAlone(before first: Int) -> Bool {
    let end = elements[first - 1].kind == .colon ? first - 1 : first
    guard end > 0, elements[..<end].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }) else {
      return false
    }
    return elements[..<end].contains { $0.meaning == .bodyweight }
      || names.nature(of: NameText.clean(written.bytes[range(0..<end).indices]))
        .contains(.bodyweight)
  }
}
