internal import JournalSyntax

/// What the last set of a scheme came to, in words before the number: `4x8 70 kg → ultima serie 6`, `5x5 @35, Satz 5 nur 3`,
/// `3x12, yg terakhir cuma 9`, `4x12 la última al fallo saqué 15`, `3x5, 3rd set only 3`.
extension FileReader {
  /// Puts the words as those that the parser knows: `, last set 6`.
  mutating func settleLastSetInWords() {
    guard let number = numberOfLastSet,
      let times = elements[..<number].firstIndex(where: { $0.kind == .times }), times > 0,
      times + 1 < number, elements[times + 1].isBareWhole,
      // `102.5x4x2, last set 3`: the third factor counts the sets.
      case let hasLoad = elements[times + 2].kind == .times,
      case let counted = hasLoad ? times + 3 : times - 1, counted < number,
      elements[counted].isBareWhole, 2_000...12_000 ~= elements[counted].value
    else { return }
    let sets = elements[counted].value
    var (start, last) = (number, Int?.none)
    while start > (hasLoad ? times + 4 : times + 2), number - start < 7 {
      let index = start - 1
      let element = elements[index]
      if element.kind == .word {
        if namesLastSet(index) || isWord(index, in: CommonWords.last) {
          last = index
        } else if element.meaning != .set, !isWord(index, in: Self.fillers),
          !isWord(index, in: CommonWords.was)
        {
          break
        }
      } else if element.isBareWhole, element.value == sets, tellsNumberOfSet(index) {
        last = last ?? index
      } else {
        break
      }
      start = index
    }
    guard let last, start < number else { return }
    if !hasLoad, elements[number].value > elements[times + 1].value,
      elements[number].value < sets, (start..<number).contains(where: { tellsFewer($0) })
    {
      // `Knäböj 92,5 5x3, sista seten blev bara 4`: fives, three times.
      anatomy.parser.elements[times - 1].unit = .repetition
      anatomy.parser.elements[times + 1].unit = .set
    }
    switch elements[start - 1].kind {
    case .comma, .arrow, .semicolon, .period: start -= 1
    case .hyphen where elements[start - 1].spaceBefore: start -= 1
    default: break
    }
    // The arrow of `->`.
    if elements[start].kind == .arrow, elements[start - 1].kind == .hyphen { start -= 1 }
    let place = elements[last].range
    anatomy.parser.elements.replaceSubrange(
      start...,
      with: [
        Element(.comma, ByteRange(Int(place.start), Int(place.start)), flags: .spaceAfter),
        Element(.word, place, word: Word(meaning: .previous, value: 0), flags: .spaceBefore),
        Element(.word, place, word: Word(meaning: .set, value: 0), flags: .spaceBefore),
        elements[number],
      ])
    anatomy.parser.end = elements.count
  }

  private func tellsFewer(_ word: Int) -> Bool { isWord(word, in: CommonWords.only) }

  /// The count at the end of the line, but for a word such as `reps` and `only`.
  private var numberOfLastSet: Int? {
    var number = elements.count - 1
    while number > 5, elements[number].kind == .word,
      elements[number].meaning == .repetition || isWord(number, in: CommonWords.only)
    {
      number -= 1
    }
    guard number > 4, elements[number].isBareWhole || elements[number].unit == .repetition,
      1_000...60_000 ~= elements[number].value, elements[number - 1].kind == .word
    else { return nil }
    return number
  }

  /// The 5 of `Satz 5` and the 3 of `3rd set`.
  private func tellsNumberOfSet(_ index: Int) -> Bool {
    elements[index - 1].meaning == .set
      || elements[index + 1].meaning == .set && !elements[index + 1].spaceBefore
      || isWord(index + 1, in: Self.endsOfOrdinals)
  }

  private static let fillers = WordSet(
    """
    dont davon waarvan cui hvorav varav z except but sauf außer excepto salvo menos exceto tranne behalve utom oprócz кроме в на у за con com on in at for the a la el le il lo o da de das der die den à au en nel nella em na w v beim im yg yang cuma hanya solo sólo only just nur bloß seulement tylko только
    лише sadece was got did al fallo hasta saqué saque hice salió foi fiz ho fatto fatte fatti fait zrobiłem serie série
    séries séria seri set satz sätze seten setet settet sættet serien blev bara مجموعة مجموعه ronda 한 세트 세트는 подход подходе підхід rd th nd st only. بس فقط
    """)
  private static let endsOfOrdinals = WordSet("st nd rd th er e ème ª º a o")
}
