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
