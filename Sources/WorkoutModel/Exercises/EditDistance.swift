/// Counts the typing errors between one word and others, whatever counts as a letter.
///
/// Optimal string alignment: a letter missing, added, wrong, or two neighbours swapped count one
/// each (Damerau, 1964).
package struct EditDistance<Letter: Equatable> {
  private let source: [Letter]
  private var rows: [[Int]]

  package init(of word: [Letter]) {
    source = word
    rows = Array(repeating: [], count: 3)
  }

  /// The distance to the other word; a number above `limit` when it is more than that.
  package mutating func to(_ target: [Letter], atMost limit: Int) -> Int {
    guard abs(target.count - source.count) <= limit else { return limit + 1 }
    rows[0] = Array(0...target.count)
    rows[1] = rows[0]
    rows[2] = rows[0]
    for row in source.indices {
      // A swap reaches back two rows, so one row above the limit decides nothing yet.
      if fillRow(row, target) > limit + 1 { return limit + 1 }
    }
    return rows[source.count % 3][target.count]
  }

  /// Fills the row below `row` and returns its least value.
  private mutating func fillRow(_ row: Int, _ target: [Letter]) -> Int {
    let (beforeLast, last, current) = ((row + 2) % 3, row % 3, (row + 1) % 3)
    rows[current][0] = row + 1
    var best = row + 1
    for column in target.indices {
      let isEqual = source[row] == target[column]
      var value = rows[last][column] + (isEqual ? 0 : 1)
      value = min(value, rows[last][column + 1] + 1, rows[current][column] + 1)
      if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
        value = min(value, rows[beforeLast][column - 1] + 1)
      }
      rows[current][column + 1] = value
      best = min(best, value)
    }
    return best
  }
}
