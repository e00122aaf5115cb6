import WorkoutModel

/// What of a rule decides how its best grew: all but how much is asked.
struct TrophyQuestion: Hashable {
  let exercise: String?
  let feat: TrophyRule.Feat
}

extension TrophyRule {
  var question: TrophyQuestion {
    TrophyQuestion(exercise: exercise, feat: feat.withoutTarget)
  }
}

extension TrophyRule.Feat {
  /// The same for all feats that are answered by the same steps.
  var withoutTarget: Self {
    switch self {
    case .sessions: .sessions(0)
    case .firstTime: .firstTime
    case .records: .records(0)
    case .load(_, let reps): .load(Mass(0, .kilogram), reps: reps)
    case .bodyweights: .bodyweights(0)
    case .repsInSet: .repsInSet(0)
    case .repsInDay: .repsInDay(0)
    case .repsInTime(_, let seconds): .repsInTime(0, seconds: seconds)
    case .hold: .hold(seconds: 0)
    case .distance: .distance(Distance(0, .meter))
    case .tonnage: .tonnage(kilograms: 0)
    case .inARow(_, let period): .inARow(0, period)
    case .years: .years(0)
    }
  }
}
