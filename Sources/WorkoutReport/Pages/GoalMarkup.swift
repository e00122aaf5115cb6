import SVGCharts
import WorkoutModel

extension Goal {
  /// `120 kg × 5`, `20 reps`, `3 sessions a week`.
  var targetText: String {
    switch target {
    case .load(let mass, let reps): Quantity.mass(mass) + (reps > 1 ? "\u{A0}× \(reps)" : "")
    case .reps(let reps): Quantity.count(reps, "rep")
    case .oneRepMax(let mass): "e1RM " + Quantity.mass(mass)
    case .sessionsPerWeek(let count): Quantity.count(count, "session") + " a week"
    case .repsPerDay(let count): Quantity.count(count, "rep") + " a day"
    case .bodyweight(let mass): "bodyweight " + Quantity.mass(mass)
    }
  }
}
