internal import JournalSyntax
internal import WorkoutModel

/// What is doubtful about a line whatever it is read as.
extension FileReader {
  /// Finds characters that are not what they look like and ratings beyond the scale; and returns
  /// the line without the exemption at its end.
  mutating func inspected(_ line: LineSyntax) -> LineSyntax {
    guard mayNeedCare else { return line }
    let whole = line
    var line = line
    var mayHoldLookalikes = !isASCII
    var mostRatings = Self.mostRatings
    var index = 0
    while index < elements.count {
      let element = elements[index]
      switch element.kind {
      case .at,
        .word where element.word.meaning == .rpe:
        if mostRatings > 0, dropImpossibleRating(index) {
          mostRatings -= 1
          continue
        }
      case .word:
        if isGlued(index) { mayHoldLookalikes = true }
        if element.range.count == 4, isToolName(element) { line = takingExemption(index, line) }
      default: break
      }
      index += 1
    }
    if mayHoldLookalikes { lookalikes(whole) }
    return line
  }

  /// Nobody rates more sets on one line; each that is dropped moves all elements behind it.
  private static let mostRatings = 20

  /// False for nearly every line, and quick to tell.
  private var mayNeedCare: Bool {
    guard isASCII else { return true }
    return anatomy.parser.elements.withUnsafeBufferPointer { elements in
      var isBehindNumber = false
      var isBehindWord = false
      for index in elements.indices {
        let isGlued = !elements[index].flags.contains(.spaceBefore)
        switch elements[index].kind {
        case .at: return true
        case .word:
          if case .rpe = elements[index].word.meaning { return true }
          if isGlued, isBehindNumber || elements[index].range.count == 4 { return true }
          (isBehindNumber, isBehindWord) = (false, true)
        case .quantity, .clock:
          if isGlued, isBehindWord { return true }
          (isBehindNumber, isBehindWord) = (true, false)
        case .slash where isGlued: return true
        case .other: return true
        default: (isBehindNumber, isBehindWord) = (false, false)
        }
      }
      return false
    }
  }

  /// A word that touches a number: `1O0`, `l00`.
  private func isGlued(_ index: Int) -> Bool {
    !elements[index].spaceBefore && index > 0 && elements[index - 1].isNumber
      || !elements[index].spaceAfter && index + 1 < elements.count && elements[index + 1].isNumber
  }

  private mutating func lookalikes(_ line: LineSyntax) {
    let found = Lookalikes.find(in: bytes, line.content.indices)
    guard let first = found.first else { return }
    let edits = found.map { TextEdit(replace: $0.range, with: $0.replacement) }
    file.diagnostics.append(.lookalike(first, text(first.range), at: place(first.range), edits))
  }

  /// `@12`, `RPE 12`: more than ten is no RPE. It is passed over, so that the set stays what it is.
  private mutating func dropImpossibleRating(_ index: Int) -> Bool {
    guard let number = ratingNumber(index) else { return false }
    let range = elements[number].range
    file.diagnostics.append(.rpeImplausible(at: place(range), text(range)))
    anatomy.parser.elements.removeSubrange(index...number)
    return true
  }

  /// The index of a number that can only be a rating, behind the element at `index`, and is none.
  private func ratingNumber(_ index: Int) -> Int? {
    let element = elements[index]
    var number = index + 1
    if element.meaning == .rpe {
      if number < elements.count, elements[number].kind == .colon { number += 1 }
    } else {
      guard element.kind == .at, !element.spaceAfter, isBehindWholeSet(index) else { return nil }
    }
    guard number < elements.count, elements[number].kind == .quantity,
      elements[number].unit == .none,
      10_000 < elements[number].value && elements[number].value <= 20_000
        || 0 < elements[number].value && elements[number].value < 1000,
      number + 1 == elements.count || !continues(elements[number + 1])
    else { return nil }
    return number
  }

  private func continues(_ element: Element) -> Bool {
    switch element.kind {
    case .times, .slash, .hyphen: true
    case .comma: !element.spaceAfter
    default: false
    }
  }

  /// `100 kg x 5` stands before: load and reps are told, so no load can follow.
  private func isBehindWholeSet(_ index: Int) -> Bool {
    guard index >= 3, elements[index - 1].kind == .quantity, elements[index - 2].kind == .times
    else { return false }
    // Load and reps stand right before, perhaps with a side or a remark between.
    return elements[max(0, index - 12)..<(index - 2)].contains {
      $0.unit.isMass || $0.meaning == .bodyweight
    }
  }

  // MARK: Exemptions

  /// Cuts `// wlog: allow W210` off the end of the line, so that it is no part of its sets.
  private mutating func takingExemption(_ word: Int, _ line: LineSyntax) -> LineSyntax {
    var start = word
    while start > 0, isCommentMark(elements[start - 1]) { start -= 1 }
    guard word - start >= 2 else { return line }
    let content = ByteRange(Int(elements[start].range.start), Int(line.content.end))
    exempt(content, lineIndex: context.lineIndex)
    anatomy.parser.elements.removeSubrange(start...)
    var line = line
    let end = start == 0 ? line.content.start : elements[start - 1].range.end
    line.content = ByteRange(Int(line.content.start), Int(end))
    return line
  }

  private func isToolName(_ element: Element) -> Bool {
    bytes[element.range.indices].elementsEqual("wlog".utf8)
  }

  private func isCommentMark(_ element: Element) -> Bool {
    switch element.kind {
    case .slash, .exclamation, .hyphen, .other: true
    default: false
    }
  }

  /// A comment of its own holds for the line below.
  mutating func exemptionLine(_ line: LineSyntax) {
    exempt(line.content, lineIndex: context.lineIndex + 1)
  }

  private mutating func exempt(_ range: ByteRange, lineIndex: Int) {
    guard let exemption = Exemption(bytes, range, fileIndex: fileIndex, lineIndex: lineIndex)
    else { return }
    file.exemptions.append(exemption)
  }
}
