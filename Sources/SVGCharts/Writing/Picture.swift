/// A drawn chart: a whole SVG file.
package struct Picture: Hashable, Sendable {
  /// In pixels, as it should be shown.
  package let width: Int
  /// In pixels, as it should be shown.
  package let height: Int
  package let svg: [UInt8]
}
