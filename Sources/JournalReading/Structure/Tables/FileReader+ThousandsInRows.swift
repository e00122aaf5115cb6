internal import JournalSyntax

/// Numbers that a comma between two fields joined: the `1,205` of `Squat,1,205 lb,5`, which is no thousand.
extension FileReader {
  /// Parts them where the row has fewer fields than the head above it.
  mutating func partThousands(columns: Int) {
    let fields = elements.count(where: { $0.kind == .comma }) + 1
    guard context.headDelimiter == Byte.comma, fields < columns else { return }
    for index in elements.indices.reversed() where elements[index].kind == .quantity {
      partThousand(index)
    }
  }

  private mutating func partThousand(_ index: Int) {
    let element = elements[index]
    let digits = bytes[element.range.indices].prefix { Byte.isDigit($0) || $0 == Byte.comma }
    guard let comma = digits.firstIndex(of: Byte.comma), comma > digits.startIndex,
      comma + 1 < digits.endIndex, digits.count <= 8,
      !digits[(comma + 1)...].contains(Byte.comma)
    else { return }
    let first = Int32(clamping: digits[..<comma].valueOfDigits)
    let behind = Int32(clamping: digits[(comma + 1)...].valueOfDigits)
    guard first < 1_000, behind < 1_000 else { return }
    var second = element
    // `1,205.5`; a comma before one or two digits was taken for a decimal one.
    let rest = Int64(element.value) - Int64(first) * 1_000_000
    second.value = rest >= 0 && rest / 1000 == Int64(behind) ? Int32(rest) : behind * 1000
    if second.value % 1000 == 0 { second.flags.remove(.fraction) }
    second.range = ByteRange(comma + 1, Int(element.range.end))
    second.flags.remove(.spaceBefore)
    anatomy.parser.elements.replaceSubrange(
      index...index,
      with: [
        Element(
          .quantity, ByteRange(Int(element.range.start), comma), value: first * 1000,
          flags: element.flags.intersection(.spaceBefore)),
        Element(.comma, ByteRange(comma, comma + 1)), second,
      ])
  }
}
