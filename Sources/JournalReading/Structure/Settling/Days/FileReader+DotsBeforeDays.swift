internal import JournalSyntax

/// Dots that lead from the sets of a line to its day.
extension FileReader {
  /// The dots of `80 x 10, 90 x 8 ........ Mo 12.3.`, which only lead to the day: a note of the sets.
  mutating func dropDotsBeforeDay() {
    guard elements.count > 6,
      let first = elements.indices.dropFirst().dropLast(3).first(where: { index in
        elements[index].kind == .period && elements[index].spaceBefore
          && elements[index + 1].kind == .period && elements[index + 2].kind == .period
      }), case let end = elements[first...].firstIndex(where: { $0.kind != .period }) ?? first,
      end > first, end < elements.count,
      elements[end].meaning == .weekday
        || WeekdayAbbreviation.value(bytes[elements[end].range.indices]) != nil,
      let (_, next) = dates.date(at: end),
      next == elements.count
        || next + 1 == elements.count && elements[next].kind == .period
    else { return }
    context.remarks.append(range(end..<next))
    anatomy.parser.elements.removeSubrange(first...)
  }
}
