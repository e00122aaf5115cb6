internal import JournalSyntax

/// Days of which a line tells nothing but the weekday's letter and the number: `M 3` below `MARCH 2025`.
extension FileReader {
  /// The day of `M 3` and of `wk 11 M 10`, in a file that names its weekdays so. Whether an `S` is the
  /// Saturday or the Sunday the number tells.
  func dayByLetter(_ line: LineSyntax) -> WrittenDate? {
    guard line.kind == .text || line.kind == .heading, let month = context.month ?? monthAtTop
    else { return nil }
    // The `11 M` of `wk 11 M 10`, which looks like a way.
    if elements.count == 3, elements[0].meaning == .week, elements[1].unit == .letterM,
      elements[1].kind == .quantity, elements[2].isBareWhole, 1_000...31_000 ~= elements[2].value,
      !file.dates.isEmpty, context.weekdayLabels != nil
    {
      return WrittenDate(
        numbers: [month, Int(elements[2].value) / 1000], form: .namedWithoutYear, weekday: nil,
        range: elements[1].range.through(elements[2].range))
    }
    var start = 0
    // `wk 11 M 10`, `wk 11: M 10`.
    if elements.count > 3, elements[0].meaning == .week, elements[1].isBareWhole {
      start = elements[2].kind == .word ? 2 : 3
    }
    let isLabel = start == 0 ? isDayByLabel : namesDaysByLetter(start)
    guard isLabel, let last = elements.indices.last, start + 1 <= last,
      last == start + 1 || last == start + 2 && elements[start + 1].kind == .colon,
      elements[last].isBareWhole, 1_000...31_000 ~= elements[last].value,
      elements[last].range.count <= 2
    else { return nil }
    return WrittenDate(
      numbers: [month, Int(elements[last].value) / 1000], form: .namedWithoutYear, weekday: nil,
      range: elements[start].range.through(elements[last].range))
  }

  private func namesDaysByLetter(_ index: Int) -> Bool {
    elements[index].range.count <= 2 && context.weekdayLabels != nil && !file.dates.isEmpty
      && WeekdayLabels.mayName(bytes[elements[index].range.indices])
  }

  /// The month of the title holds until another is told.
  private var monthAtTop: Int? { context.monthOfTitle }

  /// Makes a weekday of the `Th` of `Th 9/21` on a line of its own behind a blank line, where other days of
  /// the file stand behind their weekday, too.
  mutating func settleThursday() {
    guard elements.count == 4, elements[2].kind == .slash, !elements[2].spaceBefore,
      elements[1].isBareWhole, elements[3].isBareWhole, !elements[3].spaceBefore,
      1_000...31_000 ~= elements[1].value, 1_000...31_000 ~= elements[3].value,
      elements[0].range.count == 2,
      WeekdayAbbreviation.isThursday(bytes[elements[0].range.indices]),
      context.isAfterBlank, context.pendingName == nil,
      file.dates.last.map({ $0.numbers.count == 2 }) == true
    else { return }
    anatomy.parser.elements[0].word = Word(meaning: .weekday, value: 4)
  }
}
