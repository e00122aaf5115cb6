internal import JournalSyntax

/// Ratings alone behind a set with its own: `177.5x2 @7, @7.5, @7.5, @8` are four sets of two.
extension FileReader {
  /// Writes the reps of the set before each of them, as in `177.5x2 @7, x2 @7.5`.
  mutating func settleRatingsOfEqualSets() {
    guard elements.count > 7,
      let first = elements.indices.dropFirst(3).dropLast(4).first(where: { isRatedSet($0) }),
      isRatingAlone(first + 2)
    else { return }
    let (times, reps) = (elements[first - 2], elements[first - 1])
    var comma = first + 2
    while comma + 2 < elements.count, isRatingAlone(comma) {
      let place = ByteRange(
        Int(elements[comma + 1].range.start), Int(elements[comma + 1].range.start))
      var (sign, count) = (times, reps)
      (sign.range, count.range) = (place, place)
      sign.flags = .spaceBefore
      count.flags = .spaceAfter
      anatomy.parser.elements.insert(contentsOf: [sign, count], at: comma + 1)
      comma += 5
    }
    anatomy.parser.end = elements.count
  }

  /// The sign of `177.5x2 @7`.
  private func isRatedSet(_ sign: Int) -> Bool {
    elements[sign].kind == .at && isBareRating(sign + 1) && elements[sign - 1].isBareWhole
      && elements[sign - 2].kind == .times && elements[sign - 3].isNumber
      && elements[sign - 3].value >= 20_000 && (sign < 4 || elements[sign - 4].kind != .times)
  }

  /// `, @7.5`, and nothing that would make a load of it.
  private func isRatingAlone(_ comma: Int) -> Bool {
    guard comma + 2 < elements.count, elements[comma].kind == .comma,
      elements[comma + 1].kind == .at, isBareRating(comma + 2)
    else { return false }
    return comma + 3 == elements.count || elements[comma + 3].kind != .times
  }

  private func isBareRating(_ number: Int) -> Bool {
    elements[number].isBare && 5_000...10_000 ~= elements[number].value
  }
}
