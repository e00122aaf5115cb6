internal import JournalSyntax

/// The writer's own short words, told at the top of a file: `p = pin on the stack, s = seat hole`, `LM =
/// letztes Mal`, `(w=웜업)`.
struct StatedWords {
  private static let mostLines = 12
  /// In bytes.
  private static let longest = 3

  private var words: [(short: [UInt8], word: Word)] = []
  /// The `KG` of `KG = Körpergewicht` as it was written, which is no unit then.
  private(set) var ownWeight: [UInt8] = []
  /// `cl = kg cada lado`: what is loaded on each side.
  private var loadsOfSides: [(short: [UInt8], unit: Unit)] = []

  init(_ source: Source) {
    for index in 0..<min(source.lineCount, Self.mostLines) {
      let line = source.bytes[source.content(ofLineAt: index)]
      guard line.count < 1000, line.contains(Byte.equals) else { continue }
      for sign in line.indices where line[sign] == Byte.equals { add(line, sign) }
    }
  }

  var isEmpty: Bool { words.isEmpty && loadsOfSides.isEmpty && ownWeight.isEmpty }

  /// The unit of a load of one side that the writer shortens so.
  func unitOfSide(_ bytes: ArraySlice<UInt8>) -> Unit? {
    guard bytes.count <= Self.longest else { return nil }
    return loadsOfSides.first { $0.short.elementsEqual(bytes.lazy.map(Self.lowercased)) }?.unit
  }

  /// Kilograms or pounds behind the sign, and that they are of one side.
  private static func unitOfSide(_ meant: [Word]) -> Unit? {
    guard let unit = meant.lazy.compactMap({ Unit($0.meaning) }).first(where: \.isMass),
      meant.contains(where: { $0.meaning == .side || $0.meaning == .each })
    else { return nil }
    return unit
  }

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
    if short.count > 1,
      let unit = Self.unitOfSide(
        meant.split { $0 == Byte.space || $0 == Byte.slash }.prefix(4).map { Keywords.word($0) })
    {
      loadsOfSides.append((short, unit))
    }
    let told = meant.split { $0 == Byte.space || $0 == Byte.slash }.prefix(3)
      .map { Keywords.word($0) }.first { Self.isTold($0.meaning) }
    guard let told else { return }
    if told.meaning == .bodyweight, Unit(Keywords.word(short[...]).meaning) != nil {
      let written = Array(before.prefix(short.count).reversed())
      if written != short { ownWeight = written }
    } else {
      words.append((short, told))
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  /// Units and names are read elsewhere.
  private static func isTold(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .level, .seat, .warmup, .bodyweight, .previous, .plan, .goal, .next, .drop, .failed: true
    default: false
    }
  }
}

extension FileReader {
  /// Gives the writer's short words their meaning, where numbers are glued to them or they stand alone.
  mutating func settleStatedWords() {
    settleLoadsOfSidesByWord()
    if !statedWords.ownWeight.isEmpty { settleOwnWeightLikeUnit(statedWords.ownWeight) }
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

  /// The `KG` of `8/7/5 KG` and of `3x8 KG+10`, where it was told to be the body.
  private mutating func settleOwnWeightLikeUnit(_ short: [UInt8]) {
    let own = Word(meaning: .bodyweight, value: 0)
    for index in elements.indices.reversed() where elements[index].range.count >= short.count {
      let end = Int(elements[index].range.end)
      guard bytes[(end - short.count)..<end] == short[...] else { continue }
      if elements[index].kind == .word, elements[index].range.count == short.count {
        anatomy.parser.elements[index].word = own
      } else if elements[index].kind == .quantity, elements[index].unit == .kilogram {
        let start = Int(elements[index].range.start)
        let place = ByteRange(end - short.count, end)
        var flags = elements[index].flags.intersection(.spaceAfter)
        flags.insert(.spaceBefore)
        anatomy.parser.elements[index].unit = .none
        anatomy.parser.elements[index].flags.remove(.unitGlued)
        anatomy.parser.elements[index].flags.insert(.spaceAfter)
        let digits = bytes[start..<(end - short.count)].lastIndex { $0 != Byte.space } ?? start
        anatomy.parser.elements[index].range = ByteRange(start, digits + 1)
        anatomy.parser.elements.insert(
          Element(.word, place, word: own, flags: flags), at: index + 1)
      }
    }
  }

  /// The `cl` of `Supino 10cl 12 / 15cl 10`, where it was told to be kilograms of each side.
  private mutating func settleLoadsOfSidesByWord() {
    var index = 1
    while index < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .word, !elements[index].spaceBefore,
        elements[index - 1].isBare,
        let unit = statedWords.unitOfSide(bytes[elements[index].range.indices])
      else { continue }
      let word = elements[index]
      anatomy.parser.elements[index - 1].unit = unit
      anatomy.parser.elements[index - 1].range = elements[index - 1].range.through(word.range)
      anatomy.parser.elements[index - 1].flags.formUnion([.unitGlued, .loadOfSide])
      if word.spaceAfter { anatomy.parser.elements[index - 1].flags.insert(.spaceAfter) }
      anatomy.parser.elements.remove(at: index)
      index -= 1
    }
  }
}
