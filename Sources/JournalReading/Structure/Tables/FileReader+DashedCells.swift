internal import JournalSyntax

/// Sets of cells that tell loads and reps by hyphens, and how often behind them: `| Bench | 60-10 | 80-8x3 |`,
/// `| Dip | BW-12 | +10-8 |`.
extension FileReader {
  /// Writes them as `60 x 10`, `80 x 8 x 3` and `BW x 12`, where the cells of the file show what they are.
  mutating func settleDashedCells(_ cells: [Range<Int>]) {
    guard elements.contains(where: { $0.kind == .hyphen }), cellsTellPairs() else { return }
    for cell in cells where 3...6 ~= cell.count { settleDashedCell(cell) }
  }

  private mutating func settleDashedCell(_ cell: Range<Int>) {
    let load = elements[cell.lowerBound].kind == .plus ? cell.lowerBound + 1 : cell.lowerBound
    let (dash, reps) = (load + 1, load + 2)
    guard reps < cell.upperBound, elements[dash].kind == .hyphen, !elements[dash].spaceBefore,
      elements[load].isBare || elements[load].unit.isMass || elements[load].meaning == .bodyweight,
      elements[reps].isBareWhole, !elements[reps].spaceBefore,
      1_000...60_000 ~= elements[reps].value
    else { return }
    let times = reps + 1
    if times < cell.upperBound {
      guard times + 2 == cell.upperBound, elements[times].kind == .times,
        elements[times + 1].isBareWhole, 1_000...12_000 ~= elements[times + 1].value
      else { return }
      anatomy.parser.elements[times + 1].unit = .set
    }
    anatomy.parser.elements[dash].kind = .times
    anatomy.parser.elements[reps].unit = .repetition
  }

  /// Asked once a file: nearly all pairs in cells fall from a load to far fewer reps, as no range does.
  private mutating func cellsTellPairs() -> Bool {
    if let known = context.cellsTellPairs { return known }
    var (loads, others) = (0, 0)
    for line in document.lines where line.kind == .tableRow {
      for cell in bytes[line.content.indices].split(separator: Byte.pipe) {
        guard let (load, reps) = pairByHyphen(cell) else { continue }
        if load >= 20, load >= 2 * reps { loads += 1 }
        if load < reps { others += 1 }
      }
    }
    let tells = loads >= 5 && loads > 6 * others
    context.cellsTellPairs = tells
    return tells
  }

  /// The numbers of ` 62.5-8 ` and of `80-8x3`.
  private func pairByHyphen(_ cell: ArraySlice<UInt8>) -> (Int, Int)? {
    let text = cell.drop { $0 == Byte.space }
    let load = text.prefix { Byte.isDigit($0) }
    guard 1...3 ~= load.count else { return nil }
    var behind = text.dropFirst(load.count)
    if behind.first == Byte.period || behind.first == Byte.comma {
      behind = behind.dropFirst().drop { Byte.isDigit($0) }
    }
    guard behind.first == Byte.hyphen else { return nil }
    let reps = behind.dropFirst().prefix { Byte.isDigit($0) }
    guard 1...2 ~= reps.count else { return nil }
    return (load.valueOfDigits, reps.valueOfDigits)
  }
}
