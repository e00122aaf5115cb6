internal import JournalSyntax

/// What a share of the best came to, in parentheses behind the sets: `SQ 65% x5 (250), 80% 3x5 (310)`.
extension FileReader {
  /// Puts the load into the place of the share at `index`, which is kept as a note.
  mutating func settleLoadBehindShare(_ index: Int) -> Bool {
    guard let load = loadBehindShare(index) else { return false }
    context.remarks.append(elements[index].range)
    anatomy.parser.elements[index].unit = elements[load].unit
    anatomy.parser.elements[index].value = elements[load].value
    anatomy.parser.elements[index].flags.remove([.fraction, .unitGlued])
    if elements[load].flags.contains(.fraction) {
      anatomy.parser.elements[index].flags.insert(.fraction)
    }
    anatomy.parser.elements.removeSubrange((load - 1)...(load + 1))
    return true
  }

  /// The 310 of `80% 3x5 (310)`; 25 in its place may be all reps, and two minutes a rest.
  private func loadBehindShare(_ index: Int) -> Int? {
    var times = index + 1
    if times < elements.count, isCountOfWork(times) { times += 1 }
    guard times + 4 < elements.count, elements[times].kind == .times, isCountOfWork(times + 1)
    else { return nil }
    var open = times + 2
    if elements[open].kind == .plus { open += 1 }
    guard open + 2 < elements.count, elements[open].kind == .openParenthesis,
      elements[open + 2].kind == .closeParenthesis, case let load = elements[open + 1],
      load.kind == .quantity, load.unit == .none || load.unit.isMass,
      load.value >= 20_000, load.value > elements[times + 1].value
    else { return nil }
    let isTotal =
      times > index + 1
      && Int(load.value) / 1000 * 1000 == Int(elements[index + 1].value)
        * (Int(elements[times + 1].value) / 1000)
    return isTotal ? nil : open + 1
  }

  private func isCountOfWork(_ index: Int) -> Bool {
    elements[index].isBareWhole && 1_000...30_000 ~= elements[index].value
  }
}
