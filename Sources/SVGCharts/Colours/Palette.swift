/// The colours of charts and pages. Contrast is measured by a test.
///
/// The series are Okabe and Ito's (2008), without those that are too pale for the page. Their
/// smallest distance under protanopia, deuteranopia and tritanopia is 11.0 in CAM02-UCS.
package enum Palette {
  /// The least contrast of lines, bars and points with the page (WCAG 2.2, 1.4.11).
  package static let shapeContrast = 3.0
  /// The least contrast of texts with the page (WCAG 2.2, 1.4.3).
  package static let textContrast = 4.5

  package static let lightPage = Colour(0xFFFFFF)
  package static let darkPage = Colour(0x0D1117)

  /// Text, and what must stand out most.
  package static let strong = Ink(
    light: Colour(0x1F2328), lightText: Colour(0x1F2328),
    dark: Colour(0xE6EDF3), darkText: Colour(0xE6EDF3))
  /// Axis labels, secondary lines.
  package static let muted = Ink(
    light: Colour(0x59636E), lightText: Colour(0x59636E),
    dark: Colour(0x9198A1), darkText: Colour(0x9198A1))
  /// Grid lines: for orientation only, so below the contrast of shapes.
  package static let grid = (light: Colour(0xE3E7EB), dark: Colour(0x262C34))
  /// The zero line, and ticks.
  package static let axis = (light: Colour(0x8C959F), dark: Colour(0x6E7681))

  package static let blue = Ink(
    light: Colour(0x0072B2), lightText: Colour(0x0072B2),
    dark: Colour(0x56B4E9), darkText: Colour(0x56B4E9))
  package static let orange = Ink(
    light: Colour(0xD55E00), lightText: Colour(0xB84A00),
    dark: Colour(0xE69F00), darkText: Colour(0xE69F00))
  package static let green = Ink(
    light: Colour(0x009E73), lightText: Colour(0x00785A),
    dark: Colour(0x009E73), darkText: Colour(0x009E73))
  package static let purple = Ink(
    light: Colour(0xCC79A7), lightText: Colour(0xA34D80),
    dark: Colour(0xCC79A7), darkText: Colour(0xCC79A7))
  package static let black = Ink(
    light: Colour(0x1F2328), lightText: Colour(0x1F2328),
    dark: Colour(0xF0E442), darkText: Colour(0xF0E442))

  /// In the order of use; a sixth series is a reason for small multiples, not for a colour.
  package static let series = [blue, orange, green, purple, black]

  /// Five levels of a heat map, nothing first; each step is at least 1.5:1 apart from the next.
  package static let heat = (
    light: [0xEAEEF2, 0x9ECAE1, 0x4F9BCB, 0x0B6BAB, 0x083E6B].map { Colour($0) },
    dark: [0x1C2229, 0x12436D, 0x1F6FB0, 0x4FA6E0, 0xB3DCF7].map { Colour($0) }
  )
}
