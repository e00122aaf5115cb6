internal import JournalSyntax

/// Loads of one count on the way up: `push press, build to a heavy 3: 95-115-135-145`, `worked up 70/120/160 all x3, top
/// 217.5x3`, `5x5 front squat 165 170 175 180 185`.
extension FileReader {
  mutating func settleRampsOfLoads() {
    guard elements.count > 6 else { return }
    settleLoadsToHeavy()
    settleLoadsAllTimes()
    settleLoadsBehindScheme()
  }

  /// The reps of `build to a heavy 3` are those of each load behind it.
  private mutating func settleLoadsToHeavy() {
    guard
      let heavy = elements.prefix(14).indices.dropFirst(2).dropLast(4).first(where: {
        isWord($0, in: Self.heavy) && countBehind($0) != nil
      }),
      let reps = countBehind(heavy),
      let start = elements[..<heavy].lastIndex(where: {
        isRamp($0) && elements[0].kind == .word
      }), start > 0, heavy - start <= 5
    else { return }
    var first = heavy + 2
    if first < elements.count, elements[first].meaning == .repetition { first += 1 }
    if first < elements.count,
      elements[first].kind == .colon
        || elements[first].kind == .hyphen && elements[first].spaceBefore
    {
      first += 1
    }
    let (loads, end) = loadsInRow(first)
    guard loads.count > 2, endsRow(end) else { return }
    let mark = elements[start - 1].kind == .word ? start : start - 1
    guard mark > 0 else { return }
    context.remarks.append(range(start..<heavy))
    let sets = writtenSets(loads.map { (load: elements[$0], reps: reps) })
    anatomy.parser.elements.replaceSubrange(mark..<end, with: sets)
    anatomy.parser.end = elements.count
  }

  /// The 3 of `heavy 3` and of `heavy triple`.
  private func countBehind(_ heavy: Int) -> Int32? {
    let next = elements[heavy + 1]
    if next.isBareWhole || next.unit == .repetition, 1_000...10_000 ~= next.value {
      return next.value
    }
    return next.meaning == .tuple ? Int32(next.word.value) * 1000 : nil
  }

  private func isRamp(_ index: Int) -> Bool { isWord(index, in: Self.ramps) }

  /// The `all x3` behind a list.
  private mutating func settleLoadsAllTimes() {
    guard
      let all = elements.indices.dropFirst(3).dropLast(2).first(where: {
        isWord($0, in: CommonWords.all) && elements[$0 + 1].kind == .times
          && elements[$0 + 2].isBareWhole && elements[$0 + 2].value <= 30_000
      }), elements[all - 1].isNumber,
      let start = elements[..<all].lastIndex(where: {
        !$0.isNumber && $0.kind != .slash && $0.kind != .comma && $0.kind != .hyphen
      }).map({ $0 + 1 }), start > 0, start < all
    else { return }
    let (loads, end) = loadsInRow(start)
    guard loads.count > 1, end == all else { return }
    let reps = elements[all + 2].value
    let sets = writtenSets(loads.map { (load: elements[$0], reps: reps) })
    anatomy.parser.elements.replaceSubrange(start...(all + 2), with: sets)
    anatomy.parser.end = elements.count
  }

  /// As many loads as sets behind `5x5 front squat`.
  private mutating func settleLoadsBehindScheme() {
    guard elements[0].isBareWhole, 2_000...12_000 ~= elements[0].value, elements[1].kind == .times,
      elements[2].isBareWhole, elements[2].value <= 30_000, elements[3].kind == .word,
      let first = elements[3...].prefix(7).firstIndex(where: { $0.kind != .word }),
      isName(3..<first)
    else { return }
    let (loads, end) = loadsInRow(first)
    guard loads.count == Int(elements[0].value) / 1000, endsRow(end) else { return }
    let sets = writtenSets(loads.map { (load: elements[$0], reps: elements[2].value) })
    let name = Array(elements[3..<first])
    anatomy.parser.elements.replaceSubrange(0..<end, with: name + sets)
    anatomy.parser.end = elements.count
  }

  /// Loads with one kind of mark or only blanks between them, none less than half of the one before.
  private func loadsInRow(_ start: Int) -> (loads: [Int], end: Int) {
    var (loads, index, mark) = ([Int](), start, Element.Kind?.none)
    while index < elements.count, elements[index].isBare || elements[index].unit.isMass,
      elements[index].value >= 15_000,
      loads.last.map({ elements[index].value >= elements[$0].value / 2 }) ?? true
    {
      loads.append(index)
      index += 1
      guard index + 1 < elements.count, [.hyphen, .slash, .comma].contains(elements[index].kind),
        elements[index + 1].isNumber, mark == nil || mark == elements[index].kind
      else { continue }
      mark = elements[index].kind
      index += 1
    }
    return (loads, index)
  }

  /// Words at most stand behind: `- last time started at 160`.
  private func endsRow(_ end: Int) -> Bool {
    end == elements.count || elements[end].kind == .openParenthesis || elements[end].kind == .comma
      || elements[end].kind == .hyphen && elements[end].spaceAfter
        && elements[safe: end + 1]?.kind == .word
  }

  private static let heavy = WordSet("heavy top hard schwere schweren pesado lourd")
  private static let ramps = WordSet("build building built work worked working up ramp ramped")
}
