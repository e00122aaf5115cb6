internal import JournalSyntax

/// Days such as `18.5 legs` and `4.2 居家`, which are loads anywhere else: only the whole file shows what
/// they are.
extension FileReader {
  /// Looks once at the lines that open the paragraphs of a file: some begin with a day and a month, in
  /// order, with words and no other number behind, and not all of them could be plates.
  mutating func findDottedDays() {
    guard context.dottedDaysLead == nil else { return }
    var days: [(month: Int, day: Int)] = []
    var (opening, isLoad) = (0, true)
    var isAfterBlank = true
    for line in document.lines {
      defer { isAfterBlank = line.kind == .blank }
      guard line.kind == .heading || line.kind == .text && isAfterBlank else { continue }
      opening += 1
      guard let (first, second) = dottedNumbersBeforeWords(line.content) else { continue }
      days.append((first, second))
      isLoad = isLoad && (second == 5 || second == 25) && (first * 10 + second) % 25 == 0
    }
    context.dottedDaysLead =
      days.count >= 3 && days.count * 2 >= opening && !isLoad
      && (follow(days) || follow(days.map { ($0.day, $0.month) }))
  }

  /// The numbers of `18.5 legs`, behind which no others stand.
  private func dottedNumbersBeforeWords(_ content: ByteRange) -> (Int, Int)? {
    guard let numbers = dottedNumbers(content),
      case let behind = bytes[numbers.end..<Int(content.end)], behind.first == Byte.space,
      behind.count > 1, !behind.contains(where: { Byte.isDigit($0) })
    else { return nil }
    return (numbers.first, numbers.second)
  }

  /// `18.5 legs` in such a file.
  func isDottedDayOfFile(_ next: Int) -> Bool {
    context.dottedDaysLead == true && next < elements.count
      && (document.lines[context.lineIndex].kind == .heading || context.isAfterBlank
        || context.lineIndex == 0)
      && elements[next].kind == .word && !elements[next...].contains(where: \.isNumber)
  }
}
