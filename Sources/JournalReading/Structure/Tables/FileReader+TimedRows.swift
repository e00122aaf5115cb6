internal import JournalSyntax

/// Rows of endurance work in a table of lifts: `| Treadmill | 15 min | 6 speed | 5 incline |`.
extension FileReader {
  /// The time in the column of sets.
  func timeBelowSets(_ cells: [Range<Int>], _ table: TableColumns) -> Quantity? {
    for (cell, column) in zip(cells, table.columns) where cell.count == 1 {
      guard case .sets = column else { continue }
      let element = elements[cell.lowerBound]
      return element.kind == .quantity && (element.unit == .minute || element.unit == .hour)
        ? Quantity(element) : nil
    }
    return nil
  }

  /// The `6 speed` and the `5 incline` of such a row: how the machine was set.
  func tellsSetting(_ cell: Range<Int>, _ column: TableColumns.Column) -> Bool {
    switch column {
    case .reps, .load:
      cell.count > 1 && elements[cell.lowerBound].unit == .none
        && elements[cell.lowerBound + 1].kind == .word
        && !isOfLifts(elements[cell.lowerBound + 1].meaning)
    case .sets: true
    default: false
    }
  }

  /// The `each` of `24 each`, which tells a load.
  private func isOfLifts(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .each, .per, .side, .total, .repetition, .left, .right: true
    default: false
    }
  }

  private func isLengthOfWay(_ element: Element) -> Bool {
    switch element.unit {
    case .kilometer, .mile, .meter: true
    case .letterM: element.value >= 100_000
    default: false
    }
  }

  /// The `3 km` and the `18:20` of `Run<tab>3 km<tab>18:20` below heads that number the sets, or both in
  /// the remark of `2024-11-13,Row erg,,,2000 m 7:52`: one way and how long it took. Every other cell
  /// holds words or nothing.
  func wayAndTime(_ cells: [Range<Int>], _ table: TableColumns) -> (way: Quantity, time: Quantity)?
  {
    guard table.hasExercise else { return nil }
    var (way, time): (Quantity?, Quantity?)
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      // One of them.
      if case .sets = column, cell.count == 1, elements[cell.lowerBound].value == 1_000 { continue }
      let isRemark = isRemarkOfWay(cell, column)
      guard column.holdsSets || column.isUnknown || isRemark, elements[cell.lowerBound].isNumber
      else { continue }
      guard cell.count == 1 || isRemark || isTimeBesideWay(cell) else { return nil }
      for element in elements[cell] {
        if element.kind == .comma || element.kind == .slash || isRemark && element.meaning == .in {
          continue
        }
        if way == nil, isLengthOfWay(element) {
          way = Quantity(element)
          if element.unit == .letterM { way?.unit = .meter }
        } else if way != nil || element.unit.isTime, time == nil,
          element.kind == .clock && element.unit == .none || element.unit.isTime
        {
          time = Quantity(element)
        } else {
          return nil
        }
      }
    }
    guard let way, let time else { return wayAndTimeInRemark(cells, table) }
    return (way, time)
  }

  /// The `8 km easy, 46:20` and the `16 km long, 1:34:50 with the club` of a row that tells nothing else of its run.
  private func wayAndTimeInRemark(
    _ cells: [Range<Int>], _ table: TableColumns
  ) -> (way: Quantity, time: Quantity)? {
    for (cell, column) in zip(cells, table.columns) where 3...16 ~= cell.count {
      guard case .note = column, isLengthOfWay(elements[cell.lowerBound]),
        let time = elements[cell].firstIndex(where: { $0.kind == .clock }),
        elements[(cell.lowerBound + 1)..<time].allSatisfy({
          $0.kind == .word || $0.kind == .comma
        })
      else { continue }
      return (Quantity(elements[cell.lowerBound]), Quantity(elements[time]))
    }
    return nil
  }

  /// `| Беговая дорожка | – | 20 мин / 2,8 км |`: both in one cell.
  private func isTimeBesideWay(_ cell: Range<Int>) -> Bool {
    guard cell.count == 3,
      case let (time, way) = (elements[cell.lowerBound], elements[cell.upperBound - 1])
    else { return false }
    return time.kind == .quantity && time.unit.isTime && isLengthOfWay(way)
  }

  /// `2000 m 7:52`, `2000 m, 9 min` and nothing else among the remarks.
  private func isRemarkOfWay(_ cell: Range<Int>, _ column: TableColumns.Column) -> Bool {
    guard case .note = column else { return false }
    // `bieżnia | 20 min | | 3 km`.
    if cell.count == 1 {
      // `Rudergerät;2000 m;;8:52`.
      return isLengthOfWay(elements[cell.lowerBound]) || elements[cell.lowerBound].kind == .clock
    }
    guard 2...3 ~= cell.count,
      cell.count == 2 || elements[cell.lowerBound + 1].kind == .comma
        || elements[cell.lowerBound + 1].kind == .slash
        || elements[cell.lowerBound + 1].meaning == .in
    else { return false }
    return isLengthOfWay(elements[cell.lowerBound]) && elements[cell.upperBound - 1].isNumber
  }
}
