import Testing
import WorkoutAnalysis
import WorkoutModel

private func history(_ days: [CivilDate?]) -> TrainingHistory {
  TrainingHistory(
    Journal(
      sessions: days.enumerated().map { Session($1, "Squat", [TrainingSet(100, 5)], line: $0) }))
}

@Test func `a streak lives while it can still be followed up`() {
  let monday = date(2026, 3, 2)
  let days = [0, 1, 2, 7, 8, 15].map { monday.adding(days: $0) }
  func current(_ period: Period, _ today: CivilDate) -> Int {
    history(days).streaks(by: period, asOf: today).current?.count ?? 0
  }
  #expect(history(days).streaks(by: .day, asOf: monday.adding(days: 20)).longest?.count == 3)
  #expect(current(.day, monday.adding(days: 3)) == 3)
  #expect(current(.day, monday.adding(days: 4)) == 0)
  #expect(current(.week, monday.adding(days: 27)) == 3)
  #expect(current(.week, monday.adding(days: 28)) == 0)
  #expect(current(.month, date(2026, 4, 30)) == 1)
  #expect(current(.month, date(2026, 5, 1)) == 0)
  // What is written for later days does not count yet.
  #expect(current(.day, monday.adding(days: 1)) == 2)
}

@Test func `a streak of weeks runs over New Year`() {
  let days = [date(2025, 12, 22), date(2025, 12, 30), date(2026, 1, 5), date(2026, 1, 6)]
  let streaks = history(days).streaks(by: .week, asOf: date(2026, 1, 7))
  #expect(streaks.longest == streaks.current)
  #expect(streaks.longest?.count == 3)
  #expect(streaks.longest?.start == date(2025, 12, 22))
}

@Test func `totals are of ISO weeks, months and years, and gaps can be filled`() {
  let days = [date(2025, 12, 29), date(2026, 1, 1), date(2026, 1, 1), date(2026, 3, 31)]
  let history = history(days)
  let weeks = history.totals(by: .week)
  #expect(weeks.map(\.start.isoWeekName) == ["2026-W01", "2026-W14"])
  #expect(weeks.map(\.sessions) == [3, 1])
  #expect(weeks.map(\.days) == [2, 1])
  #expect(history.totals(by: .month).map(\.sessions) == [1, 2, 1])
  #expect(history.totals(by: .year).map(\.sessions) == [1, 3])
  #expect(history.totals(by: .week).filled(by: .week).count == 14)
  let filled = history.totals(by: .month).filled(by: .month, through: date(2026, 5, 9))
  #expect(filled.map(\.sessions) == [1, 2, 0, 1, 0, 0])
  #expect(history.exercises[0].totals(by: .week).map(\.work.tonnage) == [1500, 500])
}

@Test func `a mistyped year does not fill the memory`() {
  let filled = history([date(202, 3, 1), date(2026, 3, 1), date(2026, 3, 9)])
    .totals(by: .day).filled(by: .day, through: date(9999, 1, 1))
  #expect(filled.count < 5000)
  #expect(filled.map(\.sessions).reduce(0, +) == 3)
}

@Test func `breaks, best weeks and sessions a week`() {
  let monday = date(2026, 3, 2)
  let days = [0, 2, 4, 7, 30, 32].map { monday.adding(days: $0) }
  let history = history(days)
  #expect(history.breaks().map(\.days) == [23])
  #expect(history.bestWeeks(2).map(\.start) == [monday, monday.adding(days: 28)])
  #expect(history.sessionsPerWeek(before: monday.adding(days: 34), weeks: 4) == 1)
  #expect(history.sessionsPerWeek(before: monday.adding(days: 14), weeks: 4) == 2)
  #expect(history.sessionsPerWeek(before: monday.adding(days: 6)) == nil)
}

@Test func `sets are counted by weekday and by hour`() {
  var session = Session(date(2026, 3, 4), "Squat", [TrainingSet(100, 5, count: 3)])
  session.start = TimeOfDay(hour: 18, minute: 30)
  session.entries.append(session.entries[0])
  session.entries[1].time = TimeOfDay(hour: 7, minute: 0)
  let untimed = Session(date(2026, 3, 8), "Squat", [TrainingSet(100, 5)])
  let clock = TrainingClock(TrainingHistory(Journal(sessions: [session, untimed])))
  #expect(clock.setsByWeekday == [0, 0, 6, 0, 0, 0, 1])
  #expect(clock.setsByHour[18] == 3)
  #expect(clock.setsByHour[7] == 3)
  #expect(clock.setsWithoutTime == 1)
}

@Test func `histories are in order of time, with undated sessions apart`() {
  let late = Session(day(9), "Squat", [TrainingSet(100, 5, line: 1)], line: 1)
  let undated = Session(nil, "Squat", [TrainingSet(300, 5, line: 2)], line: 2)
  let early = Session(day(3), "Squat", [TrainingSet(90, 5, line: 3)], line: 3)
  let again = Session(day(9), "Squat", [TrainingSet(95, 5, line: 4)], line: 4)
  let history = TrainingHistory(Journal(sessions: [late, undated, early, again]))
  let squat = history.exercises[0]
  #expect(squat.days.map(\.date) == [day(3), day(9)])
  #expect(squat.days[1].sets.map(\.location.lineNumber) == [1, 4])
  #expect(squat.days[1].performances.map(\.sessionIndex) == [1, 2])
  #expect(squat.undatedEntries.count == 1)
  #expect(history.undatedSessions.count == 1)
  #expect(squat.sessionCount == 3)
  #expect(squat.recordEvents(formula: .brzycki).map(\.value).first == 90)
}

@Test func `favourites come first, then what is trained most`() {
  var journal = Journal(sessions: [
    Session(day(1), "Curl", [TrainingSet(20, 5)]), Session(day(2), "Squat", [TrainingSet(20, 5)]),
    Session(day(3), "Squat", [TrainingSet(20, 5)]), Session(day(4), "Row", [TrainingSet(20, 5)]),
  ])
  journal.settings.favourites = ["Row", "Never Done"]
  let names = TrainingHistory(journal).exercisesByInterest().map(\.name)
  #expect(names == ["Row", "Squat", "Curl"])
}

@Test func `last time tells what changed`() {
  let history = TrainingHistory(
    Journal(sessions: [
      Session(day(1), "Squat", [TrainingSet(100, 5), TrainingSet(100, 5)]),
      Session(day(5), "Squat", [TrainingSet(105, 4)]),
    ]))
  let times = history.exercises[0].dayResults(formula: .brzycki).comparedWithLastTime()
  #expect(times[0].previous == nil)
  #expect(times[0].topLoadChange == nil)
  #expect(times[1].daysSince == 4)
  #expect(times[1].topLoadChange == 5)
  #expect(times[1].topRepsChange == -1)
  #expect(times[1].tonnageChange == -580)
  #expect(times[1].workingSetsChange == -1)
}
