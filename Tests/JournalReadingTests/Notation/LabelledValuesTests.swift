import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Sets in pairs of label and value")
struct LabelledValuesTests {
  @Test func `labels may stand in any order and with any mark`() {
    for line in [
      "Row weight: 70kg reps: 8 sets: 3", "Row weight 70 kg reps 8 sets 3",
      "Row sets: 3, reps: 8, kg: 70", "Row W: 70kg, R: 8, S: 3", "Row w=70kg r=8 s=3",
      "Row: sets 3 / reps 8 / weight 70kg", "Row weight 70kg x reps 8 x sets 3",
      "Row (weight: 70kg, reps: 8, sets: 3)", "Row - weight: 70kg; reps: 8; sets: 3",
    ] {
      checkNamed(line, ["Row: 70 kg x 8 x 3"])
    }
  }

  @Test func `labels are known in other languages`() {
    checkNamed("Remo peso: 70kg reps: 8 series: 3", ["Remo: 70 kg x 8 x 3"])
    checkNamed("Rudern Gewicht: 70kg Wdh: 8 Sätze: 3", ["Rudern: 70 kg x 8 x 3"])
    checkNamed("Жим - вес 70кг, повторы 8, подходы 3", ["Жим: 70 kg x 8 x 3"])
    checkNamed("卧推 重量:70kg 次数:8 组数:3", ["卧推: 70 kg x 8 x 3"])
  }

  @Test func `a label may have a list`() {
    checkNamed("Row weight: 70kg, reps: 8, 8, 7", ["Row: 70 kg x 8, 70 kg x 8, 70 kg x 7"])
  }

  @Test func `effort and rest are labels too`() {
    let text = "# 2026-03-02\nRow weight: 70kg reps: 8 rpe: 8 rest: 90\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    let sets = journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map(JournalDump.set) == ["70 kg x 8 @8 rest 90"])
    checkNamed("Plank duration: 60s sets: 3", ["Plank: BW x 60 s x 3"])
  }

  @Test func `a line that counts is no label`() {
    checkNamed("Curls 3 sets: 10, 8, 8", ["Curls: 10 reps, 8 reps, 8 reps"])
    checkNamed("Row 3 sets 8 reps: 70kg", ["Row: 70 kg x 8 x 3"])
  }

  @Test func `a count of sets is no part of a name`() {
    checkNamed("Row set 1: 70 kg, 8 reps", ["Row: 70 kg x 8"])
  }

  @Test func `the sign of a number is a word`() {
    checkNamed("Séance n° 3\nRow 70kg x 8", ["Row: 70 kg x 8"])
  }

  @Test func `a plan in pairs was not done`() {
    checkSets("## Plan\nRow: weight 70kg, reps 8")
  }

  @Test func `an effort and a rest alone are no set`() {
    checkNamed("Row 70kg x 8\nRow | RPE: 8 | Rest: 90", ["Row: 70 kg x 8"])
  }
}
