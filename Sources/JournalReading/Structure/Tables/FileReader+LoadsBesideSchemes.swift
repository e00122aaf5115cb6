internal import JournalSyntax
internal import WorkoutModel

/// Tables with the sets and reps of an exercise in one column and the loads of its days or weeks beside them:
/// ```
/// | Exercise | prog | 8/1 | 15/1 | 22/1          |
/// | Squat    | 4x8  | 35  | 37.5 | 40 (8 8 7 6)  |
/// | Plank    | 3x40 s | ok | ok  | 40 40 30      |
/// ```
extension FileReader {
  /// True when the rows below tell sets and reps in that column and nothing else, and loads or words in the others.
  mutating func columnTellsSchemes(_ column: Int, besides days: [Int], head: Int) -> Bool {
    let kept = anatomy.parser.elements
    defer {
      context.lineIndex = head
      anatomy.parser.elements = kept
    }
    var (schemes, others, loads) = (0, 0, 0)
    for row in (head + 1)..<min(context.rowsReadTo, head + Self.mostRowsAsked) {
      context.lineIndex = row
      guard document.lines[row].kind != .tableRule, document.lines[row].content.count <= 4096 else {
        continue
      }
      scanRow(row)
      let cells = cellsOfRow
      guard let cell = cells[safe: column], !cell.isEmpty else { continue }
      if schemeOfCell(cell) == nil { others += 1 } else { schemes += 1 }
      loads += days.count { day in cells[safe: day].map { isLoneLoad($0) } ?? false }
    }
    return schemes > others && schemes > 1 && loads > schemes / 2
  }

  private static let mostRowsAsked = 24

  private func isLoneLoad(_ cell: Range<Int>) -> Bool {
    1...2 ~= cell.count
      && (elements[cell.upperBound - 1].isBare || elements[cell.upperBound - 1].unit.isMass)
      && (cell.count == 1 || elements[cell.lowerBound].kind == .hyphen
        || elements[cell.lowerBound].kind == .plus)
  }

  /// The `4x8` of `4x8`, `3x40 s` and `3x10 per leg`.
  func schemeOfCell(_ cell: Range<Int>) -> [Element]? {
    guard cell.count >= 3, cell.count <= 6,
      case let (sets, reps) = (elements[cell.lowerBound], elements[cell.lowerBound + 2]),
      sets.isBareWhole, 1_000...12_000 ~= sets.value, elements[cell.lowerBound + 1].kind == .times,
      reps.kind == .quantity,
      reps.isBareWhole && reps.value <= 50_000 || reps.unit.isTime
        || reps.unit == .letterS,
      elements[cell.dropFirst(3)].allSatisfy({ $0.kind == .word })
    else { return nil }
    var scheme = Array(elements[cell.prefix(3)])
    if scheme[2].unit == .letterS { scheme[2].unit = .second }
    return scheme
  }

  /// Gives `15` and `12 (bus)` beside `15 min` their unit.
  mutating func settleUnitOfScheme(_ cell: Range<Int>, _ scheme: Range<Int>) {
    guard scheme.count == 1, let first = cell.first, elements[first].isBare,
      cell.count == 1 || elements[first + 1].kind == .openParenthesis,
      case let unit = elements[scheme.lowerBound].unit, unit.isTime || unit.isLength
    else { return }
    anatomy.parser.elements[first].unit = unit
  }

  /// The cell with the sets and reps that it leaves to the column of them.
  mutating func cellByScheme(_ cell: Range<Int>, _ scheme: [Element], of name: Range<Int>) -> Range<
    Int
  > {
    let (first, count) = (cell.lowerBound, elements.count)
    var end: Int { cell.upperBound + elements.count - count }
    let nature = names.nature(of: NameText.clean(written.bytes[range(name).indices]))
    if isDoneAsAsked(cell) {
      insertWork(scheme, behind: cell.upperBound - 1)
      anatomy.parser.elements.removeSubrange(cell)
      anatomy.parser.elements[first].flags.formUnion([.spaceBefore])
      return first..<end
    }
    if cell.count == 1, elements[first].meaning == .bodyweight {
      insertWork(scheme, behind: first)
      return first..<end
    }
    if scheme[2].unit.isTime {
      // `40 40 30` below `3x40 s`.
      guard elements[cell].allSatisfy({ $0.isBareWhole || $0.kind == .comma || $0.kind == .slash })
      else { return cell }
      for index in cell where elements[index].isBare {
        anatomy.parser.elements[index].unit = scheme[2].unit
      }
      return cell
    }
    let isSigned = elements[first].kind == .hyphen || elements[first].kind == .plus
    let load = isSigned ? first + 1 : first
    guard load < cell.upperBound, elements[load].isBare || elements[load].unit.isMass,
      isSigned || nature.isDisjoint(with: [.bodyweight, .timed, .cardio])
    else { return cell }
    // `10 c/mano`.
    if elements[(load + 1)..<cell.upperBound].allSatisfy({ $0.kind == .word || $0.kind == .slash })
    {
      insertWork(scheme, behind: load)
      return first..<(load + 1 + scheme.count)
    }
    guard listsRepsInParentheses(load + 1..<cell.upperBound) else { return cell }
    anatomy.parser.elements[load + 1].kind = .times
    anatomy.parser.elements.remove(at: cell.upperBound - 1)
    // `(8 6)` is a list too.
    var number = load + 2
    while number + 1 < end {
      defer { number += 1 }
      guard elements[number].isBareWhole, elements[number + 1].isBareWhole else { continue }
      let place = ByteRange(
        Int(elements[number].range.end), Int(elements[number + 1].range.start))
      anatomy.parser.elements.insert(
        Element(.comma, place, flags: .spaceAfter), at: number + 1)
    }
    return first..<end
  }

  /// `(8 8 7 6)` and nothing else.
  private func listsRepsInParentheses(_ rest: Range<Int>) -> Bool {
    rest.count > 2 && elements[rest.lowerBound].kind == .openParenthesis
      && elements[rest.upperBound - 1].kind == .closeParenthesis
      && elements[rest.dropFirst().dropLast()].allSatisfy {
        $0.isBareWhole && $0.value <= 100_000 || $0.kind == .comma || $0.kind == .slash
      }
  }

  /// `ok`, `done`, a tick.
  private func isDoneAsAsked(_ cell: Range<Int>) -> Bool {
    cell.count == 1
      && (elements[cell.lowerBound].kind == .check || isWord(cell.lowerBound, in: Self.doneAsAsked))
      // `sin peso`.
      || cell.count == 2 && isWord(cell.lowerBound, in: CommonWords.without)
  }

  private static let doneAsAsked = WordSet(
    """
    ok okay done did yes y x sì si fatto fatta gemacht erledigt ja fait oui hecho sí feito feita sim gedaan ja gjort klart zrobione
    tak hotovo ano да сделано готово 완료 済 完了 完成
    """)

  /// `Week 1`, `W2`, `sett 3`: weeks of which no day is told.
  func isWeekOfHead(_ cell: Range<Int>) -> Bool {
    guard 1...3 ~= cell.count, elements[cell.lowerBound].kind == .word,
      elements[cell.lowerBound].meaning == .week
        || isWord(cell.lowerBound, in: Self.shortWeeksOfHeads),
      let number = elements[safe: cell.upperBound - 1], number.isBareWhole,
      1_000...52_000 ~= number.value
    else { return false }
    return true
  }

  static let shortWeeksOfHeads = WordSet(
    "w wk wks sett sem s tyg vecka uke uge nedelja нед неделя tydz tydzień týden")
}
