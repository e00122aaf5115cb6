internal import JournalSyntax

/// Names of the writer's own between the sets of a line: `Heben 1x5 130, KZ 10 8 7, Rudern 3x10 60`.
extension FileReader {
  /// Plain words behind a comma or a slash name an exercise when nothing but the reps of its sets,
  /// and perhaps its load, stand behind them up to the next.
  ///
  /// `paused 5 5 5` tells how the sets before went on, `since 3/2/26` a day, `pulse 110 120 130` a heart.
  func isShortName(_ name: Range<Int>, before number: Int, _ end: Int) -> Bool {
    guard 1...3 ~= name.count, isNameLike(name) || headsSlashedReps(name, number, end),
      name.allSatisfy({ elements[$0].word == .plain || elements[$0].meaning == .equipment }),
      !name.contains(where: {
        isManner(elements[$0]) || isDoing(elements[$0]) || isRamp(elements[$0])
          || isWord($0, in: Self.kinds)
      }), !isGear(name),
      let stop = behindReps(number, end)
    else { return false }
    guard stop < end else { return true }
    switch elements[stop].kind {
    case .comma, .semicolon, .period, .exclamation: return true
    case .slash, .plus: return elements[stop].spaceBefore && elements[stop].spaceAfter
    default: return false
    }
  }

  /// An exercise, one that stands above, or capitals: no people, parts of the body or manners.
  private func isNameLike(_ name: Range<Int>) -> Bool {
    if isExercise(name) || name.contains(where: { isExercise($0..<($0 + 1)) }) { return true }
    let word = bytes[range(name).indices]
    let first = bytes[elements[name.lowerBound].range.indices]
    if name.count <= 2, 2...4 ~= first.count, first.allSatisfy({ (0x41...0x5A).contains($0) }) {
      return !isWord(name.lowerBound, in: Self.capitals)
    }
    return file.traces.suffix(Self.mostNames).contains { trace in
      trace.name.indices.upperBound <= bytes.count && bytes[trace.name.indices].elementsEqual(word)
    }
  }

  /// The `24 10/9/8` of `bench 70 6/6/5, dumbbells 24 10/9/8`: a load of its own and its reps; `Anna 24
  /// 10/9/8` may be those of somebody else.
  private func headsSlashedReps(_ name: Range<Int>, _ load: Int, _ end: Int) -> Bool {
    !isCapital(Int(elements[name.lowerBound].range.start)) && load + 3 < end
      && elements[load].kind == .quantity
      && (elements[load].unit == .none || elements[load].unit.isMass)
      && isReps(load + 1, end) && elements[load + 1].spaceBefore
      && elements[load + 2].kind == .slash && !elements[load + 2].spaceBefore
      && isReps(load + 3, end) && elements[load].value >= elements[load + 1].value
  }

  private static let capitals = WordSet("atg pr prs pb rpe rir rm hr amrap emom doms bw usa ok")

  /// Behind `10 8 7`, `10/9/8`, `10/9/8 28`, `30 8/7/6`, `65 8 8 8` and `+5: 6 6 5`.
  private func behindReps(_ start: Int, _ end: Int) -> Int? {
    guard start < end else { return nil }
    var index = start
    var hasLoad = false
    if elements[index].kind == .plus, index + 3 < end, elements[index + 1].kind == .quantity,
      elements[index + 2].kind == .colon
    {
      (index, hasLoad) = (index + 3, true)
    } else if index + 2 < end, elements[index].kind == .quantity, elements[index + 1].isNumber,
      elements[index + 1].spaceBefore,
      elements[index + 2].kind == .slash || elements[index].value / 2 >= elements[index + 1].value
    {
      (index, hasLoad) = (index + 1, true)
    }
    let first = index
    guard isReps(index, end) else { return nil }
    let isSlashed =
      index + 1 < end && elements[index + 1].kind == .slash && !elements[index + 1].spaceBefore
    var (least, most) = (elements[index].value, elements[index].value)
    var rises = false
    var count = 1
    while case let next = isSlashed ? index + 2 : index + 1, isReps(next, end),
      isSlashed ? elements[next - 1].kind == .slash && !elements[next].spaceBefore : true
    {
      least = min(least, elements[next].value)
      rises = rises || elements[next].value > elements[index].value
      most = max(most, elements[next].value)
      count += 1
      index = next
    }
    guard count > (hasLoad ? 1 : 2), most >= 5_000, least >= most / 3, index > first else {
      return nil
    }
    index += 1
    let isLoad =
      isSlashed && !hasLoad && index < end && elements[index].kind == .quantity
      && (elements[index].unit == .none || elements[index].unit.isMass)
    // `knee 6 7 6`: reps without a load fall from set to set, and marks rise.
    guard !rises || hasLoad || isLoad else { return nil }
    return isLoad ? index + 1 : index
  }

  private func isReps(_ index: Int, _ end: Int) -> Bool {
    index < end && elements[index].kind == .quantity && elements[index].unit == .none
      && 1_000...50_000 ~= elements[index].value && elements[index].value % 1000 == 0
  }

  /// Kinds of sets, and what is measured beside them.
  private static let kinds = WordSet(
    """
    paused pause pauses pyramid pyramide pirámide drops myo cluster clusters partials negatives forced
    warm splits laps sauna knee knees back pain pulse hr hf rests last first
    """)

  /// The `Beinpr.` of `Beuge 3x5 100, Beinpr. 2x12 150`: the start of a name that stands above.
  func isShortened(_ word: Int, _ end: Int) -> Bool {
    guard word + 3 < end, elements[word + 1].kind == .period, !elements[word + 1].spaceBefore,
      elements[word].word == .plain, elements[word].range.count >= 3, elements[word + 2].isNumber,
      anatomy.parser.isFactorOfNext(word + 2)
        || isShortName(word..<(word + 1), before: word + 2, end)
    else { return false }
    return shortens(word, trace)
      || file.traces.suffix(Self.mostNames).contains { shortens(word, $0) }
  }

  private func shortens(_ word: Int, _ trace: EntryTrace) -> Bool {
    let start = bytes[elements[word].range.indices]
    let name = trace.name.indices
    return name.count > start.count + 1 && name.upperBound <= bytes.count
      && bytes[name].starts(with: start)
  }

  /// So many of the last are compared, however long the journal is.
  private static let mostNames = 128
}
