internal import JournalSyntax

/// Where the writer of a file puts bare loads, as far as lines tell that can mean nothing else.
///
/// A file is asked only once a line stands there that could be read in two ways.
enum LoadPlaces {
  /// True when loads stand in parentheses behind sets and reps: beside `4x8 (60)` and `3x10 (27,5)`
  /// the 18 of `3x12 (18)` is one too, and neither the reps of the last set nor a rating.
  ///
  /// In `3x10 (30)` the product is told; where that is usual, no such number is a load.
  static func areEnclosed(_ bytes: [UInt8]) -> Bool {
    var (loads, totals) = (0, 0)
    for open in bytes.indices where bytes[open] == Self.parenthesis {
      guard let value = Numeral(bytes, from: open + 1), let factors = factors(bytes, before: open)
      else { continue }
      let isBare = value.end < bytes.count && bytes[value.end] == Self.parenthesis + 1
      if isBare, value.thousandths == factors.sets * factors.reps * 1000 {
        totals += 1
      } else if isBare ? value.isHalf || value.thousandths >= 40_000 : isMass(bytes, value.end),
        factors.sets <= 10
      {
        loads += 1
      }
    }
    return loads >= 2 && totals * 2 <= loads
  }

  /// True when loads stand behind names and before a colon: beside `Bench 62,5: 10, 9, 8` and
  /// `Row 55: 12 12 10` the 10 of `Fly 10: 15, 15, 15` is one too.
  static func standBeforeColons(_ bytes: [UInt8]) -> Bool {
    var loads = 0
    for colon in bytes.indices where bytes[colon] == Byte.colon {
      guard colon > 2, colon + 2 < bytes.count, bytes[colon + 1] == Byte.space,
        Byte.isDigit(bytes[colon + 2]), Byte.isDigit(bytes[colon - 1])
      else { continue }
      var start = colon
      while start > 0, Byte.isDigit(bytes[start - 1]) || isDecimalSign(bytes[start - 1]) {
        start -= 1
      }
      guard start > 1, bytes[start - 1] == Byte.space,
        endsName(bytes[start - 2]) || bytes[start - 2] == Byte.comma,
        let value = Numeral(bytes, from: start), value.end == colon,
        value.isHalf || value.thousandths >= 40_000, isWork(bytes, from: colon + 2)
      else { continue }
      loads += 1
    }
    return loads >= 2
  }

  /// True when loads stand before a dash: beside `Squat 100 - 3x8` and `Row 62.5 - 5` the 10 of `Fly 10 - 3x12` is
  /// one too.
  static func standBeforeDashes(_ bytes: [UInt8]) -> Bool {
    var loads = 0
    for dash in bytes.indices.dropFirst(3) where bytes[dash] == Byte.hyphen {
      guard dash + 2 < bytes.count, bytes[dash + 1] == Byte.space, bytes[dash - 1] == Byte.space,
        Byte.isDigit(bytes[dash + 2]), Byte.isDigit(bytes[dash - 2])
      else { continue }
      var start = dash - 1
      while start > 0, Byte.isDigit(bytes[start - 1]) || isDecimalSign(bytes[start - 1]) {
        start -= 1
      }
      guard let value = Numeral(bytes, from: start), value.end == dash - 1,
        value.isHalf || value.thousandths >= 40_000, isWork(bytes, from: dash + 2)
      else { continue }
      loads += 1
    }
    return loads >= 3
  }

  /// True when loads stand behind an `@`: beside `5, 5, 4 @ 100` and `3x8@62.5` the 7.5 of `10, 9, 8 @ 7.5` is one
  /// too. Where more numbers behind it are as small as ratings, or the word stands in the file, it is not.
  static func standBehindAt(_ bytes: [UInt8]) -> Bool {
    var (loads, ratings) = (0, 0)
    for at in bytes.indices.dropFirst() where bytes[at] == UInt8(ascii: "@") {
      let isSpaced = at + 1 < bytes.count && bytes[at + 1] == Byte.space
      guard let value = Numeral(bytes, from: isSpaced ? at + 2 : at + 1) else { continue }
      if value.thousandths >= 20_000 { loads += 1 }
      if value.thousandths <= 10_000 { ratings += 1 }
    }
    return loads >= 4 && ratings <= loads && !holdsRatings(bytes)
  }

  private static func holdsRatings(_ bytes: [UInt8]) -> Bool {
    bytes.indices.dropLast(2).contains {
      bytes[$0] | 0x20 == UInt8(ascii: "r") && bytes[$0 + 1] | 0x20 == UInt8(ascii: "p")
        && bytes[$0 + 2] | 0x20 == UInt8(ascii: "e")
    }
  }

  /// `10, 9, 8`, `12 12 10`, `10/9/8`, `3x8`, and the 5 at the end of a line.
  private static func isWork(_ bytes: [UInt8], from start: Int) -> Bool {
    guard let first = Numeral(bytes, from: start), !first.isHalf, first.thousandths <= 30_000
    else { return false }
    var index = first.end
    guard index < bytes.count, bytes[index] > Byte.carriageReturn else { return true }
    func pass(_ isPassed: (UInt8) -> Bool) {
      if index < bytes.count, isPassed(bytes[index]) { index += 1 }
    }
    pass { $0 == Byte.space }
    pass { $0 == Byte.comma || $0 == Byte.slash || $0 | 0x20 == UInt8(ascii: "x") }
    pass { $0 == Byte.space }
    return index > first.end && index < bytes.count && Byte.isDigit(bytes[index])
  }

  /// The 3 and the 12 of `3 x 12 (`.
  private static func factors(_ bytes: [UInt8], before open: Int) -> (sets: Int, reps: Int)? {
    var index = open
    guard let reps = wholeNumber(bytes, before: &index), passSign(bytes, before: &index),
      let sets = wholeNumber(bytes, before: &index), sets > 0
    else { return nil }
    return (sets, reps)
  }

  private static func wholeNumber(_ bytes: [UInt8], before index: inout Int) -> Int? {
    if index > 0, bytes[index - 1] == Byte.space { index -= 1 }
    let end = index
    while index > 0, end - index < 3, Byte.isDigit(bytes[index - 1]) { index -= 1 }
    guard index < end, index == 0 || !Byte.isDigit(bytes[index - 1]) else { return nil }
    return bytes[index..<end].valueOfDigits
  }

  /// Passes `x`, `*`, `×` or the Cyrillic `х`.
  private static func passSign(_ bytes: [UInt8], before index: inout Int) -> Bool {
    if index > 0, bytes[index - 1] == Byte.space { index -= 1 }
    guard index > 1 else { return false }
    let (before, last) = (bytes[index - 2], bytes[index - 1])
    if last | 0x20 == UInt8(ascii: "x") || last == UInt8(ascii: "*") {
      index -= 1
      return true
    }
    guard before == 0xC3 && last == 0x97 || before == 0xD1 && last == 0x85 else { return false }
    index -= 2
    return true
  }

  private static func isMass(_ bytes: [UInt8], _ start: Int) -> Bool {
    let word = start < bytes.count && bytes[start] == Byte.space ? start + 1 : start
    var end = word
    while end < bytes.count, end < word + 8, isLetter(bytes[end]) { end += 1 }
    return end > word && Unit(Keywords.word(bytes[word..<end]).meaning)?.isMass == true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    Byte.isASCIILetter(byte) || byte >= 0x80 || byte == Byte.period
  }

  /// `Squat`, `**Squat**`, `Squat (pause)`.
  private static func endsName(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == Byte.asterisk || byte == Byte.underscore
      || byte == Byte.closeParenthesis
  }

  fileprivate static func isDecimalSign(_ byte: UInt8) -> Bool {
    byte == Byte.comma || byte == Byte.period
  }

  private static let parenthesis = UInt8(ascii: "(")
}

/// A number of a file's bytes.
private struct Numeral {
  var thousandths = 0
  /// It ends in a half, as loads do.
  var isHalf = false
  var end: Int

  init?(_ bytes: [UInt8], from start: Int) {
    end = start
    while end < bytes.count, end < start + 4, Byte.isDigit(bytes[end]) {
      thousandths = thousandths * 10 + Int(bytes[end] &- Byte.zero) * 1000
      end += 1
    }
    guard end > start else { return nil }
    if end + 1 < bytes.count, LoadPlaces.isDecimalSign(bytes[end]),
      bytes[end + 1] == UInt8(ascii: "5"),
      end + 2 >= bytes.count || !Byte.isDigit(bytes[end + 2])
    {
      isHalf = true
      thousandths += 500
      end += 2
    }
  }
}

extension FileReader {
  /// Asks the file about its loads once a line such as `3x12 (18)` stands there.
  mutating func askForEnclosedLoads(_ open: Int) {
    guard parser.enclosesLoads == nil, open + 2 < elements.count,
      elements[open + 2].kind == .closeParenthesis, elements[open + 1].kind == .quantity,
      elements[open + 1].unit == .none, 10_000...100_000 ~= elements[open + 1].value,
      elements[open - 2].kind == .times, elements[open - 1].kind == .quantity,
      elements[open - 3].kind == .quantity
    else { return }
    anatomy.parser.enclosesLoads = LoadPlaces.areEnclosed(bytes)
  }

  mutating func putsLoadsBeforeColons() -> Bool {
    if let known = parser.putsLoadsBeforeColons { return known }
    let isSo = LoadPlaces.standBeforeColons(bytes)
    anatomy.parser.putsLoadsBeforeColons = isSo
    return isSo
  }

  /// Asks the file about its loads once a line such as `Fly 10: 15, 15, 15` stands there.
  mutating func askForLoadBeforeColon(_ colon: Int) {
    guard colon + 1 < elements.count, elements[colon - 1].kind == .quantity,
      elements[colon - 1].unit == .none, elements[colon + 1].kind == .quantity
    else { return }
    _ = putsLoadsBeforeColons()
  }
}
