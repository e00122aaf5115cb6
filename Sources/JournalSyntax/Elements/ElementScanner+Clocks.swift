/// Times of day, durations and paces.
extension ElementScanner {
  /// `1:30`, `25:30`, `1:02:03`, `7:30am`, `5:20/km`.
  mutating func clock(_ elements: inout [Element]) -> Bool {
    guard isClockPart(index + 1) else { return markedClock(&elements) }
    var parts = [parse(tokens[index].range).value]
    let start = index
    index += 1
    while isClockPart(index), parts.count < 3 {
      parts.append(parse(tokens[index + 1].range).value)
      index += 2
    }
    let tenths = tenthsOfClock(parts.count)
    var flags: Element.Flags = []
    var value = Int64(parts[0])
    for part in parts.dropFirst() { value = value * 60 + Int64(part) }
    if parts.count == 3 { flags.insert(.hours) }
    var element = Element(
      .clock, tokens[start].range.through(tokens[index - 1].range),
      value: Int32(clamping: value + tenths), flags: flags)
    attachHalfDay(to: &element)
    attachPace(to: &element)
    attachClockUnit(to: &element, isLong: parts.count == 3, behind: elements)
    push(element, &elements)
    return true
  }

  /// The `:2` of `39:32:2`, as watches write it: tenths of a second, in thousandths; `0` where none stand.
  private mutating func tenthsOfClock(_ parts: Int) -> Int64 {
    guard parts == 2, kind(at: index) == .colon, kind(at: index + 1) == .number,
      tokens[index + 1].range.count == 1, tokens[index].range.end == tokens[index + 1].range.start,
      kind(at: index + 2) != .word && kind(at: index + 2) != .colon
    else { return 0 }
    let tenths = Int64(parse(tokens[index + 1].range).value) / 10
    index += 2
    return tenths
  }

  /// `1:15 min`, `1:08 h`: the word for the first of the two numbers.
  private mutating func attachClockUnit(
    to clock: inout Element, isLong: Bool, behind elements: [Element]
  ) {
    let after = nextSolid(from: index)
    guard clock.unit == .none, kind(at: after) == .word, !isLong,
      kind(at: after + 1) != .slash, kind(at: after + 1) != .hyphen
    else { return }
    switch word(at: after).meaning {
    // `3 x 0:45 min, 20 kg` is read by the word.
    case .minute where elements.last?.kind != .times:
      // `1:30 min rest`, `2:00 min plank`.
      break
    // `13 km Dauerlauf in 1:13h`.
    case .hour
    where clock.value < 5 * 60_000 && elements.last?.meaning == .in
      && elements.contains { $0.unit == .kilometer || $0.unit == .mile }:
      clock.value *= 60
      clock.flags.insert(.hours)
    // `12 km, 1:08 h`; `18:30 h` alone and the `9:30 h` of `Bench press 3x10 9:30 h` are times of day.
    case .hour
    where clock.value < 5 * 60_000
      && elements.suffix(2).contains { $0.unit == .kilometer || $0.unit == .mile }:
      clock.value *= 60
      clock.flags.insert(.hours)
    default: return
    }
    clock.range = clock.range.through(tokens[after].range)
    index = after + 1
  }

  /// The word of `2024-06-11 오후 7:02`: which half of the day it was, and no hours.
  func isBeforeClock(_ word: Int) -> Bool {
    let number = nextSolid(from: word + 1)
    return kind(at: number) == .number && isClockPart(number + 1)
  }

  /// A colon and two digits, all glued.
  func isClockPart(_ index: Int) -> Bool {
    guard kind(at: index) == .colon, kind(at: index + 1) == .number else { return false }
    let digits = tokens[index + 1].range
    return byte(at: index) == Byte.colon
      && (digits.count == 2 || isOfTwoDigits(digits)
        || bytes[min(Int(digits.start) + 2, bytes.count - 1)] == Byte.period)
  }

  /// The `000030` that `３０` is read as.
  private func isOfTwoDigits(_ digits: ByteRange) -> Bool {
    guard digits.count == 4 || digits.count == 6 else { return false }
    return bytes[digits.indices].dropLast(2).allSatisfy { $0 == Byte.zero }
  }

  mutating func attachHalfDay(to element: inout Element) {
    let after = nextSolid(from: index)
    guard kind(at: after) == .word, tokens[after].range.count == 2 else { return }
    let hash = Keywords.hash(slice(after))
    guard hash == Self.morning || hash == Self.afternoon else { return }
    element.flags.insert(.halfDay)
    let hour = element.value / 60_000
    if hash == Self.afternoon, hour < 12 { element.value += 12 * 60_000 }
    if hash == Self.morning, hour == 12 { element.value -= 12 * 60_000 }
    element.range = element.range.through(tokens[after].range)
    index = after + 1
  }

  /// `6pm`: the hour alone, glued to its half of the day.
  mutating func hour(_ element: inout Element) {
    guard 1_000...12_000 ~= element.value, element.value % 1000 == 0 else { return }
    var clock = element
    clock.kind = .clock
    clock.value = element.value * 60
    attachHalfDay(to: &clock)
    if clock.flags.contains(.halfDay) { element = clock }
  }

  static let morning = Keywords.hash(Array("am".utf8)[...])

  static let afternoon = Keywords.hash(Array("pm".utf8)[...])

  /// `240 kg 20m 13.2s`: nobody holds that for twenty minutes; it is how far it was carried.
  private func isCarry(_ meters: Element, _ index: Int, _ elements: [Element]) -> Bool {
    meters.unit == .letterM && meters.value >= 10_000 && index > 0
      && elements[index - 1].unit.isMass && pending.contains(.spaceBefore)
  }

  /// `1h15m`, `2m15.2s`, `1 h 30 min` and `2h13m21s` are one duration.
  mutating func mergeDuration(_ element: Element, into elements: inout [Element]) -> Bool {
    guard let last = elements.indices.last else { return false }
    if mergeSeconds(element, into: &elements[last]) { return true }
    guard elements[last].kind == .quantity else { return false }
    let before = elements[last]
    let isPart =
      (before.unit == .hour && (element.unit == .minute || element.unit == .letterM))
      || ((before.unit == .minute || before.unit == .letterM)
        && (element.unit == .second || element.unit == .letterS))
      || (before.unit == .hour && element.unit == .none && !pending.contains(.spaceBefore))
      || isGluedSeconds(element, behind: before)
      || isSecondsOfSets(element, elements)
    guard isPart, element.value < 60_000, !isCarry(before, last, elements) else { return false }
    let scale: Int64 = before.unit == .hour ? 3600 : 60
    let part = Int64(element.value) * (before.unit == .hour ? 60 : 1)
    let sum = Int64(before.value) * scale + part
    elements[last].kind = .clock
    elements[last].unit = .none
    elements[last].value = Int32(clamping: sum)
    elements[last].flags.insert(.hours)
    elements[last].range = before.range.through(element.range)
    pending = []
    return true
  }

  /// The `30` of `1min30`, as the French write a minute and a half.
  private func isGluedSeconds(_ seconds: Element, behind minutes: Element) -> Bool {
    minutes.unit == .minute && seconds.kind == .quantity && seconds.unit == .none
      && seconds.range.count == 2 && seconds.range.start == minutes.range.end
  }

  /// The 15 of `Plank 3 x 1 min 15`: seconds of a quarter at the end of the line; in
  /// `Burpees 3 x 1 min 20, 18, 15` and `Farmer walk 3 x 1 min 32` reps or a load stand there.
  private func isSecondsOfSets(_ seconds: Element, _ elements: [Element]) -> Bool {
    guard elements.count > 2, let minutes = elements.last, minutes.unit == .minute,
      elements[elements.count - 2].kind == .times, elements[elements.count - 3].isNumber,
      seconds.kind == .quantity, seconds.unit == .none, seconds.range.count == 2,
      seconds.value == 15_000 || seconds.value == 30_000 || seconds.value == 45_000
    else { return false }
    let after = nextSolid(from: index)
    return after >= tokens.count || kind(at: after) == .newline
  }

  /// The `21s` of `2h13m21s` and the `21秒` of `2小时13分21秒`, behind hours and minutes in letters; the `48s` of
  /// `1min5s 48s` is another time.
  private mutating func mergeSeconds(_ element: Element, into before: inout Element) -> Bool {
    guard before.kind == .clock, before.flags.contains(.hours), before.value % 60_000 == 0,
      element.unit == .second || element.unit == .letterS, element.value < 60_000,
      !(0x30...0x39 ~= bytes[Int(before.range.end) - 1])
    else { return false }
    before.value = Int32(clamping: Int64(before.value) + Int64(element.value))
    before.range = before.range.through(element.range)
    pending = []
    return true
  }
}
