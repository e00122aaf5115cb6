/// A line without axes, the size of a few words; the numbers stand in the text beside it.
///
/// The quiet line is each day's value, the steps above it are the best so far.
package struct Sparkline: Hashable, Sendable {
  package let points: [TimePoint]
  package let ink: Ink

  /// - Parameters:
  ///   - points: In ascending order of days.
  ///   - ink: Of the steps and the last point; the line is a quieter shade of it.
  package init(points: [TimePoint], ink: Ink) {
    self.points = points
    self.ink = ink
  }

  package static let width = 120
  package static let height = 36

  /// The same picture for all pages, at most 3 KB. It has no title: the page hides it from readers.
  package func picture() -> Picture {
    var writer = SVGWriter(width: Double(Self.width), height: Double(Self.height))
    let finite = points.filter(\.value.isFinite)
    let values = finite.map(\.value)
    if let first = finite.first, let last = finite.last,
      let low = values.min(), let high = values.max()
    {
      let x = LinearScale(
        domain: Double(first.day)...Double(max(first.day, last.day)), start: 3,
        end: Double(Self.width) - 5)
      let y = LinearScale(domain: low...high, start: Double(Self.height) - 5, end: 5)
      let pixels = finite.map { point in
        PixelPoint(x: x(Double(point.day)), y: y(point.value), isMarked: false)
      }
      draw(pixels, into: &writer)
    }
    return writer.document(title: "", description: "")
  }

  private func draw(_ points: [PixelPoint], into writer: inout SVGWriter) {
    var line = Path(points.count > 150 ? .whole : .tenths)
    for point in Downsampling.m4(points, width: Double(Self.width)) {
      if line.isEmpty { line.move(point.x, point.y) } else { line.line(point.x, point.y) }
    }
    writer.draw(
      line, style: writer.stroke(ink.soft),
      attributes: "fill=\"none\" stroke-width=\"1\" stroke-linejoin=\"round\"")
    guard let last = points.last else { return }
    writer.draw(
      steps(points), style: writer.stroke(ink),
      attributes: "fill=\"none\" stroke-width=\"2\" stroke-linejoin=\"round\"")
    var dot = Path()
    dot.dot(last.x, last.y)
    writer.draw(
      dot, style: writer.stroke(ink), attributes: "stroke-width=\"5\" stroke-linecap=\"round\"")
  }

  /// The best so far: level until the day of a better one. Higher is a smaller `y`.
  private func steps(_ points: [PixelPoint]) -> Path {
    var path = Path()
    var best = Double.infinity
    for point in points where point.y < best {
      if path.isEmpty { path.move(point.x, point.y) } else { path.line(point.x, best) }
      path.line(point.x, point.y)
      best = point.y
    }
    if let last = points.last, best.isFinite { path.line(last.x, best) }
    return path
  }
}
