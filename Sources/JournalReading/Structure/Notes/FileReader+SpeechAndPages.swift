internal import JournalSyntax

/// Lines that only stand between those of a journal: what another one said, where a page belongs, and what was not
/// done for any time.
extension FileReader {
  /// `«Какие 3х10, бери сразу 5х5»`: nothing else stands on the line.
  var isQuotedWhole: Bool {
    guard elements.count > 5,
      case let text = bytes[document.lines[context.lineIndex].content.indices]
    else { return false }
    return Self.quotes.contains { text.starts(with: $0.open) && endsWith($0.close, text) }
      && elements.count(where: { $0.kind == .word }) > 2
  }

  private func endsWith(_ mark: [UInt8], _ text: ArraySlice<UInt8>) -> Bool {
    text.suffix(mark.count).elementsEqual(mark)
      || text.dropLast().suffix(mark.count).elementsEqual(mark) && text.last == Byte.period
  }

  private static let quotes: [(open: [UInt8], close: [UInt8])] = [
    ("«", "»"), ("“", "”"), ("„", "“"), ("»", "«"), ("「", "」"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  /// `Training Logs > Over 40s`, `Форум > Дневники > страница 1`: where a page belongs.
  var isPathOfPage: Bool {
    guard !file.hasSets, file.drafts.isEmpty, 3...14 ~= elements.count, elements[0].kind == .word,
      !elements.contains(where: { $0.kind == .times || $0.unit.isMass })
    else { return false }
    let content = bytes[document.lines[context.lineIndex].content.indices]
    return content.indices.dropFirst().dropLast().contains { index in
      content[index] == UInt8(ascii: ">") && content[index - 1] == Byte.space
        && content[index + 1] == Byte.space && isLetter(at: index - 2) && isLetter(at: index + 2)
    }
  }

  private func isLetter(at index: Int) -> Bool {
    bytes.indices.contains(index) && (Byte.isASCIILetter(bytes[index]) || bytes[index] >= 0x80)
  }

  /// `운동 0분, 맥주 3잔`: no minute of it.
  var tellsNoMinute: Bool {
    guard let first = elements.first(where: \.isNumber), first.unit.isTime, first.value == 0,
      first.kind == .quantity
    else { return false }
    return !elements.contains { $0.kind == .times || $0.unit.isMass }
  }
}
