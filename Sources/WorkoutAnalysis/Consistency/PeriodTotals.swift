package import WorkoutModel

/// The training of one day, week, month or year.
package struct PeriodTotals: Hashable, Sendable {
  /// The period's first day.
  package let start: CivilDate
  /// Sessions; for an exercise those that held it.
  package fileprivate(set) var sessions = 0
  /// Civil days with training.
  package fileprivate(set) var days = 0
  package fileprivate(set) var work = WorkTotals()
  /// Minutes of the sessions that state their duration; 0 for a single exercise.
  package fileprivate(set) var minutes = 0

  fileprivate init(start: CivilDate) {
    self.start = start
  }
}

extension TrainingHistory {
  /// One value for each period in which there was training, ascending.
  package func totals(by period: Period) -> [PeriodTotals] {
    var collector = PeriodCollector(period)
    for index in sessions.indices {
      guard let date = sessions[index].date else { continue }
      collector.add(
        sessionTotals[index], on: date, minutes: sessions[index].durationMinutes ?? 0)
    }
    return collector.totals
  }
}

extension ExerciseHistory {
  /// One value for each period in which the exercise was done, ascending.
  package func totals(by period: Period) -> [PeriodTotals] {
    var collector = PeriodCollector(period)
    for day in days {
      for performance in day.performances {
        collector.add(performance.totals, on: day.date, minutes: 0)
      }
    }
    return collector.totals
  }
}

extension Array where Element == PeriodTotals {
  /// The same with the empty periods between the first and `end`, so that gaps can be drawn.
  ///
  /// A gap of more than ten years stays open: it is a mistyped year, and would fill the memory.
  package func filled(by period: Period, through end: CivilDate? = nil) -> [PeriodTotals] {
    guard let first, let last else { return [] }
    let latest = last.start.adding(days: longestFilledGap)
    let end = Swift.max(last.start, Swift.min(end ?? last.start, latest))
    var filled: [PeriodTotals] = []
    var index = 0
    var start = first.start
    while start <= end {
      if index < count, self[index].start == start {
        filled.append(self[index])
        index += 1
      } else if index < count, self[index].start.days(since: start) > longestFilledGap {
        start = self[index].start
        continue
      } else {
        filled.append(PeriodTotals(start: start))
      }
      start = period.next(after: start)
    }
    return filled
  }
}

private let longestFilledGap = 3653

/// Sums sessions that come in order of time.
private struct PeriodCollector {
  private let period: Period
  private(set) var totals: [PeriodTotals] = []
  private var lastDate: CivilDate?
  private var nextStart: CivilDate?

  init(_ period: Period) {
    self.period = period
  }

  mutating func add(_ work: WorkTotals, on date: CivilDate, minutes: Int) {
    if nextStart.map({ date >= $0 }) ?? true {
      let start = period.start(of: date)
      totals.append(PeriodTotals(start: start))
      nextStart = period.next(after: start)
    }
    totals[totals.count - 1].sessions += 1
    totals[totals.count - 1].minutes += minutes
    totals[totals.count - 1].work.add(work)
    if lastDate != date { totals[totals.count - 1].days += 1 }
    lastDate = date
  }
}
