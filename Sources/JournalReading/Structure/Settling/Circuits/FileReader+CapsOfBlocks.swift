internal import JournalSyntax
internal import WorkoutModel

/// Heads and items of circuits as they are chalked on boards: `4 RFT, 20 cap`, `EMOM 12, alternating`, `6 devils press 35s`,
/// `21-15-9 DB thrusters 40s`, `C&J, build to a heavy single - 135, 155`.
extension FileReader {
  mutating func settleChalkOfBoards() {
    guard elements.count > 3 else { return }
    dropCapOfBlock()
    settleBellsOfItem()
    settleDashBehindSingle()
    dropCommaBehindThen()
  }

  /// Keeps what stands behind the head of a block above its items as a remark.
  private mutating func dropCapOfBlock() {
    guard
      let mark = elements.prefix(7).firstIndex(where: {
        $0.kind == .comma || $0.kind == .openParenthesis
      }), mark > 0, isHeadOfBlock(behindLetter, mark), isAboveItems,
      !elements[(mark + 1)...].dropLast().contains(where: {
        $0.unit == .round || $0.unit.isMass || $0.kind == .times || $0.kind == .colon
          || $0.kind == .plus
      })
    else { return }
    dropTail(mark)
  }

  /// `4 RFT`, `30 min AMRAP`, `EMOM 12`, `3 rounds for time`.
  private func isHeadOfBlock(_ start: Int, _ end: Int) -> Bool {
    guard start < end else { return false }
    let head = elements[start..<end]
    guard head.count(where: \.isNumber) == 1,
      head.indices.allSatisfy({ index in
        elements[index].isNumber || isWord(index, in: Self.heads)
          || elements[index].meaning == .for || isWord(index, in: Self.besideHeads)
      })
    else { return false }
    return head.indices.contains { isWord($0, in: Self.heads) || elements[$0].unit == .round }
  }

  /// Behind the `B)` that orders the parts of a class.
  private var behindLetter: Int {
    elements[0].kind == .word && elements[0].range.count == 1
      && (elements[1].kind == .closeParenthesis || elements[1].kind == .period) ? 2 : 0
  }

  /// The next line begins with a number, or is an item, or stands deeper.
  private var isAboveItems: Bool {
    let next = context.lineIndex + 1
    guard next < document.lines.count, document.lines[next].kind != .blank else { return false }
    return isAboveList || startsWithDigit(next)
      || document.lines[next].indent > document.lines[context.lineIndex].indent
  }

  /// The `35s` behind reps and a name: dumbbells of that size, and no time.
  private mutating func settleBellsOfItem() {
    guard elements[0].isBareWhole,
      let size = elements.indices.dropFirst(2).first(where: {
        elements[$0].unit == .letterS && elements[$0].flags.contains(.unitGlued)
      }), elements[size].value >= 10_000, elements[size].kind == .quantity,
      let word = elements.firstIndex(where: { $0.kind == .word }), word < size,
      elements[word..<size].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      elements[..<word].allSatisfy({ $0.isBareWhole || $0.kind == .hyphen }),
      elements[safe: size + 1].map({ $0.kind == .plus || $0.kind == .comma }) ?? true,
      !elements[word..<size].contains(where: { $0.meaning == .rest }),
      names.nature(of: NameText.clean(written.bytes[range(word..<size).indices]))
        .isDisjoint(with: [.timed, .cardio, .distance])
    else { return }
    anatomy.parser.elements[size].unit = .none
    anatomy.parser.elements[size].flags.remove(.unitGlued)
    anatomy.parser.elements[size].flags.formUnion([.loadOfSide, .spaceBefore])
    anatomy.parser.elements.insert(signOf(.at, at: size), at: size)
    anatomy.parser.end = elements.count
  }

  /// The dash of `build to a heavy single - 135, 155, 175`: what follows are singles.
  private mutating func settleDashBehindSingle() {
    guard
      let dash = elements.indices.dropFirst(2).dropLast(3).first(where: {
        elements[$0].kind == .hyphen && elements[$0].spaceBefore && elements[$0].spaceAfter
          && isWord($0 - 1, in: Self.tuples)
      }), elements[dash + 1].kind == .quantity, elements[dash + 2].kind == .comma,
      elements[..<dash].allSatisfy({ !$0.isNumber })
    else { return }
    anatomy.parser.elements[dash].kind = .colon
    anatomy.parser.elements[dash].flags = .spaceAfter
  }

  /// The comma of `315x3, then back down, 275x10`.
  private mutating func dropCommaBehindThen() {
    guard
      let then = elements.indices.dropFirst(3).dropLast(4).first(where: {
        elements[$0].meaning == .then
      }),
      let comma = elements[(then + 1)...].prefix(4).firstIndex(where: { $0.kind == .comma }),
      comma > then + 1, elements[(then + 1)..<comma].allSatisfy({ $0.kind == .word }),
      comma + 3 < elements.count + 1, elements[safe: comma + 1]?.kind == .quantity,
      elements[safe: comma + 2]?.kind == .times,
      elements[..<then].contains(where: { $0.kind == .times })
    else { return }
    anatomy.parser.elements.remove(at: comma)
    anatomy.parser.end = elements.count
  }

  private static let heads = WordSet("rft amrap emom e2mom amraps rounds")
  private static let besideHeads = WordSet("min mins minutes minute of time quality")
  private static let tuples = WordSet("single singles double doubles triple triples")
}
