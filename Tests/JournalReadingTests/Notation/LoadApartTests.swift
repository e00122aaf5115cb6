import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Loads that stand apart from their reps: above their lines, in parentheses, as `75s`.
struct LoadApartTests {
  @Test func `a load above reps holds for all lines of them`() {
    checkSets("Squat 100 kg\n5, 5, 4", "100 kg x 5", "100 kg x 5", "100 kg x 4")
    checkSets("Bench Press: 60kg\n- 3x8\n- 6", "60 kg x 8 x 3", "60 kg x 6")
    checkSets("Dips +10kg\n8\n7", "BW+10 kg x 8", "BW+10 kg x 7")
    checkSets("Deadlift\n180 kg\n3 reps\n190 kg\n1", "180 kg x 3", "190 kg x 1")
  }

  @Test func `a bare number is such a load under a lift, when its reps are far fewer`() {
    checkSets("Bench Press 135\n10\n8", "135 lb x 10", "135 lb x 8")
    checkSets("Push-ups 30\n25\n20", "BW x 30", "BW x 25", "BW x 20")
    checkSets("Foo 135\n10", "135 lb", "10 reps")
  }

  @Test func `it ends at a blank line, at another exercise and at another load`() {
    checkSets("Squat 100 kg\n\n5, 5", "100 kg", "5 reps", "5 reps")
    checkSets("Squat 100 kg\nLunge\n5, 5", "100 kg", "5 reps", "5 reps")
    checkSets("Squat 100 kg\n90 kg x 5\n60 kg x 8", "100 kg", "90 kg x 5", "60 kg x 8")
  }

  @Test func `a letter behind the number tells dumbbells where seconds make no sense`() {
    checkSets("Incline DB Press 75s x 12", "75 lb x 12")
    checkSets("Plank 60s x 5", "BW x 60 s x 5")
    checkSets("Incline DB Press\n- 60 s x 5", "60 s x 5 sets")
  }

  @Test func `words beside a load in parentheses tell what the hands hold`() {
    checkSets("Press 3x8 (70 lb dumbbells)", "70 lb x 8 x 3")
    checkSets("Press 3x8 (30 kg per hand)", "30 kg x 8 x 3")
  }

  @Test
  func `loads in parentheses behind a name are those of the sets, the last of all that follow`() {
    checkSets("Row (60/70) 8/6", "60 lb x 8", "70 lb x 6")
    checkSets("Row (60/70) 8/5x2", "60 lb x 8", "70 lb x 5", "70 lb x 5")
    checkSets("Row (60/70x2) 8/6/5", "60 lb x 8", "70 lb x 6", "70 lb x 5")
    checkSets("Row (60/70/80) 3x5", "60 lb x 5", "70 lb x 5", "80 lb x 5")
    checkSets("Row (60/70/80) 5x3", "60 lb x 5", "70 lb x 5", "80 lb x 5")
    checkSets("Row (7.5) 12/10", "7.5 lb x 12", "7.5 lb x 10")
    checkSets("Row (8) 12/10", "8 lb x 12", "8 lb x 10")
  }

  @Test func `numbers in parentheses that fit no sets are no loads`() {
    checkSets("Row (60/70/80) 8/6")
    checkSets("Row (12/10/8) 40/45/50")
    checkSets("Row (3) 12/10/9", "12 reps", "10 reps", "9 reps")
    checkSets("Row (3/1/1) 80 kg x 5", "80 kg x 5")
    checkSets("Row (5/26) 9/8", "9 reps", "8 reps")
  }
}
