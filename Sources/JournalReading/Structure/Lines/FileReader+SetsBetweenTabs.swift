internal import JournalSyntax

/// An exercise and its sets between tabs, as pasted from a sheet: `squat<tab>60/10<tab>80/8`.
extension FileReader {
  /// Makes a line of blanks of such a row, where the rows of the file tell loads with their reps so; then
  /// `dips<tab>12<tab>10` lists reps.
  mutating func dropTabsBetweenSets(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, context.table == nil, elements.count > 2,
      elements.contains(where: { isTabbed($0) }), setsStandBetweenTabs()
    else { return false }
    var cells = tabbedCells()
    // `12.03<tab>squat<tab>60/10`: the day stands in the first column.
    if let first = cells.first, first.count <= 2, !first.isEmpty, elements[0].isNumber,
      dates.date(at: 0)?.1 == first.upperBound
    {
      cells.removeFirst()
    }
    guard let name = cells.first, 1...6 ~= name.count, cells.count > 1,
      elements[name.lowerBound].kind == .word, !elements[name].contains(where: \.isNumber),
      cells.dropFirst().allSatisfy({ $0.isEmpty || isCellOfSet($0) })
    else { return false }
    for index in elements.indices { anatomy.parser.elements[index].flags.remove(.gap) }
    context.rowOfSetsLine = context.lineIndex
    return true
  }

  /// `60/10`, `72,5x5`, `12`.
  private func isCellOfSet(_ cell: Range<Int>) -> Bool {
    let first = elements[cell.lowerBound]
    guard first.isBare else { return false }
    if cell.count == 1 { return first.isBareWhole && first.value <= 100_000 }
    guard cell.count == 3, elements[cell.lowerBound + 2].isBareWhole else { return false }
    let sign = elements[cell.lowerBound + 1].kind
    return sign == .slash || sign == .times
  }

  /// At least two rows hold two cells with a load and its reps.
  private mutating func setsStandBetweenTabs() -> Bool {
    if let known = context.setsStandBetweenTabs { return known }
    var rows = 0
    for line in document.lines where line.kind == .text && rows < 2 {
      let cells = bytes[line.content.indices].split(separator: Byte.tab)
      guard cells.count > 2 else { continue }
      if cells.count(where: { isPairOfSet($0) }) > 1 { rows += 1 }
    }
    context.setsStandBetweenTabs = rows > 1
    return rows > 1
  }

  /// `60/10`, `72,5/5`, `60x10`: two numbers and one sign between them.
  private func isPairOfSet(_ cell: ArraySlice<UInt8>) -> Bool {
    let load = cell.prefix { Byte.isDigit($0) || $0 == Byte.period || $0 == Byte.comma }
    let sign = cell.dropFirst(load.count).prefix { !Byte.isDigit($0) }
    let reps = cell.dropFirst(load.count + sign.count)
    return load.first.map { Byte.isDigit($0) } == true && 1...2 ~= reps.count
      && reps.allSatisfy { Byte.isDigit($0) }
      && [[Byte.slash], [UInt8(ascii: "x")], [UInt8(ascii: "*")], Array("х".utf8), Array("×".utf8)]
        .contains { sign.elementsEqual($0) }
  }
}
