internal import JournalSyntax
internal import WorkoutModel

/// Loads of which a sign or parentheses tell how often they were lifted.
extension FileReader {
  /// The `75(4)` of `Strict press 5x5: 65 65 70 70 75(4)`: writes all as `65x5, …, 75x4`.
  mutating func settleRepsOfListedLoads() {
    guard let times = elements.firstIndex(where: { $0.kind == .times }), times > 1,
      times + 3 < elements.count, elements[times - 1].isBareWhole, elements[times + 1].isBareWhole,
      elements[times + 2].kind == .colon, elements[times - 2].kind == .word,
      case let (sets, reps) = (elements[times - 1], elements[times + 1]),
      let loads = listedLoads(from: times + 3), loads.contains(where: { $0.reps != nil }),
      Int(sets.value) / 1000 == loads.count
    else { return }
    var written: [Element] = []
    for load in loads {
      let place = Int(elements[load.index].range.end)
      if !written.isEmpty {
        let start = Int(elements[load.index].range.start)
        written.append(Element(.comma, ByteRange(start, start), flags: .spaceAfter))
      }
      var own = load.reps.map { elements[$0] } ?? reps
      if load.reps == nil { own.range = ByteRange(place, place) }
      written += [elements[load.index], Element(.times, ByteRange(place, place)), own]
    }
    anatomy.parser.elements.replaceSubrange((times - 1)..., with: written)
    anatomy.parser.end = elements.count
  }

  /// The loads up to the end of the line, and the reps that some have in parentheses.
  private func listedLoads(from start: Int) -> [(index: Int, reps: Int?)]? {
    var (loads, index) = ([(index: Int, reps: Int?)](), start)
    while index < elements.count, loads.count < 20 {
      guard elements[index].isBare, elements[index].value >= 15_000 else { return nil }
      let load = index
      index += 1
      var reps: Int?
      if index + 2 < elements.count, elements[index].kind == .openParenthesis,
        elements[index + 1].isBareWhole, elements[index + 1].value <= 30_000,
        elements[index + 2].kind == .closeParenthesis
      {
        reps = index + 1
        index += 3
      }
      loads.append((load, reps))
      if index < elements.count, elements[index].kind == .comma { index += 1 }
    }
    return index == elements.count ? loads : nil
  }

  /// The other loads of `65, 75, 85, 95, 105 miss, 105 miss` were lifted: ticks them.
  mutating func settleLoadsBeforeMisses() {
    guard !elements.contains(where: { $0.kind == .times || $0.kind == .check }),
      let miss = elements.indices.dropFirst(3).first(where: {
        isWord($0, in: CommonWords.missed) && elements[$0 - 1].isNumber
      }), elements[miss - 2].kind == .comma
    else { return }
    var (loads, index) = ([Int](), miss - 3)
    while index >= 0, elements[index].isBare, elements[index].value >= 20_000,
      elements[index].value <= elements[miss - 1].value
    {
      loads.append(index)
      guard index > 1, elements[index - 1].kind == .comma else { break }
      index -= 2
    }
    guard loads.count > 1, let first = loads.last,
      first == 0 || elements[first - 1].kind == .word || elements[first - 1].kind == .colon
    else { return }
    for load in loads {
      let end = Int(elements[load].range.end)
      anatomy.parser.elements.insert(
        Element(.check, ByteRange(end, end), flags: .spaceAfter), at: load + 1)
    }
    anatomy.parser.end = elements.count
  }

  /// The `84 x` of `75/1 80/1 84 x (jerk) 84/1`, and both of `70/1 73 x 73 x 73/1`: missed, where others are told with
  /// their reps behind a slash.
  mutating func settleCrossesAmongPairs() {
    guard elements.count > 6, elements.contains(where: { $0.kind == .times }) else { return }
    let pairs = elements.indices.dropFirst().dropLast().count { isPairBySlash($0) }
    guard pairs > 2 else { return }
    var index = 1
    while index < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .times,
        elements[index - 1].isBare, elements[index - 1].value >= 20_000,
        !(index > 1 && elements[index - 2].kind == .slash && !elements[index - 2].spaceBefore),
        isNoFactor(index + 1)
      else { continue }
      let place = elements[index].range
      anatomy.parser.elements.insert(
        Element(.quantity, ByteRange(Int(place.end), Int(place.end)), flags: .spaceAfter),
        at: index + 1)
      if elements[safe: index + 2]?.isNumber == true {
        anatomy.parser.elements.insert(
          Element(.semicolon, ByteRange(Int(place.end), Int(place.end)), flags: .spaceAfter),
          at: index + 2)
      }
    }
    anatomy.parser.end = elements.count
  }

  private func isPairBySlash(_ slash: Int) -> Bool {
    elements[slash].kind == .slash && !elements[slash].spaceBefore
      && elements[slash - 1].isBare && elements[slash - 1].value >= 20_000
      && elements[slash + 1].isBareWhole && elements[slash + 1].value <= 12_000
  }

  /// Nothing, a word, a remark in parentheses, or a load again.
  private func isNoFactor(_ index: Int) -> Bool {
    guard let next = elements[safe: index] else { return true }
    switch next.kind {
    case .word, .openParenthesis, .comma, .exclamation: return true
    case .quantity:
      return next.isBare && next.value >= 20_000
        && elements[safe: index + 1].map { $0.kind == .slash || $0.kind == .times } == true
    default: return false
    }
  }
}
