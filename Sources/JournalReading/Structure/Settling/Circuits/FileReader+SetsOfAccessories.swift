internal import JournalSyntax

/// Sets of all exercises below a label: `Accessory: 3 sets` above `- ring rows x 12` and `- curls 20 lb x 10`.
extension FileReader {
  /// Makes rounds of them, where the line below tells no sets of its own.
  mutating func settleSetsOfAccessories() {
    guard 3...4 ~= elements.count, elements[elements.count - 1].unit == .set,
      elements[0].kind == .word, isWord(0, in: Self.accessories),
      elements[elements.count - 2].kind == .colon || elements[elements.count - 2].kind == .hyphen,
      case let below = context.lineIndex + 1, below < document.lines.count,
      document.lines[below].kind == .item, tellsOneSet(document.lines[below].content)
    else { return }
    anatomy.parser.elements[elements.count - 1].unit = .round
  }

  /// `ring rows x 12`, and no `curls 3x10`.
  private func tellsOneSet(_ content: ByteRange) -> Bool {
    let text = bytes[content.indices]
    guard text.count <= 120, text.contains(where: { Byte.isDigit($0) }) else { return false }
    return !text.indices.dropFirst().dropLast().contains { index in
      text[index] | 0x20 == UInt8(ascii: "x") && Byte.isDigit(text[index - 1])
        && (Byte.isDigit(text[index + 1]))
    }
  }

  private static let accessories = WordSet(
    "accessory accessories accesory accesories assistance assistenz accesorios acessórios accessoires аксессуары подсобка"
  )
}
