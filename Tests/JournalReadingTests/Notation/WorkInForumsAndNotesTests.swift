import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Work in the posts of forums and among other notes")
struct WorkInForumsAndNotesTests {
  @Test
  func `tags of forums are no part of names and sets`() {
    checkNamed(
      "[b]Bench[/b] 225 lb x 5 x 5\n[b]Deadlift[/b]\n[b]405 lb x 3[/b]\n365 lb x 5",
      ["Bench: 225 lb x 5 x 5", "Deadlift: 405 lb x 3, 365 lb x 5"])
  }

  @Test
  func `posts of others and what is quoted of them are no work of the writer`() {
    checkSets("[quote=Ann]I pulled 495 lb x 2 last month.[/quote]\nSquat 100 kg x 5", "100 kg x 5")
  }

  @Test
  func `sets behind a vest and behind help are loaded`() {
    checkSets("pull-ups 3x8 vest (10)", "BW+10 lb x 8 x 3")
    checkSets("assisted dips with 25 kg off 3x8", "BW-25 kg x 8 x 3")
    checkSets(
      "Weighted pull-ups +10 kg: 5, 4 / +12 kg: 3", "BW+10 kg x 5", "BW+10 kg x 4",
      "BW+12 kg x 3")
  }

  @Test
  func `a label, a colour and a small word beside an exercise are no part of its name`() {
    checkNamed(
      "Bench 60 kg x 5, row 40 kg x 8, extras: dips 3x10",
      ["Bench: 60 kg x 5", "row: 40 kg x 8", "dips: BW x 10 x 3"])
    checkNamed("Clams, red band, 2 x 12", ["Clams: 12 reps x 2 sets"])
    checkNamed(
      "EDIT: did the squats, 100 kg x 5 x 5, bench only 80 kg x 6 x 2",
      ["squats: 100 kg x 5 x 5", "bench: 80 kg x 6 x 2"])
  }

  @Test
  func `ladders and minutes are counted as often as told`() {
    checkSets(
      "press ladder 16 kg: 1,2,3 each side, 2 ladders", "16 kg x 1", "16 kg x 2",
      "16 kg x 3", "16 kg x 1", "16 kg x 2", "16 kg x 3")
    checkSets("Swings 24 kg 15 every minute, 5 minutes", "24 kg x 15 x 5")
    checkSets(
      "EMOM 10: 5 pull-ups odd minutes, 8 push-ups even minutes", "BW x 5 x 5", "BW x 8 x 5")
  }

  @Test
  func `exercises that were ticked off one by one are lines`() {
    checkSets(
      "pushups 30 25 20 ✅ squats 60 kg 3x5 ✅ dips 3x15 ✅", "BW x 30", "BW x 25", "BW x 20",
      "60 kg x 5 x 3", "BW x 15 x 3")
  }

  @Test
  func `what a program heard is read as it was meant`() {
    checkSets("\"squats won 85 for five times three\"", "185 lb x 5 x 3")
    checkSets(
      "voice: \"okay bench press one fifty five for ten, uh one fifty five for nine\"",
      "155 lb x 10", "155 lb x 9")
  }

  @Test(arguments: [
    "his bench is 100 kg for 3", "heel slides 2 x 10, 3 times a day",
    "Physio homework: heel slides 2 x 10, clams 2 x 12", "Mike new # 503-555-0142",
    "netflix pw sunflower8x8!", "tire size 205/55 R16, oil 5w30 4.5 qt",
    "snow, shovelled 40 min. No training", "Ate 2 lbs of brisket after.",
  ])
  func `what others do and what else stands in notes is no set`(_ line: String) {
    checkSets(line)
  }

  @Test
  func `runs with walks between are as many as told, and holds are seconds`() {
    checkSets("couch to 5k wk 1: 8 x 1 min run / 90 s walk, 2.9 km total", "60 s x 8 sets")
    checkSets("Pelvic floor 10 x 10s", "10 s x 10 sets")
  }
}
