/// Counts with their nouns.
enum Plural {
  /// `1 file`, `3 files`.
  static func of(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
