internal import JournalSyntax

/// `Ran a mile in 9:30`, `swam a kilometer`: one of them.
extension FileReader {
  mutating func settleWayWithArticle() {
    guard
      let article = elements.indices.dropFirst().dropLast().first(where: {
        isWord($0, in: CommonWords.one) && isWord($0 + 1, in: Self.ways)
      }), elements[..<article].allSatisfy({ $0.kind == .word })
    else { return }
    let isMile = isWord(article + 1, in: Self.miles)
    var way = Element(
      .quantity, range(article..<(article + 2)), unit: isMile ? .mile : .kilometer, value: 1_000)
    way.flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.elements.replaceSubrange(article...(article + 1), with: [way])
    anatomy.parser.end = elements.count
  }

  private static let miles = WordSet("mile meile milla milha miglio")
  private static let ways = WordSet(
    "mile meile milla milha miglio kilometer kilometre kilomètre kilómetro quilômetro chilometro")
}
