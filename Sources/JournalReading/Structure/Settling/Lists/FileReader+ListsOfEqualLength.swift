internal import JournalSyntax

/// Reps and as many loads, with the number of both before them or words between: `4 séries 12/10/8/6 reps 100/120/140/160 kg`,
/// `Suwnica 4 serie 12,10,8,8 na 100,120,140,140 kg`.
extension FileReader {
  /// Puts them as pairs, `100 x 12, 120 x 10`.
  mutating func settleListsOfEqualLength() {
    guard elements.count > 7,
      let first = elements.prefix(8).firstIndex(where: { $0.isNumber }),
      case let start = elements[first].unit == .set ? first + 1 : first,
      let reps = list(start), reps.count > 2,
      reps.allSatisfy({ elements[$0].value <= 50_000 && !elements[$0].unit.isMass }),
      let last = reps.last,
      case let next = behindWords(last + 1), let loads = list(next), loads.count == reps.count,
      loads.last == elements.count - 1, isLoads(loads),
      start == first || Int(elements[first].value) == reps.count * 1000
    else { return }
    var told: [Element] = []
    for (load, count) in zip(loads, reps) {
      var (mass, times) = (elements[load], elements[count])
      mass.unit = elements[loads[loads.count - 1]].unit
      mass.flags.formUnion([.spaceBefore, .spaceAfter])
      (times.unit, times.flags) = (.none, .spaceBefore)
      let place = Int(mass.range.end)
      if !told.isEmpty { told.append(Element(.comma, ByteRange(place, place), flags: .spaceAfter)) }
      told += [
        mass, Element(.times, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter]), times,
      ]
    }
    anatomy.parser.elements.replaceSubrange(first..., with: told)
    anatomy.parser.end = elements.count
  }

  /// Whole or half numbers with one sign between.
  private func list(_ start: Int) -> [Int]? {
    guard start < elements.count, elements[start].kind == .quantity else { return nil }
    var numbers = [start]
    var index = start
    while index + 2 < elements.count,
      elements[index + 1].kind == .slash
        || elements[index + 1].kind == .comma, elements[index + 2].kind == .quantity,
      elements[index + 1].kind == elements[start + 1].kind
    {
      index += 2
      numbers.append(index)
    }
    return numbers
  }

  private func isLoads(_ loads: [Int]) -> Bool {
    let unit = elements[loads[loads.count - 1]].unit
    return loads.allSatisfy { elements[$0].unit.isMass || elements[$0].isBare }
      && (unit.isMass || loads.allSatisfy { elements[$0].value >= 30_000 })
  }

  private func behindWords(_ start: Int) -> Int {
    var index = start
    while index < elements.count, index - start < 2,
      elements[index].kind == .at || elements[index].meaning == .at
        || elements[index].meaning == .repetition || elements[index].meaning == .with
        || isWord(index, in: Self.joints)
    {
      index += 1
    }
    return index
  }

  private static let joints = WordSet("na на à a con mit met med com z reps at")
}
