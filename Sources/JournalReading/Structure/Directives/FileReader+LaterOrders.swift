internal import JournalSyntax

/// Orders of numbers that hold from a line on: `Switching to sets x reps x weight from here`.
struct LaterOrders {
  var orders: [FactorOrder]
  /// The line that says so.
  let lineIndex: Int
}

extension FileReader {
  /// Keeps the order for the whole file, or for the lines below a sentence that says so behind other sets.
  mutating func keepStatedOrder(_ order: [FactorOrder]) {
    guard file.hasSets || !file.drafts.isEmpty,
      elements.indices.contains(where: { isWord($0, in: Self.wordsOfChange) })
    else {
      file.statedOrders += order
      return
    }
    file.laterOrders = LaterOrders(orders: order, lineIndex: context.lineIndex)
  }

  private static let wordsOfChange = WordSet(
    """
    now new switching switch switched changing changed instead ab jetzt neu ahora nuevo adelante dorénavant désormais
    maintenant nouveau agora novo diante ora adesso nuovo теперь отныне новый voortaan nu nieuw nieuwe nytt teraz odtąd
    nowy artık yeni 今後 これから 以后 从现在 이제 앞으로
    """)
}
