/// For which page a chart is drawn. One chart is never shrunk: its text would become too small.
package enum Geometry: Hashable, Sendable, CaseIterable {
  /// For laptops and paper: 720 pixels wide.
  case wide
  /// For phones: 304 pixels wide, which fits a page of 320 with its margins.
  case narrow

  /// In pixels.
  package var width: Int { self == .wide ? 720 : 304 }
}

/// What a chart says in words.
package struct ChartText: Hashable, Sendable {
  /// The point of the chart.
  package let title: String
  /// One sentence about the data.
  package let summary: String

  package init(title: String, summary: String) {
    self.title = title
    self.summary = summary
  }
}

/// The part of a picture that shows data, in pixels.
package struct PlotBox: Hashable, Sendable {
  package let left: Double
  package let top: Double
  package let right: Double
  package let bottom: Double

  package var width: Double { right - left }
  package var height: Double { bottom - top }
}
