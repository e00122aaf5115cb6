internal import JournalSyntax

/// Reps in words at the end of a line: `120 pounds twelve and ten`, `45 kg for five reps`, `sit to stand
/// fifteen times`.
extension FileReader {
  mutating func settleSpokenWork() {
    guard elements.contains(where: { $0.meaning == .cardinal }) else { return }
    if let load = elements.lastIndex(where: \.isNumber) {
      if load + 1 < elements.count { settleSpokenReps(behind: load) }
    } else if let load = takeSpokenLoad() {
      if load + 1 < elements.count { settleSpokenReps(behind: load) }
    } else if !settleSpokenList() {
      settleSpokenTimes()
    }
  }

  /// Makes numbers of the `eight seven and six` of `pull ups eight seven and six`.
  private mutating func settleSpokenList() -> Bool {
    guard elements.count <= 16,
      let first = elements.firstIndex(where: { $0.meaning == .cardinal }), first > 0,
      elements[..<first].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      isName(0..<first)
    else { return false }
    var (index, reps) = (first, [Element]())
    while index < elements.count, let number = spokenReps(index) {
      if !reps.isEmpty { reps.append(Element(.comma, number.range, flags: .spaceAfter)) }
      reps.append(number)
      index += 1
      if index + 1 < elements.count,
        elements[index].kind == .comma || elements[index].meaning == .and
          || elements[index].meaning == .then
      {
        index += 1
      }
    }
    guard index == elements.count, reps.count > 2 else { return false }
    anatomy.parser.elements.replaceSubrange(first..., with: reps)
    return true
  }

  /// Makes one number of the `five kilos` of `curl five kilos ten reps`.
  private mutating func takeSpokenLoad() -> Int? {
    guard
      let load = elements.indices.dropLast().first(where: {
        spokenReps($0) != nil && Unit(elements[$0 + 1].meaning)?.isMass == true
      }), let number = spokenReps(load)
    else { return nil }
    var mass = number
    mass.unit = Unit(elements[load + 1].meaning) ?? .none
    mass.range = number.range.through(elements[load + 1].range)
    anatomy.parser.elements.replaceSubrange(load...(load + 1), with: [mass])
    return load
  }

  /// Makes numbers of the words behind the load, when nothing else stands there.
  private mutating func settleSpokenReps(behind load: Int) {
    guard elements[load].unit.isMass || elements[load].unit == .letterS && load > 0,
      elements.count - load <= 12,
      elements[(load + 1)...].allSatisfy({ $0.kind == .word || $0.kind == .comma })
    else { return }
    var (index, reps) = (load + 1, [Element]())
    if elements[index].meaning == .for || elements[index].kind == .comma { index += 1 }
    while index < elements.count, let number = spokenReps(index) {
      reps.append(number)
      index += 1
      if index < elements.count, elements[index].meaning == .repetition { index += 1 }
      while index < elements.count, index + 1 < elements.count,
        elements[index].kind == .comma || elements[index].meaning == .and
          || elements[index].meaning == .then
      {
        index += 1
      }
    }
    guard index == elements.count, !reps.isEmpty else { return }
    var told = [
      Element(.times, ByteRange(Int(elements[load].range.end), Int(elements[load].range.end)))
    ]
    for (place, number) in reps.enumerated() {
      if place > 0 { told.append(Element(.comma, number.range, flags: .spaceAfter)) }
      told.append(number)
    }
    anatomy.parser.elements.replaceSubrange((load + 1)..., with: told)
  }

  /// The `fifteen times` at the end of a line without another number.
  private mutating func settleSpokenTimes() {
    let last = elements.count - 1
    guard last > 1, elements[last].meaning == .often || isWord(last, in: Self.times),
      let number = spokenReps(last - 1), !elements.contains(where: \.isNumber),
      last <= 8,
      (0..<(last - 1)).allSatisfy({
        (elements[$0].kind == .word || elements[$0].kind == .hyphen)
          && elements[$0].meaning != .cardinal && !isPronoun($0)
      })
    else { return }
    var reps = number
    reps.unit = .repetition
    reps.range = number.range.through(elements[last].range)
    anatomy.parser.elements.replaceSubrange((last - 1)..., with: [reps])
  }

  /// The number of reps that the word at `index` tells.
  private func spokenReps(_ index: Int) -> Element? {
    guard elements[index].meaning == .cardinal, elements[index].word.value > 0 else { return nil }
    return Element(
      .quantity, elements[index].range, value: Int32(elements[index].word.value) * 1000,
      flags: [.spaceBefore, .spaceAfter])
  }

  private static let times = WordSet("times")
}
