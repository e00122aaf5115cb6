/// The size, the plot box and the scales of a chart.
package struct ChartFrame: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package let box: PlotBox
  /// The days at the left and the right edge of the box; `0...0` where the axis has categories.
  package let days: ClosedRange<Int>
  package let ticks: NumericTicks

  var x: LinearScale {
    LinearScale(
      domain: Double(days.lowerBound)...Double(days.upperBound), start: box.left, end: box.right)
  }

  var y: LinearScale { LinearScale(domain: ticks.domain, start: box.bottom, end: box.top) }

  /// Makes room for the labels on the left of the plot and for `endTexts` on its right; the axis
  /// shows all of `values`.
  init(
    geometry: Geometry, height: Int, days: ClosedRange<Int>, values: [Double],
    hasWholeNumbers: Bool, endTexts: [String]
  ) {
    width = geometry.width
    self.height = height
    self.days = days
    let top = 26.0
    let bottom = Double(height) - 38
    let numbers = values.filter(\.isFinite)
    let range = (numbers.min() ?? 0)...(numbers.max() ?? 0)
    ticks = NumericTicks(
      enclosing: range, intervals: Int((bottom - top) / 35), wholeNumbers: hasWholeNumbers)
    let labelWidth = ticks.labels.map { TextWidth.of($0) }.max() ?? 0
    let endWidth =
      endTexts.map { (TextWidth.of($0) * TextWidth.boldFactor).rounded(.up) + 12 }.max() ?? 12
    box = PlotBox(
      left: labelWidth.rounded(.up) + 8, top: top, right: Double(geometry.width) - endWidth,
      bottom: bottom)
  }
}

extension TimeChart {
  func makeFrame(_ geometry: Geometry) -> ChartFrame {
    var values = layers.flatMap(\.mark.points).map(\.value)
    values += references.map(\.value)
    if startsAtZero { values.append(0) }
    return ChartFrame(
      geometry: geometry, height: height ?? (geometry == .wide ? 300 : 260), days: shownDays,
      values: values, hasWholeNumbers: hasWholeNumbers, endTexts: endTexts(geometry))
  }

  /// What stands to the right of the plot, the most important first: values only on wide pages.
  func endTexts(_ geometry: Geometry) -> [String] {
    let labels = layers.reversed().filter { !$0.mark.points.isEmpty }.compactMap(\.label)
    let names = labels.map { label in
      guard geometry == .wide, let value = label.value else { return label.name }
      return label.name + " " + value
    }
    return (names + references.map(\.label)).map {
      TextWidth.fitted($0, width: Double(geometry.width) * 0.26)
    }
  }

  /// The days of the data; fewer than two weeks are widened, so that one point stands in the middle.
  private var shownDays: ClosedRange<Int> {
    let points = layers.flatMap(\.mark.points)
    let first = days?.lowerBound ?? points.map(\.day).min() ?? 0
    let last = max(days?.upperBound ?? points.map(\.day).max() ?? first, first)
    let missing = max(0, 14 - (last - first))
    return (first - missing / 2)...(last + missing - missing / 2)
  }
}
