internal import JournalSyntax
internal import WorkoutModel

/// Remarks of a row that tell more of its sets: `| Squat | 75 | 5 | 5 | 5 5 5 4 3 |`.
extension FileReader {
  /// Takes the reps of each set, and those of the last one, out of the remark.
  mutating func takeRemarks(_ cells: [Range<Int>], _ table: TableColumns, _ values: KeyValues) {
    guard let sets = values.sets, let reps = values.reps, sets.value >= 2_000, !table.hasLifts
    else { return }
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      guard case .note = column, elements[cell].contains(where: \.isNumber) else { continue }
      // `laatste set 8`, `letzter 6`.
      if 2...3 ~= cell.count, namesLastSet(cell.lowerBound) {
        anatomy.parser.elements[cell.lowerBound].word = Word(meaning: .previous, value: 0)
      }
      if let each = repsOfEach(cell, reps), each.count == Int(sets.value) / 1000 {
        context.row?.attributes.actualReps = each
      } else if let last = anatomy.parser.lastSet(alone: cell), last.reps / 2 <= reps.value {
        context.row?.attributes.lastSet = last
      }
    }
  }

  /// The numbers of `5 5 5 4 3`, `5/5/4` and `got 5, 5, 4`, in thousandths.
  private func repsOfEach(_ cell: Range<Int>, _ planned: Quantity) -> [Int32]? {
    let isLed = elements[cell.lowerBound].kind == .word && cell.count > 3
    // `felt 8/10`, `8/10`: how it was.
    guard !isLed || isWord(cell.lowerBound, in: Self.deeds),
      !isOutOfTen(isLed ? cell.dropFirst() : cell)
    else { return nil }
    var reps: [Int32] = []
    for element in elements[isLed ? cell.dropFirst() : cell] {
      switch element.kind {
      case .quantity
      where element.unit == .none || element.unit == .repetition:
        guard element.value % 1000 == 0, element.value / 2 <= planned.value else { return nil }
        reps.append(element.value)
      case .comma, .slash, .hyphen: continue
      default: return nil
      }
    }
    return reps.count > 1 ? reps : nil
  }

  /// `8/10`, which is no list of reps that fall.
  private func isOutOfTen(_ cell: Range<Int>) -> Bool {
    cell.count == 3 && elements[cell.lowerBound + 1].kind == .slash
      && elements[cell.lowerBound + 2].value == 10_000
      && elements[cell.lowerBound].value < 10_000
  }

  private static let deeds = WordSet(
    "only really reps", CommonWords.did, CommonWords.was)

  /// `| 14 May planned | Squat | 77.5 | 5 | 5 |`, and `planned` alone among the remarks.
  func isPlannedRow(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    zip(cells, table.columns).contains { cell, column in
      switch column {
      // `月底目标<tab>卧推<tab>85`.
      case .date: cell.contains { elements[$0].meaning == .plan || tellsGoal($0) }
      case .note: cell.count == 1 && elements[cell.lowerBound].meaning == .plan
      // `Goal Dec;85x5` below `Exercise;Set 1`.
      case .exercise: !cell.isEmpty && isGoalOfRow(cell.lowerBound)
      default: false
      }
    }
  }

  private func isGoalOfRow(_ index: Int) -> Bool {
    elements[index].kind == .word && [.goal, .plan, .next].contains(elements[index].meaning)
  }

  private static let weights = WordSet("peso poids body masse")
  private static let ofBodies = WordSet("corporal corporel corporeo weight mass corporelle")

  /// `Bodyweight | 83.4` in a column of exercises.
  func isRowOfBody(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    !elements.contains { $0.kind == .times }
      && zip(cells, table.columns).contains { cell, column in
        column.isExercise
          && (cell.count == 1 && elements[cell.lowerBound].meaning == .bodyweight
            || cell.count == 2 && isWord(cell.lowerBound, in: Self.weights)
              && isWord(cell.lowerBound + 1, in: Self.ofBodies)
            || isWeighIn(cell))
      }
  }

  /// Keeps what the lifter weighed, on its day.
  mutating func rowOfBody(_ cells: [Range<Int>], _ table: TableColumns, _ line: LineSyntax) {
    _ = dated(cells, table)
    for (cell, column) in zip(cells, table.columns)
    where cell.count == 1 && !column.isExercise && !column.isDate {
      let weight = elements[cell.lowerBound]
      guard weight.kind == .quantity, weight.unit == .none || weight.unit.isMass,
        35_000...350_000 ~= weight.value
      else { continue }
      addBodyweight(Quantity(weight))
      break
    }
    note(line.content)
  }

  /// `check in`, `weigh-in`: when the lifter stood on a scale.
  func isWeighIn(_ cell: Range<Int>) -> Bool {
    1...3 ~= cell.count && isWord(cell.lowerBound, in: Self.weighing)
      && elements[cell].allSatisfy { $0.kind == .word || $0.kind == .hyphen }
      && (cell.count == 1 || isWord(cell.upperBound - 1, in: Self.inward))
  }

  private static let weighing = WordSet("weigh weigh-in weighin check check-in checkin")
  private static let inward = WordSet("in")
}
