internal import JournalSyntax
internal import WorkoutModel

/// Exercises that take turns by the minute, told on a line: `EMOM 10: 5 pull-ups odd minutes, 8 push-ups even minutes`,
/// `EMOM 12: min 1 = 5 presses 20 kg, min 2 = 10 squats`.
extension FileReader {
  /// Reads each as a line of its own, done as often as its minute came round.
  mutating func minutesOfLine(_ line: LineSyntax) -> Bool {
    // `B. EMOM 12 - min 1: 8 pull-ups, min 2: 10 burpees, min 3: rest`.
    if elements.count > 9, elements[0].range.count == 1, elements[1].kind == .period,
      isWord(2, in: Self.everyMinute)
    {
      anatomy.parser.elements.removeSubrange(0...1)
    }
    guard 9...200 ~= elements.count, !context.isPieceOfLine, context.table == nil,
      context.section == .training, isWord(0, in: Self.everyMinute),
      elements[1].kind == .quantity, elements[1].unit == .none || elements[1].unit == .minute,
      case let minutes = Int(elements[1].value) / 1000, 4...60 ~= minutes,
      elements[2].kind == .colon || elements[2].kind == .hyphen && elements[2].spaceBefore
    else { return false }
    let marks = elements.indices[3...].filter {
      [.comma, .semicolon, .plus].contains(elements[$0].kind)
        || elements[$0].kind == .slash && elements[$0].spaceBefore
    }
    let parts = parted(3..<elements.count, at: marks)
    let stations = parts.enumerated().compactMap { stationOfMinute($1, number: $0 + 1) }
    let rests = parts.count { part in part.last.map { elements[$0].meaning == .rest } ?? false }
    guard parts.count > 1, !stations.isEmpty, stations.count + rests == parts.count,
      minutes % parts.count == 0
    else { return false }
    var each = Quantity(elements[1])
    each.value = Int32(minutes / parts.count) * 1000
    each.unit = .round
    let places = stations.map { range($0) }
    let loads = loadsOfStations(stations)
    settlePendingName(nextIsName: true)
    context.entry = nil
    endBlock()
    context.block = .rounds(each)
    file.roundLineCount += 1
    for (place, load) in zip(places, loads) {
      context.toolLoad = load.map { ($0, context.lineIndex) }
      readPiece(of: line, at: place)
    }
    context.toolLoad = nil
    endBlock()
    return true
  }

  /// The 20 kg of `5 presses left 20 kg, min 2 = 5 presses right` for the other hand, too: the same words begin both.
  private func loadsOfStations(_ stations: [Range<Int>]) -> [Quantity?] {
    var loads: [Quantity?] = [nil]
    for (before, station) in zip(stations, stations.dropFirst()) {
      let word = elements[station.lowerBound + 1]
      let load = elements[before].first { $0.kind == .quantity && $0.unit.isMass }
      let isAlike =
        bytes[word.range.indices].elementsEqual(
          bytes[elements[before.lowerBound + 1].range.indices])
        && elements[station].contains { $0.meaning == .left || $0.meaning == .right }
        && !elements[station].dropFirst().contains(where: \.isNumber)
      loads.append(isAlike ? load.map { Quantity($0) } : nil)
    }
    return loads
  }

  /// The work of `min 2 = 10 squats`, `odd: 5 pull-ups`, `8 push-ups even minutes`.
  private func stationOfMinute(_ part: Range<Int>, number: Int) -> Range<Int>? {
    var work = part
    guard work.count > 2 else { return nil }
    if elements[work.lowerBound].meaning == .minute,
      elements[work.lowerBound + 1].isBareWhole,
      Int(elements[work.lowerBound + 1].value) == number * 1000
    {
      work = (work.lowerBound + 2)..<work.upperBound
    } else if isWord(work.lowerBound, in: GymWords.alternateMinutes) {
      work.removeFirst()
      if let next = work.first, elements[next].meaning == .minute { work.removeFirst() }
    } else {
      let last = work.upperBound - 1
      let turn = elements[last].meaning == .minute ? last - 1 : last
      guard turn > work.lowerBound, isWord(turn, in: GymWords.alternateMinutes) else { return nil }
      work = work.lowerBound..<turn
      if let before = work.last, isWord(before, in: Self.prepositions) { work.removeLast() }
    }
    if let sign = work.first,
      [.equals, .colon, .hyphen].contains(elements[sign].kind)
    {
      work.removeFirst()
    }
    guard work.count > 1, elements[work.lowerBound].isNumber,
      elements[work.lowerBound + 1].kind == .word
    else { return nil }
    return work
  }

  private static let prepositions = WordSet("on in at the")
}
