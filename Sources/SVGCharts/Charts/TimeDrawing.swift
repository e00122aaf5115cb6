/// Draws a chart over time.
struct TimeDrawing {
  private let chart: TimeChart
  private let frame: ChartFrame
  private let geometry: Geometry
  private let precision: Precision
  /// Days with a record: their points are never left out.
  private let markedDays: Set<Int>
  private var writer: SVGWriter

  /// Days without a value after which a line is only dotted.
  private static let longestGap = 28

  init(_ chart: TimeChart, frame: ChartFrame, geometry: Geometry) {
    self.chart = chart
    self.frame = frame
    self.geometry = geometry
    // A picture is to stay below 12 KB; with so many points tenths of a pixel show nothing more.
    let count = chart.layers.reduce(0) { $0 + $1.mark.points.count }
    markedDays = Set(
      chart.layers.flatMap { layer -> [Int] in
        guard case .rings(let points, _) = layer.mark else { return [] }
        return points.map(\.day)
      })
    precision = count > 600 ? .whole : .tenths
    writer = SVGWriter(width: Double(frame.width), height: Double(frame.height))
  }

  mutating func document() -> Picture {
    let isCut = frame.ticks.domain.lowerBound > 0
    writer.drawValueAxis(
      frame.ticks, scale: frame.y, box: frame.box, unit: chart.unit, isCut: isCut)
    writer.drawTimeAxis(frame.days, scale: frame.x, box: frame.box)
    drawReferences()
    for layer in chart.layers {
      draw(layer)
    }
    drawEndLabels()
    return writer.document(title: chart.text.title, description: chart.text.summary)
  }

  private mutating func drawReferences() {
    var path = Path()
    for reference in chart.references {
      let y = frame.y(reference.value).rounded() + 0.5
      path.move(frame.box.left, y)
      path.line(frame.box.right, y)
    }
    let style = writer.stroke(Palette.muted)
    writer.draw(path, style: style, attributes: "stroke-dasharray=\"6 4\"")
  }

  private mutating func draw(_ layer: TimeLayer) {
    switch layer.mark {
    case .line(let points): drawLine(points, layer)
    case .steps(let points): drawSteps(points, layer)
    case .dots(let points): drawDots(points, layer, isSquare: false)
    case .squares(let points): drawDots(points, layer, isSquare: true)
    case .rings(let points, let label): drawRings(points, label: label, layer)
    case .band(let low, let high): drawBand(low: low, high: high, layer)
    }
  }

  private mutating func drawLine(_ points: [TimePoint], _ layer: TimeLayer) {
    var solid = Path(precision)
    var bridges = Path(precision)
    var last: PixelPoint?
    let longest = frame.x(Double(frame.days.lowerBound + Self.longestGap)) - frame.box.left
    for point in Downsampling.m4(pixels(points), width: frame.box.width) {
      if let last, point.x - last.x <= longest + 1e-6 {
        solid.line(point.x, point.y)
      } else {
        if let last {
          bridges.move(last.x, last.y)
          bridges.line(point.x, point.y)
        }
        solid.dot(point.x, point.y)
      }
      last = point
    }
    let style = writer.stroke(layer.ink)
    writer.draw(
      bridges, style: style, attributes: "fill=\"none\" stroke-dasharray=\"1 5\"")
    writer.draw(solid, style: style, attributes: lineAttributes(layer))
  }

  private mutating func drawSteps(_ points: [TimePoint], _ layer: TimeLayer) {
    var path = Path(precision)
    for point in pixels(points) {
      if path.isEmpty {
        path.move(point.x, point.y)
      } else {
        path.line(point.x, lastY)
        path.line(point.x, point.y)
      }
      lastY = point.y
    }
    if !path.isEmpty { path.line(frame.box.right, lastY) }
    writer.draw(path, style: writer.stroke(layer.ink), attributes: lineAttributes(layer))
  }

  /// The height at which the step that is being drawn stands.
  private var lastY = 0.0

  private mutating func drawDots(_ points: [TimePoint], _ layer: TimeLayer, isSquare: Bool) {
    let spacing = frame.box.width / Double(max(1, points.count))
    let size = spacing > 8 ? 5 : spacing > 3 ? 4 : 3
    let all = pixels(points)
    var path = Path(precision)
    for point in all.count > 800 ? Downsampling.cloud(all, columnWidth: 2) : all {
      if isSquare {
        path.square(point.x, point.y, size: size)
      } else {
        path.dot(point.x, point.y)
      }
    }
    writer.draw(
      path, style: writer.stroke(layer.ink),
      attributes: "fill=\"none\" stroke-width=\"\(size)\""
        + (isSquare ? "" : " stroke-linecap=\"round\""))
  }

  private mutating func drawRings(_ points: [TimePoint], label: String?, _ layer: TimeLayer) {
    var path = Path(precision)
    let centers = pixels(points)
    for point in centers {
      path.dot(point.x, point.y)
    }
    let isCrowded = frame.box.width / Double(max(1, points.count)) < 14
    let size = isCrowded ? 7 : 9
    let page = (light: Palette.lightPage, dark: Palette.darkPage)
    let attributes = "fill=\"none\" stroke-linecap=\"round\" stroke-width="
    writer.draw(path, style: writer.stroke(layer.ink), attributes: attributes + "\"\(size)\"")
    writer.draw(path, style: writer.stroke(page), attributes: attributes + "\"\(size - 4)\"")
    guard let label, let last = centers.last else { return }
    let half = TextWidth.of(label) * TextWidth.boldFactor / 2
    let x = min(max(last.x, frame.box.left + half + 2), frame.box.right - half - 2)
    let isHigh = last.y - 22 < frame.box.top - 12
    writer.write(
      label, x: x, y: isHigh ? last.y + 20 : last.y - 10, anchor: .middle,
      style: writer.text(layer.ink), isBold: true)
  }

  private mutating func drawBand(low: [TimePoint], high: [TimePoint], _ layer: TimeLayer) {
    var path = Path(precision)
    for point in pixels(low) + pixels(high).reversed() {
      if path.isEmpty { path.move(point.x, point.y) } else { path.line(point.x, point.y) }
    }
    if !path.isEmpty { path.close() }
    writer.draw(path, style: writer.fill(layer.ink), attributes: "fill-opacity=\".2\"")
  }

  /// Names to the right of the plot, pushed apart; a thin line leads back to what they name.
  private mutating func drawEndLabels() {
    let named = chart.layers.reversed().filter { $0.label != nil && !$0.mark.points.isEmpty }
    let texts = chart.endTexts(geometry)
    let inks = named.map(\.ink) + chart.references.map { _ in Palette.muted }
    let heights =
      named.map { frame.y($0.mark.points.last?.value ?? 0) }
      + chart.references.map { frame.y($0.value) }
    let centers = LabelPlacement.spread(
      heights, height: LabelPlacement.lineHeight,
      within: (frame.box.top - 8)...(frame.box.bottom + 7))
    var leaders = Path()
    for (index, center) in centers.enumerated() {
      guard let center else { continue }
      writer.write(
        texts[index], x: frame.box.right + 10, y: center + 4, style: writer.text(inks[index]),
        isBold: index < named.count)
      guard (center - heights[index]).magnitude > 6 else { continue }
      leaders.move(frame.box.right + 1, heights[index])
      leaders.line(frame.box.right + 8, center)
    }
    writer.draw(leaders, style: writer.stroke(Palette.axis), attributes: "fill=\"none\"")
  }

  private func pixels(_ points: [TimePoint]) -> [PixelPoint] {
    let (x, y) = (frame.x, frame.y)
    return points.map { point in
      PixelPoint(
        x: x(Double(point.day)), y: y(point.value), isMarked: markedDays.contains(point.day))
    }
  }

  private func lineAttributes(_ layer: TimeLayer) -> String {
    var attributes = "fill=\"none\" stroke-linejoin=\"round\" stroke-width=\""
    attributes += NumberText.rounded(layer.lineWidth) + "\""
    attributes += layer.isDashed ? " stroke-dasharray=\"7 4\"" : " stroke-linecap=\"round\""
    return attributes
  }
}
