internal import JournalSyntax

/// Pieces of rowers and runners with the time of each behind them: `Erg 6x250 r1:00 52.4 52.1 51.8 52.0
/// 51.9 51.7`.
extension FileReader {
  /// Makes meters of the way, and parts its times from the rest before them.
  mutating func settleTimesBehindPieces() {
    guard elements.count > 5,
      let times = elements.prefix(6).firstIndex(where: { $0.kind == .times }), times > 0,
      times + 3 < elements.count, elements[times - 1].isBareWhole,
      2_000...40_000 ~= elements[times - 1].value,
      elements[times + 1].isBareWhole || elements[times + 1].unit == .letterM
        || elements[times + 1].unit == .meter,
      100_000...5_000_000 ~= elements[times + 1].value, elements[times + 1].value % 50_000 == 0,
      case let count = Int(elements[times - 1].value / 1000), times + 2 + count <= elements.count
    else { return }
    let first = elements.count - count
    let way = Int64(elements[times + 1].value)
    guard first > times + 1,
      elements[first...].allSatisfy({ time in
        (time.kind == .clock && time.unit == .none || time.isBare && time.flags.contains(.fraction))
          // A meter takes people a tenth of a second to seven tenths.
          && Int64(time.value) * 10 >= way && Int64(time.value) * 10 <= way * 7
      }), first == times + 2 || isRestBeforeTimes((times + 2)..<first)
    else { return }
    anatomy.parser.elements[times + 1].unit = .meter
    guard elements[first - 1].kind != .colon else { return }
    for index in (times + 2)..<first where elements[index].range.count == 1 {
      if elements[index].kind == .word {
        anatomy.parser.elements[index].word = Word(meaning: .rest, value: 0)
      }
    }
    let place = ByteRange(
      Int(elements[first].range.start), Int(elements[first].range.start))
    anatomy.parser.elements.insert(Element(.colon, place, flags: .spaceAfter), at: first)
  }

  /// `r1:00`, `rest 90`, `1:00 off`, `/ 2'`.
  private func isRestBeforeTimes(_ range: Range<Int>) -> Bool {
    range.count <= 4 && elements[range].count(where: \.isNumber) <= 1
      && elements[range].allSatisfy {
        $0.isNumber || $0.kind == .word || $0.kind == .slash || $0.kind == .colon
          || $0.kind == .comma
      }
  }

  /// The `2:01.5 avg` of `40' 2:01.5 avg, 9876m`: the time of each 500 meters, which the way and the time
  /// tell as well.
  mutating func dropSplitOfPiece() {
    guard elements.count > 4,
      let way = elements.firstIndex(where: {
        ($0.unit == .meter || $0.unit == .letterM) && $0.isNumber && $0.value >= 500_000
      }),
      let time = elements.firstIndex(where: {
        $0.kind == .quantity && $0.unit == .minute || $0.kind == .clock && $0.value >= 180_000
      }),
      case let seconds = Int64(elements[time].value) * (elements[time].unit == .minute ? 60 : 1),
      let split = elements.indices.first(where: { index in
        guard index != time, elements[index].kind == .clock else { return false }
        let expected = seconds * 500_000 / Int64(elements[way].value)
        return abs(Int64(elements[index].value) - expected) * 100 <= expected
      }), split > 0, split != way
    else { return }
    var last = split
    if last + 1 < elements.count, isWord(last + 1, in: Self.average) { last += 1 }
    context.remarks.append(range(split..<(last + 1)))
    anatomy.parser.elements.removeSubrange(split...last)
    anatomy.parser.elements[split - 1].flags.insert(.spaceAfter)
  }

  private static let average = WordSet("avg average split pace ave schnitt")
}
