internal import JournalSyntax

/// Seconds of carries that stand behind their way without a unit: `Yoke 200 20m 13.1, 20m 13.8`.
extension FileReader {
  /// Gives each fraction between a way and a comma its unit.
  ///
  /// The load before the first of them is that of all.
  mutating func settleSecondsBehindWays() {
    guard elements.count > 3, elements[0].kind == .word,
      let first = elements.firstIndex(where: { isWay($0) }), first > 1
    else { return }
    let load = elements[first - 1]
    let isLoaded =
      load.kind == .quantity && (load.unit == .none || load.unit.isMass)
      && elements[first - 2].kind == .word && load.value >= 20_000
    for index in elements.indices.dropFirst(2).reversed()
    where elements[index].isBare && elements[index].flags.contains(.fraction)
      && 4_000...100_000 ~= elements[index].value && isWay(elements[index - 1])
      && elements[index].spaceBefore
      && (index + 1 == elements.count || elements[index + 1].kind == .comma
        || elements[index + 1].kind == .slash)
    {
      anatomy.parser.elements[index].unit = .second
      let place = ByteRange(
        Int(elements[index].range.start), Int(elements[index].range.start))
      anatomy.parser.elements.insert(
        Element(
          .word, place, word: Word(meaning: .in, value: 0), flags: [.spaceBefore, .spaceAfter]),
        at: index)
      if isLoaded, index - 1 > first {
        var again = load
        again.flags.formUnion([.spaceBefore, .spaceAfter])
        anatomy.parser.elements.insert(again, at: index - 1)
      }
    }
  }

  private func isWay(_ element: Element) -> Bool {
    element.kind == .quantity && (element.unit == .meter || element.unit == .letterM)
      && 5_000...100_000 ~= element.value
  }

  /// The `build to heavy 3` of `Front squat build to heavy 3` above `95x3, 115x3, 135x3`: how it was done, for the
  /// sets stand below.
  mutating func dropRampToHeavy() {
    let last = elements.count - 1
    guard last > 3, elements[last].isBareWhole, elements[last].value <= 10_000,
      isWord(last - 1, in: Self.heavy),
      let ramp = elements.indices.dropFirst().first(where: {
        isRamp(elements[$0]) || isWord($0, in: Self.ramps)
      }), ramp + 2 < last + 1, last - ramp <= 5,
      elements[(isLettered ? 2 : 0)..<ramp].allSatisfy({ $0.kind == .word }),
      ramp > (isLettered ? 2 : 0), isAboveLoads
    else { return }
    context.remarks.append(range(ramp..<elements.count))
    anatomy.parser.elements.removeSubrange(ramp...)
    anatomy.parser.elements[ramp - 1].flags.insert(.spaceAfter)
  }

  /// `A) Squat`: the letter of a part of the session.
  var isLettered: Bool {
    elements.count > 2 && elements[0].kind == .word && elements[0].range.count == 1
      && elements[1].kind == .closeParenthesis
  }

  /// The next line begins with a number and a times sign.
  private var isAboveLoads: Bool {
    let next = context.lineIndex + 1
    guard next < document.lines.count, document.lines[next].kind == .text else { return false }
    let content = bytes[document.lines[next].content.indices]
    let behind = content.drop { Byte.isDigit($0) || $0 == Byte.period }
    guard behind.startIndex > content.startIndex, let sign = behind.first else { return false }
    return sign | 0x20 == UInt8(ascii: "x") || sign == Byte.asterisk || sign == UInt8(ascii: "@")
      || sign == Byte.space
  }

  private static let heavy = WordSet("heavy top max hard")
  private static let ramps = WordSet("work worked working up")
}
