internal import JournalSyntax
internal import WorkoutModel

/// What people note of a session beside its day or right below: which one of a programme it was, when and
/// how long, how it felt, what they weighed. `W3D2`, `Session 12/48`, `18:30-19:45`, `75 min`,
/// `felt 7/10`, `BW 82.4`, `3 weeks out`: nothing of it was lifted.
extension FileReader {
  /// True when each number of `range` belongs to such a detail, and there is one.
  ///
  /// Words between them may say anything; but a lift beside a time or a rating was trained so, as in
  /// `bike 60 min`.
  func tellsSession(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var details = 0
    while index < range.upperBound {
      if let next = behindDetail(index, range.upperBound) {
        details += 1
        index = next
      } else if isWordOfTitle(elements[index]) {
        index += 1
      } else {
        return false
      }
    }
    return details > 0
  }

  /// True when details tell more than how long something took, which may be work of an exercise that
  /// nobody knows: `18 sets, 60 min`, `Push - 60 min`, and not `58 min, 10 min uphill`.
  func tellsMoreThanTime(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if let next = behindLength(index, range.upperBound) {
        index = next
      } else if elements[index].kind == .clock, !elements[index].flags.contains(.halfDay) {
        index += 1
      } else if behindDetail(index, range.upperBound) != nil {
        return true
      } else {
        index += 1
      }
    }
    let parts = partsOfTitle(range)
    guard parts.count > 1 else { return false }
    return parts.allSatisfy { part in
      elements[part].allSatisfy(\.isNumber) && part.count <= 2 || isTitle(part)
        || elements[part].allSatisfy { $0.kind == .word } && elements[part].last?.meaning == .day
    }
  }

  /// Keeps what the details measure, and what is left of them as the title: `Push A` of
  /// `Push A - 75 min - felt 7/10`.
  mutating func keepDetails(of range: Range<Int>, _ session: Int) {
    keepMeasures(of: range, session)
    var name: Range<Int>?
    for part in partsOfTitle(range) {
      if isOfLife(part, range.upperBound) {
        note(self.range(part))
      } else {
        name = (name?.lowerBound ?? part.lowerBound)..<part.upperBound
      }
    }
    if let name { file.sessions[session].title = cleanTitle(name) }
  }

  /// Keeps the weight of the body where it is called so, the time of day and how long it took.
  mutating func keepMeasures(of range: Range<Int>, _ session: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      if elements[index].kind == .word, let weight = weightOfBody(index, range.upperBound) {
        addBodyweight(Quantity(elements[weight]))
        index = weight + 1
      } else if elements[index].kind == .clock, case let next = clocks(at: index, session),
        next > index
      {
        index = next
      } else if let next = behindLength(index, range.upperBound) {
        let known = file.sessions[session].durationMinutes
        file.sessions[session].durationMinutes = known ?? minutes(elements[index])
        index = next
      } else {
        index += 1
      }
    }
  }

  /// Nothing but details that are no part of a name, or numbers alone.
  private func isOfLife(_ part: Range<Int>, _ end: Int) -> Bool {
    guard elements[part].contains(where: { $0.kind == .word }) else { return true }
    var index = part.lowerBound
    while index < part.upperBound {
      guard let next = behindDetailOfLife(index, end) else { return false }
      index = next
    }
    return true
  }

  /// What stands between the marks that part details.
  private func partsOfTitle(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where partsDetails(index) && elements[index].kind != .colon {
      if start < index { parts.append(start..<index) }
      start = index + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  private func isWordOfTitle(_ element: Element) -> Bool {
    switch element.kind {
    case .quantity, .clock, .times, .plus, .tilde, .equals, .arrow, .check, .question: false
    default: true
    }
  }

  /// Behind the detail that starts at `index`; `nil` when none does.
  private func behindDetail(_ index: Int, _ end: Int) -> Int? {
    if elements[index].kind == .word {
      return behindCounter(index, end) ?? behindLetters(index, end)
        ?? behindDetailOfLife(index, end) ?? behindSchemeOfProgramme(index, end)
    }
    if elements[index].kind == .at { return behindPlace(index, end) }
    if elements[index].kind == .hash { return behindNumberSign(index, end) }
    guard elements[index].isNumber else { return nil }
    return behindDetailOfLife(index, end) ?? behindSpan(index, end) ?? behindProgramme(index, end)
      ?? behindProgress(index, end)
  }

  /// Between marks that part details, or at the ends of the line.
  func isPartAlone(_ start: Int, _ next: Int, _ end: Int) -> Bool {
    (start == 0 || partsDetails(start - 1) || elements[start - 1].isNumber)
      && (next >= end || partsDetails(next))
  }

  func partsDetails(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .hyphen: elements[index].spaceBefore && elements[index].spaceAfter
    case .slash: elements[index].spaceBefore
    case .comma, .semicolon, .colon, .pipe, .dot, .openParenthesis, .closeParenthesis, .other: true
    default: false
    }
  }

  /// A number that something is multiplied with.
  func isOfProduct(_ index: Int, _ end: Int) -> Bool {
    index + 1 < end && (elements[index + 1].kind == .times || elements[index + 1].kind == .at)
      || index > 0 && elements[index - 1].kind == .times
  }

  // MARK: Of a programme

  /// `Week 3`, `Day 12`, `Session 12/48`, `Workout #45`, `No. 112`, `cycle 4`.
  private func behindCounter(_ index: Int, _ end: Int) -> Int? {
    let meaning = elements[index].meaning
    guard
      meaning == .week || meaning == .day || meaning == .session
        || isWord(index, in: Self.counters)
    else { return nil }
    var number = index + 1
    if number < end, elements[number].kind == .hash || elements[number].kind == .period {
      number += 1
    }
    guard number < end, elements[number].isBareWhole,
      1_000..<2_000_000 ~= elements[number].value, !isOfProduct(number, end)
    else { return nil }
    return behindWhole(number, end) ?? number + 1
  }

  /// The `#3` of `PPL #3`, and of no exercise: `Bench #135` tells pounds.
  private func behindNumberSign(_ index: Int, _ end: Int) -> Int? {
    guard index + 1 < end, elements[index + 1].isBareWhole, !elements[index + 1].spaceBefore,
      !isOfProduct(index + 1, end), index == 0 || !isExercise((index - 1)..<index)
    else { return nil }
    return index + 2
  }

  /// The `/48` and the `of 48` behind a number that is no larger.
  func behindWhole(_ number: Int, _ end: Int) -> Int? {
    guard number + 2 < end, elements[number + 2].isBareWhole,
      elements[number + 1].kind == .slash || elements[number + 1].meaning == .of,
      elements[number].value <= elements[number + 2].value, !isOfProduct(number + 2, end)
    else { return nil }
    return number + 3
  }

  /// `W3D2`, `C4W1`, and `T-21`, days before a meet.
  private func behindLetters(_ index: Int, _ end: Int) -> Int? {
    guard elements[index].range.count == 1, index + 1 < end else { return nil }
    if isWord(index, in: Self.lettersBeforeMeets), elements[index + 1].kind == .hyphen,
      !elements[index + 1].spaceBefore, index + 2 < end, elements[index + 2].isBareWhole,
      !elements[index + 2].spaceBefore
    {
      return index + 3
    }
    guard isLetterWithNumber(index, end) else { return nil }
    // One alone is a label, as in `B1. Bench`.
    if isLetterWithNumber(index + 2, end), !elements[index + 2].spaceBefore { return index + 4 }
    return isPartAlone(index, index + 2, end) ? index + 2 : nil
  }

  private func isLetterWithNumber(_ index: Int, _ end: Int) -> Bool {
    index + 1 < end && elements[index].kind == .word && elements[index].range.count == 1
      && elements[index + 1].isBareWhole && !elements[index + 1].spaceBefore
      && 1_000...99_000 ~= elements[index + 1].value && !isOfProduct(index + 1, end)
  }

  /// `SL 5x5`, `Madcow 5x5`: a programme by its sets and reps.
  private func behindSchemeOfProgramme(_ index: Int, _ end: Int) -> Int? {
    guard isWord(index, in: Self.programmes), index + 3 < end, elements[index + 1].isBareWhole,
      elements[index + 2].kind == .times, elements[index + 3].isBareWhole,
      index + 4 >= end || elements[index + 4].kind != .times && elements[index + 4].kind != .at
    else { return nil }
    return index + 4
  }

  /// `5/3/1`, `531`, `5s week`, `3+ day`.
  private func behindProgramme(_ index: Int, _ end: Int) -> Int? {
    let value = elements[index].value
    if elements[index].isBareWhole, value == 531_000, !isOfProduct(index, end) { return index + 1 }
    if index + 4 < end, elements[index].isBareWhole, value == 5_000,
      elements[index + 1].kind == .slash, elements[index + 2].value == 3_000,
      elements[index + 3].kind == .slash, elements[index + 4].isBareWhole,
      elements[index + 4].value == 1_000
    {
      return index + 5
    }
    guard value == 8_000 || value == 5_000 || value == 3_000 || value == 1_000 else { return nil }
    let isPlus = index + 1 < end && elements[index + 1].kind == .plus
    let word = isPlus ? index + 2 : index + 1
    guard isPlus && elements[index].isBare || !isPlus && elements[index].unit == .letterS else {
      return nil
    }
    if word < end, elements[word].meaning == .week || elements[word].meaning == .day {
      return word + 1
    }
    return !isPlus && index > 0 && elements[index - 1].meaning == .of ? word : nil
  }

  /// `112/365`, `(1/3)`, `8/10`: how far, or how good; with nothing more between its marks.
  private func behindProgress(_ index: Int, _ end: Int) -> Int? {
    guard elements[index].isBareWhole, let next = behindWhole(index, end),
      isPartAlone(index, next, end)
    else { return nil }
    return next
  }

  /// `3 weeks out`, `1 year of lifting`, `2nd session`.
  private func behindSpan(_ index: Int, _ end: Int) -> Int? {
    guard elements[index].isBareWhole, index + 1 < end, elements[index + 1].kind == .word else {
      return nil
    }
    let word = index + 1
    guard elements[word].spaceBefore else {
      return isWord(word, in: Self.ordinals) ? word + 1 : nil
    }
    guard
      elements[word].meaning == .week || elements[word].meaning == .day
        || isWord(word, in: Self.spans)
    else { return nil }
    return word + 1
  }

  /// The `@ 24 Hour Fitness` of a title.
  func behindPlace(_ index: Int, _ end: Int) -> Int? {
    var next = index + 1
    while next < end, !partsDetails(next) {
      guard
        elements[next].kind == .word || elements[next].unit == .hour || elements[next].isBareWhole
      else { return nil }
      next += 1
    }
    guard next <= index + 5, ((index + 1)..<next).contains(where: { isWord($0, in: Self.gyms) })
    else { return nil }
    return next
  }

  private static let counters = WordSet(
    """
    workout wo no nr lift cycle block phase meso mesocycle micro microcycle month year part entry
    log post wave gym upper lower push pull legs
    """)
  private static let lettersBeforeMeets = WordSet("t")
  private static let programmes = WordSet("sl stronglifts madcow starr icecream")
  private static let ordinals = WordSet("st nd rd th")
  private static let spans = WordSet("year years yr yrs month months mo")
  private static let gyms = WordSet(
    "gym fitness home hotel park box club garage studio")
}
