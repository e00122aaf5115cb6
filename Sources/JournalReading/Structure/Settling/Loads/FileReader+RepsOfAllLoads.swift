internal import JournalSyntax

/// Loads of which the head tells the reps: `Bench singles: 90, 100, 105 @9`, `clean + jerk (1+2): 50, 55, 60`.
extension FileReader {
  /// Writes out each load with its reps.
  mutating func settleRepsOfHead() {
    guard elements.count > 5, elements[0].kind == .word,
      let colon = elements.prefix(16).firstIndex(where: { $0.kind == .colon }), colon > 1,
      colon + 3 < elements.count
    else { return }
    var reps: Int32 = 0
    var sum: Range<Int>?
    if elements[colon - 1].meaning == .tuple, elements[colon - 2].kind == .word {
      reps = Int32(elements[colon - 1].word.value) * 1000
      sum = (colon - 1)..<colon
    } else if elements[colon - 1].kind == .closeParenthesis {
      (reps, sum) = partsOfComplex(before: colon)
    }
    guard 1_000...20_000 ~= reps, case let loads = loadsListed(behind: colon), loads.count > 1
    else { return }
    for load in loads.reversed() {
      let place = ByteRange(Int(elements[load].range.end), Int(elements[load].range.end))
      anatomy.parser.elements.insert(
        contentsOf: [Element(.times, place), Element(.quantity, place, value: reps)], at: load + 1)
    }
    if let sum {
      context.remarks.append(range(sum))
      anatomy.parser.elements.removeSubrange(sum)
    }
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
    while index < elements.count, elements[index].kind == .quantity,
      elements[index].unit == .none || elements[index].unit.isMass,
      elements[index].value >= 20_000
    {
      loads.append(index)
      guard index + 1 < elements.count,
        elements[index + 1].kind == .comma || elements[index + 1].kind == .slash
      else { break }
      index += 2
    }
    guard let last = loads.last else { return [] }
    return last + 1 == elements.count || elements[last + 1].kind == .at
      || elements[last + 1].kind == .openParenthesis || elements[last + 1].kind == .word
      ? loads : []
  }
}
