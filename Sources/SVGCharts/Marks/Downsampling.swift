/// A point of a drawn line, in pixels.
struct PixelPoint: Hashable {
  let x: Double
  let y: Double
  /// True for what must never be left out, such as a record.
  let isMarked: Bool
}

/// M4: of each column of pixels the first, the last, the lowest and the highest point.
///
/// Uwe Jugel and others, "M4: A Visualization-Oriented Time Series Data Aggregation" (VLDB 2014):
/// the line looks as it would with all points. Marked points are kept too.
enum Downsampling {
  /// - Parameters:
  ///   - points: In ascending order of x.
  ///   - width: Of the plot, in pixels.
  /// - Returns: The points to draw; all of them when there are at most four a pixel.
  static func m4(_ points: [PixelPoint], width: Double) -> [PixelPoint] {
    guard Double(points.count) > 4 * width else { return points }
    var kept: [PixelPoint] = []
    var start = 0
    while start < points.count {
      let column = points[start].x.rounded(.down)
      var end = start
      while end < points.count, points[end].x.rounded(.down) == column { end += 1 }
      kept += extremes(of: points[start..<end])
      start = end
    }
    return kept
  }

  /// Of each narrow column the lowest and the highest dot, and those that are marked.
  ///
  /// For more dots than can be told apart: the cloud keeps its outline.
  static func cloud(_ points: [PixelPoint], columnWidth: Double) -> [PixelPoint] {
    var kept: [PixelPoint] = []
    var start = 0
    while start < points.count {
      let column = (points[start].x / columnWidth).rounded(.down)
      var end = start
      while end < points.count, (points[end].x / columnWidth).rounded(.down) == column { end += 1 }
      let dots = points[start..<end]
      let lowest = dots.indices.max { dots[$0].y < dots[$1].y }
      let highest = dots.indices.min { dots[$0].y < dots[$1].y }
      kept += dots.indices
        .filter { $0 == lowest || $0 == highest || dots[$0].isMarked }
        .map { dots[$0] }
      start = end
    }
    return kept
  }

  private static func extremes(of column: ArraySlice<PixelPoint>) -> [PixelPoint] {
    let lowest = column.indices.max { column[$0].y < column[$1].y }
    let highest = column.indices.min { column[$0].y < column[$1].y }
    return column.indices.filter { index in
      index == column.startIndex || index == column.endIndex - 1 || index == lowest
        || index == highest || column[index].isMarked
    }.map { column[$0] }
  }
}
