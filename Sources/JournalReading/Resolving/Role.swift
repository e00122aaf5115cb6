internal import JournalSyntax

/// What a factor of a set expression can be.
package enum Role: UInt8, Hashable, Sendable, CaseIterable {
  case load
  case reps
  case sets
  case time
  case distance
  case rpe
  /// Both arms or legs: the 2 of `20 x 6 x 2` under a one-arm exercise.
  case sides
  /// What was planned, before what was done: the `1+` of `200 x 1+: 3`.
  case target
  /// A number of sets, and then the reps of more sets: the `2, 12, 10` of `15 x 2, 12, 10`.
  case setsThenReps
  /// A load and its reps: the `150/12` of `150/12, 170/10`, the `100, 5, 5, 4` of a row of fields.
  case loadThenReps
  /// A load, reps and sets in one list: `100, 5, 3`.
  case loadRepsSets
  /// Reps and their load: the `10/95` of `10/95; 8/105`.
  case repsThenLoad
  /// A percentage or a pace: kept in the text, no part of the set.
  case remark

  /// A role of all numbers of a list together.
  var isOfList: Bool { self == .loadThenReps || self == .loadRepsSets || self == .repsThenLoad }

  /// As the command line and `explain` say it.
  package var name: String {
    switch self {
    case .load: "weight"
    case .reps: "reps"
    case .sets: "sets"
    case .time: "time"
    case .distance: "distance"
    case .rpe: "RPE"
    case .sides: "sides"
    case .target: "target"
    case .setsThenReps: "sets, then reps"
    case .loadThenReps: "weight, then reps"
    case .loadRepsSets: "weight, reps, sets"
    case .repsThenLoad: "reps, then weight"
    case .remark: "remark"
    }
  }
}

/// The roles of an expression's terms, in their order: at most sixteen.
package struct RoleSequence: Hashable, Sendable {
  private(set) var packed: UInt64 = 0
  package private(set) var count = 0

  package init() {}

  package init(_ roles: [Role]) {
    for role in roles { append(role) }
  }

  package mutating func append(_ role: Role) {
    packed |= UInt64(role.rawValue) << UInt64(count * 4)
    count += 1
  }

  package subscript(index: Int) -> Role {
    Role(rawValue: UInt8(packed >> UInt64(index * 4) & 15)) ?? .remark
  }

  package func contains(_ role: Role) -> Bool {
    (0..<count).contains { self[$0] == role }
  }

  /// `weight × reps × sets`.
  package var text: String {
    (0..<count).map { self[$0].name }.joined(separator: " × ")
  }
}

/// One way to read an expression, with how plausible it is.
package struct Candidate: Hashable, Sendable {
  package var roles: RoleSequence
  package var signals: Signals

  /// What speaks for a reading, as log-likelihoods: the higher, the more plausible. Only
  /// differences between readings of one expression mean something.
  package struct Signals: Hashable, Sendable {
    /// The numbers, units and marks of the expression itself.
    package var numbers: Double
    /// The file's other expressions of the same shape.
    package var file = 0.0
    /// Those of them under the same exercise.
    package var exercise = 0.0
    /// The order of neighbours in expressions of other shapes.
    package var order = 0.0
  }

  package init(roles: RoleSequence, score: Double) {
    self.roles = roles
    signals = Signals(numbers: score)
  }

  package var score: Double {
    signals.numbers + signals.file + signals.exercise + signals.order
  }
}
