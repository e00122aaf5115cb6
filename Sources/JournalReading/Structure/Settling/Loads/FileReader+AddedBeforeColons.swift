internal import JournalSyntax

/// The body, and what was added to it, before a colon.
extension FileReader {
  /// The colon of `Dips BW+10: 8/8/6`, behind a load and before its reps.
  mutating func dropColonBehindAdded(_ colon: Int) {
    guard colon > 2, colon + 1 < elements.count, elements[colon + 1].isNumber,
      elements[colon - 1].unit == .none,
      elements[colon - 2].kind == .plus || elements[colon - 2].kind == .hyphen,
      case let body = elements[colon - 3],
      body.meaning == .bodyweight || isGermanBody(colon - 3)
    else { return }
    if body.meaning != .bodyweight {
      anatomy.parser.elements[colon - 3].word = Word(meaning: .bodyweight, value: 0)
    }
    anatomy.parser.elements[colon + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.remove(at: colon)
  }

  /// Writes `Dips + 25: 3x8`, `Weighted pull-ups 10: 5, 5, 4`, `Back extension with plate 10: 15, 12` and `… w/ 10 plate: 15, 12`
  /// with a sign before the number: none of these is a part of the name.
  mutating func settleAddedBeforeColon() {
    guard let colon = elements.prefix(10).firstIndex(where: { $0.kind == .colon }), colon > 1,
      colon + 1 < elements.count, elements[colon + 1].isBareWhole,
      case let number = isWord(colon - 1, in: Self.plates) ? colon - 2 : colon - 1, number > 0,
      elements[number].isBare || isOnePlate(number), 2_500...60_000 ~= elements[number].value,
      !elements[..<number].contains(where: \.isNumber)
    else { return }
    let isWeighted = isWord(0, in: Self.weighted)
    var start = number
    if elements[number - 1].kind == .plus {
      guard elements[number].spaceBefore else { return }
      start = number - 1
    } else {
      if isWord(number - 1, in: Self.plates) { start = number - 1 }
      let isOfPlate = start < number || number < colon - 1 || elements[number].unit != .none
      if isOfPlate, start > 1, elements[start - 1].meaning == .with {
        start -= 1
      } else if isOfPlate, start > 2, elements[start - 1].kind == .slash,
        elements[start - 2].range.count == 1
      {
        start -= 2
      }
      guard isOfPlate || isWeighted else { return }
    }
    guard start > 0, elements[..<start].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      isWeighted
        || names.nature(of: NameText.clean(written.bytes[range(0..<start).indices]))
          .contains(.bodyweight)
    else { return }
    var load = elements[number]
    load.unit = .none
    load.flags.remove(.spaceBefore)
    let place = ByteRange(Int(load.range.start), Int(load.range.start))
    anatomy.parser.elements.replaceSubrange(
      start..<colon, with: [Element(.plus, place, flags: .spaceBefore), load])
    anatomy.parser.end = elements.count
  }

  /// Puts the body before the sign of `Dips +25`, right above `8, 8, 6`: it was added to, and no reps were.
  mutating func settleAddedAboveReps() {
    let load = elements.count - 1
    guard 2...6 ~= load, elements[load].isBare, 1_000...100_000 ~= elements[load].value,
      elements[load - 1].kind == .plus, elements[load - 1].spaceBefore,
      elements[..<(load - 1)].allSatisfy({
        $0.kind == .word && $0.meaning != .bodyweight || $0.kind == .hyphen
      }),
      context.lineIndex + 1 < document.lines.count,
      listsReps(document.lines[context.lineIndex + 1]),
      names.nature(of: NameText.clean(written.bytes[range(0..<(load - 1)).indices]))
        .contains(.bodyweight)
    else { return }
    let place = Int(elements[load - 1].range.start)
    anatomy.parser.elements.insert(
      Element(
        .word, ByteRange(place, place), word: Word(meaning: .bodyweight, value: 0),
        flags: .spaceBefore), at: load - 1)
    anatomy.parser.elements[load].flags.remove(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  /// `8, 8, 6`, `5 5 4`, `3x8`.
  private func listsReps(_ line: LineSyntax) -> Bool {
    let text = bytes[line.content.indices]
    return (line.kind == .text || line.kind == .item) && 1...40 ~= text.count
      && text.first.map { Byte.isDigit($0) } ?? false
      && text.allSatisfy {
        Byte.isDigit($0) || $0 == Byte.space || $0 == Byte.comma || $0 == Byte.slash
          || $0 == UInt8(ascii: "x")
      }
      && text.split { !Byte.isDigit($0) }.allSatisfy { $0.count <= 2 }
  }

  /// The `10 plate` that else counts plates.
  private func isOnePlate(_ index: Int) -> Bool {
    elements[index].kind == .quantity
      && bytes[elements[index].range.indices].reversed().starts(with: "etalp".utf8)
  }

  private static let weighted = WordSet(
    "weighted lastrado lastrada lastrados lastradas lesté lestés")
  private static let plates = WordSet(
    "plate scheibe disque disco placa piastra schijf talerz talerzem блин блином диск диском")

  /// Makes the body of the `KG` of `Klimmzüge KG × 6/5/4`: a times sign right behind it, and no number before.
  mutating func settleGermanBody() {
    for body in elements.indices.dropLast(2)
    where elements[body].meaning == .kilogram && elements[body + 1].kind == .times
      && elements[body + 2].isBareWhole && isKG(body) && (body == 0 || !elements[body - 1].isNumber)
    {
      anatomy.parser.elements[body].word = Word(meaning: .bodyweight, value: 0)
    }
  }

  /// The `KG` of `Dips KG+10`, Körpergewicht, in capitals and glued to a sign.
  private func isGermanBody(_ index: Int) -> Bool {
    !elements[index + 1].spaceBefore && !elements[index + 2].spaceBefore
      && (index == 0 || !elements[index - 1].isNumber) && isKG(index)
  }

  private func isKG(_ index: Int) -> Bool {
    bytes[elements[index].range.indices].elementsEqual("KG".utf8)
  }

  /// The `KG` of `KG: 84,3 morgens`, alone at the head of a paragraph: what the body weighed.
  mutating func settleBodyLabel() {
    guard elements[0].meaning == .kilogram, elements[1].kind == .colon, context.isAfterBlank,
      context.pendingName == nil, isKG(0), elements[2].kind == .quantity,
      40_000...180_000 ~= elements[2].value,
      !elements.contains(where: { $0.kind == .times })
    else { return }
    anatomy.parser.elements[0].word = Word(meaning: .weight, value: 0)
  }

  /// Parts the `+5kg x4` of `pull-ups 8 7 6 +5kg x4` from the reps before it, which were done without.
  mutating func partAddedSet(_ plus: Int) -> Bool {
    guard plus > 2, plus + 3 < elements.count, elements[plus].spaceBefore,
      !elements[plus + 1].spaceBefore, elements[plus + 1].unit.isMass,
      elements[plus + 2].kind == .times, elements[plus + 3].isBareWhole,
      elements[plus - 1].isBareWhole, elements[plus - 2].isBareWhole || elements[plus - 3].isNumber
    else { return false }
    let end = Int(elements[plus - 1].range.end)
    // Blanks that part reps are none before a set of its own.
    var index = plus - 1
    while index > 1, elements[index].isBareWhole, elements[index - 1].isBareWhole {
      let place = ByteRange(Int(elements[index - 1].range.end), Int(elements[index - 1].range.end))
      anatomy.parser.elements.insert(Element(.comma, place, flags: .spaceAfter), at: index)
      index -= 1
    }
    let sign = elements[index...].firstIndex { $0.kind == .plus } ?? plus
    anatomy.parser.elements.insert(
      Element(.comma, ByteRange(end, end), flags: .spaceAfter), at: sign)
    return true
  }
}
