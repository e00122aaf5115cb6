internal import JournalSyntax

/// Sets and reps by their names, apart from each other: `185 (5 reps, 3 sets)`, `185 (3 sets, 5 reps)`, `3 sets - 10 reps - 135`,
/// `185, 5 reps x3`, `185, 5 reps, 3x`.
extension FileReader {
  /// Puts them as `3 x 5`, with the load behind `@` where it follows.
  mutating func settleNamedCounts() {
    // `1세트 60kg 10회, 2세트 65kg 8회` numbers them.
    guard elements.count(where: { $0.unit == .set }) < 2,
      elements.count(where: { $0.unit == .repetition }) == 1, let pair = pairOfCounts(),
      // `46 x 3 x 5 (3 reps, 5 sets)` says it again.
      !elements[..<pair.range.lowerBound].contains(where: { $0.kind == .times })
    else { return }
    var start = pair.range.lowerBound
    var end = pair.range.upperBound
    if start > 0, elements[start - 1].kind == .openParenthesis, end < elements.count,
      elements[end].kind == .closeParenthesis
    {
      start -= 1
      end += 1
    }
    let place = Int(elements[pair.range.lowerBound].range.start)
    var (sets, reps) = (elements[pair.sets], elements[pair.reps])
    (sets.unit, sets.flags) = (.set, .spaceBefore)
    (reps.unit, reps.flags) = (.repetition, .spaceAfter)
    var told = [sets, Element(.times, ByteRange(place, place)), reps]
    if end + 1 < elements.count,
      elements[end].kind == .hyphen || elements[end].kind == .comma
        || elements[end].kind == .slash, isLoad(end + 1),
      !elements[..<start].contains(where: { $0.isNumber })
    {
      told.append(Element(.at, elements[end].range, flags: [.spaceBefore, .spaceAfter]))
      end += 1
    }
    if start > 1, elements[start - 1].kind == .comma, elements[start - 2].isNumber { start -= 1 }
    anatomy.parser.elements.replaceSubrange(start..<end, with: told)
    anatomy.parser.end = elements.count
  }

  private func isLoad(_ index: Int) -> Bool {
    elements[index].unit.isMass || elements[index].isBare && elements[index].value >= 15_000
  }

  private func pairOfCounts() -> (sets: Int, reps: Int, range: Range<Int>)? {
    for index in elements.indices.dropLast()
    // `260x 5 reps x 3 sets` is read as it stands.
    where index == 0 || elements[index - 1].kind != .times {
      if elements[index].unit == .repetition, elements[index].value % 1000 == 0 {
        let isParted = elements[index + 1].kind == .comma
        let next = isParted ? index + 2 : index + 1
        guard next < elements.count else { return nil }
        // `5 reps, 3 sets`.
        if isParted, elements[next].unit == .set, index == 0 || isApart(index) {
          return (next, index, index..<(next + 1))
        }
        // `5 reps x3`, `5 reps, x3 sets`.
        if elements[next].kind == .times, next + 1 < elements.count, isApart(index),
          elements[next + 1].isBareWhole || isParted && elements[next + 1].unit == .set,
          elements[next + 1].value <= 10_000, isLast(next + 1), index > 0
        {
          return (next + 1, index, index..<(next + 2))
        }
        // `5 reps, 3x`.
        if elements[next].isBareWhole, isApart(index), next + 1 < elements.count,
          elements[next + 1].kind == .times,
          elements[next].value <= 10_000, next + 2 == elements.count
        {
          return (next, index, index..<(next + 2))
        }
      } else if elements[index].unit == .set, index + 2 < elements.count,
        elements[index + 1].kind == .comma || elements[index + 1].kind == .slash
          || elements[index + 1].kind == .hyphen && elements[index + 1].spaceBefore,
        elements[index + 2].unit == .repetition, elements[index].value <= 20_000
      {
        return (index, index + 2, index..<(index + 3))
      }
    }
    return nil
  }

  /// Behind a sign or the name alone: the word of `45kg 全セット12回×3` is of the reps.
  private func isApart(_ reps: Int) -> Bool {
    guard reps > 0 else { return false }
    switch elements[reps - 1].kind {
    case .comma, .openParenthesis: return true
    case .hyphen: return elements[reps - 1].spaceBefore
    case .word: return !elements[..<reps].contains(where: \.isNumber)
    default: return false
    }
  }

  private func isLast(_ index: Int) -> Bool {
    index + 1 == elements.count || elements[index + 1].kind == .closeParenthesis
      || index + 2 == elements.count && elements[index + 1].meaning == .set
  }
}
