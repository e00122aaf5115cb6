internal import JournalSyntax

/// Which of the sets had which load: `Swings 10x10, sets 1-6 @24, 7-10 @28`.
extension FileReader {
  /// Puts them as `6x10 @24, 4x10 @28`, where the numbers are those of all sets.
  mutating func settleLoadsOfSetNumbers() {
    guard let times = elements.firstIndex(where: { $0.kind == .times }), times > 1,
      times + 5 < elements.count, elements[times - 1].isBareWhole, elements[times + 1].isBareWhole,
      elements[times + 2].kind == .comma
    else { return }
    let sets = elements[times - 1].value
    var index = times + 3
    if elements[index].meaning == .set { index += 1 }
    var (written, last) = ([Element](), Int32(0))
    while index + 2 < elements.count, elements[index].isBareWhole,
      elements[index].value == last + 1_000
    {
      var (end, next) = (elements[index].value, index + 1)
      if elements[next].kind == .hyphen, elements[next + 1].isBareWhole,
        elements[next + 1].value > end
      {
        (end, next) = (elements[next + 1].value, next + 2)
      }
      guard next + 1 < elements.count,
        elements[next].kind == .at || elements[next].meaning == .at
          || elements[next].meaning == .with, elements[next + 1].kind == .quantity
      else { return }
      if !written.isEmpty { written.append(signOf(.comma, at: index)) }
      var (count, reps, load) = (elements[times - 1], elements[times + 1], elements[next + 1])
      count.value = end - last
      if !written.isEmpty { count.range = signOf(.comma, at: index).range }
      reps.range = count.range
      count.flags = [.spaceBefore, .spaceAfter]
      reps.flags = [.spaceBefore, .spaceAfter]
      load.flags.formUnion([.spaceBefore, .spaceAfter])
      count.unit = .set
      written += [
        count, Element(.times, count.range, flags: [.spaceBefore, .spaceAfter]), reps,
        Element(.at, count.range, flags: [.spaceBefore, .spaceAfter]), load,
      ]
      last = end
      index = next + 2
      guard index + 1 < elements.count, elements[index].kind == .comma else { break }
      index += 1
    }
    guard last == sets, written.count > 5 else { return }
    anatomy.parser.elements.replaceSubrange((times - 1)..<index, with: written)
  }
}
