/// One row of a row chart: a name, and one value for each series.
package struct ChartRow: Hashable, Sendable {
  package let name: String
  package let values: [Double]
  /// What stands behind the bar.
  package let valueText: String

  package init(name: String, values: [Double], valueText: String) {
    self.name = name
    self.values = values
    self.valueText = valueText
  }
}

/// Horizontal bars from zero, one below the other, for things with long names.
package struct RowChart: Hashable, Sendable {
  package let text: ChartText
  package let rows: [ChartRow]
  /// The colours of the parts of each row.
  package let inks: [Ink]
  /// Marked behind all rows, e.g. 10…20 sets.
  package let band: ClosedRange<Double>?

  package init(text: ChartText, rows: [ChartRow], inks: [Ink], band: ClosedRange<Double>? = nil) {
    self.text = text
    self.rows = rows
    self.inks = inks
    self.band = band
  }

  /// The picture for a page.
  package func picture(_ geometry: Geometry) -> Picture {
    let height = Double(rows.count) * Self.pitch + 8
    let width = Double(geometry.width)
    var writer = SVGWriter(width: width, height: max(40, height))
    let names = rows.map { TextWidth.fitted($0.name, width: width * 0.4) }
    let left = (names.map { TextWidth.of($0) }.max() ?? 0).rounded(.up) + 8
    let right = width - (rows.map { TextWidth.of($0.valueText) }.max() ?? 0).rounded(.up) - 8
    let totals = rows.map { $0.values.filter(\.isFinite).reduce(0, +) }
    let most = max(totals.max() ?? 0, band?.upperBound ?? 0)
    let x = LinearScale(domain: 0...(most > 0 ? most : 1), start: left, end: right)
    drawBand(x, into: &writer)
    let strong = writer.text(Palette.strong)
    let muted = writer.text(Palette.muted)
    for (index, row) in rows.enumerated() {
      let middle = (Double(index) + 0.5) * Self.pitch + 4
      writer.write(names[index], x: left - 8, y: middle + 4, anchor: .end, style: strong)
      let end = drawBar(row, x: x, middle: middle, into: &writer)
      writer.write(row.valueText, x: end + 6, y: middle + 4, style: muted)
    }
    return writer.document(title: text.title, description: text.summary)
  }

  /// The height of a row with its gap.
  private static let pitch = 24.0
}

extension RowChart {
  private func drawBand(_ x: LinearScale, into writer: inout SVGWriter) {
    guard let band else { return }
    var path = Path()
    path.box(
      left: x(band.lowerBound), top: 2, right: x(band.upperBound),
      bottom: Double(rows.count) * Self.pitch + 6)
    writer.draw(path, style: writer.fill(Palette.grid), attributes: "fill-opacity=\".6\"")
  }

  /// Draws the parts of a row and returns where the bar ends.
  private func drawBar(
    _ row: ChartRow, x: LinearScale, middle: Double, into writer: inout SVGWriter
  ) -> Double {
    var sum = 0.0
    for (ink, value) in zip(inks, row.values) where value.isFinite && value > 0 {
      var path = Path()
      let left = x(sum) + (sum > 0 ? 1 : 0)
      sum += value
      path.box(left: left, top: middle - 7, right: max(x(sum), left + 1), bottom: middle + 7)
      writer.draw(path, style: writer.fill(ink))
    }
    return x(sum)
  }
}
