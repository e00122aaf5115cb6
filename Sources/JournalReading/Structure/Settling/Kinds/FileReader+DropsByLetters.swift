internal import JournalSyntax

/// Drops, rest-pauses and myo-reps told by their words among sets: `85 x 6 ds 70 x 6`, `85 x 6, 70 x 6, 60 x 6 drop set`,
/// `85 RP: 6, 3, 2`, `85 x 12 myo 3/3/3`.
extension FileReader {
  mutating func settleDropsByLetters() {
    guard elements.count > 4 else { return }
    settleDropsBetweenSets()
    settleDropsAtEnd()
    settleRestPauseBehindLoad()
    settleMyoReps()
  }

  /// Puts an arrow in place of the `ds` between two sets.
  private mutating func settleDropsBetweenSets() {
    for index in elements.indices.dropFirst(3).dropLast(3)
    where isWord(index, in: Self.dropWords) && elements[index - 1].isBareWhole
      && elements[index - 2].kind == .times && isSetAt(index + 1)
    {
      anatomy.parser.elements[index].kind = .arrow
      anatomy.parser.elements[index].word = .plain
    }
  }

  /// `85 x 6, 70 x 6, 60 x 6 drop set`: each lighter than the one before.
  private mutating func settleDropsAtEnd() {
    guard
      let word = elements.indices.last(where: {
        elements[$0].kind == .word && elements[$0].meaning == .drop
      }),
      word > 6, elements[(word + 1)...].allSatisfy({ $0.meaning == .set }),
      case let joints = elements.indices.filter({
        $0 > 2 && [.comma, .slash].contains(elements[$0].kind) && isSetAt($0 + 1)
          && elements[$0 - 2].kind == .times
      }), !joints.isEmpty, elements[word - 1].isBareWhole,
      joints.count + 1 == elements.count(where: { $0.kind == .times }),
      joints.allSatisfy({ elements[$0 + 1].value < elements[$0 - 3].value })
    else { return }
    for joint in joints {
      anatomy.parser.elements[joint].kind = .arrow
      anatomy.parser.elements[joint].flags = [.spaceBefore, .spaceAfter]
    }
    dropTail(word)
  }

  /// A load and its reps.
  private func isSetAt(_ index: Int) -> Bool {
    index + 2 < elements.count && elements[index].kind == .quantity
      && (elements[index].isBare || elements[index].unit.isMass)
      && elements[index + 1].kind == .times && elements[index + 2].isBareWhole
  }

  /// The `RP:` of `85 RP: 6, 3, 2` and the `cluster` of `85 cluster 2-2-2`: what stands before them is the load.
  private mutating func settleRestPauseBehindLoad() {
    guard let word = elements.indices.dropLast(3).first(where: { isWord($0, in: Self.pauseWords) }),
      word > 0, elements[word - 1].isBare || elements[word - 1].unit.isMass,
      elements[word - 1].value >= 20_000, word == 1 || elements[word - 2].kind == .word,
      case let first = elements[word + 1].kind == .colon ? word + 2 : word + 1,
      case let list = first..<elements.count, list.count > 1,
      elements[list].allSatisfy({
        $0.isBareWhole && $0.value <= 30_000 || [.comma, .hyphen, .plus, .slash].contains($0.kind)
      }), elements[first].isBareWhole
    else { return }
    context.remarks.append(elements[word].range)
    for index in list where !elements[index].isNumber {
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].flags = .spaceAfter
    }
    for index in list.dropFirst().reversed()
    where elements[index].isNumber && elements[index - 1].isNumber {
      anatomy.parser.elements.insert(signOf(.comma, at: index), at: index)
    }
    anatomy.parser.elements.replaceSubrange(word..<first, with: [signOf(.times, at: word)])
    anatomy.parser.elements[word + 1].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  /// The `myo 3/3/3` of `85 x 12 myo 3/3/3`: more reps at the same load.
  private mutating func settleMyoReps() {
    guard
      let word = elements.indices.dropFirst(3).dropLast().first(where: { isWord($0, in: Self.myo) }
      ),
      case let reps = elements[word - 1].kind == .comma ? word - 2 : word - 1,
      elements[reps].isBareWhole, elements[reps - 1].kind == .times,
      case let first = isWord(word + 1, in: Self.reps) ? word + 2 : word + 1,
      first < elements.count,
      elements[first...].allSatisfy({
        $0.isBareWhole && $0.value <= 12_000 || [.comma, .hyphen, .plus, .slash].contains($0.kind)
      })
    else { return }
    var set: [Element] = []
    for index in first..<elements.count where elements[index].isNumber {
      var number = elements[index]
      number.flags = [.spaceBefore, .spaceAfter]
      set += [signOf(.plus, at: index), number]
    }
    anatomy.parser.elements.replaceSubrange((reps + 1)..., with: set)
    anatomy.parser.elements[reps].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  private static let dropWords = WordSet("ds dd dropped dropping")
  private static let pauseWords = WordSet("rp restpause cluster clusters")
  private static let myo = WordSet("myo myos myoreps myo-reps minis")
  private static let reps = WordSet("reps sets")
}
