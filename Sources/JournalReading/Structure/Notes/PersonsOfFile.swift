internal import JournalSyntax

/// Who else trains, as a file tells it.
struct PersonsOfFile {
  /// Names with a capital letter, before what only a person does: `Jo does`, `Jo won`.
  private(set) var doing: Set<[UInt8]> = []
  /// Those behind `with`: `on Tuesdays with Jo`.
  private(set) var beside: Set<[UInt8]> = []
  /// Words in any letters before what a person does in a gym: `dave laughed`, `dave did`.
  private(set) var acting: Set<[UInt8]> = []

  /// Finds them in one pass over the file.
  init(in bytes: [UInt8]) {
    var before = 0..<0
    let (deeds, deedsInGyms, with) = (Self.deeds, Self.deedsInGyms, Self.with)
    bytes.forEachWord { word in
      defer { before = word }
      guard !before.isEmpty, word.lowerBound == before.upperBound + 1,
        bytes[before.upperBound] == Byte.space,
        case let initial = bytes[word.lowerBound],
        // False for nearly all pairs of words, and quick to tell.
        deeds.mayHold(length: word.count, initial: initial)
          || deedsInGyms.mayHold(length: word.count, initial: initial)
          || with.mayHold(length: before.count, initial: bytes[before.lowerBound])
      else { return .goesOn }
      take(bytes[before], bytes[word], rest: bytes[word.upperBound...])
      return .goesOn
    }
  }

  /// A word, the one behind it, and what stands behind both.
  private mutating func take(
    _ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>, rest: ArraySlice<UInt8>
  ) {
    if Self.lengthsOfNames ~= first.count {
      // `Elbow does not like dips`.
      if Self.isCapital(first), Self.deeds.contains(second), !rest.starts(with: " not".utf8) {
        doing.insert(Array(first))
      }
      if first.count > 2, Self.deedsInGyms.contains(second), !Self.noNames.contains(first) {
        acting.insert(Array(first))
      }
    }
    if Self.lengthsOfNames ~= second.count, Self.isCapital(second), Self.with.contains(first),
      // `with Rogue bar`.
      !Self.things.contains(rest.dropFirst().prefix(12).prefix { Byte.isLetterOfWord($0) })
    {
      beside.insert(Array(second))
    }
  }

  /// The word is the name of one of them.
  func names(_ word: [UInt8]) -> Bool { doing.contains(word) || beside.contains(word) }

  static let lengthsOfNames = 2...12

  static func isCapital(_ word: ArraySlice<UInt8>) -> Bool {
    switch (word.first ?? 0, word.dropFirst().first ?? 0) {
    case (0x41...0x5A, _): true
    case (0xC3, 0x80...0x9E), (0xD0, 0x80...0xAF): true
    default: false
    }
  }

  /// `Push was good` tells of a session.
  private static let deeds = WordSet(
    """
    does joined trains trained won laughed helped spotted showed told wants hates loves
    trainiert hilft s'entraîne aide entrena ayuda treina ajuda allena тренируется помог помогла trenuje tränar traint
    """)

  private static let deedsInGyms = WordSet(
    "did said says touched spotted yelled told asks asked laughed joked bet joined helped lifted benched squatted texted"
  )

  private static let noNames = WordSet(
    """
    she they that this who what which and but then also only just really even coach trainer partner someone
    everyone nobody somebody dad mom brother sister guy dude girl one abs legs arms back chest
    """)

  private static let things = WordSet(
    "machine bar bars bench rack plates belt straps band bands dumbbells kettlebell kettlebells shoes wraps press squat"
  )

  /// German has capital letters behind it for all nouns.
  private static let with = WordSet("with avec con com met med")
}
