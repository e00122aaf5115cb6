internal import JournalSyntax
internal import WorkoutModel

/// Weekdays with the time of day or a remark behind them.
extension FileReader {
  /// `Sat am`, `Tue evening, tired`, `Sun pm - 8 degrees outside`.
  func isPartOfWeekday(_ index: Int) -> Bool {
    guard index == 1, index < elements.count, isWord(index, in: Self.partsOfDays) else {
      return false
    }
    guard index + 1 < elements.count else { return true }
    switch elements[index + 1].kind {
    case .comma, .openParenthesis, .colon: break
    case .hyphen where elements[index + 1].spaceBefore: break
    default: return false
    }
    return !elements[index...].contains { $0.kind == .times || $0.unit.isMass }
  }

  /// `Thurs (instead of Weds)`: nothing but words in parentheses behind it.
  func isRemarkOfWeekday(_ open: Int, _ line: LineSyntax) -> Bool {
    open == 1 && isRemarkBehindDay(open, line)
  }

  /// `Tue 14th (legs still sore)`: the same behind the number of the day.
  func isRemarkBehindDay(_ open: Int, _ line: LineSyntax) -> Bool {
    line.kind == .text && open + 2 < elements.count
      && elements[open].kind == .openParenthesis && elements[open].spaceBefore
      && elements[elements.count - 1].kind == .closeParenthesis
      && elements[(open + 1)..<(elements.count - 1)].allSatisfy {
        $0.kind == .word || $0.kind == .comma || $0.kind == .hyphen || $0.kind == .quote
      }
  }

  private static let partsOfDays = WordSet(
    """
    am pm a.m p.m morning afternoon evening night lunch lunchtime noon midday morgen morgens früh
    mittag mittags nachmittag abend abends matin midi après-midi soir mañana tarde noche manhã noite
    mattina pomeriggio sera ochtend middag avond morgon kväll kveld rano wieczór wieczorem утро утром вечер
    вечером
    """)
}
