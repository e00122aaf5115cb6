internal import JournalSyntax

/// What was done of a plan on the same line: `curl 25 3x12 did 12 11 9`, `hack squat 3x10 @ 80 did 80x10, 70x10`.
extension FileReader {
  /// Puts what was done in the place of the plan; only the load of it is kept, where reps alone are told.
  mutating func settleDoneBehindScheme() {
    guard elements.count > 5, elements[0].kind == .word else { return }
    dropLastTimeByLetters()
    guard elements.count > 5,
      let did = elements.indices.dropFirst(4).dropLast().first(where: {
        isWord($0, in: Self.doing) && elements[$0 + 1].isNumber
      }),
      let start = elements[..<did].firstIndex(where: \.isNumber), start > 0,
      // `Bench: planned 3x5, did 3x4` has a word for each.
      elements[..<start].allSatisfy({
        $0.kind != .times && $0.meaning != .goal && $0.meaning != .plan
      }),
      let load = loadOfPlan(start..<did)
    else { return }
    let end = elements[did...].firstIndex { $0.kind == .openParenthesis } ?? elements.count
    let isWhole = elements[did..<end].contains {
      $0.kind == .times || $0.kind == .at || $0.unit.isMass
    }
    guard !isWhole else {
      context.remarks.append(range(start..<did))
      anatomy.parser.elements.removeSubrange(start...did)
      context.doneLine = context.lineIndex
      return
    }
    let reps = repsListed(did + 1, end)
    guard reps.numbers.count > 1 else { return }
    context.remarks.append(range(start..<did))
    let place = ByteRange(Int(elements[did].range.start), Int(elements[did].range.start))
    var sets: [Element] = []
    if let load {
      sets.append(elements[load])
      sets[0].flags.formUnion([.spaceBefore, .spaceAfter])
      sets.append(Element(.times, place, flags: [.spaceBefore, .spaceAfter]))
    }
    for (index, number) in reps.numbers.enumerated() {
      if index > 0 { sets.append(Element(.comma, place, flags: .spaceAfter)) }
      sets.append(elements[number])
      sets[sets.count - 1].flags.insert(.spaceBefore)
    }
    anatomy.parser.elements.replaceSubrange(start..<reps.end, with: sets)
    context.doneLine = context.lineIndex
  }

  /// A line of a list with an open box of which sets were done is none that is still to be done.
  mutating func withoutOpenBox(_ line: LineSyntax) -> LineSyntax {
    guard line.check == .open, context.doneLine == context.lineIndex else { return line }
    var line = line
    line.check = .none
    if context.openBoxIndent == line.indent { context.openBoxIndent = nil }
    return line
  }

  /// The load of `60 3x8` or `3x8 @ 60`, and `nil` inside where there is none; `nil` where no scheme is told.
  private func loadOfPlan(_ plan: Range<Int>) -> Int?? {
    let signs = plan.filter { elements[$0].kind == .times }
    guard signs.count == 1, let sign = signs.first, sign > plan.lowerBound,
      sign + 1 < plan.upperBound, elements[sign - 1].isBareWhole,
      1_000...20_000 ~= elements[sign - 1].value,
      elements[sign + 1].kind == .quantity || elements[sign + 1].meaning == .maximum
    else { return nil }
    let others = plan.filter { elements[$0].isNumber && $0 != sign - 1 && $0 != sign + 1 }
    guard others.count < 2 else { return nil }
    guard let load = others.first else { return .some(nil) }
    guard elements[load].isBare || elements[load].unit.isMass,
      load + 1 == sign - 1 || load == sign + 2 || elements[load - 1].kind == .at
        || elements[load - 1].meaning == .at
    else { return nil }
    return load
  }

  /// The numbers of `12 11 9`, `12, 11, 9`, `12/11/9`, and where they end.
  private func repsListed(_ start: Int, _ end: Int) -> (numbers: [Int], end: Int) {
    var (index, numbers) = (start, [Int]())
    while index < end {
      if elements[index].isBareWhole, 0...100_000 ~= elements[index].value {
        numbers.append(index)
      } else {
        switch elements[index].kind {
        case .comma, .slash, .hyphen: break
        default:
          guard elements[index].meaning == .and else { return (numbers, index) }
        }
      }
      index += 1
    }
    return (numbers, end)
  }

  /// The `(LT 47.5 5/5/4)` of `press 50 3x5 (LT 47.5 5/5/4)`: what was done the last time.
  private mutating func dropLastTimeByLetters() {
    guard
      let open = elements.indices.dropFirst(2).dropLast(3).first(where: {
        elements[$0].kind == .openParenthesis && isWord($0 + 1, in: Self.lastTimeLetters)
          && elements[$0 + 2].isNumber
      }),
      let close = elements[open...].firstIndex(where: { $0.kind == .closeParenthesis }),
      elements[..<open].contains(where: \.isNumber)
    else { return }
    context.remarks.append(range((open + 1)..<close))
    anatomy.parser.elements.removeSubrange(open...close)
    anatomy.parser.elements[open - 1].flags.insert(.spaceAfter)
    if open < elements.count { anatomy.parser.elements[open].flags.insert(.spaceBefore) }
  }

  private static let doing = WordSet(
    "well nah naja bof bueno eigentlich finalement", CommonWords.did)
  private static let lastTimeLetters = WordSet("LT LW LS lt lw LM lm")
}
