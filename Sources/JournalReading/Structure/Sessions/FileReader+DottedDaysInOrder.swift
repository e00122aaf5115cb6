internal import JournalSyntax

/// Decimal numbers that are the next day of a file.
extension FileReader {
  /// `21.10 pon B` right below `18.10 nie byłem (wesele kuzyna, 200 zł koperta..)`: it follows the day above,
  /// and a short weekday stands behind it, or words whose numbers all stand in parentheses.
  func isDottedDayInOrder(_ next: Int) -> Bool {
    guard next < elements.count, elements[next].kind == .word, elements[next].spaceBefore,
      followsLastDay(next - 1)
    else { return false }
    if WeekdayAbbreviation.value(bytes[elements[next].range.indices]) != nil {
      return next + 1 == elements.count
        || next + 2 == elements.count && elements[next + 1].kind == .word
    }
    return startsDottedDay && hasNumbersInParenthesesOnly(next)
  }

  private func hasNumbersInParenthesesOnly(_ start: Int) -> Bool {
    var depth = 0
    for element in elements[start...] {
      switch element.kind {
      case .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      case .times, .at: return false
      default: if element.isNumber, depth < 1 { return false }
      }
    }
    return true
  }
}
