import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// Charts of the body.
struct BodyFigures {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  /// Each weighing, and the trend without the noise of the day.
  func bodyweight(_ log: BodyweightLog) -> Figure? {
    let quantity = report.quantity
    func points(_ series: [DatedValue]) -> [TimePoint] {
      series.map { TimePoint(day: Int($0.date.dayNumber), value: quantity.amount($0.value)) }
    }
    let series = log.series
    let trend = log.trend
    guard let first = trend.first, let last = trend.last else { return nil }
    let change = quantity.massChange(last.value - first.value) ?? "no change"
    let chart = TimeChart(
      text: ChartText(
        title: "Trend at \(quantity.mass(last.value)), \(change) since \(first.date.text)",
        summary: "\(Quantity.count(series.count, "weighing")) as dots; the line is their trend, "
          + "without the noise of the day."),
      unit: quantity.unit.symbol,
      layers: [
        TimeLayer(.dots(points(series)), ink: Palette.muted.soft),
        TimeLayer(
          .line(points(trend)), ink: Palette.blue, lineWidth: 2.5,
          label: EndLabel("trend", value: quantity.massNumber(last.value))),
      ])
    return Figure(
      name: "bodyweight", chart: chart,
      overlay: Figure.Overlay(
        step: .day, names: ["weighed", "trend"], unit: quantity.unit.symbol,
        rows: zip(series, trend).map {
          (
            Int($0.date.dayNumber),
            [quantity.amount($0.value), quantity.amount($1.value)]
          )
        }),
      table: FigureTable(
        caption: "Weighings, newest first", columns: ["Day", "Weight", "Trend"],
        rows: zip(log.weighings, trend).suffix(300).reversed().map {
          [$0.date.text, Quantity.mass($0.mass), quantity.mass($1.value)]
        }))
  }

  /// One chart for each thing that was measured, in order of names; one more where its unit changed.
  var measurements: [Figure] {
    let dated = report.measurements.filter { $0.date != nil }
    let groups = Dictionary(grouping: dated) { "\($0.name.lowercased()) \($0.unit)" }
    var slugs = Slugs()
    return groups.sorted { $0.key < $1.key }.compactMap { _, values in
      guard let name = values.last?.name else { return nil }
      let title = name.prefix(1).uppercased() + name.dropFirst()
      return measurement(title, slug: slugs.make(for: title), values)
    }
  }

  private func measurement(_ name: String, slug: String, _ values: [Measurement]) -> Figure? {
    let sorted = values.enumerated().compactMap { index, value in
      value.date.map { (date: $0, index: index, value: value) }
    }.sorted { ($0.date, $0.index) < ($1.date, $1.index) }
    guard let first = sorted.first, let last = sorted.last else { return nil }
    let unit = last.value.unit
    func text(_ value: FixedPoint) -> String {
      Quantity.number(value) + (unit.isEmpty ? "" : "\u{A0}" + unit)
    }
    let points = sorted.map {
      TimePoint(day: Int($0.date.dayNumber), value: $0.value.value.double)
    }
    let chart = TimeChart(
      text: ChartText(
        title: "\(name): \(text(last.value.value))",
        summary: "From \(text(first.value.value)) on \(first.date.text) to "
          + "\(text(last.value.value)) on \(last.date.text)."),
      unit: unit,
      layers: [
        TimeLayer(.line(points), ink: Palette.blue.soft, lineWidth: 1.5),
        TimeLayer(.dots(points), ink: Palette.blue),
      ], height: 200)
    return Figure(
      name: "measure-" + slug, chart: chart,
      overlay: Figure.Overlay(
        step: .day, names: [name], unit: unit, rows: points.map { ($0.day, [$0.value]) }),
      table: FigureTable(
        caption: "\(name), newest first", columns: ["Day", name],
        rows: sorted.suffix(300).reversed().map { [$0.date.text, text($0.value.value)] }))
  }
}
