internal import JournalSyntax
internal import WorkoutModel

/// Labels on a line of their own among the sets of an exercise, which goes on: `Set 1`, `Back off`, `Drop sets`, `AMRAP`,
/// `Left`, `Week 1 5/3/1`.
extension FileReader {
  /// Keeps what the label says of the lines of sets right below. Returns whether the line is one.
  mutating func labelBetweenSets(_ indices: Range<Int>, _ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, context.section == .training,
      context.entry != nil || context.pendingName != nil,
      case let isClosed = elements[indices.upperBound - 1].kind == .colon,
      case let words = indices.lowerBound..<(indices.upperBound - (isClosed ? 1 : 0)),
      1...6 ~= words.count,
      isNumberedSet(words) || isLabelOfSets(words) || isWeekOfProgramme(words), isAboveSet
    else { return false }
    note(line.content)
    // All labels that tell more begin with a letter, so that no line is looked at twice.
    guard isLabelOfSets(words) else { return true }
    let below = linesOfSetsBelow
    if words.contains(where: { tellsDrop($0) }) {
      context.kindOfLabel = (.drop, below)
    } else if words.contains(where: { isWord($0, in: Self.maximal) }) {
      context.kindOfLabel = (.amrap, below.lowerBound..<(below.lowerBound + 1))
    }
    if words.count <= 2 {
      let side = elements[words.lowerBound].meaning
      if side == .left || side == .right {
        context.sideOfLabel = (side == .left ? .left : .right, below)
      }
    }
    return true
  }

  /// Words before sets on their line that name no exercise either: `supplemental 5x5 @90`, `Down sets 80 x 8`,
  /// `triple drop 85 x 6, 70 x 6`.
  mutating func isLabelBeforeSets(_ name: Range<Int>) -> Bool {
    guard context.entry != nil || context.pendingName != nil, 1...4 ~= name.count,
      isLabelOfSets(name)
    else { return false }
    if name.contains(where: { tellsDrop($0) }) { pendingKind = .drop }
    switch elements[name.lowerBound].meaning {
    case .left: context.sideOfLine = (.left, context.lineIndex)
    case .right: context.sideOfLine = (.right, context.lineIndex)
    default: break
    }
    return true
  }

  /// A label above says something of this line.
  var isBelowLabel: Bool {
    context.kindOfLabel?.lines.contains(context.lineIndex) == true
      || context.sideOfLabel?.lines.contains(context.lineIndex) == true
  }

  /// What the label above says of the sets of this line.
  var kindByLabel: SetKind? {
    guard let label = context.kindOfLabel, label.lines.contains(context.lineIndex) else {
      return nil
    }
    return label.kind
  }

  /// `Set 1`, `set two`.
  private func isNumberedSet(_ words: Range<Int>) -> Bool {
    guard words.count == 2, elements[words.lowerBound].meaning == .set else { return false }
    let number = elements[words.lowerBound + 1]
    return number.isBareWhole && number.value <= 20_000
      || isWord(words.upperBound - 1, in: Self.counts)
  }

  /// Nothing but words of labels, and no exercise that is known by them.
  private func isLabelOfSets(_ words: Range<Int>) -> Bool {
    guard words.allSatisfy({ isLabelWord($0) }),
      words.contains(where: {
        isWord($0, in: Self.labels) || elements[$0].meaning == .backoff
          || elements[$0].meaning == .drop
      })
    else { return false }
    return !names.isKnown(NameText.clean(written.bytes[range(words).indices]))
  }

  private func isLabelWord(_ index: Int) -> Bool {
    let element = elements[index]
    if element.kind == .hyphen || element.kind == .slash {
      return !element.spaceBefore && index > 0
    }
    return element.kind == .word
      && (element.meaning == .set || element.meaning == .backoff || element.meaning == .drop
        || isWord(index, in: Self.labels) || isWord(index, in: Self.besideLabels))
  }

  private func tellsDrop(_ index: Int) -> Bool {
    elements[index].meaning == .drop || isWord(index, in: Self.drops)
  }

  /// `BW` alone above bare reps.
  var isBodyAlone: Bool {
    elements.count == 1 && elements[0].meaning == .bodyweight && !elements[0].isNumber
      && (context.entry != nil || context.pendingName != nil) && isAboveSet && isBareRepsBelow
  }

  /// The `BW` of `Dips BW` above bare reps: nothing was lifted yet.
  mutating func settleBodyAboveReps() {
    guard let last = elements.last, last.meaning == .bodyweight, !last.isNumber,
      2...5 ~= elements.count, isAboveSet, isBareRepsBelow,
      elements.dropLast().allSatisfy({
        $0.kind == .word || $0.kind == .hyphen || $0.kind == .colon
      }), isExercise(0..<1) || isExercise(0..<(elements.count - 1))
    else { return }
    context.remarks.append(last.range)
    anatomy.parser.elements.removeLast()
    if elements.last?.kind == .hyphen || elements.last?.kind == .colon {
      anatomy.parser.elements.removeLast()
    }
    anatomy.parser.end = elements.count
  }

  /// The next line is a number and no more.
  private var isBareRepsBelow: Bool {
    let content = bytes[document.lines[context.lineIndex + 1].content.indices]
    return 1...2 ~= content.count && content.allSatisfy { Byte.isDigit($0) }
  }

  /// `5/3/1 week 1` below an exercise, whatever it is made of.
  var tellsWeekOfProgramme: Bool {
    guard 2...6 ~= elements.count, context.entry != nil || context.pendingName != nil,
      elements.indices.contains(where: { isWord($0, in: Self.weeks) }),
      elements.indices.allSatisfy({
        elements[$0].isBareWhole || elements[$0].kind == .slash || isWord($0, in: Self.weeks)
          || elements[$0].kind == .word && Byte.isDigit(bytes[Int(elements[$0].range.start)])
      }), elements.contains(where: \.isNumber)
    else { return false }
    return isAboveSet && dates.date(at: 0) == nil
  }

  /// `5/3/1 week 1`, `Week 3 day 1`: where the lifter is in a programme.
  private func isWeekOfProgramme(_ words: Range<Int>) -> Bool {
    guard elements[words].contains(where: \.isNumber),
      words.contains(where: { isWord($0, in: Self.weeks) })
    else { return false }
    return words.allSatisfy {
      elements[$0].isBareWhole || elements[$0].kind == .slash || isWord($0, in: Self.weeks)
    }
  }

  /// The lines right below that begin with a number or its sign, up to the first that does not.
  private var linesOfSetsBelow: Range<Int> {
    let first = context.lineIndex + 1
    let end = document.lines.indices[first...].first { !beginsWithSet($0) }
    return first..<(end ?? document.lines.count)
  }

  private var isAboveSet: Bool {
    context.lineIndex + 1 < document.lines.count && beginsWithSet(context.lineIndex + 1)
  }

  private func beginsWithSet(_ index: Int) -> Bool {
    let line = document.lines[index]
    guard line.kind == .text || line.kind == .item || line.kind == .numbered else { return false }
    let start = bytes[line.content.indices].prefix(2)
    guard let first = start.first, let last = start.last else { return false }
    return Byte.isDigit(first) || Self.signsOfSets.contains(first) && Byte.isDigit(last)
  }

  private static let signsOfSets = Array("+-x@".utf8)
  private static let labels = WordSet(
    """
    top back off backoff backoffs back-off back-offs down drop drops dropset dropsets strip stripset burnout finisher
    amrap last cluster clusters ramp pyramid speed pause paused pauses beltless straps tempo volume light heavy left right
    supplemental supplementary extra bonus overwarm overwarmup primer heaviest bos straight then mechanical triple double
    restpause belt belted
    """)
  private static let besideLabels = WordSet(
    """
    set sets single singles double doubles first second third final work working main rest the my a w with no and arm leg side
    hand each per both belt belted strap wraps sleeves reps rep up for to failure hard easy attempt
    """)
  private static let drops = WordSet("drop drops dropset dropsets strip stripset burnout")
  private static let maximal = WordSet("amrap")
  private static let counts = WordSet("one two three four five six")
  private static let weeks = WordSet("week wk day cycle block")
}
