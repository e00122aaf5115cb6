internal import JournalSyntax
internal import WorkoutModel

/// Findings that need the whole file: its dates, its days, its units, its plans.
extension FileAssembler {
  mutating func findDates() {
    for (index, resolved) in dates.enumerated() {
      let place = DiagnosticPlace(fileIndex: fileIndex, range: draft.dates[index].range)
      if resolved.isImpossible {
        diagnostics.append(.dateImpossible(at: place))
      } else if let date = resolved.date, let rival = resolved.rival {
        diagnostics.append(.dateAmbiguous(at: place, date, rival, top))
      }
      if let date = resolved.date { findDay(date, draft.dates[index], place) }
    }
    findOrder()
    findUndated()
    findLongSessions()
    if let index = dates.firstIndex(where: \.isYearFound), let date = dates[index].date {
      diagnostics.append(
        .yearFound(
          at: DiagnosticPlace(fileIndex: fileIndex, range: draft.dates[index].range),
          year: date.year))
    }
    if let index = dates.firstIndex(where: \.lacksYear) {
      diagnostics.append(
        .yearUnknown(
          at: DiagnosticPlace(fileIndex: fileIndex, range: draft.dates[index].range),
          year: latestYear(draft.dates[index]), top))
    }
  }

  /// The year in which the day was last before today.
  private func latestYear(_ date: WrittenDate) -> Int? {
    guard let today, let parts = date.parts(.monthDayYear) ?? date.parts(.dayMonthYear) else {
      return nil
    }
    return (parts.month, parts.day) <= (today.month, today.day) ? today.year : today.year - 1
  }

  private mutating func findDay(
    _ date: CivilDate, _ written: WrittenDate, _ place: DiagnosticPlace
  ) {
    if let today, date > today {
      diagnostics.append(.dateInFuture(at: place, date: date, today: today))
    }
    if let weekday = written.weekday, written.hasYear, weekday != date.weekday {
      diagnostics.append(.weekdayWrong(at: place, date: date))
    }
  }

  /// A day that stands against the direction of the file by more than a month, between two that
  /// are near each other.
  private mutating func findOrder() {
    let days = dates.indices.filter { dates[$0].date != nil }
    guard days.count >= 3 else { return }
    for position in 1..<(days.count - 1) {
      guard let before = dates[days[position - 1]].date, let date = dates[days[position]].date,
        let after = dates[days[position + 1]].date, abs(after.days(since: before)) <= 31,
        abs(date.days(since: before)) > 31 + abs(after.days(since: before)),
        abs(date.days(since: after)) > 31
      else { continue }
      let place = DiagnosticPlace(fileIndex: fileIndex, range: draft.dates[days[position]].range)
      diagnostics.append(.dateOutOfOrder(at: place, date: date, before: before))
    }
  }

  /// Sets above the first date of a file that has dates.
  private mutating func findUndated() {
    guard dates.contains(where: { $0.date != nil }) else { return }
    let undated = sessionTraces.first { trace in
      trace.setCount > 0 && draft.sessions[trace.session].date == nil
        && day(ofSession: trace.session) == nil
    }
    // Sessions without a date stand before all others, so the first entry with sets is theirs.
    guard undated != nil, let first = traces.first(where: \.hasSets) else { return }
    diagnostics.append(
      .dateMissing(at: DiagnosticPlace(fileIndex: fileIndex, range: first.name)))
  }

  private mutating func findLongSessions() {
    for session in draft.sessions {
      guard let minutes = session.durationMinutes, minutes > 240 else { continue }
      let start = Int(session.location.offset)
      let range = ByteRange(start, start + Int(session.location.length))
      diagnostics.append(
        .sessionTooLong(
          at: DiagnosticPlace(fileIndex: fileIndex, range: range), minutes: minutes))
    }
  }

  mutating func findUnits() {
    guard hasBareLoads, let first = draft.drafts.first else { return }
    diagnostics.append(
      .unitUnknown(
        at: DiagnosticPlace(fileIndex: fileIndex, range: first.range), unit: maker.unit, top))
  }

  mutating func findPlans() {
    guard let first = draft.plannedLines.first else { return }
    guard draft.hasSets else {
      diagnostics.append(.planFile(at: place(line: first)))
      return
    }
    for line in draft.plannedLines { diagnostics.append(.notPerformed(at: place(line: line))) }
  }
}
