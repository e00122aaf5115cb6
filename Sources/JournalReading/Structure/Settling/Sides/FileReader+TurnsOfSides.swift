internal import JournalSyntax

/// Sides that take turns behind a load: `Snatch 20, L10 R10 L8 R8`, `Windmill 16: L5 R5`, `Carry 28, L 30m R 30m, x2`,
/// `press 14, L 6 5 R 7 7`, and letters alone for one rep each, `TGU 16 L R L R`.
extension FileReader {
  private struct Turns {
    var sets: [(effort: Element?, side: Element)] = []
    var end = 0
  }

  /// Capital letters behind a bare load, which the scanner takes for other units: the `L R L R` of `TGU 20 L R L R`.
  mutating func settleLettersOfTurns() {
    guard elements.count > 2, let load = elements.firstIndex(where: \.isNumber), load > 0,
      load + 1 < elements.count, elements[load].kind == .quantity,
      4_000...200_000 ~= elements[load].value, elements[load].value % 500 == 0,
      nameBeforeLoad(load) != nil
    else { return }
    var letters: [(place: ByteRange, isLeft: Bool)] = []
    var text = bytes[elements[load].range.indices]
    let digits = text.prefix { Byte.isDigit($0) || $0 == Byte.period }
    text = text[digits.endIndex...].drop { $0 == Byte.space }
    if text.count == 1, let isLeft = Self.isLeft(text) {
      letters.append((ByteRange(text.startIndex, text.endIndex), isLeft))
    } else if !text.isEmpty {
      return
    }
    var index = load + 1
    while index < elements.count, elements[index].kind == .word,
      let isLeft = Self.isLeft(bytes[elements[index].range.indices])
    {
      letters.append((elements[index].range, isLeft))
      index += 1
    }
    guard letters.count > 1,
      zip(letters, letters.dropFirst()).allSatisfy({ $0.isLeft != $1.isLeft }),
      index == elements.count || elements[index].kind == .openParenthesis
    else { return }
    anatomy.parser.elements[load].unit = .none
    anatomy.parser.elements[load].range = ByteRange(digits.startIndex, digits.endIndex)
    anatomy.parser.elements[load].flags.insert(.spaceAfter)
    anatomy.parser.elements.replaceSubrange(
      (load + 1)..<index,
      with: letters.map {
        Element(
          .word, $0.place, word: Word(meaning: $0.isLeft ? .left : .right, value: 0),
          flags: [.spaceBefore, .spaceAfter])
      })
    anatomy.parser.end = elements.count
  }

  private static func isLeft(_ text: ArraySlice<UInt8>) -> Bool? {
    guard text.count == 1, let letter = text.first else { return nil }
    return letter == UInt8(ascii: "L") ? true : letter == UInt8(ascii: "R") ? false : nil
  }

  /// Writes each set with the load and its side.
  mutating func settleTurnsOfSides() {
    guard elements.count > 3, let load = elements[behindSetLabel...].firstIndex(where: \.isNumber),
      load > 0, load + 2 < elements.count, elements[load].kind == .quantity,
      elements[load].isBare || elements[load].unit.isMass || elements[load].unit == .level,
      elements[load].value >= 1_000, elements[load].value <= 200_000,
      let name = nameBeforeLoad(load) ?? nameBeforeColonOfLoad(load),
      case let first = behindMarkOfSides(load), let turns = turns(from: first),
      mayBeTurns(turns, load, name, hasMark: first > load + 1)
    else { return }
    var sets: [Element] = []
    for (effort, side) in turns.sets {
      let place = ByteRange(Int(side.range.start), Int(side.range.start))
      var again = elements[load]
      if !sets.isEmpty {
        sets.append(Element(.comma, place, flags: .spaceAfter))
        again.range = place
      }
      again.flags.formUnion([.spaceBefore, .spaceAfter])
      var reps = effort ?? Element(.quantity, place, value: 1_000)
      reps.flags = [.spaceBefore, .spaceAfter]
      // `Snatch 16: L 30, R 32`: heavier than the bell.
      if reps.isBare { reps.unit = .repetition }
      var word = side
      word.range = ByteRange(Int(reps.range.end), Int(reps.range.end))
      word.flags = [.spaceBefore, .spaceAfter]
      sets += [again, Element(.times, place, flags: [.spaceBefore, .spaceAfter]), reps, word]
    }
    putSets(sets, from: load, to: turns.end)
  }

  private func nameBeforeColonOfLoad(_ load: Int) -> Range<Int>? {
    guard load > 1, elements[load - 1].kind == .colon || elements[load - 1].kind == .comma,
      case let start = behindSetLabel, start < load - 1,
      elements[start..<(load - 1)].allSatisfy({ $0.isOfPlainName || $0.kind == .ampersand })
    else { return nil }
    return start..<(load - 1)
  }

  private func behindMarkOfSides(_ load: Int) -> Int {
    let mark = elements[load + 1]
    switch mark.kind {
    case .colon, .comma, .times: return load + 2
    case .hyphen where mark.spaceBefore && mark.spaceAfter: return load + 2
    default: return load + 1
    }
  }

  /// The sets from there to words or the end, as often as an `x2` behind them tells.
  private func turns(from first: Int) -> Turns? {
    var turns = Turns()
    var (side, isTold, hasLetters): (Element?, Bool, Bool) = (nil, true, false)
    var index = first
    while index < elements.count {
      let element = elements[index]
      if element.meaning == .left || element.meaning == .right {
        if let side, !isTold {
          turns.sets.append((nil, side))
          hasLetters = true
        }
        (side, isTold) = (element, false)
      } else if let side, isEffort(element) {
        turns.sets.append((element, side))
        isTold = true
      } else if element.kind != .comma && element.kind != .slash || index == first
        || !(elements[safe: index + 1].map { isEffort($0) || $0.meaning.isLeftOrRight } ?? false)
      {
        break
      }
      index += 1
    }
    if let side, !isTold {
      turns.sets.append((nil, side))
      hasLetters = true
    }
    let isEveryTold = turns.sets.allSatisfy { $0.effort != nil }
    guard hasLetters != isEveryTold,
      !turns.sets.contains(where: { hasLetters && $0.effort != nil }),
      turns.sets.contains(where: { $0.side.meaning == .left }),
      turns.sets.contains(where: { $0.side.meaning == .right }), turns.sets.count <= 40
    else { return nil }
    if elements[safe: index]?.kind == .comma, elements[safe: index + 1]?.kind == .times {
      index += 1
    }
    if elements[safe: index]?.kind == .times, let count = elements[safe: index + 1],
      count.isBareWhole, 2_000...10_000 ~= count.value
    {
      let once = turns.sets
      turns.sets = (0..<(Int(count.value) / 1000)).flatMap { _ in once }
      index += 2
    }
    turns.end = index
    return endsWithRemark(index) ? turns : nil
  }

  /// Reps, a way or a time.
  private func isEffort(_ element: Element) -> Bool {
    guard element.kind == .quantity, element.value > 0 else { return false }
    return element.isBareWhole && element.value <= 60_000 || element.unit == .repetition
      || element.unit == .meter || element.unit == .letterM || element.unit == .second
      || element.unit == .yard || element.unit == .foot
  }

  /// `Lunges 10 L R` tells ten with each leg; a mark, a unit, or more than one turn tells a load.
  private func mayBeTurns(
    _ turns: Turns, _ load: Int, _ name: Range<Int>, hasMark: Bool
  ) -> Bool {
    guard mayBeLoadedOrCarried(name, turns) else { return false }
    // `row 24 kg L 10 R 10 x 3` is read as one count of both sides.
    if elements[load].unit.isMass, !hasMark { return false }
    if elements[load].unit != .none { return true }
    guard elements[load].value >= 4_000 else { return false }
    if turns.sets.allSatisfy({ $0.effort == nil }) {
      return turns.sets.count > 2 || name.contains { isWord($0, in: Self.getUps) }
    }
    return hasMark
      || turns.sets.count > 2
        && turns.sets.allSatisfy { $0.effort.map { $0.value < elements[load].value } ?? false }
  }

  private func mayBeLoadedOrCarried(_ name: Range<Int>, _ turns: Turns) -> Bool {
    let nature = names.nature(of: NameText.clean(written.bytes[range(name).indices]))
    if nature.contains(.bodyweight) || nature.contains(.cardio) { return false }
    let isCarry = nature.contains(.distance)
    return isCarry == turns.sets.contains { $0.effort.map { !$0.isBare } ?? false } || !isCarry
  }

  private static let getUps = WordSet("tgu tgus getup getups turkish windmill windmills")
}

extension WordMeaning {
  fileprivate var isLeftOrRight: Bool { self == .left || self == .right }
}
