package import WorkoutModel

/// What earns a trophy.
package struct TrophyRule: Hashable, Sendable {
  package enum Feat: Hashable, Sendable {
    /// So many sessions in all.
    case sessions(Int)
    /// The exercise was done for the first time.
    case firstTime
    /// So many records in all.
    case records(Int)
    /// That load (for bodyweight work added) for at least so many reps.
    case load(Mass, reps: Int)
    /// An external load of so many times the lifter's bodyweight.
    case bodyweights(FixedPoint)
    case repsInSet(Int)
    case repsInDay(Int)
    case repsInTime(Int, seconds: FixedPoint)
    /// A hold of so many seconds.
    case hold(seconds: FixedPoint)
    /// In one set.
    case distance(Distance)
    /// Load times reps of all time.
    case tonnage(kilograms: Double)
    /// Training in so many days, weeks or months in a row.
    case inARow(Int, Period)
    /// Still training so many years after the first session.
    case years(Int)
  }

  package let name: String
  /// The exercise by which it must be earned; `nil` for any, or where none matters.
  package let exercise: String?
  package let feat: Feat
  /// The journal's line, for a rule of the lifter's own.
  package let location: SourceLocation?

  package init(
    name: String, exercise: String? = nil, feat: Feat, location: SourceLocation? = nil
  ) {
    self.name = name
    self.exercise = exercise
    self.feat = feat
    self.location = location
  }

  /// What must be reached, in the unit of the feat: sessions, records, kilograms, times bodyweight,
  /// reps, seconds, meters, periods, years.
  package var target: Double {
    switch feat {
    case .firstTime: 1
    case .sessions(let count), .records(let count), .years(let count), .inARow(let count, _),
      .repsInSet(let count), .repsInDay(let count), .repsInTime(let count, _):
      Double(count)
    case .load(let mass, _): Double(mass.grams) / 1000
    case .bodyweights(let times): times.double
    case .hold(let seconds): seconds.double
    case .distance(let distance): distance.meters
    case .tonnage(let kilograms): kilograms
    }
  }
}

extension TrophyRule {
  /// The trophies that every journal can earn.
  package static let builtIn: [TrophyRule] =
    [
      TrophyRule(name: "First session", feat: .sessions(1)),
      TrophyRule(name: "First record", feat: .records(1)),
    ]
    + [10, 50, 100, 250, 500, 1000].map {
      TrophyRule(name: "\($0) sessions", feat: .sessions($0))
    }
    + [3, 7].map { TrophyRule(name: "\($0) days in a row", feat: .inARow($0, .day)) }
    + [4, 12, 26, 52, 104].map {
      TrophyRule(name: "\($0) weeks in a row", feat: .inARow($0, .week))
    }
    + [5, 10, 20, 40, 50, 100].map {
      TrophyRule(name: "\($0) reps in a set", feat: .repsInSet($0))
    }
    + [50, 100, 300].map { TrophyRule(name: "\($0) reps in a day", feat: .repsInDay($0)) }
    + [(10, 30), (20, 60), (50, 120), (100, 300)].map { reps, seconds in
      TrophyRule(
        name: "\(reps) reps in \(seconds) seconds",
        feat: .repsInTime(reps, seconds: FixedPoint(seconds)))
    }
    + [10, 100, 500, 1000, 5000].map {
      TrophyRule(name: "\($0) t lifted", feat: .tonnage(kilograms: Double($0) * 1000))
    }
    + [TrophyRule(name: "1 year of training", feat: .years(1))]
    + [2, 3, 5, 10, 20].map {
      TrophyRule(name: "\($0) years of training", feat: .years($0))
    }
}
