internal import JournalSyntax
internal import WorkoutModel

/// Strokes a minute behind the pieces of rowers: `4x2k r22 (3' rest)`, `60' r18`, `8x500 r28+`.
extension FileReader {
  /// Takes the rate off the line; nobody but rowers tells one.
  mutating func dropStrokeRate(_ rate: Int) -> Bool {
    guard rate > 1, elements[rate - 1].kind == .word, elements[rate - 1].range.count == 1,
      bytes[Int(elements[rate - 1].range.start)] | 0x20 == UInt8(ascii: "r"),
      elements[rate - 1].spaceBefore, !elements[rate].spaceBefore, elements[rate].isBareWhole,
      14_000...44_000 ~= elements[rate].value, tellsPiece(before: rate - 1)
    else { return false }
    var last = rate
    if last + 1 < elements.count, elements[last + 1].kind == .plus, !elements[last + 1].spaceBefore
    {
      last += 1
    } else if last + 2 < elements.count, elements[last + 1].kind == .hyphen,
      elements[last + 2].isBareWhole, !elements[last + 2].spaceBefore
    {
      last += 2
    }
    context.remarks.append(range((rate - 1)..<(last + 1)))
    context.strokeRateLine = context.lineIndex
    let place = elements[rate - 1].range
    let isBeforeNumber = last + 1 < elements.count && elements[last + 1].isNumber
    anatomy.parser.elements.removeSubrange((rate - 1)...last)
    anatomy.parser.elements[rate - 2].flags.insert(.spaceAfter)
    if elements[rate - 2].isBare { anatomy.parser.elements[rate - 2].unit = .meter }
    // `8x500 r28 2'r`: the rest is no part of the piece.
    if isBeforeNumber {
      anatomy.parser.elements.insert(
        Element(.semicolon, place, flags: [.spaceBefore, .spaceAfter]), at: rate - 1)
    }
    return true
  }

  /// `4x2k`, `8x500`, `60'`; the r30 of `60 s r30` is a rest.
  private func tellsPiece(before index: Int) -> Bool {
    let piece = elements[index - 1]
    switch piece.unit {
    case .kilo, .letterM, .kilometer, .meter: return piece.isNumber
    case .minute: return piece.value >= 3_000
    case .none where piece.kind == .clock: return piece.value >= 180_000
    default: return piece.isBareWhole && 250_000...3_000_000 ~= piece.value
    }
  }

  /// Opens the exercise of pieces without a name, and makes meters of their thousands.
  mutating func openRow() -> Bool {
    guard context.strokeRateLine == context.lineIndex,
      let expression = anatomy.parser.expressions.first
    else { return false }
    for index in anatomy.parser.quantities.indices
    where anatomy.parser.quantities[index].unit == .kilo {
      anatomy.parser.quantities[index].unit = .kilometer
    }
    file.diagnostics.append(.exerciseAssumed(at: place(expression.range), "Row"))
    addEntry("Row", location(expression.range))
    return true
  }
}
