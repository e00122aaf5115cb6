internal import JournalSyntax

/// Loads over their reps in files that write nothing else so: `тяга 70/8 70/8`, and therefore `махи 8/15 8/12` and
/// `curl 20/15`.
extension FileReader {
  /// Makes a times sign of the slash between the two; `12/10/8` is a list, and `10/10` tells both sides.
  mutating func settleLoadsOverReps() {
    guard elements.count > 3,
      elements[0].kind == .word || elements[0].isNumber && elements[1].kind == .word,
      elements.contains(where: { $0.kind == .slash }), writesLoadsOverReps()
    else { return }
    for slash in elements.indices.dropFirst(2).dropLast() where isLoadOverRepsOfFile(slash) {
      anatomy.parser.elements[slash].kind = .times
      // `120/0` was missed.
      if elements[slash + 1].value > 0 { anatomy.parser.elements[slash + 1].unit = .repetition }
    }
  }

  private func isLoadOverRepsOfFile(_ slash: Int) -> Bool {
    // `100/ 3` is written in a hurry.
    guard elements[slash].kind == .slash, !elements[slash].spaceBefore, elements[slash - 1].isBare,
      elements[slash - 1].spaceBefore || elements[slash - 2].kind == .plus,
      elements[slash + 1].isBareWhole, 0...40_000 ~= elements[slash + 1].value,
      elements[slash - 1].value != elements[slash + 1].value,
      // `Tue 5/3`.
      elements[slash - 2].meaning != .weekday
    else { return false }
    return slash + 2 >= elements.count || elements[slash + 2].kind != .slash
  }

  /// Asked once a file: nearly all pairs with a slash are a load and far fewer reps.
  mutating func writesLoadsOverReps() -> Bool {
    if let known = context.writesLoadsOverReps { return known }
    var (loads, others) = (0, 0)
    for line in document.lines where line.kind == .text || line.kind == .item {
      let content = bytes[line.content.indices]
      guard let first = content.first, content.contains(Byte.slash) else { continue }
      let parts = content.split(separator: Byte.space)
      // Days stand at the start of lines; behind `0804` there is work as well.
      let hasDay = Byte.isDigit(first)
      if hasDay, parts[0].contains(Byte.slash) || parts.count < 3 { continue }
      for part in parts.dropFirst(hasDay ? 1 : 0) where part.contains(Byte.slash) {
        let numbers = part.split(separator: Byte.slash, omittingEmptySubsequences: false)
        guard numbers.count > 1 else { continue }
        guard numbers.count == 2, let load = leadingNumber(numbers[0]),
          let reps = leadingNumber(numbers[1])
        else {
          if numbers.count > 2, numbers.allSatisfy({ leadingNumber($0) != nil }) { others += 1 }
          continue
        }
        if load >= 20, load >= 2 * reps, 1...30 ~= reps { loads += 1 }
        if load <= reps, load != reps { others += 1 }
      }
    }
    let isSo = loads >= 8 && loads > 6 * others
    context.writesLoadsOverReps = isSo
    return isSo
  }

  /// `82,5` and `12` and the `+10`, and no words.
  private func leadingNumber(_ text: ArraySlice<UInt8>) -> Int? {
    let digits = (text.first == Byte.plus ? text.dropFirst() : text).prefix { Byte.isDigit($0) }
    guard 1...3 ~= digits.count else { return nil }
    return digits.valueOfDigits
  }
}
