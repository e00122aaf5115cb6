internal import JournalSyntax

/// Journals of two, whose initials stand before the sets of each: `Row A 60 8/8/8, K 30 10/10/10`.
extension FileReader {
  /// Takes the initials off the line, where two of them stand before numbers, or where the file told them
  /// before. All sets are of the exercise at its start.
  mutating func settleInitials() {
    guard elements.count > 2, elements[0].kind == .word else { return }
    dropInitialAtStart()
    guard elements.count > 2, elements[0].kind == .word else { return }
    let found = elements.indices.dropFirst().dropLast().filter { isInitial($0) }
    guard let first = found.first, first <= 5,
      elements[..<first].allSatisfy({
        $0.kind == .word || $0.kind == .hyphen || $0.kind == .colon
      }),
      // `Bench: A 60x8, K 40x8`, and not `Bet: A 100 squat, K 60`.
      elements[first - 1].kind != .colon || isExercise(0..<(first - 1)),
      context.titleInitials || found.count == 2
    else { return }
    guard elements.indices.allSatisfy({ found.contains($0) || !isKnownInitial($0) }) else { return }
    let letters = Set(found.map { bytes[Int(elements[$0].range.start)] })
    let known = context.initials
    guard letters.count == found.count, found.count <= 2,
      found.count == 2 && (known.isEmpty || known == letters) || letters.isSubset(of: known)
    else { return }
    if found.count == 2 {
      guard startsSetsOfPerson(found[1]) else { return }
      context.initials = letters
    }
    for index in found.reversed() {
      // `A: 60 5, 70 5 | K: 30 8`.
      if elements[index + 1].kind == .colon { anatomy.parser.elements.remove(at: index + 1) }
      partLoadOfPerson(index + 1)
      anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
      if elements[index - 1].isNumber || elements[index - 1].kind == .exclamation {
        // `A 60 K 40 3x8`.
        anatomy.parser.elements[index].kind = .comma
        anatomy.parser.elements[index].word = .plain
      } else {
        anatomy.parser.elements.remove(at: index)
        if elements[index - 1].kind == .hyphen, index > 1 {
          anatomy.parser.elements.remove(at: index - 1)
        }
      }
    }
  }

  /// The `A` of `A 60x5 70x5` below the name of an exercise, where the top told whose letter it is.
  private mutating func dropInitialAtStart() {
    guard context.titleInitials, context.entry != nil || context.pendingName != nil,
      elements[0].range.count == 1,
      context.initials.contains(bytes[Int(elements[0].range.start)])
    else { return }
    if elements[1].isNumber {
      anatomy.parser.elements.removeFirst()
    } else if elements[1].kind == .colon, elements[2].isNumber {
      anatomy.parser.elements.removeSubrange(0...1)
    }
  }

  /// The `20` of `A 35 6 6 5 | K 20 8 8 8` is a load, and no more reps.
  private mutating func partLoadOfPerson(_ load: Int) {
    guard load + 1 < elements.count, elements[load].isBare || elements[load].unit.isMass,
      elements[load + 1].isBareWhole, elements[load + 1].spaceBefore,
      elements[load].value >= 15_000, elements[load].value > elements[load + 1].value,
      load + 2 >= elements.count || elements[load + 2].kind != .times
    else { return }
    let end = Int(elements[load].range.end)
    anatomy.parser.elements.insert(
      Element(.times, ByteRange(end, end), flags: [.spaceBefore, .spaceAfter]), at: load + 1)
  }

  /// `Gym A + K`, `Anna (A) and Kim (K)` in the first lines: whose initials stand below.
  mutating func keepInitialsOfTitle() {
    guard !context.titleInitials else { return }
    // `Log: A = Anna, K = Kim`.
    let told = elements.indices.dropLast(2).filter { index in
      isCapitalLetter(index) && elements[index + 1].kind == .equals
        && elements[index + 2].kind == .word && elements[index + 2].word == .plain
    }
    if told.count == 2, !elements.contains(where: \.isNumber) {
      context.titleInitials = true
      context.initials = Set(told.map { bytes[Int(elements[$0].range.start)] })
      return
    }
    guard
      let mark = elements.indices.dropFirst().dropLast().first(where: {
        elements[$0].kind == .plus || elements[$0].kind == .ampersand
          || elements[$0].meaning == .and
      }), isCapitalLetter(mark - 1), isCapitalLetter(mark + 1),
      !elements.contains(where: \.isNumber)
    else { return }
    context.titleInitials = true
    context.initials = [
      bytes[Int(elements[mark - 1].range.start)], bytes[Int(elements[mark + 1].range.start)],
    ]
  }

  /// A letter before a number, at the start or behind a comma, a bar or a slash between blanks.
  private func isInitial(_ index: Int) -> Bool {
    guard isCapitalLetter(index),
      elements[index + 1].isNumber && elements[index + 1].spaceBefore
        || elements[index + 1].kind == .colon && elements[safe: index + 2]?.isNumber == true
    else { return false }
    // `A 60 K 40`, where both are known by now.
    if elements[index - 1].isNumber {
      // `A 60 x 8 K 40 x 8`.
      return context.titleInitials && index > 3 && elements[safe: index + 2]?.kind == .times
        && context.initials.contains(bytes[Int(elements[index].range.start)])
    }
    switch elements[index - 1].kind {
    case .word: return elements[index - 1].range.count > 1
    case .comma, .pipe, .semicolon: return true
    case .slash, .colon, .hyphen: return elements[index].spaceBefore
    default: return false
    }
  }

  /// Sides, sets and units are written with one letter, too.
  private func isCapitalLetter(_ index: Int) -> Bool {
    guard elements[index].kind == .word, elements[index].range.count == 1,
      let letter = bytes[safe: Int(elements[index].range.start)], 0x41...0x5A ~= letter
    else { return false }
    switch letter {
    case UInt8(ascii: "L"), UInt8(ascii: "R"), UInt8(ascii: "S"), UInt8(ascii: "W"),
      UInt8(ascii: "X"), UInt8(ascii: "D"), UInt8(ascii: "G"), UInt8(ascii: "I"),
      UInt8(ascii: "V"), UInt8(ascii: "F"), UInt8(ascii: "P"):
      return context.titleInitials && context.initials.contains(letter)
    default: return elements[index].meaning != .weekday
    }
  }

  /// `A 60 K 40 3x8`: nobody knows whose the sets are.
  private func isKnownInitial(_ index: Int) -> Bool {
    index > 0 && elements[index].range.count == 1 && isCapitalLetter(index)
      && context.initials.contains(bytes[Int(elements[index].range.start)])
      && elements[safe: index + 1]?.isNumber == true
  }

  private func startsSetsOfPerson(_ index: Int) -> Bool {
    elements[index - 1].kind != .word
      && (elements[index + 1].kind == .quantity || elements[index + 1].kind == .colon)
  }
}
