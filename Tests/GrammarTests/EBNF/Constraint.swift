import JournalSyntax
import WorkoutModel

@testable import JournalReading

/// What the comments of the grammar demand besides.
enum Constraint {
  static let all: [String: @Sendable (Derivation) -> Bool] = [
    "isoDate": isDay, "numericDate": isDay, "eastAsianDate": isDay, "namedDate": isEarlyDay,
    "words": hasNoKeyWord, "name": mayBeName,
    "text": { !isBlank($0.text.first) && !isBlank($0.text.last) },
    "bodyweight": { ($0["mass"]?["number"]).flatMap { Double($0.text) } ?? 0 >= 20 },
    "measurement": { 0.001...300 ~= ($0["number"]).flatMap { Double($0.text) } ?? 0 },
    "attributes": { $0["rating"] == nil || $0["remarks"]?["exertion"] == nil },
    "target": { $0["digit"]?.text != "0" },
    "quote": { !$0.text.contains(">>>>>>>") },
  ]

  private static func isBlank(_ character: Character?) -> Bool {
    character.map { $0.isWhitespace || $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
      ?? true
  }

  private static func isDay(_ date: Derivation) -> Bool {
    CivilDate(
      year: number(date["year"]), month: number(date["month"]), day: number(date["day"])) != nil
  }

  /// Every month has 28 days.
  private static func isEarlyDay(_ date: Derivation) -> Bool { number(date["day"]) <= 28 }

  private static func number(_ part: Derivation?) -> Int { part.flatMap { Int($0.text) } ?? 0 }

  /// No word is one that the parser knows, alone or with its neighbour.
  private static func hasNoKeyWord(_ words: Derivation) -> Bool {
    guard words.parts.contains(where: { $0.text.count > 2 }) else { return false }
    let names = words.parts.flatMap { $0.text.split { "'-".contains($0) } }.map(String.init)
    let pairs = zip(names, names.dropFirst()).map { $0 + $1 }
    return (names + pairs).allSatisfy {
      Keywords.word(Array($0.utf8)[...]) == .plain && $0.lowercased() != "xx"
    }
  }

  private static func mayBeName(_ name: Derivation) -> Bool {
    let words = name["words"]?.parts ?? []
    let count = words.reduce(0) { $0 + $1.text.split { "'-".contains($0) }.count }
    guard count <= 9, name.text.utf8.count <= 80 else { return false }
    return !words.allSatisfy { SplitWords.contains(Array($0.text.utf8)[...]) }
  }
}
