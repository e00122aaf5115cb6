internal import JournalSyntax

/// A load and the reps of each set, whatever stands between the reps and between them and the load:
/// `80 kg (10/12/12)`, `25, 10-11-12 reps`, `8-10-8 x 30 kg`, `4 6 6 x 45 lb`.
extension FileReader {
  /// Where the load and the reps stand.
  private struct LoadAndList {
    let load: Int
    let reps: [Int]
    let all: Range<Int>
  }

  /// Writes them as `80 kg x 10, 12, 12` or `8, 10, 8 @ 30 kg`.
  mutating func settleUsualList() {
    guard 4...40 ~= elements.count,
      let first = firstOfWork,
      let found = [listBeforeLoad(first), listBehindLoad(first)].lazy.compactMap({ $0 })
        .first(where: { isUsual($0) && endsUsual($0) }),
      isLifted(before: first)
    else { return }
    var written: [Element] = []
    for rep in found.reps {
      if !written.isEmpty { written.append(sign(.comma, before: rep)) }
      written.append(elements[rep])
    }
    if found.load == first {
      written = [elements[first], sign(.times, before: found.reps[0])] + written
    } else {
      var at = sign(.at, before: found.load)
      // Nobody says `with 8` of how hard it was.
      if elements[found.load - 1].meaning == .with { at.word = elements[found.load - 1].word }
      written += [at, elements[found.load]]
    }
    for index in written.indices { written[index].flags.formUnion([.spaceBefore, .spaceAfter]) }
    anatomy.parser.elements.replaceSubrange(found.all, with: written)
  }

  private func endsUsual(_ found: LoadAndList) -> Bool {
    let end = found.all.upperBound
    if endsWithPlainRemark(end) { return true }
    // `12-11-10 x 40 kg (+2.5 next time)`.
    return elements[found.load].unit.isMass
      && (endsWithTalk(end) || elements[end].kind == .openParenthesis && endsWithRemark(end))
  }

  /// Columns, whose cells keep their places.
  var isRowOfCells: Bool {
    context.table != nil
      || elements.dropFirst().contains {
        ($0.flags.contains(.gap) || isTabbed($0)) && $0.meaning != .rest && !$0.isRatingWord
      }
  }

  private func sign(_ kind: Element.Kind, before index: Int) -> Element {
    let start = Int(elements[index].range.start)
    return Element(kind, ByteRange(start, start))
  }

  /// `80 kg (10/12/12)`, `25, 10-11-12`, `60: 8 8 8`.
  private func listBehindLoad(_ load: Int) -> LoadAndList? {
    var index = load + 1
    guard index + 2 < elements.count, elements[load].kind == .quantity else { return nil }
    let mark = elements[index]
    let isEnclosed = mark.kind == .openParenthesis
    switch mark.kind {
    // `97.5 5/5/4` is weighed with the lines like it.
    case .quantity where elements[load].unit.isMass: break
    case .times, .colon, .comma, .openParenthesis: index += 1
    case .hyphen where mark.spaceBefore && mark.spaceAfter: index += 1
    case .word where mark.meaning == .for: index += 1
    default: return nil
    }
    let reps = spacedOrMarkedReps(from: index)
    guard reps.count > 1, let last = reps.last, reps.count > 2 || arePair(reps, isEnclosed)
    else { return nil }
    var end = last + 1
    if isEnclosed {
      // `155 lb (2-2-2)`: how fast.
      guard elements[safe: end]?.kind == .closeParenthesis,
        reps.count != 3 || reps.contains(where: { elements[$0].value > 4_000 }),
        !mayBeDay(reps)
      else { return nil }
      end += 1
    }
    return LoadAndList(load: load, reps: reps, all: load..<end)
  }

  /// `140 kg (12/11/20)`.
  private func mayBeDay(_ reps: [Int]) -> Bool {
    reps.count == 3 && elements[reps[0] + 1].kind == .slash
      && 15_000...30_000 ~= elements[reps[2]].value && elements[reps[0]].value <= 12_000
  }

  /// `60 8-10` is a range, `60 12/12` both sides.
  private func arePair(_ reps: [Int], _ isEnclosed: Bool) -> Bool {
    let mark = elements[reps[0] + 1]
    let falls = elements[reps[0]].value > elements[reps[1]].value
    switch mark.kind {
    case .slash: return isEnclosed || mark.spaceBefore || falls
    case .hyphen: return falls || isEnclosed && elements[reps[0]].value == elements[reps[1]].value
    default: return true
    }
  }

  /// `8-10-8 x 30 kg`, `4 6 6 @ 45`.
  private func listBeforeLoad(_ first: Int) -> LoadAndList? {
    let reps = spacedOrMarkedReps(from: first)
    // `6 8 @ 60` may be six sets of eight.
    guard reps.count > 1, let last = reps.last,
      reps.count > 2 || elements[last - 1].kind == .comma
        || elements[last - 1].kind == .slash && elements[last - 1].spaceBefore,
      let mark = elements[safe: last + 1],
      let load = elements[safe: last + 2], load.kind == .quantity
    else { return nil }
    switch mark.kind {
    case .at, .times: break
    case .hyphen where mark.spaceBefore && mark.spaceAfter: break
    case .word where mark.meaning == .with || mark.meaning == .at: break
    default: return nil
    }
    return LoadAndList(load: last + 2, reps: reps, all: first..<(last + 3))
  }

  /// Whole numbers with one kind of mark between them: a comma, a slash, a dash, or none.
  private func spacedOrMarkedReps(from first: Int) -> [Int] {
    guard isRep(first), let next = elements[safe: first + 1] else { return [] }
    var reps = [first]
    if next.isNumber {
      while let last = reps.last, isRep(last + 1), elements[last + 1].spaceBefore {
        reps.append(last + 1)
      }
      return reps
    }
    guard next.kind == .comma || next.kind == .slash || next.kind == .hyphen else { return [] }
    while let last = reps.last, let mark = elements[safe: last + 1], mark.kind == next.kind,
      mark.spaceBefore == next.spaceBefore, isRep(last + 2)
    {
      reps.append(last + 2)
    }
    return reps
  }

  private func isRep(_ index: Int) -> Bool {
    guard let number = elements[safe: index], number.kind == .quantity else { return false }
    return (number.unit == .none || number.unit == .repetition) && number.value % 1000 == 0
      && 1_000...30_000 ~= number.value && !number.flags.contains(.loadOfSide)
  }

  /// The reps are near each other, and the load is none of them.
  private func isUsual(_ found: LoadAndList) -> Bool {
    let values = found.reps.map { elements[$0].value }
    guard let least = values.min(), let most = values.max(), most / 5 * 2 <= least,
      found.reps.dropLast().allSatisfy({ elements[$0].isBare })
    else { return false }
    let load = elements[found.load]
    // `10 kg, 12, 14` are three loads.
    if load.unit.isMass {
      return found.load > found.reps[0] || load.value > most
        || elements[found.load + 1].kind != elements[found.reps[0] + 1].kind
        || values[0] > values[values.count - 1]
    }
    guard load.isBare else { return false }
    // `5 5 5 @8` and `5, 5, 5 @ 8.5` are rated.
    let isBehind = found.load > found.reps[0]
    if isBehind, elements[found.load - 1].kind == .at, load.value <= 10_000 { return false }
    // `40, 12, 10, 8` is weighed with the lines like it, unless its end tells what it counts.
    if !isBehind, elements[found.load + 1].kind == elements[found.reps[0] + 1].kind {
      guard elements[found.reps[found.reps.count - 1]].unit == .repetition,
        load.value / 5 * 2 >= most
      else { return false }
    }
    if isBehind, elements[found.load - 1].meaning == .with { return load.value >= 2_500 }
    if load.flags.contains(.fraction) { return load.value >= 5_000 }
    return load.value >= 20_000 || load.value > most
  }

  /// The first number that is no part of the name, as those of `Row (2s pause) 50`, `45° row` and `1-arm row` are.
  var firstOfWork: Int? {
    var depth = 0
    for index in elements.indices.dropFirst(behindSetLabel) {
      switch elements[index].kind {
      case .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      case .quantity, .clock:
        let isEnclosed =
          depth > 0
          && (elements[index - 1].kind == .word || elements[safe: index + 1]?.kind == .word)
        let isGlued =
          elements[safe: index + 1]?.kind == .hyphen && !elements[index + 1].spaceBefore
          && elements[safe: index + 2]?.kind == .word
        if !isEnclosed, !isGlued { return index }
      default: break
      }
    }
    return nil
  }

  /// The words before the number, without the mark behind them; `nil` where other signs stand there, as the minus
  /// of `Chins -30 kg 8, 6, 6` does.
  func nameOfUsual(before number: Int) -> Range<Int>? {
    guard behindSetLabel <= number else { return nil }
    var name = behindSetLabel..<number
    if let last = name.last {
      switch elements[last].kind {
      case .colon, .equals, .comma, .pipe, .arrow, .other: name.removeLast()
      case .hyphen where elements[last].spaceAfter: name.removeLast()
      default: break
      }
      if name.isEmpty { return nil }
    }
    guard let last = name.last else { return name }
    let isPlain = elements[name].allSatisfy { $0.isOfPlainName }
    // `Leg curl, paused`, `Calf raise (Rogue bar)`.
    let isAmended =
      elements[name.lowerBound].kind == .word
      && elements[name].allSatisfy {
        $0.isOfPlainName || $0.kind == .word || $0.kind == .comma || $0.isNumber
          || $0.kind == .openParenthesis || $0.kind == .closeParenthesis || $0.kind == .at
      }
      && (isExercise(name.lowerBound..<(name.first { !elements[$0].isOfPlainName } ?? last))
        || isExercise(name))
    return (isPlain || isAmended) && elements[last].kind != .hyphen ? name : nil
  }

  /// Words before the number name something that is lifted; where none do, the line above does.
  func isLifted(before number: Int) -> Bool {
    guard let name = nameOfUsual(before: number) else { return false }
    let other: ExerciseNature = [.bodyweight, .timed, .cardio, .distance]
    guard name.isEmpty else {
      return names.nature(of: NameText.clean(written.bytes[range(name).indices]))
        .isDisjoint(with: other)
    }
    return context.pendingName.map { names.nature(of: $0.text).isDisjoint(with: other) }
      ?? context.entry.map { file.entries[$0].nature.isDisjoint(with: other) } ?? false
  }
}

extension Element {
  /// A word of a name, with its tool or side: `DB press`, `Leg curl`.
  var isOfPlainName: Bool {
    switch kind {
    case .hyphen: true
    case .word:
      word == .plain || meaning == .equipment || meaning == .side || meaning == .each
        || meaning == .bar || meaning == .and || meaning == .with
    default: false
    }
  }
}
