import Testing

/// Counts, angles and weights that are part of a name, and those that are not.
@Suite struct CountsInNamesTests {
  @Test("An arm, a leg or a tool that is counted begins a name behind a label")
  func limbs() {
    checkNamed("Back: single arm row 20 kg x 10", ["single arm row: 20 kg x 10"])
    checkNamed("Legs: single leg deadlift 20 kg x 10", ["single leg deadlift: 20 kg x 10"])
    checkNamed("Back: 1-arm row 24 kg x 10", ["1-arm row: 24 kg x 10"])
    checkNamed("3x10 1-arm row @ 24 kg", ["1-arm row: 24 kg x 10 x 3"])
    checkNamed("Squat: single 140 kg", ["Squat: 140 kg x 1"])
    checkNamed("Curl 3x10 single arm", ["Curl: 10 reps x 3 sets"])
  }

  @Test("Double unders are jumps, and not two of something")
  func jumps() {
    checkNamed("Conditioning: double unders 3x50", ["double unders: 50 reps x 3 sets"])
    checkNamed("3x50 double unders", ["double unders: 50 reps x 3 sets"])
    checkNamed("50 double unders", ["double unders: 50 reps"])
  }

  @Test("T2B, K2E and C2B are words")
  func places() {
    checkNamed("T2B 3x10", ["T2B: BW x 10 x 3"])
    checkNamed("K2E 10 10 10", ["K2E: BW x 10, BW x 10, BW x 10"])
    checkNamed("3x8 K2E", ["K2E: BW x 8 x 3"])
    checkNamed("Toes 2 bar 3x10", ["Toes 2 bar: BW x 10 x 3"])
  }

  @Test("An angle is part of the name")
  func angles() {
    checkNamed("45 degree leg press\n100 kg x 8", ["45 degree leg press: 100 kg x 8"])
    checkNamed("3x15 45° back extension", ["45° back extension: BW x 15 x 3"])
    checkNamed(
      "Incline bench 30 degrees 3x10 40 kg", ["Incline bench 30 degrees: 40 kg x 10 x 3"])
    checkNamed("Landmine 180 3x12 20 kg", ["Landmine 180: 20 kg x 12 x 3"])
    checkNamed("Pressa 45 3x12 80 kg", ["Pressa 45: 80 kg x 12 x 3"])
    // Without another load it is the load.
    checkNamed("Leg press 45 kg 3x12", ["Leg press: 45 kg x 12 x 3"])
  }

  @Test("The weight of the body may be part of the name")
  func bodyweight() {
    checkNamed("Legs: bodyweight squats 3x20", ["bodyweight squats: BW x 20 x 3"])
    checkNamed("3x20 bodyweight squats", ["bodyweight squats: BW x 20 x 3"])
    checkNamed("3x10 BW row", ["BW row: BW x 10 x 3"])
    checkNamed("Pull-ups: bodyweight 8, 8, 6", ["Pull-ups: BW x 8, BW x 8, BW x 6"])
  }

  @Test("A unit in any other place begins a name")
  func units() {
    checkNamed("3x8 pin squat 100 kg", ["pin squat: 100 kg x 8 x 3"])
    checkNamed("3x10 feet elevated push-ups", ["feet elevated push-ups: BW x 10 x 3"])
  }

  @Test("A block and a cycle may be an exercise")
  func blocks() {
    checkNamed("1. Block pull 160 kg: 3/3", ["Block pull: 160 kg x 3, 160 kg x 3"])
  }
}
