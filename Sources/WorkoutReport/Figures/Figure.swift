import SVGCharts
import WorkoutModel

/// A chart on a page: two pictures, its words, the numbers behind it.
struct Figure {
  /// The name of its files and its anchor, e.g. `squat-strength`.
  let name: String
  let text: ChartText
  let wide: Picture
  let narrow: Picture
  let frames: Frames?
  let overlay: Overlay?
  let table: FigureTable
  /// Where the numbers can be fetched, e.g. `data/exercises/squat.csv`.
  var dataPath: String?

  /// Where the data lies in both pictures.
  struct Frames {
    let wide: ChartFrame
    let narrow: ChartFrame
  }

  /// What a reader gets to know by pointing at a day.
  struct Overlay {
    enum Step: String {
      case day, week, month
    }
    let step: Step
    /// `e1RM`, `top set` …
    let names: [String]
    let unit: String
    /// In ascending order of days; `nil` where a series has nothing.
    let rows: [(day: Int, values: [Double?])]
  }

  init(
    name: String, chart: TimeChart, overlay: Overlay? = nil, table: FigureTable,
    dataPath: String? = nil
  ) {
    self.name = name
    text = chart.text
    wide = chart.picture(.wide)
    narrow = chart.picture(.narrow)
    frames = Frames(wide: chart.frame(.wide), narrow: chart.frame(.narrow))
    self.overlay = overlay
    self.table = table
    self.dataPath = dataPath
  }

  init(
    name: String, chart: BarChart, overlay: Overlay? = nil, table: FigureTable,
    dataPath: String? = nil
  ) {
    self.name = name
    text = chart.text
    wide = chart.picture(.wide)
    narrow = chart.picture(.narrow)
    frames = Frames(wide: chart.frame(.wide), narrow: chart.frame(.narrow))
    self.overlay = overlay
    self.table = table
    self.dataPath = dataPath
  }

  init(
    name: String, text: ChartText, wide: Picture, narrow: Picture, table: FigureTable,
    dataPath: String? = nil
  ) {
    self.name = name
    self.text = text
    self.wide = wide
    self.narrow = narrow
    frames = nil
    overlay = nil
    self.table = table
    self.dataPath = dataPath
  }

  var files: [SiteFile] {
    [
      SiteFile(path: "charts/\(name).svg", bytes: wide.svg),
      SiteFile(path: "charts/\(name)-narrow.svg", bytes: narrow.svg),
    ]
  }
}

/// The numbers behind a chart.
struct FigureTable {
  let caption: String
  let columns: [String]
  /// The first cell of each row names it.
  let rows: [[String]]
}

extension Markup {
  /// A figure with its heading, its sentence, the picture for the page's width, and its table.
  mutating func add(_ figure: Figure, on page: Page) {
    add(.figure, .class("chart"), .id(figure.name)) { html in
      html.add(.figcaption) { html in
        html.add(.h3, text: figure.text.title)
        html.add(.p, text: figure.text.summary)
      }
      html.addPlot(figure, on: page)
      html.addTable(figure, on: page)
    }
  }

  private mutating func addPlot(_ figure: Figure, on page: Page) {
    let picture = { (html: inout Markup) in
      html.add(.picture) { html in
        html.addVoid(
          .source, .media("(max-width: 767px)"),
          .srcset(page.link("charts/\(figure.name)-narrow.svg")), .width(figure.narrow.width),
          .height(figure.narrow.height))
        html.addVoid(
          .img, .src(page.link("charts/\(figure.name).svg")), .width(figure.wide.width),
          .height(figure.wide.height), .alt(figure.text.summary), .lazy)
      }
    }
    guard let overlay = figure.overlay, let frames = figure.frames else {
      add(.div, .class("plot"), content: picture)
      return
    }
    add(
      .div, .class("plot"), .data("wide", Figure.boxText(frames.wide)),
      .data("narrow", Figure.boxText(frames.narrow)),
      .data("days", "\(frames.wide.days.lowerBound) \(frames.wide.days.upperBound)"),
      .data(
        "range",
        Figure.plain(frames.wide.ticks.domain.lowerBound) + " "
          + Figure.plain(frames.wide.ticks.domain.upperBound)),
      .data("step", overlay.step.rawValue), .data("names", overlay.names.joined(separator: "|")),
      .data("unit", overlay.unit), .data("points", overlay.encoded), content: picture)
  }

  private mutating func addTable(_ figure: Figure, on page: Page) {
    guard !figure.table.rows.isEmpty else { return }
    add(.details) { html in
      html.add(.summary, text: "The numbers")
      html.addTable(figure.table)
      if let path = figure.dataPath {
        html.add(.p) { $0.add(.a, .href(page.link(path)), text: "All of them as CSV") }
      }
    }
  }

  /// Something wide that scrolls for itself, so that the page never does.
  mutating func addScroll(_ name: String, content: (inout Markup) -> Void) {
    add(
      .div, .class("scroll"), .tabindex(0), .role("region"), .aria("label", name),
      content: content)
  }

  /// A table whose first column names the rows.
  mutating func addTable(_ table: FigureTable) {
    addScroll(table.caption) { html in
      html.add(.table) { html in
        html.add(.caption, text: table.caption)
        html.add(.thead) { html in
          html.add(.tr) { html in
            for column in table.columns { html.add(.th, text: column) }
          }
        }
        html.add(.tbody) { html in
          for row in table.rows {
            html.add(.tr) { html in
              for (index, cell) in row.enumerated() {
                if index == 0 {
                  html.add(.th, text: cell)
                } else {
                  html.add(.td, text: cell)
                }
              }
            }
          }
        }
      }
    }
  }
}

extension Figure {
  fileprivate static func boxText(_ frame: ChartFrame) -> String {
    let numbers = [frame.box.left, frame.box.top, frame.box.right, frame.box.bottom]
    return ([Double(frame.width), Double(frame.height)] + numbers).map(plain)
      .joined(separator: " ")
  }

  /// A number as scripts read it.
  static func plain(_ value: Double) -> String {
    FixedPoint(rounding: value)?.description ?? "0"
  }
}

extension Figure.Overlay {
  /// Rows as `days since the last row,value,value` joined by `;`.
  fileprivate var encoded: String {
    var text = ""
    var last = 0
    for row in rows {
      if !text.isEmpty { text += ";" }
      text += String(row.day - last)
      last = row.day
      for value in row.values {
        text += ","
        if let value, let tenths = FixedPoint(rounding: (value * 10).rounded() / 10) {
          text += tenths.description
        }
      }
    }
    return text
  }
}
