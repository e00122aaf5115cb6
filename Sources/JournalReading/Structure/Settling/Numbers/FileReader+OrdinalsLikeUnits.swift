internal import JournalSyntax

/// Words behind reps that are units elsewhere: `3x5 second set best`, `3x5 feet closer together`.
extension FileReader {
  /// Takes the `second` and the `feet` off the number before, when what follows tells that they are words
  /// of a remark.
  mutating func settleOrdinalsLikeUnits() {
    guard
      let number = elements.indices.dropLast().first(where: { index in
        let element = elements[index]
        guard element.kind == .quantity, !element.flags.contains(.unitGlued) else { return false }
        switch element.unit {
        case .second:
          return bytes[element.range.indices].last == UInt8(ascii: "d")
            && (elements[index + 1].meaning == .set || elements[index + 1].meaning == .repetition
              || isWord(index + 1, in: Self.ones))
        case .foot:
          return element.value <= 30_000
            && bytes[element.range.indices].suffix(4).elementsEqual("feet".utf8)
            && isWord(index + 1, in: Self.placesOfFeet)
        default: return false
        }
      }), number > 0
    else { return }
    let digits = bytes[elements[number].range.indices].prefix {
      Byte.isDigit($0) || $0 == Byte.period || $0 == Byte.comma
    }
    guard !digits.isEmpty else { return }
    context.remarks.append(range(number..<elements.count))
    anatomy.parser.elements.removeSubrange((number + 1)...)
    anatomy.parser.elements[number].unit = .none
    anatomy.parser.elements[number].range = ByteRange(
      Int(elements[number].range.start), Int(elements[number].range.start) + digits.count)
    anatomy.parser.elements[number].flags.insert(.spaceAfter)
  }

  private static let ones = WordSet("one time round")
  private static let placesOfFeet = WordSet(
    "closer wider together apart flat up narrow narrower elevated forward")
}
