package import JournalSyntax

/// What a slip of the hand makes of a line.
package enum Mutation {
  /// For each token: the line without it, with it twice, and with it behind its neighbour.
  package static func mutants(of line: [UInt8]) -> [[UInt8]] {
    let pieces = Lexer.tokens(of: line).map { line[$0.range.indices] }
    return pieces.indices.flatMap { index in
      var deleted = pieces
      deleted.remove(at: index)
      var doubled = pieces
      doubled.insert(pieces[index], at: index)
      var swapped = pieces
      if index + 1 < pieces.count { swapped.swapAt(index, index + 1) }
      return [deleted, doubled, swapped].map { Array($0.joined()) }
    }
  }

  /// The line as far as it stood while it was typed: up to each of its tokens. Of every third token
  /// also the line that begins there, and the line with the sign in its place.
  package static func parts(of line: [UInt8], _ sign: [UInt8]) -> [[UInt8]] {
    let starts = Lexer.tokens(of: line).map { $0.range.indices }
    return starts.enumerated().flatMap { number, token in
      let begun = Array(line[..<token.upperBound])
      guard number.isMultiple(of: 3) else { return [begun] }
      let rest = line[token.upperBound...]
      return [begun, Array(line[token.lowerBound...]), line[..<token.lowerBound] + sign + rest]
    }
  }

  /// The line with that number in the place of all of its numbers, and in that of each of them.
  package static func withNumbers(_ line: String, _ number: Int) -> [String] {
    let tokens = Lexer.tokens(of: Array(line.utf8))
    let bytes = Array(line.utf8)
    func told(_ isReplaced: (Int) -> Bool) -> String {
      let parts = tokens.enumerated().map { index, token in
        token.kind == .number && isReplaced(index)
          ? Array("\(number)".utf8) : Array(bytes[token.range.indices])
      }
      return String(decoding: parts.joined(), as: UTF8.self)
    }
    let numbers = tokens.indices.filter { tokens[$0].kind == .number }
    return [told { _ in true }] + numbers.map { place in told { $0 == place } }
  }

  /// One slip somewhere in a whole file: a byte, a token or a line changed, lost, doubled or moved.
  package static func mutant(of source: Source, _ random: inout RandomNumbers) -> Source {
    let bytes = source.bytes
    guard !bytes.isEmpty else { return source }
    let at = random.below(bytes.count)
    var mutant = bytes
    switch random.below(6) {
    case 0: mutant[at] = UInt8(truncatingIfNeeded: random.next())
    case 1: mutant.remove(at: at)
    case 2: mutant.insert(random.pick(hostileBytes), at: at)
    case 3: mutant.removeSubrange(at...)
    case 4: mutant = movedLine(of: source, &random)
    default: mutant = slip(in: source, &random)
    }
    return Source(path: source.path, bytes: mutant)
  }

  private static let hostileBytes: [UInt8] = [
    0x00, 0x09, 0x0A, 0x0D, 0x20, 0x22, 0x27, 0x28, 0x29, 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x30, 0x39,
    0x3A, 0x40, 0x5B, 0x60, 0x78, 0x7C, 0x80, 0xC3, 0xE2, 0xF0, 0xFF,
  ]

  /// The file with one of its lines in another place.
  private static func movedLine(of source: Source, _ random: inout RandomNumbers) -> [UInt8] {
    var lines = (0..<source.lineCount).map { source.bytes[source.line(at: $0)] }
    let line = lines.remove(at: random.below(lines.count))
    lines.insert(line, at: random.below(lines.count + 1))
    return Array(lines.joined())
  }

  /// The file with one token of one line deleted, doubled or swapped with its neighbour.
  private static func slip(in source: Source, _ random: inout RandomNumbers) -> [UInt8] {
    let line = source.line(at: random.below(source.lineCount))
    let mutants = mutants(of: Array(source.bytes[line]))
    guard !mutants.isEmpty else { return source.bytes }
    return source.bytes[..<line.lowerBound] + random.pick(mutants)
      + source.bytes[line.upperBound...]
  }
}
