internal import JournalSyntax

/// Equals signs that stand for another mark.
extension FileReader {
  /// `Right = 12 reps, Left = 10 reps`: a colon. `Bench 100 = 5, 110 = 3`: a times sign.
  ///
  /// What a sum or a product comes to keeps its sign.
  mutating func settleEqualsSign(_ sign: Int) -> Bool {
    guard sign + 1 < elements.count, elements[sign + 1].kind == .quantity else { return false }
    if isWord(sign - 1, in: Self.namesOfSides) {
      // `Curl: R = 12, L = 10`: a letter needs no mark.
      if elements[sign - 1].range.count == 1 {
        guard tellsBothLetters else { return false }
        let isLeft = isWord(sign - 1, in: Self.letterOfLeft)
        anatomy.parser.elements[sign - 1].word = Word(meaning: isLeft ? .left : .right, value: 0)
        anatomy.parser.elements.remove(at: sign)
      } else {
        anatomy.parser.elements[sign].kind = .colon
      }
      return true
    }
    guard isLoadBeforeReps(sign), beginsPart(sign - 1) else { return false }
    anatomy.parser.elements[sign].kind = .times
    return true
  }

  /// The `r=5` of `w=100 r=5 s=2` tells reps.
  private var tellsBothLetters: Bool {
    let letters = elements.indices.dropLast().filter {
      elements[$0].range.count == 1 && isSign($0 + 1, .equals)
    }
    return letters.contains { isWord($0, in: Self.letterOfLeft) }
      || elements.contains { $0.meaning == .left && $0.range.count == 1 }
  }

  /// The `80% =` of `Squat 5x5 80% = 112.5`, kept for a note: what the share comes to is the load.
  mutating func dropShareAndSign(_ sign: Int) -> Bool {
    guard sign > 2, sign + 1 < elements.count, elements[sign - 1].unit == .percent,
      elements[sign - 2].isNumber,
      elements[sign - 3].kind == .times
        || elements[sign - 3].kind == .slash && sign + 2 < elements.count
          && elements[sign + 2].kind == .times,
      elements[sign + 1].isBare || elements[sign + 1].unit.isMass
    else { return false }
    context.remarks.append(elements[sign - 1].range)
    anatomy.parser.elements.removeSubrange((sign - 1)...sign)
    return true
  }

  /// The `(112.5)` of `5x5 squat @ 80% (112.5)`: the load, with its share kept for a note.
  mutating func settleLoadOfShare(_ open: Int) -> Bool {
    guard open > 2, open + 2 < elements.count, elements[0].isNumber,
      elements[open - 1].unit == .percent, elements[open - 2].kind == .at,
      elements[open + 1].isBare, elements[open + 1].value >= 20_000,
      elements[open + 2].kind == .closeParenthesis
    else { return false }
    context.remarks.append(elements[open - 1].range)
    anatomy.parser.elements.remove(at: open + 2)
    anatomy.parser.elements.removeSubrange((open - 1)...open)
    return true
  }

  /// The `set` of `Squat 20 rep set @ 80 kg`: one set of so many.
  mutating func dropSetOfReps(_ word: Int) -> Bool {
    guard elements[word].meaning == .set, elements[word - 1].unit == .repetition,
      elements[word - 1].kind == .quantity, elements[word].range.count == 3,
      word + 1 < elements.count,
      elements[word + 1].kind == .at || elements[word + 1].meaning == .at
        || elements[word + 1].unit.isMass
    else { return false }
    anatomy.parser.elements.remove(at: word)
    return true
  }

  private func isLoadBeforeReps(_ sign: Int) -> Bool {
    let (load, reps) = (elements[sign - 1], elements[sign + 1])
    guard load.isBare || load.unit.isMass, load.value >= 20_000,
      reps.isBareWhole || reps.unit == .repetition, 1_000...30_000 ~= reps.value
    else { return false }
    return load.value / 2 >= reps.value
      && (sign + 2 == elements.count || elements[sign + 2].kind == .comma
        || elements[sign + 2].kind == .semicolon || elements[sign + 2].kind == .openParenthesis)
  }

  /// Nothing that the number could be a factor or a summand of stands before it.
  private func beginsPart(_ load: Int) -> Bool {
    guard load > 0 else { return true }
    switch elements[load - 1].kind {
    case .comma, .semicolon, .colon: return true
    case .word: return elements[load - 1].word == .plain
    default: return false
    }
  }

  private static let letterOfLeft = WordSet("l")
  private static let namesOfSides = WordSet(
    "left right l r lt rt lh rh links rechts gauche droite izquierda derecha esquerda direita sx dx"
  )

  /// `6mm x 7 reps`: how far a gripper was closed is no load.
  mutating func dropGapOfGripper(before times: Int) -> Bool {
    guard times + 1 < elements.count, elements[times + 1].unit == .repetition,
      case let gap = elements[times - 1], gap.kind == .quantity, gap.unit == .other,
      case let end = Int(gap.range.end), end > 2,
      bytes[(end - 2)..<end].elementsEqual("mm".utf8)
    else { return false }
    context.remarks.append(gap.range)
    anatomy.parser.elements.removeSubrange((times - 1)...times)
    return true
  }
}
