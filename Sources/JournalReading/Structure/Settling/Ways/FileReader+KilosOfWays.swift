internal import JournalSyntax

/// Ways beside the time they took: `Run 5k, 25 min`, `long run 14.5k, 1h14`, `run 10 km in the rain 55 min`.
extension FileReader {
  /// Makes kilometers of the `k`, where the time behind it is one in which people go so far.
  ///
  /// `Squat 60k, 3 min rest` is a load.
  mutating func settleKiloBeforeTime(_ way: Int) {
    dropAsideBeforeTime(way)
    guard 1_000...300_000 ~= elements[way].value, elements[way].kind == .quantity,
      !elements.contains(where: { $0.kind == .times }),
      let time = elements[(way + 1)..<min(way + 6, elements.count)].first(where: {
        $0.kind != .word && $0.kind != .comma
      }), let seconds = seconds(time),
      case let pace = seconds * 1_000 / Int64(elements[way].value),
      // `long run 16k, 1:37` took hours.
      80_000...1_200_000 ~= pace
        || time.kind == .clock && elements[way].value >= 3_000 && 150_000...720_000 ~= pace * 60
    else { return }
    anatomy.parser.elements[way].unit = .kilometer
    dropWordsBeforeTime(way)
  }

  /// The `(ice!)` of `5k treadmill (ice!) 29:00`: a remark between the way and its time.
  mutating func dropAsideBeforeTime(_ way: Int) {
    guard elements[way].kind == .quantity,
      let open = elements[(way + 1)...].prefix(4).firstIndex(where: { $0.kind != .word }),
      elements[open].kind == .openParenthesis,
      let close = elements[open...].prefix(8).firstIndex(where: { $0.kind == .closeParenthesis }),
      close + 2 == elements.count, elements[close + 1].kind == .clock,
      elements[(open + 1)..<close].allSatisfy({ !$0.isNumber && $0.kind != .times })
    else { return }
    context.remarks.append(range((open + 1)..<close))
    anatomy.parser.elements.removeSubrange(open...close)
    anatomy.parser.end = elements.count
  }

  /// The `easy` of `run 5 km easy 28 min`, where people go so far in that time: a remark between both.
  mutating func dropWordsBeforeTime(_ way: Int) {
    guard way > 0, elements[way - 1].kind == .word || elements[way - 1].kind == .colon,
      elements[way].kind == .quantity, elements[way].value >= 400,
      let time = elements[(way + 1)..<min(way + 6, elements.count)].firstIndex(where: {
        $0.kind != .word
      }), time > way + 1, let seconds = seconds(elements[time]),
      case let thousand = elements[way].unit == .mile ? 1_609 : Int64(1_000),
      80_000...1_500_000 ~= seconds * 1_000_000 / (Int64(elements[way].value) * thousand),
      time + 1 == elements.count
        || [.comma, .semicolon, .period, .openParenthesis].contains(elements[time + 1].kind),
      case let words = (way + 1)..<time,
      words.allSatisfy({ isRemarkOnWay($0) }), elements[time - 1].meaning != .in,
      !isExercise(words)
    else { return }
    context.remarks.append(range(words))
    anatomy.parser.elements.removeSubrange(words)
  }

  private func isRemarkOnWay(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .none, .feeling, .tempo, .in, .of, .and: !isExercise(index..<(index + 1))
    default: false
    }
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

  /// The arrow of `Yoke 260 20m → 13.4s` and `Row 500 m → 1:52`: the time of the way before it. Returns true
  /// when it was taken off.
  mutating func dropArrowBeforeTime(_ arrow: Int) -> Bool {
    guard arrow > 1, arrow + 1 < elements.count,
      elements[arrow - 1].unit.isLength || elements[arrow - 1].unit == .letterM,
      case let time = elements[arrow + 1],
      time.kind == .clock || time.unit == .second || time.unit == .letterS
    else { return false }
    if time.kind == .quantity { anatomy.parser.elements[arrow + 1].unit = .second }
    anatomy.parser.elements.remove(at: arrow)
    return true
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
