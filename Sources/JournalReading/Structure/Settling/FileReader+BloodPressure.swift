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
