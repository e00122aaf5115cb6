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
  /// The records of a day as a line: the exercise, what was best, the day.
  mutating func add(_ group: RecordGroup, _ report: Report, on page: Page, showsName: Bool = true) {
    guard let exercise = report.exercise(named: group.exercise) else { return }
    add(.li, .id("record-\(exercise.slug)-\(group.date)")) { html in
      if showsName { html.add(.a, .href(page.link(exercise.path)), text: exercise.name) }
      for event in group.events { html.add(event, report) }
      html.add(.span, .class("end")) { html in
        if let place = report.place(of: exercise, on: group.date) {
          html.add(.a, .href(page.link(place)), text: group.date.text)
        } else {
          html.add(group.date)
        }
      }
    }
  }

  /// `Heaviest 160 kg × 1 +2.5 kg`; the set links to its line.
  private mutating func add(_ event: RecordEvent, _ report: Report) {
    let isMain = event.kind == .weight || event.kind == .e1rm
    add(isMain ? .b : .span) { html in
      html.append(event.kind.title + " ")
      html.addListed(event.shownText(report.quantity), from: event.location, report.sources)
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
