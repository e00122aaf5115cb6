/// Words as people write them who leave the accents out: `exercicio`, `powtorzenia`, `aufwarmen`.
enum Unaccented {
  /// Shorter ones are too often words of another language.
  private static let shortest = 6

  /// `nil` where `word` has no accents, is short, or has letters that stand for two.
  static func spelling(of word: some Collection<UInt8>) -> [UInt8]? {
    var spelling: [UInt8] = []
    var lead: UInt8 = 0
    for byte in word {
      if byte < 0x80 {
        spelling.append(byte)
      } else if 0xC3...0xC5 ~= byte {
        lead = byte
      } else if lead != 0, 0x80...0xBF ~= byte,
        case let letter = letters[Int(lead - 0xC3) * 64 + Int(byte - 0x80)], letter != Byte.question
      {
        spelling.append(letter)
        lead = 0
      } else {
        return nil
      }
    }
    return spelling.count >= shortest && spelling.count < word.count ? spelling : nil
  }

  /// From U+00C0 to U+017F; `?` where there is no single letter.
  private static let letters = Array(
    """
    AAAAAA?CEEEEIIIIDNOOOOO?OUUUUY??aaaaaa?ceeeeiiiidnooooo?ouuuuy?y\\
    AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi??JjKk?LlLlLl?\\
    ?LlNnNnNn???OoOoOo??RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZz?
    """.utf8)
}
