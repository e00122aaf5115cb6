internal import JournalSyntax

/// Loads that a colon or a dash parts from their sets: `DB row 36: 5x10`, `split squat BW - 10/10 ea`.
extension FileReader {
  /// The 36 of `DB row 36: 5x10` and of `DB row 36: 10/10/8`: a load behind a known name.
  mutating func settleLoadBeforeColon() {
    guard
      let colon = elements.prefix(8).firstIndex(where: { $0.kind == .colon }), colon > 1,
      colon + 3 < elements.count, elements[colon - 1].isBare, elements[colon - 1].spaceBefore,
      10_000...400_000 ~= elements[colon - 1].value, elements[colon].spaceAfter,
      elements[..<(colon - 1)].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      elements[colon + 1].isBareWhole, elements[colon + 1].value <= 30_000,
      elements[colon + 3].isBareWhole, elements[colon + 3].value <= 60_000,
      case let nature = names.nature(
        of: NameText.clean(written.bytes[range(0..<(colon - 1)).indices])),
      nature.contains(.lifted) || nature.contains(.dumbbell)
    else { return }
    switch elements[colon + 2].kind {
    case .times
    where elements[safe: colon + 4]?.kind != .times
      && elements[colon + 1].value <= 10_000:
      anatomy.parser.elements.remove(at: colon)
    case .slash, .comma:
      // `12.5: 10, 15: 9` has a load before each colon.
      guard elements[colon + 1].value < elements[colon - 1].value,
        elements[safe: colon + 4]?.kind != .colon
      else { return }
      anatomy.parser.elements[colon].kind = .times
      anatomy.parser.elements[colon].flags.insert(.spaceBefore)
    default: return
    }
  }

  /// The dash of `split squat BW - 10/10 ea`.
  mutating func settleOwnWeightBeforeDash() {
    guard
      let dash = elements.indices.dropFirst(2).dropLast().first(where: {
        elements[$0].kind == .hyphen && elements[$0].spaceBefore && elements[$0].spaceAfter
      }), elements[dash - 1].meaning == .bodyweight, elements[dash + 1].isBareWhole
    else { return }
    anatomy.parser.elements[dash].kind = .times
  }
}
