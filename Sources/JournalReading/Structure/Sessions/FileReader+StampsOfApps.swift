internal import JournalSyntax

/// What an app writes above a workout: its name, the day and the time.
extension FileReader {
  /// `LiftNote · Monday, 6 May 2024 at 18:15`: the name of an app, a mark, the day and the time.
  func isStampOfApp(_ date: WrittenDate, _ index: Int, _ next: Int) -> Bool {
    guard 1...4 ~= elements.count - next, elements[next...].contains(where: { $0.kind == .clock }),
      elements[next...].allSatisfy({
        $0.kind == .clock || $0.kind == .comma || $0.kind == .hyphen || $0.kind == .at
          || $0.kind == .word && $0.range.count <= 3
      })
    else { return false }
    var end = index
    while end > 0, elements[end - 1].meaning == .weekday || elements[end - 1].kind == .comma {
      end -= 1
    }
    guard 2...4 ~= end, end < index || date.weekday != nil else { return false }
    switch elements[end - 1].kind {
    case .dot, .pipe: break
    case .hyphen where elements[end - 1].spaceBefore: break
    default: return false
    }
    return elements[..<(end - 1)].allSatisfy { $0.kind == .word }
  }
}
