extension SVGWriter {
  /// Horizontal grid lines with their labels, and the unit above them.
  mutating func drawValueAxis(
    _ ticks: NumericTicks, scale: LinearScale, box: PlotBox, unit: String, isCut: Bool
  ) {
    let muted = text(Palette.muted)
    var grid = Path()
    var base = Path()
    for (value, label) in zip(ticks.values, ticks.labels) {
      let y = scale(value).rounded() + 0.5
      let isBase = value == ticks.values.first
      if isBase {
        base.move(box.left, y)
        base.line(box.right, y)
      } else {
        grid.move(box.left, y)
        grid.line(box.right, y)
      }
      write(label, x: box.left - 6, y: y + 4, anchor: .end, style: muted)
    }
    draw(grid, style: stroke(Palette.grid))
    if isCut { base = cut(at: (box.bottom.rounded() + 0.5), box: box) }
    draw(base, style: stroke(Palette.axis), attributes: "fill=\"none\"")
    if !unit.isEmpty { write(unit, x: 0, y: 12, style: muted) }
  }

  /// A base line with a break at its left end: the axis does not begin at zero.
  private func cut(at y: Double, box: PlotBox) -> Path {
    var path = Path()
    path.move(box.left, y)
    for (x, rise) in [(4.0, 0.0), (6, -4), (10, 4), (12, 0)] {
      path.line(box.left + x, y + rise)
    }
    path.line(box.right, y)
    return path
  }

  /// Ticks of days with labels in two lines: the year stands below the first and where it changes.
  mutating func drawTimeAxis(_ days: ClosedRange<Int>, scale: LinearScale, box: PlotBox) {
    let time = TimeTicks(days: days, count: max(3, Int(box.width / 80)))
    let spans = time.ticks.map { tick in
      let half = TextWidth.of(tick.label.count > 4 ? tick.label : "2000") / 2
      let x = min(max(scale(Double(tick.day)), half), width - half)
      return (x - half)...(x + half)
    }
    let muted = text(Palette.muted)
    var marks = Path()
    var shownYear: Int?
    for index in LabelPlacement.thinned(spans) {
      let tick = time.ticks[index]
      let x = scale(Double(tick.day)).rounded() + 0.5
      marks.move(x, box.bottom + 1)
      marks.line(x, box.bottom + 5)
      let center = (spans[index].lowerBound + spans[index].upperBound) / 2
      write(tick.label, x: center, y: box.bottom + 18, anchor: .middle, style: muted)
      guard !time.areYears, tick.year != shownYear else { continue }
      write(String(tick.year), x: center, y: box.bottom + 33, anchor: .middle, style: muted)
      shownYear = tick.year
    }
    draw(marks, style: stroke(Palette.axis))
  }
}
