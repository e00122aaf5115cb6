internal import JournalSyntax
internal import WorkoutModel

/// All reps before the sets that they were done in: `Push-ups 100 (20x5)`, `푸쉬업 100개 (20x5)`.
extension FileReader {
  /// Drops the sum and the parentheses.
  mutating func dropSumBeforeSets(_ open: Int) -> Bool {
    guard open > 1, open + 4 < elements.count, elements[open + 4].kind == .closeParenthesis,
      elements[open + 2].kind == .times, elements[open + 1].isBareWhole,
      elements[open + 3].isBareWhole, elements[open - 1].kind == .quantity,
      elements[open - 1].unit == .none || elements[open - 1].unit == .repetition,
      elements[open - 2].kind == .word || elements[open - 2].kind == .colon,
      Int(elements[open - 1].value)
        == Int(elements[open + 1].value) * (Int(elements[open + 3].value) / 1000),
      elements[open + 1].value >= 2_000, elements[open + 3].value >= 2_000
    else { return false }
    context.remarks.append(elements[open - 1].range)
    anatomy.parser.elements[open + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.remove(at: open + 4)
    anatomy.parser.elements.removeSubrange((open - 1)...open)
    return true
  }

  /// The pluses of `Pull-ups 12+10+10+8` and `Push-ups 20+15+10`: sets of the body, for the pieces of one
  /// fall faster, as those of `9+3+2` do.
  mutating func settleSumOfBody(_ plus: Int) -> Bool {
    guard plus > 1, plus + 3 < elements.count, !elements[plus].spaceBefore,
      elements[plus - 2].kind == .word || elements[plus - 2].kind == .colon,
      elements[plus - 1].isBareWhole, 8_000...60_000 ~= elements[plus - 1].value,
      case let last = lastPiece(from: plus), last >= plus + 3, last + 1 == elements.count,
      !elements[..<plus].contains(where: { $0.unit.isMass }),
      case let nature = names.nature(
        of: NameText.clean(written.bytes[range(0..<(plus - 1)).indices])),
      nature.contains(.bodyweight), nature.isDisjoint(with: [.timed, .cardio])
    else { return false }
    if elements[plus - 1].value < 15_000, context.section == .training {
      doubtSum(plus, last)
    }
    listPieces(plus, last)
    return true
  }

  /// The pluses of `Fly 50kg 12+12+10`: so many reps, and hardly fewer, are sets and no pieces of one.
  mutating func settleSumOfLoad(_ plus: Int) -> Bool {
    guard plus > 2, plus + 3 < elements.count, !elements[plus].spaceBefore,
      elements[plus - 1].isBareWhole, 8_000...30_000 ~= elements[plus - 1].value,
      // `20 kg x 12+10+8` tells one set.
      elements[plus - 2].kind == .quantity, elements[plus - 2].unit.isMass,
      elements[plus - 3].kind == .word || elements[plus - 3].kind == .colon,
      case let last = lastPiece(from: plus), last >= plus + 3, elements[last].value >= 8_000,
      last + 1 == elements.count || elements[last + 1].meaning == .drop
        || elements[last + 1].kind == .openParenthesis
    else { return false }
    doubtSum(plus, last)
    listPieces(plus, last)
    return true
  }

  /// Says that the pieces may be one set.
  mutating func doubtSum(_ plus: Int, _ last: Int) {
    let sets = stride(from: plus - 1, through: last, by: 2).map {
      FixedPoint(thousandths: elements[$0].value)
    }
    file.diagnostics.append(.setsOfSum(sets, at: place(range((plus - 1)..<(last + 1)))))
  }

  mutating func listPieces(_ plus: Int, _ last: Int) {
    for mark in stride(from: plus, to: last, by: 2) {
      anatomy.parser.elements[mark].kind = .comma
      anatomy.parser.elements[mark].flags.insert(.spaceAfter)
    }
  }

  /// The last of the pieces, of which each is more than half of the first, or half of fifteen and more,
  /// and no more than the one before.
  private func lastPiece(from plus: Int) -> Int {
    let first = elements[plus - 1].value
    let least = first < 15_000 ? first / 10 * 6 : first / 2
    var (mark, before) = (plus, elements[plus - 1].value)
    while mark + 1 < elements.count, elements[mark].kind == .plus, !elements[mark].spaceBefore,
      elements[mark + 1].isBareWhole, least...before ~= elements[mark + 1].value
    {
      before = elements[mark + 1].value
      mark += 2
    }
    return mark - 1
  }
}
