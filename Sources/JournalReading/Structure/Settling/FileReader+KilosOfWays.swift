internal import JournalSyntax

/// Ways in thousands beside the time they took: `Run 5k, 25 min`, `long run 14.5k, 1h14`.
extension FileReader {
  /// Makes kilometers of the `k`, where the time behind it is one in which people go so far.
  ///
  /// `Squat 60k, 3 min rest` is a load.
  mutating func settleKiloBeforeTime(_ way: Int) {
    guard 1_000...300_000 ~= elements[way].value, elements[way].kind == .quantity,
      !elements.contains(where: { $0.kind == .times }),
      let time = elements[(way + 1)..<min(way + 6, elements.count)].first(where: {
        $0.kind != .word && $0.kind != .comma
      }), let seconds = seconds(time),
      80_000...1_200_000 ~= seconds * 1_000 / Int64(elements[way].value)
    else { return }
    anatomy.parser.elements[way].unit = .kilometer
  }

  /// The comma of `Row 10 min, 2050 m`: one piece, of which both are told.
  func partsTimeFromMeters(_ comma: Int) -> Bool {
    guard comma > 1, comma + 1 < elements.count, elements[comma - 1].unit == .minute,
      elements[comma - 2].kind == .word || elements[comma - 2].kind == .colon,
      elements[comma + 1].kind == .quantity,
      elements[comma + 1].unit == .meter || elements[comma + 1].unit == .letterM
    else { return false }
    return (100_000...400_000).contains(
      Int64(elements[comma + 1].value) * 1000 / max(1, Int64(elements[comma - 1].value)))
  }

  /// In thousandths.
  private func seconds(_ time: Element) -> Int64? {
    if time.kind == .clock { return Int64(time.value) }
    guard time.kind == .quantity else { return nil }
    switch time.unit {
    case .minute: return Int64(time.value) * 60
    case .hour: return Int64(time.value) * 3600
    default: return nil
    }
  }
}
