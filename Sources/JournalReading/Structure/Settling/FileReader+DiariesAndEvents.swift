internal import JournalSyntax

/// What strongmen, climbers and runners write beside their sets, before all else is settled.
extension FileReader {
  mutating func settleDiariesAndEvents() {
    guard 3...200 ~= elements.count, elements.contains(where: \.isNumber) else { return }
    settleLoadsInSentences()
    guard elements.count > 2 else { return }
    settleGradesOfClimbs()
    guard elements.count > 2 else { return }
    dropClimbOfWay()
    dropRecoveryBehindTime()
    settleLoadBehindHang()
    settleWarmupsInRow()
    settleListsOfTimes()
    settleOtherSideOfTime()
    dropPriceBehindLoad()
    guard elements.count > 3, elements[0].kind == .word else { return }
    settleHandsInTurn()
    settleLoadsAllMade()
    settleNounBeforeReps()
    dropMannerBeforeTimes()
    dropPlaceBeforeReps()
  }

  /// The `15 left` of `Stood on one leg: 20 seconds right, 15 left`: of the same unit.
  private mutating func settleOtherSideOfTime() {
    for index in elements.indices.dropFirst(3).dropLast()
    where elements[index].isBareWhole && elements[index - 1].kind == .comma
      && isSideWord(index + 1) && isSideWord(index - 2)
      && elements[index + 1].meaning != elements[index - 2].meaning
      && (elements[index - 3].unit == .second || elements[index - 3].unit == .minute)
    {
      anatomy.parser.elements[index].unit = elements[index - 3].unit
    }
  }

  private func isSideWord(_ index: Int) -> Bool {
    elements[index].meaning == .left || elements[index].meaning == .right
  }

  /// The `(new pair, $14)` of `Arm curls - 6 lbs (new pair, $14) - 2 sets of 10`.
  private mutating func dropPriceBehindLoad() {
    guard
      let open = elements.indices.dropFirst().dropLast(3).first(where: {
        elements[$0].kind == .openParenthesis && elements[$0 - 1].unit.isMass
      }),
      let close = elements[open...].prefix(9).firstIndex(where: { $0.kind == .closeParenthesis }),
      close + 1 < elements.count,
      elements[open..<close].indices.contains(where: { isPrice($0) }),
      elements[open..<close].indices.allSatisfy({ !elements[$0].isNumber || isPrice($0) })
    else { return }
    context.remarks.append(range((open + 1)..<close))
    anatomy.parser.elements.removeSubrange(open...close)
    anatomy.parser.end = elements.count
  }

  // MARK: Rows of reps

  /// The second `x` of `dips bw x8 x6`, in a file that writes `135 x8 x7 x6` somewhere: the reps of each set.
  private mutating func settleListsOfTimes() {
    guard elements.count > 4 else { return }
    var index = 1
    while index + 3 < elements.count {
      defer { index += 1 }
      guard isTimesOfList(index), isTimesOfList(index + 2),
        index + 4 >= elements.count || !isTimesOfList(index + 4),
        index < 2 || !isTimesOfList(index - 2),
        elements[index - 1].isNumber || elements[index - 1].meaning == .bodyweight,
        elements[index + 1].isBareWhole, elements[index + 3].isBareWhole, listsRepsByTimes()
      else { continue }
      anatomy.parser.elements[index + 2].kind = .comma
      anatomy.parser.elements[index + 2].flags = .spaceAfter
      anatomy.parser.elements[index + 3].flags.insert(.spaceBefore)
    }
  }

  private func isTimesOfList(_ index: Int) -> Bool {
    elements[index].kind == .times && elements[index].spaceBefore && !elements[index].spaceAfter
  }

  /// Somewhere three numbers or more stand so behind a load; asked once a file.
  private mutating func listsRepsByTimes() -> Bool {
    if let known = context.timesTellLists { return known }
    var lists = 0
    for line in document.lines where line.kind == .text || line.kind == .item {
      guard line.content.count <= 400 else { continue }
      var row = 0
      for word in bytes[line.content.indices].split(separator: Byte.space) {
        let isTimes = word.count > 1 && word.count < 4 && word.first.map { $0 | 0x20 } == 0x78
        row = isTimes && word.dropFirst().allSatisfy { Byte.isDigit($0) } ? row + 1 : 0
        if row == 3 { lists += 1 }
      }
    }
    context.timesTellLists = lists > 1
    return lists > 1
  }
}
