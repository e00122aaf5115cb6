internal import JournalSyntax

/// Colons of a line behind its second element.
extension FileReader {
  /// The second colon of `incline smith :: 60x12`.
  mutating func dropDoubledColon() {
    guard
      let first = elements.indices.dropLast().first(where: {
        elements[$0].kind == .colon && elements[$0 + 1].kind == .colon && elements[$0].spaceBefore
      })
    else { return }
    anatomy.parser.elements.remove(at: first + 1)
    anatomy.parser.elements[first].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  mutating func settleColon(_ colon: Int) -> Int {
    let index = dropDenialBeforeResults(colon)
    if index > 3, settleResultOfOpenSet(index) { return index - 3 }
    if dropHeightBeforeSets(behind: index) { return max(0, index - 3) }
    if settleTimeBeforeLoads(index) { return max(0, index - 2) }
    settleLoadBeforeColon(index)
    guard isSign(index, .colon) else { return index }
    if dropColonBehindPlates(index) { return index - 1 }
    if let colon = dropRangeBeforeSets(index) { return colon }
    let mark = settlePartLabel(before: index)
    guard mark == index else { return mark }
    settleResults(index)
    if isSign(index, .colon) {
      if elements[index - 1].unit.isMass { dropPairBeforeSides(index) }
      if elements[index - 1].unit.isTime { settleRepsBehindTime(index) }
    }
    if isSign(index, .colon) {
      askForLoadBeforeColon(index)
      settleLabelledWork(behind: index)
    }
    return index
  }
}
