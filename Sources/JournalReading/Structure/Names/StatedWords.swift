internal import JournalSyntax

/// The writer's own short words, told at the top of a file: `p = pin on the stack, s = seat hole`, `LM =
/// letztes Mal`, `(w=웜업)`.
struct StatedWords {
  private static let mostLines = 12
  /// In bytes.
  private static let longest = 3

  private var words: [(short: [UInt8], word: Word)] = []

  init(_ source: Source) {
    for index in 0..<min(source.lineCount, Self.mostLines) {
      let line = source.bytes[source.content(ofLineAt: index)]
      guard line.count < 1000, line.contains(Byte.equals) else { continue }
      for sign in line.indices where line[sign] == Byte.equals { add(line, sign) }
    }
  }

  var isEmpty: Bool { words.isEmpty }

  /// What the writer says of the word, in either case.
  func word(_ bytes: ArraySlice<UInt8>) -> Word? {
    guard bytes.count <= Self.longest else { return nil }
    return words.first { $0.short.elementsEqual(bytes.lazy.map(Self.lowercased)) }?.word
  }

  private mutating func add(_ line: ArraySlice<UInt8>, _ sign: Int) {
    let before = line[..<sign].reversed().drop { $0 == Byte.space }
    let short = before.prefix { Byte.isASCIILetter($0) }.reversed().map(Self.lowercased)
    guard 1...Self.longest ~= short.count, short != [UInt8(ascii: "x")],
      before.dropFirst(short.count).first.map({ !Byte.isDigit($0) && $0 < 0x80 }) ?? true
    else { return }
    let meant = line[(sign + 1)...].prefix {
      $0 != Byte.comma && $0 != Byte.semicolon && $0 != Byte.closeParenthesis && $0 != Byte.period
    }
    let told = meant.split { $0 == Byte.space || $0 == Byte.slash }.prefix(3)
      .map { Keywords.word($0) }.first { Self.isTold($0.meaning) }
    if let told { words.append((short, told)) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  /// Units and names are read elsewhere.
  private static func isTold(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .level, .seat, .warmup, .previous, .plan, .goal, .next, .drop, .failed: true
    default: false
    }
  }
}

extension FileReader {
  /// Gives the writer's short words their meaning, where numbers are glued to them or they stand alone.
  mutating func settleStatedWords() {
    for index in elements.indices
    where elements[index].kind == .word && elements[index].range.count <= 3 {
      guard let word = statedWords.word(bytes[elements[index].range.indices]) else { continue }
      let isGlued =
        index + 1 < elements.count && elements[index + 1].isNumber
        && !elements[index + 1].spaceBefore
      guard isGlued || document.lines[context.lineIndex].kind == .tableRow else { continue }
      anatomy.parser.elements[index].word = word
      anatomy.parser.elements[index].unit = .none
      if isGlued {
        anatomy.parser.elements[index].flags.formUnion([.spaceBefore, .spaceAfter])
        anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
      }
    }
  }
}
