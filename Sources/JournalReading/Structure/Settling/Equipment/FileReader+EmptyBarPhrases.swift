internal import JournalSyntax

/// The empty bar in two words of a language: `üres rúd 10`, `מוט ריק 12`, `pusty gryf x10`.
extension FileReader {
  /// Makes one word of both, which the parser knows for the bar.
  mutating func settleEmptyBarPhrase() {
    // `barre à vide x 10`.
    if let at = elements.indices.dropFirst().dropLast(2).first(where: {
      isWord($0, in: Self.at) && isWord($0 - 1, in: Self.bars) && isWord($0 + 1, in: Self.empty)
    }) {
      anatomy.parser.elements.remove(at: at)
    }
    guard
      let first = elements.indices.dropLast().first(where: { index in
        elements[index].kind == .word && elements[index + 1].kind == .word
          && (elements[safe: index + 2]?.kind != .word
            || elements[safe: index + 3]?.isNumber == true)
          && (isWord(index, in: Self.empty) && isWord(index + 1, in: Self.bars)
            || isWord(index, in: Self.bars) && isWord(index + 1, in: Self.empty))
      }), first + 2 < elements.count,
      elements[first + 2].isNumber || elements[first + 2].kind == .times
        // `пустой гриф на 15, 50 на 10`.
        || first + 3 < elements.count && elements[first + 3].isNumber
          && isWord(first + 2, in: Self.by)
    else { return }
    if elements[first + 2].kind == .word { anatomy.parser.elements.remove(at: first + 2) }
    let flags = elements[first].flags.union(elements[first + 1].flags.intersection(.spaceAfter))
    anatomy.parser.elements.replaceSubrange(
      first...(first + 1),
      with: [
        Element(
          .word, range(first..<(first + 2)), word: Word(meaning: .bar, value: 0), flags: flags)
      ])
  }

  /// Takes the `bar x a bunch,` of `Squat: bar x a bunch, 135x5` off: how often is not told.
  mutating func dropUncountedBar() {
    guard let bar = elements.prefix(8).dropLast(3).firstIndex(where: { $0.meaning == .bar }),
      bar > 0, elements[bar + 1].kind == .times,
      let comma = elements[(bar + 2)...].prefix(4).firstIndex(where: { $0.kind != .word }),
      comma > bar + 2, elements[comma].kind == .comma, comma + 1 < elements.count
    else { return }
    context.remarks.append(range(bar..<comma))
    anatomy.parser.elements.removeSubrange(bar...comma)
  }

  private static let at = WordSet("à a")
  private static let by = WordSet("на по")
  private static let empty = WordSet(
    """
    üres boş sadece pusta sama pustą ריק خالی فارغ goală άδεια prázdná prázdnou prázdný pusty pustym pustą sam samym samą pelkkä \
    pelkällä tyhjä tom bare vide vuoto scarico vacía vacia vazia só solo sólo sola seule apenas nur leere leer пустой пустым пустий порожній
    """)
  private static let bars = WordSet(
    """
    rúd bar barla rúddal מוט هالتر میله بار bară bara μπάρα tyč osa osou gryf gryfem sztanga sztangą tanko tangolla \
    stang stangen barra barre bilanciere stange langhantel гриф грифом штанга
    """)
}
