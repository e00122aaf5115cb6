internal import JournalSyntax

/// Words cut short with a period, as Russians and Ukrainians write: `Пр. 60х8`, `Жим легк. 60х8`, `Горизонт. блок 60х10`.
extension FileReader {
  /// Drops the period, which ends no sentence: a number or a small letter stands behind a consonant.
  mutating func dropPeriodsOfAbbreviations() {
    var index = 1
    while index + 1 < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .period, !elements[index].spaceBefore,
        elements[index - 1].kind == .word, elements[index - 1].word == .plain,
        4...16 ~= elements[index - 1].range.count,
        Self.endsInConsonant(bytes[elements[index - 1].range.indices]),
        case let next = elements[index + 1], next.spaceBefore,
        next.kind == .quantity || next.kind == .word && isSmallCyrillic(next)
      else { continue }
      anatomy.parser.elements.remove(at: index)
      anatomy.parser.elements[index - 1].flags.insert(.spaceAfter)
    }
    anatomy.parser.end = elements.count
  }

  private static func endsInConsonant(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.first == 0xD0 || word.first == 0xD1 else { return false }
    return consonants.contains { word.suffix(2).elementsEqual($0) }
  }

  private func isSmallCyrillic(_ word: Element) -> Bool {
    let text = bytes[word.range.indices]
    guard let first = text.first, let second = text.dropFirst().first else { return false }
    return first == 0xD0 && 0xB0...0xBF ~= second || first == 0xD1
  }

  private static let consonants = "бвгджзклмнпрстфхцчшщ".map { Array(String($0).utf8) }
}
