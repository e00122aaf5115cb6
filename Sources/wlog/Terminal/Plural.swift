/// Counts with their nouns.
enum Plural {
  /// `1 file`, `3 files`; the plural is given where it is not made with an s.
  static func of(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
