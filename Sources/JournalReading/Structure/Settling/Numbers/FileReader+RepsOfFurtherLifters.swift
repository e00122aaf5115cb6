internal import JournalSyntax
internal import WorkoutModel

/// How often, in which pieces and with which side or band reps were done, in the shorthand of a garage.
extension FileReader {
  /// `swings 32 x 15 emom 6`: in each of six minutes.
  mutating func settleRepsByTheMinute() {
    let word = elements.count - 2
    guard word > 3, isWord(word, in: Self.everyMinute), elements[word - 1].isBareWhole,
      elements[word - 2].kind == .times, elements[word - 3].kind == .quantity,
      elements[word - 3].isBare || elements[word - 3].unit.isMass,
      elements[word + 1].isBareWhole || elements[word + 1].unit == .minute,
      2_000...60_000 ~= elements[word + 1].value,
      elements[..<(word - 3)].allSatisfy({ $0.kind == .word })
    else { return }
    context.remarks.append(range(word..<(word + 2)))
    putTimes(word)
    anatomy.parser.elements[word + 1].unit = .set
    anatomy.parser.elements[word + 1].flags.insert(.spaceBefore)
  }

  /// `100 swings 24 in 10s, 5:40`: ten tens, for nobody is so fast.
  mutating func settleRepsInPieces() {
    guard 5...12 ~= elements.count, elements[0].isBareWhole,
      let piece = elements.indices.dropFirst(3).first(where: {
        elements[$0].unit == .letterS && elements[$0].flags.contains(.unitGlued)
          || elements[$0].meaning == .tuple
      }), elements[piece - 1].meaning == .in,
      case let reps = elements[piece].meaning == .tuple
        ? Int32(elements[piece].word.value) * 1000 : elements[piece].value,
      2_000...25_000 ~= reps, reps % 1000 == 0,
      20_000...1_000_000 ~= elements[0].value, elements[0].value % reps == 0,
      elements[0].value / reps > 2, elements[0].value / reps <= 60,
      case let load = piece - 2, elements[load].isBare || elements[load].unit.isMass,
      4_000...400_000 ~= elements[load].value, load > 1,
      elements[1..<load].allSatisfy({ $0.kind == .word })
    else { return }
    let place = elements[piece].range
    let times = Element(.times, place, flags: [.spaceBefore, .spaceAfter])
    var count = elements[0]
    count.value = elements[0].value / reps * 1000
    count.unit = .set
    count.range = place
    count.flags = [.spaceBefore, .spaceAfter]
    let each = Element(.quantity, place, value: reps, flags: [.spaceBefore, .spaceAfter])
    if piece + 1 < elements.count {
      context.remarks.append(range((piece + 1)..<elements.count))
    }
    anatomy.parser.elements.replaceSubrange((piece - 1)..., with: [times, each, times, count])
    anatomy.parser.elements.removeFirst()
    anatomy.parser.end = elements.count
  }

  /// The `each arm` of `rows 32 each arm 8 8 8`, between a load and its reps.
  mutating func settleSideBeforeReps() {
    guard 6...16 ~= elements.count,
      let side = elements.firstIndex(where: { $0.meaning == .each }), side > 1,
      side + 3 < elements.count, elements[side + 1].kind == .word,
      elements[side - 1].isBare || elements[side - 1].unit.isMass,
      elements[..<(side - 1)].allSatisfy({ $0.kind == .word }),
      elements[(side + 2)...].allSatisfy({ $0.isBareWhole && 1_000...30_000 ~= $0.value }),
      elements[(side + 2)...].allSatisfy({ $0.value < elements[side - 1].value })
    else { return }
    context.remarks.append(range(side..<(side + 2)))
    putTimes(side)
    anatomy.parser.elements.remove(at: side + 1)
    anatomy.parser.end = elements.count
  }

  /// The `green x` of `pulls purple band x 8 8 7, green x 4`: the next set, with another band.
  mutating func settleBandsInTurn() {
    guard
      let comma = elements.indices.dropFirst(4).dropLast(3).last(where: {
        elements[$0].kind == .comma
      }), comma + 4 == elements.count, isWord(comma + 1, in: GymWords.colours),
      elements[comma + 2].kind == .times, elements[comma + 3].isBareWhole,
      elements[comma - 1].isBareWhole,
      let band = elements[..<comma].firstIndex(where: { $0.meaning == .resistance })
        ?? elements[..<comma].indices.first(where: { isWord($0, in: Self.bands) }),
      band > 0, isWord(band - 1, in: GymWords.colours)
    else { return }
    context.remarks.append(elements[comma + 1].range)
    anatomy.parser.elements.removeSubrange((comma + 1)...(comma + 2))
    anatomy.parser.elements[comma].flags.insert(.spaceAfter)
    anatomy.parser.elements[comma + 1].flags.insert(.spaceBefore)
    var index = comma - 1
    while index > band + 1, elements[index].isBareWhole, elements[index - 1].isBareWhole {
      anatomy.parser.elements.insert(signOf(.comma, at: index), at: index)
      index -= 1
    }
    anatomy.parser.end = elements.count
  }

  /// The `25 20 20` of `pushups 25 20 20`: reps of the body that are much alike, and no load.
  mutating func settleRepsOfBody() {
    guard 4...12 ~= elements.count, let first = elements.firstIndex(where: \.isNumber), first > 0,
      elements.count - first > 2,
      elements[first...].allSatisfy({ $0.isBareWhole && 3_000...60_000 ~= $0.value }),
      let least = elements[first...].lazy.map(\.value).min(), elements[first].value > least,
      elements[first].value * 5 <= least * 8, least >= 10_000,
      elements[..<first].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      names.nature(of: NameText.clean(written.bytes[range(0..<first).indices]))
        .contains(.bodyweight)
    else { return }
    for index in elements.indices[(first + 1)...].reversed() {
      anatomy.parser.elements.insert(signOf(.comma, at: index), at: index)
    }
    anatomy.parser.end = elements.count
  }

  /// The `in a row` of `squats 50 in a row, chair dips 3x12`, `50 am Stück`, `50 подряд`.
  mutating func dropInARow() {
    guard
      let row = elements.indices.dropFirst(2).first(where: { isWord($0, in: Self.rowWords) })
    else { return }
    var number = row - 1
    while number > 0, row - number < 3, isWord(number, in: Self.wordsBeforeRow) { number -= 1 }
    // `concept 2 row` is a machine.
    guard number > 0, number + 1 < row || isWord(row, in: Self.rowWordsAlone),
      elements[number].isBareWhole || elements[number].unit == .repetition,
      elements[number].value >= 2_000, elements[number - 1].kind == .word,
      row + 1 == elements.count || elements[row + 1].kind == .comma
        || elements[row + 1].kind == .period || elements[row + 1].kind == .exclamation
    else { return }
    context.remarks.append(range((number + 1)..<(row + 1)))
    anatomy.parser.elements[number].unit = .repetition
    anatomy.parser.elements.removeSubrange((number + 1)...row)
  }

  /// The `, only 3 s the last two` of `negs 5x1, only 3 s the last two | pulldown 35 8 8 7`.
  mutating func dropOnlyOfLastSets() {
    guard
      let comma = elements.indices.dropFirst(3).dropLast(3).first(where: {
        elements[$0].kind == .comma && isWord($0 + 1, in: CommonWords.only)
      }), elements[comma + 2].isNumber
    else { return }
    let end = elements[comma...].firstIndex { $0.kind == .pipe } ?? elements.count
    guard elements[(comma + 3)..<end].allSatisfy({ $0.kind == .word }),
      elements[(comma + 3)..<end].contains(where: { $0.meaning == .previous })
        || ((comma + 3)..<end).contains(where: { isWord($0, in: CommonWords.last) })
    else { return }
    context.remarks.append(range((comma + 1)..<end))
    anatomy.parser.elements.removeSubrange(comma..<end)
    anatomy.parser.end = elements.count
  }

  private static let bands = WordSet("band bands banda élastique elastico резинка gummiband")
  private static let rowWords = WordSet("row stück affilée seguidas seguidos fila подряд unbroken")
  private static let rowWordsAlone = WordSet("seguidas seguidos подряд unbroken")
  private static let wordsBeforeRow = WordSet("in a am d' di de")
}
