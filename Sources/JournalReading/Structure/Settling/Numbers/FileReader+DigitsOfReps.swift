internal import JournalSyntax

/// Reps of one digit each, glued to one number behind the load: `Squat 20kg 55555`, `OHP 22.5 55543`, `Row 37.5kg 555`.
extension FileReader {
  /// Writes a list of the reps; nobody does so many in a set.
  mutating func settleDigitsOfReps() {
    guard
      let number = elements.indices.dropFirst(2).first(where: {
        elements[$0].kind == .quantity && elements[$0].range.count > 2 && isRowOfReps($0)
      }), isLoadBeforeReps(number)
    else { return }
    let digits = elements[number].range.indices
    let isLast = elements[number].flags.intersection(.spaceAfter)
    var reps: [JournalSyntax.Element] = []
    for digit in digits {
      if !reps.isEmpty {
        reps.append(Element(.comma, ByteRange(digit, digit), flags: .spaceAfter))
      }
      reps.append(
        Element(
          .quantity, ByteRange(digit, digit + 1), value: Int32(bytes[digit] - Byte.zero) * 1000,
          flags: .spaceBefore))
    }
    reps[reps.count - 1].flags.formUnion(isLast)
    anatomy.parser.elements[number - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements.replaceSubrange(number...number, with: reps)
    anatomy.parser.end = elements.count
  }

  /// Three to eight digits that differ by little, apart from the load, behind which nothing more is counted.
  private func isRowOfReps(_ number: Int) -> Bool {
    let element = elements[number]
    let digits = bytes[element.range.indices]
    guard element.unit == .none, element.spaceBefore, digits.count <= 8,
      digits.allSatisfy({ 0x31...0x39 ~= $0 }), let most = digits.max(), let fewest = digits.min(),
      most - fewest <= 4, digits.first == most || digits.count > 3 && digits.first == most - 1,
      case let behind = elements[(number + 1)...],
      !behind.contains(where: \.isNumber)
    else { return false }
    return behind.isEmpty || behind[number + 1].kind != .times
  }

  /// A mass, or a bare load behind the name of what is lifted; `deadlift 545 555` tells two loads.
  private func isLoadBeforeReps(_ number: Int) -> Bool {
    let load = number - 1
    guard elements[load].kind == .quantity, elements[load - 1].kind != .times else { return false }
    if elements[load].unit.isMass { return true }
    return elements[load].isBare && elements[load].value >= 15_000
      && elements[number].value / 3 >= elements[load].value
      && elements[..<load].allSatisfy({ $0.kind == .word || $0.kind == .colon })
      && mayBeLoaded(0..<load)
  }
}
