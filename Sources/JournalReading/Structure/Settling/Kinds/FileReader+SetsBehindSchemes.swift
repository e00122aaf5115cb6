internal import JournalSyntax

/// One set more behind those that were told together: `4 séries de 5 à 85 kg, 5e série : 3 reps seulement`, `2 séries de
/// 10 à 12 kg, la dernière à 10 kg x 12`, `4x5 @ 92,5 en toen 1x2 @ 92,5`.
extension FileReader {
  mutating func settleSetsBehindSchemes() {
    guard elements.count > 6 else { return }
    var index = 2
    while index + 3 < elements.count {
      switch elements[index].kind {
      case .comma, .semicolon:
        if settleFurtherByOrdinal(index) || dropLastBeforeLoad(index) { return }
      case .openParenthesis:
        if settleLastInParentheses(index) { return }
      case .word where elements[index - 1].isNumber: settleThenBetweenSets(index)
      default: break
      }
      index += 1
    }
  }

  /// The `5e série : 3 reps` behind four sets, with the load of those.
  private mutating func settleFurtherByOrdinal(_ comma: Int) -> Bool {
    let number = isWord(comma + 1, in: Self.ordinalBefore) ? comma + 2 : comma + 1
    guard number + 1 < elements.count, elements[number].kind == .quantity,
      elements[number].unit == .none || elements[number].unit == .set,
      3_000...12_000 ~= elements[number].value,
      let reps = elements[(number + 1)...].prefix(6).firstIndex(where: \.isNumber),
      elements[reps].isBareWhole || elements[reps].unit == .repetition,
      elements[reps].value <= 60_000,
      elements[reps + 1 < elements.count ? reps + 1 : reps].kind != .times,
      elements[number].unit == .set
        || elements[(number + 1)..<reps].contains(where: { $0.meaning == .set }),
      elements[(number + 1)..<reps].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      elements[..<comma].contains(where: { tellsCount($0, of: elements[number].value - 1_000) })
    else { return false }
    let loads = elements[..<comma].filter { $0.kind == .quantity && $0.unit.isMass }
    guard loads.count == 1 else { return false }
    var load = loads[0]
    load.flags = [.spaceBefore, .spaceAfter]
    let place = elements[reps].range
    load.range = ByteRange(Int(place.start), Int(place.start))
    let sign = Element(.times, load.range, flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange((comma + 1)..<reps, with: [load, sign])
    return true
  }

  private func tellsCount(_ element: Element, of sets: Int32) -> Bool {
    element.kind == .quantity && element.value == sets
      && (element.unit == .set || element.unit == .none)
  }

  /// The `la dernière à` before `10 kg x 12` and the `na última` before `drop 30kg x10`.
  private mutating func dropLastBeforeLoad(_ comma: Int) -> Bool {
    guard elements[comma - 1].isNumber || elements[comma - 1].kind == .word else { return false }
    var (end, tellsLast) = (comma + 1, false)
    while end < elements.count, end < comma + 6, elements[end].kind == .word,
      elements[end].meaning != .drop
    {
      let isLast =
        isWord(end, in: CommonWords.last)
        || elements[end].meaning == .previous && elements[safe: end + 1]?.meaning != .time
      switch elements[end].meaning {
      case .of, .at, .with, .in, .set: break
      default:
        guard
          isLast || isWord(end, in: CommonWords.articles) || isWord(end, in: CommonWords.places)
            || isWord(end, in: CommonWords.one)
        else { return false }
      }
      tellsLast = tellsLast || isLast
      end += 1
    }
    let isDrop = elements[safe: end]?.meaning == .drop
    let load = isDrop ? end + 1 : end
    guard tellsLast, load + 2 < elements.count, elements[load].kind == .quantity,
      elements[load].unit.isMass, elements[load + 1].kind == .times, elements[load + 2].isBareWhole,
      elements[..<comma].contains(where: { $0.kind == .times || $0.unit == .set })
    else { return false }
    context.remarks.append(range((comma + 1)..<end))
    anatomy.parser.elements.removeSubrange((comma + 1)..<end)
    return true
  }

  /// The `(falhei na última, parei em 9)` and `(missed on the last, got 9)` behind `3x10 26 kg`, as `, last set 9`.
  private mutating func settleLastInParentheses(_ open: Int) -> Bool {
    guard
      let close = elements[open...].prefix(12).firstIndex(where: { $0.kind == .closeParenthesis }),
      close > open + 3, case let reps = close - 1, elements[reps].isBareWhole,
      let last = elements[open..<reps].indices.first(where: {
        isWord($0, in: CommonWords.last) || elements[$0].meaning == .previous
      }),
      elements[open..<reps].indices.contains(where: {
        isWord($0, in: CommonWords.missed) || elements[$0].meaning == .failed
      }),
      elements[(open + 1)..<reps].allSatisfy({ $0.kind == .word || $0.kind == .comma }),
      let times = elements[..<open].firstIndex(where: { $0.kind == .times }), times > 0,
      elements[times - 1].isBareWhole, times + 1 < open, elements[times + 1].isBareWhole,
      elements[reps].value < elements[times + 1].value
    else { return false }
    let place = elements[last].range
    context.remarks.append(range((open + 1)..<reps))
    anatomy.parser.elements.replaceSubrange(
      open...close,
      with: [
        Element(.comma, ByteRange(Int(place.start), Int(place.start)), flags: .spaceAfter),
        Element(.word, place, word: Word(meaning: .previous, value: 0), flags: .spaceBefore),
        Element(.word, place, word: Word(meaning: .set, value: 0), flags: .spaceBefore),
        elements[reps],
      ])
    anatomy.parser.end = elements.count
    return true
  }

  /// The `en toen` between two schemes, as a comma.
  private mutating func settleThenBetweenSets(_ word: Int) {
    let then =
      isWord(word, in: CommonWords.then) || elements[word].meaning == .then ? word : word + 1
    guard then == word || elements[word].range.count <= 3, then + 3 < elements.count,
      isWord(then, in: CommonWords.then) || elements[then].meaning == .then,
      elements[then + 1].isBareWhole, elements[then + 2].kind == .times,
      elements[then + 3].isBareWhole, elements[..<word].contains(where: { $0.kind == .times })
    else { return }
    let place = elements[word].range
    anatomy.parser.elements.replaceSubrange(
      word...then, with: [Element(.comma, place, flags: .spaceAfter)])
  }

  private static let ordinalBefore = WordSet("第 the la le der die das de den")
}
