import WorkoutAnalysis

extension Report {
  /// The sections that hold something, for the navigation.
  var shownSections: [SiteSection] {
    SiteSection.allCases.filter { section in
      switch section {
      case .body: hasBody
      case .problems: !problems.isEmpty
      case .about: false
      default: true
      }
    }
  }

  /// True when the journal tells of the body, and may.
  var hasBody: Bool {
    !options.isIncognito && !(history.bodyweights.isEmpty && measurements.isEmpty)
  }
}

extension SiteOptions {
  /// A feed needs whole addresses.
  var hasFeed: Bool {
    guard let baseURL else { return false }
    return baseURL.hasPrefix("https://") || baseURL.hasPrefix("http://")
  }
}
