internal import JournalSyntax

/// What follows from a way and its time, or stands beside them: `5000m 21:05.4 2:06.5 r22`, `10 mi in
/// 1:37:20, 41F and rain`.
extension FileReader {
  /// Keeps the time of 500 meters, of a kilometer or of a mile for a note, and the rate of strokes with it.
  mutating func dropSplit(_ clock: Int) -> Bool {
    guard clock > 1, elements[clock].unit == .none, elements[clock - 1].kind == .clock,
      elements[clock - 2].kind == .quantity,
      let meters = lengthInMeters(elements[clock - 2]), meters > 500,
      Self.shares.contains(where: { share in
        let expected = Int64(elements[clock - 1].value) * share / meters
        return abs(Int64(elements[clock].value) - expected) * 100 <= expected
      })
    else { return false }
    var end = clock + 1
    if end + 1 < elements.count, elements[end].range.count == 1,
      bytes[Int(elements[end].range.start)] | 0x20 == UInt8(ascii: "r"),
      elements[end + 1].isBareWhole,
      !elements[end + 1].spaceBefore
    {
      end += 2
    }
    context.remarks.append(range(clock..<end))
    anatomy.parser.elements.removeSubrange(clock..<end)
    anatomy.parser.elements[clock - 1].flags.insert(.spaceAfter)
    return true
  }

  private func lengthInMeters(_ way: Element) -> Int64? {
    switch way.unit {
    case .meter, .letterM: Int64(way.value) / 1000
    case .kilometer: Int64(way.value)
    case .mile: Int64(way.value) * 1609 / 1000
    default: nil
    }
  }

  /// In meters.
  private static let shares: [Int64] = [500, 1000, 1609]

  /// Keeps the `41F` behind a way for a note: nobody fails a lift on a run.
  mutating func dropTemperature(_ letter: Int) -> Bool {
    guard letter > 2, elements[letter].range.count == 1, !elements[letter].spaceBefore,
      elements[letter - 1].isBareWhole, elements[letter - 2].kind == .comma,
      elements[..<(letter - 2)].contains(where: { $0.unit.isLength })
    else { return false }
    switch bytes[Int(elements[letter].range.start)] {
    case UInt8(ascii: "F"), UInt8(ascii: "C"): break
    default: return false
    }
    context.remarks.append(range((letter - 1)..<(letter + 1)))
    anatomy.parser.elements.removeSubrange((letter - 2)...letter)
    return true
  }

  /// The `8キロ` of `エアロバイク 20分 8キロ`: a machine or a run, and a pace that people keep.
  private func isWayOfCardio(_ way: Int) -> Bool {
    guard let number = elements.firstIndex(where: \.isNumber), number > 0,
      let time = elements.first(where: { $0.unit == .minute && $0.kind == .quantity }),
      time.value >= 5_000, elements[way].value / 2 * 3 <= time.value,
      case let name = NameText.clean(written.bytes[range(0..<number).indices])
    else { return false }
    return names.nature(of: name).contains(.cardio)
  }

  /// The `2.5키로` of `러닝머신 20분 2.5키로`: in Korean the word is short for both, and nobody lifts a time.
  mutating func settleKiloOfWay(_ way: Int) {
    guard elements[way].range.count > 6, elements[way].value <= 50_000,
      bytes[elements[way].range.indices].suffix(6).elementsEqual("키로".utf8)
        || bytes[elements[way].range.indices].suffix(6).elementsEqual("킬로".utf8)
        || bytes[elements[way].range.indices].suffix(6).elementsEqual("キロ".utf8)
          && isWayOfCardio(way),
      !elements.contains(where: { $0.kind == .times || $0.unit == .repetition || $0.unit == .set }),
      elements.contains(where: { $0.unit == .minute || $0.unit == .hour || $0.kind == .clock })
    else { return }
    anatomy.parser.elements[way].unit = .kilometer
  }
}
