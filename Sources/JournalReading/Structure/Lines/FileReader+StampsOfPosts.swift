internal import JournalSyntax

/// Lines that forums put above a post: `Message by Ann » Wed Oct 18, 2023 10:14 pm`,
/// `Сообщение Аня » 18 окт 2023, 22:14`.
extension FileReader {
  /// A writer, the sign, and a day with its year and the time, which end the line.
  var isStampOfPost: Bool {
    guard 5...16 ~= elements.count,
      let sign = elements.firstIndex(where: { isDoubleAngle($0) }), sign > 0,
      sign + 2 < elements.count, elements[sign].spaceBefore, elements[sign].spaceAfter,
      elements[0].kind == .word,
      let (day, next) = dates.date(at: sign + 1), day.hasYear
    else { return false }
    return elements[next...].contains { $0.kind == .clock }
      && elements[next...].allSatisfy {
        $0.kind == .clock || $0.kind == .comma || $0.kind == .period
          || $0.kind == .word && $0.range.count <= 4
      }
  }

  private func isDoubleAngle(_ element: Element) -> Bool {
    element.kind == .quote && element.range.count == 2
      && bytes[Int(element.range.start)] == 0xC2 && bytes[Int(element.range.start) + 1] == 0xBB
  }
}
