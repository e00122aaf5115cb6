internal import JournalSyntax

/// The last of several sets had another load: `Incline 4x8 145 -> 135 on last 2`, `Bench 5x5 185, dropped to 175 for last
/// 2`, `Bench 5x5 @ 185 (175 last two sets)`, `Row 4x10 50 kg, letzte 2 mit 45`.
extension FileReader {
  /// Writes out each set with its load.
  mutating func settleLoadsOfLastSets() {
    guard elements.count > 6, elements[0].kind == .word,
      let scheme = schemeOfOneLoad, elements.count - scheme.end <= 14,
      let last = lastSets(behind: scheme)
    else { return }
    let sets = (0..<scheme.sets).map { index in
      (load: index < scheme.sets - last.count ? scheme.load : last.load, reps: scheme.reps)
    }
    context.remarks.append(range(scheme.end..<elements.count))
    putSets(writtenSets(sets), from: scheme.start, to: elements.count)
  }

  private struct SchemeOfOneLoad {
    var start, end, sets: Int
    var reps: Int32
    var load: Element
  }

  /// The only scheme of the line with its load, before or behind it: `185 5x5`, `5x5 185`, `5x5 @ 185`.
  private var schemeOfOneLoad: SchemeOfOneLoad? {
    guard let sign = elements.firstIndex(where: { $0.kind == .times }), sign > 1,
      sign + 2 < elements.count, elements[sign - 1].isBareWhole, elements[sign + 1].isBareWhole,
      2_000...10_000 ~= elements[sign - 1].value, 1_000...30_000 ~= elements[sign + 1].value,
      !elements[(sign + 1)...].contains(where: { $0.kind == .times })
    else { return nil }
    let isMarked = elements[sign + 2].kind == .at || elements[sign + 2].meaning == .with
    let at = isMarked ? sign + 3 : sign + 2
    let isBehind = elements[safe: at].map { isLoadOfScheme($0, sign) } ?? false
    guard isBehind || isLoadOfScheme(elements[sign - 2], sign) else { return nil }
    let start = isBehind ? sign - 1 : sign - 2
    guard start > 0, !elements[..<start].contains(where: \.isNumber) else { return nil }
    return SchemeOfOneLoad(
      start: start, end: isBehind ? at + 1 : sign + 2, sets: Int(elements[sign - 1].value) / 1000,
      reps: elements[sign + 1].value, load: elements[isBehind ? at : sign - 2])
  }

  private func isLoadOfScheme(_ load: Element, _ sign: Int) -> Bool {
    load.kind == .quantity
      && (load.unit.isMass
        || load.isBare && load.value >= 10_000
          && load.value > elements[sign + 1].value)
  }

  /// What stands behind the scheme: a load, and how many of the last sets it is of.
  private func lastSets(behind scheme: SchemeOfOneLoad) -> (load: Element, count: Int)? {
    // `(last 40)` alone is of the last time.
    var isSure = elements[safe: scheme.end]?.kind != .openParenthesis
    var (load, count, tellsLast, index) = (Element?.none, 1, false, scheme.end)
    while index < elements.count {
      let element = elements[index]
      if element.kind == .quantity {
        let isCount =
          element.isBareWhole && 1_000...Int32(scheme.sets - 1) * 1000 ~= element.value
          && (elements[index - 1].meaning == .previous || isWord(index - 1, in: CommonWords.last)
            || isOfLast(index + 1))
          || element.unit == .set
        if isCount {
          count = Int(element.value) / 1000
          isSure = true
        } else {
          guard load == nil, element.unit.isMass || element.isBare, element.value >= 5_000,
            element.value != scheme.load.value
          else { return nil }
          load = element
        }
      } else if element.kind == .word {
        if element.meaning == .previous || isWord(index, in: CommonWords.last) {
          tellsLast = true
        } else if let told = numeral(at: index), told.end == index + 1 {
          count = Int(told.value) / 1000
          isSure = true
        } else if !isPartOfTurn(index) {
          return nil
        } else {
          isSure = true
        }
      } else if !Self.signsOfTurn.contains(element.kind) {
        return nil
      }
      index += 1
    }
    guard tellsLast, isSure, let load, 1..<scheme.sets ~= count,
      load.unit.isMass || load.value > scheme.reps, load.value >= scheme.load.value / 3,
      load.value <= 2 * scheme.load.value
    else { return nil }
    var own = load
    if own.unit == .none { own.unit = scheme.load.unit }
    return (own, count)
  }

  private func isOfLast(_ index: Int) -> Bool {
    index < elements.count
      && (elements[index].meaning == .previous || isWord(index, in: CommonWords.last))
  }

  private func isPartOfTurn(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .set, .drop, .then, .with, .at, .for, .in: true
    default:
      isWord(index, in: Self.turns) || isWord(index, in: CommonWords.places)
        || isWord(index, in: CommonWords.articles) || isWord(index, in: CommonWords.then)
        || isWord(index, in: CommonWords.only)
    }
  }

  private static let signsOfTurn: Set<Element.Kind> = [
    .comma, .arrow, .hyphen, .openParenthesis, .closeParenthesis, .at, .period, .semicolon,
  ]

  private static let turns = WordSet(
    """
    dropped drop lowered went to down up mit auf runter avec descendu con bajé com baixei met naar med ner z spadek sets set
    sätze sätzen séries séries series serie sett serier serii подхода подходы с на
    """)
}
