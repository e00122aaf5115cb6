/// A colour in its four uses: lines and texts, on light pages and on dark ones.
package struct Ink: Hashable, Sendable {
  /// For lines, bars and points on a light page: at least 3:1.
  package let light: Colour
  /// For texts on a light page: at least 4.5:1.
  package let lightText: Colour
  /// For lines, bars and points on a dark page: at least 3:1.
  package let dark: Colour
  /// For texts on a dark page: at least 4.5:1.
  package let darkText: Colour

  package init(light: Colour, lightText: Colour, dark: Colour, darkText: Colour) {
    self.light = light
    self.lightText = lightText
    self.dark = dark
    self.darkText = darkText
  }

  /// A colour that somebody chose, made to stand out from both pages.
  package init(_ colour: Colour) {
    self.init(
      light: colour.adjusted(toContrast: Palette.shapeContrast, with: Palette.lightPage),
      lightText: colour.adjusted(toContrast: Palette.textContrast, with: Palette.lightPage),
      dark: colour.adjusted(toContrast: Palette.shapeContrast, with: Palette.darkPage),
      darkText: colour.adjusted(toContrast: Palette.textContrast, with: Palette.darkPage))
  }

  /// A colour as a person writes it: a CSS name, `#rgb` or `#rrggbb`; `nil` for everything else.
  package init?(named text: String) {
    guard let colour = Colour(named: text) else { return nil }
    self.init(colour)
  }

  /// The same hue, quieter: just enough contrast for a shape.
  package var soft: Ink {
    func softened(_ colour: Colour, on page: Colour) -> Colour {
      for step in stride(from: 60, through: 5, by: -5) {
        let candidate = colour.mixed(with: page, share: Double(step) / 100)
        if candidate.contrast(with: page) >= Palette.shapeContrast { return candidate }
      }
      return colour
    }
    return Ink(
      light: softened(light, on: Palette.lightPage), lightText: lightText,
      dark: softened(dark, on: Palette.darkPage), darkText: darkText)
  }
}
