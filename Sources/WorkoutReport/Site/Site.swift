/// One file of a site.
package struct SiteFile: Hashable, Sendable {
  /// Relative to the site's folder, with `/`; ASCII letters, digits, `.`, `-` and `/` only.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// All files of a site. No two paths are the same, not even when case is ignored.
package struct Site: Sendable {
  /// Sorted by path.
  package let files: [SiteFile]

  package init(files: [SiteFile]) {
    self.files = files.sorted { $0.path < $1.path }
  }
}
