internal import JournalSyntax

/// Letters of the tool glued to its load: `skull crusher EZ30 12/10/10`, `shrug DB32x15`.
extension FileReader {
  /// Parts the load from the letters of its tool, which a remark keeps.
  mutating func settleToolsBeforeLoads() {
    for index in elements.indices.dropFirst().dropLast() where isTool(index) {
      let word = elements[index].range
      let digits = bytes[word.indices].reversed().prefix { Byte.isDigit($0) }
      let middle = Int(word.end) - digits.count
      var value = bytes[middle..<Int(word.end)].valueOfDigits * 1000
      var (end, next) = (Int(word.end), index + 1)
      // The `.5` of `EZ32.5`.
      if next + 1 < elements.count, elements[next].kind == .period, !elements[next].spaceBefore,
        elements[next + 1].isBareWhole, !elements[next + 1].spaceBefore,
        elements[next + 1].range.count <= 2
      {
        let fraction = Int(elements[next + 1].value) / 1000
        value += elements[next + 1].range.count == 1 ? fraction * 100 : fraction * 10
        end = Int(elements[next + 1].range.end)
        next += 2
      }
      guard next < elements.count, isWorkBehindLoad(next) else { continue }
      context.remarks.append(ByteRange(Int(word.start), middle))
      var flags: Element.Flags = [.spaceBefore]
      if value % 1000 != 0 { flags.insert(.fraction) }
      if elements[next].spaceBefore { flags.insert(.spaceAfter) }
      let load = Element(
        .quantity, ByteRange(middle, end), value: Int32(value), flags: flags)
      anatomy.parser.elements.replaceSubrange(index..<next, with: [load])
      return
    }
  }

  /// `EZ30`: letters for a bar or a bell, and a load of two or three digits behind a name.
  private func isTool(_ index: Int) -> Bool {
    let word = elements[index]
    guard word.kind == .word, 3...6 ~= word.range.count, word.spaceBefore,
      elements[index - 1].kind == .word, let last = bytes[word.range.indices].last,
      Byte.isDigit(last),
      case let letters = bytes[word.range.indices].prefix(while: { Byte.isASCIILetter($0) }),
      case let digits = bytes[word.range.indices].dropFirst(letters.count),
      1...3 ~= digits.count, digits.allSatisfy({ Byte.isDigit($0) }),
      digits.first != Byte.zero
    else { return false }
    return Self.tools.contains(letters)
  }

  /// `12 10 10`, `12,10`, `x15`, `3x10`.
  private func isWorkBehindLoad(_ index: Int) -> Bool {
    if elements[index].kind == .times { return elements[safe: index + 1]?.isBareWhole == true }
    return elements[index].isBareWhole && elements[index].spaceBefore
  }

  private static let tools = WordSet("ez sz db bb kb kh lh dbs")
}
