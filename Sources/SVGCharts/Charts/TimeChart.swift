/// A value on a day.
package struct TimePoint: Hashable, Sendable {
  /// Days since 1970-01-01.
  package let day: Int
  package let value: Double

  package init(day: Int, value: Double) {
    self.day = day
    self.value = value
  }
}

/// How the values of one layer of a chart are drawn. All points are in ascending order of days.
package enum TimeMark: Hashable, Sendable {
  /// Straight segments; a gap of more than 28 days is only dotted.
  case line([TimePoint])
  /// Each value holds until the next, the last until the end of the chart: a running best.
  case steps([TimePoint])
  /// One dot a value.
  case dots([TimePoint])
  /// One square a value.
  case squares([TimePoint])
  /// Rings, for records; the label belongs to the last.
  case rings([TimePoint], label: String?)
  /// The space between two lines: an interval.
  case band(low: [TimePoint], high: [TimePoint])

  var points: [TimePoint] {
    switch self {
    case .line(let points), .steps(let points), .dots(let points), .squares(let points),
      .rings(let points, _):
      points
    case .band(let low, let high): low + high
    }
  }
}

/// One mark with its look and, perhaps, a name at its end.
package struct TimeLayer: Hashable, Sendable {
  package let mark: TimeMark
  package let ink: Ink
  package let isDashed: Bool
  /// In pixels.
  package let lineWidth: Double
  /// `nil` for a layer that another one explains.
  package let label: EndLabel?

  package init(
    _ mark: TimeMark, ink: Ink, isDashed: Bool = false, lineWidth: Double = 2,
    label: EndLabel? = nil
  ) {
    self.mark = mark
    self.ink = ink
    self.isDashed = isDashed
    self.lineWidth = lineWidth
    self.label = label
  }
}

/// A name that stands where a line ends.
package struct EndLabel: Hashable, Sendable {
  package let name: String
  /// Written after the name where there is room, e.g. `132.5`.
  package let value: String?

  package init(_ name: String, value: String? = nil) {
    self.name = name
    self.value = value
  }
}

/// A level to compare with: a goal, a mean.
package struct ReferenceLine: Hashable, Sendable {
  package let value: Double
  package let label: String

  package init(value: Double, label: String) {
    self.value = value
    self.label = label
  }
}

/// A chart over civil days.
package struct TimeChart: Hashable, Sendable {
  package let text: ChartText
  /// On the axis, e.g. `kg`.
  package let unit: String
  /// Drawn in order, the last on top. At most five should have labels.
  package let layers: [TimeLayer]
  package let references: [ReferenceLine]
  /// The days of the axis; `nil` takes those of the data.
  package let days: ClosedRange<Int>?
  /// True for counts.
  package let hasWholeNumbers: Bool
  /// True when the axis must begin at zero.
  package let startsAtZero: Bool
  /// In pixels, the same for both geometries; `nil` for the usual height.
  package let height: Int?

  package init(
    text: ChartText, unit: String, layers: [TimeLayer], references: [ReferenceLine] = [],
    days: ClosedRange<Int>? = nil, hasWholeNumbers: Bool = false, startsAtZero: Bool = false,
    height: Int? = nil
  ) {
    self.text = text
    self.unit = unit
    self.layers = layers
    self.references = references
    self.days = days
    self.hasWholeNumbers = hasWholeNumbers
    self.startsAtZero = startsAtZero
    self.height = height
  }

  /// The picture for a page.
  package func picture(_ geometry: Geometry) -> Picture {
    var drawing = TimeDrawing(self, frame: frame(geometry), geometry: geometry)
    return drawing.document()
  }

  /// Where the data lies in the picture, for what is laid over it.
  package func frame(_ geometry: Geometry) -> ChartFrame {
    makeFrame(geometry)
  }
}
