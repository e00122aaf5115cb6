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
    if values.count > 4096, let found = elementsByBuckets(at: ranks, of: values) { return found }
    values.withUnsafeMutableBufferPointer { place(ranks[...], in: $0, 0, $0.count - 1) }
    return ranks.map { values[$0] }
  }

  /// Counts the values in equal intervals and sorts only the intervals that hold a rank; `nil` when
  /// the values are too uneven for that.
  private static func elementsByBuckets(at ranks: [Int], of values: [Double]) -> [Double]? {
    var low = values[0]
    var high = low
    for value in values {
      if value < low { low = value } else if value > high { high = value }
    }
    guard high > low else { return nil }
    let bucketCount = 1024
    let scale = Double(bucketCount - 1) / (high - low)
    guard scale.isFinite else { return nil }
    var starts = [Int](repeating: 0, count: bucketCount + 1)
    for value in values { starts[Int((value - low) * scale) + 1] += 1 }
    for bucket in 1...bucketCount { starts[bucket] += starts[bucket - 1] }

    let wanted = ranks.map { rank in starts.partitionIndex { $0 > rank } - 1 }
    var members = [[Double]?](repeating: nil, count: bucketCount)
    for bucket in wanted {
      guard starts[bucket + 1] - starts[bucket] <= values.count / 8 else { return nil }
      members[bucket] = []
    }
    var isWanted = [Bool](repeating: false, count: bucketCount)
    for bucket in wanted { isWanted[bucket] = true }
    for value in values {
      let bucket = Int((value - low) * scale)
      if isWanted[bucket] { members[bucket]?.append(value) }
    }
    for bucket in members.indices where isWanted[bucket] { members[bucket]?.sort() }
    return zip(ranks, wanted).compactMap { rank, bucket in
      members[bucket]?[rank - starts[bucket]]
    }
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

extension Array {
  /// The first index from which the condition holds for all elements; the count when for none.
  fileprivate func partitionIndex(where belongsToSecondPart: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
