import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Work told in sentences")
struct WorkInSentencesTests {
  @Test
  func `numbers in words are loads and reps`() {
    checkSets(
      "Dead lifts today. Sixty kilos for five, a hundred for three, one ten for three.",
      "60 kg x 5", "100 kg x 3", "110 kg x 3")
    checkSets("Bench 60 kg x 5\nThen five sets of five at eighty.", "60 kg x 5", "80 kg x 5 x 5")
    checkSets(
      "Squats 40 kg x 8\nTried one twenty five and it didn't move.", "40 kg x 8", "125 kg x 0")
  }

  @Test
  func `a list of reps in words stands behind its load`() {
    checkSets(
      "Bench 60 kg x 5\nSquats were eighty two and a half, five, five, four and three.",
      "60 kg x 5", "82.5 kg x 5", "82.5 kg x 5", "82.5 kg x 4", "82.5 kg x 3")
    checkSets("Pull-ups, I managed six, then five, then four.", "BW x 6", "BW x 5", "BW x 4")
  }

  @Test
  func `a circuit told in a sentence has its rounds`() {
    checkSets(
      "Then a circuit three times round, ten push ups, twelve sit ups.", "BW x 10 x 3",
      "BW x 12 x 3")
  }

  @Test(arguments: [
    "Sarah told me she does four sets of twelve with 22 kilos.",
    "He put: leg press 35 kg 3 x 10, chest press 10 kg 3 x 10",
    "vs last deload (feb): squat 70, bench 55", "kit: kb 12 16 2x20 24 32 / bands: red green",
  ])
  func `what others did or stands in the room is no set`(_ line: String) {
    checkSets("Bench 60 kg x 5\n\n\(line)", "60 kg x 5")
  }

  @Test
  func `a day with two points stands before its sets`() {
    let text = "2021\n\n12.4. Kniebeuge 60 kg 3x8\n19.4. Kniebeuge 62,5 kg 3x8\n"
    let sessions = Reader().read([Source(path: "a.txt", text: text)]).journal.sessions
    #expect(sessions.map { $0.date?.description } == ["2021-04-12", "2021-04-19"])
  }

  @Test
  func `a sled, a level and a pace by the minute are told in short`() {
    checkSets("swings 32 kg x 15 emom 6", "32 kg x 15 x 6")
    checkSets("bench 4x5 @ 82.5 kg +1 extra set", "82.5 kg x 5 x 5")
    checkSets("100 swings 24 kg in 10s, 5:40", "24 kg x 10 x 10")
    checkSets("pushups 25 20 20", "BW x 25", "BW x 20", "BW x 20")
  }
}
