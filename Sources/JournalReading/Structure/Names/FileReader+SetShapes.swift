internal import JournalSyntax
internal import WorkoutModel

/// Whether numbers look like those of sets.
extension FileReader {
  /// `3 по 12`, where the word tells nothing but so many of so many.
  func isSchemeInWords(_ index: Int) -> Bool {
    elements[index + 1].meaning == .of && elements[index + 2].isNumber
      && bytes[Int(elements[index + 1].range.start)] >= 0x80
  }

  /// True when numbers with units or signs of sets stand there after all.
  func isSetShaped(_ indices: Range<Int>) -> Bool {
    for index in indices where elements[index].isNumber {
      let unit = elements[index].unit
      // `find 1 rep max`.
      if unit == .repetition, index + 1 < indices.upperBound,
        elements[index + 1].meaning == .maximum
      {
        continue
      }
      if unit.isMass || unit == .repetition || unit == .set { return true }
      if index + 1 < indices.upperBound, elements[index + 1].kind == .times { return true }
      if index > indices.lowerBound, elements[index - 1].kind == .times { return true }
      if index + 2 < indices.upperBound, isSchemeInWords(index) { return true }
      // `, bench press @ 150`: a load.
      if index > indices.lowerBound + 1, elements[index - 1].kind == .at,
        elements[index - 2].kind == .word, elements[index - 2].word == .plain, unit == .none,
        elements[index].value >= 20_000
      {
        return true
      }
      // `6.4 km in 37:20`.
      if unit.isLength, index + 2 < indices.upperBound, elements[index + 1].meaning == .in,
        elements[index + 2].kind == .clock || elements[index + 2].unit.isTime
      {
        return true
      }
      // `1RM: +25, +32.5, +37.5`.
      if index > indices.lowerBound + 3, elements[index - 1].kind == .plus, isRowOfAdded(index) {
        return true
      }
    }
    return loadBeforeColon(indices) != nil || tellsHold(indices)
  }

  /// `Side plank 60s`, `Wall sit for 45 sec`, `L-sit 1:00, 0:45`: times behind the name of what is held for one.
  func tellsHold(_ indices: Range<Int>) -> Bool {
    guard 2...12 ~= indices.count, let time = indices.last, isTimeOfHold(elements[time]),
      let first = elements[indices].firstIndex(where: \.isNumber), first > indices.lowerBound,
      elements[indices.lowerBound..<first].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      elements[first...time].allSatisfy({
        $0.kind == .comma || $0.kind == .slash || isTimeOfHold($0) || $0.isBareWhole
      })
    else { return false }
    let end = elements[first - 1].meaning == .for ? first - 1 : first
    return end > indices.lowerBound
      && names.nature(of: text(range(indices.lowerBound..<end))).contains(.timed)
  }

  private func isTimeOfHold(_ element: Element) -> Bool {
    element.kind == .clock || element.unit == .second || element.unit == .letterS
      || element.unit == .minute
  }

  /// The `15: 5` of `Hammer curl, 15: 5`.
  func loadBeforeColon(_ indices: Range<Int>) -> Range<Int>? {
    indices.dropFirst(2).first { elements[$0].isBare && isBeforeReps($0, indices) }
      .map { $0..<($0 + 3) }
  }

  /// A number of five or more behind a word or a comma, with a mark and a whole number behind it up to the end.
  private func isBeforeReps(_ index: Int, _ indices: Range<Int>) -> Bool {
    guard index + 2 < indices.upperBound, 5_000...500_000 ~= elements[index].value,
      elements[index - 1].kind == .comma || elements[index - 1].word == .plain,
      elements[index + 2].isBareWhole, 1_000...30_000 ~= elements[index + 2].value,
      index + 3 == indices.upperBound || elements[index + 3].kind == .comma
        || elements[index + 3].kind == .slash
    else { return false }
    let mark = elements[index + 1]
    return mark.kind == .colon && mark.spaceAfter
  }

  /// The third of three numbers and more behind glued plus signs.
  private func isRowOfAdded(_ last: Int) -> Bool {
    var (count, index) = (0, last)
    while index > 0, count < 3, last - index < 9 {
      if elements[index].isNumber {
        guard elements[index - 1].kind == .plus, elements[index - 1].spaceBefore,
          !elements[index].spaceBefore
        else { return false }
        count += 1
      }
      index -= 1
    }
    return count == 3
  }
}
