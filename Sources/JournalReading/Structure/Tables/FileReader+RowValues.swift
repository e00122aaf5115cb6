internal import JournalSyntax
internal import WorkoutModel

/// The values of a row, column by column.
struct RowValues {
  var values = KeyValues()
  /// Of the cell of loads, where it tells several.
  var loads: [Quantity] = []
  /// The cell that tells the reps of each set.
  var repsList: Range<Int>?
  var isNamed = false
  /// A cell asks for `8-12` reps.
  var isPlan = false
  /// The sets are told from the first to the last, `1-3`.
  var isRangeOfSets = false
}

extension FileReader {
  /// Opens the exercise that the row names, and collects what its cells tell.
  mutating func rowValues(_ cells: [Range<Int>], _ table: TableColumns) -> RowValues {
    var row = RowValues()
    let time = timeBelowSets(cells, table)
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty && !isWholeDate(cell) {
      if time != nil, tellsSetting(cell, column) { continue }
      switch column {
      case .exercise:
        if let told = loadInName(cell, cells, table) {
          row.isNamed = name(told.name)
          row.values.load = told.load
          count(told.load.unit)
        } else {
          row.isNamed = name(cell)
        }
      case .load where holdsRun(cell):
        row.values.distance = wayOfRun(elements[cell.lowerBound])
        row.values.time = Quantity(elements[cell.upperBound - 1])
      case .load(let unit):
        let load = behindHandWords(cell)
        row.values.load = loadOfCell(load, unit)
        if load.lowerBound > cell.lowerBound, tellsSide(elements[cell.lowerBound]) {
          row.values.load?.marks.insert(.each)
        }
        row.loads = spacedLoads(cell, unit) ?? (decimals(cell) == 0 ? cellLoads(unit) : [])
        row.values.load?.value += decimals(cell)
        if table.hasReps { takePair(cell, unit, &row.values.load, &row.loads) }
        keepRest(of: cell)
        if !tellsReps(cells, table), holdsLoadedSets { (row.values.load, row.loads) = (nil, []) }
      case .reps:
        if tellsBothSides(cell, cells, table) {
          row.values.reps = Quantity(elements[cell.lowerBound])
          row.values.reps?.marks.insert(.each)
          continue
        }
        row.values.reps = cellQuantity(cell, .none)
        listRepsOfCell()
        keepRest(of: cell)
        // `3x10` below `Reps`, with no column of sets.
        if holdsList || tellsSets(table) || groupsOfReps(cell).count > 1 { row.repsList = cell }
        if isRangePlan {
          file.rangeCount += 1
          row.values.reps = nil
          row.repsList = nil
          row.isPlan = true
        }
      case .sets where rangeOfSets(cell) != nil:
        row.values.sets = rangeOfSets(cell)
        row.isRangeOfSets = true
      case .sets where !isLoadAtHead(cell, cells, table):
        let sets = cellQuantity(cell, .set)
        // `3x10` below `Serie`, which else counts them.
        if table.hasReps || !holdsWork { row.values.sets = sets }
      case .time(let unit): row.values.time = cellQuantity(cell, unit)
      case .distance(let unit): row.values.distance = cellQuantity(cell, unit)
      case .other where isLoadAtHead(cell, cells, table), .sets:
        row.values.load = cellQuantity(cell, .none)
      default: continue
      }
    }
    if let time { (row.values.time, row.values.sets) = (time, nil) }
    return row
  }

  /// The `5k 27:30` and the `2000 m 8:10` of a run below `Weight`.
  private func holdsRun(_ cell: Range<Int>) -> Bool {
    2...3 ~= cell.count && wayOfRun(elements[cell.lowerBound]) != nil
      && elements[cell.upperBound - 1].kind == .clock
      && (cell.count == 2 || elements[cell.lowerBound + 1].kind == .comma
        || elements[cell.lowerBound + 1].meaning == .in)
  }

  private func wayOfRun(_ element: Element) -> Quantity? {
    var way = Quantity(element)
    switch element.unit {
    case .kilo where element.value <= 100_000: way.unit = .kilometer
    case .letterM where element.value >= 100_000: way.unit = .meter
    case _ where element.unit.isLength: break
    default: return nil
    }
    return way
  }

  /// A column of reps, and in this row a number in it: `bench,52.5kg 5/5/4,forgot a comma` has none.
  func tellsReps(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    zip(cells, table.columns).contains { cell, column in
      guard case .reps = column else { return false }
      return cell.contains { elements[$0].isNumber }
    }
  }

  /// The `5 kg` of `单边 5kg` and of `per hand 5 kg`, and the only mass of `脚夹 12kg 哑铃` and `vest 10 kg`:
  /// behind words that tell where the load is.
  private func behindHandWords(_ cell: Range<Int>) -> Range<Int> {
    guard let number = cell.prefix(3).first(where: { elements[$0].isNumber }),
      number > cell.lowerBound, elements[number].unit.isMass,
      case let words = elements[cell.lowerBound..<number]
    else { return cell }
    if words.allSatisfy({ tellsSide($0) || $0.meaning == .equipment }) {
      return number..<cell.upperBound
    }
    let isOnly = elements[cell].count(where: \.isNumber) == 1
    guard isOnly, words.allSatisfy({ $0.kind == .word && $0.meaning == .none }) else { return cell }
    return number..<(number + 1)
  }

  private func tellsSide(_ element: Element) -> Bool {
    element.meaning == .side || element.meaning == .each || element.meaning == .per
  }
}
