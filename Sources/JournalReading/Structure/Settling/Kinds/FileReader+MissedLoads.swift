internal import JournalSyntax

/// Loads of as many sets, of which some were missed: `Snatch 5x1: 75 85 95 100(f) 100(f)`.
extension FileReader {
  /// Writes each load with its reps, so that only those with a sign were missed.
  mutating func settleMissedLoads(behind colon: Int) {
    guard colon > 2, isWholeFactor(colon - 1), elements[colon - 2].kind == .times,
      isWholeFactor(colon - 3), case let loads = loadsWithMisses(behind: colon),
      loads.contains(where: { $0.isMissed }),
      loads.count * 1000 == Int(elements[colon - 3].value), let last = loads.last
    else { return }
    let reps = elements[colon - 1].value
    var sets: [Element] = []
    for load in loads {
      let place = ByteRange(Int(load.element.range.end), Int(load.element.range.end))
      if !sets.isEmpty { sets.append(Element(.comma, place, flags: .spaceAfter)) }
      sets.append(load.element)
      sets[sets.count - 1].flags.insert(.spaceBefore)
      sets.append(Element(.times, place))
      sets.append(Element(.quantity, place, value: reps))
      if load.isMissed { sets += elements[(load.end - 3)..<load.end] }
    }
    anatomy.parser.elements.replaceSubrange((colon - 3)..<last.end, with: sets)
  }

  private func isWholeFactor(_ index: Int) -> Bool {
    elements[index].isBareWhole && 1_000...20_000 ~= elements[index].value
  }

  private func loadsWithMisses(
    behind colon: Int
  ) -> [(element: Element, isMissed: Bool, end: Int)] {
    var found: [(element: Element, isMissed: Bool, end: Int)] = []
    var index = colon + 1
    while index < elements.count, found.count < 20, elements[index].kind == .quantity,
      elements[index].unit == .none || elements[index].unit.isMass,
      elements[index].value >= 20_000
    {
      let load = elements[index]
      index += 1
      let isMissed =
        index + 2 < elements.count && elements[index].kind == .openParenthesis
        && elements[index + 1].meaning == .failed && elements[index + 2].kind == .closeParenthesis
      if isMissed { index += 3 }
      found.append((load, isMissed, index))
      if index < elements.count, elements[index].kind == .comma { index += 1 }
    }
    return index < elements.count && elements[index].isNumber ? [] : found
  }

  /// The `building` of `Snatch 7x1 building: 75 85 95`: how, and nothing that is counted.
  ///
  /// Returns where the colon stands then.
  mutating func dropRampWord(before colon: Int) -> Int {
    guard colon > 3, elements[colon - 1].kind == .word,
      isRamp(elements[colon - 1]) || isWord(colon - 1, in: Self.ramping),
      isWholeFactor(colon - 2), elements[colon - 3].kind == .times
    else { return colon }
    context.remarks.append(elements[colon - 1].range)
    anatomy.parser.elements.remove(at: colon - 1)
    return colon - 1
  }

  private static let ramping = WordSet("building ascending climbing across rising up")

  /// The `63 miss forward` right below `60 1`: a load that was missed, and no reps.
  mutating func settleMissBelowSets() {
    guard elements.count > 1, elements[0].kind == .quantity,
      elements[0].unit == .none || elements[0].unit.isMass,
      elements[0].value >= 20_000, elements[1].meaning == .failed, elements[1].range.count > 3,
      elements.count <= 6, context.lastSetLine == context.lineIndex - 1, let entry = context.entry,
      file.entries[entry].nature.isDisjoint(with: [.bodyweight, .timed, .cardio]),
      !elements[2...].contains(where: \.isNumber)
    else { return }
    // `120 miss at the knees`: how it went, and no other exercise.
    if elements.count > 2, elements[2].flags.contains(.unspacedScript),
      !names.isKnown(NameText.clean(written.bytes[range(2..<elements.count).indices]))
    {
      context.remarks.append(range(2..<elements.count))
      anatomy.parser.elements.removeSubrange(2...)
      anatomy.parser.elements[1].flags.insert(.spaceAfter)
    }
    let place = ByteRange(Int(elements[0].range.end), Int(elements[0].range.end))
    anatomy.parser.elements.insert(Element(.times, place), at: 1)
  }
}
