internal import JournalSyntax

/// Reps before the load, told by a word: `tractions 8 à -25, 6 à -25`, `mollets 15, 15, 12 à 70`.
extension FileReader {
  /// Puts the help of a machine before its reps, as in `-25x8`.
  mutating func settleHelpBehindReps() {
    guard elements.count > 4 else { return }
    var index = 1
    while index + 3 < elements.count {
      defer { index += 1 }
      guard elements[index].isBareWhole, 1_000...60_000 ~= elements[index].value,
        elements[index - 1].kind != .times,
        elements[index + 1].kind == .at || isWord(index + 1, in: Self.before),
        elements[index + 2].kind == .hyphen, elements[index + 2].spaceBefore,
        !elements[index + 3].spaceBefore, elements[index + 3].kind == .quantity,
        elements[index + 3].isBare || elements[index + 3].unit.isMass,
        elements[index + 3].value >= 2_000
      else { continue }
      let place = elements[index + 1].range
      var (reps, help, load) = (elements[index], elements[index + 2], elements[index + 3])
      reps.flags.remove(.spaceBefore)
      reps.flags.insert(.spaceAfter)
      help.flags.insert(.spaceBefore)
      load.flags.remove(.spaceAfter)
      anatomy.parser.elements[index] = help
      anatomy.parser.elements[index + 1] = load
      anatomy.parser.elements[index + 2] = Element(.times, place)
      anatomy.parser.elements[index + 3] = reps
      index += 3
    }
  }

  /// Makes a sign of the only `à` of the line behind a list of reps, for the load is that of all of them.
  mutating func settleBareLoadBehindList() {
    guard elements.count > 5,
      let word = elements.indices.last(where: {
        isWord($0, in: Self.before)
      }), word > 4, word + 2 == elements.count, elements[word + 1].isBare,
      elements[word + 1].value >= 2_000,
      elements[..<word].indices.allSatisfy({ !isWord($0, in: Self.before) })
    else { return }
    var index = word - 1
    var marks: [Int] = []
    while index > 1, elements[index].isBareWhole, 1_000...50_000 ~= elements[index].value,
      elements[index - 1].kind == .comma || elements[index - 1].kind == .slash
        || elements[index - 1].kind == .hyphen && !elements[index - 1].spaceBefore
    {
      marks.append(index - 1)
      index -= 2
    }
    guard !marks.isEmpty, index > 0, elements[index].isBareWhole,
      elements[index - 1].kind == .word || elements[index - 1].kind == .colon,
      marks.count > 1 || elements[marks[0]].kind != .hyphen
    else { return }
    for mark in marks { anatomy.parser.elements[mark].kind = .comma }
    anatomy.parser.elements[word].kind = .at
    anatomy.parser.elements[word].word = .plain
  }

  /// The `&` and the `and` of `row pin 5, 12 & 10`, behind the pin: commas, as between three sets.
  mutating func settleAndBehindPin() {
    guard elements.count > 5,
      let comma = elements.indices.dropFirst(2).first(where: { elements[$0].kind == .comma }),
      elements[comma - 1].isBareWhole, elements[comma - 2].meaning == .level,
      comma + 3 < elements.count, elements[comma + 1].isBareWhole,
      elements[comma + 2].kind == .ampersand || elements[comma + 2].meaning == .and,
      elements[comma + 3].isBareWhole, comma + 4 == elements.count
    else { return }
    anatomy.parser.elements[comma + 2] = Element(
      .comma, elements[comma + 2].range, flags: .spaceAfter)
  }

  private static let before = WordSet("à at a con mit")
}
