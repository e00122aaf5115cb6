/// Words for before and behind, which tell of another day behind a word for a time.
extension ElementScanner {
  /// `tuần trước`, `lần sau`, `minggu depan`, `minggu lalu`: last week, next time. In the names of
  /// Vietnamese and Indonesian lifts the same words tell the side of the body: `tay sau` is the
  /// triceps, `đùi trước` the thigh's front.
  func dayBehindPeriod(_ range: ByteRange, _ elements: [Element]) -> Word? {
    let meaning: WordMeaning
    switch (range.count, bytes[Int(range.start)]) {
    case (3, UInt8(ascii: "s")), (5, UInt8(ascii: "d")): meaning = .next
    case (4, UInt8(ascii: "l")), (8, UInt8(ascii: "t")): meaning = .previous
    default: return nil
    }
    guard let period = elements.last, period.kind == .word,
      (meaning == .next ? Self.nextWords : Self.previousWords).contains(bytes[range.indices]),
      Self.periodWords.contains(bytes[period.range.indices])
    else { return nil }
    return Word(meaning: meaning, value: 0)
  }

  private static let nextWords = WordSet("sau depan")
  private static let previousWords = WordSet("trước lalu")
  private static let periodWords = WordSet(
    "tuần hôm lần buổi tháng ngày minggu pekan bulan hari kali sesi")
}
