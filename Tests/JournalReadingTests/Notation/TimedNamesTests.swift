import Testing

@Suite("Names behind a time or a way, and the top of tuples")
struct TimedNamesTests {
  @Test func `a hold is told so often`() {
    for line in [
      "15 second dragon flag hold x 4 reps", "15 second dragon flag hold x 4 sets",
      "15 second dragon flag hold x 4", "15s dragon flag hold x 4",
    ] {
      checkNamed("Sit-ups 20\n\(line)", ["Sit-ups: BW x 20", "dragon flag hold: 15 s x 4 sets"])
    }
  }

  @Test func `a ride stands below other sets`() {
    checkNamed("Sit-ups 20\n10:00 Bike", ["Sit-ups: BW x 20", "Bike: 600 s"])
    checkNamed("10:00 Bike (4.4 km)", ["Bike: 4.4 km"])
    checkNamed("500 m Row (1:45)", ["Row: 500 m"])
  }

  @Test func `only the top of the tuples is told`() {
    for line in [
      "Squat: triples to 225", "Squat: triples up to 225", "Squat: worked up to a triple with 225",
    ] {
      checkNamed(line, ["Squat: 225 lb x 3"])
    }
    checkNamed("Squat: triples to 225, 245x1", ["Squat: 225 lb x 3, 245 lb x 1"])
  }

  @Test func `sets behind a list of loads have their own`() {
    checkNamed(
      "Snatch 1x2@60, 80, 90 1x1@100, 110",
      ["Snatch: 60 lb x 2, 80 lb x 2, 90 lb x 2, 100 lb x 1, 110 lb x 1"])
  }
}
