internal import JournalSyntax

/// The last set, of as many reps as possible, and how many those were: `Squat 3x5 @ 100 kg + AMRAP 12`, `100 kg x 5 x 3, AMRAP:
/// 11`, `AMRAP: 100 kg x 12` below sets.
extension FileReader {
  mutating func settleCountedMaximum() {
    guard elements.count > 2, let word = elements.lastIndex(where: { isAsManyAsPossible($0) })
    else { return }
    if word == 0 { return settleMaximumBelowSets() }
    guard let number = countOfMaximum(behind: word), let mark = markBeforeMaximum(word),
      let load = onlyLoad(before: mark)
    else { return }
    let start = Int(elements[number].range.start)
    var reps = elements[number]
    (reps.unit, reps.flags) = (.none, [.spaceBefore])
    var again = elements[load]
    again.range = ByteRange(start, start)
    again.flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange(
      mark...number,
      with: [
        Element(.comma, elements[mark].range, flags: .spaceAfter), again,
        Element(.times, ByteRange(start, start)), reps, open(behind: reps),
      ])
  }

  /// `AMRAP: 100 kg x 12` below other sets of the exercise.
  private mutating func settleMaximumBelowSets() {
    let last = elements.count - 1
    guard last > 2, context.entry != nil, context.block == .none, !context.isAfterBlank,
      case let start = elements[1].kind == .colon ? 2 : 1,
      elements[start].unit.isMass || elements[start].isBare && elements[start].value >= 20_000,
      start + 2 == last, elements[start + 1].kind == .times,
      elements[last].isBareWhole || elements[last].unit == .repetition,
      elements[last].value < elements[start].value
    else { return }
    anatomy.parser.elements.append(open(behind: elements[last]))
    anatomy.parser.elements.removeSubrange(..<start)
  }

  /// `AMRAP: 12` right below sets: of which load is not told, and twelve minutes it hardly was.
  var countsMaximumBelowSets: Bool {
    2...4 ~= elements.count && isAsManyAsPossible(elements[0])
      && elements[elements.count - 1].isBareWhole && context.entry != nil
      && context.lastSetLine == context.lineIndex - 1 && context.block == .none
      && elements.dropFirst().dropLast().allSatisfy { $0.kind == .colon || $0.kind == .times }
      && (context.lineIndex + 1 == document.lines.count
        || document.lines[context.lineIndex + 1].kind == .blank)
  }

  /// The 12 of `AMRAP 12`, `AMRAP: 12 reps`, `AMRAP x 12`, at the end of the line.
  private func countOfMaximum(behind word: Int) -> Int? {
    guard var number = elements.indices.last, number > word, number - word <= 3 else { return nil }
    if elements[number].meaning == .repetition { number -= 1 }
    guard number > word, elements[number].isBareWhole || elements[number].unit == .repetition,
      1_000...60_000 ~= elements[number].value,
      elements[(word + 1)..<number].allSatisfy({
        $0.kind == .colon || $0.kind == .times || $0.kind == .hyphen || $0.kind == .equals
      })
    else { return nil }
    return number
  }

  /// The first of the plus, comma, `then` or `and` between the sets and the word.
  private func markBeforeMaximum(_ word: Int) -> Int? {
    var mark = word
    while mark > 1, !elements[mark - 1].isNumber {
      switch elements[mark - 1].kind {
      case .plus, .comma, .semicolon, .slash: break
      case .word
      where elements[mark - 1].meaning == .then || elements[mark - 1].meaning == .and
        || elements[mark - 1].meaning == .set || elements[mark - 1].meaning == .previous:
        break
      default: return nil
      }
      mark -= 1
    }
    return mark < word && mark > 1 ? mark : nil
  }

  /// The one load of the sets before `end`: the only one with a unit, or the number behind the only `@`.
  private func onlyLoad(before end: Int) -> Int? {
    let masses = elements[..<end].indices.filter { elements[$0].unit.isMass }
    if masses.count == 1 { return masses[0] }
    if masses.isEmpty, let load = loadOfProduct(endingAt: end - 1) { return load }
    guard masses.isEmpty,
      case let signs = elements[..<end].indices.filter({ elements[$0].kind == .at }),
      signs.count == 1, signs[0] + 2 == end, elements[end - 1].isBare,
      elements[end - 1].value > 10_000
    else { return nil }
    return end - 1
  }

  /// The 52.5 of `52.5x10x3`, alone before the mark.
  private func loadOfProduct(endingAt last: Int) -> Int? {
    guard last > 3, elements[last - 1].kind == .times, elements[last - 3].kind == .times,
      last == 4 || !elements[last - 5].isNumber && elements[last - 5].kind != .times,
      case let factors = [last - 4, last - 2, last], factors.allSatisfy({ elements[$0].isBare }),
      let load = factors.max(by: { elements[$0].value < elements[$1].value }), load != last - 2,
      elements[load].value >= 20_000 || elements[load].flags.contains(.fraction)
    else { return nil }
    return load
  }

  private func open(behind reps: Element) -> Element {
    Element(.plus, ByteRange(Int(reps.range.end), Int(reps.range.end)))
  }
}
