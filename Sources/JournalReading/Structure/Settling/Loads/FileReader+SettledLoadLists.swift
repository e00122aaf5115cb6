internal import JournalSyntax

/// Loads parted by blanks behind a colon, one for each set.
extension FileReader {
  /// The colon of `Squat 5x3: 60 70 80 90 100`, where as many loads stand as sets, and that of
  /// `to a heavy single: 60 80 100`.
  mutating func settleLoadList(behind colon: Int) {
    if elements[colon - 1].meaning == .tuple,
      elements[..<colon].contains(where: { $0.kind == .comma })
    {
      dropCommasOfLoads(behind: colon)
    }
    let count = loadsByBlanks(behind: colon)
    guard count > 1 else { return }
    if elements[colon - 1].kind == .word {
      guard elements[colon - 1].meaning == .tuple else { return }
      partLoads(behind: colon, count, reps: Int32(elements[colon - 1].word.value) * 1000)
      if colon > 1 { anatomy.parser.elements.remove(at: colon - 1) }
    } else if colon > 2, elements[colon - 2].kind == .times,
      elements[colon - 3].isBare,
      elements[colon - 3].value == Int32(count) * 1000,
      elements[colon - 1].unit == .none, elements[colon - 1].value <= 20_000
    {
      partLoads(behind: colon, count)
    }
  }

  /// The commas of `build to heavy single: 75, 85, 95, 100x miss` between loads alone.
  private mutating func dropCommasOfLoads(behind colon: Int) {
    var load = colon + 1
    while load + 2 < elements.count, elements[load].isBare, elements[load].value >= 20_000,
      elements[load + 1].kind == .comma, elements[load + 2].isBare,
      load + 3 >= elements.count || elements[load + 3].kind != .times
    {
      anatomy.parser.elements.remove(at: load + 1)
      load += 1
    }
  }

  /// Commas between them, as most people write, and behind each the reps that a word tells of all.
  private mutating func partLoads(behind colon: Int, _ count: Int, reps: Int32? = nil) {
    for load in stride(from: colon + count, to: colon, by: -1) {
      let end = Int(elements[load].range.end)
      let place = ByteRange(end, end)
      var behind: [Element] = []
      if let reps {
        behind.append(Element(.times, place))
        behind.append(Element(.quantity, place, value: reps))
      }
      if load < colon + count { behind.append(Element(.comma, place, flags: .spaceAfter)) }
      anatomy.parser.elements.insert(contentsOf: behind, at: load + 1)
    }
  }

  /// How many bare loads stand side by side, with nothing but words or a remark behind them.
  private func loadsByBlanks(behind colon: Int) -> Int {
    var index = colon + 1
    while index < elements.count, index < colon + 16, elements[index].isBare,
      elements[index].value >= 20_000
    {
      index += 1
    }
    let isEnd =
      index == elements.count || elements[index].kind == .openParenthesis
      || elements[index].kind == .comma && index > colon + 2
    return isEnd ? index - colon - 1 : 0
  }

  /// The `50s` of `DB rows 3x12 ea 50s` and the 22.5 of `DB press 3x10 each 22.5`: the load of each hand.
  mutating func settleLoadBehindEach(_ each: Int) {
    let load = each + 1
    guard each > 3, load < elements.count, elements[each - 2].kind == .times,
      elements[each - 1].kind == .quantity, elements[each - 3].kind == .quantity,
      elements[each - 1].unit == .none || elements[each - 1].unit == .repetition,
      elements[each - 3].unit == .none || elements[each - 3].unit == .set,
      elements[load].kind == .quantity,
      elements[load].spaceBefore || elements[each].flags.contains(.unspacedScript),
      elements[load].unit == .letterS || elements[load].unit == .none,
      5_000...200_000 ~= elements[load].value, elements[load].value % 500 == 0,
      load + 1 == elements.count || elements[load + 1].kind == .comma,
      elements[..<(each - 3)].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      elements[each].flags.contains(.unspacedScript)
        || names.nature(of: text(range(0..<(each - 3)))).contains(.dumbbell)
    else { return }
    let place = Int(elements[each].range.end)
    anatomy.parser.elements.insert(
      Element(.at, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter]), at: load)
  }

  /// The first `each` of `Lunges 10 each, 12 each`: what stands behind the last is of all.
  mutating func dropEachBeforeEach(_ each: Int) -> Bool {
    guard each > 1, each + 3 < elements.count, elements[each - 1].isBareWhole,
      elements[each - 2].kind == .word || elements[each - 2].kind == .comma
        || elements[each - 2].kind == .colon,
      elements[each + 1].kind == .comma, elements[each + 2].isBareWhole,
      elements[each + 3].meaning == .each
    else { return false }
    anatomy.parser.elements.remove(at: each)
    return true
  }

  /// The `12 c/u` of `martillo 12 c/u 12, 10, 9`: the load of each, for the reps stand behind it.
  mutating func settleLoadBeforeEach(_ each: Int) {
    guard each > 1, each + 3 < elements.count, elements[each - 1].isBare,
      2_000...100_000 ~= elements[each - 1].value, elements[each - 2].kind == .word,
      elements[each].spaceBefore, elements[each + 1].isBareWhole, elements[each + 1].spaceBefore,
      elements[each + 2].kind == .comma, elements[each + 3].isBareWhole,
      elements[(each + 1)...].allSatisfy({ $0.kind == .comma || $0.isBareWhole }),
      names.nature(of: text(range(0..<(each - 1)))).isDisjoint(with: [.bodyweight, .timed, .cardio])
    else { return }
    anatomy.parser.elements[each - 1].flags.formUnion([.loadOfSide, .spaceAfter])
    anatomy.parser.elements[each] = Element(
      .times, elements[each].range, flags: [.spaceBefore, .spaceAfter])
  }

  /// The end of `Stones 100, 120, 140 to 1.2 m, one each`: every load was lifted once.
  mutating func settleOneEach(_ each: Int) {
    guard each + 1 == elements.count, each > 4, elements[each - 1].meaning == .cardinal,
      elements[each - 1].word.value == 1
    else { return }
    put(reps: 1_000, behindLoadsBefore: each)
  }

  /// The end of `Rack pull (205 lb, 275 lb, 370 lb), singles` and of `Deadlift 140, 150, 160 (doubles)`: the
  /// reps of every load.
  mutating func settleTupleBehindLoads(_ tuple: Int) {
    let isEnclosed = elements[tuple - 1].kind == .openParenthesis
    guard tuple > 4, tuple + (isEnclosed ? 2 : 1) == elements.count,
      isEnclosed && elements[tuple + 1].kind == .closeParenthesis
        || elements[tuple - 1].kind == .comma,
      case let reps = Int32(elements[tuple].word.value) * 1000, reps > 0,
      put(reps: reps, behindLoadsBefore: tuple)
    else { return }
    let count = isEnclosed ? 3 : 2
    anatomy.parser.elements.removeLast(count)
    if let open = elements.firstIndex(where: { $0.kind == .openParenthesis }),
      elements.last?.kind == .closeParenthesis
    {
      anatomy.parser.elements.removeLast()
      anatomy.parser.elements.remove(at: open)
      anatomy.parser.elements[open].flags.insert(.spaceBefore)
    }
  }

  /// The end of `Bench: 60, 70, 80 all for 5`, `60, 70, 80 all x5` and `60, 70, 80 all 5 reps`: the reps of
  /// every load.
  mutating func settleRepsOfAll(_ all: Int) -> Bool {
    guard all > 3, isWord(all, in: CommonWords.all), elements[all - 1].kind == .quantity,
      all + 1 < elements.count,
      case let leads = elements[all + 1].meaning == .for || elements[all + 1].kind == .times,
      case let reps = leads ? all + 2 : all + 1, reps < elements.count,
      elements[reps].unit == .repetition || leads && elements[reps].isBareWhole,
      1_000...30_000 ~= elements[reps].value,
      reps + 1 == elements.count || elements[reps + 1].kind == .openParenthesis
        || elements[reps + 1].kind == .period,
      // As many as before stand behind the loads, which were given reps.
      case let behind = elements.count - all,
      put(reps: elements[reps].value, behindLoadsBefore: all)
    else { return false }
    let word = elements.count - behind
    anatomy.parser.elements.removeSubrange(word...(leads ? word + 2 : word + 1))
    anatomy.parser.elements[word - 1].flags.insert(.spaceAfter)
    return true
  }

  /// The times signs of `Face pull 15x15x15 @ 40 lb`: a list of reps, for the load stands elsewhere.
  mutating func settleEqualReps(_ times: Int) {
    let reps = elements[times - 1]
    guard times + 3 < elements.count, elements[times + 2].kind == .times,
      reps.isBareWhole || reps.unit == .repetition, 3_000...50_000 ~= reps.value,
      times < 2 || elements[times - 2].kind != .times
    else { return }
    var end = times
    while end + 1 < elements.count, elements[end].kind == .times,
      elements[end + 1].isBareWhole, elements[end + 1].value == reps.value
    {
      end += 2
    }
    guard end > times + 2, end == elements.count || elements[end].kind != .times,
      elements[end...].contains(where: { $0.unit.isMass })
        || elements[..<(times - 1)].contains(where: { $0.unit.isMass })
        || end + 1 < elements.count && elements[end].kind == .at && elements[end + 1].isBare
          && elements[end + 1].value > 10_000
    else { return }
    for sign in stride(from: times, to: end, by: 2) {
      anatomy.parser.elements[sign].kind = .comma
    }
  }

  /// Where two loads and more stand side by side, and no reps, gives each of them so many.
  @discardableResult
  private mutating func put(reps: Int32, behindLoadsBefore end: Int) -> Bool {
    guard
      let first = elements[..<end].firstIndex(where: { $0.isNumber && $0.unit != .set }),
      first > 0
    else { return false }
    var loads: [Int] = []
    var index = first
    while index < end, elements[index].kind == .quantity,
      elements[index].unit.isMass || elements[index].unit == .none,
      elements[index].value >= 20_000
    {
      loads.append(index)
      guard elements[index + 1].kind == .comma || elements[index + 1].kind == .slash else { break }
      index += 2
    }
    guard loads.count > 1, index >= end || elements[index + 1].kind != .times else { return false }
    for load in loads.reversed() {
      let place = ByteRange(Int(elements[load].range.end), Int(elements[load].range.end))
      anatomy.parser.elements.insert(
        contentsOf: [Element(.times, place), Element(.quantity, place, value: reps)], at: load + 1)
    }
    return true
  }
}
