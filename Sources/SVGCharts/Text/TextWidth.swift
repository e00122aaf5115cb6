/// How wide a text is drawn, without a font engine.
///
/// Advance widths are those of DejaVu Sans, about 15 % wider than the fonts of most systems, so a
/// text is never wider than this says where those fonts are used.
package enum TextWidth {
  /// How much wider bold texts are.
  package static let boldFactor = 1.16

  /// Pixels of a text at a font size in pixels.
  package static func of(_ text: String, size: Double = 12) -> Double {
    var thousandths = 0
    for scalar in text.unicodeScalars {
      thousandths += advance(of: scalar)
    }
    return Double(thousandths) / 1000 * size
  }

  /// In thousandths of the font size.
  private static func advance(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 32...126: ascii[Int(scalar.value) - 32]
    case 0x202F: 200
    case 0xA0: 318
    case 0x00...0x1F, 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x7F...0x10FF: 850
    default: 1100
    }
  }

  private static let ascii = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838,
    318, 361, 318, 337, 636, 636, 636, 636, 636, 636, 636, 636,
    636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698,
    770, 632, 575, 775, 752, 295, 295, 656, 557, 863, 748, 787,
    603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390,
    337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352, 635,
    634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521,
    392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
  ]

  /// The text, cut with an ellipsis if it is wider than so many pixels.
  package static func fitted(_ text: String, width: Double, size: Double = 12) -> String {
    guard of(text, size: size) > width else { return text }
    var kept = text
    while !kept.isEmpty, of(kept, size: size) + size > width {
      kept.removeLast()
    }
    return kept + "…"
  }
}
