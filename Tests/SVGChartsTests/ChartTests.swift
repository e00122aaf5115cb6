import SVGCharts
import Testing

private let text = ChartText(
  title: "Squat <up> & away", summary: "It \"rose\" from 100 to 140\u{0} kg.")

private func timeChart(_ points: [TimePoint], records: [TimePoint] = []) -> TimeChart {
  TimeChart(
    text: text, unit: "kg",
    layers: [
      TimeLayer(.line(points), ink: Palette.muted, label: EndLabel("top set", value: "120")),
      TimeLayer(.dots(points), ink: Palette.blue.soft),
      TimeLayer(.steps(points), ink: Palette.blue, label: EndLabel("best e1RM", value: "140")),
      TimeLayer(.rings(records, label: "140"), ink: Palette.orange),
      TimeLayer(.band(low: points, high: points), ink: Palette.green),
    ],
    references: [ReferenceLine(value: 150, label: "goal 150")])
}

private func walk(_ count: Int, every days: Int = 3) -> [TimePoint] {
  (0..<count).map { index in
    TimePoint(
      day: 12_000 + index * days, value: 80 + Double((index * 7919) % 47) + Double(index) / 20)
  }
}

/// Checks what holds for every picture.
private func check(
  _ svg: [UInt8], atMost size: Int = 12_288, sourceLocation: SourceLocation = #_sourceLocation
) {
  let svgText = String(decoding: svg, as: UTF8.self)
  #expect(svg.count <= size, sourceLocation: sourceLocation)
  for word in ["nan", "inf", "-0 ", "-0\"", "var(", "<script", "style=\""] {
    #expect(!svgText.lowercased().contains(word), "\(word)", sourceLocation: sourceLocation)
  }
  #expect(XMLChecker.isWellFormed(svg), sourceLocation: sourceLocation)
  #expect(XMLChecker.longestFraction(svg) <= 1, sourceLocation: sourceLocation)
}

@Suite struct ChartTests {
  @Test(arguments: Geometry.allCases)
  func `charts of no, one, equal and absurd values are drawn`(geometry: Geometry) {
    let cases: [[TimePoint]] = [
      [], [TimePoint(day: 20_000, value: 100)],
      (0..<5).map { TimePoint(day: 20_000 + $0, value: 60) },
      [TimePoint(day: 20_000, value: 0)], [TimePoint(day: 20_000, value: -20)],
      [TimePoint(day: 20_000, value: .nan), TimePoint(day: 20_004, value: 10)],
      walk(40) + [TimePoint(day: 12_130, value: 999)],
      [TimePoint(day: 9000, value: 1e300), TimePoint(day: 20_000, value: 5)],
      [TimePoint(day: 9000, value: 60), TimePoint(day: 20_000, value: 180)],
    ]
    for points in cases {
      check(timeChart(points, records: Array(points.prefix(2))).picture(geometry).svg)
      check(Sparkline(points: points, ink: Palette.blue).picture().svg, atMost: 3072)
    }
  }

  @Test func `a title and a description come first, escaped`() {
    let svg = String(decoding: timeChart(walk(20)).picture(.wide).svg, as: UTF8.self)
    let start =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 300\" width=\"720\" height=\"300\""
      + " role=\"img\""
    #expect(svg.hasPrefix(start))
    #expect(
      svg.contains(
        ">Squat &lt;up&gt; &amp; away</title><desc>It &quot;rose&quot; from 100 to 140\u{FFFD} kg.</desc>"
      ))
  }

  @Test func `dark colours are rules of a media query`() {
    let svg = String(decoding: timeChart(walk(20)).picture(.wide).svg, as: UTF8.self)
    #expect(svg.contains("stroke:#0072b2}"))
    #expect(svg.contains("@media (prefers-color-scheme:dark){"))
    #expect(svg.contains("stroke:#56b4e9}"))
  }

  @Test func `a line chart of ten years stays small`() {
    let points = walk(1500, every: 2)
    let chart = TimeChart(
      text: text, unit: "kg",
      layers: [
        TimeLayer(.dots(points), ink: Palette.blue.soft),
        TimeLayer(.steps(points.filter { $0.day % 20 == 0 }), ink: Palette.blue),
        TimeLayer(.rings(points.filter { $0.day % 100 == 0 }, label: "1"), ink: Palette.orange),
      ])
    for geometry in Geometry.allCases { check(chart.picture(geometry).svg) }
    check(Sparkline(points: walk(5000, every: 1), ink: Palette.blue).picture().svg, atMost: 3072)
  }

  @Test func `a line is not joined over more than four weeks`() {
    let near = timeChart([TimePoint(day: 100, value: 1), TimePoint(day: 128, value: 2)])
    let far = timeChart([TimePoint(day: 100, value: 1), TimePoint(day: 129, value: 2)])
    let dotted = "stroke-dasharray=\"1 5\""
    #expect(!String(decoding: near.picture(.wide).svg, as: UTF8.self).contains(dotted))
    #expect(String(decoding: far.picture(.wide).svg, as: UTF8.self).contains(dotted))
  }

  @Test func `bars, rows and calendars are drawn for any data`() {
    for count in [0, 1, 2, 30, 520] {
      let weeks = (0..<count).map { 20_000 + $0 * 7..<20_007 + $0 * 7 }
      let values = (0..<count).map { Double(($0 * 31) % 17) }
      let series = [
        BarSeries(name: "direct", ink: Palette.blue, values: values),
        BarSeries(name: "indirect", ink: Palette.orange, values: values),
      ]
      let bars = BarChart(
        text: text, unit: "sets", axis: .days(weeks), series: series,
        references: [ReferenceLine(value: 12, label: "mean 12")], hasWholeNumbers: true)
      let names = BarChart(
        text: text, unit: "sets", axis: .categories(weeks.indices.map { "\($0 + 1)" }),
        series: series)
      let rows = RowChart(
        text: text,
        rows: (0..<min(count, 20)).map {
          ChartRow(name: "Row \($0)", values: [Double($0), 2], valueText: "\($0 + 2)")
        }, inks: Palette.series, band: 10...20)
      let calendar = CalendarChart(
        text: text, days: 19_723...20_088,
        amounts: values.indices.map { TimePoint(day: 19_723 + $0 % 366, value: values[$0]) },
        marked: [19_800, 30_000], markedName: "record")
      for geometry in Geometry.allCases {
        check(bars.picture(geometry).svg, atMost: 40_000)
        check(names.picture(geometry).svg, atMost: 40_000)
        check(rows.picture(geometry).svg)
        check(calendar.picture(geometry).svg)
      }
    }
  }

  @Test func `levels are quarters of the days that have something`() {
    #expect(CalendarChart.levels(of: [0, 1, 2, 3, 4]) == [0, 1, 2, 3, 4])
    #expect(CalendarChart.levels(of: [0, 7, 7]) == [0, 4, 4])
    #expect(CalendarChart.levels(of: []) == [])
  }
}
