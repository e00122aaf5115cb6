internal import JournalSyntax

/// Names that no catalog has, and that one journal tells sets of again and again: `ПР 100х5 120х4. ЖЛ 70х6 85х5`,
/// `WL 60x8x3 | wiosło 50x10x3`.
extension FileReader {
  /// The words stand right before factors on three lines of the file at least.
  mutating func isNameOfWriter(_ words: Range<Int>) -> Bool {
    let names = namesOfWriter()
    guard !names.isEmpty, !words.isEmpty else { return false }
    return names.contains(Array(bytes[range(words).indices]))
  }

  /// Asked once a file.
  private mutating func namesOfWriter() -> Set<[UInt8]> {
    if let known = context.namesOfWriter { return known }
    var lines: [[UInt8]: (count: Int, last: Int)] = [:]
    for (index, line) in document.lines.enumerated()
    where line.kind == .text || line.kind == .item {
      guard line.content.count <= 1024 else { continue }
      var first: Int?
      for word in bytes[line.content.indices].split(separator: Byte.space) {
        let start = word.startIndex
        if let name = first, isFactorsOfSet(word) {
          let key = Array(bytes[name..<start].dropLast())
          let known = lines[key] ?? (0, -1)
          if known.last != index { lines[key] = (known.count + 1, index) }
        }
        if word.allSatisfy({ Byte.isASCIILetter($0) || $0 >= 0x80 }) {
          if first == nil { first = start }
        } else {
          first = nil
        }
      }
    }
    let found = Set(
      lines.filter { $0.value.count >= 3 && 2...40 ~= $0.key.count }.map(\.key))
    context.namesOfWriter = found
    return found
  }

  /// `100x5`, `17,5х10х3`, `60×8`: a number, a sign and a number behind it.
  private func isFactorsOfSet(_ word: ArraySlice<UInt8>) -> Bool {
    let number = word.prefix { Byte.isDigit($0) || $0 == Byte.period || $0 == Byte.comma }
    guard let first = number.first, Byte.isDigit(first), case let rest = word[number.endIndex...],
      let sign = Self.signs.first(where: { rest.starts(with: $0) })
    else { return false }
    return rest.dropFirst(sign.count).first.map { Byte.isDigit($0) } ?? false
  }

  private static let signs = ["x", "X", "×", "х", "Х", "*"].map { Array($0.utf8) }
}
