/// A set in the canonical notation, read straight from the bytes of a line.
package struct CanonicalSet: Hashable, Sendable {
  package enum LoadKind: UInt8, Hashable, Sendable {
    case external, bodyweight, added, assisted
    /// Only a time: `60 s x 3`.
    case none
  }

  package var loadKind = LoadKind.none
  /// In thousandths of `unit`.
  package var load: Int32 = 0
  package var unit = Unit.none
  /// Reps, seconds, meters or kilometers; in thousandths.
  package var effort: Int32 = 0
  package var measure = Measure.reps
  /// The time that a distance took, in seconds; 0 when none is told.
  package var seconds: Int32 = 0

  package enum Measure: UInt8, Hashable, Sendable {
    case reps, time, meters, kilometers
  }
  /// `9+`.
  package var isOpen = false
  package var count: Int32 = 1
  /// In thousandths; 0 when none is told.
  package var rpe: Int32 = 0
  /// Seconds; -1 when none is told.
  package var rest: Int32 = -1
  /// Repetitions in reserve in thousandths; -1 when not told.
  package var rir: Int32 = -1
  package var mark = Mark.none

  package enum Mark: UInt8, Hashable, Sendable {
    case none, warmup, drop, each
  }
  /// Where the expression stands, for all sets of a list.
  package var range = ByteRange(0, 0)
}

/// Reads lines of nothing but canonical sets without tokens: the usual line of a journal that the
/// tool's own notation is written in.
/// ```
/// sets ::= loadedSet ( ', ' loadedSet )* | timedSet | coveredSet | countedSet
/// loadedSet ::= load ' x ' work attributes
/// timedSet ::= duration ( ' x ' count )? remarks
/// coveredSet ::= distance ( ' in ' clock )? remarks
/// load ::= mass | 'BW' ( ( '+' | '-' ) mass )? | 'level ' number
/// work ::= ( reps | duration | distance ) ( ' x ' count )? | repsList
/// reps ::= whole '+'?
/// repsList ::= whole ( ', ' whole )+
/// ```
/// Of what may stand behind them it knows the usual. At the first byte that it does not know it
/// gives up, and the general parser reads the line. A test proves that both read the same.
package struct CanonicalLine: Sendable {
  package private(set) var sets: [CanonicalSet] = []
  private var position = 0
  private var end = 0

  package init() {}

  /// True when the whole range was read; its sets are in `sets`.
  package mutating func read(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    sets.removeAll(keepingCapacity: true)
    return bytes.withUnsafeBufferPointer { buffer in
      position = range.lowerBound
      end = range.upperBound
      repeat {
        guard set(buffer) else { return false }
      } while take(", ", buffer)
      return position == end
    }
  }

  /// The mass behind a label that is all else of the line; at least 20 units of it.
  package static func mass(
    behind label: StaticString, _ bytes: [UInt8], _ range: Range<Int>
  ) -> (value: Int32, unit: Unit, range: ByteRange)? {
    var reader = CanonicalLine()
    reader.position = range.lowerBound
    reader.end = range.upperBound
    return bytes.withUnsafeBufferPointer { buffer in
      guard reader.take(label, buffer) else { return nil }
      let start = reader.position
      guard let value = reader.number(buffer), value >= 20_000 else { return nil }
      let unit: Unit = reader.take(" kg", buffer) ? .kilogram : .pound
      guard unit == .kilogram || reader.take(" lb", buffer), reader.position == reader.end else {
        return nil
      }
      return (value, unit, ByteRange(start, reader.end))
    }
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private mutating func set(_ bytes: Bytes) -> Bool {
    var set = CanonicalSet()
    let start = position
    let first = sets.count
    guard load(&set, bytes) else { return false }
    switch set.measure {
    case .reps: guard take(" x ", bytes), reps(set, bytes) else { return false }
    // A list of times or distances is one expression of the general parser's, and behind other
    // sets the load of those may hold for them.
    case .kilometers: guard first == 0, time(&set, bytes), !isListed(bytes) else { return false }
    case .time: guard first == 0, counted(set, bytes), !isListed(bytes) else { return false }
    case .meters: guard counted(set, bytes) else { return false }
    }
    guard attributes(from: first, bytes) else { return false }
    for index in first..<sets.count { sets[index].range = ByteRange(start, position) }
    return position == end || bytes[position] == Byte.comma
  }

  private mutating func counted(_ set: CanonicalSet, _ bytes: Bytes) -> Bool {
    var set = set
    if take(" x ", bytes) {
      guard let count = whole(bytes), 1...200 ~= count else { return false }
      set.count = count
    }
    sets.append(set)
    return true
  }

  private func isListed(_ bytes: Bytes) -> Bool { position < end && bytes[position] == Byte.comma }

  private mutating func time(_ set: inout CanonicalSet, _ bytes: Bytes) -> Bool {
    if take(" in ", bytes) {
      guard let seconds = clock(bytes) else { return false }
      set.seconds = seconds
    }
    sets.append(set)
    return true
  }

  private mutating func load(_ set: inout CanonicalSet, _ bytes: Bytes) -> Bool {
    if take("BW", bytes) {
      set.loadKind = .bodyweight
      guard position < end, bytes[position] != Byte.space else { return true }
      set.loadKind = bytes[position] == Byte.plus ? .added : .assisted
      guard bytes[position] == Byte.plus || bytes[position] == Byte.hyphen else { return false }
      position += 1
      guard let load = number(bytes), load > 0 else { return false }
      set.load = load
      return mass(&set, bytes)
    }
    guard let value = number(bytes) else { return false }
    if take(" s", bytes) || take(" km", bytes) {
      set.measure = bytes[position - 1] == 0x6D ? .kilometers : .time
      set.effort = value
      return isWordEnd(bytes)
    }
    set.loadKind = .external
    set.load = value
    return value > 0 && mass(&set, bytes)
  }

  private mutating func mass(_ set: inout CanonicalSet, _ bytes: Bytes) -> Bool {
    if take(" kg", bytes) {
      set.unit = .kilogram
    } else if take(" lb", bytes) {
      set.unit = .pound
    } else {
      return false
    }
    return position < end && bytes[position] == Byte.space
  }

  private func isWordEnd(_ bytes: Bytes) -> Bool {
    position == end || bytes[position] == Byte.space || bytes[position] == Byte.comma
  }

  /// Appends a set for each number of reps.
  private mutating func reps(_ set: CanonicalSet, _ bytes: Bytes) -> Bool {
    var set = set
    let start = position
    if set.loadKind == .external, let meters = number(bytes), take(" m", bytes), isWordEnd(bytes) {
      set.effort = meters
      set.measure = .meters
      return counted(set, bytes)
    }
    position = start
    guard let value = whole(bytes), value > 0 else { return false }
    set.effort = value &* 1000
    if position < end, bytes[position] == Byte.plus {
      position += 1
      set.isOpen = true
    }
    if take(" x ", bytes) {
      guard let count = whole(bytes), 1...200 ~= count else { return false }
      set.count = count
      sets.append(set)
      return true
    }
    sets.append(set)
    guard !set.isOpen else { return true }
    while listContinues(bytes) {
      position += 2
      guard let value = whole(bytes), value > 0 else { return false }
      set.effort = value &* 1000
      sets.append(set)
    }
    return true
  }

  /// Behind a comma come bare digits and then another comma, or the end of the list.
  private func listContinues(_ bytes: Bytes) -> Bool {
    var index = position + 2
    guard index < end, bytes[position] == Byte.comma, bytes[position + 1] == Byte.space,
      Byte.isDigit(bytes[index])
    else { return false }
    while index < end, Byte.isDigit(bytes[index]) { index += 1 }
    guard index < end else { return true }
    return bytes[index] == Byte.comma
      || bytes[index] == Byte.space && index + 1 < end
        && (bytes[index + 1] == Byte.at || bytes[index + 1] == Byte.openParenthesis
          || bytes[index + 1] == 0x72 || bytes[index + 1] == 0x52)
  }

  private mutating func attributes(from first: Int, _ bytes: Bytes) -> Bool {
    var rpe: Int32 = 0
    var rest: Int32 = -1
    var rir: Int32 = -1
    if take(" @", bytes) {
      // Behind a time or a distance alone, the number may be a load: `60 s @10`.
      guard let value = number(bytes), 1000...10_000 ~= value, sets[first].loadKind != .none
      else { return false }
      rpe = value
    } else if take(" RIR ", bytes) {
      guard let value = number(bytes), value <= 10_000 else { return false }
      rir = value
    }
    if take(" rest ", bytes) {
      guard let seconds = clock(bytes) else { return false }
      rest = seconds
    }
    let mark: CanonicalSet.Mark =
      take(" (warm-up)", bytes)
      ? .warmup : take(" (drop)", bytes) ? .drop : take(" (each)", bytes) ? .each : .none
    for index in first..<sets.count {
      sets[index].rpe = rpe
      sets[index].rest = rest
      sets[index].rir = rir
      sets[index].mark = mark
    }
    return true
  }

  /// Minutes and two digits of seconds.
  private mutating func clock(_ bytes: Bytes) -> Int32? {
    guard let minutes = whole(bytes), take(":", bytes), position + 1 < end,
      Byte.isDigit(bytes[position]), Byte.isDigit(bytes[position + 1])
    else { return nil }
    position += 2
    guard position == end || bytes[position] != Byte.colon else { return nil }
    let tens = Int32(bytes[position - 2] &- Byte.zero)
    return minutes * 60 + tens * 10 + Int32(bytes[position - 1] &- Byte.zero)
  }

  // MARK: Terminals

  private mutating func take(_ text: StaticString, _ bytes: Bytes) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - position >= count else { return false }
    for offset in 0..<count where bytes[position + offset] != text.utf8Start[offset] {
      return false
    }
    position += count
    return true
  }

  /// At most four digits.
  private mutating func whole(_ bytes: Bytes) -> Int32? {
    let start = position
    var value: Int32 = 0
    while position < end, Byte.isDigit(bytes[position]), position - start < 4 {
      value = value * 10 + Int32(bytes[position] &- Byte.zero)
      position += 1
    }
    guard position > start, position == end || !Byte.isDigit(bytes[position]) else { return nil }
    return value
  }

  /// At most four digits and three decimals, in thousandths.
  private mutating func number(_ bytes: Bytes) -> Int32? {
    guard var value = whole(bytes) else { return nil }
    value *= 1000
    guard position < end, bytes[position] == Byte.period else { return value }
    var scale: Int32 = 100
    position += 1
    let start = position
    while position < end, Byte.isDigit(bytes[position]), scale > 0 {
      value += Int32(bytes[position] &- Byte.zero) * scale
      scale /= 10
      position += 1
    }
    guard position > start, position == end || !Byte.isDigit(bytes[position]) else { return nil }
    return value
  }
}
