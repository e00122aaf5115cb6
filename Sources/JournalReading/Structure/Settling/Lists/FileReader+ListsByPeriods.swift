internal import JournalSyntax

/// Names and the reps of each set as short sentences: `hip bridge. 12. 12. 9`, `plank. 45 sec. 40 sec`,
/// `lunge. 9 9. 8 8`.
extension FileReader {
  /// Writes commas for the points.
  mutating func settleListByPeriods() {
    guard elements.count > 4, elements[0].kind == .word,
      let point = elements.prefix(9).firstIndex(where: { $0.kind == .period }), point > 0,
      elements[point].spaceAfter, !elements[point].spaceBefore,
      elements[..<point].allSatisfy({
        $0.isOfPlainName && $0.meaning != .month && $0.meaning != .weekday
      }),
      let list = listByPeriods(from: point + 1),
      list.groups > 2 || isExercise(0..<point) || !mayBeDay(list.efforts)
    else { return }
    var sets: [Element] = []
    for effort in list.efforts {
      if !sets.isEmpty {
        let start = Int(effort.range.start)
        sets.append(Element(.comma, ByteRange(start, start), flags: .spaceAfter))
      }
      sets.append(effort)
      sets[sets.count - 1].flags.insert(.spaceBefore)
    }
    putSets(sets, from: point, to: list.end)
  }

  /// The numbers between the points; two beside each other are those of both sides, in all groups or in none.
  private func listByPeriods(
    from first: Int
  ) -> (efforts: [Element], groups: Int, end: Int)? {
    var efforts: [Element] = []
    var (groups, pairs) = (0, 0)
    var index = first
    while let number = elements[safe: index], isEffortOfList(number) {
      efforts.append(number)
      groups += 1
      index += 1
      if let other = elements[safe: index], isEffortOfList(other), other.spaceBefore {
        efforts.append(other)
        pairs += 1
        index += 1
      }
      guard elements[safe: index]?.kind == .period else { break }
      index += 1
    }
    guard groups > 1, pairs == 0 || pairs == groups, endsWithRemark(index),
      let least = efforts.map(\.value).min(), let most = efforts.map(\.value).max(),
      most <= 3 * least, efforts.allSatisfy({ $0.unit == efforts[0].unit })
    else { return nil }
    return (efforts, groups, index)
  }

  private func isEffortOfList(_ element: Element) -> Bool {
    guard element.kind == .quantity, 1_000...300_000 ~= element.value, element.value % 1000 == 0
    else { return false }
    return element.unit == .none && element.value <= 100_000 || element.unit == .second
      || element.unit == .repetition
  }

  /// `Trénink. 12. 10.`
  private func mayBeDay(_ numbers: [Element]) -> Bool {
    numbers.count == 2 && numbers[0].value <= 31_000 && numbers[1].value <= 12_000
  }
}
