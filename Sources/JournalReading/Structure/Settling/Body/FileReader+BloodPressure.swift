internal import JournalSyntax

/// What the heart did before or behind training: `bp 120/80`, `BP: 118/76, pulse 62`.
extension FileReader {
  /// Makes the label one of life, where its numbers are those of a heart: nobody benches 118 and 76
  /// without reps. `BP 155/100` in capitals may tell of two loads.
  mutating func settleBloodPressure() {
    guard isWord(0, in: Self.labels), case let first = elements[1].kind == .colon ? 2 : 1,
      first + 2 < elements.count, isWhole(first, 90_000...220_000),
      elements[first + 1].kind == .slash, !elements[first + 1].spaceBefore,
      isWhole(first + 2, 50_000...100_000), !elements[first + 2].spaceBefore,
      elements[first].value / 9 * 8 >= elements[first + 2].value,
      first == 2 || isInSmallLetters || elements[first].value % 5_000 != 0
        || elements[first + 2].value % 5_000 != 0,
      elements[(first + 3)...].allSatisfy({ $0.kind != .times && $0.kind != .slash })
    else { return }
    anatomy.parser.elements[0].word = Word(meaning: .food, value: 0)
  }

  /// Does the same of `아침 혈압 138에 82`, `давление утром 130 на 80` and, with the weight of the body behind it, `혈압
  /// 132에 80 체중 61.2`, of which the weight is left.
  mutating func settleSpokenPressure() {
    guard !isASCII, let label = elements.prefix(2).firstIndex(where: { isPressure($0) }),
      case let words = elements[(label + 1)...].prefix(while: {
        $0.kind == .word && $0.meaning == .none || $0.kind == .colon
      }), words.count <= 2, case let first = words.endIndex, first + 1 < elements.count,
      isWhole(first, 90_000...220_000)
    else { return }
    let isApart = elements[first + 1].kind == .slash || isWord(first + 1, in: Self.over)
    let second = isApart ? first + 2 : first + 1
    guard second < elements.count, isWhole(second, 40_000...120_000),
      elements[second].value < elements[first].value
    else { return }
    if second + 2 < elements.count,
      elements[second + 1].meaning == .bodyweight || elements[second + 1].meaning == .weight
    {
      context.remarks.append(range(0..<(second + 1)))
      anatomy.parser.elements.removeSubrange(...second)
    } else if !elements[second...].contains(where: { $0.kind == .times }) {
      anatomy.parser.elements[0].word = Word(meaning: .food, value: 0)
      anatomy.parser.elements[label].word = Word(meaning: .food, value: 0)
    }
  }

  private func isPressure(_ element: Element) -> Bool {
    element.kind == .word && Self.labels.contains(bytes[element.range.indices])
  }

  private static let over = WordSet("에 на over auf sur su por 대")

  private var isInSmallLetters: Bool {
    bytes[elements[0].range.indices].allSatisfy { !Byte.isCapital($0) }
  }

  private func isWhole(_ index: Int, _ values: ClosedRange<Int32>) -> Bool {
    elements[index].isBareWhole && values ~= elements[index].value
  }

  private static let labels = WordSet(
    """
    bp rr ta bloeddruk blutdruck bloodpressure blodtryck blodtrykk blodtryk ciśnienie tension tensión
    pressione pressão давление Давление тиск 血压 血圧 혈압
    """)
}
