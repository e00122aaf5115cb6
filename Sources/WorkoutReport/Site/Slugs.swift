/// Names of files for names in any script: unique even where case is ignored, and stable.
struct Slugs {
  private var taken: Set<String> = ["index"]

  /// A name of ASCII letters, digits and hyphens that was not given out before.
  ///
  /// A name that cannot be spelled that way gets a hash of itself, so that its slug does not depend
  /// on what else there is.
  mutating func make(for name: String) -> String {
    let (spelling, isFaithful) = Self.spelling(of: name)
    var slug = spelling
    if !isFaithful || Self.reserved.contains(spelling) || taken.contains(spelling) {
      slug += (spelling.isEmpty ? "x-" : "-") + Self.hash(of: name)
    }
    var number = 2
    let base = slug
    while taken.contains(slug) {
      slug = base + "-" + String(number)
      number += 1
    }
    taken.insert(slug)
    return slug
  }

  /// The name in lower case with hyphens, and whether nothing of it but case was lost.
  private static func spelling(of name: String) -> (text: String, isFaithful: Bool) {
    var text = ""
    var isFaithful = true
    for character in name.lowercased() {
      if let plain = plainLetters[character] {
        text += plain
        isFaithful = false
      } else if character.isASCII, character.isLetter || character.isNumber {
        text.append(character)
      } else {
        isFaithful = isFaithful && (character == " " || character == "-") && text.last != "-"
        if text.last != "-" { text.append("-") }
      }
    }
    if text.hasPrefix("-") || text.hasSuffix("-") { isFaithful = false }
    let trimmed = text.split(separator: "-").joined(separator: "-")
    if trimmed.utf8.count > 60 { return (String(trimmed.prefix(60)), false) }
    return (trimmed, isFaithful && !trimmed.isEmpty)
  }

  /// FNV-1a, 32 bits, in hexadecimal digits.
  private static func hash(of name: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }

  /// Names that Windows keeps for devices.
  private static let reserved: Set<String> = [
    "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "lpt1", "lpt2", "lpt3",
  ]

  private static let plainLetters: [Character: String] = [
    "à": "a", "á": "a", "â": "a", "ã": "a", "ä": "a", "å": "a", "æ": "ae", "ç": "c", "č": "c",
    "è": "e", "é": "e", "ê": "e", "ë": "e", "ě": "e", "ì": "i", "í": "i", "î": "i", "ï": "i",
    "ł": "l", "ñ": "n", "ń": "n", "ò": "o", "ó": "o", "ô": "o", "õ": "o", "ö": "o", "ø": "o",
    "œ": "oe", "ř": "r", "š": "s", "ś": "s", "ß": "ss", "ù": "u", "ú": "u", "û": "u", "ü": "u",
    "ý": "y", "ž": "z", "ż": "z",
  ]
}
