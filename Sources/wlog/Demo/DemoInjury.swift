/// What keeps the made-up lifter from some lifts for a while.
struct DemoInjury {
  let note: String
  let recovery: String
  /// The lifts that hurt, by their place in `DemoLift.all`.
  let lifts: [Int]

  static let all: [DemoInjury] = [
    DemoInjury(
      note: "lower back went on the second rep, stopped",
      recovery: "back is fine again, starting light",
      lifts: [
        "Deadlift", "Sumo Deadlift", "Romanian Deadlift", "Squat", "Paused Squat", "Barbell Row",
        "Good Morning",
      ].map(DemoLift.index(of:))),
    DemoInjury(
      note: "shoulder pinches, stopped",
      recovery: "shoulder quiet, starting light",
      lifts: [
        "Bench Press", "Overhead Press", "Incline Bench Press", "Push Press", "Dip",
        "Close-Grip Bench Press",
      ].map(DemoLift.index(of:))),
    DemoInjury(
      note: "knee swollen after this",
      recovery: "knee holds, starting light",
      lifts: [
        "Squat", "Front Squat", "Paused Squat", "Leg Extension", "Bulgarian Split Squat",
        "Walking Lunge", "Hack Squat",
      ].map(DemoLift.index(of:))),
    DemoInjury(
      note: "elbow hurts when I pull",
      recovery: "elbow does not hurt any more, starting light",
      lifts: ["Pull-up", "Chin-up", "EZ-Bar Curl", "Preacher Curl", "Skullcrusher"]
        .map(DemoLift.index(of:))),
  ]
}
