internal import JournalSyntax

/// Heads of sheets that tell a weekday and the number of its day, below a month: `Mon 3     Wed 5     Fri 7`.
extension FileReader {
  /// The day of such a cell in the month that was told above.
  func dayOfMonth(inCell cell: Range<Int>) -> WrittenDate? {
    guard cell.count == 2, let weekday = weekdayOfHead(cell.lowerBound),
      elements[cell.lowerBound + 1].isBareWhole,
      1_000...31_000 ~= elements[cell.lowerBound + 1].value,
      let month = file.monthOfHeading ?? context.month ?? context.monthOfTitle
    else { return nil }
    return WrittenDate(
      numbers: [month, Int(elements[cell.lowerBound + 1].value) / 1000], form: .namedWithoutYear,
      weekday: weekday, range: range(cell))
  }

  /// `Mon`, and `Mié`, which is cut short; 1 for Monday.
  private func weekdayOfHead(_ index: Int) -> Int? {
    guard elements[index].kind == .word else { return nil }
    if elements[index].meaning == .weekday { return Int(elements[index].word.value) }
    let value = WeekdayAbbreviation.value(bytes[elements[index].range.indices])
    return value == 0 ? nil : value
  }
}
