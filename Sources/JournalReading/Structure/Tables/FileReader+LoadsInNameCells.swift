internal import JournalSyntax

/// Loads told with the name of a row, `| Dumbbell press, per hand 24 | 10 10 8 |`, `| Bench 60 kg | 8 8 7 |`.
extension FileReader {
  /// The load at the end of the cell and the name before it, where the other cells list nothing but reps.
  func loadInName(
    _ cell: Range<Int>, _ cells: [Range<Int>], _ table: TableColumns
  ) -> (name: Range<Int>, load: Quantity)? {
    if let told = loadInParentheses(cell, cells, table) { return told }
    let last = cell.upperBound - 1
    guard cell.count > 1, !table.hasLoads, !table.hasReps, elements[last].kind == .quantity,
      elements[last].value > 0, !elements[cell.lowerBound..<last].contains(where: \.isNumber)
    else { return nil }
    let isTold =
      elements[last].unit.isMass || elements[last].unit == .none && tellsHand(elements[last - 1])
    guard isTold && listsReps(cells, besides: cell) || listsCounts(cells, besides: cell, last)
    else { return nil }
    var end = last
    while end > cell.lowerBound + 1,
      tellsHand(elements[end - 1]) || elements[end - 1].kind == .comma
        || elements[end - 1].kind == .hyphen
    {
      end -= 1
    }
    return (cell.lowerBound..<end, Quantity(elements[last]))
  }

  /// The 35 of `| Gravitron (counterweight 35) | 8 | 8 | 7 |` and of `| Pull-up machine (35 kg) | 8 | 8 | 7 |`, beside
  /// cells of one count each.
  private func loadInParentheses(
    _ cell: Range<Int>, _ cells: [Range<Int>], _ table: TableColumns
  ) -> (name: Range<Int>, load: Quantity)? {
    guard !table.hasLoads, !table.hasReps, cell.count >= 4,
      elements[cell.upperBound - 1].kind == .closeParenthesis,
      let open = elements[cell].firstIndex(where: { $0.kind == .openParenthesis }),
      open > cell.lowerBound, case let inside = (open + 1)..<(cell.upperBound - 1),
      elements[inside].count(where: \.isNumber) == 1,
      let number = inside.first(where: { elements[$0].isNumber }),
      elements[number].kind == .quantity, elements[number].value > 0,
      !elements[cell.lowerBound..<open].contains(where: \.isNumber),
      inside.allSatisfy({
        $0 == number || elements[$0].kind == .word || elements[$0].kind == .hyphen
      })
    else { return nil }
    let isHelp = inside.contains {
      elements[$0].meaning == .assisted || isWord($0, in: Self.counterweights)
        || elements[$0].kind == .hyphen
    }
    let counts = zip(cells, table.columns).count { other, column in
      guard case .expression = column, other != cell, other.count == 1 else { return false }
      return elements[other.lowerBound].isBareWhole && elements[other.lowerBound].value <= 50_000
    }
    guard counts > 1, elements[number].unit.isMass || isHelp && elements[number].unit == .none
    else { return nil }
    var load = Quantity(elements[number])
    if isHelp { load.marks.insert(.assisted) }
    return (cell.lowerBound..<open, load)
  }

  private static let counterweights = WordSet(
    "противовес противовесом противовага counterweight контрвес gegengewicht contrapeso contrepoids contrappeso przeciwwaga"
  )

  /// The 95 of `| Squat 95 | 5 | 5 | 4 |` and of `| Squat 95 kg | 5 | 5 | - |`: a known exercise, and one count or nothing
  /// in each other cell.
  private func listsCounts(_ cells: [Range<Int>], besides name: Range<Int>, _ load: Int) -> Bool {
    guard elements[load].isBare || elements[load].unit.isMass, elements[load].value >= 15_000,
      isExercise(name.lowerBound..<load)
    else { return false }
    var counts = 0
    for cell in cells where cell != name && !cell.isEmpty {
      guard cell.count == 1 else { return false }
      let element = elements[cell.lowerBound]
      if element.kind == .hyphen { continue }
      guard element.isBareWhole, element.value <= 30_000, element.value < elements[load].value
      else { return false }
      counts += 1
    }
    return counts > 1
  }

  private func tellsHand(_ element: Element) -> Bool {
    element.meaning == .side || element.meaning == .each || element.meaning == .per
  }

  /// `10 10 8`, in one cell at least.
  private func listsReps(_ cells: [Range<Int>], besides name: Range<Int>) -> Bool {
    var hasList = false
    for cell in cells where cell != name && !cell.isEmpty {
      guard !elements[cell].contains(where: { $0.unit.isMass || $0.kind == .times }) else {
        // `10 10 10 | 22x10x3`: a remark or another time.
        if hasList { continue }
        return false
      }
      let numbers = elements[cell].filter(\.isNumber)
      if numbers.count > 1, numbers.count == elements[cell].filter({ $0.kind != .comma }).count,
        numbers.allSatisfy({ $0.isBareWhole && $0.value <= 50_000 })
      {
        hasList = true
      }
    }
    return hasList
  }
}
