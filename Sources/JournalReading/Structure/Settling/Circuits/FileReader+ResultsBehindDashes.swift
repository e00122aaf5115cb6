internal import JournalSyntax

/// What came of a scheme, behind a dash between blanks: `ohp 85 5x5 - 5 5 5 4 3`, `bench 3x8 80 - 8 8 7`.
extension FileReader {
  /// Puts the colon that others write, where as many reps stand there as sets.
  mutating func settleResultsBehindDash() {
    guard
      let dash = elements.indices.dropFirst(3).dropLast(2).first(where: {
        elements[$0].kind == .hyphen && elements[$0].spaceBefore && elements[$0].spaceAfter
      }), let scheme = schemeAhead(of: dash), context.table == nil
    else { return }
    var index = dash + 1
    var reps: [Int] = []
    while index < elements.count, elements[index].isBareWhole,
      elements[index].value <= scheme.reps + 5_000
    {
      reps.append(index)
      index += 1
      if index + 1 < elements.count, elements[index].kind == .comma { index += 1 }
    }
    guard index == elements.count, reps.count == scheme.sets, scheme.load != nil else { return }
    guard let load = scheme.load else { return }
    var written = [load, Element(.colon, elements[dash].range, flags: .spaceAfter)]
    for (place, index) in reps.enumerated() {
      let end = Int(elements[index].range.start)
      if place > 0 { written.append(Element(.comma, ByteRange(end, end), flags: .spaceAfter)) }
      written.append(elements[index])
    }
    context.remarks.append(range(scheme.place))
    anatomy.parser.elements.replaceSubrange(scheme.place.lowerBound..., with: written)
    anatomy.parser.end = elements.count
  }

  /// `85 5x5` and `3x8 80` before the dash.
  private func schemeAhead(
    of dash: Int
  ) -> (place: Range<Int>, sets: Int, reps: Int32, load: Element?)? {
    func isScheme(_ start: Int) -> Bool {
      start >= 0 && elements[start].isBareWhole && 2_000...10_000 ~= elements[start].value
        && elements[start + 1].kind == .times && elements[start + 2].isBareWhole
        && elements[start + 2].value <= 30_000
    }
    func isLoad(_ index: Int) -> Bool {
      index >= 0 && elements[index].kind == .quantity
        && (elements[index].unit.isMass
          || elements[index].isBare && elements[index].value >= 20_000)
    }
    func found(_ start: Int, _ place: Range<Int>, _ load: Int) -> (
      place: Range<Int>, sets: Int, reps: Int32, load: Element?
    )? {
      guard place.lowerBound == 0 || elements[place.lowerBound - 1].kind == .word else {
        return nil
      }
      return (place, Int(elements[start].value) / 1000, elements[start + 2].value, elements[load])
    }
    if isScheme(dash - 3), isLoad(dash - 4) { return found(dash - 3, (dash - 4)..<dash, dash - 4) }
    if dash > 3, isLoad(dash - 1), isScheme(dash - 4) {
      return found(dash - 4, (dash - 4)..<dash, dash - 1)
    }
    if dash > 4, isLoad(dash - 1), elements[dash - 2].kind == .at, isScheme(dash - 5) {
      return found(dash - 5, (dash - 5)..<dash, dash - 1)
    }
    return nil
  }
}
