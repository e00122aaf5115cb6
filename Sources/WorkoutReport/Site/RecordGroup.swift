import WorkoutAnalysis
import WorkoutModel

/// The records of one exercise on one day.
struct RecordGroup {
  let exercise: String
  let date: CivilDate
  /// In order of kinds: the heaviest first.
  private(set) var events: [RecordEvent]

  /// Groups from events in order of time, in the same order; baselines are left out.
  static func make(_ events: [RecordEvent]) -> [RecordGroup] {
    var groups: [RecordGroup] = []
    var indexes: [String: Int] = [:]
    var day: CivilDate?
    for event in events where event.kind != .first {
      if event.date != day { indexes.removeAll(keepingCapacity: true) }
      day = event.date
      if let index = indexes[event.exercise] {
        groups[index].events.append(event)
      } else {
        indexes[event.exercise] = groups.count
        groups.append(
          RecordGroup(exercise: event.exercise, date: event.date, events: [event]))
      }
    }
    for index in groups.indices { groups[index].events.sort { $0.kind < $1.kind } }
    return groups
  }
}

extension Markup {
  /// Whether a list of records names their exercises.
  enum RecordNames {
    case none
    /// With links to their pages.
    case links
    /// With links to the sets, for long lists.
    case toSets
  }

  /// The records of a day as a line: the exercise, what was best, the day. There is a link to where
  /// the sets stand, and beside them what else was best that day.
  mutating func add(
    _ group: RecordGroup, _ report: Report, on page: Page, names: RecordNames
  ) {
    guard let exercise = report.exercise(named: group.exercise) else { return }
    let place =
      report.sources.sessionPath(group.events[0].location)
      ?? report.place(of: exercise, on: group.date)
    add(.li, .id("\(exercise.slug)-\(group.date)")) { html in
      switch names {
      case .none: break
      case .links: html.add(.a, .href(page.link(exercise.path)), text: exercise.name)
      case .toSets: html.add(.a, .href(page.link(place ?? exercise.path)), text: exercise.name)
      }
      for event in group.events { html.add(event, report) }
      if case .toSets = names {
        html.add(.small, text: group.date.shortText)
      } else if let place {
        html.add(.a, .href(page.link(place)), text: group.date.text)
      } else {
        html.add(group.date)
      }
    }
  }

  /// `Heaviest 160 kg × 1 +2.5 kg`; the set links to its line where that is on no page of the site.
  private mutating func add(_ event: RecordEvent, _ report: Report) {
    let isMain = event.kind == .weight || event.kind == .e1rm
    add(isMain ? .b : .span) { html in
      html.append(event.kind.title + " ")
      let text = event.shownText(report.quantity)
      if report.sources.sessions == nil {
        html.addNumber(text, from: event.location, report.sources)
      } else {
        html.append(text)
      }
      if let gain = event.gainText(report.quantity) { html.append(" " + gain) }
    }
  }
}

extension RecordEvent {
  /// The set where it tells the record, else the value.
  fileprivate func shownText(_ quantity: Quantity) -> String {
    switch kind {
    case .e1rm, .setVolume, .sessionVolume: valueText(quantity)
    default: setText(quantity)
    }
  }
}
