internal import JournalSyntax

/// A line such as `goal: Bench Press 120 kg`, with the places where it names exercises.
struct DirectiveLine {
  enum Key: String {
    case alias, goal, favourite, favorite, color, colour, muscles, formula, trophy
  }

  let key: Key
  /// Where names stand, without white space at their ends.
  private(set) var names: [ByteRange] = []
  /// For an alias: where the other spellings stand, before the equals sign.
  private(set) var spellings: [ByteRange] = []

  /// `nil` when the line is no directive that names an exercise.
  init?(_ source: Source, line: LineSyntax) {
    guard line.kind == .text || line.kind == .heading else { return nil }
    let content = line.content.indices
    guard let colon = source.bytes[content].firstIndex(of: Byte.colon),
      let key = Key(rawValue: source.text(content.lowerBound..<colon).lowercased())
    else { return nil }
    self.key = key
    find(Value(source: source, range: (colon + 1)..<content.upperBound))
  }

  private mutating func find(_ value: Value) {
    switch key {
    case .favourite, .favorite:
      names = value.parts(of: Byte.comma)
    case .color, .colour:
      names = value.beforeLastWord().map { [$0] } ?? []
    case .muscles, .formula:
      names = value.split(at: Byte.equals).map { [$0.left] } ?? []
    case .alias:
      guard let (left, right) = value.split(at: Byte.equals) else { return }
      spellings = value.with(left.indices).parts(of: Byte.comma)
      names = [right]
    case .goal:
      names = value.wordsBeforeNumber().map { [$0] } ?? []
    case .trophy:
      guard let (_, right) = value.split(at: Byte.equals) else { return }
      names = value.with(right.indices).wordsBeforeNumber().map { [$0] } ?? []
    }
    names.removeAll(where: \.isEmpty)
    spellings.removeAll(where: \.isEmpty)
  }
}

/// What stands behind the colon of a directive.
private struct Value {
  let source: Source
  let range: Range<Int>

  func with(_ range: Range<Int>) -> Self { Self(source: source, range: range) }

  private func trimmed(_ range: Range<Int>) -> ByteRange {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, Byte.isBlank(source.bytes[start]) { start += 1 }
    while end > start, Byte.isBlank(source.bytes[end - 1]) { end -= 1 }
    return ByteRange(start, end)
  }

  func parts(of mark: UInt8) -> [ByteRange] {
    source.bytes[range].split(separator: mark).map { trimmed($0.startIndex..<$0.endIndex) }
  }

  func split(at mark: UInt8) -> (left: ByteRange, right: ByteRange)? {
    guard let place = source.bytes[range].firstIndex(of: mark) else { return nil }
    return (trimmed(range.lowerBound..<place), trimmed((place + 1)..<range.upperBound))
  }

  /// `Bench Press` of `Bench Press teal` and `Bench Press = teal`.
  func beforeLastWord() -> ByteRange? {
    let all = trimmed(range).indices
    guard
      var end = source.bytes[all].lastIndex(where: { $0 == Byte.space || $0 == Byte.equals })
    else { return nil }
    while end > all.lowerBound,
      Byte.isBlank(source.bytes[end - 1]) || source.bytes[end - 1] == Byte.equals
    {
      end -= 1
    }
    return trimmed(all.lowerBound..<end)
  }

  /// `Bench Press` of `Bench Press 120 kg by 2027-06-01` and of `Bench Press e1RM 120 kg`.
  func wordsBeforeNumber() -> ByteRange? {
    let words = source.bytes[range].split(whereSeparator: { Byte.isBlank($0) })
    guard let number = words.firstIndex(where: { $0.first.map(Byte.isDigit) ?? false }) else {
      return nil
    }
    let own = words[..<number].filter { word in
      let text = String(decoding: word, as: UTF8.self).lowercased()
      return text != "=" && text != "-" && text != "e1rm"
    }
    guard let first = own.first, let last = own.last else { return nil }
    return ByteRange(first.startIndex, last.endIndex)
  }
}
