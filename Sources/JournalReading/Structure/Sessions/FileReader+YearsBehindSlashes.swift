internal import JournalSyntax

/// The year of `Tues Jan 14/25` and `Mar 3/04`, glued to the day: in a file of `60/3 70/3` it looks like a load and its reps.
extension FileReader {
  /// What stands beside the day at the start of a line and hides it.
  mutating func settleDayOfLine() {
    dropLetterBehindDay()
    dropMaximumBehindDay()
    settleWeekdayLabel()
    settleMondayBehindDay()
    settleYearBehindSlash()
  }

  /// Puts a comma in the place of the slash.
  private mutating func settleYearBehindSlash() {
    guard
      let month = elements.prefix(3).firstIndex(where: { $0.meaning == .month }),
      elements[..<month].allSatisfy({ $0.meaning == .weekday || $0.kind == .comma }),
      case let slash = month + 2, slash + 1 < elements.count, elements[slash].kind == .slash,
      !elements[slash].spaceBefore, !elements[slash].spaceAfter, elements[slash - 1].isBareWhole,
      1_000...31_000 ~= elements[slash - 1].value, elements[slash + 1].isBareWhole,
      elements[slash + 1].range.count == 2, 5_000...45_000 ~= elements[slash + 1].value,
      // `Jan 14/15` are two days.
      elements[slash + 1].value != elements[slash - 1].value + 1_000,
      slash + 2 == elements.count
        || elements[slash + 2].kind != .slash && elements[slash + 2].kind != .times
    else { return }
    anatomy.parser.elements[slash].kind = .comma
    anatomy.parser.elements[slash].flags = .spaceAfter
    anatomy.parser.elements[slash + 1].flags.insert(.spaceBefore)
  }
}
