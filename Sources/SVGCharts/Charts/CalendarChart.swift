/// A heat map of days: one column a week, Monday on top.
///
/// On narrow pages the weeks are broken into two blocks, one below the other.
package struct CalendarChart: Hashable, Sendable {
  package let text: ChartText
  package let days: ClosedRange<Int>
  /// Amounts of the days on which there was something; days may be missing.
  package let amounts: [TimePoint]
  /// Days with a ring, such as those of records.
  package let marked: [Int]
  /// Said in the legend of the ring, e.g. `record`.
  package let markedName: String

  package init(
    text: ChartText, days: ClosedRange<Int>, amounts: [TimePoint], marked: [Int] = [],
    markedName: String = ""
  ) {
    self.text = text
    self.days = days
    self.amounts = amounts
    self.marked = marked
    self.markedName = markedName
  }

  /// The level 0…4 of an amount: 0 for nothing, then the quarters of the days that have something.
  package static func levels(of amounts: [Double]) -> [Int] {
    let sorted = amounts.filter { $0 > 0 }.sorted()
    let limits = [1, 2, 3].map { quarter in
      sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * quarter / 4)]
    }
    return amounts.map { amount in
      amount > 0 ? 1 + limits.filter { amount >= $0 }.count : 0
    }
  }

  /// The picture for a page.
  package func picture(_ geometry: Geometry) -> Picture {
    let layout = Layout(days: days, width: Double(geometry.width), isNarrow: geometry == .narrow)
    var writer = SVGWriter(width: Double(geometry.width), height: layout.height)
    drawCells(layout, into: &writer)
    drawRings(layout, into: &writer)
    drawMonths(layout, into: &writer)
    drawWeekdays(layout, into: &writer)
    drawLegend(layout, into: &writer)
    return writer.document(title: text.title, description: text.summary)
  }
}

/// Where the days of a calendar lie.
private struct Layout {
  let firstMonday: Int
  let weekCount: Int
  let weeksPerBlock: Int
  let pitch: Double
  let height: Double
  let width: Double

  static let left = 32.0
  static let top = 18.0

  init(days: ClosedRange<Int>, width: Double, isNarrow: Bool) {
    self.width = width
    firstMonday = CalendarDay.monday(onOrBefore: days.lowerBound)
    weekCount = (days.upperBound - firstMonday) / 7 + 1
    weeksPerBlock = isNarrow ? min(weekCount, 27) : min(weekCount, 54)
    // In fifths, so that half a cell can be written in tenths.
    pitch = ((width - Self.left) / Double(isNarrow ? 27 : 54) * 5).rounded(.down) / 5
    let blocks = (weekCount + weeksPerBlock - 1) / weeksPerBlock
    height = (Double(blocks) * (7 * pitch + Self.top + 6) + 22).rounded(.up)
  }

  var blockCount: Int { (weekCount + weeksPerBlock - 1) / weeksPerBlock }
  var cell: Double { pitch - 2 }
  /// The size of a cell, as attributes say it.
  var size: String { NumberText.rounded(cell) }

  func top(ofBlock block: Int) -> Double { Double(block) * (7 * pitch + Self.top + 6) + Self.top }

  /// The upper left corner of a day's cell.
  func corner(of day: Int) -> (x: Double, y: Double) {
    let week = (day - firstMonday) / 7
    let x = Self.left + Double(week % weeksPerBlock) * pitch
    return (x, top(ofBlock: week / weeksPerBlock) + Double((day - firstMonday) % 7) * pitch)
  }
}

extension CalendarChart {
  private func drawCells(_ layout: Layout, into writer: inout SVGWriter) {
    var levelByDay: [Int: Int] = [:]
    for (point, level) in zip(amounts, Self.levels(of: amounts.map(\.value))) {
      levelByDay[point.day] = max(level, levelByDay[point.day] ?? 0)
    }
    drawEmptyCells(layout, into: &writer)
    var paths = [Path](repeating: Path(), count: 5)
    for (day, level) in levelByDay.sorted(by: { $0.key < $1.key }) where days.contains(day) {
      // A line as thick as it is long.
      let (x, y) = layout.corner(of: day)
      paths[level].move(x, y + layout.cell / 2)
      paths[level].line(x + layout.cell, y + layout.cell / 2)
    }
    for (level, path) in paths.enumerated().dropFirst() {
      writer.draw(
        path, style: writer.stroke(Self.heat(level)), attributes: "stroke-width=\"\(layout.size)\"")
    }
  }

  /// Each week as one dashed line, for a box a day would be most of the picture.
  private func drawEmptyCells(_ layout: Layout, into writer: inout SVGWriter) {
    var path = Path()
    var day = days.lowerBound
    while day <= days.upperBound {
      let last = min(day + 6 - (day - layout.firstMonday) % 7, days.upperBound)
      let (x, top) = layout.corner(of: day)
      let bottom = layout.corner(of: last).y + layout.cell
      path.move(x + layout.cell / 2, top)
      path.line(x + layout.cell / 2, bottom)
      day = last + 1
    }
    writer.draw(
      path, style: writer.stroke(Self.heat(0)),
      attributes: "stroke-width=\"\(layout.size)\" stroke-dasharray=\"\(layout.size) 2\"")
  }

  private func drawRings(_ layout: Layout, into writer: inout SVGWriter) {
    var path = Path()
    for day in marked where days.contains(day) {
      let (x, y) = layout.corner(of: day)
      path.box(left: x, top: y, right: x + layout.cell, bottom: y + layout.cell)
    }
    writer.draw(
      path, style: writer.stroke(Palette.orange), attributes: "fill=\"none\" stroke-width=\"2\"")
  }

  /// The name of a month above the week in which it begins.
  private func drawMonths(_ layout: Layout, into writer: inout SVGWriter) {
    let muted = writer.text(Palette.muted)
    var end = -1.0
    var block = -1
    let months =
      CalendarDay.monthIndex(of: days.lowerBound)...CalendarDay.monthIndex(of: days.upperBound)
    for month in months {
      let day = max(CalendarDay.firstDay(ofMonthIndex: month), days.lowerBound)
      let week = (day - layout.firstMonday) / 7
      let (x, _) = layout.corner(of: day)
      let name = CalendarDay.monthNames[(month % 12 + 12) % 12]
      if week / layout.weeksPerBlock != block {
        block = week / layout.weeksPerBlock
        end = -1
      }
      guard x > end, x + TextWidth.of(name) <= layout.width else { continue }
      writer.write(name, x: x, y: layout.top(ofBlock: block) - 6, style: muted)
      end = x + TextWidth.of(name) + 4
    }
  }

  private func drawWeekdays(_ layout: Layout, into writer: inout SVGWriter) {
    let muted = writer.text(Palette.muted)
    for block in 0..<layout.blockCount {
      for (row, name) in [(0, "Mon"), (2, "Wed"), (4, "Fri")] {
        let y = layout.top(ofBlock: block) + Double(row) * layout.pitch + layout.cell - 1
        writer.write(name, x: 0, y: y, style: muted)
      }
    }
  }

  private func drawLegend(_ layout: Layout, into writer: inout SVGWriter) {
    let muted = writer.text(Palette.muted)
    let baseline = layout.height - 6
    var x = Layout.left
    writer.write("less", x: x, y: baseline, style: muted)
    x += TextWidth.of("less") + 6
    for level in 0...4 {
      var path = Path()
      path.box(
        left: x, top: baseline - layout.cell + 1, right: x + layout.cell, bottom: baseline + 1)
      writer.draw(path, style: writer.fill(Self.heat(level)))
      x += layout.pitch
    }
    writer.write("more", x: x + 4, y: baseline, style: muted)
    guard !marked.isEmpty, !markedName.isEmpty else { return }
    x += TextWidth.of("more") + 24
    var ring = Path()
    ring.box(
      left: x, top: baseline - layout.cell + 1, right: x + layout.cell, bottom: baseline + 1)
    writer.draw(
      ring, style: writer.stroke(Palette.orange), attributes: "fill=\"none\" stroke-width=\"2\"")
    writer.write(markedName, x: x + layout.pitch + 4, y: baseline, style: muted)
  }

  private static func heat(_ level: Int) -> (light: Colour, dark: Colour) {
    (Palette.heat.light[level], Palette.heat.dark[level])
  }
}
