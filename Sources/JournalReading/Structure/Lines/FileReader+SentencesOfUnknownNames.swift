internal import JournalSyntax
internal import WorkoutModel

/// Sentences behind work that tell work of their own under names that nobody knows: `Присед 60х5, 100х4. Гиперы 3 по 12.
/// Тяга с плинтов 200х3х2`.
extension FileReader {
  /// The sentence begins with up to five words of a name, and whole sets stand right behind them.
  func isNamedWork(_ start: Int) -> Bool {
    // In plain English anything may stand before a number.
    guard !isASCII, start > 1, elements[start].kind == .word,
      let end = elements[start...].prefix(6).firstIndex(where: { $0.kind != .word }),
      elements[end].kind == .quantity, holdsSets(from: end),
      isCapital(Int(elements[start].range.start))
    else { return false }
    let words = start..<end
    return words.allSatisfy { index in
      switch elements[index].meaning {
      case .none: elements[index].word == .plain
      case .with, .of, .in, .at, .equipment: index > start
      // The `с` of `Тяга с плинтов`.
      case _ where index > start && elements[index].range.count <= 4: true
      default: isExercise(index..<(index + 1))
      }
    }
      && !words.contains { isWord($0, in: GymWords.gear) || isWord($0, in: CommonWords.people) }
  }

  /// Some sentence opens with a name that is none of those known.
  func opensSentencesOfUnknownNames(besides known: [Int]) -> Bool {
    !isASCII
      && elements.indices.contains { index in
        elements[index].kind == .word && !known.contains(index) && startOfSentence(index) == index
          && isNamedWork(index)
      }
  }

  /// `200х3х2`, `3 по 12`, `10, 8, 7`.
  private func holdsSets(from number: Int) -> Bool {
    guard number + 2 < elements.count, elements[number + 2].isNumber else { return false }
    switch elements[number + 1].kind {
    case .times: return true
    case .word: return isWord(number + 1, in: Self.by) && elements[number].isBareWhole
    case .comma:
      return [elements[number], elements[number + 2]].allSatisfy {
        $0.isBareWhole && $0.value <= 60_000
      } && elements[number + 2].spaceBefore
    default: return false
    }
  }

  private static let by = WordSet("по на")
}
