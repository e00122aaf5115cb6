internal import JournalSyntax

/// Short words and signs of other languages between the factors of a set: `3x12 s 27,5`, `15 kg x 12 ke 3
/// set`, `60-10 3 подх`, and the W of `60/8W`.
extension FileReader {
  /// `3x12 s 27,5` and `4 x 12 se 180 kg`: with so much.
  mutating func settleWithBeforeLoad(_ word: Int) -> Bool {
    guard word > 2, word + 1 < elements.count, elements[word].spaceBefore,
      elements[word].spaceAfter,
      isWord(word, in: CommonWords.with)
        || isWord(word, in: Self.ats) && elements[word + 1].unit.isMass,
      elements[word - 1].isBareWhole, elements[word - 1].value <= 60_000,
      elements[word - 2].kind == .times, elements[word + 1].kind == .quantity,
      elements[word + 1].unit == .none || elements[word + 1].unit.isMass,
      elements[word + 1].value >= 1_000,
      word + 2 == elements.count || endsSet(word + 2)
    else { return false }
    anatomy.parser.elements[word].kind = .at
    anatomy.parser.elements[word].word = Word(meaning: .with, value: 0)
    return true
  }

  /// The `mit` of `3x15 mit 7,5` and the `con` of `3x12 con 8`: with so much, where `@ 8` may rate.
  mutating func settleWithBeforeNumber(_ word: Int) {
    guard word + 1 < elements.count, elements[word].meaning == .at, elements[word + 1].isBare,
      elements[word + 1].value <= 10_000, isWord(word, in: Self.withWords)
    else { return }
    anatomy.parser.elements[word].word = Word(meaning: .with, value: 0)
  }

  private static let withWords = WordSet("mit con avec")

  private func endsSet(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .semicolon, .openParenthesis, .plus, .period, .slash, .hyphen: true
    default: false
    }
  }

  /// Of Romanians.
  private static let ats = WordSet("la")

  /// The `ke` of `40kg ke 3 set 12 reps` and the `se` of `50kg se 8 reps`, as Indians write.
  mutating func dropPostposition(_ word: Int) -> Bool {
    guard word + 1 < elements.count, elements[word].spaceBefore,
      isWord(word, in: Self.postpositions), elements[word - 1].kind == .quantity,
      elements[word - 1].unit.isMass, elements[word + 1].kind == .quantity,
      elements[word + 1].unit == .set || elements[word + 1].unit == .repetition
        || elements[word + 1].isBareWhole && elements[word + 1].value <= 30_000
    else { return false }
    anatomy.parser.elements.remove(at: word)
    return true
  }

  private static let postpositions = WordSet("ke ka ki se par pe")

  /// The `ke` of `15 kg x 12 ke 3 set`: whatever it means, a number of sets stands behind it.
  mutating func settleWordBeforeSets(_ word: Int) -> Bool {
    guard word > 2, word + 1 < elements.count, elements[word].range.count <= 3,
      elements[word].word == .plain, elements[word].spaceBefore,
      elements[word + 1].unit == .set, 2_000...10_000 ~= elements[word + 1].value,
      elements[word + 1].spaceBefore, elements[word - 1].isBareWhole,
      elements[word - 1].value <= 60_000, elements[word - 2].kind == .times,
      elements[word - 3].unit.isMass || elements[word - 3].value >= 20_000
    else { return false }
    anatomy.parser.elements[word].kind = .times
    return true
  }

  /// The hyphen of `60-10 3 подх`: a load, its reps, and how many sets there were.
  mutating func settlePairBeforeSets(_ hyphen: Int) {
    guard isSign(hyphen, .hyphen), hyphen + 2 < elements.count, !elements[hyphen].spaceBefore,
      !elements[hyphen].spaceAfter, elements[hyphen - 1].isBare,
      elements[hyphen - 1].value >= 20_000, elements[hyphen + 1].isBareWhole,
      elements[hyphen + 1].value <= 30_000,
      elements[hyphen - 1].value >= elements[hyphen + 1].value,
      elements[hyphen + 2].unit == .set, 2_000...10_000 ~= elements[hyphen + 2].value,
      hyphen < 2 || elements[hyphen - 2].kind != .hyphen
    else { return }
    anatomy.parser.elements[hyphen].kind = .times
    let start = Int(elements[hyphen + 2].range.start)
    anatomy.parser.elements.insert(
      Element(.times, ByteRange(start, start), flags: .spaceBefore), at: hyphen + 2)
  }

  /// The W of `60/8W 80/5W 100/5` and of `60x8w`: to warm up.
  mutating func settleLetterOfWarmup(_ letter: Int) -> Bool {
    guard letter > 2, bytes[Int(elements[letter].range.start)] | 0x20 == UInt8(ascii: "w"),
      elements[letter].spaceBefore ? endsSpacedWarmup(letter) : endsGluedWarmup(letter)
    else { return false }
    anatomy.parser.elements[letter].word = Word(meaning: .warmup, value: 0)
    anatomy.parser.elements[letter].flags.insert(.spaceBefore)
    return true
  }

  private func endsGluedWarmup(_ letter: Int) -> Bool {
    (letter + 1 == elements.count || elements[letter].spaceAfter
      || elements[letter + 1].kind == .comma)
      && elements[letter - 1].isBareWhole && elements[letter - 1].value <= 30_000
      && (elements[letter - 2].kind == .slash || elements[letter - 2].kind == .times)
      && (elements[letter - 3].isNumber || elements[letter - 3].meaning == .bodyweight)
  }

  /// The w of `60 kg x 5 w, 80 kg x 3` and of `5 @ 60 kg w`; `20 min @ 150 w` tells watts.
  private func endsSpacedWarmup(_ letter: Int) -> Bool {
    guard
      letter + 1 == elements.count || elements[letter + 1].kind == .comma || isBetweenPairs(letter)
    else { return false }
    let (first, last) = (elements[letter - 3], elements[letter - 1])
    switch elements[letter - 2].kind {
    case .times, .slash:
      return last.isBareWhole && last.value <= 30_000 && (first.unit.isMass || first.isBare)
        || last.unit.isMass && first.isBareWhole
    case .at: return last.unit.isMass && (first.isBareWhole || first.unit == .repetition)
    default: return false
    }
  }

  /// `135/12 W   185/10   225/8`.
  private func isBetweenPairs(_ letter: Int) -> Bool {
    guard letter + 3 < elements.count, elements[letter + 1].spaceBefore,
      elements[letter + 2].kind == elements[letter - 2].kind, elements[letter + 3].isBareWhole,
      case let (first, next) = (elements[letter - 3], elements[letter + 1]),
      first.kind == .quantity, next.kind == .quantity, first.unit == next.unit
    else { return false }
    return first.value >= 20_000 && first.value > elements[letter - 1].value
      && next.value > elements[letter + 3].value
  }

  /// `св-9` tells reps of the lifter's own weight, and so does `140 -3` of a load.
  mutating func settleHyphenBeforeReps(_ hyphen: Int) {
    guard isSign(hyphen, .hyphen), hyphen + 1 < elements.count, elements[hyphen + 1].isBareWhole,
      !elements[hyphen].spaceAfter, elements[hyphen + 1].value <= 30_000
    else { return }
    if elements[hyphen - 1].kind == .word, !elements[hyphen].spaceBefore,
      bytes[elements[hyphen - 1].range.indices].elementsEqual("св".utf8)
    {
      anatomy.parser.elements[hyphen].kind = .times
      anatomy.parser.elements[hyphen - 1].word = Word(meaning: .bodyweight, value: 0)
    } else if hyphen == 1, elements.count == 3, elements[0].isBare, elements[0].value >= 40_000,
      elements[hyphen].spaceBefore
    {
      anatomy.parser.elements[hyphen].kind = .times
    }
  }

  /// The slash of `bw/12` and the first of `chins +5/6/6/5`: reps with the weight of the body, and with
  /// more.
  mutating func settleSlashBehindBody(_ slash: Int) -> Bool {
    let isAdded =
      slash > 2 && elements[slash - 2].kind == .plus && elements[slash - 1].isBare
      && elements[slash - 2].spaceBefore && elements[slash - 3].kind == .word
      && elements[safe: slash + 2]?.kind == .slash
    guard slash + 1 < elements.count,
      isAdded || elements[slash - 1].meaning == .bodyweight && !elements[slash - 1].isNumber,
      !elements[slash].spaceBefore, !elements[slash].spaceAfter,
      elements[slash + 1].isBareWhole, elements[slash + 1].value <= 60_000,
      // `bw/12-5/10`.
      elements[safe: slash + 2]?.kind != .hyphen
    else { return false }
    anatomy.parser.elements[slash].kind = .times
    return true
  }

  /// The KG of `Dips: KG+10 x 8, KG x 12`: the weight of the body, for no number stands before it.
  mutating func settleOwnWeightInLetters(_ word: Int) {
    guard elements[word].range.count == 2, elements[word].meaning == .kilogram,
      bytes[elements[word].range.indices].elementsEqual("KG".utf8),
      !elements[word - 1].isNumber, word + 2 < elements.count,
      elements[word + 1].kind == .plus || elements[word + 1].kind == .hyphen
        || elements[word + 1].kind == .times,
      elements[word + 2].isNumber,
      elements[word - 1].kind == .colon || elements[word - 1].kind == .comma
        || elements[word - 1].kind == .at || elements[word - 1].kind == .word
        || elements[word - 1].kind == .semicolon || elements[word - 1].kind == .pipe
    else { return }
    anatomy.parser.elements[word].word = Word(meaning: .bodyweight, value: 0)
  }
}
