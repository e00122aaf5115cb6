internal import JournalSyntax

/// Items of a plan that were crossed out in a file that ticks the others off: `- nordics 3x5 ✘ (no partner)` beside
/// `- squat 4x6 @ 105 ✔`.
extension FileReader {
  func isCrossedOff(_ line: LineSyntax) -> Bool {
    guard line.kind == .item, !isASCII, elements.count > 4,
      let cross = elements.indices.last(where: { isCross($0) }),
      cross > 3, elements[cross].spaceBefore, !elements[(cross + 1)...].contains(where: \.isNumber),
      elements[cross - 1].isBareWhole, elements[cross - 2].kind == .times,
      elements[cross - 3].isBareWhole, 2_000...12_000 ~= elements[cross - 3].value
    else { return false }
    return ticksItems
  }

  /// `❌ Bench 80 3x5`: nothing of it was done.
  var isCrossedAtStart: Bool {
    elements.count > 3 && elements[0].kind == .other && isCross(0) && elements[1].kind == .word
      && elements.contains(where: \.isNumber)
  }

  /// The items beside this one, of which at least one is ticked off.
  private var ticksItems: Bool {
    let index = context.lineIndex
    let lines = max(0, index - 4)..<min(document.lines.count, index + 5)
    return lines.contains { place in
      let line = document.lines[place]
      guard place != index, line.kind == .item else { return false }
      let content = bytes[line.content.indices]
      return Self.ticks.contains { tick in
        content.count > tick.count && content.suffix(tick.count + 1).starts(with: tick)
          || content.suffix(tick.count).elementsEqual(tick)
      }
    }
  }

  private static let ticks = ["✔", "✓", "✅", "☑"].map { Array($0.utf8) }
}
