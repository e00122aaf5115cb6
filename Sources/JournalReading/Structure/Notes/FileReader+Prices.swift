internal import JournalSyntax

/// What something cost: `Neue Scheiben 2×15 kg für 60 €`, `gym opened again, now $45 a month`, `续费1500`.
extension FileReader {
  /// `89 €`, `€ 89`, `139 zł`, `9,800円`: a sign or a word of a currency beside the number.
  func isPrice(_ index: Int) -> Bool {
    guard elements[index].kind == .quantity else { return false }
    let range = elements[index].range
    switch elements[index].unit {
    case .other:
      let text = bytes[range.indices]
      let digit = text.lastIndex { Byte.isDigit($0) || $0 == Byte.space } ?? text.startIndex
      return Self.currencies.contains(text[(digit + 1)...]) || endsWithCurrency(text)
    case .none:
      if index + 1 < elements.count, isWord(index + 1, in: Self.currencies) { return true }
      return touchesCurrency(range) || endsWithCurrency(bytes[range.indices])
    default: return touchesCurrency(range)
    }
  }

  /// A sign before or behind the number, at most a blank away.
  private func touchesCurrency(_ range: ByteRange) -> Bool {
    let behind = bytes[Int(range.end)..<min(bytes.count, Int(range.end) + 4)].drop {
      $0 == Byte.space
    }
    let before = bytes[max(0, Int(range.start) - 4)..<Int(range.start)]
    let last = before.last == Byte.space ? before.dropLast() : before
    guard isPartOfSign(last.last) || isPartOfSign(behind.first) else { return false }
    return Self.signs.contains { behind.starts(with: $0) || last.suffix($0.count) == $0[...] }
  }

  private func isPartOfSign(_ byte: UInt8?) -> Bool {
    byte.map { $0 >= 0x80 || $0 == UInt8(ascii: "$") } ?? false
  }

  private func endsWithCurrency(_ text: ArraySlice<UInt8>) -> Bool {
    text.last.map { $0 >= 0x80 } ?? false
      && Self.endings.contains { text.count > $0.count && text.suffix($0.count) == $0[...] }
  }

  /// `karnet 2 x 140 zł`: money, and no exercise on the line.
  var tellsPriceOfGoods: Bool {
    guard elements[0].kind == .word,
      elements[0].meaning != .weekday, elements[0].meaning != .month,
      let price = elements.indices.first(where: { isPrice($0) }),
      // `Zottman 3x10 12 kg, new shoes 90 €` tells of two things.
      !elements[..<price].contains(where: { $0.kind == .openParenthesis || $0.kind == .comma }),
      elements.count <= 30
    else { return false }
    let ahead = elements.firstIndex { $0.kind != .word } ?? elements.count
    return !elements.indices.contains {
      elements[$0].kind == .word && isExercise($0..<($0 + 1))
    } && !isName(0..<ahead)
  }

  /// `gym opened again, now $45 a month`: the only numbers of the line are prices.
  var tellsOnlyPrices: Bool {
    elements.indices.allSatisfy { !elements[$0].isNumber || isPrice($0) }
      && !elements.contains { $0.kind == .times }
  }

  /// `Invoice: 3 x €45`: prices, counted.
  var tellsSumOfPrices: Bool {
    guard elements.indices.dropFirst().contains(where: { isPrice($0) }) else { return false }
    let end = elements.firstIndex { $0.isNumber } ?? 0
    return end > 0 && !(0..<end).contains { isExercise($0..<($0 + 1)) }
      && elements.indices.allSatisfy {
        !elements[$0].isNumber || isPrice($0) || elements[safe: $0 + 1]?.kind == .times
      }
  }

  /// `プレート20kg買った 9,800円`, `续费1500`: in scripts whose numbers need no blanks.
  var tellsPrice: Bool {
    guard !elements.contains(where: { $0.kind == .times || $0.unit == .set }),
      !beginsWithLoadAndReps
    else { return false }
    return elements.indices.contains { index in
      if elements[index].kind == .quantity {
        return endsWithCurrency(bytes[elements[index].range.indices])
      }
      return elements[index].kind == .word && index + 1 < elements.count
        && elements[index + 1].isBareWhole && elements[index + 1].value >= 50_000
        && isWord(index, in: Self.fees)
    }
  }

  /// `50kg 6회. 스트랩 사야지 (2만 3천원)`: a set, whatever is to be bought.
  private var beginsWithLoadAndReps: Bool {
    elements.count > 2 && elements[0].kind == .quantity && elements[0].unit.isMass
      && elements[1].kind == .quantity && elements[1].unit == .repetition
  }

  /// `890р` is what something cost: nobody does as many reps.
  mutating func settlePrices() {
    for index in elements.indices
    where elements[index].unit == .repetition && elements[index].value >= 300_000
      && bytes[elements[index].range.indices].suffix(2).elementsEqual(Self.rouble)
    {
      anatomy.parser.elements[index].unit = .other
    }
  }

  private static let currencies = WordSet(
    """
    euro euros eur usd dollar dollars bucks quid zł zl pln руб рублей рубля грн гривень гривен rs inr rupees tl lira kč
    czk sek nok dkk pesos reais forint won
    """)
  private static let signs = ["€", "$", "£", "₽", "₴", "₩", "₹", "₺"].map { Array($0.utf8) }
  private static let endings = ["円", "圓", "块钱", "塊錢", "元", "원", "บาท", "đồng"].map {
    Array($0.utf8)
  }
  private static let fees = WordSet("续费 續費 续卡 会费 會費 会員費 年会費 月会費 买了 花了")
  private static let rouble = Array("р".utf8)
}
