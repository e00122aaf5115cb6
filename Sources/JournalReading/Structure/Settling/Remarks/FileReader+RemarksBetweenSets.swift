internal import JournalSyntax

/// Words between the sets of one exercise that tell how it went, in scripts other than the Latin:
/// `데드 140x2 ㅎㅎ 120x5`, `присед 100х5 норм 110х5`, `ベンチ 90-0 潰れた 80-5-5`.
extension FileReader {
  /// Takes them off the line, and keeps them as words.
  mutating func dropRemarksBetweenSets() {
    guard elements.count > 3 else { return }
    dropCriesInLists()
    dropStoryBeforeThen()
    dropRemarkBeforeTime()
    dropTotalOfList()
    guard elements.count > 6 else { return }
    var index = 3
    while index + 2 < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .word, elements[index].spaceBefore,
        let (words, end) = remarkBetweenSets(index)
      else { continue }
      context.remarks.append(range(index..<words))
      anatomy.parser.elements[index - 1].flags.insert(.spaceAfter)
      anatomy.parser.elements.removeSubrange(index..<end)
      anatomy.parser.elements[index].flags.insert(.spaceBefore)
    }
  }

  /// The `(!)` of `подт 14(!)-12-10`: more than ever, and no sets in parentheses.
  private mutating func dropCriesInLists() {
    var index = 1
    while index + 2 < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .openParenthesis, elements[index - 1].isNumber else { continue }
      var close = index + 1
      while close < elements.count, elements[close].kind == .exclamation { close += 1 }
      guard close > index + 1, close < elements.count, elements[close].kind == .closeParenthesis
      else { continue }
      anatomy.parser.elements.removeSubrange(index...close)
    }
  }

  /// The ` - чуть не дожал 5 см. потом` of `120х0 - чуть не дожал 5 см. потом 100х5`: sets, a story, and more sets of the
  /// same exercise.
  private mutating func dropStoryBeforeThen() {
    guard
      let then = elements.indices.dropFirst(4).first(where: { elements[$0].meaning == .then }),
      then + 2 < elements.count, startsSetOfLoad(then + 1),
      let dash = elements[..<then].lastIndex(where: { $0.kind == .hyphen && $0.spaceBefore }),
      dash > 2, then - dash <= 10, loadOfSet(endingAt: dash - 1) != nil,
      elements[(dash + 1)..<then].contains(where: { $0.kind == .word }),
      elements[(dash + 1)..<then].allSatisfy({
        $0.kind == .word || $0.kind == .period || $0.kind == .comma || $0.kind == .exclamation
          || $0.kind == .quantity && !$0.unit.isMass
      })
    else { return }
    context.remarks.append(range((dash + 1)..<(then + 1)))
    anatomy.parser.elements[dash].kind = .comma
    anatomy.parser.elements[dash].flags.insert(.spaceAfter)
    anatomy.parser.elements.removeSubrange((dash + 1)...then)
  }

  /// The `=36 всего!` of `подт 14-12-10=36 всего! отж 30-25`: what the list comes to.
  private mutating func dropTotalOfList() {
    guard let sign = elements.indices.dropFirst(3).first(where: { elements[$0].kind == .equals }),
      sign + 1 < elements.count, elements[sign + 1].isBareWhole
    else { return }
    var (index, sum) = (sign - 1, Int64(0))
    while index > 0, elements[index].isBareWhole {
      sum += Int64(elements[index].value)
      guard index > 1, elements[index - 1].kind == .hyphen || elements[index - 1].kind == .comma,
        !elements[index - 1].spaceBefore
      else { break }
      index -= 2
    }
    guard index < sign - 2, sum == Int64(elements[sign + 1].value) else { return }
    var end = sign + 2
    while end < elements.count, end < sign + 5,
      elements[end].meaning == .total || elements[end].kind == .exclamation
        || elements[end].kind == .period
    {
      end += 1
    }
    context.remarks.append(range(sign..<end))
    anatomy.parser.elements.removeSubrange(sign..<end)
  }

  /// The `легко` of `бег 5 км легко 27:30`.
  private mutating func dropRemarkBeforeTime() {
    var index = 2
    while index + 1 < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .word, elements[index - 1].unit.isLength,
        elements[index + 1].kind == .clock, isWord(index, in: Self.remarksOfSets)
      else { continue }
      context.remarks.append(elements[index].range)
      anatomy.parser.elements.remove(at: index)
    }
  }

  /// Behind the words, and behind the points after them; a set stands before and behind.
  private func remarkBetweenSets(_ start: Int) -> (words: Int, end: Int)? {
    guard elements[start - 1].isNumber,
      let load = loadOfSet(endingAt: start - 1)
    else { return nil }
    var words = start
    while words < elements.count, words < start + 4, isWordOfRemark(words) { words += 1 }
    guard words > start else { return nil }
    var end = words
    while end < elements.count,
      elements[end].kind == .period || elements[end].kind == .exclamation
        || elements[end].kind == .comma
    {
      end += 1
    }
    var number = end
    let isApart =
      number < elements.count && elements[number].kind == .slash && elements[number].spaceBefore
      && elements[number].spaceAfter
    if isApart { number += 1 }
    guard number < elements.count, startsSetOfLoad(number),
      elements[number].value >= load / 2, elements[number].value <= load / 2 * 3
    else { return nil }
    let isMissed = elements[start - 1].value == 0
    // A slash before numbers alone goes on with the exercise, whatever the words are.
    let isRemark = (start..<words).allSatisfy { index in
      isWord(index, in: Self.remarksOfSets) || isLaughter(index)
        || isMissed && (elements[index].meaning == .failed || isWord(index, in: Self.misses))
        || elements[index].meaning == .feeling
        || isApart && elements[index].word == .plain && !isExerciseWord(index)
    }
    return isRemark ? (words, end) : nil
  }

  private func isWordOfRemark(_ index: Int) -> Bool {
    guard elements[index].kind == .word else { return false }
    switch elements[index].meaning {
    case .none, .feeling, .failed: return true
    default: return false
    }
  }

  private func isExerciseWord(_ index: Int) -> Bool {
    names.isKnown(NameText.clean(written.bytes[elements[index].range.indices]))
  }

  /// The load of `100x5`, `100-5-5` and `100x1@8` by the index of its last number.
  private func loadOfSet(endingAt last: Int) -> Int32? {
    var index = last
    if index > 3, elements[index - 1].kind == .at { index -= 2 }
    var load: Int32?
    while index >= 2, elements[index].isNumber,
      elements[index - 1].kind == .times
        || elements[index - 1].kind == .hyphen
          && !elements[index - 1].spaceBefore
        || elements[index - 1].kind == .comma && !elements[index - 1].spaceBefore,
      elements[index - 2].isNumber
    {
      index -= 2
      load = elements[index].value
    }
    guard let load, load >= 15_000 else { return nil }
    return load
  }

  /// `100x5`, `100 3x5`, `100-5-5`: a load that is no rep.
  private func startsSetOfLoad(_ number: Int) -> Bool {
    guard number + 2 < elements.count, elements[number].kind == .quantity,
      elements[number].unit == .none || elements[number].unit.isMass,
      elements[number].value >= 15_000
    else { return false }
    if anatomy.parser.isFactorOfNext(number) { return true }
    if elements[number + 1].kind == .hyphen, !elements[number + 1].spaceBefore {
      return elements[number + 2].isBareWhole
        && elements[number + 2].value * 2 < elements[number].value
    }
    return elements[number + 1].isBareWhole && number + 3 < elements.count
      && elements[number + 2].kind == .times && elements[number + 3].isNumber
  }

  /// `ㅋㅋ`, `ㅠㅠ`, `ㅎㅎㅎ`, and what Koreans shorten to the first letters of an oath.
  private func isLaughter(_ index: Int) -> Bool {
    let word = bytes[elements[index].range.indices]
    guard word.count >= 6, word.count % 3 == 0 else { return false }
    let letters = stride(from: word.startIndex, to: word.endIndex, by: 3).map {
      word[$0..<($0 + 3)]
    }
    guard
      letters.allSatisfy({ letter in
        let (first, second) = (letter[letter.startIndex], letter[letter.startIndex + 1])
        return first == 0xE3 && 0x84...0x86 ~= second
      })
    else { return false }
    return letters.dropFirst().allSatisfy { $0.elementsEqual(letters[0]) }
      || isWord(index, in: Self.oaths)
  }

  private static let oaths = WordSet("ㅅㅂ ㅆㅂ ㅈㄴ ㅈㄹ ㄹㅇ ㅇㅋ ㅅㄱ ㅠㅜ ㅜㅠ")

  private static let misses = WordSet("潰れた 潰れ 潰れる つぶれた 失敗 力竭 실패 못함")

  static let remarksOfSets = WordSet(
    """
    ok ок окей норм нормально легко легче изи тяжело тяжко тяжеловато еле ели чисто хорошо плохо отлично огонь
    ура наконец всё все последний важко легше
    굿 좋음 좋았음 가볍게 가벼움 무거움 무겁 힘듦 힘듬 힘들다 힘들 쉬움 겨우 아슬 아슬아슬 성공 완벽 그립아슬 미쳤다 끝
    余裕 重い 軽い 軽め 重め きつい キツい きつかった 成功 良い 良し 限界 ギリギリ ギリ 楽 轻松 很重
    有点重 勉强 成功了 还行 不错
    """)
}
