internal import JournalSyntax

/// What the bytes of a whole file tell before it is read.
package enum TextCheck {
  /// The offset of a NUL byte among the first 8 KiB: no text has one.
  static func firstBinaryByte(_ bytes: [UInt8]) -> Int? {
    bytes.prefix(8192).firstIndex(of: Byte.null)
  }

  static func isASCII(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { ByteSearch.firstWide(in: $0, from: 0) == $0.count }
  }

  /// At least as many letters of Han, kana and Hangul as of ASCII.
  static func isEastAsian(_ bytes: [UInt8]) -> Bool {
    var balance = 0
    for byte in bytes {
      balance += (byte &- 0xE3 <= 0x0A ? 1 : 0) - (Byte.isASCIILetter(byte) ? 1 : 0)
    }
    return balance > 0
  }

  /// The first bytes that are no UTF-8.
  static func firstInvalidUTF8(_ bytes: [UInt8]) -> ByteRange? {
    bytes.withUnsafeBufferPointer { firstInvalidUTF8($0) }
  }

  private static func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> ByteRange? {
    var index = 0
    while true {
      index = ByteSearch.firstWide(in: bytes, from: index)
      guard index < bytes.count else { return nil }
      let byte = bytes[index]
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      let isLead = (0xC2...0xF4).contains(byte)
      let end = index + length
      let isWhole = end <= bytes.count && bytes[(index + 1)..<end].allSatisfy { $0 & 0xC0 == 0x80 }
      guard isLead, isWhole else { return ByteRange(index, index + 1) }
      index = end
    }
  }

  /// True when the writer's `82,5` is a number: a comma between digits with a unit behind, where
  /// the fraction is one that loads have.
  ///
  /// Without units, `72,5` and `102,5` tell it too, when few lone pairs such as `100,8` speak
  /// for lists; and so do two loads such as `62,5x8`, whose sets nobody would list like that.
  package static func hasDecimalComma(_ bytes: [UInt8]) -> Bool {
    var index = 0
    var halves = 0
    var others = 0
    var factors = 0
    while true {
      index = bytes.withUnsafeBufferPointer { ByteSearch.firstComma(in: $0, from: index + 1) }
      guard index + 1 < bytes.count else { return halves >= 2 && others * 4 <= halves }
      guard Byte.isDigit(bytes[index - 1]), Byte.isDigit(bytes[index + 1]) else { continue }
      if isDecimal(bytes, index) || isMarkedLoad(bytes, index) || isBehindWord(bytes, index) {
        return true
      }
      switch pair(bytes, index) {
      case .half: halves += 1
      case .factor:
        halves += 1
        factors += 1
        if factors > 1 { return true }
      case .other: others += 1
      case .list: continue
      }
    }
  }

  /// The ` 3x8` and the ` 8,8,7` behind the load of `52,5 3x8`.
  private static func isBeforeScheme(_ bytes: [UInt8], _ end: Int) -> Bool {
    guard end + 2 < bytes.count, bytes[end] == Byte.space,
      let number = bytes[end...].prefix(8).firstIndex(where: { $0 != Byte.space }),
      Byte.isDigit(bytes[number])
    else { return false }
    let mark = bytes[number...].prefix(4).first { !Byte.isDigit($0) }
    return mark == UInt8(ascii: "x") || mark == Byte.comma || mark == Byte.slash
      || mark == Byte.hyphen && number - end > 1
  }

  /// The `3x5 ` before `3x5 82,5`: of reps no list of two follows.
  private static func isBehindScheme(_ bytes: [UInt8], _ start: Int) -> Bool {
    guard start > 3, bytes[start - 1] == Byte.space, Byte.isDigit(bytes[start - 2]) else {
      return false
    }
    let before = bytes[max(0, start - 5)..<(start - 1)].reversed().drop { Byte.isDigit($0) }
    return before.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
      && before.dropFirst().first.map { Byte.isDigit($0) } ?? false
  }

  private enum Pair { case half, factor, other, list }

  /// Whether a comma parts a load of two digits or more from a half, from another number, or
  /// stands in a longer list.
  private static func pair(_ bytes: [UInt8], _ comma: Int) -> Pair {
    var start = comma
    while start > 0, Byte.isDigit(bytes[start - 1]) { start -= 1 }
    var end = comma + 1
    while end < bytes.count, Byte.isDigit(bytes[end]) { end += 1 }
    let isList =
      start > 0 && bytes[start - 1] == Byte.comma
      || end + 1 < bytes.count && bytes[end] == Byte.comma && Byte.isDigit(bytes[end + 1])
    if isList { return .list }
    let fraction = bytes[(comma + 1)..<end]
    let isHalf =
      fraction.elementsEqual("5".utf8) || fraction.elementsEqual("25".utf8)
      || fraction.elementsEqual("75".utf8)
    // `7,5` may be either.
    if isHalf, comma - start == 1 { return .list }
    // `vägde 88,4`: nobody lists 88 reps and four.
    if !isHalf, fraction.count == 1, comma - start == 2, bytes[start] >= UInt8(ascii: "4") {
      return .list
    }
    // The comma of `80x5,100x5` and `100x8,110x6` parts sets.
    let isFactor = isTimesSign(bytes, end) || isBeforeScheme(bytes, end)
    if isAtOfNext(bytes, end) { return .list }
    if fraction.count > 2 || isFactor && !isHalf { return .list }
    if isHalf, isBehindScheme(bytes, start) { return .factor }
    // `;52,5;` fills a cell.
    if isHalf, start > 0, bytes[start - 1] == Byte.semicolon,
      end < bytes.count, bytes[end] == Byte.semicolon
    {
      return .factor
    }
    let step = bytes[comma - 1]
    return isHalf && isFactor && fraction.count == 1
      && (step == UInt8(ascii: "2") || step == UInt8(ascii: "7"))
      ? .factor : isHalf ? .half : .other
  }

  /// `x`, `*`, `×` or the Cyrillic `х` right there.
  private static func isTimesSign(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index < bytes.count else { return false }
    if bytes[index] | 0x20 == UInt8(ascii: "x") || bytes[index] == UInt8(ascii: "*") { return true }
    guard index + 1 < bytes.count else { return false }
    return bytes[index] == 0xC3 && bytes[index + 1] == 0x97
      || bytes[index] == 0xD1 && bytes[index + 1] == 0x85
  }

  /// The `@107,5` of `2x3@107,5`: no list of reps holds such numbers.
  private static func isMarkedLoad(_ bytes: [UInt8], _ comma: Int) -> Bool {
    var start = comma
    while start > 0, Byte.isDigit(bytes[start - 1]) { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "@"), comma - start >= 2,
      bytes[comma + 1] == UInt8(ascii: "5")
    else { return false }
    return comma + 2 >= bytes.count
      || !Byte.isDigit(bytes[comma + 2]) && !isAtOfNext(bytes, comma + 2)
  }

  /// The `peso 78,3`, the `вес 61,7` and the `3x8 con 42,5`: behind a word for a weight or for what it was
  /// done with, one digit that ends its number.
  private static func isBehindWord(_ bytes: [UInt8], _ comma: Int) -> Bool {
    var start = comma
    while start > 0, Byte.isDigit(bytes[start - 1]) { start -= 1 }
    let behind = comma + 2
    guard 2...3 ~= comma - start, start > 1, bytes[start - 1] == Byte.space,
      behind >= bytes.count
        || !Byte.isDigit(bytes[behind]) && bytes[behind] != Byte.comma
          && !isTimesSign(bytes, behind)
    else { return false }
    var word = start - 1
    while word > 0, Byte.isASCIILetter(bytes[word - 1]) || bytes[word - 1] >= 0x80 { word -= 1 }
    guard 2...16 ~= start - 1 - word else { return false }
    switch Keywords.word(bytes[word..<(start - 1)]).meaning {
    case .weight, .bodyweight: return true
    case .with, .at: return bytes[comma + 1] == UInt8(ascii: "5")
    default: return false
    }
  }

  /// The second sign of `5@135,5@140`, where the comma parts sets; that of `5@82,5@9` tells an RPE.
  private static func isAtOfNext(_ bytes: [UInt8], _ sign: Int) -> Bool {
    guard sign + 2 < bytes.count, bytes[sign] == UInt8(ascii: "@") else { return false }
    let digits = bytes[(sign + 1)...].prefix(3).prefix { Byte.isDigit($0) }
    return digits.count > 1 && !digits.elementsEqual("10".utf8)
  }

  private static func isDecimal(_ bytes: [UInt8], _ comma: Int) -> Bool {
    var end = comma + 1
    while end < bytes.count, Byte.isDigit(bytes[end]) { end += 1 }
    let digits = bytes[(comma + 1)..<end]
    guard digits.count <= 2 else { return false }
    if end < bytes.count, bytes[end] == Byte.space { end += 1 }
    guard isLoadFraction(digits) else {
      // `5,10 km` may be two of them.
      let isExact = digits.last != UInt8(ascii: "0") && digits.last != UInt8(ascii: "5")
      return isExact && isKilometers(bytes, from: end)
    }
    // `82,5 %`.
    if end < bytes.count, bytes[end] == Byte.percent { return true }
    var word = end
    while word < bytes.count, Byte.isASCIILetter(bytes[word]) || bytes[word] >= 0x80 { word += 1 }
    word = withoutTimesSign(bytes, end, word)
    guard word > end, word - end <= 24 else { return false }
    // `10,8 t` of a month.
    if word - end == 1, bytes[end] == UInt8(ascii: "t") { return true }
    switch Keywords.word(bytes[end..<word]).meaning {
    case .kilogram, .kilometer: return true
    default: return false
    }
  }

  /// The end of the `kg` in `82,5kgx8` and of the `кг` in `82,5кгх8`.
  private static func withoutTimesSign(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    guard end < bytes.count, end - start >= 3, Byte.isDigit(bytes[end]) else { return end }
    if bytes[end - 1] | 0x20 == UInt8(ascii: "x") { return end - 1 }
    return isTimesSign(bytes, end - 2) ? end - 2 : end
  }

  /// The `km` of `21,78 km`: ways are measured to the hundredth, and nobody lists two of them so.
  private static func isKilometers(_ bytes: [UInt8], from start: Int) -> Bool {
    var end = start
    while end < bytes.count, Byte.isASCIILetter(bytes[end]) { end += 1 }
    return 2...4 ~= end - start && Keywords.word(bytes[start..<end]).meaning == .kilometer
  }

  private static func isLoadFraction(_ digits: ArraySlice<UInt8>) -> Bool {
    digits.count == 1 || digits.elementsEqual("25".utf8) || digits.elementsEqual("75".utf8)
      || digits.elementsEqual("50".utf8)
  }
}

/// What a file's name tells of the dates inside.
enum FileName {
  private static func base(_ path: String) -> Substring {
    path.split(separator: "/").last ?? ""
  }

  /// The last four digits between 1900 and 2100 in the name: `workout log - 2019.txt`.
  static func year(_ path: String) -> Int? {
    base(path).split { !$0.isNumber }.last { $0.count == 4 }.flatMap { Int($0) }.flatMap {
      1900...2100 ~= $0 ? $0 : nil
    }
  }

  /// A whole date in the name: `2015-03-02.yml`, `2024_05_01 push.md`.
  static func date(_ path: String) -> (year: Int, month: Int, day: Int)? {
    let numbers = base(path).split { !$0.isNumber }
    for index in numbers.indices where numbers[index].count == 4 {
      guard index + 2 < numbers.count, let year = Int(numbers[index]), 1900...2100 ~= year,
        numbers[index + 1].count == 2, numbers[index + 2].count == 2,
        let month = Int(numbers[index + 1]), let day = Int(numbers[index + 2])
      else { continue }
      return (year, month, day)
    }
    return nil
  }
}
