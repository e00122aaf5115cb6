/// Places texts so that none meets another.
package enum LabelPlacement {
  /// The height of a line of 12-pixel text.
  package static let lineHeight = 15.0

  /// Moves labels apart along a line, as little as is needed, within bounds.
  ///
  /// - Parameters:
  ///   - wanted: The centre each label would like to have; the first labels matter most.
  ///   - height: The room each label takes.
  ///   - bounds: No part of a label lies outside of these.
  /// - Returns: The centre of each label, in the order of `wanted`; `nil` for the last labels when
  ///   there is no room for all.
  package static func spread(
    _ wanted: [Double], height: Double, within bounds: ClosedRange<Double>
  ) -> [Double?] {
    let room = Int(((bounds.upperBound - bounds.lowerBound) / height + 1e-9).rounded(.down))
    let order = wanted.indices.prefix(max(0, room)).sorted { left, right in
      (wanted[left], left) < (wanted[right], right)
    }
    var centers = [Double?](repeating: nil, count: wanted.count)
    var limit = bounds.lowerBound + height / 2
    var placed: [Double] = []
    for index in order {
      let center = max(wanted[index], limit)
      placed.append(center)
      limit = center + height
    }
    limit = bounds.upperBound - height / 2
    for position in placed.indices.reversed() {
      placed[position] = min(placed[position], limit)
      limit = placed[position] - height
    }
    for (position, index) in order.enumerated() {
      centers[index] = placed[position]
    }
    return centers
  }

  /// Drops every second label until none overlaps the next (Vega's `parity`).
  ///
  /// - Parameters:
  ///   - spans: From where to where each label reaches, in ascending order.
  ///   - gap: The least room between two labels.
  /// - Returns: The indices of the labels to keep; the first is always among them.
  package static func thinned(_ spans: [ClosedRange<Double>], gap: Double = 6) -> [Int] {
    var step = 1
    while step < spans.count {
      let kept = Array(stride(from: 0, to: spans.count, by: step))
      let overlaps = zip(kept, kept.dropFirst()).contains { left, right in
        spans[left].upperBound + gap > spans[right].lowerBound
      }
      guard overlaps else { return kept }
      step *= 2
    }
    return spans.isEmpty ? [] : [0]
  }
}
