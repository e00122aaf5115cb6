internal import JournalSyntax

/// Work of a gym on a line, each count before its exercise: `20 thrusters 95lb, 20 pull ups, 400m run`, `[14:22] 60 du,
/// 40 push ups, 20 kb swings 53#`.
extension FileReader {
  /// Reads each station as a line of its own; the time of all goes into the note.
  mutating func countedStations(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, 5...200 ~= elements.count,
      !context.isPieceOfLine, context.table == nil, context.section == .training, isAsWritten,
      elements[0].isNumber || elements[0].kind == .clock || isOpenBracket(0)
    else { return false }
    let work = behindTimeOfAll..<beforeTimeOfAll
    guard work.count > 4 else { return false }
    let isTimed = work.count < elements.count
    let marks = work.filter { elements[$0].kind == .comma || isSpacedPlus($0) }
    let stations = parted(work, at: marks)
    guard stations.count > 1, stations.allSatisfy({ isCountedStation($0) || isWayStation($0) }),
      case let counted = stations.filter({ isCountedStation($0) }), !counted.isEmpty,
      isTimed || counted.contains(where: { loadOfStation($0) != nil })
    else { return false }
    let places = stations.map { range($0) }
    let times = [0..<work.lowerBound, work.upperBound..<elements.count].filter { !$0.isEmpty }
      .map { range($0) }
    readPieces(of: line, at: places)
    for time in times { note(time) }
    return true
  }

  private func isOpenBracket(_ index: Int) -> Bool {
    elements[index].kind == .openParenthesis
      && bytes[Int(elements[index].range.start)] == Byte.openBracket
  }

  private func isSpacedPlus(_ index: Int) -> Bool {
    elements[index].kind == .plus && elements[index].spaceBefore && elements[index].spaceAfter
  }

  /// Behind `14:22`, `14:22 -` and `[14:22]`.
  private var behindTimeOfAll: Int {
    let clock = isOpenBracket(0) ? 1 : 0
    guard elements[clock].kind == .clock, elements[clock].value >= 90_000 else { return 0 }
    if clock == 1 { return elements[2].kind == .closeParenthesis ? 3 : 0 }
    switch elements[1].kind {
    case .hyphen, .colon, .comma: return 2
    default: return 1
    }
  }

  /// Before `, 14:22`, `. 14:22 Rx` and ` - 14:22`.
  private var beforeTimeOfAll: Int {
    guard let clock = elements.lastIndex(where: { $0.kind == .clock }), clock > 4,
      elements[clock].value >= 90_000,
      elements[(clock + 1)...].allSatisfy({
        $0.kind == .word && $0.range.count <= 6 || $0.kind == .exclamation
      })
    else { return elements.count }
    switch elements[clock - 1].kind {
    case .comma, .period, .hyphen, .equals: return clock - 1
    default: return clock
    }
  }

  /// `20 thrusters 95lb`, `20 kb swings (24 kg)`, `40 push ups`.
  private func isCountedStation(_ station: Range<Int>) -> Bool {
    guard station.count > 1, case let count = elements[station.lowerBound], count.isBareWhole,
      1_000...1_000_000 ~= count.value, elements[station.lowerBound + 1].kind == .word,
      elements[station.lowerBound + 1].spaceBefore
    else { return false }
    let end = endOfName(station)
    return isExercise((station.lowerBound + 1)..<end)
      && (end == station.upperBound || loadOfStation(station) != nil)
  }

  private func endOfName(_ station: Range<Int>) -> Int {
    station.dropFirst().first {
      elements[$0].kind != .word && (elements[$0].kind != .hyphen || elements[$0].spaceBefore)
        || elements[$0].meaning == .with
    } ?? station.upperBound
  }

  /// The number behind the name: `95lb`, `@ 95`, `(24 kg)`, `with 24kg`.
  private func loadOfStation(_ station: Range<Int>) -> Int? {
    let end = endOfName(station)
    guard end < station.upperBound else { return nil }
    let isMarked =
      elements[end].kind == .at || elements[end].kind == .openParenthesis
      || elements[end].meaning == .with
    let load = isMarked ? end + 1 : end
    let last = elements[end].kind == .openParenthesis ? load + 2 : load + 1
    guard last == station.upperBound, elements[load].kind == .quantity,
      elements[load].unit.isMass || elements[load].isBare && elements[load].value >= 10_000,
      last == load + 1 || elements[load + 1].kind == .closeParenthesis
    else { return nil }
    return load
  }

  /// `400m run`, `run 400 m`, `1 mile run`, `500 m row`.
  private func isWayStation(_ station: Range<Int>) -> Bool {
    let numbers = station.filter { elements[$0].isNumber }
    guard numbers.count == 1, station.count > 1, case let way = elements[numbers[0]],
      way.unit.isLength || way.unit == .letterM || way.unit == .kilo
    else { return false }
    return station.allSatisfy { elements[$0].kind == .word || $0 == numbers[0] }
  }
}
