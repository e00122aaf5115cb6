internal import JournalSyntax

/// What came of a scheme, behind a colon or an arrow: `T1 Squat 5x3+ 90: 3,3,3,3,6`,
/// `Leg press 3x10-12 RIR2 -> 140 12, 12, 10`.
extension FileReader {
  /// Writes the load and the reps of each set in place of the scheme, which is kept as a note.
  mutating func settleResults(_ sign: Int) {
    let isArrow = elements[sign].kind == .arrow
    let end = isArrow && isSplitArrow(sign) ? sign - 1 : sign
    guard end > 2, sign + 1 < elements.count, let scheme = scheme(before: end) else { return }
    if isArrow { context.tellsResultsBehindArrows = true }
    guard let result = result(at: sign + 1, of: scheme) else {
      if isArrow { dropArrowBeforeLoad(end...sign, scheme) }
      return
    }
    let (count, sets) = (Int32(result.reps.count) * 1000, scheme.sets)
    if let load = result.load ?? scheme.load {
      guard count <= sets else { return }
      // Whatever follows such an arrow without a load is read as it stands.
      if isArrow, result.load == nil, count == sets, scheme.upper == 0,
        result.reps.allSatisfy({ $0.value <= scheme.reps.value })
      {
        return
      }
      if scheme.isOpen, result.load == nil, count == sets,
        load.range.start > scheme.reps.range.start
      {
        return encloseResults(end...sign, result)
      }
      write(result, behind: load, from: scheme.start, sign)
    } else if scheme.reps.unit == .second || scheme.reps.unit == .letterS,
      count == sets, isTimedName(before: scheme.start)
    {
      write(result, behind: nil, from: scheme.start, sign)
    } else if sets == 2_000, count > sets, scheme.reps.value >= 20_000, scheme.upper == 0 {
      // `flat db bench 2x45 -> 12, 11, 9`: a pair of dumbbells.
      var load = scheme.reps
      load.flags.formUnion(.loadOfSide)
      write(result, behind: load, from: scheme.start, sign)
    }
  }

  /// The sign of `->` and `=>`, before which a part of it stands.
  private func isSplitArrow(_ arrow: Int) -> Bool {
    !elements[arrow].spaceBefore && arrow > 0
      && (elements[arrow - 1].kind == .hyphen || elements[arrow - 1].kind == .equals)
  }

  /// `Plank 3x40s`: in `Row 3x15s` the letter may name the dumbbells.
  private func isTimedName(before start: Int) -> Bool {
    let first =
      elements[..<start].lastIndex { $0.isNumber || $0.kind == .colon }.map { $0 + 1 } ?? 0
    return first < start
      && names.nature(of: NameText.clean(written.bytes[range(first..<start).indices]))
        .contains(.timed)
  }

  /// `80 x 5, 5, 4`, or `40s, 40s, 35s` without a load.
  private mutating func write(
    _ result: ResultOfScheme, behind load: Element?, from start: Int, _ sign: Int
  ) {
    context.remarks.append(range(start..<(sign + 1)))
    var written: [Element] = []
    let place = Int(elements[sign].range.end)
    if var load {
      load.flags.formUnion([.spaceBefore, .spaceAfter])
      load.flags.remove(.unitGlued)
      written = [
        load, Element(.times, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter]),
      ]
    }
    for reps in result.reps {
      var reps = reps
      if load == nil { reps.unit = .second }
      reps.flags = [.spaceBefore]
      let end = Int(reps.range.end)
      written.append(reps)
      written.append(Element(.comma, ByteRange(end, end), flags: [.spaceAfter]))
    }
    written.removeLast()
    written[written.count - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements.replaceSubrange(start..<result.end, with: written)
  }

  /// `5x3+ 90 (3, 3, 3, 3, 6)`, as others write it, which tells that the last set was open.
  private mutating func encloseResults(_ sign: ClosedRange<Int>, _ result: ResultOfScheme) {
    let end = Int(elements[result.end - 1].range.end)
    for index in sign.upperBound..<result.end where !elements[index].isNumber {
      anatomy.parser.elements[index].kind = .comma
    }
    anatomy.parser.elements.insert(
      Element(.closeParenthesis, ByteRange(end, end)), at: result.end)
    anatomy.parser.elements.replaceSubrange(
      sign,
      with: [
        Element(.openParenthesis, elements[sign.upperBound].range, flags: [.spaceBefore])
      ])
  }

  /// The arrow of `Face pull 3x15 -> 15kg ok`: with the load that was taken, the scheme was done.
  private mutating func dropArrowBeforeLoad(_ sign: ClosedRange<Int>, _ scheme: SchemeAhead) {
    let load = sign.upperBound + 1
    guard scheme.load == nil, scheme.upper == 0, elements[load].unit.isMass,
      elements[(load + 1)...].allSatisfy({ element in
        switch element.meaning {
        case .next, .plan, .goal, .previous: false
        default: !element.isNumber && element.kind != .times
        }
      })
    else { return }
    anatomy.parser.elements.removeSubrange(sign)
  }

  /// `Box jump 4x3 ->` at the end of a line, where the file tells results behind arrows: nothing was
  /// done of it.
  var isLeftOpen: Bool {
    context.tellsResultsBehindArrows && elements.last?.kind == .arrow
  }
}

/// Sets and reps as they were planned, perhaps with a load.
private struct SchemeAhead {
  /// Its first element, with the load before it.
  var start: Int
  var sets: Int32
  var reps: Element
  /// The 12 of `3x10-12`, or 0.
  var upper: Int32 = 0
  var load: Element?
  /// `5x3+`: the last set is open.
  var isOpen = false
}

private struct ResultOfScheme {
  var load: Element?
  var reps: [Element] = []
  /// Behind the last of them.
  var end = 0
}

extension FileReader {
  /// `5x3+ 90`, `4x5 @ 75% (82.5)`, `3x10-12 RIR2`, `90 5x3` right before `end`.
  private func scheme(before end: Int) -> SchemeAhead? {
    guard let times = elements[max(0, end - 14)..<end].lastIndex(where: { $0.kind == .times }),
      times > 1, times + 1 < end, isWholeNumber(times - 1),
      isWholeNumber(times + 1) || elements[times + 1].unit == .letterS,
      elements[times - 1].unit == .none || elements[times - 1].unit == .set,
      1_000...12_000 ~= elements[times - 1].value, elements[times + 1].value <= 100_000
    else { return nil }
    var scheme = SchemeAhead(
      start: times - 1, sets: elements[times - 1].value, reps: elements[times + 1])
    switch elements[times - 2].kind {
    case .word, .colon, .closeParenthesis, .period, .comma: break
    case .quantity where isLoad(times - 2):
      (scheme.start, scheme.load) = (times - 2, elements[times - 2])
    case .hyphen where elements[times - 2].spaceBefore && elements[times - 2].spaceAfter: break
    default: return nil
    }
    var index = times + 2
    while index < end {
      guard let next = behindPart(index, of: &scheme) else { return nil }
      index = next
    }
    return scheme
  }

  /// Behind one part of what stands beside sets and reps; `nil` when it is no such part.
  private func behindPart(_ index: Int, of scheme: inout SchemeAhead) -> Int? {
    switch elements[index].kind {
    case .plus where !elements[index].spaceBefore:
      scheme.isOpen = true
      return index + 1
    case .hyphen where index + 1 < elements.count && isWholeNumber(index + 1):
      guard scheme.load == nil, elements[index + 1].value > scheme.reps.value else { return nil }
      scheme.upper = elements[index + 1].value
      return index + 2
    case .at, .openParenthesis, .closeParenthesis: return index + 1
    case .slash where index + 1 < elements.count && elements[index + 1].meaning == .side:
      return index + 2
    case .word:
      switch elements[index].meaning {
      case .each: return index + 1
      case .rir, .rpe:
        return index + 1 < elements.count && elements[index + 1].isNumber ? index + 2 : nil
      default: return nil
      }
    case .quantity where elements[index].unit == .percent: return index + 1
    // `@ 8` rates.
    case .quantity where isLoad(index) || elements[index - 1].kind == .at:
      if isLoad(index) { scheme.load = elements[index] }
      return index + 1
    default: return nil
    }
  }

  private func isLoad(_ index: Int) -> Bool {
    elements[index].unit.isMass
      || elements[index].unit == .none && 12_000...500_000 ~= elements[index].value
  }

  private func isWholeNumber(_ index: Int) -> Bool {
    let element = elements[index]
    guard element.kind == .quantity, element.value % 1000 == 0 else { return false }
    return element.unit == .none || element.unit == .repetition || element.unit == .second
      || element.unit == .set || element.unit == .letterS
  }

  /// `3,3,3,3,6`, `140 12, 12, 10`, `6kg 15 15 13`, `10kg DBs 8 8 8`: two reps or more, and behind them
  /// nothing but words.
  private func result(at first: Int, of scheme: SchemeAhead) -> ResultOfScheme? {
    if let reps = listOfReps(at: first, of: scheme) { return reps }
    guard elements[first].kind == .quantity, isLoad(first), first + 2 < elements.count else {
      return nil
    }
    var index = first + 1
    switch elements[index].kind {
    case .times, .colon: index += 1
    case .comma where elements[first].unit.isMass: index += 1
    case .word where elements[index].meaning == .equipment || elements[index].meaning == .each:
      index += 1
    default: break
    }
    guard var result = listOfReps(at: index, of: scheme),
      result.reps.allSatisfy({ $0.value < elements[first].value || elements[first].unit.isMass })
    else { return nil }
    result.load = elements[first]
    return result
  }

  private func listOfReps(at first: Int, of scheme: SchemeAhead) -> ResultOfScheme? {
    let most = max(scheme.reps.value, scheme.upper)
    let limit = scheme.sets == 2_000 && most >= 20_000 ? 30_000 : most * 2 + 10_000
    var (index, sign) = (first, Element.Kind?.none)
    var result = ResultOfScheme()
    while index < elements.count, result.reps.count < 13, isWholeNumber(index),
      elements[index].value <= limit, elements[index].value > 0
    {
      result.reps.append(elements[index])
      index += 1
      guard index < elements.count else { break }
      switch elements[index].kind {
      case .comma, .slash, .hyphen:
        guard sign == nil || sign == elements[index].kind,
          elements.indices.contains(index + 1), elements[index + 1].isNumber
        else { break }
        sign = elements[index].kind
        index += 1
      case .quantity where sign == nil || sign == .quantity: sign = .quantity
      default: break
      }
    }
    result.end = index
    guard result.reps.count > 1 else { return nil }
    guard index < elements.count else { return result }
    switch elements[index].kind {
    // `-> 5, 5, 5 @7.5` rates.
    case .at
    where index + 1 < elements.count && elements[index + 1].isBare
      && 5_000...10_000 ~= elements[index + 1].value:
      return result
    // `-> 32 12, 12, 12` begins with a load.
    case .comma, .hyphen:
      return index + 1 < elements.count && elements[index + 1].isNumber ? nil : result
    case .times, .at, .quantity, .clock, .slash, .plus, .colon: return nil
    case .word where Unit(elements[index].meaning) != nil: return nil
    default: return result
    }
  }
}
