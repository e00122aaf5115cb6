internal import JournalSyntax

/// Sets behind circled numbers: `① 70 / 12회`, `Curl ①12/14 ②14/12`, `①~③ 40 / 15회`, `+10kg ① 6회 ② 5회`.
extension FileReader {
  /// Takes the numbers off and parts the sets with commas; a slash between a load and its reps says so, where
  /// the file writes them in that way, and `①~③` tells three sets.
  mutating func settleCircledSets() {
    guard elements.count <= 60, elements.contains(where: { isCircled($0) }) else { return }
    var index = elements.count - 2
    while index >= 0 {
      settleCircle(index)
      index -= 1
    }
    anatomy.parser.end = elements.count
  }

  private mutating func settleCircle(_ circle: Int) {
    guard circle + 1 < elements.count, let first = circledNumber(circle) else { return }
    // The second of `①~③` is taken with the first.
    if circle > 1, isSpanMark(circle - 1), circledNumber(circle - 2) != nil { return }
    var (end, count) = (circle + 1, Int32(1))
    if end + 2 < elements.count, isSpanMark(end), let last = circledNumber(end + 1), last > first {
      count = Int32(last - first + 1)
      end += 2
    }
    guard let number = elements[end...].prefix(count > 1 ? 3 : 1).firstIndex(where: \.isNumber),
      elements[end..<number].allSatisfy({ $0.kind == .word })
    else { return }
    if number > end { context.remarks.append(range(end..<number)) }
    settlePairBehindCircle(number, count)
    let place = ByteRange(Int(elements[circle].range.start), Int(elements[circle].range.start))
    anatomy.parser.elements.removeSubrange(circle..<number)
    anatomy.parser.elements[circle].flags.insert(.spaceBefore)
    guard circle > 0 else { return }
    // The load of all sets stands before the first.
    if first == 1, elements[circle - 1].unit.isMass, elements[circle].unit == .repetition {
      anatomy.parser.elements.insert(
        Element(.times, place, flags: [.spaceBefore, .spaceAfter]), at: circle)
    } else if elements[circle - 1].isNumber || elements[circle - 1].kind == .word && first > 1 {
      anatomy.parser.elements.insert(Element(.comma, place, flags: .spaceAfter), at: circle)
    }
  }

  /// The `70 / 12회` behind a circled number, and how many sets were so.
  private mutating func settlePairBehindCircle(_ load: Int, _ count: Int32) {
    guard load + 2 < elements.count, elements[load + 1].kind == .slash,
      elements[load].isBare || elements[load].unit.isMass,
      elements[load + 2].isBareWhole || elements[load + 2].unit == .repetition,
      elements[load].value != elements[load + 2].value, circlesTellLoads()
    else { return }
    anatomy.parser.elements[load + 1].kind = .times
    anatomy.parser.elements[load + 1].flags.formUnion([.spaceBefore, .spaceAfter])
    let isListed = load + 3 < elements.count && elements[load + 3].kind == .comma
    if !isListed { anatomy.parser.elements[load + 2].unit = .repetition }
    guard count > 1, !isListed else { return }
    let place = ByteRange(Int(elements[load + 2].range.end), Int(elements[load + 2].range.end))
    anatomy.parser.elements.insert(
      contentsOf: [
        Element(.times, place, flags: [.spaceBefore, .spaceAfter]),
        Element(.quantity, place, unit: .set, value: count * 1000, flags: .spaceAfter),
      ], at: load + 3)
  }

  private func isSpanMark(_ index: Int) -> Bool {
    elements[index].kind == .tilde || elements[index].kind == .hyphen
  }

  private func circledNumber(_ index: Int) -> Int? {
    guard isCircled(elements[index]) else { return nil }
    return Int(bytes[Int(elements[index].range.start) + 2]) - 0x9F
  }

  /// `①` to `⑳`.
  private func isCircled(_ element: Element) -> Bool {
    guard element.kind == .semicolon, element.range.count == 3,
      case let start = Int(element.range.start), bytes[start] == 0xE2
    else { return false }
    return bytes[start + 1] == 0x91 && 0xA0...0xB3 ~= bytes[start + 2]
  }

  /// Asked once a file: behind circled numbers stand loads with far fewer reps behind a slash.
  private mutating func circlesTellLoads() -> Bool {
    if let known = context.circlesTellLoads { return known }
    var (loads, others) = (0, 0)
    for line in document.lines where line.content.count <= 400 {
      let content = bytes[line.content.indices]
      var index = content.startIndex
      while index + 4 < content.endIndex {
        defer { index += 1 }
        guard content[index] == 0xE2, content[index + 1] == 0x91, content[index + 2] >= 0xA0,
          let (load, reps) = pairBehind(content[(index + 3)...])
        else { continue }
        if load >= 20, load >= 2 * reps { loads += 1 }
        if load < reps || load == reps { others += 1 }
      }
    }
    let tells = loads >= 3 && loads > 4 * others
    context.circlesTellLoads = tells
    return tells
  }

  /// The numbers of ` 70 / 12회` and `70/12`.
  private func pairBehind(_ text: ArraySlice<UInt8>) -> (Int, Int)? {
    let first = text.drop { $0 == Byte.space }
    let load = first.prefix { Byte.isDigit($0) }
    guard 1...3 ~= load.count else { return nil }
    let behind = first.dropFirst(load.count).prefix(8).drop { $0 != Byte.slash && $0 < 0x80 }
    guard behind.first == Byte.slash else { return nil }
    let reps = behind.dropFirst().drop { $0 == Byte.space }.prefix { Byte.isDigit($0) }
    guard 1...2 ~= reps.count else { return nil }
    return (load.valueOfDigits, reps.valueOfDigits)
  }
}
