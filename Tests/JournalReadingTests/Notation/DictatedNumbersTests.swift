import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Loads and reps in words, as people dictate them")
struct DictatedNumbersTests {
  @Test(arguments: [
    ("leg press one hundred and thirty pounds two sets of ten", "leg press: 130 lb x 10 x 2"),
    ("leg press one thirty pounds two sets of ten", "leg press: 130 lb x 10 x 2"),
    ("leg press a hundred and thirty pounds two sets of ten", "leg press: 130 lb x 10 x 2"),
    ("squat two hundred and five pounds x 5", "squat: 205 lb x 5"),
    ("squat one hundred kilos three sets of five", "squat: 100 kg x 5 x 3"),
    ("bench two thirty five pounds for five", "bench: 235 lb x 5"),
    ("pulldown forty five pounds twelve and then ten", "pulldown: 45 lb x 12, 45 lb x 10"),
    ("bench press one hundred kilos five reps", "bench press: 100 kg x 5"),
    ("bench press 50 kilos five reps", "bench press: 50 kg x 5"),
    ("curl five kilos ten reps", "curl: 5 kg x 10"),
    ("sit to stand fifteen times", "sit to stand: BW x 15"),
  ])
  func `numbers above a hundred and reps in words are read`(_ line: String, _ sets: String) {
    checkDumped(line, [sets])
  }

  @Test(arguments: ["felt like a hundred pounds of mud", "two friends of mine came fifteen times"])
  func `talk stays talk`(_ line: String) {
    #expect(codesOfDay("Squat 100x5\n\(line)").contains("W401") == false)
    checkDumped("Squat 100x5\n\(line)", ["Squat: 100 lb x 5"])
  }

  @Test func `one of the dumbbells is no hundred`() {
    checkDumped("curl one arm 20 kg x 8", ["curl one arm: 20 kg x 8"])
    checkDumped("two sets of ten at twenty pounds\n", [])
  }
}
