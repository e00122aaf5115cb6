internal import JournalSyntax

/// Rows of fields without a heading that end with how hard each set was: `2024-11-02,squat,100,5,7`.
extension FileReader {
  /// The three numbers of a row, in thousandths, and what stands before them.
  private struct Numbers {
    var head: ArraySlice<UInt8>
    var load: Int
    var reps: Int
    var last: Int
  }

  /// Looks once whether the last of the three numbers of all rows is an RPE.
  mutating func endsRowsWithRatings(_ sign: UInt8) -> Bool {
    if let known = context.rowsEndWithRatings { return known }
    let rows = document.lines.compactMap { numbersOfRow($0.content, sign) }
    let found =
      rows.count >= 3 && rows.allSatisfy { 5_000...10_000 ~= $0.last && $0.last % 500 == 0 }
      && (rows.contains { $0.last % 1_000 != 0 } || listsSets(rows))
    context.rowsEndWithRatings = found
    return found
  }

  /// Each row is a set: as counts of sets, the second numbers would come to several sets of the same
  /// load twice over.
  private func listsSets(_ rows: [Numbers]) -> Bool {
    var (repeated, alike) = (0, 0)
    for (above, row) in zip(rows, rows.dropFirst()) where above.head == row.head {
      guard min(above.reps, row.reps) >= 3_000, row.load > row.reps else { continue }
      repeated += 1
      if above.load == row.load { alike += 1 }
    }
    return alike >= 2 || repeated >= 4 && alike > 0
  }

  /// The numbers of a row with exactly three fields of bare numbers, side by side.
  private func numbersOfRow(_ content: ByteRange, _ sign: UInt8) -> Numbers? {
    let text = bytes[content.indices]
    guard text.count <= 200, let first = text.first, Byte.isDigit(first) else { return nil }
    let fields = text.split(separator: sign, omittingEmptySubsequences: false)
    guard let start = fields.firstIndex(where: { thousandths($0) != nil }),
      start + 2 < fields.count,
      fields.count(where: { thousandths($0) != nil }) == 3, let load = thousandths(fields[start]),
      let reps = thousandths(fields[start + 1]), let last = thousandths(fields[start + 2])
    else { return nil }
    return Numbers(
      head: text[..<fields[start].startIndex], load: load, reps: reps, last: last)
  }

  /// `100`, `7.5`: up to four digits and a fraction of one.
  private func thousandths(_ field: ArraySlice<UInt8>) -> Int? {
    let parts = field.filter { $0 != Byte.space }.split(
      separator: Byte.period, omittingEmptySubsequences: false)
    guard 1...2 ~= parts.count, 1...4 ~= parts[0].count, parts.count == 1 || parts[1].count == 1,
      parts.allSatisfy({ $0.allSatisfy { Byte.isDigit($0) } })
    else { return nil }
    let whole = parts[0].valueOfDigits
    let tenths = parts.count == 2 ? parts[1].first.map { Int($0 - Byte.zero) } ?? 0 : 0
    return whole * 1_000 + tenths * 100
  }
}
