internal import JournalSyntax

/// What the numbers of each line are, as the title of the file heads them: `Treningslogg (øvelse  kg  sett  reps)` above
/// `Knebøy  85  4  6`, `Benkpress  67,5 3  8,7,6`.
extension FileReader {
  enum ColumnOfLine: Sendable { case load, sets, reps }

  /// Keeps the order of three numbers, when words for load, sets and reps and no others stand in the parentheses.
  mutating func keepColumnsOfTitle() {
    guard 5...20 ~= elements.count, file.columnsOfLines.isEmpty, context.session == nil,
      let open = elements.firstIndex(where: { $0.kind == .openParenthesis }),
      let close = elements[open...].firstIndex(where: { $0.kind == .closeParenthesis }),
      // `(weight*reps*sets)` tells the order of factors, and nothing of numbers between blanks.
      !elements[open..<close].contains(where: { $0.kind == .times || $0.kind == .slash }),
      !bytes[range(open..<close).indices].contains(UInt8(ascii: "*"))
    else { return }
    var columns: [ColumnOfLine] = []
    for index in (open + 1)..<close {
      switch elements[index].meaning {
      case .exercise, .note: continue
      case .kilogram, .pound, .weight: columns.append(.load)
      case .set: columns.append(.sets)
      case .repetition: columns.append(.reps)
      default:
        if isWord(index, in: CommonWords.weight) {
          columns.append(.load)
        } else if elements[index].kind == .word, !isWord(index, in: Self.exercises) {
          return
        }
      }
    }
    guard columns.count == 3, Set(columns).count == 3 else { return }
    file.columnsOfLines = columns
  }

  /// Gives the numbers behind a name the units that their columns have.
  mutating func settleColumnsOfTitle() {
    let columns = file.columnsOfLines
    guard elements.count > 3, context.table == nil,
      var index = elements.firstIndex(where: { $0.kind != .word }), index > 0
    else { return }
    if standsForOwnWeight(index - 1), index > 1 { index -= 1 }
    var places: [ColumnOfLine: Int] = [:]
    for column in columns {
      guard index < elements.count, mayStand(index, in: column) else { return }
      places[column] = index
      index += 1
      while column == .reps, index + 1 < elements.count, elements[index].kind == .comma,
        !elements[index].spaceAfter, elements[index + 1].isBareWhole
      {
        index += 2
      }
    }
    guard index == elements.count || elements[index].kind != .times, let load = places[.load],
      let sets = places[.sets], let reps = places[.reps]
    else { return }
    anatomy.parser.elements[sets].unit = .set
    if elements[reps].unit == .none, index == elements.count || index == reps + 1 {
      anatomy.parser.elements[reps].unit = .repetition
    }
    if elements[load].kind == .hyphen {
      anatomy.parser.elements.remove(at: load)
      anatomy.parser.end = elements.count
    }
  }

  private func mayStand(_ index: Int, in column: ColumnOfLine) -> Bool {
    switch column {
    case .load:
      elements[index].kind == .quantity
        && (elements[index].isBare || elements[index].unit.isMass)
        || elements[index].kind == .hyphen || standsForOwnWeight(index)
    case .sets: elements[index].isBareWhole && 1_000...20_000 ~= elements[index].value
    case .reps:
      elements[index].isBareWhole && elements[index].value <= 200_000
        || elements[index].isNumber && elements[index].unit.isTime
    }
  }

  private static let exercises = WordSet(
    "exercise lift lifts øvelse övning oefening übung exercice ejercicio exercício esercizio ćwiczenie cvik упражнение вправа"
  )
}
