import WorkoutAnalysis
import WorkoutModel

/// What the pages are made from, in numbers: a page whose number is the same need not be made again.
///
/// A page of the past rests on what was done until then, on the settings, and on the exercises' names;
/// the page of an exercise on what was done of it. Where more could matter, more goes in: a page too
/// many costs a millisecond, a stale one is a lie.
struct PageFingerprints {
  private let report: Report
  /// What every page rests on.
  private let general: Fingerprint
  /// What those rest on beside it whose foot tells the day and the problems.
  private let current: Fingerprint
  /// After each session of `report.sessions`, all that came until then.
  private let prefixes: [Fingerprint]

  init(_ report: Report, settings: JournalSettings, goals: [Goal]) {
    self.report = report
    let options = report.options
    var general = Fingerprint()
    for text in [options.title, options.sourceURL, options.baseURL] { general.combine(text) }
    general.combine(options.isIncognito)
    general.combine(options.formula?.name)
    general.combine(options.sourceTexts.count)
    general.combine(report.files) { $0.combine($1) }
    general.combine(report.shownSections) { $0.combine($1.path) }
    general.combine(settings)
    general.combine(goals) { print, goal in
      print.combine(String(describing: goal))
      print.combine(report.sources.address(goal.location, upwards: ""))
    }
    general.combine(report.exercises.sorted { $0.name < $1.name }) { print, exercise in
      print.combine(exercise.name)
      print.combine(exercise.slug)
      print.combine(String(describing: exercise.measure))
    }
    self.general = general
    var current = general
    current.combine(options.asOf.dayNumber)
    current.combine(report.problems.count)
    current.combine(options.dataFiles) { print, file in
      print.combine(file.path)
      print.combine(file.name)
    }
    self.current = current
    var prefix = general
    prefixes = report.sessions.map { session in
      prefix.add(session, report)
      return prefix
    }
  }

  /// Of a page of sessions that has `last` as its newest, and such neighbours.
  func sessionPage(last: SessionReport, neighbours: [PageLink?]) -> Fingerprint {
    var print = past(until: last, isCurrent: false)
    if last.session.date == nil {
      for session in report.undatedSessions { print.add(session, report) }
    }
    print.combine(last.path)
    // Whether a session's name is a link depends on how often it comes back.
    print.combine(report.sessionNames.groups) { $0.combine($1.path) }
    print.combine(neighbours) { print, link in
      print.combine(link?.name)
      print.combine(link?.path)
    }
    return print
  }

  /// Of a page with a foot that rests on what was done until the end of a session's day.
  func page(until last: SessionReport, links: [String]) -> Fingerprint {
    var print = past(until: last, isCurrent: true)
    print.combine(links) { $0.combine($1) }
    return print
  }

  /// Of the page of an exercise, with its charts and data.
  func exercise(_ exercise: ExerciseReport, neighbours: [PageLink?]) -> Fingerprint {
    var print = current
    print.combine(exercise.path)
    print.combine(neighbours) { print, link in
      print.combine(link?.name)
      print.combine(link?.path)
    }
    for day in exercise.history.days {
      for performance in day.performances {
        let session = report.sessions[performance.sessionIndex]
        print.combine(day.date.dayNumber)
        // Where the session's page has the exercise.
        print.combine(session.pathPrint)
        print.combine(
          session.session.entries.firstIndex { $0.location == performance.entries[0].location }
            ?? -1)
        print.combine(session.session.title)
        print.combine(performance.entries) { $0.add($1, report) }
      }
    }
    print.combine(exercise.history.undatedEntries) { $0.add($1, report) }
    return print
  }

  private func past(until last: SessionReport, isCurrent: Bool) -> Fingerprint {
    var print = isCurrent ? current : general
    // What an exercise did on a day is told of the whole day.
    let end = last.session.date.map { date in
      report.sessions.firstIndex(notBefore: date.adding(days: 1)) { $0.session.date ?? date }
    }
    let count = end ?? report.sessions.count
    if count > 0 { print.combine(prefixes[count - 1]) }
    return print
  }
}

extension Fingerprint {
  fileprivate mutating func add(_ session: SessionReport, _ report: Report) {
    combine(session.pathPrint)
    combine(session.session)
    report.sources.combinePlace(of: session.session.location, into: &self)
    for entry in session.session.entries {
      addPlaces(of: entry, report)
      // The lines as they were written: of sessions only, for no other page shows them.
      var line: UInt32 = 0
      for set in entry.sets where set.location.lineNumber != line {
        line = set.location.lineNumber
        combine(report.written(set.location))
      }
    }
  }

  fileprivate mutating func add(_ entry: ExerciseEntry, _ report: Report) {
    combine(entry)
    addPlaces(of: entry, report)
  }

  private mutating func addPlaces(of entry: ExerciseEntry, _ report: Report) {
    report.sources.combinePlace(of: entry.location, into: &self)
    for set in entry.sets { report.sources.combinePlace(of: set.location, into: &self) }
  }

  /// In an order that is always the same.
  fileprivate mutating func combine(_ settings: JournalSettings) {
    combine(settings.unit.rawValue)
    combine(settings.formula)
    combine(settings.formulaByExercise.sorted { $0.key < $1.key }) { print, entry in
      print.combine(entry.key)
      print.combine(entry.value)
    }
    combine(settings.favourites) { $0.combine($1) }
    combine(settings.colors.sorted { $0.key < $1.key }) { print, entry in
      print.combine(entry.key)
      print.combine(entry.value)
    }
    combine(settings.muscles.sorted { $0.key < $1.key }) { print, entry in
      print.combine(entry.key)
      print.combine(entry.value) { $0.combine(String(describing: $1)) }
    }
    combine(settings.sex) { $0.combine($1.rawValue) }
    combine(settings.trophies) { $0.combine($1.text) }
  }
}
