internal import JournalSyntax
internal import WorkoutModel

/// The help of a machine apart from the reps: `Assisted pull-up machine, 70 help, 8 7 5`, `Assisted dips 10 8 7 (20
/// assist)`, `Dips 10 8 7 (-20)`, `pull-ups 8/8/6 @ -40`.
extension FileReader {
  /// Puts it before the reps, as in `-20 8, 7, 5`.
  mutating func settleHelpOfLine() {
    guard elements.count > 4, elements[0].kind == .word,
      let first = elements.firstIndex(where: \.isNumber), first > 0,
      let help = helpBehindReps(first) ?? helpBeforeReps(first),
      case let reps = help.isBehind ? first : help.range.upperBound,
      case let end = help.isBehind ? help.range.lowerBound : elements.count,
      case let list = elements[reps..<end], isListOfHelpedReps(list),
      elements[0].meaning == .assisted
        || names.nature(of: NameText.clean(written.bytes[range(0..<help.name).indices]))
          .contains(.bodyweight)
    else { return }
    var load = elements[help.load]
    load.flags = .spaceAfter
    let place = Int(load.range.start)
    var told = [Element(.hyphen, ByteRange(place, place), flags: .spaceBefore), load]
    for (index, count) in list.filter(\.isNumber).enumerated() {
      let place = ByteRange(Int(count.range.start), Int(count.range.start))
      told.append(Element(index == 0 ? .times : .comma, place, flags: [.spaceBefore, .spaceAfter]))
      told.append(count)
      told[told.count - 1].flags.formUnion([.spaceBefore, .spaceAfter])
    }
    anatomy.parser.elements.replaceSubrange(help.name..., with: told)
    anatomy.parser.end = elements.count
  }

  private struct HelpOfLine {
    /// Where the name ends.
    var name: Int
    /// The help with its words and signs.
    var range: Range<Int>
    var load: Int
    var isBehind: Bool
  }

  /// `(20 assist)`, `(assist -20)`, `(-20)`, `@ -20` at the end.
  private func helpBehindReps(_ first: Int) -> HelpOfLine? {
    let end = elements.count
    var (start, last) = (end, end)
    if elements[end - 1].kind == .closeParenthesis {
      guard let open = elements.lastIndex(where: { $0.kind == .openParenthesis }) else {
        return nil
      }
      (start, last) = (open, end - 1)
    } else if let at = elements.lastIndex(where: { $0.kind == .at }) {
      start = at
    }
    guard start > first, 2...4 ~= last - start,
      let load = elements[start..<last].firstIndex(where: \.isNumber), isHelp(load),
      elements[start..<last].count(where: \.isNumber) == 1
    else { return nil }
    let isMinus = elements[load - 1].kind == .hyphen && !elements[load].spaceBefore
    let others = ((start + 1)..<last).filter { $0 != load && !(isMinus && $0 == load - 1) }
    guard isMinus || !others.isEmpty, others.allSatisfy({ tellsHelp($0) }) else { return nil }
    return HelpOfLine(name: behindName(first), range: start..<end, load: load, isBehind: true)
  }

  /// `, 70 help,` and `70 assist` between the name and the reps.
  private func helpBeforeReps(_ first: Int) -> HelpOfLine? {
    guard isHelp(first), first + 2 < elements.count else { return nil }
    let isAhead = first > 1 && tellsHelp(first - 1) && elements[first - 2].kind == .comma
    guard isAhead || tellsHelp(first + 1) else { return nil }
    var end = isAhead ? first + 1 : first + 2
    if elements[end].kind == .comma || elements[end].kind == .colon { end += 1 }
    let start = isAhead ? first - 1 : first
    return HelpOfLine(name: behindName(start), range: start..<end, load: first, isBehind: false)
  }

  private func behindName(_ end: Int) -> Int {
    switch elements[end - 1].kind {
    case .comma, .colon, .hyphen: max(1, end - 1)
    default: end
    }
  }

  private func isHelp(_ index: Int) -> Bool {
    (elements[index].isBare || elements[index].unit.isMass) && elements[index].value >= 4_000
  }

  private func tellsHelp(_ index: Int) -> Bool {
    elements[index].meaning == .assisted || isWord(index, in: CommonWords.help)
  }

  private func isListOfHelpedReps(_ list: ArraySlice<Element>) -> Bool {
    !list.isEmpty
      && list.allSatisfy {
        $0.isBareWhole && 1_000...40_000 ~= $0.value || $0.kind == .comma || $0.kind == .slash
      }
  }
}
