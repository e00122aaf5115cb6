internal import JournalSyntax

/// What a set comes to and what it is done with, behind it: `245x3 -> 1RM 270`, `Pullups 10x w/ 25`.
extension FileReader {
  /// The estimate at the end of the line, with its sign.
  mutating func dropEstimateBehindArrow() {
    let last = elements.count - 1
    guard last > 4, elements[last].kind == .quantity, elements[last - 1].meaning == .total,
      elements[last - 2].isBareWhole, elements[last - 2].value == 1_000,
      !elements[last - 1].spaceBefore,
      elements[last - 3].kind == .arrow || elements[last - 3].kind == .equals
        || isSplitArrow(last - 3),
      elements[..<(last - 3)].contains(where: { $0.kind == .times })
    else { return }
    let isSplit = isSplitArrow(last - 3) || elements[last - 4].kind == .hyphen
    let start = isSplit ? last - 4 : last - 3
    context.remarks.append(range(start..<elements.count))
    anatomy.parser.elements.removeSubrange(start...)
    anatomy.parser.end = elements.count
  }

  /// The `>` of `->`.
  private func isSplitArrow(_ index: Int) -> Bool {
    elements[index].kind == .other && elements[index - 1].kind == .hyphen
  }

  /// `25 x 10` for the `10x w/ 25` of who adds to his own weight.
  mutating func settleLoadBehindCount() {
    guard
      let times = elements.indices.dropFirst(2).dropLast(2).first(where: {
        elements[$0].kind == .times && elements[$0 + 1].meaning == .with
      }), case let load = behindWith(times + 1), load + 1 == elements.count,
      elements[times - 1].isBareWhole, elements[times - 1].value <= 60_000,
      elements[load].unit.isMass || elements[load].isBare,
      elements[..<(times - 1)].allSatisfy({ $0.kind == .word }),
      names.nature(of: NameText.clean(written.bytes[range(0..<(times - 1)).indices]))
        .contains(.bodyweight)
    else { return }
    var (reps, mass) = (elements[times - 1], elements[load])
    reps.flags = .spaceBefore
    mass.flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange(
      (times - 1)...,
      with: [
        mass, Element(.times, elements[times].range, flags: [.spaceBefore, .spaceAfter]), reps,
      ])
    anatomy.parser.end = elements.count
  }
}
