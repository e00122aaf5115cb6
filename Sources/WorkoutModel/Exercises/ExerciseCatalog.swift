/// The well-known exercises, under the names by which lifters write them.
public enum ExerciseCatalog {
  /// All exercises, in the order of the tables: by family.
  public static var exercises: [CatalogExercise] { CatalogIndex.shared.exercises }

  /// The exercise of that name or alias, in any spelling that has the same `ExerciseKey`, or with
  /// the same words in another order, as apps write them: `Bench Press (Dumbbell)`.
  ///
  /// Knows English names and abbreviations, and the names of common lifts in eighteen more languages;
  /// a name that could mean several exercises (`Row`, `Curl`) means none.
  public static func exercise(named name: String) -> CatalogExercise? {
    CatalogIndex.shared.exercise(named: name)
  }

  /// The exercise with a name or alias of that key; words in another order are another key.
  public static func exercise(for key: ExerciseKey) -> CatalogExercise? {
    CatalogIndex.shared.exercise(forKey: key.bytes)
  }

  /// The aliases of an exercise of the catalog, as the tables write them; empty for others.
  public static func aliases(of exercise: CatalogExercise) -> [String] {
    let index = CatalogIndex.shared
    return index.names
      .filter { index.exercises[Int($0.exerciseIndex)].name == exercise.name }
      .map { index.text(of: $0) }
      .filter { $0 != exercise.name }
  }

  /// Every word of every name, as keys hold them. Made anew each time.
  package static var words: Set<[UInt8]> {
    let index = CatalogIndex.shared
    return index.names.reduce(into: []) { words, name in
      words.formUnion(ExerciseKey.words(of: index.text(of: name)))
    }
  }

  /// The exercise that was most likely meant by a misspelt name, for "did you mean".
  ///
  /// One typing error in a name of at least five letters, two in one of nine or more. `nil` when
  /// nothing is that near, or when two exercises are equally near. A name of the catalog is
  /// nearest to itself.
  public static func nearest(to name: String) -> CatalogExercise? {
    let key = ExerciseKey(name)
    let index = CatalogIndex.shared
    if let exact = exercise(named: name) { return exact }
    var distance = NameDistance(of: key)
    var best = NameDistance.tolerance(forLength: distance.length) + 1
    var found: UInt16?
    for candidate in index.names {
      let next = distance.to(index.key(of: candidate), atMost: best)
      if next < best {
        (best, found) = (next, candidate.exerciseIndex)
      } else if next == best, found != nil, found != candidate.exerciseIndex {
        found = nil
      }
    }
    return found.map { index.exercises[Int($0)] }
  }
}
