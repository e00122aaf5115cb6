internal import JournalSyntax

/// What the lifter weighed, told behind the sets of a day: `jog 3 mi 25:00, bw 186`, `row=60x8 bw=81.9`.
extension FileReader {
  /// Takes it off the end of the line, so that it is no set done with the weight of the body.
  ///
  /// `Push-ups 3x20, bodyweight 80` could be a set of eighty; nobody does so many of squats, nor a part
  /// of one.
  mutating func takeWeightBehindSets() -> Quantity? {
    guard elements.count > 4 else { return nil }
    if let weight = takeWeightInField() { return weight }
    guard let word = weightWordAtEnd, isBehindSets(word) else { return nil }
    var number = word + 1
    let isSigned = elements[number].kind == .equals || elements[number].kind == .colon
    if isSigned { number += 1 }
    guard number < elements.count else { return nil }
    let weight = elements[number]
    guard weight.kind == .quantity, weight.unit == .none || weight.unit.isMass,
      35_000...250_000 ~= weight.value,
      isSigned || weight.unit.isMass || weight.value % 1000 != 0
        || weight.value >= 60_000 && isMarkBeforeWeight(word - 1) && isNoSet(word)
        || weight.value >= 45_000 && isBehindLoadedSets(word)
    else { return nil }
    let first = isMarkBeforeWeight(word - 1) ? word - 1 : word
    anatomy.parser.elements.removeSubrange(first...number)
    return Quantity(weight)
  }

  /// The `82,1` of `Mo 06.01.; KB 3x5@80; BD 3x5@60; 82,1; zäh`: alone in its field, with tenths, behind whole sets.
  private mutating func takeWeightInField() -> Quantity? {
    guard elements.count(where: { $0.kind == .semicolon }) > 1,
      let number = elements.indices.dropFirst(4).first(where: {
        elements[$0].kind == .quantity && (elements[$0].isBare || elements[$0].unit == .kilogram)
          && elements[$0].flags.contains(.fraction) && 35_000...200_000 ~= elements[$0].value
          && elements[$0 - 1].kind == .semicolon
          && (elements[safe: $0 + 1].map { $0.kind == .semicolon } ?? true)
      }),
      elements[..<number].contains(where: {
        $0.kind == .times || $0.kind == .at || $0.kind == .clock
      })
    else { return nil }
    let weight = Quantity(elements[number])
    anatomy.parser.elements.removeSubrange((number - 1)...number)
    anatomy.parser.end = elements.count
    return weight
  }

  /// The `bw` before the last number of the line.
  private var weightWordAtEnd: Int? {
    let last = elements.count - 1
    for word in [last - 1, last - 2] where elements[word].meaning == .bodyweight {
      return word == last - 1 || !elements[word + 1].isNumber ? word : nil
    }
    return nil
  }

  /// The `bw 78` of `Bench 60 3x8 bw 78` and `Clean 60x3x5 bw 78`: the set has its load.
  private func isBehindLoadedSets(_ word: Int) -> Bool {
    guard let first = elements.firstIndex(where: \.isNumber), first > 0, first < word,
      let sign = elements[first..<word].firstIndex(where: { $0.kind == .times }),
      sign + 1 < word, elements[word - 1].isNumber, elements[sign + 1].isNumber,
      elements[first..<word].contains(where: { $0.isNumber && $0.value >= 20_000 }),
      elements[first..<word].count(where: \.isNumber) > 2
    else { return false }
    return names.nature(of: NameText.clean(written.bytes[range(0..<first).indices]))
      .isDisjoint(with: [.bodyweight, .timed, .cardio])
  }

  /// The `bw 60` of `Push-ups 30, 25, bw 60` and `Calf raise 60x15, bw 100` may be a set of so many
  /// reps; nobody does it behind `Squat 100x5`, a run, or a mark that parts more than a comma.
  private func isNoSet(_ word: Int) -> Bool {
    guard elements[word - 1].kind == .comma else { return true }
    let before = elements[..<(word - 1)]
    // `pullups 6 6 5, dips 8 8 8, bw 171`: nobody does eight times as many.
    if let weight = elements[safe: word + 1], weight.value >= 100_000,
      case let numbers = before.lazy.filter(\.isNumber).suffix(3), !numbers.isEmpty,
      numbers.allSatisfy({ $0.isBareWhole && $0.value <= weight.value / 8 })
    {
      return true
    }
    if before.contains(where: { $0.kind == .clock || $0.unit.isLength || $0.unit.isTime }) {
      return true
    }
    guard let first = before.firstIndex(where: \.isNumber), first > 0,
      let last = before.lastIndex(where: \.isNumber),
      case let isAdded = elements[first - 1].kind == .plus,
      isAdded || before.contains(where: { $0.unit.isMass || $0.isNumber && $0.value >= 20_000 })
    else { return false }
    let times = before.lastIndex { $0.kind == .times }
    let reps = times.map { $0 + 1 } ?? last
    guard elements[reps].isNumber, elements[reps].value <= 12_000 else { return false }
    // `Dips +20x8, bw 82`.
    return isAdded
      || !names.nature(of: NameText.clean(written.bytes[range(0..<first).indices]))
        .contains(.bodyweight)
  }

  /// Adds what the lifter weighed, unless the line told of a goal or of somebody else:
  /// `Goal: squat 140x5, bw 82`, `Jess: squat 60x5, bw 62.5`.
  mutating func addWeightBehindSets(_ weight: Quantity, _ line: LineSyntax) {
    let isOfOther =
      elements.count > 2 && elements[0].kind == .word && elements[1].kind == .colon
      && elements[2].kind == .word && elements[0].word == .plain && !isTitle(0..<1)
      && !isExercise(0..<1)
    guard context.lastSetLine == context.lineIndex else { return }
    if isOfOther { return file.diagnostics.append(.unreadRest(at: place(line.content))) }
    addBodyweight(weight)
  }

  private func isMarkBeforeWeight(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .semicolon, .period, .pipe: true
    // `ベンチ 60-8-8 / 体重71.4`.
    case .slash: elements[index].spaceBefore && elements[index].spaceAfter
    default: false
    }
  }

  /// Sets or a way with its time stand before, and a number or a mark right before the word: the `bw`
  /// of `Dips bw 12` names the load, and that of `3x8 + bw 45` is more of it.
  private func isBehindSets(_ word: Int) -> Bool {
    let before = isMarkBeforeWeight(word - 1) ? word - 2 : word - 1
    guard before > 0, elements[before].isNumber || elements[before].unit != .none else {
      return false
    }
    // `Push-ups 20, 15; bw 82`.
    return elements[..<before].contains {
      $0.kind == .times || $0.kind == .clock || $0.kind == .comma || $0.kind == .slash
    } || elements[before].kind == .clock
  }
}
