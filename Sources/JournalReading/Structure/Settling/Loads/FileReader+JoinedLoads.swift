internal import JournalSyntax

/// A load and its work on the two sides of any sign: `Squat 80 → 8/8/7`, `Row [60] 8|8|7`, `Press @40 ▸ 3x8`,
/// `Curl 15, 12 and 10 // 12.5`.
///
/// People part them by what lies on their keyboard, and each keeps to one sign; what tells is that behind the
/// name stand one number as heavy as a load and numbers as small as reps, and no more.
extension FileReader {
  /// Writes the load, the sign that the others write, and the work with commas.
  mutating func settleJoinedLoad() {
    guard 3...60 ~= elements.count,
      let first = firstOfWork
    else { return }
    settleKilosOfLift(first)
    if settleLoadBeforeJoint(first) || settleLoadBehindJoint(first) { return }
    settleJoinedPairs(first)
  }

  /// `Squat 80k 3x8` is told in kilograms, `Run 10k` is not.
  private mutating func settleKilosOfLift(_ first: Int) {
    guard let number = elements[first...].firstIndex(where: { $0.unit == .kilo }),
      elements[number].value >= 20_000,
      elements[first...].allSatisfy({ !$0.unit.isTime && $0.kind != .clock }),
      let name = nameOfUsual(
        before: first > 0 && elements[first - 1].kind == .times ? first - 1 : first),
      !name.isEmpty,
      names.nature(of: NameText.clean(written.bytes[range(name).indices])).contains(.lifted)
    else { return }
    for index in number..<elements.count where elements[index].unit == .kilo {
      anatomy.parser.elements[index].unit = .kilogram
    }
  }

  private mutating func settleLoadBeforeJoint(_ first: Int) -> Bool {
    guard let (start, behind) = joinedLoad(first), let joint = endOfJoint(behind),
      var work = jointWork(from: joint), endsWork(&work, from: joint),
      start < first || isOdd(behind..<joint, work), isLoad(first, of: work),
      isOfLift(start, day: first)
    else { return false }
    var written = [loadOfJoint(first)]
    if !work.isProduct || work.parts[0].unit == .repetition {
      written.append(signOfJoint(.times, before: joint))
    }
    written += work.parts
    if opensColumn(joint) { context.rowOfSetsLine = context.lineIndex }
    anatomy.parser.elements.replaceSubrange(start..<work.end, with: written)
    return true
  }

  private mutating func settleLoadBehindJoint(_ first: Int) -> Bool {
    let start = first > 0 && elements[first - 1].kind == .times ? first - 1 : first
    guard var work = jointWork(from: start) else { return false }
    let isAmrap = elements[safe: work.end]?.kind == .plus && !work.isProduct
    if isAmrap { keepPlus(&work) }
    guard let joint = endOfJoint(work.end), joint > work.end || isAmrap || opensColumn(joint),
      let number = elements[joint...].firstIndex(where: \.isNumber), number <= joint + 1,
      let (load, last) = joinedLoad(number), load == joint || number == joint,
      let end = behindBracket(joint, last), endsWithPlainRemark(end), isLoad(number, of: work),
      isAmrap || isOdd(work.end..<joint, work) || isApart(work, joint, number),
      load < number || !isSum(number, of: work, elements[work.end].kind),
      isOfLift(start, day: first),
      dates.date(at: number) == nil
    else { return false }
    if opensColumn(joint) { context.rowOfSetsLine = context.lineIndex }
    anatomy.parser.elements.replaceSubrange(
      start..<end, with: work.parts + [signOfJoint(.at, before: number), loadOfJoint(number)])
    return true
  }

  /// Behind the name of what is lifted, or below it where no day stands there.
  private func isOfLift(_ start: Int, day: Int) -> Bool {
    guard let name = nameOfUsual(before: start), isLifted(before: start) else { return false }
    return !name.isEmpty || dates.date(at: day) == nil
  }

  /// The plus of `8,8,7+`, which stays with the reps.
  private func keepPlus(_ work: inout WorkOfJoint) {
    work.parts.append(elements[work.end])
    work.end += 1
  }

  /// Behind the bracket of `(@80)` that was opened before it; `nil` where it stays open.
  private func behindBracket(_ joint: Int, _ end: Int) -> Int? {
    guard joint > 0, elements[joint - 1].kind == .openParenthesis,
      elements[end - 1].kind != .closeParenthesis
    else { return end }
    return elements[safe: end]?.kind == .closeParenthesis ? end + 1 : nil
  }

  /// The load or the work stands in a column of its own.
  func opensColumn(_ index: Int) -> Bool {
    guard context.table == nil, let element = elements[safe: index] else { return false }
    return element.flags.contains(.gap) || isTabbed(element)
  }

  /// The load at `number` from its `@` or its bracket on, and the index behind it.
  private func joinedLoad(_ number: Int) -> (start: Int, end: Int)? {
    let load = elements[number]
    guard load.kind == .quantity, load.unit.isMass || load.isBare,
      1_000...1_000_000 ~= load.value
    else { return nil }
    guard number > 0 else { return (0, 1) }
    switch elements[number - 1].kind {
    case .at: return (number - 1, number + 1)
    case .openParenthesis where elements[safe: number + 1]?.kind == .closeParenthesis:
      return (number - 1, number + 2)
    default: return (number, number + 1)
    }
  }

  /// Behind up to three signs between blanks, or a word such as `for`; `start` where there is none.
  private func endOfJoint(_ start: Int) -> Int? {
    guard let sign = elements[safe: start] else { return nil }
    if sign.kind == .word {
      return sign.meaning == .for || sign.meaning == .with ? start + 1 : nil
    }
    var end = start
    while let sign = elements[safe: end], end < start + 3,
      isSignOfJoint(sign, isFirst: end == start)
    {
      end += 1
    }
    // `80.5/8` and `80:8` are one.
    let isApart =
      end == start || sign.spaceBefore || elements[end - 1].spaceAfter
      || elements[end - 1].kind == .openParenthesis
    return isApart ? end : nil
  }

  func isSignOfJoint(_ sign: Element, isFirst: Bool) -> Bool {
    switch sign.kind {
    case .arrow, .colon, .equals, .pipe, .comma, .tilde, .semicolon, .dot, .openParenthesis: true
    case .hyphen, .slash, .period: sign.spaceBefore || !isFirst
    case .times, .at: isFirst
    // `>`, `»`, `▸`, and no emoji; `60°` tells how far.
    case .other, .quote:
      sign.spaceBefore
        && (bytes[Int(sign.range.start)] == UInt8(ascii: ">")
          || sign.range.count > 1 && bytes[Int(sign.range.start)] < 0xF0)
    default: false
    }
  }

  /// A mark that the other rules leave alone between a load and its work.
  private func isOddMark(_ kind: Element.Kind) -> Bool {
    switch kind {
    case .arrow, .equals, .pipe, .tilde, .semicolon, .dot, .period, .other, .quote, .slash,
      .ampersand, .at, .openParenthesis:
      true
    default: false
    }
  }

  /// What others write is left as it stands: `80 x 8, 8, 7`, `80: 8 8 7`, `3x8 @ 80`.
  private func isOdd(_ joint: Range<Int>, _ work: WorkOfJoint) -> Bool {
    switch work.mark {
    case .semicolon, .pipe, .ampersand: return true
    default:
      let signs = elements[joint]
      guard let sign = signs.first else { return opensColumn(joint.upperBound) }
      if work.parts[0].unit == .set { return sign.kind == .openParenthesis || isOddMark(sign.kind) }
      if signs.count > 1 || work.isSpoken || work.isMarked && sign.kind != .times { return true }
      return isOddMark(sign.kind) && sign.kind != .at && sign.kind != .openParenthesis
        && sign.kind != work.mark
    }
  }

  /// The bracket of the work is closed, and the line ends.
  private func endsWork(_ work: inout WorkOfJoint, from joint: Int) -> Bool {
    if elements[joint - 1].kind == .openParenthesis {
      guard elements[safe: work.end]?.kind == .closeParenthesis else { return false }
      work.end += 1
    }
    // `3,3,3,3,5+`.
    if elements[safe: work.end]?.kind == .plus, !work.isProduct {
      return elements[work.end].spaceAfter && endsWithPlainRemark(work.end + 1)
    }
    return endsWithPlainRemark(work.end)
  }

  /// The comma of `8/8/7, 80 kg` and of `8 8 7, 80 kg`, the bracket of `8/8/7 (80 kg)` and `3x8 (@80)`.
  private func isApart(_ work: WorkOfJoint, _ joint: Int, _ number: Int) -> Bool {
    guard elements[number].unit.isMass || number > joint else { return false }
    let sign = elements[joint - 1]
    return sign.kind == .openParenthesis
      || sign.kind == .comma && work.mark != .comma && !work.isProduct
  }

  /// As heavy as a load, and the reps near each other or far below it.
  private func isLoad(_ number: Int, of work: WorkOfJoint) -> Bool {
    let load = elements[number]
    let reps = work.parts.filter { $0.kind == .quantity && $0.unit != .set }.map(\.value)
    guard let most = reps.max(), let least = reps.min() else { return false }
    let isFar = load.value >= 40_000 && load.value / 2 >= most
    guard isFar || work.isProduct || most / 5 * 2 <= least else { return false }
    if load.unit.isMass { return true }
    if load.flags.contains(.fraction) { return load.value >= 5_000 }
    return load.value >= 20_000 && load.value / 3 * 2 >= most
  }

  /// The 23 of `8, 8, 7 = 23`, the 24 of `3x8 = 24`.
  private func isSum(_ number: Int, of work: WorkOfJoint, _ sign: Element.Kind) -> Bool {
    let load = elements[number]
    guard !load.unit.isMass else { return false }
    let values = work.parts.filter { $0.kind == .quantity }.map { Int($0.value) / 1000 }
    let sum = work.isProduct ? values.reduce(1, *) : values.reduce(0, +)
    return Int(load.value) == sum * 1000 || sign == .equals && !load.flags.contains(.fraction)
  }

  func loadOfJoint(_ number: Int) -> Element {
    var load = elements[number]
    load.flags.formUnion([.spaceBefore, .spaceAfter])
    load.flags.remove(.gap)
    return load
  }

  private func signOfJoint(_ kind: Element.Kind, before index: Int) -> Element {
    let start = Int(elements[index].range.start)
    return Element(kind, ByteRange(start, start), flags: [.spaceBefore, .spaceAfter])
  }
}
