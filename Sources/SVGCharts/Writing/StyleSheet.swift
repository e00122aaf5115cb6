/// The colour rules of one picture: plain hex for light pages, and again for dark ones.
///
/// Engines that know no media queries draw the light picture. There are no variables, because some
/// engines paint what they do not know in black.
struct StyleSheet {
  private var rules: [Rule] = []

  private struct Rule: Equatable {
    let property: Property
    let light: Colour
    let dark: Colour
  }

  enum Property: String {
    case fill
    case stroke
  }

  /// The name of the class that sets a property, made at its first use.
  mutating func name(_ property: Property, light: Colour, dark: Colour) -> String {
    let rule = Rule(property: property, light: light, dark: dark)
    guard let index = rules.firstIndex(of: rule) else {
      rules.append(rule)
      return Self.name(at: rules.count - 1)
    }
    return Self.name(at: index)
  }

  /// The content of the `style` element.
  var text: String {
    var light = ""
    var dark = ""
    for (index, rule) in rules.enumerated() {
      let head = "." + Self.name(at: index) + "{" + rule.property.rawValue + ":"
      light += head + rule.light.hex + "}"
      dark += head + rule.dark.hex + "}"
    }
    return light + "@media (prefers-color-scheme:dark){" + dark + "}"
  }

  /// `a` … `z`, then `z1`, `z2` …
  private static func name(at index: Int) -> String {
    guard index >= 26 else { return String(UnicodeScalar(UInt8(97 + index))) }
    return "z" + String(index - 25)
  }
}
