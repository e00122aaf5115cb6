import WorkoutModel

/// What was said on the command line after the command's name.
struct Arguments: Sendable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  mutating func add(operand: String) {
    operands.append(operand)
  }

  mutating func add(_ value: String, for option: Option) {
    values[option.name, default: []].append(value)
  }

  func contains(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  /// The value of the last use.
  func value(of option: Option) -> String? {
    values[option.name]?.last
  }

  func allValues(of option: Option) -> [String] {
    values[option.name] ?? []
  }

  /// A copy with other operands.
  func with(operands: [String]) -> Self {
    var copy = self
    copy.operands = operands
    return copy
  }
}

extension Arguments {
  func date(_ option: Option) throws(Failure) -> CivilDate? {
    guard let text = value(of: option) else { return nil }
    guard let date = CivilDate(iso: text) else {
      throw Failure(
        "--\(option.name): there is no day ‘\(text)’", hint: "write it like 2026-03-02")
    }
    return date
  }

  func number(_ option: Option, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Failure(
        "--\(option.name) takes a whole number from \(range.lowerBound) to \(range.upperBound),"
          + " not ‘\(text)’")
    }
    return number
  }
}

extension CivilDate {
  /// `2026-03-02`, and nothing else.
  init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || 0x30...0x39 ~= $0 }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
