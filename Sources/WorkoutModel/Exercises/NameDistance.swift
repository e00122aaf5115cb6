/// Counts the typing errors between the name of an exercise and others, as far as they can be
/// nothing else.
package struct NameDistance {
  private let source: [Unicode.Scalar]
  private var distance: EditDistance<Unicode.Scalar>

  package init(of key: ExerciseKey) {
    source = Self.letters(of: key)
    distance = EditDistance(of: source)
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
    to(letters: Self.letters(of: key), atMost: limit)
  }

  /// The same for a key whose letters are known, as many names may be compared with it.
  package mutating func to(letters target: [Unicode.Scalar], atMost limit: Int) -> Int {
    guard let first = target.first, first == source.first,
      source.count > 6 || !(target.starts(with: source) || source.starts(with: target))
    else { return limit + 1 }
    let errors = distance.to(target, atMost: limit)
    return errors > Self.tolerance(forLength: target.count) ? limit + 1 : errors
  }

  /// The letters of a key, one by one.
  package static func letters(of key: ExerciseKey) -> [Unicode.Scalar] {
    Array(String(decoding: key.bytes, as: UTF8.self).unicodeScalars)
  }
}
