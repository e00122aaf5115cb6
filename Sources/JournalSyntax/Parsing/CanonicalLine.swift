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
public struct CanonicalLine: Sendable {
  public private(set) var sets: [CanonicalSet] = []
  /// The set that is being read.
  private var set = CanonicalSet()
  var position = 0
  var end = 0

  public init() {}

  /// True when the whole range was read; its sets are in `sets`.
  public mutating func read(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    while !sets.isEmpty { sets.removeLast() }
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
  public static func mass(
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

  /// The rating from 1 to 10, in thousandths, behind a label that is all else of the line.
  public static func rating(
    behind label: StaticString, _ bytes: [UInt8], _ range: Range<Int>
  ) -> Int32? {
    var reader = CanonicalLine()
    reader.position = range.lowerBound
    reader.end = range.upperBound
    return bytes.withUnsafeBufferPointer { buffer in
      guard reader.take(label, buffer), let value = reader.number(buffer),
        reader.position == reader.end, 1_000...10_000 ~= value
      else { return nil }
      return value
    }
  }

  typealias Bytes = UnsafeBufferPointer<UInt8>

  private mutating func set(_ bytes: Bytes) -> Bool {
    set = CanonicalSet()
    let start = position
    let first = sets.count
    guard load(bytes) else { return false }
    switch set.measure {
    case .reps: guard take(" x ", bytes), reps(bytes) else { return false }
    // A list of times or distances is one expression of the general parser's, and behind other
    // sets the load of those may hold for them.
    case .kilometers: guard first == 0, time(bytes), !isListed(bytes) else { return false }
    case .time: guard first == 0, counted(bytes), !isListed(bytes) else { return false }
    case .meters: guard counted(bytes) else { return false }
    }
    if position < end, bytes[position] != Byte.comma {
      guard attributes(from: first, bytes) else { return false }
    }
    let range = ByteRange(start, position)
    for index in first..<sets.count { sets[index].range = range }
    return position == end || bytes[position] == Byte.comma
  }

  private mutating func counted(_ bytes: Bytes) -> Bool {
    if take(" x ", bytes) {
      guard let count = whole(bytes), 1...200 ~= count else { return false }
      set.count = count
    }
    sets.append(set)
    return true
  }

  private func isListed(_ bytes: Bytes) -> Bool { position < end && bytes[position] == Byte.comma }

  private mutating func time(_ bytes: Bytes) -> Bool {
    if take(" in ", bytes) {
      guard let seconds = clock(bytes) else { return false }
      set.seconds = seconds
    }
    sets.append(set)
    return true
  }

  private mutating func load(_ bytes: Bytes) -> Bool {
    if take("BW", bytes) {
      set.loadKind = .bodyweight
      guard position < end, bytes[position] != Byte.space else { return true }
      set.loadKind = bytes[position] == Byte.plus ? .added : .assisted
      guard bytes[position] == Byte.plus || bytes[position] == Byte.hyphen else { return false }
      position += 1
      guard let load = number(bytes), load > 0 else { return false }
      set.load = load
      return mass(bytes)
    }
    guard let value = number(bytes) else { return false }
    if take(" s", bytes) || take(" km", bytes) {
      set.measure = bytes[position - 1] == 0x6D ? .kilometers : .time
      set.effort = value
      return isWordEnd(bytes)
    }
    set.loadKind = .external
    set.load = value
    return value > 0 && mass(bytes)
  }

  private mutating func mass(_ bytes: Bytes) -> Bool {
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
  private mutating func reps(_ bytes: Bytes) -> Bool {
    let start = position
    guard let value = whole(bytes), value > 0 else { return false }
    if position < end, bytes[position] != Byte.comma, let meters = meters(from: start, bytes) {
      set.effort = meters
      set.measure = .meters
      return counted(bytes)
    }
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

  /// `40 m`, behind an external load; else nothing is passed over.
  private mutating func meters(from start: Int, _ bytes: Bytes) -> Int32? {
    guard case .external = set.loadKind,
      bytes[position] == Byte.period
        || bytes[position] == Byte.space && position + 1 < end
          && bytes[position + 1] == 0x6D
    else { return nil }
    let kept = position
    position = start
    if let meters = number(bytes), take(" m", bytes), isWordEnd(bytes) { return meters }
    position = kept
    return nil
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
    var mark = CanonicalSet.Mark.none
    if starts(Byte.at, bytes), take(" @", bytes) {
      // Behind a time or a distance alone, the number may be a load: `60 s @10`.
      guard let value = number(bytes), 1000...10_000 ~= value, sets[first].loadKind != .none
      else { return false }
      rpe = value
    } else if starts(UInt8(ascii: "R"), bytes), take(" RIR ", bytes) {
      guard let value = number(bytes), value <= 10_000 else { return false }
      rir = value
    }
    if starts(UInt8(ascii: "r"), bytes), take(" rest ", bytes) {
      guard let seconds = clock(bytes) else { return false }
      rest = seconds
    }
    if starts(Byte.openParenthesis, bytes) {
      mark =
        take(" (warm-up)", bytes)
        ? .warmup : take(" (drop)", bytes) ? .drop : take(" (each)", bytes) ? .each : .none
    }
    for index in first..<sets.count {
      sets[index].rpe = rpe
      sets[index].rest = rest
      sets[index].rir = rir
      sets[index].mark = mark
    }
    return true
  }

  /// True when the next word begins with that byte.
  @inline(__always)
  private func starts(_ byte: UInt8, _ bytes: Bytes) -> Bool {
    position + 1 < end && bytes[position + 1] == byte
  }

  // MARK: Terminals
}
