internal import JournalSyntax
internal import WorkoutModel

/// Tables that tell what was planned beside what was done, and rows of what was never done.
extension FileReader {
  /// `| Exercise | Plan | Actual |`: the plan is one column, what was done of it another.
  func tellsDone(_ cells: [Range<Int>], _ columns: [TableColumns.Column]) -> Bool {
    columns.contains { if case .plan = $0 { true } else { false } }
      && doneColumn(cells, columns) != nil
  }

  /// The column that is headed `Done`, and is of nothing else.
  func doneColumn(_ cells: [Range<Int>], _ columns: [TableColumns.Column]) -> Int? {
    cells.indices.first { index in
      isHeadOfResult(cells[index], columns[index])
    } ?? columnBehindPlan(cells, columns)
  }

  /// `Done`, `Actual`, `Ergebnis`, `What I did`.
  func isHeadOfResult(_ cell: Range<Int>, _ column: TableColumns.Column) -> Bool {
    guard case .other = column, 1...4 ~= cell.count,
      elements[cell].allSatisfy({ $0.kind == .word })
    else { return false }
    if cell.count == 1 { return isWord(cell.lowerBound, in: Self.doneHeads) }
    return isWord(cell.upperBound - 1, in: Self.doneHeads)
      && cell.dropLast().allSatisfy { isWord($0, in: Self.beforeDoneHeads) }
  }

  private static let beforeDoneHeads = WordSet(
    "what i we in actually actual really was ich ce que j'ai lo que hice quello che ho o que что я")

  /// Below whatever head of one word: sets right behind those that were planned.
  private func columnBehindPlan(
    _ cells: [Range<Int>], _ columns: [TableColumns.Column]
  ) -> Int? {
    guard
      let plan = columns.firstIndex(where: { if case .plan = $0 { true } else { false } }),
      plan + 1 < columns.count, case .other = columns[plan + 1], cells[plan + 1].count == 1,
      isUnknown(cells[plan + 1]), holdProducts(plan), holdProducts(plan + 1)
    else { return nil }
    return plan + 1
  }

  private static let doneHeads = WordSet(
    """
    me reality done actual actually result results did got performed completed achieved managed факт Факт сделано Сделано выполнено Выполнено зроблено
    Зроблено gemacht geschafft ist fait réel réalisé hecho real realizado feito fatto svolto gedaan
    gjort utfört utført wykonane zrobione skutečnost hotovo tehty toteutunut yapılan megvolt realizat
    完成 实际 實際 实际完成 実績 実施 結果 结果 完了 실제 결과 완료 수행 실시 ausgeführt erledigt durchgeführt ergebnis
    hice realidad wirklichkeit fiz realtà réalité сделал сделала zrobiłem zrobiłam
    realizacja wykonanie résultat resultado risultato resultaat
    """)

  /// `| Squat | 3x5 @ 190 | 5,5,4 |`: reps alone were done with the load that was planned. True when it was put behind
  /// them, so that cells have other places.
  mutating func settleLoadOfPlan(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    guard table.tellsDone,
      let plan = table.columns.firstIndex(where: { if case .plan = $0 { true } else { false } }),
      plan < cells.count,
      let at = cells[plan].last(where: { elements[$0].kind == .at }),
      at + 2 == cells[plan].upperBound,
      elements[at + 1].unit.isMass || elements[at + 1].isBare && elements[at + 1].value >= 20_000,
      let done = zip(cells, table.columns).first(where: { cell, column in
        if case .other = column { isListOfReps(cell) } else { false }
      })?.0
    else { return false }
    let end = Int(elements[done.upperBound - 1].range.end)
    var load = elements[at + 1]
    load.range = ByteRange(end, end)
    anatomy.parser.elements.insert(
      contentsOf: [Element(.at, load.range, flags: [.spaceBefore, .spaceAfter]), load],
      at: done.upperBound)
    anatomy.parser.end = elements.count
    return true
  }

  private func isListOfReps(_ cell: Range<Int>) -> Bool {
    cell.count > 2
      && elements[cell].allSatisfy {
        $0.isBareWhole && 1_000...60_000 ~= $0.value || $0.kind == .comma || $0.kind == .slash
      }
  }

  /// `| Plank | 3x60s | not done |`: the plan of a row whose other cell tells no sets.
  func isPlanNotDone(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    guard table.tellsDone, !isDoneAsPlanned(cells, table) else { return false }
    return zip(cells, table.columns).contains { cell, column in
      if case .plan = column { isMultiplied(cell) } else { false }
    }
  }

  /// `| Squat | 3x5 100 kg | ✓ |`, `| Bench | 3x8 60 kg | as planned |`: a cell that tells no numbers, and
  /// that it was done.
  func isDoneAsPlanned(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    zip(cells, table.columns).contains { cell, column in
      guard case .other = column, !cell.isEmpty, !elements[cell].contains(where: \.isNumber)
      else { return false }
      return elements[cell].contains { element in
        element.kind == .check || element.meaning == .plan
          || Self.doneWords.contains(bytes[element.range.indices])
      } && !elements[cell].contains { Self.notWords.contains(bytes[$0.range.indices]) }
    }
  }

  private static let doneWords = WordSet(
    "✓ ✔ ✅ ☑ x yes y ok done planned same complete completed ja oui sí sim да erledigt hecho fait feito"
  )

  private static let notWords = WordSet("not no didn't never less than nicht nein non нет не")

  /// `| Target Feb | | 80x5x3 |` below dates, `| best ever | 270x8 |` below the numbers of sets: words
  /// for a goal, a record or a sum in place of a day.
  func isUnperformedRow(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    guard table.hasLifts, let first = cells.prefix(2).first(where: { !$0.isEmpty }),
      elements[first.lowerBound].kind == .word, dates.date(at: first.lowerBound) == nil
    else { return false }
    if let column = table.columns.first, column.isExercise { return false }
    // `Oct goal<tab>120`.
    if first.count == 2 {
      switch elements[first.lowerBound + 1].meaning {
      case .goal, .plan: return true
      default: break
      }
    }
    switch elements[first.lowerBound].meaning {
    case .goal, .plan, .next, .total: return true
    // `PR 2026-03-07`, `Max effort` and `Best set` tell of sets that were done.
    case .record, .maximum: return first.count == 1
    default:
      guard first.count == 1 || isWord(first.lowerBound + 1, in: Self.everWords) else {
        return false
      }
      return Self.bestWords.contains(bytes[elements[first.lowerBound].range.indices])
    }
  }

  private static let everWords = WordSet("ever time - all")

  private static let bestWords = WordSet(
    "best all-time bestwert bestleistung mejor meilleur migliore melhor beste bästa najlepszy лучший"
  )

  /// `| set | Curl | Press |`: the sets are numbered, and each column but the first is an exercise.
  func numbersSetsOfLifts(
    _ columns: inout [TableColumns.Column], _ cells: [Range<Int>]
  ) -> Bool {
    guard let first = cells.first, first.count <= 2, case .sets = columns[0], cells.count > 2,
      isSingularSet(first),
      columns.dropFirst().allSatisfy({ if case .other = $0 { true } else { false } }),
      cells.dropFirst().filter({ isExercise($0) }).count > 1
    else { return false }
    columns[0] = .note
    return true
  }

  /// The `12 11` of a column of reps, just parsed, is a list: nobody does twelve sets where a cell tells
  /// the reps.
  mutating func listRepsOfCell() {
    guard anatomy.parser.quantities.count == 2,
      anatomy.parser.quantities.allSatisfy({
        $0.kind == .number && $0.upper == 0 && ($0.unit == .none || $0.unit.isTime)
      })
    else { return }
    anatomy.parser.joinTwoAsList()
  }
}
