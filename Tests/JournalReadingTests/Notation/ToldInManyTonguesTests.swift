import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("What lifters of many tongues write beside their sets")
struct ToldInManyTonguesTests {
  @Test(arguments: [
    "(letzter nur 6)", "(la última 6)", "(sista setet 6)", "(poslední jen 6)", "(6 all'ultima)",
    "(6 la dernière)", "(ostatnia seria 6)", "(only 6 on the last set)", "(viimeinen 6)",
    "(последний подход 6)", "(last set 6)", "(6 on the last)",
  ])
  func `the last set is told in parentheses`(_ remark: String) {
    checkSets("Bench 50 kg 3x8 \(remark)", "50 kg x 8", "50 kg x 8", "50 kg x 6")
  }

  @Test(arguments: [
    "(last time 6)", "(letztes Mal 6)", "(last 6)", "(2 RIR on the last set)", "(last week only 6)",
    "(1 more than last)", "(3 left in the last)",
  ])
  func `another day and a rating are no last set`(_ remark: String) {
    checkSets("Bench 50 kg 3x8 \(remark)", "50 kg x 8 x 3")
  }

  @Test(arguments: [
    "-> fatte 5-5-4, dura", "→ 5/5/4", ", geschafft 5/5/4", "-> did 5,5,4", "-> 5-5-4",
  ])
  func `what was done stands behind the plan`(_ report: String) {
    checkSets("Bench 3x5 80 kg \(report)", "80 kg x 5", "80 kg x 5", "80 kg x 4")
  }

  @Test
  func `as many reps as sets make a report, and more than planned were done`() {
    checkSets("Bench 2x5 80 kg -> 90 kg 1x5", "80 kg x 5 x 2", "90 kg x 5")
    checkSets(
      "Bench 3x5 80 kg, did 5-5-4-4-3", "80 kg x 5", "80 kg x 5", "80 kg x 4", "80 kg x 4",
      "80 kg x 3")
  }

  @Test(arguments: ["y una ultima de 15 con 60 kg", "and one last set of 15 with 60 kg"])
  func `one more set is told in words`(_ words: String) {
    checkSets("Squat 2 sets of 8 with 80 kg \(words)", "80 kg x 8 x 2", "60 kg x 15")
  }

  @Test
  func `what was added stands before a colon`() {
    checkSets("Dips BW+10 kg: 8/6", "BW+10 kg x 8", "BW+10 kg x 6")
    checkSets(
      "Dips KG+10: 8/6\nDips +10 kg x 5", "BW+10 kg x 8", "BW+10 kg x 6", "BW+10 kg x 5")
    checkSets("KG: 84,3 morgens")
  }

  @Test
  func `glued sums of long sets are sets`() {
    checkSets("Push-ups 30+25+20", "BW x 30", "BW x 25", "BW x 20")
    checkSets("Push-ups 10+4+3", "BW x 17")
    checkSets("Push-ups 50+20+15", "BW x 85")
  }

  @Test
  func `half a minute has a comma`() {
    checkSets("Plank 2 min + 1,5 min", "BW x 120 s", "BW x 90 s")
    checkSets("Plank 1,5 min", "BW x 90 s")
  }

  @Test
  func `free is no pound`() {
    checkSets("Agachamento livre 30/30/40 kg 12/12/8", "30 kg x 12", "30 kg x 12", "40 kg x 8")
  }

  @Test(arguments: [
    "la semana q viene subo banca a 62,5", "la semana que viene banca 60x5",
    "Warm-up 10 min bike not logged", "Aufwärmen 10 min Rad nicht notiert.",
  ])
  func `weeks that come and what nobody writes down add no set`(_ line: String) {
    checkSets(line)
  }

  @Test
  func `days stand with blanks and behind the number of a session`() {
    checkRead(
      "year: 2024\n- **út 9. 1.** bench 50 kg 3x10",
      """
      2024-01-09
        Bench Press
          50 kg x 10 x 3
      """)
    checkRead(
      "**TE 14 - Mo 12.04.21 - OK**\nSquat 80 kg x 5",
      """
      2021-04-12 TE 14
        Squat
          80 kg x 5
      """)
  }

  @Test
  func `names with small words stand between commas`() {
    checkNamed(
      "Bench 50 kg 3x10, tlaky na ramena osou 14 kg 3x8, dipy s gumou 3x8",
      [
        "Bench: 50 kg x 10 x 3", "tlaky na ramena osou: 14 kg x 8 x 3",
        "dipy s gumou: 8 reps x 3 sets",
      ])
  }

  @Test
  func `three of fifteen are sets beside heavy loads`() {
    let heavy = "Squat 5x60, 5x80, 5x100\nDeadlift 5x100, 3x130"
    checkSets(
      "\(heavy)\nPohkeet 3x20", "60 lb x 5", "80 lb x 5", "100 lb x 5", "100 lb x 5",
      "130 lb x 3", "20 reps x 3 sets")
  }
}
