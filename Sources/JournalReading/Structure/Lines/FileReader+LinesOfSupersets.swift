internal import JournalSyntax
internal import WorkoutModel

/// Supersets whose exercises stand in one line and whose sets in a line each below it: `Cable curl SS reverse curl x3` above
/// `80 x 12, 12, 10` and `40 x 12, 12, 12`.
extension FileReader {
  /// Before the `x3`, the `, 3 rounds` and the `- 3 sets` at the end of such a head.
  func endOfSupersetHead(_ number: Int) -> Int? {
    guard elements[number].isNumber, 1_000...12_000 ~= elements[number].value, number > 3 else {
      return nil
    }
    let isCounted = elements[number].unit == .round || elements[number].unit == .set
    let isTimes = elements[number].isBareWhole && elements[number - 1].kind == .times
    guard isCounted || isTimes,
      elements[(number + 1)...].allSatisfy({
        $0.meaning == .round || $0.meaning == .set || $0.kind == .colon
      })
    else { return nil }
    switch elements[number - 1].kind {
    case .times, .comma, .hyphen, .colon: return number - 1
    default: return number
    }
  }

  /// As many lines right below as exercises, each with the loads and reps of one.
  func tellsLineForEach(of count: Int) -> Bool {
    let first = context.lineIndex + 1
    guard first + count <= document.lines.count else { return false }
    let lines = document.lines[first..<(first + count)]
    return lines.allSatisfy { listsSets($0) }
      && (first + count == document.lines.count || !listsSets(document.lines[first + count]))
  }

  /// A line of numbers, deeper than the head or not, with three of them or more.
  private func listsSets(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, case let text = bytes[line.content.indices],
      text.count <= 80, text.first.map({ Byte.isDigit($0) }) ?? false,
      !text.contains(where: { Byte.isASCIILetter($0) && $0 | 0x20 != UInt8(ascii: "x") }),
      // `60x8 / 50x10` and `60x8, 50x10` tell a set of each.
      text.count(where: { $0 | 0x20 == UInt8(ascii: "x") }) <= 1,
      !text.contains(where: { Self.joinersOfSets.contains($0) })
    else { return false }
    return text.split(whereSeparator: { !Byte.isDigit($0) && $0 != Byte.period }).count > 2
  }

  private static let joinersOfSets = Array("/&+|;".utf8)

  /// The next line stands deeper and holds numbers.
  var isAboveDeeperLines: Bool {
    guard context.lineIndex + 1 < document.lines.count else { return false }
    let below = document.lines[context.lineIndex + 1]
    return below.indent > document.lines[context.lineIndex].indent
      && bytes[below.content.indices].contains(where: { Byte.isDigit($0) })
  }

  /// Opens the exercise of the line below the head that is read now.
  mutating func takeNameOfSuperset(_ head: SupersetHead) {
    let place = context.lineIndex - head.lineIndex - 1
    guard head.names.indices.contains(place), elements[0].isNumber else {
      context.supersetHead = nil
      return
    }
    settlePendingName(nextIsName: true)
    context.entry = nil
    context.pendingName = head.names[place]
    if place + 1 == head.names.count { context.supersetHead = nil }
  }
}
