internal import JournalSyntax
internal import WorkoutModel

/// What hangs on the body behind its sets: `Dips 3x8 @ +10kg`, `Dips 12, 10, 8 @ +10`, `Pull-ups 10, 8 (+5), 6 (+10)`.
extension FileReader {
  /// Puts the load before the sets, where it is known.
  mutating func settleAddedBehindSets() {
    if settleAddedOfEachSet() { return }
    let load = elements.count - 1
    guard load > 3, elements[load].kind == .quantity,
      elements[load].isBare || elements[load].unit.isMass, elements[load - 1].kind == .plus,
      elements[load].value >= 2_000,
      case let sign = elements[load - 2].kind == .at ? load - 2 : load - 1,
      let first = elements[..<sign].firstIndex(where: \.isNumber),
      elements[first..<sign].allSatisfy({ isOfPlainSets($0) }), elements[sign - 1].isNumber,
      elements[first..<sign].count(where: \.isNumber) > 1,
      sign < load - 1 || elements[load - 1].spaceBefore
        || elements[first..<sign].contains(where: { $0.kind == .times })
          && elements[load].value > elements[sign - 1].value,
      isOfBodyBefore(first)
    else { return }
    var added = Array(elements[(load - 1)...])
    added[0].flags.insert(.spaceBefore)
    added[0].flags.remove(.spaceAfter)
    added[1].flags.insert(.spaceAfter)
    anatomy.parser.elements.removeSubrange(sign...)
    anatomy.parser.elements.insert(contentsOf: added, at: first)
    anatomy.parser.elements[first + 2].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  private func isOfPlainSets(_ element: Element) -> Bool {
    element.isBareWhole || element.kind == .times || element.kind == .comma
      || element.kind == .slash
  }

  /// The `8 (+5)` of `10, 8 (+5), 6 (+10)`.
  private mutating func settleAddedOfEachSet() -> Bool {
    let opens = elements.indices.dropFirst().dropLast(2).filter { index in
      elements[index - 1].isBareWhole && elements[index + 1].kind == .plus
        && elements[index + 2].kind == .quantity
        && (elements[index + 2].isBare || elements[index + 2].unit.isMass)
        && (index == 1 || elements[index - 2].kind == .comma)
        // `8 z +10`, `8 with +10kg`.
        && (isWithWord(index)
          || elements[index].kind == .openParenthesis
            && elements[safe: index + 3]?.kind == .closeParenthesis)
    }
    guard opens.count > 1, let number = elements.firstIndex(where: \.isNumber),
      isOfBodyBefore(number) || !isLiftedBefore(number)
    else { return false }
    for open in opens.reversed() {
      let reps = elements[open - 1]
      let last = elements[open].kind == .openParenthesis ? open + 3 : open + 2
      var set = [elements[open + 1], elements[open + 2], signOf(.times, at: last), reps]
      set[0].flags = .spaceBefore
      set[3].flags = [.spaceBefore, .spaceAfter]
      anatomy.parser.elements.replaceSubrange((open - 1)...last, with: set)
    }
    anatomy.parser.end = elements.count
    return true
  }

  private func isWithWord(_ index: Int) -> Bool {
    elements[index].kind == .word
      && (elements[index].meaning == .with || isWord(index, in: CommonWords.with))
  }

  /// Words of an exercise of the own weight before the number, or of the one in force.
  func isOfBodyBefore(_ number: Int) -> Bool {
    let words = elements[..<number].prefix { $0.kind == .word }
    if words.isEmpty {
      if let pending = context.pendingName {
        return names.nature(of: ExerciseNames.core(pending.text)).contains(.bodyweight)
      }
      return context.entry.map { file.entries[$0].nature.contains(.bodyweight) } ?? false
    }
    return names.nature(of: NameText.clean(written.bytes[range(0..<words.count).indices]))
      .contains(.bodyweight)
  }

  private func isLiftedBefore(_ number: Int) -> Bool {
    let words = elements[..<number].prefix { $0.kind == .word }
    return words.isEmpty
      || names.isKnown(NameText.clean(written.bytes[range(0..<words.count).indices]))
  }

  // MARK: Help

  /// The comma of `Pull ups (assisted, 25kg) 3x8`, the blanks of `bw - 20kg`, and the 30 of `Assisted dips 30 3x10`, which
  /// goes behind the sets.
  mutating func settleHelpOfBody() {
    for index in elements.indices.dropFirst(2).dropLast(2)
    where elements[index].kind == .comma && elements[index - 1].meaning == .assisted
      && elements[index - 2].kind == .openParenthesis && elements[index + 1].unit.isMass
      && elements[index + 2].kind == .closeParenthesis
    {
      anatomy.parser.elements.remove(at: index)
      break
    }
    for index in elements.indices.dropFirst().dropLast()
    where elements[index].kind == .hyphen && elements[index].spaceBefore
      && elements[index - 1].meaning == .bodyweight && elements[index + 1].kind == .quantity
      && elements[index + 1].unit.isMass && index + 2 < elements.count
    {
      anatomy.parser.elements[index - 1].flags.remove(.spaceAfter)
      anatomy.parser.elements[index].flags.subtract([.spaceBefore, .spaceAfter])
      anatomy.parser.elements[index + 1].flags.remove(.spaceBefore)
    }
    let count = elements.count
    guard count > 4, elements[0].meaning == .assisted, elements[count - 2].kind == .times,
      elements[count - 3].isBareWhole, elements[count - 1].isBareWhole,
      elements[count - 4].isBare || elements[count - 4].unit.isMass,
      elements[count - 4].value >= 5_000, elements[count - 3].spaceBefore,
      elements[..<(count - 4)].allSatisfy({
        $0.kind == .word || $0.kind == .hyphen && !$0.spaceBefore
      })
    else { return }
    var help = elements[count - 4]
    help.flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.elements.append(help)
    anatomy.parser.elements[count - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements.remove(at: count - 4)
    anatomy.parser.end = elements.count
  }
}
