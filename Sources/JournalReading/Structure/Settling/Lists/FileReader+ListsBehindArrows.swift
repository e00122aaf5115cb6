internal import JournalSyntax

/// A load, an arrow, and the reps of each set: `Squat 90 → 5,5,5,4+`, `T2 row 47.5 -> 8, 8, 6 (grip)`,
/// `OHP 40 → 4,4,3,x → 42.5 next`.
extension FileReader {
  /// Writes each set with its load; what stands behind the list, and another arrow, is a note.
  mutating func settleListBehindArrow() {
    guard elements.count > 4, let arrow = elements.firstIndex(where: { $0.kind == .arrow }),
      arrow > 1, arrow + 3 < elements.count
    else { return }
    // `->` in two signs.
    let isLong = elements[arrow - 1].kind == .hyphen && !elements[arrow].spaceBefore
    let load = isLong ? arrow - 2 : arrow - 1
    guard load > 0, elements[load].kind == .quantity,
      elements[load].isBare || elements[load].unit.isMass,
      let name = nameBeforeLoad(load), mayBeLoaded(name),
      case let list = repsAndMisses(from: arrow + 1), list.reps.count > 1,
      case let end = behindAsideOfList(list.end),
      // `12.5 → 10, 15 → 9` has a load before each arrow.
      end == elements.count || endsWithRemark(end)
        || elements[end].kind == .arrow
          && elements[load].value > (list.reps.last?.value ?? 0),
      let most = list.reps.map(\.value).max(), isFarAbove(load, most, name)
    else { return }
    var sets = repsOfLoad(list.reps)
    // The last may be open: `5,5,5+`.
    if list.open == list.reps.count - 1 {
      let end = Int(sets[sets.count - 1].range.end)
      sets[sets.count - 1].flags.remove(.spaceAfter)
      sets.append(Element(.plus, ByteRange(end, end + 1)))
    }
    anatomy.parser.elements[load].flags.insert(.spaceAfter)
    putSets(sets, from: load + 1, to: list.end)
  }

  /// Behind the `(grip)` of `5,5,4 (grip) → 92.5 next`.
  private func behindAsideOfList(_ start: Int) -> Int {
    guard elements[safe: start]?.kind == .openParenthesis,
      let close = elements[start...].firstIndex(where: { $0.kind == .closeParenthesis }),
      !elements[start..<close].contains(where: \.isNumber)
    else { return start }
    return close + 1
  }

  /// `60 → 62.5` tells another load, `pull 8 → 7, 6` may tell what was planned.
  private func isFarAbove(_ load: Int, _ most: Int32, _ name: Range<Int>) -> Bool {
    let value = elements[load].value
    return elements[load].unit.isMass || value >= 20_000 && value / 3 * 2 >= most
      || elements[load].flags.contains(.fraction) && value >= 5_000
      || value >= 12_000 && value > most
        && names.nature(of: NameText.clean(written.bytes[range(name).indices])).contains(.dumbbell)
  }

  /// `3,3,3,2,x`, `10 10 8`, `5,5,5+`: reps, and an x for none; the last may be open.
  private func repsAndMisses(
    from first: Int
  ) -> (reps: [Element], open: Int?, end: Int) {
    var (reps, open): ([Element], Int?) = ([], nil)
    var index = first
    while index < elements.count, open == nil {
      let element = elements[index]
      if element.isBareWhole, element.value <= 50_000,
        element.value >= 1_000 || !reps.isEmpty
      {
        reps.append(element)
      } else if !reps.isEmpty, isCrossOfMiss(index) {
        reps.append(Element(.quantity, element.range, value: 0))
      } else {
        break
      }
      index += 1
      if elements[safe: index]?.kind == .plus, elements[index].spaceBefore == false,
        elements[safe: index + 1]?.isNumber != true
      {
        open = reps.count - 1
        index += 1
      }
      if let mark = elements[safe: index], mark.kind == .comma || mark.kind == .slash,
        let next = elements[safe: index + 1], next.isNumber || isCrossOfMiss(index + 1)
      {
        index += 1
      }
    }
    return (reps, open, index)
  }

  /// The `x` of `3,3,2,x`.
  private func isCrossOfMiss(_ index: Int) -> Bool {
    let element = elements[index]
    guard element.range.count == 1, elements[safe: index + 1]?.isNumber != true else {
      return false
    }
    return element.kind == .times || element.kind == .word && isWord(index, in: Self.crossOfMiss)
  }

  private static let crossOfMiss = WordSet("x")
}
