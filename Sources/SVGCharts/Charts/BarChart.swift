/// What the bars of a chart stand for.
package enum BarAxis: Hashable, Sendable {
  /// Weeks or months: each bar reaches from its first day to the day before the next begins.
  case days([Range<Int>])
  /// Rep counts, weekdays: each bar has a name.
  case categories([String])

  package var count: Int {
    switch self {
    case .days(let ranges): ranges.count
    case .categories(let names): names.count
    }
  }
}

/// The values of one colour in a bar chart, one for each bar.
package struct BarSeries: Hashable, Sendable {
  /// Named above the bars when there are several series.
  package let name: String
  package let ink: Ink
  package let values: [Double]

  package init(name: String, ink: Ink, values: [Double]) {
    self.name = name
    self.ink = ink
    self.values = values
  }
}

/// Bars from zero; several series are stacked.
package struct BarChart: Hashable, Sendable {
  package let text: ChartText
  /// On the axis, e.g. `sets`.
  package let unit: String
  package let axis: BarAxis
  package let series: [BarSeries]
  package let references: [ReferenceLine]
  /// True for counts.
  package let hasWholeNumbers: Bool
  /// In pixels, the same for both geometries.
  package let height: Int

  package init(
    text: ChartText, unit: String, axis: BarAxis, series: [BarSeries],
    references: [ReferenceLine] = [], hasWholeNumbers: Bool = false, height: Int = 220
  ) {
    self.text = text
    self.unit = unit
    self.axis = axis
    self.series = series
    self.references = references
    self.hasWholeNumbers = hasWholeNumbers
    self.height = height
  }

  /// The picture for a page.
  package func picture(_ geometry: Geometry) -> Picture {
    let frame = frame(geometry)
    var writer = SVGWriter(width: Double(frame.width), height: Double(frame.height))
    writer.drawValueAxis(frame.ticks, scale: frame.y, box: frame.box, unit: unit, isCut: false)
    switch axis {
    case .days: writer.drawTimeAxis(frame.days, scale: frame.x, box: frame.box)
    case .categories(let names): writer.drawCategories(names, box: frame.box)
    }
    drawBars(frame, into: &writer)
    drawReferences(frame, into: &writer)
    if series.count > 1 { drawNames(frame, into: &writer) }
    return writer.document(title: text.title, description: text.summary)
  }

  /// Where the data lies in the picture, for what is laid over it.
  package func frame(_ geometry: Geometry) -> ChartFrame {
    let totals = (0..<axis.count).map { index in
      series.reduce(0) { $0 + ($1.values.indices.contains(index) ? max(0, $1.values[index]) : 0) }
    }
    return ChartFrame(
      geometry: geometry, height: height, days: shownDays,
      values: totals + references.map(\.value) + [0], hasWholeNumbers: hasWholeNumbers,
      endTexts: references.map { fittedLabel($0, geometry.width) })
  }
}

extension BarChart {
  private var shownDays: ClosedRange<Int> {
    guard case .days(let ranges) = axis, let first = ranges.first, let last = ranges.last else {
      return 0...0
    }
    return first.lowerBound...max(first.lowerBound, last.upperBound)
  }

  private func drawBars(_ frame: ChartFrame, into writer: inout SVGWriter) {
    var heights = [Double](repeating: 0, count: axis.count)
    for part in series {
      var path = Path(axis.count > 400 ? .whole : .tenths)
      for index in 0..<min(axis.count, part.values.count) {
        let value = part.values[index]
        guard value.isFinite, value > 0 else { continue }
        let (left, right) = span(of: index, frame)
        // A gap of a pixel parts what is stacked.
        let bottom = frame.y(heights[index]) - (heights[index] > 0 ? 1 : 0)
        heights[index] += value
        let top = min(frame.y(heights[index]), bottom - 0.5)
        path.box(left: left, top: top, right: right, bottom: bottom)
      }
      writer.draw(path, style: writer.fill(part.ink))
    }
  }

  /// From where to where a bar reaches, with a fifth of its room left free.
  private func span(of index: Int, _ frame: ChartFrame) -> (left: Double, right: Double) {
    let start: Double
    let end: Double
    switch axis {
    case .days(let ranges):
      start = frame.x(Double(ranges[index].lowerBound))
      end = frame.x(Double(ranges[index].upperBound))
    case .categories(let names):
      let pitch = frame.box.width / Double(max(1, names.count))
      start = frame.box.left + pitch * Double(index)
      end = start + pitch
    }
    let margin = end - start > 4 ? min((end - start) * 0.1, 8) : 0.25
    return (start + margin, max(end - margin, start + margin + 0.5))
  }

  private func fittedLabel(_ reference: ReferenceLine, _ width: Int) -> String {
    TextWidth.fitted(reference.label, width: Double(width) * 0.26)
  }

  private func drawReferences(_ frame: ChartFrame, into writer: inout SVGWriter) {
    let heights = references.map { frame.y($0.value) }
    let centers = LabelPlacement.spread(
      heights, height: LabelPlacement.lineHeight, within: 0...(frame.box.bottom + 7))
    var path = Path()
    for (index, reference) in references.enumerated() {
      let y = heights[index].rounded() + 0.5
      path.move(frame.box.left, y)
      path.line(frame.box.right, y)
      guard let center = centers[index] else { continue }
      writer.write(
        fittedLabel(reference, frame.width), x: frame.box.right + 8, y: center + 4,
        style: writer.text(Palette.strong))
    }
    let style = writer.stroke(Palette.strong)
    writer.draw(path, style: style, attributes: "stroke-dasharray=\"6 4\"")
  }

  /// The names of the series with a square of their colour, in one line above the plot.
  private func drawNames(_ frame: ChartFrame, into writer: inout SVGWriter) {
    var x = max(TextWidth.of(unit) + 12, frame.box.left)
    for part in series {
      let width = TextWidth.of(part.name) + 15
      guard x + width <= Double(frame.width) else { return }
      var square = Path()
      square.box(left: x, top: 3, right: x + 10, bottom: 13)
      writer.draw(square, style: writer.fill(part.ink))
      writer.write(part.name, x: x + 14, y: 12, style: writer.text(Palette.muted))
      x += width + 12
    }
  }
}

extension SVGWriter {
  /// Names below the bars, every second left out until none overlaps.
  fileprivate mutating func drawCategories(_ names: [String], box: PlotBox) {
    let pitch = box.width / Double(max(1, names.count))
    let spans = names.enumerated().map { index, name in
      let center = box.left + pitch * (Double(index) + 0.5)
      let half = TextWidth.of(name) / 2
      return (center - half)...(center + half)
    }
    let muted = text(Palette.muted)
    for index in LabelPlacement.thinned(spans) {
      let half = (spans[index].upperBound - spans[index].lowerBound) / 2
      let center = min(max(spans[index].lowerBound + half, half), width - half)
      write(names[index], x: center, y: box.bottom + 18, anchor: .middle, style: muted)
    }
  }
}
