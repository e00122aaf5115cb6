internal import JournalSyntax

/// Heads of what shall be done, and loads that are asked after: `Semana que viene si puedo:`, `squat 120?`.
extension FileReader {
  /// Says of the week that comes, where it heads lines below, what `next week` says.
  mutating func settleComingWeek() {
    guard 3...12 ~= elements.count, elements[elements.count - 1].kind == .colon,
      case let week = elements[0].meaning == .week ? 0 : 1, elements[week].meaning == .week,
      isComing(week), !elements.contains(where: \.isNumber)
    else { return }
    anatomy.parser.elements[week].word = Word(meaning: .next, value: 0)
    if week == 1 { anatomy.parser.elements.removeFirst() }
    anatomy.parser.end = elements.count
  }

  /// `Februar: squat 120x5, bench 90x5` below days of January: what another month shall bring.
  var headsOtherMonth: Bool {
    guard elements.count > 4, elements[0].meaning == .month, elements[1].kind == .colon,
      elements[2].kind == .word, let session = context.session,
      let current = file.sessions[session].date
    else { return false }
    let numbers = file.dates[current].numbers
    return numbers.count > 1 && !numbers.contains(Int(elements[0].word.value))
  }
}
