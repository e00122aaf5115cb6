internal import JournalSyntax

/// Plates of one side of the bar, and behind them in parentheses all that was lifted.
extension FileReader {
  /// The `2x10+1x5 (70)` of `Bench 2x10+1x5 (70) 5, 5, 5` comes to 70 kg with a bar of 20: that is the
  /// load. Where the file tells plates so, `Press 10 (40) 5, 5` and `Squat 2x20 (100) 5, 5` are read alike.
  mutating func settlePlates(_ open: Int) {
    guard open + 3 < elements.count, elements[open + 2].kind == .closeParenthesis,
      elements[open + 1].kind == .quantity, elements[open + 3].kind == .quantity,
      elements[open + 1].unit == .none || elements[open + 1].unit.isMass,
      elements[open + 3].unit == .none,
      let plates = plates(before: open),
      isBar(Int(elements[open + 1].value) - 2 * plates.sum)
    else { return }
    guard plates.isSum || context.listsPlates else { return }
    context.listsPlates = true
    let isScheme = elements.count > open + 4 && elements[open + 4].kind == .times
    var total = elements[open + 1]
    total.flags = [.spaceBefore, .spaceAfter]
    let place = Int(elements[open + 2].range.end)
    let sign = Element(.times, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange(
      plates.start..<(open + 3), with: isScheme ? [total] : [total, sign])
  }

  /// `10`, `2x20`, `20+2.5` or `2x20+1x5` right before the parenthesis: where they start and what they
  /// come to, in thousandths. True sums hold a plate more than once, or a fraction.
  private func plates(before open: Int) -> (start: Int, sum: Int, isSum: Bool)? {
    var (index, sum, count) = (open, 0, 0)
    var (hasProduct, hasFraction) = (false, false)
    while index > 1, elements[index - 1].isBare,
      count < 6
    {
      var plate = Int(elements[index - 1].value)
      hasFraction = hasFraction || elements[index - 1].flags.contains(.fraction)
      index -= 1
      if index > 2, elements[index - 1].kind == .times, elements[index - 2].isBare,
        1_000...8_000 ~= elements[index - 2].value
      {
        plate *= Int(elements[index - 2].value) / 1000
        index -= 2
        hasProduct = true
      }
      sum += plate
      count += 1
      guard index > 1, elements[index - 1].kind == .plus else { break }
      index -= 1
    }
    guard count > 0, index > 0, elements[index].kind == .quantity,
      elements[index - 1].kind == .word
    else { return nil }
    return (index, sum, count > 1 && (hasProduct || hasFraction))
  }

  private func isBar(_ rest: Int) -> Bool { Self.bars.contains(rest) }

  /// `Rack: 2x20 2x10 4x5 = 80 kg of plates`: what somebody has, and no sets.
  func countsPlates(_ start: Int, _ end: Int) -> Bool {
    guard let sign = elements[start..<end].firstIndex(where: { $0.kind == .equals }),
      sign + 3 < end, elements[sign + 1].unit.isMass, elements[sign + 2].meaning == .of
    else { return false }
    return elements[sign + 3].meaning == .plate
  }

  /// What bars weigh, in kilograms and in pounds.
  private static let bars: Set<Int> = [20_000, 15_000, 10_000, 45_000, 35_000]
}
