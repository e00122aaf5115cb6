internal import JournalSyntax

/// Weekdays in the initials that Vietnamese write: `T5 16/10 - Lưng`, `CN 19/10`.
extension DateParser {
  /// The `T5` of `T5 16/10 - Lưng`, the fifth day, and the `CN` of `CN 19/10`, Sunday, before a day with
  /// nothing but words behind; `T2 10/10/10` are reps.
  func vietnameseInitial(at index: inout Int) -> Int? {
    guard index + 1 < elements.count, elements[index].kind == .word,
      elements[index].range.count <= 2
    else { return nil }
    var next = index + 1
    let value: Int
    if Self.sunday.contains(bytes[elements[index].range.indices]) {
      value = 7
    } else {
      guard elements[index].range.count == 1,
        bytes[Int(elements[index].range.start)] == UInt8(ascii: "T"),
        let number = whole(next, glued: true), 2...7 ~= number
      else { return nil }
      value = number - 1
      next += 1
    }
    while kind(next) == .comma || kind(next) == .hyphen || kind(next) == .period { next += 1 }
    guard let (day, end) = numericDate(at: next), case .two(let separator) = day.form,
      separator == Byte.slash, isBeforeWords(end)
    else { return nil }
    index = next
    return value
  }

  var startsWithVietnameseInitial: Bool {
    var index = 0
    return vietnameseInitial(at: &index) != nil
  }

  private func isBeforeWords(_ end: Int) -> Bool {
    switch kind(end) {
    case nil: true
    case .hyphen, .colon, .comma: kind(end + 1) == nil || kind(end + 1) == .word
    case .openParenthesis: kind(end + 1) == .word
    default: false
    }
  }

  private static let sunday = WordSet("CN Cn")
}
