internal import JournalSyntax
internal import WorkoutModel

/// Runs and rows told the other way round: `20:00 row 4500m`, `Run 5k @ 5:10`, `Warm up 5 min bike`, `10 x 100m` below a lift.
extension FileReader {
  /// Puts the time behind the way.
  mutating func settleClockBeforeWay() {
    guard elements[0].kind == .clock, !elements[0].flags.contains(.halfDay), elements.count > 1,
      2...8 ~= elements.count, elements[1].kind == .word,
      case let words = elements.dropFirst().prefix(while: { $0.kind == .word }),
      isEndurance(words.indices),
      elements[words.endIndex...].allSatisfy({
        $0.kind == .comma || $0.kind == .quantity && ($0.unit.isLength || $0.unit == .kilo)
          || $0.kind == .quantity && $0.unit == .letterM
      }),
      elements[words.endIndex...].count(where: \.isNumber) <= 1
    else { return }
    var clock = elements[0]
    clock.flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements.removeAll { $0.kind == .comma }
    anatomy.parser.elements.removeFirst()
    anatomy.parser.elements.append(clock)
    anatomy.parser.end = elements.count
  }

  /// The `5:10` of `Run 5k @ 5:10` and of `Row 2k @ 1:58`: nobody is so fast over all of the way.
  mutating func settlePaceBehindAt() {
    for clock in elements.indices.dropFirst(2)
    where elements[clock].kind == .clock && elements[clock].unit == .none
      && (elements[clock - 1].kind == .at || elements[clock - 1].meaning == .at)
      && elements[clock - 2].kind == .quantity
    {
      let seconds = Int64(elements[clock].value) / 1000
      let way = elements[clock - 2]
      let limit: Int64? =
        switch way.unit {
        case .kilometer, .kilo: Int64(way.value) * 140 / 1000
        case .mile: Int64(way.value) * 225 / 1000
        default: nil
        }
      guard let limit, seconds < limit, seconds >= 60 else { continue }
      anatomy.parser.elements[clock].unit = .pace
    }
  }

  /// Puts a colon behind the label of `Warm up 5 min bike`, and takes off that of `Cool down 10 min walk`.
  mutating func openWarmupByMachine() {
    guard elements.count > 2 else { return }
    let last = elements.count - 1
    let isCooling =
      isWord(0, in: Self.cooldown) || isWord(0, in: Self.cool) && isWord(1, in: Self.down)
    guard isCooling || elements[0].meaning == .warmup,
      case let label = isWord(0, in: Self.cool) || isWord(0, in: Self.warm) ? 2 : 1,
      case let start = label < last && [.hyphen, .colon].contains(elements[label].kind)
        ? label + 1 : label, start < last, elements[start].kind == .quantity,
      elements[start].unit.isTime || elements[start].unit.isLength || elements[start].unit == .kilo,
      elements[last].kind == .word, isEndurance((start + 1)..<(last + 1))
    else { return }
    if isCooling {
      context.remarks.append(range(0..<label))
      anatomy.parser.elements.removeFirst(start)
    } else if start == label {
      var colon = signOf(.colon, at: start)
      colon.flags = .spaceAfter
      anatomy.parser.elements.insert(colon, at: start)
    }
    anatomy.parser.end = elements.count
  }

  /// `10 x 100m strides` below a bench press is of a run.
  mutating func settlePiecesBelowLift() {
    guard elements[0].isBareWhole, elements.count > 2, elements[1].kind == .times,
      2_000...30_000 ~= elements[0].value,
      elements[2].unit == .meter || elements[2].unit == .letterM, elements[2].value >= 50_000,
      elements[2].value % 50_000 == 0, let entry = context.entry, context.pendingName == nil,
      file.entries[entry].nature.contains(.lifted),
      file.entries[entry].nature.isDisjoint(with: [.cardio, .distance, .swum]),
      elements.count == 3
        || elements[3].kind == .word && isWord(3, in: Self.sprints)
    else { return }
    context.runLine = context.lineIndex
  }

  private func isEndurance(_ words: Range<Int>) -> Bool {
    words.count == 1 && isWord(words.lowerBound, in: Self.machines)
      || !names.nature(of: NameText.clean(written.bytes[range(words).indices]))
        .isDisjoint(with: [.cardio, .distance])
  }

  /// Words that alone may name a lift as well.
  private static let machines = WordSet(
    "row rowing rower rowed erg ski skierg bike assault airbike")
  private static let cooldown = WordSet("cooldown cool-down")
  private static let cool = WordSet("cool")
  private static let warm = WordSet("warm")
  private static let down = WordSet("down")
  private static let sprints = WordSet(
    "sprint sprints stride strides strider striders hills run runs fast easy")
}
