package import WorkoutModel

/// A trophy, earned or not.
package struct Trophy: Hashable, Sendable {
  package let rule: TrophyRule
  /// When, and the line that earned it; `nil` when it is not earned yet.
  package let earned: Milestone?
  /// The best so far, in the unit of `rule.target`; for streaks the one that still lives.
  package let current: Double

  /// 0…1; 1 when it is earned.
  package var fraction: Double {
    earned != nil ? 1 : min(max(current / rule.target, 0), 1)
  }
}

/// All trophies of a journal: built-in ones, the first time of each exercise, and the lifter's own.
package struct TrophyCase: Hashable, Sendable {
  /// By date, then by place in the journal, then by name.
  package let earned: [Trophy]
  /// Those that are not earned, the nearest first.
  package let open: [Trophy]
  /// `trophy:` lines that cannot be understood.
  package let unreadable: [Note]

  /// The three that are nearest, of each kind of feat only the next.
  package var next: [Trophy] { Array(open.prefix(3)) }

  /// - Parameters:
  ///   - history: the journal.
  ///   - records: its record events, in order of time.
  ///   - today: the day as of which a streak still lives.
  package init(_ history: TrainingHistory, records: [RecordEvent], asOf today: CivilDate) {
    let line = TrophyLine(unit: history.settings.unit)
    let own = history.settings.trophies.map { (note: $0, rule: line.rule($0)) }
    let firsts = history.exercises.filter { !$0.days.isEmpty }.map {
      TrophyRule(name: "First \($0.name)", exercise: $0.name, feat: .firstTime)
    }
    var progress = TrophyProgress(history: history, records: records, today: today)
    let trophies = (TrophyRule.builtIn + firsts + own.compactMap(\.rule)).map {
      progress.trophy($0)
    }
    earned = trophies.filter { $0.earned != nil }.sorted(by: Trophy.inOrderOfTime)
    open = Self.nearest(trophies.filter { $0.earned == nil })
    unreadable = own.filter { $0.rule == nil }.map(\.note)
  }

  /// Of trophies that differ in their number only the lowest is near: 40 reps come before 50.
  private static func nearest(_ open: [Trophy]) -> [Trophy] {
    var seen: Set<TrophyQuestion> = []
    var first: [Trophy] = []
    var later: [Trophy] = []
    for trophy in open.sorted(by: { $0.fraction > $1.fraction }) {
      if seen.insert(trophy.rule.question).inserted {
        first.append(trophy)
      } else {
        later.append(trophy)
      }
    }
    return first + later
  }
}

extension Trophy {
  fileprivate static func inOrderOfTime(_ left: Self, _ right: Self) -> Bool {
    guard let one = left.earned, let other = right.earned else { return false }
    let place = PlaceInTime(one.date, one.location)
    let otherPlace = PlaceInTime(other.date, other.location)
    return place != otherPlace ? place < otherPlace : left.rule.name < right.rule.name
  }
}
