internal import JournalSyntax

/// What was planned beside what was done: `3x5 95 5/5/4`, `OHP 3x8-12 95x10 95x9 95x8`.
extension FileReader {
  mutating func dropSchemesBesideResults() {
    guard elements.count > 6,
      let times = elements.prefix(8).firstIndex(where: { $0.kind == .times }), times > 0,
      elements[times - 1].isBareWhole, 2_000...8_000 ~= elements[times - 1].value,
      times + 2 < elements.count, elements[times + 1].isBareWhole,
      elements[times + 1].value <= 20_000
    else { return }
    dropSchemeBeforeList(times)
    dropRangeBeforePairs(times)
  }

  /// The `3x5` before a load and the reps of as many sets.
  private mutating func dropSchemeBeforeList(_ times: Int) {
    let load = times + 2
    guard load + 2 < elements.count, isLoadBesideScheme(load),
      elements[load + 1].isBareWhole, elements[load + 1].spaceBefore
    else { return }
    var (index, count): (Int, Int32) = (load + 1, 1)
    while index + 2 < elements.count, elements[index + 1].kind == .slash,
      elements[index + 2].isBareWhole,
      elements[index + 2].value <= elements[times + 1].value + 3_000
    {
      index += 2
      count += 1
    }
    guard index + 1 == elements.count || elements[index + 1].kind != .times,
      count * 1000 == elements[times - 1].value
    else { return }
    removeScheme((times - 1)..<load)
  }

  /// The `3x8-12` before three sets.
  private mutating func dropRangeBeforePairs(_ times: Int) {
    let dash = times + 2
    guard dash + 4 < elements.count, elements[dash].kind == .hyphen, !elements[dash].spaceBefore,
      elements[dash + 1].isBareWhole, elements[dash + 1].value > elements[times + 1].value,
      elements[dash + 1].value <= 30_000,
      case let load = elements[dash + 2].kind == .comma || elements[dash + 2].kind == .colon
        ? dash + 3 : dash + 2,
      load + 2 < elements.count, isLoadBesideScheme(load), elements[load + 1].kind == .times,
      elements[load + 2].isBareWhole, elements[load + 2].value <= 30_000
    else { return }
    removeScheme((times - 1)..<load)
  }

  private func isLoadBesideScheme(_ index: Int) -> Bool {
    elements[index].spaceBefore
      && (elements[index].unit.isMass || elements[index].isBare && elements[index].value >= 20_000)
  }

  private mutating func removeScheme(_ scheme: Range<Int>) {
    context.remarks.append(range(scheme))
    anatomy.parser.elements.removeSubrange(scheme)
    anatomy.parser.elements[scheme.lowerBound].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }
}
