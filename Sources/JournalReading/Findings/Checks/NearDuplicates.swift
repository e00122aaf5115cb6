internal import JournalSyntax
internal import WorkoutModel

/// Finds names that were written once or twice beside another that is one typing error away and
/// was written often.
struct NearDuplicates {
  /// A name that was written oftener is the lifter's own.
  private static let mostUses = 2
  private static let fewestUsesOfOther = 5
  /// Journals with more names of a kind than this have no misspelt ones, but something else.
  private static let mostNames = 1000

  private let summaries: [JournalHistory.Summary]
  private let names: ExerciseNames
  private var usual: [Character: [Spelling]] = [:]
  /// Words that some exercise's name holds: who writes one of them means it.
  private lazy var words = ExerciseCatalog.words.union(usualWords)

  private struct Spelling {
    let letters: [Unicode.Scalar]
    let exerciseID: Int
  }

  init(_ summaries: [JournalHistory.Summary], _ names: ExerciseNames) {
    self.summaries = summaries
    self.names = names
    for (key, exerciseID) in names.spellings
    where summaries[exerciseID].entryCount >= Self.fewestUsesOfOther {
      guard let first = key.first else { continue }
      usual[first, default: []].append(
        Spelling(letters: NameDistance.letters(of: key), exerciseID: exerciseID))
    }
  }

  /// By the misspelt exercise, the one that was meant.
  mutating func found() -> [Int: Int] {
    let rare = summaries.indices.filter {
      1...Self.mostUses ~= summaries[$0].entryCount && names.exercises[$0].catalog == nil
    }
    let usualCount = usual.values.reduce(0) { $0 + $1.count }
    guard rare.count <= Self.mostNames, usualCount <= Self.mostNames else { return [:] }
    var found: [Int: Int] = [:]
    for exerciseID in rare {
      if let other = nearest(to: names.exercises[exerciseID].canonical) {
        found[exerciseID] = other
      }
    }
    return found
  }

  private mutating func nearest(to name: String) -> Int? {
    let key = ExerciseKey(name)
    guard let first = key.first, let candidates = usual[first] else { return nil }
    var distance = NameDistance(of: key)
    // What was meant may be longer: `Pres` loses one s to the typing error and one as a plural.
    var best = NameDistance.tolerance(forLength: distance.length + 2) + 1
    var found: Int?
    for candidate in candidates {
      let next = distance.to(letters: candidate.letters, atMost: best)
      if next < best { (best, found) = (next, candidate.exerciseID) }
    }
    guard found != nil, hasUnknownWord(name) else { return nil }
    return found
  }

  /// `Pres` is no word of any exercise; `Adduction` is, however near it may be to `Abduction`.
  private mutating func hasUnknownWord(_ name: String) -> Bool {
    ExerciseKey.words(of: name).contains { word in
      !word.contains { Byte.isDigit($0) } && !words.contains(word)
    }
  }

  private var usualWords: Set<[UInt8]> {
    var words: Set<[UInt8]> = []
    for (index, summary) in summaries.enumerated() where summary.entryCount > Self.mostUses {
      words.formUnion(ExerciseKey.words(of: names.exercises[index].canonical))
    }
    return words
  }
}

extension ExerciseKey {
  fileprivate var first: Character? { String(decoding: bytes.prefix(4), as: UTF8.self).first }
}
