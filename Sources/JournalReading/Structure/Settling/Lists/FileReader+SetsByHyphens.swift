internal import JournalSyntax

/// Load, reps and sets between hyphens, the sets with their letter: `Bench 60-10-3s, 50-12-2s`, `Crunch
/// 15-3s`, in files that write so.
extension FileReader {
  mutating func settleSetsByHyphens() {
    guard elements.count > 3, elements.contains(where: { $0.unit == .letterS || $0.unit == .set }),
      hyphensPartSets()
    else { return }
    var (index, tellsSets) = (0, false)
    while index + 2 < elements.count {
      guard let end = endOfChain(index),
        elements[end].unit == .letterS || elements[end].unit == .set
      else {
        index += 1
        continue
      }
      // `60-10-3s` has a load, `15-3s` reps alone.
      for mark in stride(from: index + 1, to: end, by: 2) {
        anatomy.parser.elements[mark].kind = .times
      }
      anatomy.parser.elements[end - 2].unit = .repetition
      anatomy.parser.elements[end].unit = .set
      tellsSets = true
      index = end + 1
      partFromNext(&index)
    }
    guard tellsSets else { return }
    settlePairsBesideChains()
  }

  /// The `45-12` beside `52-10-2s`, and the `60-8 80-8` before `100-5-3s`: single sets.
  private mutating func settlePairsBesideChains() {
    var index = 0
    while index + 2 < elements.count {
      guard let end = endOfChain(index), end == index + 2, elements[end].isBareWhole,
        elements[index].value >= 5_000
      else {
        index += 1
        continue
      }
      anatomy.parser.elements[index + 1].kind = .times
      anatomy.parser.elements[end].unit = .repetition
      index = end + 1
      partFromNext(&index)
    }
  }

  /// Puts a comma before a number that stands behind a set.
  private mutating func partFromNext(_ index: inout Int) {
    guard index < elements.count, elements[index].isNumber else { return }
    let place = Int(elements[index].range.start)
    anatomy.parser.elements.insert(
      Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: index)
    index += 1
  }

  /// The last of two or three numbers that hyphens join without blanks.
  private func endOfChain(_ start: Int) -> Int? {
    guard elements[start].isBare, elements[start].value <= 400_000,
      start == 0 || !isTightHyphen(start - 1)
    else { return nil }
    var end = start
    while end < start + 4, isTightHyphen(end + 1), end + 2 < elements.count,
      elements[end + 2].kind == .quantity, elements[end + 2].value % 1000 == 0,
      elements[end + 2].value <= 60_000
    {
      end += 2
      if elements[end].unit != .none { break }
    }
    guard end > start, !isTightHyphen(end + 1) else { return nil }
    return end
  }

  private func isTightHyphen(_ index: Int) -> Bool {
    index > 0 && index + 1 < elements.count && elements[index].kind == .hyphen
      && !elements[index].spaceBefore && !elements[index + 1].spaceBefore
  }

  /// At least three times three numbers stand so, of which the last has the letter of sets.
  private mutating func hyphensPartSets() -> Bool {
    if let known = context.hyphensPartSets { return known }
    var (chains, hyphens, index) = (0, 0, 0)
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "s"), hyphens == 2, Byte.isDigit(bytes[index - 1]),
        !(index + 1 < bytes.count && Byte.isASCIILetter(bytes[index + 1]))
      {
        chains += 1
      }
      if byte == Byte.hyphen, index > 0, Byte.isDigit(bytes[index - 1]) {
        hyphens += 1
      } else if !Byte.isDigit(byte), byte != Byte.period {
        hyphens = 0
      }
      index += 1
    }
    let isSo = chains >= 3
    context.hyphensPartSets = isSo
    return isSo
  }
}
