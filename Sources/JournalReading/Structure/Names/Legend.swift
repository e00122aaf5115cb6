internal import JournalSyntax
internal import WorkoutModel

/// The writer's own short names, told at the top of a file: `KEY bp=bench sq=squat`, `Legende: KB =
/// Kniebeuge, BD = Bankdrücken`.
enum Legend {
  private static let mostLines = 12
  /// Fewer signs may equate anything.
  private static let fewestNames = 3
  /// In bytes.
  private static let longestShortName = 6

  /// The short names and what they mean, of those that mean a known exercise.
  static func names(in source: Source) -> [(short: String, name: String)] {
    for index in 0..<min(source.lineCount, mostLines) {
      let line = source.bytes[source.content(ofLineAt: index)]
      guard line.count < 1000, line.count(where: { $0 == UInt8(ascii: "=") }) >= fewestNames
      else { continue }
      let found = equations(line).filter { isKnown($0.name) }
      if found.count >= fewestNames { return found }
    }
    return []
  }

  /// What stands right before each sign, and behind it up to the next short name or a comma.
  private static func equations(_ line: ArraySlice<UInt8>) -> [(short: String, name: String)] {
    var equations: [(String, String)] = []
    var short: ArraySlice<UInt8>?
    for part in line.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false) {
      var words = part.split { $0 == Byte.space || $0 == Byte.tab || $0 == Byte.colon }
      // `Log 2024 (sq=squat, bp=bench)`.
      let next = words.popLast()?.drop { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }
      if let short, isShort(short) {
        let isLast = part.endIndex == line.endIndex
        if isLast, let next { words.append(next) }
        let name = words.prefix { word in !endsName(word) }
        let rest = name.count < words.count ? [withoutMark(words[name.count])] : []
        equations.append((text(short), knownName(name + rest)))
      }
      short = next
    }
    return equations
  }

  /// The longest known name that the words begin with: `row  weight first` tells of rows, `dead` of deadlifts.
  private static func knownName(_ words: [ArraySlice<UInt8>]) -> String {
    for count in (1...max(1, min(words.count, 5))).reversed() {
      let name = words.prefix(count).map(text).joined(separator: " ")
      if let lift = halfNames[name.lowercased()] { return lift }
      if isKnown(name) { return name }
    }
    return words.map(text).joined(separator: " ")
  }

  private static func isKnown(_ name: String) -> Bool {
    ExerciseCatalog.exercise(named: name) != nil || ExerciseNames.isMovement(name)
  }

  /// What only a legend makes a name of.
  private static let halfNames = [
    "dead": "Deadlift", "deads": "Deadlift", "military": "Overhead Press",
    "overhead": "Overhead Press",
  ]

  private static func isShort(_ word: ArraySlice<UInt8>) -> Bool {
    1...longestShortName ~= word.count && word.allSatisfy { Byte.isASCIILetter($0) || $0 >= 0x80 }
  }

  /// The comma or semicolon behind the last word of a name.
  private static func endsName(_ word: ArraySlice<UInt8>) -> Bool {
    word.last == Byte.comma || word.last == Byte.semicolon || word.last == Byte.closeParenthesis
  }

  private static func withoutMark(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    word.prefix { $0 != Byte.comma && $0 != Byte.semicolon && $0 != Byte.closeParenthesis }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
