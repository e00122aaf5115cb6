internal import JournalSyntax

/// Two bells at once, by a word of the name: `Dbl press 2x20 5x5`, `double clean 2 x 16 5,5,4`.
extension FileReader {
  /// Drops the `2x`: one bell in each hand, for the sets stand behind.
  mutating func settleDoubleBells() {
    guard elements.count > 5, (0..<2).contains(where: { isWord($0, in: Self.doubleWords) }),
      let times = elements.prefix(7).firstIndex(where: { $0.kind == .times }), times > 2,
      times + 3 < elements.count, elements[times - 1].isBare, elements[times - 1].value == 2_000,
      elements[..<(times - 1)].allSatisfy({ $0.kind == .word }),
      elements[times + 1].isBareWhole || elements[times + 1].unit.isMass,
      8_000...60_000 ~= elements[times + 1].value, elements[times + 2].isBareWhole,
      elements[times + 2].spaceBefore, elements[times + 2].value <= 30_000,
      elements[times + 3].kind == .times || elements[times + 3].kind == .comma
        || elements[times + 3].kind == .slash || elements[times + 3].isBareWhole
    else { return }
    anatomy.parser.elements[times + 1].flags.formUnion([.loadOfSide, .spaceBefore, .spaceAfter])
    anatomy.parser.elements.removeSubrange((times - 1)...times)
  }

  private static let doubleWords = WordSet("dbl double doubles doppel doble doppio dubbel")

  /// The `(on loan!)` of `swing 36 (on loan!) 10 10 10` and the `!!` of `goblet 32!! 10, 10, 8`: words and signs
  /// between a bell and the reps with it.
  mutating func dropRemarkBehindBell() {
    guard elements.count > 4, let load = elements.firstIndex(where: \.isNumber), load > 0,
      load + 3 < elements.count, elements[load].isBare || elements[load].unit.isMass,
      elements[load].value >= 8_000, elements[load].spaceBefore,
      elements[..<load].allSatisfy({ $0.kind == .word })
    else { return }
    var end = load + 1
    if elements[end].kind == .openParenthesis, elements[end].spaceBefore {
      anatomy.parser.end = elements.count
      guard let close = anatomy.parser.closing(end), close > end + 1,
        elements[(end + 1)..<close].allSatisfy({
          $0.kind == .word && $0.word == .plain || $0.kind == .exclamation || $0.kind == .comma
        })
      else { return }
      end = close + 1
    } else if elements[end].kind == .exclamation, !elements[end].spaceBefore {
      while end < elements.count, elements[end].kind == .exclamation { end += 1 }
    }
    guard end > load + 1, end + 1 < elements.count, isLiftedOrBell(0..<load),
      elements[end...].allSatisfy({ $0.isBareWhole || $0.kind == .comma || $0.kind == .slash }),
      elements[end...].count(where: \.isNumber) > 1,
      elements[end...].allSatisfy({ !$0.isNumber || $0.value < elements[load].value })
    else { return }
    context.remarks.append(range((load + 1)..<end))
    anatomy.parser.elements.removeSubrange((load + 1)..<end)
    anatomy.parser.elements[load].flags.insert(.spaceAfter)
    anatomy.parser.elements[load + 1].flags.insert(.spaceBefore)
  }

  /// Nothing that only the body is used for, or time is kept of.
  private func isLiftedOrBell(_ words: Range<Int>) -> Bool {
    let nature = names.nature(of: NameText.clean(written.bytes[range(words).indices]))
    return nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .counted, .distance])
      && isExercise(words)
  }

  /// The 28 of `DB row 28 - 3x10`: a load, for the words before it name the lift and the sets stand
  /// behind.
  mutating func settleSizeBeforeScheme() {
    guard elements.count > 4,
      let dash = elements.indices.dropFirst(2).first(where: { isSpacedDash($0) }),
      dash + 3 < elements.count, elements[dash - 1].isBare, elements[dash - 1].spaceBefore,
      12_000...200_000 ~= elements[dash - 1].value, elements[dash + 1].isBareWhole,
      1_000...10_000 ~= elements[dash + 1].value, elements[dash + 2].kind == .times,
      elements[dash + 3].isBareWhole, 3_000...30_000 ~= elements[dash + 3].value,
      dash + 4 == elements.count || elements[dash + 4].kind == .word
        || elements[dash + 4].kind == .openParenthesis,
      !elements[(dash + 4)...].contains(where: { $0.isNumber || $0.kind == .at }),
      case let first = elements[0].isBareWhole && elements[0].value <= 2_000 ? 1 : 0,
      first < dash - 1, elements[first..<(dash - 1)].allSatisfy({ $0.kind == .word }),
      ![.day, .week, .session, .set].contains(elements[dash - 2].meaning),
      isLiftedOrBell(first..<(dash - 1))
    else { return }
    anatomy.parser.elements.remove(at: dash)
    anatomy.parser.elements[dash].flags.insert(.spaceBefore)
  }
}
