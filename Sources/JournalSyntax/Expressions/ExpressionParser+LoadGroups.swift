/// Loads in a row, each with the reps of its sets behind a sign: `60-10 10 80-8 8`,
/// `60: 10, 10, 80: 8, 8`, `60x10 10 8, 80x8 8`, `60/10 80/8 90/6,6,5`.
extension ExpressionParser {
  /// Takes all groups at `start`, an expression for each load, and returns the index behind them; `nil`
  /// unless two groups or more stand there, of the same sign, and one of them has several sets. Behind
  /// a slash one group is enough, as in `60/10,10`; of push-ups all may be reps, and the sign is kept.
  mutating func loadGroups(at start: Int) -> Int? {
    guard start + 4 < end || start + 3 == end, let load = loadOfGroup(start),
      let sign = signOfGroup(load), let first = behindGroup(load, sign)
    else { return nil }
    var index = first
    var groups = 1
    var isList = first - load > sign.width + 2
    var areTriples = sign == .blank && isTriple(load, first)
    while let (next, behind) = groupBehind(index, sign) {
      groups += 1
      isList = isList || behind - next > sign.width + 2
      areTriples = areTriples && isTriple(next, behind)
      index = behind
    }
    let isPlain = load == start && elements[load].value > 0
    // `0/5` alone counts tries that failed.
    guard
      groups > 1
        || sign == .slash && elements[load].value > 0
          && (!isPlain || elements[load].value >= 24_000),
      isList || sign == .slash && !isPlain,
      endsGroups(index, sign)
    else { return nil }
    addGroup(start, load, first, areTriples, link: .first)
    if groups == 1, isPlain { terms[terms.count - 2].separator = .slash }
    var last = first
    while let (next, behind) = groupBehind(last, sign) {
      addGroup(next, loadOfGroup(next) ?? next, behind, areTriples, link: .apart)
      last = behind
    }
    return last
  }

  /// Words, a remark or the next exercise behind the last of the reps.
  private func endsGroups(_ index: Int, _ sign: GroupSign) -> Bool {
    // `100/5,5,5+`: the last of the list is more than a number.
    if sign == .slash, index < end, elements[index].kind == .comma, isNumber(index + 1) {
      return false
    }
    guard index < end, !isSeparator(index) else { return true }
    switch elements[index].kind {
    case .word: return true
    case .slash: return isSpaced(index)
    case .openParenthesis, .exclamation: return sign == .slash
    case .hyphen: return sign == .slash && isSpaced(index)
    default: return false
    }
  }

  /// `60 12 3` may be a load, reps and sets: the writer's other lines tell.
  private func isTriple(_ start: Int, _ behind: Int) -> Bool {
    behind - start == 3 && elements[behind - 1].value <= 6_000
  }

  /// What stands between a load and its reps.
  private enum GroupSign {
    case hyphen, colon, times, slash, blank

    /// Elements that it takes.
    var width: Int { self == .blank ? 0 : 1 }
  }

  private func signOfGroup(_ load: Int) -> GroupSign? {
    switch elements[safe: load + 1]?.kind {
    case .hyphen: .hyphen
    case .colon: .colon
    case .times: .times
    case .slash where !isSpaced(load + 1): .slash
    case .quantity: .blank
    default: nil
    }
  }

  /// The load with which a group starts: well above reps; or before a slash with a sign, as in
  /// `+10/8,8`, or nothing at all, as in `0/12`.
  private func loadOfGroup(_ start: Int) -> Int? {
    let isSigned = elements[start].kind == .plus || elements[start].kind == .hyphen
    let index = isSigned ? start + 1 : start
    guard isNumber(index), elements[index].kind == .quantity, !isDate(index),
      elements[index].unit == .none || elements[index].unit.isMass
    else { return nil }
    if !isSigned, elements[index].value >= 15_000 { return index }
    guard isSigned ? isGluedNumber(index) : elements[index].value == 0, signOfGroup(index) == .slash
    else { return nil }
    return index
  }

  /// Where the next group starts and ends, with a comma before it, a slash between blanks, or nothing.
  private func groupBehind(_ index: Int, _ sign: GroupSign) -> (start: Int, end: Int)? {
    let isParted =
      elements[safe: index]?.kind == .comma
      || elements[safe: index]?.kind == .slash && isSpaced(index)
    let start = isParted ? index + 1 : index
    guard start < end, let load = loadOfGroup(start), signOfGroup(load) == sign,
      let behind = behindGroup(load, sign)
    else { return nil }
    return (start, behind)
  }

  /// Behind the reps of the load, which are near each other and far below it. Behind a times sign two
  /// small ones may be reps and sets.
  private func behindGroup(_ load: Int, _ sign: GroupSign) -> Int? {
    var index = load + 1 + sign.width
    var (least, most, count) = (Int32.max, Int32(0), 0)
    var mark: Element.Kind?
    while isRepsOfGroup(index, sign),
      sign != .blank || elements[index].value <= elements[load].value / 2
    {
      (least, most) = (min(least, elements[index].value), max(most, elements[index].value))
      count += 1
      index += 1
      guard index < end, let next = elements[safe: index]?.kind else { break }
      let found = [.comma, .slash, .hyphen].contains(next) ? next : .quantity
      let step = found == .quantity ? index : index + 1
      guard mark ?? found == found, sign != .blank || found == .quantity,
        sign != .slash || found != .slash, isRepsOfGroup(step, sign)
      else { break }
      mark = found
      index = step
    }
    let isPlain =
      elements[load].value > 0 && elements[safe: load - 1]?.kind != .plus
      && elements[safe: load - 1]?.kind != .hyphen
    guard count > 0, !isPlain || elements[load].value / 2 >= most else { return nil }
    if sign == .blank, isTriple(load, index) { return index }
    let mayBeSets = sign == .times && count == 2 && mark == .quantity && least < 6_000
    return most / 2 <= least && !mayBeSets ? index : nil
  }

  /// A number that is not the load of the next group, nor a factor.
  private func isRepsOfGroup(_ index: Int, _ sign: GroupSign) -> Bool {
    guard isBareNumber(index), elements[index].value % 1000 == 0,
      1_000...40_000 ~= elements[index].value
    else { return false }
    switch elements[safe: index + 1]?.kind {
    case .hyphen:
      return isListedByDashes(index) || startsSignedGroup(index + 1)
        || isSpaced(index + 1) && !isNumber(index + 2)
    case .plus: return startsSignedGroup(index + 1)
    case .colon, .times, .at: return false
    case .slash: return sign != .slash || elements[index + 1].spaceAfter || index + 2 >= end
    default: return true
    }
  }

  /// The `+15/6` of `+10/8,8 +15/6`.
  private func startsSignedGroup(_ sign: Int) -> Bool {
    elements[sign].spaceBefore && loadOfGroup(sign) != nil
  }

  /// The first 10 of `60-10-10 80-8-8`, not the 80.
  private func isListedByDashes(_ index: Int) -> Bool {
    !elements[index].spaceBefore && elements[index - 1].kind == .hyphen
      && !elements[index + 1].spaceBefore && !elements[index + 1].spaceAfter
  }

  private mutating func addGroup(
    _ start: Int, _ load: Int, _ behind: Int, _ isTriple: Bool, link: Expression.Link
  ) {
    let firstTerm = terms.count
    let first = quantities.count
    for index in load..<behind where elements[index].kind == .quantity {
      quantities.append(Quantity(elements[index]))
    }
    if load > start {
      quantities[first].marks.insert(elements[start].kind == .plus ? .added : .assisted)
    }
    // `0/12`: nothing but the body.
    if quantities[first].value == 0 { quantities.remove(at: first) }
    let all = first..<quantities.count
    if elements[load].value == 0 {
      terms.append(
        Term(joiner: .first, quantities: all, separator: all.count > 1 ? .comma : .none))
    } else if isTriple {
      terms.append(Term(joiner: .first, quantities: all, separator: .space))
    } else {
      terms.append(Term(joiner: .first, quantities: first..<(first + 1), separator: .none))
      terms.append(
        Term(
          joiner: .colon, quantities: (first + 1)..<all.upperBound,
          separator: all.count > 2 ? .comma : .none))
    }
    expressions.append(
      Expression(
        terms: firstTerm..<terms.count, attributes: Attributes(), link: link,
        range: elements[start].range.through(elements[behind - 1].range)))
  }
}
