internal import JournalSyntax

/// Hangs of one length with a load each: `Half crimp, 10s hangs: +15kg, +20kg x 3`, and the time of an
/// assisted one behind its load: `One arm hang assisted -12kg, 5 s x 4`.
extension FileReader {
  /// Writes the time behind each load in place of the label.
  mutating func settleLoadsOfHangs(behind colon: Int) -> Bool {
    let hang = colon - 1
    guard colon > 1, colon + 3 < elements.count else { return false }
    let time =
      elements[hang].kind == .word && isWord(hang, in: Self.hangs) ? hang - 1 : hang
    guard time > 0, isTimeOfHang(time), elements[..<time].contains(where: { $0.kind == .word }),
      time < hang || elements[..<time].indices.contains(where: { isWord($0, in: Self.hangs) })
    else { return false }
    var told: [Element] = []
    var index = colon + 1
    while index + 1 < elements.count,
      elements[index].kind == .plus || elements[index].kind == .hyphen,
      elements[index + 1].kind == .quantity, elements[index + 1].unit.isMass
    {
      let gap = ByteRange(
        Int(elements[index + 1].range.end), Int(elements[index + 1].range.end))
      if !told.isEmpty { told.append(Element(.comma, gap, flags: .spaceAfter)) }
      told += [elements[index], elements[index + 1], Element(.times, gap), elements[time]]
      told[told.count - 1].unit = .second
      told[told.count - 1].range = gap
      index += 2
      if index + 1 < elements.count, elements[index].kind == .times,
        elements[index + 1].isBareWhole
      {
        told += elements[index...(index + 1)]
        index += 2
      }
      if elements[safe: index]?.kind == .comma { index += 1 }
    }
    guard told.count > 4, index >= elements.count || !elements[index].isNumber else { return false }
    if index < elements.count { context.remarks.append(range(index..<elements.count)) }
    anatomy.parser.elements.replaceSubrange((colon + 1)..., with: told)
    let isParted = elements[time - 1].kind == .comma
    anatomy.parser.elements.removeSubrange((isParted ? time - 1 : time)...time)
    return true
  }

  /// The comma of `-12kg, 5 s x 4`, where the load is hung on or taken off a hang.
  mutating func settleTimeBehindHang(_ comma: Int) -> Bool {
    guard comma > 2, comma + 3 < elements.count, elements[comma - 1].unit.isMass,
      elements[comma - 2].kind == .hyphen || elements[comma - 2].kind == .plus,
      isTimeOfHang(comma + 1), elements[comma + 2].kind == .times,
      elements[comma + 3].isBareWhole, elements[comma + 3].value <= 20_000,
      elements[..<comma].indices.contains(where: { isWord($0, in: Self.hangs) })
    else { return false }
    anatomy.parser.elements[comma].kind = .times
    return true
  }

  func isTimeOfHang(_ index: Int) -> Bool {
    elements[index].kind == .quantity && 3_000...120_000 ~= elements[index].value
      && (elements[index].unit == .second || elements[index].unit == .letterS)
  }

  private static let hangs = WordSet("hang hangs hold holds deadhang deadhangs")
}
