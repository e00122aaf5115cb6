import Testing

@Suite("What hangs on the bar besides plates")
struct AddedResistanceTests {
  @Test func `chains and bands stand between the load and its work`() {
    for line in [
      "Bench 185 lb +2 chains 8x3", "Bench 185 lb + chains 8x3", "Bench 185 lb + bands 8x3",
      "Bench 185 lb (wraps) 8x3",
    ] {
      checkNamed(line, ["Bench: 185 lb x 8 x 3"])
    }
    checkNamed("Bench 185 lb + 2 chains x 3 x 8", ["Bench: 185 lb x 3 x 8"])
  }

  @Test func `behind the sets they are a note`() {
    for line in ["Bench 185 lb x 3 +2 chains", "Bench 185 lb x 3 + 2 chains"] {
      checkNamed(line, ["Bench: 185 lb x 3"])
    }
  }

  @Test func `another lift behind a plus is none`() {
    checkNamed("Bench 3x8 100 kg + rows 3x10", ["Bench: 100 kg x 8 x 3", "rows: 10 reps x 3 sets"])
  }

  @Test func `an aside stands between the load and the way`() {
    checkNamed("Yoke 300 lb (no belt) 3x20 m", ["Yoke: 300 lb x 20 m x 3"])
    checkNamed("Farmers 125 lb/hand (no belt) 3x20 m", ["Farmers: 125 lb x 20 m x 3"])
    checkNamed("Row 60 kg (left) 3x10", ["Row: 60 kg x 10 x 3"])
  }

  @Test func `a one behind the sets is no load`() {
    checkNamed("Bench 3x6 1", ["Bench: 6 reps x 3 sets"])
    checkNamed("Bench 100x5 1", ["Bench: 100 lb x 5"])
  }

  @Test func `a dash binds the words of a name behind its number`() {
    checkNamed(
      "- Bike 10 min\n- 12 Low-Pulley Knee-In w/ pause (20 lb)",
      ["Bike: 600 s", "Low-Pulley Knee-In w/ pause: 20 lb x 12"])
  }
}
