import WorkoutModel

extension Array {
  /// Of elements in ascending order of dates the first that is not before a day; `count` for none.
  func firstIndex(notBefore date: CivilDate, by dateOf: (Element) -> CivilDate) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if dateOf(self[middle]) < date { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Of elements in ascending order of dates those within a span of days.
  func within(_ days: ClosedRange<CivilDate>, by dateOf: (Element) -> CivilDate) -> ArraySlice<
    Element
  > {
    let start = firstIndex(notBefore: days.lowerBound, by: dateOf)
    return self[start..<firstIndex(notBefore: days.upperBound.adding(days: 1), by: dateOf)]
  }
}
