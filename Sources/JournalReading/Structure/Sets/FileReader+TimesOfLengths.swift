internal import JournalSyntax
internal import WorkoutModel

/// How long a length took, behind its stroke: `100 fr 56.82`, `200 free 2:04.31 died last 50`.
extension FileReader {
  /// The time right behind the words of the stroke; a time in which it is left stands behind `on` or `@`.
  func timeOfLength(_ way: Int, behind next: Int) -> Quantity? {
    guard let mark = elements[next...].firstIndex(where: { $0.kind != .word }), mark - next <= 3,
      mark > next, !isOn(elements[mark - 1]),
      elements[mark].kind == .clock
        || elements[mark].kind == .quantity && elements[mark].unit == .none
          && elements[mark].flags.contains(.fraction),
      // As fast as people swim a hundred meters.
      40...240 ~= Int64(elements[mark].value) * 100 / Int64(elements[way].value)
    else { return nil }
    var time = Quantity(elements[mark])
    if elements[mark].kind == .quantity { time.unit = .second }
    return time
  }
}
