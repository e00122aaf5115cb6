/// Order statistics without a full sort.
enum Selection {
  /// The middle value, or the mean of the two middle ones; `nil` of nothing.
  static func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    var values = values
    let upper = element(at: values.count / 2, of: &values)
    guard values.count.isMultiple(of: 2) else { return upper }
    return (element(at: values.count / 2 - 1, of: &values) + upper) / 2
  }

  /// The value that would stand at `rank` (from 0) if the values were sorted. Reorders them.
  ///
  /// Hoare's quickselect (1961) with the median of three as pivot.
  static func element(at rank: Int, of values: inout [Double]) -> Double {
    precondition(values.indices.contains(rank))
    values.withUnsafeMutableBufferPointer { place(rank, in: $0, 0, $0.count - 1) }
    return values[rank]
  }

  /// The values at several ranks, which must ascend. Reorders the values.
  static func elements(at ranks: [Int], of values: inout [Double]) -> [Double] {
    precondition(ranks.allSatisfy(values.indices.contains))
    values.withUnsafeMutableBufferPointer { place(ranks[...], in: $0, 0, $0.count - 1) }
    return ranks.map { values[$0] }
  }

  /// The middle rank first: it parts the values in two for the others.
  private static func place(
    _ ranks: ArraySlice<Int>, in buffer: UnsafeMutableBufferPointer<Double>, _ low: Int,
    _ high: Int
  ) {
    guard !ranks.isEmpty else { return }
    let middle = (ranks.startIndex + ranks.endIndex) / 2
    let rank = ranks[middle]
    place(rank, in: buffer, low, high)
    place(ranks[..<middle], in: buffer, low, rank)
    place(ranks[(middle + 1)...], in: buffer, rank, high)
  }

  private static func place(
    _ rank: Int, in buffer: UnsafeMutableBufferPointer<Double>, _ low: Int, _ high: Int
  ) {
    var low = low
    var high = high
    while low < high {
      let pivot = pivot(of: buffer, low, high)
      var left = low
      var right = high
      while left <= right {
        while buffer[left] < pivot { left += 1 }
        while buffer[right] > pivot { right -= 1 }
        if left <= right {
          buffer.swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      if rank <= right { high = right } else if rank >= left { low = left } else { break }
    }
  }

  private static func pivot(
    of buffer: UnsafeMutableBufferPointer<Double>, _ low: Int, _ high: Int
  ) -> Double {
    let first = buffer[low]
    let middle = buffer[low + (high - low) / 2]
    let last = buffer[high]
    return max(min(first, middle), min(max(first, middle), last))
  }
}
