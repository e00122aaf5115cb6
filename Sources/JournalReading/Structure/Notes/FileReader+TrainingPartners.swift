internal import JournalSyntax

/// Journals of two: the writer's own sets stand behind `me`, and those of a partner behind a name.
extension FileReader {
  /// Takes the `me:` of `me: 60x5 70x5` and the `me` of `Row - me 30 3x12, T 45 3x12` off the line, and
  /// with it what the partner did.
  mutating func settleOwnSets() {
    if elements.count > 2, isWord(0, in: Self.own), elements[1].kind == .colon {
      guard elements[2].isNumber || elements[2].meaning == .bodyweight else { return }
      context.tellsOfPartner = true
      return anatomy.parser.elements.removeSubrange(0...1)
    }
    guard let own = elements.dropLast().indices.first(where: { isOwnInLine($0) }) else { return }
    if let other = setsOfPartner(behind: own) {
      context.tellsOfPartner = true
      context.remarks.append(range((other + 1)..<elements.count))
      anatomy.parser.elements.removeSubrange(other...)
    } else if !context.tellsOfPartner {
      return
    }
    anatomy.parser.elements[own + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.remove(at: own)
  }

  /// The `me` behind a dash or a colon and before a number.
  private func isOwnInLine(_ index: Int) -> Bool {
    guard index > 1, isWord(index, in: Self.own), elements[index + 1].isNumber else { return false }
    return elements[index - 1].kind == .hyphen || elements[index - 1].kind == .colon
  }

  /// The comma before `T 45 3x12`.
  private func setsOfPartner(behind own: Int) -> Int? {
    elements.indices.dropFirst(own + 2).dropLast(2).first { index in
      (elements[index].kind == .comma || elements[index].kind == .slash)
        && isPerson(index + 1) && elements[index + 2].isNumber
    }
  }

  /// `Tom: 100x5 120x5` and `Tom's PBs: DL 140` in such a journal.
  func isLineOfPartner(_ line: LineSyntax) -> Bool {
    guard context.tellsOfPartner, line.kind != .heading, elements.count > 2 else { return false }
    // `mine: DL 80, BP 32.5x8` beside it.
    if isWord(0, in: Self.mine), elements[1].kind == .colon { return true }
    guard isPerson(0) else { return false }
    switch elements[1].kind {
    case .colon: return true
    case .other, .quote:
      return !elements[1].spaceBefore && elements[2].range.count == 1
        && elements.prefix(9).contains { $0.kind == .colon }
    default: return false
    }
  }

  private func isPerson(_ index: Int) -> Bool {
    guard elements[index].kind == .word, elements[index].word == .plain,
      let first = bytes[safe: Int(elements[index].range.start)], 0x41...0x5A ~= first
    else { return false }
    return !isExercise(index..<(index + 1))
  }

  private static let mine = WordSet("mine")
  private static let own = WordSet("me myself moi")
}
