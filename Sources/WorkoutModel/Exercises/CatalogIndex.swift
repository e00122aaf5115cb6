/// The catalog in memory: its exercises, and a hash table from keys to them.
///
/// It is built once, when it is first asked, in about a millisecond: names stay where they
/// are in the text, and a key is only a hash and the place of the name it was made from.
struct CatalogIndex: Sendable {
  /// In the order of the tables.
  private(set) var exercises: [CatalogExercise] = []
  /// Every name that stands for an exercise, canonical names among them.
  private(set) var names: [CatalogName] = []
  /// The tables, one after the other.
  private let text: [UInt8]
  /// By the key of a name.
  private var namesByKey = CatalogHashTable()
  /// By the words of a name in any order.
  private var namesByWords = CatalogHashTable()
  private var folder = NameFolder(capacity: 64)

  static let shared = CatalogIndex(
    exercises: CatalogTable.exercises, names: CatalogTable.names)

  /// - Parameters:
  ///   - tables: tables of exercises, in the notation of `CatalogTable`.
  ///   - nameTables: tables of names, in the same notation.
  init(exercises tables: [String], names nameTables: [String]) {
    var text: [UInt8] = []
    text.reserveCapacity(100_000)
    for table in tables {
      text.append(contentsOf: table.utf8)
      text.append(UInt8(ascii: "\n"))
    }
    let boundary = text.count
    for table in nameTables {
      text.append(contentsOf: table.utf8)
      text.append(UInt8(ascii: "\n"))
    }
    self.text = text
    exercises.reserveCapacity(512)
    names.reserveCapacity(4096)
    forEachPart(of: 0..<boundary, separator: UInt8(ascii: "\n")) { $0.addExercise($1) }
    forEachPart(of: boundary..<text.count, separator: UInt8(ascii: "\n")) { $0.addNames($1) }
  }

  /// The exercise of that name, or with a name of the same words in another order.
  func exercise(named name: String) -> CatalogExercise? {
    var folder = NameFolder(capacity: 64)
    folder.fold(name.utf8)
    return exercise(forKey: folder.output) ?? exercise(withWordsOf: folder)
  }

  /// The exercise with a name of that key.
  func exercise(forKey key: [UInt8]) -> CatalogExercise? {
    namesByKey.first(at: NameHash.ofKey(key)) { self.key(of: names[$0]).bytes == key }
      .map { exercises[Int(names[$0].exerciseIndex)] }
  }

  /// The exercise with a name of the same words in another order: `Squat (Smith Machine)`; `nil`
  /// when two exercises have them, as low to high and high to low.
  private func exercise(withWordsOf name: NameFolder) -> CatalogExercise? {
    guard name.wordEnds.count > 1 else { return nil }
    let found = namesByWords.numbers(at: NameHash.ofWords(name)) { index in
      var other = NameFolder(capacity: 64)
      other.fold(text[names[index].range])
      return other.sortedWords == name.sortedWords
    }.map { Int(names[$0].exerciseIndex) }
    guard let exercise = found.first, found.allSatisfy({ $0 == exercise }) else { return nil }
    return exercises[exercise]
  }

  func key(of name: CatalogName) -> ExerciseKey {
    ExerciseKey(utf8: text[name.range])
  }

  func text(of name: CatalogName) -> String {
    String(decoding: text[name.range], as: UTF8.self)
  }
}

/// One name of one exercise: its place in the index's text.
struct CatalogName: Sendable {
  let offset: UInt32
  let length: UInt16
  let exerciseIndex: UInt16

  var range: Range<Int> { Int(offset)..<Int(offset) + Int(length) }
}

extension CatalogIndex {
  private mutating func addExercise(_ line: Range<Int>) {
    var columns: [Range<Int>] = []
    forEachPart(of: line, separator: UInt8(ascii: "|")) { columns.append($1) }
    guard columns.count >= 4 else {
      assertionFailure("a line of the catalog has too few columns: \(string(line))")
      return
    }
    let (equipment, fraction) = Self.equipment(string(columns[1]))
    let (effort, isCardio) = Self.effort(string(columns[2]))
    exercises.append(
      CatalogExercise(
        name: string(columns[0]), equipment: equipment,
        effort: effort, isCardio: isCardio, bodyweightFraction: fraction,
        muscles: muscles(columns[3])))
    let index = exercises.count - 1
    addName(columns[0], of: index)
    guard columns.count > 4 else { return }
    forEachPart(of: columns[4], separator: UInt8(ascii: ",")) { $0.addName($1, of: index) }
  }

  private mutating func addNames(_ line: Range<Int>) {
    guard let equals = text[line].firstIndex(of: UInt8(ascii: "=")),
      let index = exerciseIndex(trimmed(line.lowerBound..<equals))
    else {
      assertionFailure("the catalog has no such exercise: \(string(line))")
      return
    }
    forEachPart(of: equals + 1..<line.upperBound, separator: UInt8(ascii: ",")) {
      $0.addName($1, of: index)
    }
  }

  private mutating func addName(_ range: Range<Int>, of exerciseIndex: Int) {
    folder.fold(text[range])
    names.append(
      CatalogName(
        offset: UInt32(range.lowerBound), length: UInt16(range.count),
        exerciseIndex: UInt16(exerciseIndex)))
    namesByKey.insert(names.count - 1, at: NameHash.ofKey(folder.output))
    guard folder.wordEnds.count > 1 else { return }
    namesByWords.insert(names.count - 1, at: NameHash.ofWords(folder))
  }

  /// The place of the exercise of exactly that name.
  private mutating func exerciseIndex(_ name: Range<Int>) -> Int? {
    folder.fold(text[name])
    return namesByKey.first(at: NameHash.ofKey(folder.output)) {
      text[names[$0].range].elementsEqual(text[name])
    }.map { Int(names[$0].exerciseIndex) }
  }
}

extension CatalogIndex {
  /// `bodyweight 0.64`, `smith machine`.
  private static func equipment(_ column: String) -> (Equipment, FixedPoint?) {
    if let equipment = Equipment(rawValue: column) { return (equipment, nil) }
    let words = column.split(separator: " ")
    let equipment = Equipment(rawValue: words.dropLast().joined(separator: " "))
    let fraction = words.last.flatMap { Double($0) }.flatMap(FixedPoint.init(rounding:))
    assert(equipment != nil && fraction != nil, "no equipment: \(column)")
    return (equipment ?? .none, fraction)
  }

  /// `reps`, `cardio distance`.
  private static func effort(_ column: String) -> (EffortKind, isCardio: Bool) {
    if let effort = EffortKind(rawValue: column) { return (effort, false) }
    let effort = column.split(separator: " ").last.flatMap { EffortKind(rawValue: String($0)) }
    assert(effort != nil && column.hasPrefix("cardio "), "no effort: \(column)")
    return (effort ?? .reps, true)
  }

  private mutating func muscles(_ column: Range<Int>) -> [MuscleShare] {
    var shares: [MuscleShare] = []
    forEachPart(of: column, separator: UInt8(ascii: ",")) { index, part in
      let isIndirect = index.text[part].suffix(2).elementsEqual("/2".utf8)
      let name = isIndirect ? part.lowerBound..<part.upperBound - 2 : part
      let muscle = Muscle(rawValue: index.string(name))
      assert(muscle != nil || index.string(name) == "-", "no muscle: \(index.string(name))")
      guard let muscle else { return }
      shares.append(
        MuscleShare(muscle: muscle, share: FixedPoint(thousandths: isIndirect ? 500 : 1000)))
    }
    return shares
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, text[start] == UInt8(ascii: " ") { start += 1 }
    while end > start, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }

  /// Calls the body with each part that is not empty, without the spaces around it.
  private mutating func forEachPart(
    of range: Range<Int>, separator: UInt8, body: (inout Self, Range<Int>) -> Void
  ) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, text[end] != separator { end += 1 }
      let part = trimmed(start..<end)
      if !part.isEmpty { body(&self, part) }
      start = end + 1
    }
  }
}
