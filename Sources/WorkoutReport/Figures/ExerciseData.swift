import WorkoutAnalysis
import WorkoutModel

/// The numbers behind an exercise's charts as CSV (RFC 4180 with LF), one row a day.
struct ExerciseData {
  let exercise: ExerciseReport
  let report: Report

  var file: SiteFile {
    var text =
      "date,top_load_kg,top_reps,e1rm_\(exercise.formula.name)_kg,tonnage_kg,working_sets,reps\n"
    for result in exercise.results {
      let top = result.topSet
      let fields = [
        result.date.description,
        top?.load.rank.scale == .mass ? Figure.plain(top?.load.rank.kilograms ?? 0) : "",
        top?.effort.reps?.description ?? "",
        result.oneRepMax.map { Figure.plain($0.value) } ?? "",
        Figure.plain(result.totals.tonnage), String(result.totals.workingSets),
        Figure.plain(result.totals.reps),
      ]
      text += fields.joined(separator: ",") + "\n"
    }
    return SiteFile(path: "data/exercises/\(exercise.slug).csv", bytes: Array(text.utf8))
  }
}
