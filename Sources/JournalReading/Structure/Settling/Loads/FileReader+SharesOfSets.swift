internal import JournalSyntax

/// Sets and reps, and behind a colon how many of them were done with which load:
/// `Swings 10x10: 6 sets @ 24, 4 sets @ 32`.
extension FileReader {
  /// Makes `24 x 10 x 6, 32 x 10 x 4` of it, when the parts come to the sets.
  mutating func settleSharesOfSets(_ colon: Int) -> Bool {
    guard colon >= 4, elements[colon - 1].isBareWhole, elements[colon - 2].kind == .times,
      elements[colon - 3].isBareWhole, 2_000...30_000 ~= elements[colon - 3].value,
      elements[colon - 4].kind == .word, colon + 3 < elements.count
    else { return false }
    let (sets, reps) = (elements[colon - 3], elements[colon - 1])
    var (index, told, parts) = (colon + 1, Int32(0), [Element]())
    while index + 2 < elements.count, elements[index].unit == .set,
      elements[index].kind == .quantity, elements[index + 1].kind == .at,
      elements[index + 2].isBare || elements[index + 2].unit.isMass
    {
      let place = ByteRange(
        Int(elements[index + 2].range.end), Int(elements[index + 2].range.end))
      if !parts.isEmpty { parts.append(Element(.comma, place, flags: .spaceAfter)) }
      var (load, count) = (elements[index + 2], elements[index])
      load.flags.insert(.spaceBefore)
      count.flags = .spaceAfter
      parts += [
        load, Element(.times, place), Element(.quantity, place, value: reps.value),
        Element(.times, place), count,
      ]
      told += elements[index].value
      index += 3
      guard index < elements.count, elements[index].kind == .comma || elements[index].kind == .plus
      else { break }
      index += 1
    }
    guard told == sets.value, parts.count > 5 else { return false }
    anatomy.parser.elements.replaceSubrange((colon - 3)..<index, with: parts)
    return true
  }
}
