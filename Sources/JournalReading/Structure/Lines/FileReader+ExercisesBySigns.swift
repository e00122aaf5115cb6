internal import JournalSyntax

/// A session on a line, a sign before each of its exercises: `puis 70 3x10. militaire assis 40 4x8. élévations lat 9kg
/// 4x15`, `squats 57.5 3x6 / rdl 60 3x8 / pull ups 4 3 3`, `panca 4x6 65kg, manubri inclinata 3x10 22kg, dip 12 10 8`.
extension FileReader {
  /// Reads each exercise as a line of its own, when a number stands right behind its name, and the most of them are known
  /// or were told before.
  mutating func exercisesBySigns(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item || line.kind == .numbered,
      6...200 ~= elements.count, !context.isPieceOfLine, context.table == nil,
      context.section == .training, isAsWritten, case let start = behindTitleOfPieces,
      elements.indices.allSatisfy({ $0 < start || isOfToday($0) && !isTabbed(elements[$0]) }),
      let first = numberBehindNameOfPiece(start), !enclosesNumbers,
      case let isKnown = tellsKnownName(start..<first) || isNameOfWriter(start..<first)
        || isNameOfWriter(start..<(start + 1)),
      isKnown || mayBeNameOfPiece(start..<first, start)
    else { return false }
    var (starts, known, depth) = ([Int](), isKnown ? 1 : 0, 0)
    for sign in elements.indices.dropFirst(start + 2) {
      switch elements[sign].kind {
      case .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      default: break
      }
      guard depth == 0, partsExercises(sign), let number = numberBehindNameOfPiece(sign + 1) else {
        continue
      }
      let name = (sign + 1)..<number
      if tellsKnownName(name) || isNameOfWriter(name) {
        known += 1
      } else if isNameOfWriter((sign + 1)..<(sign + 2)), mayBeNameOfPiece(name, sign) {
        // `ЖЛ накл. 80х4х4` beside `ЖЛ 70х6`.
        known += 1
      } else if !mayBeNameOfPiece(name, sign) {
        continue
      }
      starts.append(sign + 1)
    }
    guard !starts.isEmpty, !opensSentencesOfUnknownNames(besides: starts),
      (starts.count > 1 ? known * 2 > starts.count : known > 1)
        || known * 2 == starts.count && starts.allSatisfy({ elements[$0 - 1].kind == .semicolon })
        || known > 0 && starts.count > 1
          && zip([start] + starts, starts + [elements.count])
            .allSatisfy({ holdsAllOfSets($0..<$1) }),
      zip([start] + starts, starts + [elements.count]).allSatisfy({ tellsSetsOfItsOwn($0..<$1) })
    else { return false }
    var work = line
    if start > 0 {
      if let session = context.session, file.sessions[session].title == nil {
        file.sessions[session].title = cleanTitle(0..<(start - 1))
      }
      note(range(0..<(start - 1)))
      work.content = ByteRange(Int(elements[start].range.start), Int(line.content.end))
    }
    readPieces(of: work, startingAt: starts)
    return true
  }

  /// Behind the `Push:` of `Push: BD 60x8, 77,5 3x5. Dips +10 3x8`; 0 without a title.
  private var behindTitleOfPieces: Int {
    guard let colon = elements.prefix(4).firstIndex(where: { $0.kind == .colon }), colon > 0,
      elements[colon].spaceAfter, colon + 4 < elements.count, isTitle(0..<colon),
      !isExercise(0..<colon)
    else { return 0 }
    return colon + 1
  }

  /// Nothing that tells of another time, of other exercises at once, or of a list in another layout.
  private func isOfToday(_ index: Int) -> Bool {
    let element = elements[index]
    return switch element.kind {
    case .pipe, .equals, .arrow, .question, .colon: false
    case .word:
      switch element.meaning {
      // `82.5x1 PR, 67.5 7/6`.
      case .record: index > 0 && elements[index - 1].isNumber
      case .maximum, .between: false
      default: !tellsOtherWork(element)
      }
    default: element.unit != .round
    }
  }

  /// `(schiena ok)` is a remark; what else stands in parentheses may be of the sets.
  private var enclosesNumbers: Bool {
    var depth = 0
    for element in elements {
      switch element.kind {
      case .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      default: if depth > 0, element.isNumber { return true }
      }
    }
    return depth != 0
  }

  private func partsExercises(_ sign: Int) -> Bool {
    switch elements[sign].kind {
    case .comma, .semicolon: elements[sign].spaceAfter
    case .period: elements[sign].spaceAfter && !elements[sign].spaceBefore
    case .slash, .plus, .hyphen: elements[sign].spaceBefore && elements[sign].spaceAfter
    default: false
    }
  }

  /// Behind up to four words, of which the last may be cut short, as in `alzate lat. 3x15`: a number, or one that is
  /// added to the body, as in `брусья +20х5х4`.
  private func numberBehindNameOfPiece(_ start: Int) -> Int? {
    guard start < elements.count,
      let end = elements[start...].prefix(5).firstIndex(where: { $0.kind != .word }), end > start
    else { return nil }
    var number = end
    if elements[number].kind == .period, !elements[number].spaceBefore,
      elements[number - 1].range.count <= 12
    {
      number += 1
    } else if elements[number].kind == .plus, elements[number].spaceBefore,
      !elements[number].spaceAfter
    {
      number += 1
    }
    guard number < elements.count, elements[number].isNumber,
      elements[number].spaceBefore || elements[number - 1].kind == .plus
    else { return nil }
    return number
  }

  /// A known name before a number.
  func startsExercise(_ start: Int) -> Bool {
    numberBehindNameOfPiece(start).map { tellsKnownName(start..<$0) } ?? false
  }

  private func tellsKnownName(_ piece: Range<Int>) -> Bool {
    let words = wordsOfPiece(piece)
    let name = NameText.clean(written.bytes[range(words).indices])
    // `affondi man. 12kg`: an exercise, and with what it was done.
    if words.count > 1, words.count < piece.count,
      names.isKnown(NameText.clean(written.bytes[elements[words.lowerBound].range.indices]))
    {
      return true
    }
    // `bench opener 105x1`, `bike home 6 km`: the last word tells of what kind it was.
    if words.count > 1, words.count == piece.count,
      elements[words.upperBound - 1].word == .plain,
      names.isKnown(NameText.clean(written.bytes[range(words.dropLast()).indices]))
    {
      return true
    }
    return names.isKnown(name) || words.count == 1 && ExerciseNames.isMovement(name)
      || words.count < piece.count
        && names.isKnown(NameText.clean(written.bytes[range(piece).indices]))
  }

  private func wordsOfPiece(_ piece: Range<Int>) -> Range<Int> {
    piece.lowerBound..<(piece.firstIndex { elements[$0].kind != .word } ?? piece.upperBound)
  }

  /// Plain words before a load with its sets and reps, which no remark on the sets before holds; behind a semicolon their
  /// reps are enough.
  private func mayBeNameOfPiece(_ name: Range<Int>, _ sign: Int) -> Bool {
    let words = wordsOfPiece(name)
    // `Should be 150x4x4` behind a period is a sentence.
    guard !isGear(words), elements[sign].kind != .period,
      words.allSatisfy({
        (elements[$0].word == .plain || elements[$0].meaning == .equipment)
          && !isManner(elements[$0]) && !isDoing(elements[$0]) && !isRamp(elements[$0])
      })
        || elements[sign].kind == .semicolon
          && words.dropFirst().allSatisfy({ elements[$0].word == .plain })
    else { return false }
    let end = elements[name.upperBound...].firstIndex { $0.kind == .comma || $0.kind == .semicolon }
    let work = elements[name.upperBound..<(end ?? elements.count)]
    let factors = work.count { $0.kind == .times }
    return factors > 1 || factors == 1 && work.contains { $0.unit.isMass }
      || factors == 1 && elements[sign].kind == .semicolon
  }

  /// `élévations lat. 8kg 4x15`: the load with its unit, sets and reps.
  private func holdsAllOfSets(_ piece: Range<Int>) -> Bool {
    elements[piece].contains { $0.unit.isMass } && elements[piece].count { $0.kind == .times } == 1
  }

  /// A load and its reps, two counts, a way or a time: one number alone may belong to the sets of its neighbours.
  private func tellsSetsOfItsOwn(_ piece: Range<Int>) -> Bool {
    piece.count(where: { elements[$0].isNumber }) > 1
      || elements[piece].contains { $0.unit.isTime || $0.unit.isLength }
  }
}
