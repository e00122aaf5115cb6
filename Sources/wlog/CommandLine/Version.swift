/// What `--version` says.
enum Version {
  static let number = "1.0.0"
  static let line = "wlog \(number)"
}
