internal import JournalSyntax
internal import WorkoutModel

/// Schemes of gyms, and tests and shares before what was done: `21-15-9 thrusters 40 / pull ups`, `Squat 1RM day: 100x3,
/// 110x1`.
extension FileReader {
  mutating func settleNamedSchemes() {
    settleWorkoutOfGym()
    guard elements.count > 4 else { return }
    // `Circuit 4 rounds: 10 squats, 8 dips`.
    if elements[1].unit == .round, elements[2].kind == .colon, isWord(0, in: Self.circuits) {
      anatomy.parser.elements.removeFirst()
    }
    dropCaloriesOfRounds()
    guard elements.count > 4 else { return }
    settleSchemeOfTwo()
    dropTestBeforeColon()
    dropShareBeforeList()
    partLoadsOfScheme()
  }

  /// The `12 cal row` of `4 rounds: 12 cal row, 10 burpees`: no reps, and no way.
  private mutating func dropCaloriesOfRounds() {
    guard elements[0].unit == .round else { return }
    var index = 1
    while index + 2 < elements.count {
      defer { index += 1 }
      guard elements[index].unit == .other, elements[index].kind == .quantity,
        tellsCalories(index), elements[index + 1].kind == .word
      else { continue }
      var end = index + 1
      while end < elements.count, elements[end].kind == .word { end += 1 }
      guard end < elements.count, elements[end].kind == .comma || elements[end].kind == .plus else {
        continue
      }
      file.diagnostics.append(.unreadNumbers(at: place(range(index..<end))))
      anatomy.parser.elements.removeSubrange(index...end)
      index -= 1
    }
  }

  private func tellsCalories(_ index: Int) -> Bool {
    bytes[elements[index].range.indices].suffix(4).contains { $0 | 0x20 == UInt8(ascii: "c") }
  }

  /// `- 21-15-9 Thrusters 75` is read as it is without its bullet: the load behind the name is that of all sets.
  func schemeAsText(_ line: LineSyntax) -> LineSyntax {
    guard line.kind == .item || line.kind == .numbered, elements.count > 6, isFallingScheme(0)
    else {
      return line
    }
    var text = line
    text.kind = .text
    return text
  }

  /// `21-15-9`, `50-40-30-20-10`.
  func isFallingScheme(_ start: Int) -> Bool {
    var (index, count) = (start, 1)
    guard index < elements.count, elements[index].isBareWhole else { return false }
    while index + 2 < elements.count, elements[index + 1].kind == .hyphen,
      elements[index + 2].isBareWhole, elements[index + 2].value < elements[index].value
    {
      index += 2
      count += 1
    }
    return count > 2
  }

  /// The loads of `Back squat 3-3-3-3: 185 205 215 225`, as many as there are sets, get the commas that others write.
  private mutating func partLoadsOfScheme() {
    guard let colon = elements.firstIndex(where: { $0.kind == .colon }), colon > 5,
      elements[colon - 1].isBareWhole, elements[0].kind == .word
    else { return }
    var (start, sets) = (colon - 1, 1)
    while start > 2, elements[start - 1].kind == .hyphen, elements[start - 2].isBareWhole,
      elements[start - 2].value <= 20_000
    {
      start -= 2
      sets += 1
    }
    let loads = elements[(colon + 1)...]
    guard sets > 2, elements[start - 1].kind == .word, loads.count == sets,
      loads.allSatisfy({ $0.isBare && $0.value >= 20_000 })
    else { return }
    for index in loads.indices.dropFirst().reversed() {
      let place = ByteRange(Int(elements[index].range.start), Int(elements[index].range.start))
      anatomy.parser.elements.insert(Element(.comma, place, flags: .spaceAfter), at: index)
    }
    anatomy.parser.end = elements.count
  }

  /// The ` / ` of `21-15-9 thrusters 40 / pull ups` parts two exercises, and the `40` is a load.
  private mutating func settleSchemeOfTwo() {
    guard elements[0].isBareWhole, isFallingScheme(0),
      let name = elements.firstIndex(where: { $0.kind == .word })
    else { return }
    if let slash = elements[name...].firstIndex(where: { $0.kind == .slash }), slash > name,
      elements[slash].spaceBefore, elements[slash].spaceAfter, slash + 1 < elements.count,
      elements[slash + 1].kind == .word
    {
      anatomy.parser.elements[slash].kind = .comma
      anatomy.parser.elements[slash].flags = .spaceAfter
    }
    guard
      let load = elements[name...].firstIndex(where: { $0.isNumber }), load > name,
      elements[load].isBare, 15_000...300_000 ~= elements[load].value,
      elements[load].value % 500 == 0,
      elements[name..<load].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      load + 1 == elements.count || elements[load + 1].kind == .comma
    else { return }
    let place = ByteRange(Int(elements[load].range.start), Int(elements[load].range.start))
    anatomy.parser.elements.insert(Element(.at, place, flags: .spaceBefore), at: load)
  }

  /// The `1RM day` of `Squat 1RM day: 100x3, 110x1` and the `max test` of `Bench max test: 80x1`: sets were
  /// done.
  private mutating func dropTestBeforeColon() {
    guard let colon = elements.firstIndex(where: { $0.kind == .colon }), colon > 2,
      colon + 3 < elements.count, elements[colon + 1].isNumber,
      elements[colon + 2].kind == .times, elements[colon + 3].isNumber,
      elements[colon - 1].meaning == .day || isWord(colon - 1, in: Self.tests)
    else { return }
    var start = colon - 1
    while start > 1,
      elements[start - 1].isNumber || elements[start - 1].meaning == .maximum
        || elements[start - 1].meaning == .total || elements[start - 1].meaning == .record
        || elements[start - 1].meaning == .goal
        || isWord(start - 1, in: Self.maxima)
    {
      start -= 1
    }
    guard start < colon - 1, start > 0, elements[..<start].allSatisfy({ $0.kind == .word }) else {
      return
    }
    context.remarks.append(range(start..<colon))
    anatomy.parser.elements.removeSubrange(start..<colon)
  }

  /// The `60%` of `FSL 60% 100: 8,8,8,6`: what share of the maximum the load is.
  private mutating func dropShareBeforeList() {
    guard let share = elements.firstIndex(where: { $0.unit == .percent }), share > 0,
      share + 5 < elements.count, elements[share + 1].isBare || elements[share + 1].unit.isMass,
      elements[share + 1].value >= 20_000, elements[share + 2].kind == .colon,
      elements[share + 3].isBareWhole, elements[share + 4].kind == .comma,
      elements[share + 5].isBareWhole, elements[share + 3].value <= 30_000,
      elements[share + 3].value < elements[share + 1].value,
      elements[..<share].allSatisfy({ $0.kind == .word })
    else { return }
    context.remarks.append(elements[share].range)
    anatomy.parser.elements[share + 2] = Element(
      .times, elements[share + 2].range, flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.remove(at: share)
  }

  private static let circuits = WordSet(
    "circuit circuito circuits zirkel zirkeltraining metcon wod finisher conditioning")
  private static let tests = WordSet("test tests testing attempt attempts")
  private static let maxima = WordSet("rm max maxes 1rm")
}
