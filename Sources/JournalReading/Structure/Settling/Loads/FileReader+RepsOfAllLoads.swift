internal import JournalSyntax

/// Loads of which the head tells the reps: `Bench singles: 90, 100, 105 @9`, `clean + jerk (1+2): 50, 55, 60`.
extension FileReader {
  /// Writes out each load with its reps.
  mutating func settleRepsOfHead() {
    guard elements.count > 5, elements[0].kind == .word,
      let colon = elements.prefix(16).firstIndex(where: { $0.kind == .colon })
        ?? placeOfColonBehindComplex(), colon > 1, colon + 3 < elements.count
    else { return }
    var reps: Int32 = 0
    var sum: Range<Int>?
    if elements[colon - 1].meaning == .tuple, elements[colon - 2].kind == .word {
      reps = Int32(elements[colon - 1].word.value) * 1000
      sum = (colon - 1)..<colon
    } else if elements[colon - 1].kind == .closeParenthesis {
      (reps, sum) = partsOfComplex(before: colon)
    } else if elements[colon - 1].isBareWhole, elements[colon - 2].kind == .plus {
      (reps, sum) = bareParts(before: colon)
    }
    guard 1_000...20_000 ~= reps, case let loads = loadsListed(behind: colon), loads.count > 1
    else { return }
    var last = loads[loads.count - 1] + 1
    if last + 1 < elements.count, elements[last].kind == .times, elements[last + 1].isBareWhole {
      last += 2
    }
    // `63 / 65x`: the last was missed.
    let isMissed = last + 1 == elements.count && elements[last].kind == .times
    if isMissed { anatomy.parser.elements.removeLast() }
    for load in loads.reversed() {
      let reps = isMissed && load + 1 == last ? 0 : reps
      let place = ByteRange(Int(elements[load].range.end), Int(elements[load].range.end))
      // `68x3`: three times.
      if elements[safe: load + 1]?.kind == .times, elements[safe: load + 2]?.isBareWhole == true {
        anatomy.parser.elements[load + 2].unit = .set
      }
      anatomy.parser.elements.insert(
        contentsOf: [Element(.times, place), Element(.quantity, place, value: reps)], at: load + 1)
    }
    if let sum {
      context.remarks.append(range(sum))
      anatomy.parser.elements.removeSubrange(sum)
    }
  }

  /// Puts the colon behind the `(1+1+1)` of `clean + fs + jerk (1+1+1) 70, 80, 90`, or in place of the dash that stands there.
  private mutating func placeOfColonBehindComplex() -> Int? {
    if let close = elements.prefix(16).indices.dropFirst(5).dropLast(3).first(where: {
      elements[$0].kind == .closeParenthesis && elements[$0 + 1].kind == .hyphen
        && elements[$0 + 1].spaceBefore && elements[$0 + 2].isNumber
        && elements[$0 - 2].kind == .plus && elements[$0 - 1].isBareWhole
    }), partsOfComplex(before: close + 1).0 > 1_000, elements[close + 2].value >= 20_000 {
      anatomy.parser.elements[close + 1].kind = .colon
      return close + 1
    }
    guard
      let close = elements.prefix(16).indices.dropFirst(5).dropLast(3).first(where: {
        elements[$0].kind == .closeParenthesis && elements[$0 + 1].isNumber
          && elements[$0 - 2].kind == .plus && elements[$0 - 1].isBareWhole
      }), partsOfComplex(before: close + 1).0 > 1_000, elements[close + 1].value >= 20_000
    else { return nil }
    let place = ByteRange(Int(elements[close].range.end), Int(elements[close].range.end))
    anatomy.parser.elements.insert(Element(.colon, place, flags: .spaceAfter), at: close + 1)
    return close + 1
  }

  /// The `2+1` before the colon of `hang snatch + ohs 2+1: 50 / 55`, behind a word.
  private func bareParts(before colon: Int) -> (Int32, Range<Int>?) {
    var (index, reps) = (colon - 1, Int32(0))
    while index > 1, elements[index].isBareWhole, 1_000...6_000 ~= elements[index].value {
      reps += elements[index].value
      guard elements[index - 1].kind == .plus else { break }
      index -= 2
    }
    guard index > 0, index < colon - 1, elements[index].isBareWhole,
      elements[index - 1].kind == .word, elements[index].spaceBefore
    else { return (0, nil) }
    return (reps, index..<colon)
  }

  /// The `(1+2)` of a complex: so many reps in all.
  private func partsOfComplex(before colon: Int) -> (Int32, Range<Int>?) {
    var (index, reps) = (colon - 2, Int32(0))
    while index > 1, elements[index].isBareWhole, 1_000...6_000 ~= elements[index].value {
      reps += elements[index].value
      guard elements[index - 1].kind == .plus else { break }
      index -= 2
    }
    guard index > 1, index < colon - 2, elements[index].isBareWhole,
      elements[index - 1].kind == .openParenthesis
    else { return (0, nil) }
    return (reps, (index - 1)..<colon)
  }

  private func loadsListed(behind colon: Int) -> [Int] {
    var (index, loads) = (colon + 1, [Int]())
    var last = colon
    while index < elements.count, elements[index].kind == .quantity,
      elements[index].unit == .none || elements[index].unit.isMass,
      elements[index].value >= 20_000
    {
      loads.append(index)
      // `50x2, 60, 65`: so often.
      if index + 2 < elements.count, elements[index + 1].kind == .times,
        elements[colon - 1].kind == .closeParenthesis, elements[index + 2].isBareWhole,
        elements[index + 2].value <= 10_000
      {
        index += 2
      }
      last = index
      guard index + 1 < elements.count,
        elements[index + 1].kind == .comma || elements[index + 1].kind == .slash
      else { break }
      index += 2
    }
    guard !loads.isEmpty else { return [] }
    return last + 1 == elements.count || elements[last + 1].kind == .at
      || elements[last + 1].kind == .times && last + 2 == elements.count
      || elements[last + 1].kind == .openParenthesis || elements[last + 1].kind == .word
      ? loads : []
  }
}
