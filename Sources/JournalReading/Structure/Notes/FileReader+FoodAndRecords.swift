internal import JournalSyntax
internal import WorkoutModel

/// Lines about what was eaten, about words of the journal, and about the best of old times.
extension FileReader {
  /// `1,940 total P 181`, `2300ish P 120`: the energy of a day and its protein.
  var tellsMacros: Bool {
    let last = elements.count - 1
    guard 2...8 ~= last, elements[0].kind == .quantity, elements[last].kind == .quantity,
      elements[last].unit == .none, 30_000...400_000 ~= elements[last].value,
      elements[last - 1].kind == .word, elements[last - 1].range.count == 1,
      bytes[Int(elements[last - 1].range.start)] == UInt8(ascii: "P"),
      elements[last - 1].spaceBefore, elements[last].spaceBefore
    else { return false }
    let isThousand =
      elements[1].kind == .comma && !elements[1].spaceBefore && elements[2].kind == .quantity
      && !elements[2].spaceBefore && elements[2].range.count == 3
    return (isThousand || 800_000...9_000_000 ~= elements[0].value)
      && elements[(isThousand ? 3 : 1)..<last].allSatisfy { $0.kind == .word }
  }

  /// `"15+5" means a 15 and a 5 on each side`: how the writer writes.
  var explainsNotation: Bool {
    bytes[Int(document.lines[context.lineIndex].content.start)] == UInt8(ascii: "\"")
      && elements.indices.prefix(10).contains { isWord($0, in: Self.meaning) }
  }

  private static let meaning = WordSet("means bedeutet heißt significa signifie betyder")

  /// `Best ever in this gym: SQ 525, DL 545`.
  var tellsBestEver: Bool {
    elements.count > 4 && isWord(0, in: Self.best) && isWord(1, in: Self.ever)
      && elements.prefix(8).contains { $0.kind == .colon }
  }

  private static let best = WordSet("best")
  private static let ever = WordSet("ever")

  /// `185.6`, `186.2 this am (-0.4)` right below the line of a day: what the lifter weighed, for no
  /// plates make such a load.
  mutating func weightBelowDay() -> Bool {
    guard let session = context.session, context.entry == nil,
      Int(file.sessions[session].location.lineNumber) == context.lineIndex,
      elements[0].kind == .quantity, elements[0].unit == .none,
      elements[0].flags.contains(.fraction), elements[0].value % 500 != 0,
      45_000...400_000 ~= elements[0].value,
      context.pendingName.map({ !names.isKnown($0.text) }) ?? true,
      elements.dropFirst().allSatisfy({ element in
        switch element.kind {
        case .word: element.word == .plain || element.meaning == .day || element.meaning == .time
        case .openParenthesis, .closeParenthesis, .hyphen, .plus, .exclamation: true
        case .quantity: element.unit == .none && element.value <= 10_000
        default: false
        }
      })
    else { return false }
    addBodyweight(Quantity(elements[0]))
    return true
  }
}
