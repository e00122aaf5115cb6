import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Load, sets and reps apart")
struct SetsApartTests {
  @Test func `reps may stand behind the number of sets`() {
    let expected = ["Press: 45 kg x 10, 45 kg x 10, 45 kg x 8"]
    for line in [
      "Press: 45kg, 3 sets, 10/10/8", "Press 45kg, 3 sets, 10, 10, 8", "Press 45kg 3 sets 10/10/8",
      "Press 3 sets 45kg 10 10 8",
    ] {
      checkNamed(line, expected)
    }
    for line in [
      "Press 45kg, 3 sets, 10", "Press 3 sets, weight 45kg, 10 reps each",
      "Press 10 reps, 3 sets, 45kg",
    ] {
      checkNamed(line, ["Press: 45 kg x 10 x 3"])
    }
    checkNamed("Lunges: 16 kg dumbbells, 2 sets, 10 each leg", ["Lunges: 16 kg x 10 x 2"])
  }

  @Test func `reps may stand behind the load of a hand`() {
    for line in [
      "Raises: 10 kg/hand 15-15-12", "Raises: 10 kg each 15/15/12", "Raises 10 kg each 15, 15, 12",
    ] {
      checkNamed(line, ["Raises: 10 kg x 15, 10 kg x 15, 10 kg x 12"])
    }
    checkNamed("Raises 10 kg/hand, 3x15", ["Raises: 10 kg x 15 x 3"])
  }

  @Test func `the bar alone is no exercise`() {
    for bar in ["bar", "Just the bar", "empty bar"] {
      checkNamed("Squat\n\(bar)\n100 kg x 5", ["Squat: 100 kg x 5"])
    }
  }

  @Test func `to failure is no part of a name`() {
    checkNamed("Push-ups to failure: 24", ["Push-ups: BW x 24"])
  }

  @Test func `a tilde at the end of a list is nothing`() {
    checkNamed("Raise: 14,12,~", ["Raise: 14 reps, 12 reps"])
  }

  @Test func `a pace in the next column belongs there`() {
    checkNamed("Run\n8:30, \t5:29/km (easy", ["Run: 510 s"])
  }

  @Test func `counts of each above a list need a name`() {
    checkNamed("100 x 560e/s3 sets:\n- Row 60 kg x 5", ["Row: 60 kg x 5"])
  }

  @Test func `a label of a set is no label of its reps`() {
    checkNamed("Squat\nTop set: 5 reps 140 kg", ["Squat: 140 kg x 5"])
  }

  @Test func `a rest behind sides is no load`() {
    checkNamed("Lunge 3x10 each side with 60s rest", ["Lunge: 10 reps x 3 sets"])
  }

  @Test func `more sets of the body below its scheme are no loads`() {
    checkNamed("Sit-ups 3x10\n30, 30, 25", ["Sit-ups: BW x 10 x 3, BW x 30, BW x 30, BW x 25"])
  }

  @Test func `numbers that nobody lifts harm nothing`() {
    checkNamed(
      "0.33333333333333333333333\nRow 265-375-485 3x1500000\nSquat 100 kg x 5",
      ["Row: 265 kg, 375 kg, 485 kg", "Squat: 100 kg x 5"])
  }
}
