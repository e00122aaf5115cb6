/// Clocks that tell the unit of each of their parts, too.
extension ElementScanner {
  /// `53m:04s`, `2u:00m:01s`, `59':40"`: the colon says that they are one.
  mutating func markedClock(_ elements: inout [Element]) -> Bool {
    guard kind(at: index + 2) == .colon, kind(at: index + 3) == .number,
      let first = clockMark(index + 1), first != .second
    else { return false }
    var parts = [parse(tokens[index].range).value]
    let start = index
    var next = index + 1
    while parts.count < 3, clockMark(next) != nil, kind(at: next + 1) == .colon,
      kind(at: next + 2) == .number, tokens[next + 2].range.count == 2
    {
      parts.append(parse(tokens[next + 2].range).value)
      next += 3
    }
    guard parts.count == 3 || parts.count == 2, parts.count == 2 || first == .hour else {
      return false
    }
    while clockMark(next) != nil { next += 1 }
    var value = parts.reduce(Int64(0)) { $0 * 60 + Int64($1) }
    if parts.count == 2, first == .hour { value *= 60 }
    index = next
    push(
      Element(
        .clock, tokens[start].range.through(tokens[next - 1].range), value: Int32(clamping: value),
        flags: .hours), &elements)
    return true
  }

  /// The unit that a mark right behind a number tells.
  private func clockMark(_ index: Int) -> Unit? {
    switch kind(at: index) {
    case .apostrophe: return .minute
    case .quotationMark: return .second
    case .word where tokens[index].range.count <= 3: break
    default: return nil
    }
    switch word(at: index).meaning {
    case .hour: return .hour
    case .minute, .letterM: return .minute
    case .second, .letterS: return .second
    // The `u` of the Dutch.
    default: return slice(index).elementsEqual("u".utf8) ? .hour : nil
    }
  }
}
