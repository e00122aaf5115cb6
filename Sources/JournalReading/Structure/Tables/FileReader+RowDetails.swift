internal import JournalSyntax
internal import WorkoutModel

/// Cells beside the numbers of a row: `| Squat | 60 | 5 | warm-up | 2 RIR | felt light |`.
extension FileReader {
  mutating func details(_ cells: [Range<Int>], _ table: TableColumns) -> RowDetails {
    var details = RowDetails()
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      switch column {
      case .rest(let unit): details.attributes.rest = rest(cell, unit)
      case .rpe:
        let isMarked = elements[cell.lowerBound].kind == .at
        let rpe = isMarked ? rating(cell.dropFirst()) : cellQuantity(cell, .none)?.value
        details.attributes.rpe = rpe.map { [$0] } ?? []
      case .rir: details.attributes.rir = rating(cell)
      case .tempo where elements[cell.lowerBound].isNumber: details.attributes.tempo = range(cell)
      // A remark in a row of several lifts is of the day.
      case .note where table.hasLifts, .other where table.hasLifts: continue
      case .note, .other:
        if let kind = kind(cell) {
          details.take(kind)
        } else if case .note = column, elements[cell].contains(where: { $0.kind == .word }) {
          details.attributes.note = range(cell)
          details.attributes.marks.formUnion(marks(cell))
        }
      case .sets:
        if let kind = kind(cell) { details.take(kind) }
      default: continue
      }
    }
    return details
  }

  /// How hard it was, or reps in reserve, of ten.
  func rating(_ cell: Range<Int>) -> Int32? {
    guard cell.count == 1, case let number = elements[cell.lowerBound], number.kind == .quantity,
      number.value <= 10_000
    else { return nil }
    return number.value
  }

  /// `warm-up`, `W`, `drop set`, `D`, `failed`, `AMRAP`: the cell tells nothing else.
  private func kind(_ cell: Range<Int>) -> SetKind? {
    guard cell.count <= 2, let first = elements[cell].first, first.kind == .word,
      cell.count == 1 || elements[cell.lowerBound + 1].meaning == .set
    else { return nil }
    switch first.meaning {
    case .warmup: return .warmup
    case .drop: return .drop
    case .failed: return tellsMissedRep(first) ? .failed : nil
    case .maximum where first.range.count == 5: return .amrap
    default: break
    }
    guard cell.count == 1, first.range.count == 1 else { return nil }
    switch bytes[Int(first.range.start)] {
    case UInt8(ascii: "W"), UInt8(ascii: "w"): return .warmup
    case UInt8(ascii: "D"), UInt8(ascii: "d"): return .drop
    default: return nil
    }
  }

  /// `to failure` was done, `failed` was not.
  private func tellsMissedRep(_ word: Element) -> Bool {
    !Self.efforts.contains(bytes[word.range.indices])
  }

  private static let efforts = WordSet("failure")

  /// What a remark of a few words tells of the sets.
  private func marks(_ cell: Range<Int>) -> Attributes.Marks {
    guard cell.count <= 4 else { return [] }
    var marks: Attributes.Marks = []
    for element in elements[cell] {
      switch element.meaning {
      case .failed where tellsMissedRep(element): marks.insert(.failedLast)
      case .warmup where cell.count <= 3: marks.insert(.warmup)
      default: continue
      }
    }
    return marks
  }

  /// The exercise of `Squat (warm-up)` and `Warm-up squat`, whose kind is kept.
  mutating func withoutKind(_ cell: Range<Int>) -> Range<Int> {
    guard
      let word = cell.first(where: {
        elements[$0].meaning == .warmup || elements[$0].meaning == .drop
      })
    else { return cell }
    var name = word == cell.lowerBound ? (word + 1)..<cell.upperBound : cell.lowerBound..<word
    while let last = name.last, elements[last].kind != .word { name.removeLast() }
    while let first = name.first, elements[first].kind != .word { name.removeFirst() }
    if word == cell.lowerBound, let first = name.first, elements[first].meaning == .set {
      name.removeFirst()
    }
    guard !name.isEmpty, isExercise(name) else { return cell }
    let kind: SetKind = elements[word].meaning == .warmup ? .warmup : .drop
    context.row?.kind = kind
    return name
  }

  /// The pair of dumbbells in `2x20`, just parsed; no load where another product stands beside reps,
  /// which is said.
  mutating func takePair(
    _ cell: Range<Int>, _ unit: Unit, _ load: inout Quantity?, _ loads: inout [Quantity]
  ) {
    guard anatomy.parser.terms.count == 2, anatomy.parser.expressions.count == 1,
      anatomy.parser.terms[1].joiner == .times, anatomy.parser.quantities.count == 2
    else { return }
    let (count, dumbbell) = (anatomy.parser.quantities[0], anatomy.parser.quantities[1])
    loads = []
    guard count.isBareWhole, count.value == 2_000, dumbbell.kind == .number,
      dumbbell.unit == .none || dumbbell.unit.isMass
    else {
      load = nil
      file.diagnostics.append(.unreadRest(at: place(range(cell))))
      return
    }
    load = dumbbell
    if dumbbell.unit == .none { load?.unit = unit }
    context.row?.attributes.marks.insert(.each)
  }

  /// The `each` of `15 kg each` and the `last failed` of `40 (last failed)` in the cell just parsed;
  /// numbers that are left are said.
  mutating func keepRest(of cell: Range<Int>) {
    guard let expression = anatomy.parser.expressions.last else { return }
    // `100%` of what nobody tells.
    if anatomy.parser.quantities.contains(where: { $0.unit == .percent }) {
      file.diagnostics.append(.unreadRest(at: place(range(cell))))
      return
    }
    let told = expression.attributes.marks.intersection([.each, .failed, .failedLast, .drop])
    context.row?.attributes.marks.formUnion(told)
    context.row?.attributes.lastSet = expression.attributes.lastSet
    let behind = expression.attributes.note?.start ?? expression.range.end
    for index in cell where elements[index].range.start >= behind {
      switch elements[index].meaning {
      case .each, .side: context.row?.attributes.marks.insert(.each)
      case .failed where tellsMissedRep(elements[index]):
        context.row?.attributes.marks.insert(.failedLast)
      default: break
      }
      if elements[index].isNumber {
        file.diagnostics.append(.unreadRest(at: place(range(cell))))
        return
      }
    }
  }

  /// `| Squat | 60 | 5 | no |` below `Done`.
  func isLeftUndone(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    // `| Face Pulls | 3x15 | 23 kg | skipped, out of time |`.
    if cells.dropFirst().contains(where: { tellsSkipped($0) }),
      !tellsSetsBesideSkipped(cells, table),
      // `| Squat | 180x3 205x3 230x7+ | none, football game |`: of the assistance.
      !cells.contains(where: { cell in elements[cell].count { $0.kind == .times } > 1 }),
      cells.dropFirst().contains(where: { elements[$0].contains(where: \.isNumber) })
    {
      return true
    }
    if isRowOfDashes(cells, table) { return true }
    guard let column = table.doneColumn, cells.indices.contains(column) else { return false }
    let cell = cells[column]
    guard 1...2 ~= cell.count, let first = elements[cell].first else { return false }
    return first.meaning == .skipped || Self.undone.contains(bytes[first.range.indices])
  }

  /// `| EZ curl | 25×12 | 25×10 | skipped |`, `| Squat | 80 | 5 | 5 | skipped |`: only the last of the sets was.
  private func tellsSetsBesideSkipped(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    if cells.count(where: { elements[$0].contains { $0.kind == .times } }) > 1 { return true }
    let reps = zip(cells, table.columns).filter {
      if case .reps = $0.1 { !$0.0.isEmpty } else { false }
    }
    return reps.count > 1 && reps.contains { tellsSkipped($0.0) }
      && reps.contains { elements[$0.0.lowerBound].isNumber }
  }

  /// `| Calf raise | 60 | – | – | – | | left out |`: a load, and a dash for each of the sets.
  private func isRowOfDashes(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    guard cells.count(where: { $0.count == 1 && elements[$0.lowerBound].kind == .hyphen }) > 1
    else {
      return false
    }
    return zip(cells, table.columns).dropFirst().allSatisfy { cell, column in
      if case .load = column { return true }
      return !elements[cell].contains { $0.isNumber }
    }
  }

  private func tellsSkipped(_ cell: Range<Int>) -> Bool {
    guard let first = elements[cell].first, first.meaning == .skipped else { return false }
    // `腿推,120,,,沒做 機器壞`.
    return cell.count == 1 || first.flags.contains(.unspacedScript)
      || [.comma, .hyphen, .period, .openParenthesis].contains(elements[cell.lowerBound + 1].kind)
  }

  private static let undone = WordSet("no not nope n ✗ ✘ ❌ nein non нет não nej nie skipped missed")

  /// Gives the heads `Left` and `Right` their sides, when both are there.
  func takeSides(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    let left = cells.indices.filter { side(cells[$0]) == .left }
    let right = cells.indices.filter { side(cells[$0]) == .right }
    guard left.count == 1, right.count == 1 else { return }
    for (index, side) in [(left[0], Attributes.Marks.left), (right[0], .right)] {
      switch columns[index] {
      case .reps, .other, .expression: columns[index] = .sided(side)
      default: continue
      }
    }
  }

  private func side(_ cell: Range<Int>) -> Attributes.Marks? {
    guard cell.count <= 3 else { return nil }
    for element in elements[cell] where element.kind == .word {
      if element.meaning == .left || Self.left.contains(bytes[element.range.indices]) {
        return .left
      }
      if element.meaning == .right || Self.right.contains(bytes[element.range.indices]) {
        return .right
      }
    }
    return nil
  }

  private static let left = WordSet("l")
  private static let right = WordSet("r")

  /// `| Curl | 12 | 10 | 9 |` below `Weight | Left | Right`: a set of each side.
  mutating func sides(
    _ cells: [Range<Int>], _ table: TableColumns, _ values: KeyValues, _ line: LineSyntax
  ) -> Bool {
    var isSided = false
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      guard case .sided(let side) = column, let quantity = cellQuantity(cell, .none) else {
        continue
      }
      isSided = true
      guard anatomy.parser.quantities.count == 1 else {
        file.diagnostics.append(.unreadNumbers(at: place(range(cell))))
        continue
      }
      var values = values
      if quantity.unit.isTime || quantity.kind == .clock {
        values.time = quantity
      } else {
        values.reps = quantity
      }
      context.row?.attributes.marks.subtract([.left, .right])
      context.row?.attributes.marks.insert(side)
      emit(values, line)
    }
    return isSided
  }
}
