internal import JournalSyntax

/// The loads of all sets, a slash, and their reps: `Bench: 60-70-80-85 / 12-10-8-5`,
/// `Calves: 80 / 20-20-18`.
extension FileReader {
  /// Writes each load with its reps, as in `60x12, 70x10`, where both sides of the slash are as long;
  /// one load before the slash is that of all sets.
  mutating func settleLoadsOverReps(_ slash: Int) {
    guard let (first, last) = listsAround(slash) else { return }
    let count = (slash - first + 1) / 2
    if count == 1 { return settleSharedLoad(slash, last) }
    var loads = stride(from: first, to: slash, by: 2).map { elements[$0] }
    var reps = stride(from: slash + 1, through: last, by: 2).map { elements[$0] }
    guard loads.count == reps.count else { return }
    if areReps(loads, under: reps) { swap(&loads, &reps) }
    guard areReps(reps, under: loads) else { return }
    shareUnit(&loads)
    let sets = writtenSets(zip(loads, reps).lazy.map { (load: $0, reps: $1.value) })
    anatomy.parser.elements.replaceSubrange(first...last, with: sets)
  }

  /// Where the list before the slash starts and the list behind it ends, with nothing else around.
  private func listsAround(_ slash: Int) -> (Int, Int)? {
    guard slash + 3 < elements.count, isListed(slash - 1), isListed(slash + 1) else { return nil }
    var first = slash - 1
    while first >= 2, isGluedHyphen(first - 1), isListed(first - 2) { first -= 2 }
    var last = slash + 1
    while last + 2 < elements.count, isGluedHyphen(last + 1), isListed(last + 2) { last += 2 }
    guard last > slash + 1, first > 0,
      elements[first - 1].kind == .word || elements[first - 1].kind == .colon,
      last + 1 >= elements.count || !isSign(elements[last + 1])
    else { return nil }
    return (first, last)
  }

  private func isSign(_ element: Element) -> Bool {
    switch element.kind {
    case .slash, .times, .hyphen: !element.spaceBefore || element.kind != .hyphen
    default: element.isNumber
    }
  }

  private func isListed(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].value > 0
      && (elements[index].unit == .none || elements[index].unit.isMass)
  }

  private func isGluedHyphen(_ index: Int) -> Bool {
    elements[index].kind == .hyphen && !elements[index].spaceBefore
      && !elements[index + 1].spaceBefore
  }

  /// Whole numbers below the loads beside them; two alone must not rise, as a range does.
  private func areReps(_ reps: [Element], under loads: [Element]) -> Bool {
    guard reps.allSatisfy({ $0.unit == .none && $0.value % 1000 == 0 && $0.value <= 50_000 }),
      zip(reps, loads).allSatisfy({ $0.value < $1.value })
    else { return false }
    return reps.count > 2 || reps[0].value >= reps[1].value
  }

  /// The kilograms of `60-70-80 kg / 12-10-8` are those of all loads.
  private func shareUnit(_ loads: inout [Element]) {
    guard let unit = loads.last?.unit, unit.isMass else { return }
    for index in loads.indices where loads[index].unit == .none { loads[index].unit = unit }
  }

  /// `80 / 20-20-18`: the load, and the reps of three sets or more.
  private mutating func settleSharedLoad(_ slash: Int, _ last: Int) {
    guard elements[slash].spaceBefore, last >= slash + 5,
      stride(from: slash + 1, through: last, by: 2).allSatisfy({ index in
        elements[index].unit == .none && elements[index].value % 1000 == 0
          && 1_000...50_000 ~= elements[index].value
      })
    else { return }
    anatomy.parser.elements[slash].kind = .times
    for mark in stride(from: slash + 2, to: last, by: 2) {
      anatomy.parser.elements[mark].kind = .comma
    }
  }
}
