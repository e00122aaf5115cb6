internal import JournalSyntax
internal import WorkoutModel

/// Days with their year behind what was noted of the session: `felt 7/10 - Mon 3/18/24`,
/// `## 75 min - 2024-03-18`, `3 weeks out 18.03.2024`.
extension FileReader {
  /// A heading that ends in such a day is that day, whatever stands before it; a line of text, or an item at
  /// the start of a block, where nothing before it was lifted.
  mutating func dayBehindDetails(_ line: LineSyntax) -> Bool {
    guard line.kind != .numbered, 3...24 ~= elements.count,
      elements.last.map({ $0.isNumber || isClosing($0) }) ?? false,
      line.kind != .item || opensBlockOfItems, let (index, date, next) = sureDayAtEnd(),
      !isHeadOfWeek(date, index, next), !commencesWeek(before: index),
      !tellsStart(of: date, index, next)
    else { return false }
    let title = 0..<(elements[index - 1].kind == .openParenthesis ? index - 1 : index)
    guard title.lowerBound < title.upperBound, !headsWeek(title),
      !isWord(title.upperBound - 1, in: Self.bounds),
      tellsSession(title) || line.kind == .heading && !tellsWork(title)
    else { return false }
    openSession(date, next, line)
    guard let session = context.session else { return true }
    let isNamed = elements[title].contains { $0.kind == .word } && !tellsSession(title)
    file.sessions[session].title = isNamed ? cleanTitle(title) : nil
    keepDetails(of: title, session)
    return true
  }

  /// `Week 3 - 9/3/26`, which heads all its days; no `Week 3 Day 2`, and no `week 12/16`.
  private func headsWeek(_ title: Range<Int>) -> Bool {
    title.dropLast().contains {
      elements[$0].meaning == .week && elements[$0 + 1].isNumber
        && behindWhole($0 + 1, title.upperBound) == nil
    }
      && !elements[title].contains { $0.meaning == .day }
  }

  /// Behind a blank line, or where the day above is an item too.
  private var opensBlockOfItems: Bool {
    guard !context.isAfterBlank, let session = context.session else { return true }
    return document.lines[Int(file.sessions[session].location.lineNumber) - 1].kind == .item
  }

  /// Where the day starts that ends the line, the day, and where it ends.
  private func sureDayAtEnd() -> (Int, WrittenDate, Int)? {
    let last = elements.count - 1
    for index in max(1, last - 7)...max(1, last) where index < elements.count {
      guard
        elements[index].isNumber || elements[index].meaning == .month
          || elements[index].meaning == .weekday,
        elements[index].spaceBefore || elements[index - 1].kind == .openParenthesis,
        elements[index - 1].kind != .times, elements[index - 1].kind != .at,
        let (date, next) = dates.date(at: index), date.hasYear, isPossible(date),
        elements[next...].allSatisfy({ isClosing($0) })
      else { continue }
      switch date.form {
      case .yearMonthDay, .named: break
      case .three:
        // `12/10/08` may be reps; behind its weekday, a mark, or with four digits of the year, it is a day.
        guard
          isSpelledOut(date) || date.weekday != nil
            || partsDetails(index - 1) && date.numbers.count == 3
              && 16...60 ~= date.numbers[2] % 100 && context.isAfterBlank
        else { continue }
      default: continue
      }
      return (index, date, next)
    }
    return nil
  }

  /// Loads, products, or the day at which a span began.
  private func tellsWork(_ words: Range<Int>) -> Bool {
    elements[words].contains { $0.kind == .times || $0.unit.isMass || $0.kind == .at }
      || words.contains { elements[$0].isNumber && dates.date(at: $0)?.0.hasYear == true }
  }

  private static let bounds = WordSet(
    """
    by until till til since from to before after through start started starting end ending ends joined born due bis seit
    ab vor nach desde hasta depuis avant après dal fino
    """)
}
