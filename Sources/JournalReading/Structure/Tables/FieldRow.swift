internal import JournalSyntax
internal import WorkoutModel

/// A row of a table without a heading: a day, an exercise and its numbers in any order, or the last
/// two below their day.
struct FieldRow {
  var date: WrittenDate?
  var name = 0..<0
  var numbers: [Range<Int>] = []
  /// `RPE 8`, `@8`.
  var ratings: [Range<Int>] = []
  var remarks: [Range<Int>] = []
  /// The numbers behind the load are the reps of a set each.
  var tellsReps = false
  /// So are all numbers.
  var tellsOnlyReps = false
}
