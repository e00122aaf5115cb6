internal import JournalSyntax
internal import WorkoutModel

extension FileReader {
  /// A line that may name the exercise of the lines below it.
  struct PendingName {
    var text: String
    var location: SourceLocation
    var isHeading: Bool
    var isEmphasized: Bool
    /// Of the bare loads below it: `Clean and Jerk (kg)`.
    var unit: MassUnit?
    /// Of the sets below it that tell none: `Goblet Squat (24 kg)`.
    var load: Quantity?
    /// The line's index in `nameLines`, when it is there.
    var known: Int?
    var exerciseID: Int?
    /// Behind the exercise stands a number that may be what was done, unless sets stand below.
    var doubtfulNumber: DiagnosticPlace?
  }

  /// The name on a line, and its exercise once sets stood below it.
  struct KnownName {
    let text: String
    /// How many bytes of the line stand before it, as in `A1. Bench Press`.
    let nameStart: Int
    let superset: String?
    var exerciseID: Int?

    func name(in line: ByteRange) -> ByteRange {
      ByteRange(Int(line.start) + nameStart, Int(line.end))
    }
  }
}
