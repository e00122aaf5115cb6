internal import JournalSyntax
internal import WorkoutModel

/// Columns of which nobody knows what they tell.
extension FileReader {
  /// The first column with an unknown head, where it may tell what the other columns do not.
  func unknownHead(
    _ cells: [Range<Int>], _ columns: [TableColumns.Column]
  ) -> TableColumns.UnknownHead? {
    var (tellsLoads, tellsReps, tellsSets) = (false, false, false)
    for column in columns {
      switch column {
      case .load: tellsLoads = true
      case .reps: tellsReps = true
      case .sets: tellsSets = true
      case .exercise, .date, .rest, .rpe, .rir, .tempo, .note, .plan, .warmup, .other: continue
      case .expression, .time, .distance, .sided, .lift, .loadOf: return nil
      }
    }
    guard tellsLoads || tellsReps, !(tellsLoads && tellsReps && tellsSets) else { return nil }
    let found = zip(cells, columns).enumerated().first { _, pair in
      if case .other = pair.1 { return isUnknown(pair.0) }
      return false
    }
    return found.map { TableColumns.UnknownHead(column: $0.offset, range: range($0.element.0)) }
  }

  /// `| Date | Stone | How many |`: the numbers that stand before the reps, below a head that nobody knows, are the load.
  func takeLoadBeforeReps(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    guard columns.contains(where: \.isDate),
      let reps = columns.firstIndex(where: { if case .reps = $0 { true } else { false } }),
      columns.allSatisfy({ column in
        switch column {
        case .date, .reps, .note, .other, .exercise: true
        default: false
        }
      }),
      case let unknown = columns.indices[..<reps].filter({
        columns[$0].isUnknownHead && isUnknown(cells[$0])
      }), unknown.count == 1,
      case let values = rowsBelowHead.compactMap({ cell(unknown[0], of: $0) }).filter({
        !$0.isEmpty
      }),
      values.count > 1,
      values.allSatisfy({ value in
        value.allSatisfy { Byte.isDigit($0) || $0 == Byte.period || $0 == Byte.comma }
      })
    else { return }
    columns[unknown[0]] = .load(.none)
  }

  func isUnknown(_ cell: Range<Int>) -> Bool {
    !cell.isEmpty
      && elements[cell].allSatisfy {
        $0.kind == .word && $0.meaning == .none
          && !Self.resultHeads.contains(bytes[$0.range.indices])
      }
  }

  /// What is reckoned from the sets or measured beside them.
  private static let resultHeads = WordSet(
    "volume vol volumen tonnage score hr pulse puls pouls pulso speed incline avg id nr no intensity объем объём 볼륨 容量 ボリューム 总量"
  )

  /// Says once that the numbers below a head were not read.
  mutating func tellUnknownColumn(_ cells: [Range<Int>]) {
    guard let head = context.table?.unknownHead, head.column < cells.count,
      case let cell = cells[head.column], cell.count == 1,
      elements[cell.lowerBound].kind == .quantity, elements[cell.lowerBound].unit == .none
    else { return }
    context.table?.unknownHead = nil
    file.diagnostics.append(.unknownColumn(text(head.range), at: place(head.range)))
  }

  /// Says once of a column beside those of lifts that its numbers were not read: nobody knows whether
  /// its head names an exercise.
  mutating func tellUnknownLift(_ cell: Range<Int>, _ column: Int, _ head: SourceLocation) {
    guard
      // `8`, `8+8`, `20-20-15`.
      elements[cell.lowerBound].isBareWhole,
      elements[cell].allSatisfy({
        switch $0.kind {
        case .quantity: $0.isBareWhole
        case .plus, .hyphen, .slash, .comma: true
        default: false
        }
      }),
      elements[cell.lowerBound].value > 0, context.table?.toldColumns.contains(column) == false
    else { return }
    context.table?.toldColumns.insert(column)
    let place = ByteRange(Int(head.offset), Int(head.offset + head.length))
    file.diagnostics.append(.unknownColumn(text(place), at: self.place(place)))
  }
}
