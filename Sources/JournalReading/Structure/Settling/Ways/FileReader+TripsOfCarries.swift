internal import JournalSyntax

/// Carries that tell the way and how often it was gone: `Farmer walk 2x24, 40 m, 4 trips`.
extension FileReader {
  /// Puts the way and its count as `4 x 40 m`, in whichever order commas part them.
  mutating func settleTripsOfCarry() {
    guard elements.count > 4,
      // `Swim 100 m, 4 lengths` tells one way.
      (0..<min(4, elements.count)).contains(where: { isWord($0, in: Self.carried) }),
      let trips = elements.indices.dropFirst(2).first(where: { isTrips($0) }),
      case let count = trips - 1
    else { return }
    let (first, way, end): (Int, Int, Int)
    if count > 2, elements[count - 1].kind == .comma, isWay(count - 2) {
      (first, way, end) = (count - 2, count - 2, trips + 1)
    } else if trips + 2 < elements.count, elements[trips + 1].kind == .comma, isWay(trips + 2) {
      (first, way, end) = (count, trips + 2, trips + 3)
    } else {
      return
    }
    guard elements.count(where: { $0.unit.isLength || $0.unit == .letterM }) == 1 else { return }
    let place = elements[first].range
    var (number, length) = (elements[count], elements[way])
    number.unit = .set
    number.range = place
    number.flags = [.spaceBefore, .spaceAfter]
    length.range = ByteRange(Int(place.end), Int(elements[end - 1].range.end))
    length.flags.formUnion([.spaceBefore, .spaceAfter])
    let sign = Element(
      .times, ByteRange(Int(place.end), Int(place.end)), flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange(first..<end, with: [number, sign, length])
    // The comma behind the load; that of `2x24, 40 m` tells a pair.
    guard first > 2, elements[first - 1].kind == .comma, elements[first - 2].kind == .quantity,
      elements[first - 3].kind != .times
    else { return }
    anatomy.parser.elements.remove(at: first - 1)
  }

  /// The word of `4 trips`.
  private func isTrips(_ word: Int) -> Bool {
    isWord(word, in: Self.trips) && elements[word - 1].isBareWhole
      && 1_000...20_000 ~= elements[word - 1].value
  }

  private func isWay(_ index: Int) -> Bool {
    elements[index].kind == .quantity
      && (elements[index].unit.isLength || elements[index].unit == .letterM)
  }

  private static let carried = WordSet(
    "march push pushes schlitten sledge stone traîneau trineo waiter walk walks", GymWords.carried)
  private static let trips = WordSet(
    "trip trips length lengths lap laps run runs walk walks carry carries pass passes gänge bahnen")
}
