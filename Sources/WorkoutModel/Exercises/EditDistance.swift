/// Counts the typing errors between one key and others.
///
/// Optimal string alignment: a letter missing, added, wrong, or two neighbours swapped count one
/// each (Damerau, 1964).
package struct EditDistance {
  private let source: [Unicode.Scalar]
  private var rows: [[Int]]

  package init(of key: ExerciseKey) {
    source = Self.scalars(key)
    rows = Array(repeating: [], count: 3)
  }

  /// In letters.
  package var length: Int { source.count }

  /// How many errors still leave no doubt: none up to four letters, one up to eight, else two.
  package static func tolerance(forLength length: Int) -> Int {
    length < 5 ? 0 : length < 9 ? 1 : 2
  }

  /// The distance to the other key; a number above `limit` when it is more than that, when the
  /// other key is too short to tolerate as many errors, or when they begin with different letters.
  ///
  /// A short name that only goes on (`Press`, `Pressa`) is another name, not an error.
  package mutating func to(_ key: ExerciseKey, atMost limit: Int) -> Int {
    let target = Self.scalars(key)
    guard abs(target.count - source.count) <= limit,
      let first = target.first, first == source.first,
      source.count > 6 || !(target.starts(with: source) || source.starts(with: target))
    else { return limit + 1 }
    rows[0] = Array(0...target.count)
    rows[1] = rows[0]
    rows[2] = rows[0]
    for row in source.indices {
      // A swap reaches back two rows, so one row above the limit decides nothing yet.
      if fillRow(row, target) > limit + 1 { return limit + 1 }
    }
    let distance = rows[source.count % 3][target.count]
    return distance > Self.tolerance(forLength: target.count) ? limit + 1 : distance
  }

  /// Fills the row below `row` and returns its least value.
  private mutating func fillRow(_ row: Int, _ target: [Unicode.Scalar]) -> Int {
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

  private static func scalars(_ key: ExerciseKey) -> [Unicode.Scalar] {
    Array(String(decoding: key.bytes, as: UTF8.self).unicodeScalars)
  }
}
