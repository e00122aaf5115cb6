internal import JournalSyntax

/// A load once, behind all it was used for: `12 / 10 / 8 rep 25kg`, `press 1x10, 2x8 @ 40s`, `Sled push 6x20m 80`.
extension FileReader {
  mutating func settleLoadsSharedByLists() {
    settleLoadBehindReps()
    settleBellsBehindList()
    settleBellsBehindProducts()
    settleLoadBehindWays()
  }

  /// Puts the load before a list of reps whose last carries the unit: `25kg x 12, 10, 8`.
  private mutating func settleLoadBehindReps() {
    let last = elements.count - 1
    guard last > 3, elements[last].unit.isMass, elements[last].kind == .quantity,
      case let reps = elements[last - 1].kind == .at || elements[last - 1].meaning == .with
        || elements[last - 1].meaning == .at ? last - 2 : last - 1,
      reps > 1, elements[reps].unit == .repetition, elements[reps].value % 1000 == 0,
      case let sign = elements[reps - 1].kind, sign == .slash || sign == .comma || sign == .hyphen
    else { return }
    var first = reps
    while first > 1, elements[first - 1].kind == sign, elements[first - 2].isBareWhole,
      1_000...60_000 ~= elements[first - 2].value
    {
      first -= 2
    }
    guard first < reps,
      first == 0 || elements[first - 1].kind == .word || elements[first - 1].kind == .colon,
      first > 0 || context.entry != nil || context.pendingName != nil,
      // `20-30 reps 25kg` is a range.
      sign != .hyphen || reps - first > 2 || elements[first].value > elements[reps].value
    else { return }
    var load = elements[last]
    load.flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements.removeSubrange((reps + 1)...)
    for index in stride(from: first + 1, to: reps, by: 2) {
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].flags = .spaceAfter
    }
    anatomy.parser.elements[reps].unit = .none
    anatomy.parser.elements[reps].flags.remove(.unitGlued)
    let place = Int(elements[first].range.start)
    anatomy.parser.elements.insert(
      contentsOf: [
        load, Element(.times, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter]),
      ], at: first)
    anatomy.parser.end = elements.count
  }

  /// The `@ 40s` of `press 10 8 8 @ 40s`, which names the dumbbells of all: as `40s 10 8 8`.
  private mutating func settleBellsBehindList() {
    let last = elements.count - 1
    guard last > 3, elements[last].unit == .letterS, elements[last].kind == .quantity,
      5_000...150_000 ~= elements[last].value, elements[last].value % 2_500 == 0,
      elements[last - 1].kind == .at,
      let first = elements.firstIndex(where: \.isNumber), first > 0, last - 1 - first > 1,
      elements[first..<(last - 1)].allSatisfy({
        $0.isBareWhole && $0.value <= 30_000 || $0.kind == .comma || $0.kind == .slash
      }), elements[..<first].allSatisfy({ $0.kind == .word }), isExercise(0..<first),
      names.nature(of: NameText.clean(written.bytes[range(0..<first).indices]))
        .isDisjoint(with: [.bodyweight, .timed, .cardio, .distance, .swum])
    else { return }
    var size = elements[last]
    size.unit = .none
    size.flags.remove(.unitGlued)
    size.flags.formUnion([.loadOfSide, .spaceBefore, .spaceAfter])
    var written = [
      size,
      Element(
        .times, ByteRange(Int(elements[first].range.start), Int(elements[first].range.start)),
        flags: [.spaceBefore, .spaceAfter]),
    ]
    for (number, reps) in elements[first..<(last - 1)].filter({ $0.isBareWhole }).enumerated() {
      let start = Int(reps.range.start)
      if number > 0 { written.append(Element(.comma, ByteRange(start, start), flags: .spaceAfter)) }
      written.append(reps)
    }
    anatomy.parser.elements.replaceSubrange(first..., with: written)
    anatomy.parser.end = elements.count
  }

  /// The `40s` behind several sets and reps, which names the dumbbells of all: as `@ 40`.
  private mutating func settleBellsBehindProducts() {
    let last = elements.count - 1
    guard last > 7, elements[last].unit == .letterS, elements[last].kind == .quantity,
      5_000...150_000 ~= elements[last].value, elements[last].value % 2_500 == 0,
      case let end = elements[last - 1].kind == .at ? last - 1 : last,
      case let first = firstOfProducts(before: end), first > 0, end - first >= 7,
      case let name = nameBefore(first), !name.isEmpty, isExercise(name),
      names.nature(of: NameText.clean(written.bytes[range(name).indices]))
        .isDisjoint(with: [.bodyweight, .timed, .cardio, .distance, .swum])
    else { return }
    anatomy.parser.elements[last].unit = .none
    anatomy.parser.elements[last].flags.remove(.unitGlued)
    anatomy.parser.elements[last].flags.formUnion([.loadOfSide, .spaceBefore])
    if end == last {
      let place = Int(elements[last].range.start)
      anatomy.parser.elements.insert(
        Element(.at, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter]), at: last)
    }
    anatomy.parser.end = elements.count
  }

  private func nameBefore(_ first: Int) -> Range<Int> {
    let mark = elements[first - 1].kind
    return 0..<(mark == .colon || mark == .hyphen || mark == .comma ? first - 1 : first)
  }

  /// Where `1x10, 2x8` begins, if nothing else stands before `end`.
  private func firstOfProducts(before end: Int) -> Int {
    var first = end
    while first > 3, elements[first - 1].isBareWhole, elements[first - 2].kind == .times,
      elements[first - 3].isBareWhole, elements[first - 3].value <= 10_000
    {
      first -= 3
      guard first > 4, elements[first - 1].kind == .comma, elements[first - 2].isBareWhole,
        elements[first - 3].kind == .times
      else { break }
      first -= 1
    }
    return first
  }

  /// The 80 of `Sled push 6x20m 80`: what was pushed or carried, and told before its ways by others.
  private mutating func settleLoadBehindWays() {
    let last = elements.count - 1
    guard last > 3, elements[last].isBare, elements[last].value >= 5_000,
      elements[last].spaceBefore,
      case let way = elements[last - 1].kind == .at ? last - 2 : last - 1, way > 2,
      elements[way].kind == .quantity,
      [.meter, .letterM, .foot, .yard].contains(elements[way].unit),
      elements[way - 1].kind == .times, elements[way - 2].isBareWhole,
      elements[..<(way - 2)].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      (0..<(way - 2)).contains(where: { isWord($0, in: Self.carried) })
    else { return }
    var load = elements[last]
    load.flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements.removeSubrange((way + 1)...)
    let place = Int(elements[way - 2].range.start)
    anatomy.parser.elements.insert(
      contentsOf: [load, Element(.colon, ByteRange(place, place), flags: .spaceAfter)], at: way - 2)
    anatomy.parser.end = elements.count
  }

  private static let carried = WordSet(
    """
    sled prowler yoke lunge lunges carry carries farmer farmers farmer's farmer’s walk walks yoke push drag drags suitcase sandbag schlitten trineo traîneau
    """)
}
