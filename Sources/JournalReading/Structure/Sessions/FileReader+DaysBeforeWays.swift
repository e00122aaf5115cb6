internal import JournalSyntax
internal import WorkoutModel

/// Days before a way or a time: `24/11 2k test`, in files whose days are written so.
extension FileReader {
  /// The last day was written with the same sign, stood at the start of its line and is close above: what
  /// was rowed is no rep.
  func isDayBeforeWay(_ date: WrittenDate, _ next: Int, _ line: LineSyntax) -> Bool {
    guard line.kind == .text, case .two(let separator) = date.form, next < elements.count,
      case let way = elements[next], way.kind == .quantity, way.spaceBefore,
      way.unit.isLength || way.unit == .kilo || way.unit == .minute || way.unit == .hour,
      next + 1 == elements.count
        || elements[next + 1].kind != .times && elements[next + 1].kind != .slash,
      let last = file.dates.last, !last.opensWeek
    else { return false }
    switch last.form {
    case .two(separator): break
    case .three(separator): break
    default: return false
    }
    // Days rise by a few weeks at most.
    return [DateOrder.dayMonthYear, .monthDayYear].contains { order in
      guard let old = last.parts(order), let new = date.parts(order) else { return false }
      return 0...40 ~= (new.month * 31 + new.day) - (old.month * 31 + old.day)
    }
  }
}
