import SVGCharts
import Testing

/// Checks that an ink stands out on both pages.
private func check(_ ink: Ink, sourceLocation: SourceLocation = #_sourceLocation) {
  let light = Palette.lightPage
  let dark = Palette.darkPage
  #expect(ink.light.contrast(with: light) >= 3, sourceLocation: sourceLocation)
  #expect(ink.dark.contrast(with: dark) >= 3, sourceLocation: sourceLocation)
  #expect(ink.lightText.contrast(with: light) >= 4.5, sourceLocation: sourceLocation)
  #expect(ink.darkText.contrast(with: dark) >= 4.5, sourceLocation: sourceLocation)
}

@Suite struct ColourTests {
  @Test func `contrast is that of WCAG`() {
    #expect((Colour(0x000000).contrast(with: Colour(0xFFFFFF)) - 21).magnitude < 1e-9)
    #expect((Colour(0x0072B2).contrast(with: Colour(0xFFFFFF)) - 5.19).magnitude < 0.01)
    #expect((Colour(0xE69F00).contrast(with: Colour(0x0D1117)) - 8.40).magnitude < 0.02)
  }

  @Test func `the palette stands out on both pages`() {
    for ink in Palette.series + [Palette.strong, Palette.muted] {
      check(ink)
      check(ink.soft)
    }
  }

  @Test func `neighbouring levels of the heat map can be told apart`() {
    for levels in [Palette.heat.light, Palette.heat.dark] {
      #expect(levels.count == 5)
      #expect(zip(levels, levels.dropFirst()).allSatisfy { $0.contrast(with: $1) >= 1.45 })
    }
  }

  @Test(arguments: ["teal", "yellow", "white", "black", "#fe0", "#123456", "RebeccaPurple", "navy"])
  func `any colour that somebody chose is made to stand out`(name: String) throws {
    check(try #require(Ink(named: name)))
  }

  @Test func `a colour that stands out already is kept`() throws {
    #expect(try #require(Ink(named: "#0072B2")).light == Colour(0x0072B2))
  }

  @Test(arguments: ["", "#", "#12", "#gggggg", "#1234567", "teal-ish", "rgb(1,2,3)", "#+12345"])
  func `what is no colour is none`(name: String) {
    #expect(Ink(named: name) == nil)
  }
}
