internal import JournalSyntax
internal import WorkoutModel

/// Dumbbells by their size before the reps, on lines below their exercise: `60s - 10`, `60s/8/8/7`, `50s-10, 55s-8`,
/// `the 60s x 8`.
extension FileReader {
  /// Takes articles off, and puts times signs or commas between size and reps.
  mutating func settleBellsBeforeReps() {
    dropArticleBeforeBells()
    dropArticleBehindComma()
    dropCountOfBells()
    settleBellsOfLine()
    guard elements.count > 2, isSizeOfBells(0), isBelowLift else { return }
    let mark = elements[1].kind
    guard [.hyphen, .slash, .comma, .equals].contains(mark), isRepsOfBells(2) else { return }
    if mark == .slash || mark == .comma {
      guard elements.count > 4,
        elements.indices.dropFirst(1).allSatisfy({
          $0 % 2 == 1 ? elements[$0].kind == mark : isRepsOfBells($0)
        })
      else { return }
      for index in elements.indices where index > 1 && index % 2 == 1 {
        anatomy.parser.elements[index].kind = .comma
      }
    } else {
      for index in elements.indices.dropFirst().dropLast()
      where elements[index].kind == mark && isSizeOfBells(index - 1) && isRepsOfBells(index + 1) {
        makeTimes(index)
      }
    }
    makeTimes(1)
    anatomy.parser.elements[0].unit = .none
    anatomy.parser.elements[0].flags.insert(.loadOfSide)
    for index in elements.indices.dropLast()
    where elements[index].unit == .letterS && elements[index + 1].kind == .times {
      anatomy.parser.elements[index].unit = .none
      anatomy.parser.elements[index].flags.insert(.loadOfSide)
    }
  }

  /// The second of `55s x 9, 8. 60s x 4`: dumbbells as well.
  private mutating func settleBellsOfLine() {
    let sizes = elements.indices.dropLast(2).filter {
      isSizeOfBells($0) && elements[$0 + 1].kind == .times && isRepsOfBells($0 + 2)
    }
    guard sizes.count > 1 else { return }
    let words = elements[..<sizes[0]].prefix { $0.kind == .word }
    let isLift =
      words.isEmpty
      ? isBelowLift
      : names.nature(of: NameText.clean(written.bytes[range(words.indices).indices]))
        .isDisjoint(with: [.timed, .cardio, .distance])
    guard isLift else { return }
    for index in sizes {
      anatomy.parser.elements[index].unit = .none
      anatomy.parser.elements[index].flags.insert(.loadOfSide)
    }
  }

  private mutating func makeTimes(_ index: Int) {
    anatomy.parser.elements[index].kind = .times
    anatomy.parser.elements[index].flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
  }

  /// The `the` of `the 60s x 8`, the `pair of` of `pair of 60s x 8`, the `the` of `the bar x 10`.
  private mutating func dropArticleBeforeBells() {
    guard elements[0].kind == .word, elements.count > 3, isWord(0, in: Self.articles) else {
      return
    }
    let start = elements[1].meaning == .of ? 2 : 1
    guard elements.count > start + 2, elements[start + 1].kind == .times,
      isSizeOfBells(start) || elements[start].meaning == .bar, isBelowLift
    else { return }
    context.remarks.append(range(0..<start))
    anatomy.parser.elements.removeFirst(start)
    anatomy.parser.end = elements.count
  }

  /// The `the` of `front squat, the 24s: 4x6`.
  private mutating func dropArticleBehindComma() {
    guard
      let article = elements.indices.dropFirst(2).dropLast(3).first(where: {
        isWord($0, in: Self.articles) && elements[$0 - 1].kind == .comma && isSizeOfBells($0 + 1)
          && (elements[$0 + 2].kind == .colon || elements[$0 + 2].kind == .times)
      })
    else { return }
    anatomy.parser.elements.removeSubrange((article - 1)...article)
    anatomy.parser.end = elements.count
  }

  /// The `2 de` of `2 de 6 kg x15`: one in each hand, and no sets.
  private mutating func dropCountOfBells() {
    guard elements.count > 4, elements[0].isBareWhole, elements[0].value == 2_000,
      elements[1].meaning == .of || isWord(1, in: Self.of), elements[2].kind == .quantity,
      elements[2].unit.isMass, elements[3].kind == .times, elements[4].isBareWhole, isBelowLift
    else { return }
    context.remarks.append(range(0..<2))
    anatomy.parser.elements.removeFirst(2)
    anatomy.parser.elements[0].flags.insert(.loadOfSide)
    anatomy.parser.end = elements.count
  }

  private func isSizeOfBells(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].unit == .letterS
      && elements[index].flags.contains(.unitGlued) && elements[index].value >= 5_000
  }

  private func isRepsOfBells(_ index: Int) -> Bool {
    index < elements.count && elements[index].isBareWhole
      && 1_000...30_000 ~= elements[index].value
  }

  /// What stands above is lifted, and neither held nor run.
  private var isBelowLift: Bool {
    let others: ExerciseNature = [.timed, .cardio, .distance]
    if let pending = context.pendingName {
      return names.nature(of: pending.text).isDisjoint(with: others)
    }
    return context.entry.map { file.entries[$0].nature.isDisjoint(with: others) } ?? false
  }

  private static let of = WordSet("de di da von z av van по")
  private static let articles = WordSet("the pair two my")
}
