internal import JournalSyntax
internal import WorkoutModel

/// Marks between numbers that others write in another way.
extension FileReader {
  mutating func settleMarksOfOthers() {
    guard elements.count > 3 else { return }
    dropDashBeforeSets()
    settleDotsBetweenTimes()
    settlePlusSigns()
    guard elements.count > 3 else { return }
    settleLoadsBeforeColons()
  }

  /// The dash of `Squat 80 – 3 sets of 6`: the number before it is the load, and no part of the name.
  private mutating func dropDashBeforeSets() {
    guard
      let dash = elements.firstIndex(where: { $0.kind == .hyphen || $0.kind == .comma }), dash > 1,
      dash + 1 < elements.count, elements[dash].spaceAfter,
      elements[dash].spaceBefore || elements[dash].kind == .comma,
      elements[dash - 1].isBare, 15_000...500_000 ~= elements[dash - 1].value,
      elements[dash + 1].unit == .set, elements[dash + 1].value <= 12_000,
      elements[..<(dash - 1)].allSatisfy({ $0.kind == .word }), isExercise(0..<(dash - 1)),
      elements[(dash + 2)...].contains(where: \.isNumber)
    else { return }
    anatomy.parser.elements[dash] = Element(
      .times, elements[dash].range, flags: [.spaceBefore, .spaceAfter])
    // `80 x 3 sets x 6` is told as `3 sets x 6 @ 80`.
    var load = anatomy.parser.elements.remove(at: dash - 1)
    anatomy.parser.elements.remove(at: dash - 1)
    var end = dash
    while end < elements.count,
      elements[end].kind == .word
        && (elements[end].meaning == .of || elements[end].range.count <= 3)
    {
      end += 1
    }
    guard end < elements.count, elements[end].isNumber else {
      anatomy.parser.elements.insert(load, at: dash - 1)
      return
    }
    // Ranges of a line only rise.
    let rise = ByteRange(Int(elements[end].range.end), Int(elements[end].range.end))
    load.range = rise
    anatomy.parser.elements.insert(
      contentsOf: [
        Element(.at, load.range, flags: [.spaceBefore, .spaceAfter]), load,
      ], at: end + 1)
  }

  /// The dots of `balance 14s... 22s... 30s`: one time behind the other.
  private mutating func settleDotsBetweenTimes() {
    var index = elements.count - 2
    while index > 1 {
      defer { index -= 1 }
      guard index + 1 < elements.count, elements[index].kind == .period,
        elements[index - 1].kind == .period, isTimeInLetters(index + 1)
      else { continue }
      var first = index
      while first > 0, elements[first - 1].kind == .period { first -= 1 }
      guard first > 0, isTimeInLetters(first - 1) else { continue }
      anatomy.parser.elements.replaceSubrange(
        first...index, with: [Element(.comma, elements[first].range, flags: .spaceAfter)])
      index = first
    }
  }

  private func isTimeInLetters(_ index: Int) -> Bool {
    elements[index].unit == .second || elements[index].unit == .letterS
  }

  /// The `➕` of `push-ups 20 ➕ 15 ➕ 11`, each of them a set.
  private mutating func settlePlusSigns() {
    guard !isASCII else { return }
    for index in elements.indices.dropFirst().dropLast()
    where elements[index].kind == .other && elements[index - 1].isNumber
      && elements[index + 1].isNumber
      && bytes[elements[index].range.indices].starts(with: "➕".utf8)
    {
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].flags = .spaceAfter
    }
  }

  /// The `80:10  90:8` of a line below the name of a lift: loads and their reps, for nobody takes so many
  /// minutes.
  private mutating func settleLoadsBeforeColons() {
    guard elements[0].kind == .clock || elements[0].isBare && elements[1].kind == .colon,
      elements.count < 100, isBelowLift
    else { return }
    // Where each pair begins, and how many elements it takes.
    var pairs: [(start: Int, count: Int)] = []
    var index = 0
    while index < elements.count {
      if elements[index].kind == .clock, pair(ofClock: elements[index]) != nil {
        pairs.append((index, 1))
        index += 1
      } else if index + 2 < elements.count, elements[index].isBare,
        elements[index + 1].kind == .colon, elements[index + 2].isBareWhole,
        !elements[index + 2].spaceBefore, elements[index + 2].value <= 40_000
      {
        pairs.append((index, 3))
        index += 3
      } else {
        break
      }
      if index < elements.count, elements[index].kind == .comma { index += 1 }
    }
    guard pairs.count > 1,
      pairs.contains(where: { $0.count == 3 && elements[$0.start].value >= 60_000 })
        || pairs.contains(where: { elements[$0.start].value >= 3_600_000 })
    else { return }
    for (start, count) in pairs.reversed() {
      if count == 3 {
        anatomy.parser.elements[start + 1] = Element(.times, elements[start + 1].range)
      } else if let (load, reps) = pair(ofClock: elements[start]) {
        let range = elements[start].range
        let middle = ByteRange(Int(range.end), Int(range.end))
        anatomy.parser.elements.replaceSubrange(
          start...start,
          with: [
            Element(.quantity, range, value: load, flags: .spaceBefore), Element(.times, middle),
            Element(.quantity, middle, value: reps, flags: .spaceAfter),
          ])
      }
      if start > 0, anatomy.parser.elements[start - 1].kind != .comma {
        let place = ByteRange(
          Int(elements[start].range.start), Int(elements[start].range.start))
        anatomy.parser.elements.insert(Element(.comma, place, flags: .spaceAfter), at: start)
      }
    }
  }

  /// The load and the reps of `80:10`, in thousandths.
  private func pair(ofClock clock: Element) -> (load: Int32, reps: Int32)? {
    let parts = bytes[clock.range.indices].split(separator: Byte.colon)
    guard parts.count == 2, parts.allSatisfy({ 1...3 ~= $0.count && $0.allSatisfy(Byte.isDigit) })
    else { return nil }
    let numbers = parts.map { $0.reduce(Int32(0)) { $0 * 10 + Int32($1 - Byte.zero) } }
    guard numbers[0] >= 20, 1...40 ~= numbers[1] else { return nil }
    return (numbers[0] * 1000, numbers[1] * 1000)
  }

  private var isBelowLift: Bool {
    let name = context.pendingName?.text ?? context.entry.map { file.entries[$0].name } ?? ""
    return !name.isEmpty
      && names.nature(of: name).isDisjoint(with: [.cardio, .timed, .distance, .swum])
  }

  /// The `(belt from 140)` of `Squat (belt from 140)` and the `(2 warm ups)` of `Incline press (2 warm ups)`: a
  /// remark, and no part of the name.
  mutating func dropAsideOfName() {
    let close = elements.count - 1
    guard close > 3, elements[close].kind == .closeParenthesis,
      let open = elements.firstIndex(where: { $0.kind == .openParenthesis }), open > 0,
      elements[..<open].allSatisfy({ $0.kind == .word || $0.kind == .hyphen || $0.kind == .comma }),
      elements[(open + 1)..<close].allSatisfy({ $0.kind == .word || $0.isBareWhole }),
      elements[(open + 1)..<close].contains(where: \.isNumber),
      (open + 1..<close).contains(where: {
        elements[$0].meaning == .warmup || isWord($0, in: Self.gear)
      })
    else { return }
    context.remarks.append(range(open..<(close + 1)))
    anatomy.parser.elements.removeSubrange(open...close)
  }

  /// Spanish `cinta` is a treadmill as well.
  private static let gear = WordSet("cinta cintura", GymWords.gear)
}
