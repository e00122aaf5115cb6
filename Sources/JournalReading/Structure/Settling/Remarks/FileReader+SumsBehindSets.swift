internal import JournalSyntax

/// What sets come to in all, told behind them without a word for it, and how many there are before a list of their
/// reps.
extension FileReader {
  /// The `26 reps` of `115x8, 135x6, 155x6x2. 26 reps`: as many as all sets before it.
  mutating func dropSumOfReps() {
    guard let sum = elements.lastIndex(where: { $0.unit == .repetition && $0.kind == .quantity }),
      sum > 5, case let mark = elements[sum - 1].kind,
      mark == .period || mark == .comma || mark == .hyphen || mark == .equals,
      elements[safe: sum + 1]?.kind != .times, elements[safe: sum + 1]?.kind != .at,
      case let told = repsBefore(sum: sum - 1), told.sets > 1,
      told.reps * 1000 == Int64(elements[sum].value)
    else { return }
    context.remarks.append(range(sum..<(sum + 1)))
    anatomy.parser.elements.removeSubrange((sum - 1)...sum)
  }

  /// The reps of the products before an element, `8`, `6` and `6x2` of `bar x 8, 135x6, 155x6x2`, and how many
  /// products there are; none when a number stands among them that is part of no product.
  private func repsBefore(sum end: Int) -> (reps: Int64, sets: Int) {
    var (reps, sets, index) = (Int64(0), 0, 0)
    while index < end {
      guard elements[index].isNumber || elements[safe: index + 1]?.kind == .times else {
        index += 1
        continue
      }
      guard index + 2 < end, elements[index + 1].kind == .times, elements[index + 2].isBareWhole
      else { return (0, 0) }
      var count = Int64(elements[index + 2].value / 1000)
      index += 3
      if index + 1 < end, elements[index].kind == .times, elements[index + 1].isBareWhole {
        count *= Int64(elements[index + 1].value / 1000)
        index += 2
      }
      reps += count
      sets += 1
    }
    return (reps, sets)
  }

  /// The `= 520 pounds` of `Double swing x 10 = 520 pounds`: what all reps weigh together.
  mutating func dropWeightOfAllReps(_ equals: Int) -> Bool {
    guard equals > 2, equals + 2 == elements.count, elements[equals + 1].unit.isMass,
      elements[equals + 1].value >= 100_000, elements[equals - 1].isBareWhole,
      elements[equals - 2].kind == .times,
      elements[..<equals].count(where: \.isNumber) == 1
    else { return false }
    file.diagnostics.append(.unreadRest(at: place(range(equals..<elements.count))))
    anatomy.parser.elements.removeSubrange(equals...)
    return true
  }

  /// The `3 x` of `3 x 10/10/8 @ 70/70/80`: as many reps stand behind it, and before their loads.
  mutating func dropCountOfSlashedReps(_ times: Int) -> Bool {
    guard elements[times - 1].isBareWhole, 3_000...12_000 ~= elements[times - 1].value,
      case let count = Int(elements[times - 1].value / 1000),
      case let end = times + 2 * count, end < elements.count, elements[end].kind == .at,
      (times + 1..<end).allSatisfy({ index in
        (index - times) % 2 == 1
          ? elements[index].isBareWhole && elements[index].value <= 100_000
          : elements[index].kind == .slash && !elements[index].spaceBefore
      })
    else { return false }
    context.remarks.append(range((times - 1)..<(times + 1)))
    anatomy.parser.elements.removeSubrange((times - 1)...times)
    anatomy.parser.elements[times - 1].flags.insert(.spaceBefore)
    return true
  }

  /// The `@` of `5x3+@70 -> 3,3,3,3,7`: the sets before it are open, and their load follows.
  mutating func dropAtBehindOpenSet(_ at: Int) -> Bool {
    guard at > 3, elements[at - 1].kind == .plus, !elements[at - 1].spaceBefore,
      elements[at - 2].isBareWhole, elements[at - 3].kind == .times, at + 1 < elements.count,
      elements[at + 1].isBare || elements[at + 1].unit.isMass, elements[at + 1].value > 10_000
    else { return false }
    anatomy.parser.elements.remove(at: at)
    anatomy.parser.elements[at].flags.insert(.spaceBefore)
    return true
  }
}
