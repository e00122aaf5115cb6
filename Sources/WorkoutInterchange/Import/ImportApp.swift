/// A program whose exports can be imported.
package enum ImportApp: String, Hashable, Sendable, CaseIterable {
  case strong, hevy, fitnotes, jefit, stronglifts, fitbod, gymbook, liftosaur, gymrun, wlog

  /// As on the command line.
  package var name: String { rawValue }

  /// As its makers write it.
  package var title: String {
    switch self {
    case .strong: "Strong"
    case .hevy: "Hevy"
    case .fitnotes: "FitNotes"
    case .jefit: "JEFIT"
    case .stronglifts: "StrongLifts"
    case .fitbod: "Fitbod"
    case .gymbook: "GymBook"
    case .liftosaur: "Liftosaur"
    case .gymrun: "GymRun"
    case .wlog: "wlog"
    }
  }
}
