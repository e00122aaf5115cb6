internal import JournalSyntax

/// A set by itself whose one number tells its reps and whose other has no unit: `12 reps - 120`, `6 reps, 82.5`,
/// `Set 2: 10 reps x 155`, `45 - 12 reps`.
extension FileReader {
  /// Puts the sign between a load and its reps in place of the mark.
  mutating func settleUsualPair() {
    guard 3...12 ~= elements.count,
      let first = firstOfWork,
      first + 2 < elements.count, elements[first + 2].kind == .quantity,
      elements[first].kind == .quantity, partsPair(first + 1), endsPair(first + 3),
      nameOfUsual(before: first) != nil
    else { return }
    let (one, other) = (elements[first], elements[first + 2])
    if one.unit == .repetition, other.isBare, other.value > 10_000,
      isLoad(other, of: one, elements[first + 1].kind)
    {
      anatomy.parser.elements[first + 1].kind = .at
    } else if one.isBare, other.unit == .repetition,
      isLoad(one, of: other, elements[first + 1].kind)
    {
      anatomy.parser.elements[first + 1].kind = .times
    }
  }

  /// Takes the mark off between a name and its load before a colon: `Front squat, 80: 8`, `Row | 52.5: 8/8/8`.
  mutating func dropMarkBeforeLoad() {
    guard 5...40 ~= elements.count, context.table == nil, let load = firstOfWork, load > 1,
      elements[load - 1].kind == .comma || elements[load - 1].kind == .pipe,
      elements[load].unit.isMass || elements[load].isBare && elements[load].value >= 5_000,
      elements[safe: load + 1]?.kind == .colon, let reps = elements[safe: load + 2],
      reps.isBareWhole, 1_000...30_000 ~= reps.value, nameOfUsual(before: load) != nil,
      elements[load].unit.isMass
        || isLoadOfProduct(elements[load]) && reps.value < elements[load].value
        || putsLoadsBeforeColons()
    else { return }
    anatomy.parser.elements.remove(at: load - 1)
    anatomy.parser.elements[load - 2].flags.insert(.spaceAfter)
  }

  /// Takes the mark off between a load without a unit and its sets and reps: `25, 3x8`, `105: 5x8`, `60 | 3x10`.
  mutating func settleLoadBeforeProduct() {
    guard 5...14 ~= elements.count,
      let first = firstOfWork,
      first + 4 < elements.count, elements[first].isBare, isLoadOfProduct(elements[first]),
      elements[first + 2].isBareWhole, elements[first + 2].value <= 10_000,
      elements[first + 3].kind == .times, elements[first + 4].isBareWhole,
      elements[first + 4].value <= 30_000, endsPair(first + 5),
      nameOfUsual(before: first) != nil
    else { return }
    let mark = elements[first + 1]
    switch mark.kind {
    case .comma, .colon, .pipe: break
    case .hyphen where mark.spaceBefore && mark.spaceAfter: break
    default: return
    }
    anatomy.parser.elements.remove(at: first + 1)
    anatomy.parser.elements[first].flags.insert(.spaceAfter)
    anatomy.parser.elements[first + 1].flags.insert(.spaceBefore)
  }

  /// Puts a sign in place of the mark between sets and reps and a load without a unit: `3x8, 20`.
  mutating func settleLoadBehindProduct() {
    guard 5...14 ~= elements.count,
      let first = firstOfWork,
      first + 4 < elements.count, elements[first].isBareWhole, elements[first].value <= 10_000,
      elements[first + 1].kind == .times, elements[first + 2].isBareWhole,
      elements[first + 2].value <= 30_000, partsPair(first + 3), elements[first + 3].kind != .times,
      elements[first + 3].kind != .word,
      elements[first + 4].isBare, isLoadOfProduct(elements[first + 4]),
      elements[first + 4].value > 10_000,
      elements[first + 4].flags.contains(.fraction)
        || elements[first + 4].value / 3 * 2 >= elements[first + 2].value,
      endsPair(first + 5),
      nameOfUsual(before: first) != nil
    else { return }
    anatomy.parser.elements[first + 3].kind = .at
  }

  /// Puts a sign in place of each slash of `20 kg/12, 22.5 kg/10`.
  mutating func settleRepsBehindSlashes() {
    // `9kg/12, 11/10`: all in kilograms.
    guard
      !elements.indices.dropFirst().dropLast().contains(where: {
        elements[$0].kind == .slash && elements[$0 - 1].isBare && elements[$0 + 1].isBare
      })
    else { return }
    for slash in elements.indices.dropFirst().dropLast()
    where elements[slash].kind == .slash && !elements[slash].spaceBefore
      && elements[slash - 1].kind == .quantity && elements[slash - 1].unit.isMass
      && elements[slash + 1].isBareWhole && !elements[slash].spaceAfter
      && 1_000...30_000 ~= elements[slash + 1].value && !isPartOfSlashes(slash)
    {
      anatomy.parser.elements[slash].kind = .times
    }
  }

  /// `100 kg/5/3`, `100 kg/5x3`.
  private func isPartOfSlashes(_ slash: Int) -> Bool {
    let before = slash > 1 ? elements[slash - 2] : elements[slash]
    let behind = elements[safe: slash + 2]
    // `40 kg/8 / 45 kg/6`: the slash between blanks parts two sets.
    return slash > 1 && before.kind == .slash && !before.spaceBefore
      || slash > 1 && before.kind == .times
      || behind?.kind == .slash && behind?.spaceBefore == false
      || behind?.kind == .times || behind?.kind == .at
  }

  private func isLoadOfProduct(_ load: Element) -> Bool {
    load.value >= 20_000 || load.flags.contains(.fraction) && load.value >= 5_000
  }

  /// Behind the `Set 2:` that numbers the only set of a line, and the `A2:` of a superset.
  var behindSetLabel: Int {
    if elements.count > 4, elements[0].kind == .word, elements[0].range.count == 1,
      elements[1].isBareWhole, !elements[1].spaceBefore, elements[1].value <= 9_000
    {
      let mark = elements[2].kind
      let name = mark == .colon || mark == .period || mark == .closeParenthesis ? 3 : 2
      if elements[name].kind == .word, elements[name].spaceBefore { return name }
    }
    return elements.count > 4 && elements[0].meaning == .set && elements[1].isBareWhole
      && (elements[2].kind == .colon || elements[2].kind == .hyphen) ? 3 : 0
  }

  /// A comma, a sign, or a dash between blanks.
  private func partsPair(_ index: Int) -> Bool {
    let mark = elements[index]
    switch mark.kind {
    case .comma, .times, .colon: return true
    case .hyphen: return mark.spaceBefore && mark.spaceAfter
    default: return mark.meaning == .with || mark.meaning == .of
    }
  }

  /// The end of the line, or a remark in words.
  private func endsPair(_ index: Int) -> Bool {
    guard let next = elements[safe: index], !tellsRatingOrRest(index) else { return true }
    // What stood behind it, `| rest 2 min`, was taken off.
    if next.kind == .pipe { return index + 1 == elements.count }
    return endsWithPlainRemark(index)
  }

  /// `@ 8`, `| RPE 8.5`, `rest 2 min`, `(RIR 2)` up to the end of the line.
  private func tellsRatingOrRest(_ index: Int) -> Bool {
    let rest = elements[index...]
    guard 2...6 ~= rest.count, rest.count(where: \.isNumber) == 1,
      let number = rest.first(where: \.isNumber)
    else { return false }
    let isTold = rest.contains { $0.meaning == .rest || $0.isRatingWord }
    guard isTold || rest.first?.kind == .at && number.isBare && number.value <= 10_000 else {
      return false
    }
    return rest.allSatisfy {
      switch $0.kind {
      case .at, .quantity, .clock, .colon, .pipe, .comma, .hyphen, .openParenthesis,
        .closeParenthesis:
        true
      default: $0.meaning == .rest || $0.isRatingWord || $0.meaning == .minute
      }
    }
  }

  /// Heavier than anybody's number of reps; `12 reps, 10` may be two sets.
  private func isLoad(_ load: Element, of reps: Element, _ mark: Element.Kind) -> Bool {
    if load.flags.contains(.fraction), load.value >= 5_000 { return true }
    let isFarAbove =
      load.value >= 40_000 || load.value >= 20_000 && load.value / 3 * 2 >= reps.value
    return mark == .comma ? isFarAbove : load.value >= 20_000
  }
}
