import Testing

/// The usual layouts of a journal with the usual notations in them: a set a line, a load above or below its reps,
/// rows of fields, lists with any mark between. The same sets come out of all of them.
@Suite("Generated journals")
struct GeneratedJournalsTests {
  /// `L` is the load, `N` the reps.
  private static let pairs = [
    "L x N", "LxN", "N x L", "N @ L", "L for N", "L, N reps", "N reps @ L", "N reps at L", "L - N",
    "L - N reps", "N reps, L", "N reps - L", "N reps x L", "L: N", "L N", "L (N)", "L*N",
    "N reps of L", "N reps with L", "N reps L",
  ]
  /// What stands before each set of an exercise, with its number in place of the `#`.
  private static let numbers = ["", "- ", "  ", "Set #: ", "Set #: ", "#. ", "#) ", "S#: ", "• "]
  private static let names = ["Row", "Row:", "- Row", "### Row", "**Row**", "[[Row]]"]

  private static func line(_ form: String, _ load: String, _ reps: Int) -> String {
    form.reduce(into: "") { line, letter in
      switch letter {
      case "L": line += load
      case "N": line += String(reps)
      default: line.append(letter)
      }
    }
  }

  private func days(_ lines: [String]) -> [String] {
    ReadJournal("unit: kg\n" + lines.joined(separator: "\n")).days
  }

  @Test(arguments: pairs)
  func `a set a line`(form: String) {
    for (index, mark) in Self.numbers.enumerated() {
      // `1. 60 - 10` and `S1: 60: 10` have one mark too many.
      if form == "L: N", mark.hasSuffix(": ") { continue }
      let name = Self.names[(index + form.utf8.count) % Self.names.count]
      for (load, unit) in [(60.0, " kg"), (82.5, ""), (100, "")] {
        let number = load == 82.5 ? "82.5" : String(Int(load))
        var lines: [String] = []
        for day in ["2024-03-01", "2024-03-04"] {
          lines += [day, name]
          for (place, reps) in [8, 8, 7].enumerated() {
            let start = mark.replacing("#", with: String(place + 1))
            lines.append(start + Self.line(form, number + unit, reps))
          }
          lines.append("")
        }
        let sets = "Row: \(number) kg x 8 (2), \(number) kg x 7"
        #expect(
          days(lines) == ["2024-03-01 \(sets)", "2024-03-04 \(sets)"],
          "\(lines[1]) | \(lines[2]) | \(lines[4])")
      }
    }
  }

  /// `A` stands for the reps of each set.
  @Test(
    arguments: [
      "L A", "L x A", "A @ L", "L: A", "L - A", "L (A)", "A x L", "A with L", "L, A reps",
    ],
    [", ", ",", "/", "-", " ", " / "])
  func `a load and a list`(form: String, mark: String) {
    // `L, 8, 8, 7 reps` and `100 8 8 7` are lists of four but for their sizes.
    let list = ["8", "8", "7"].joined(separator: mark)
    for (name, load) in [("Row ", "60 kg"), ("Row: ", "82.5"), ("- Row - ", "100")] {
      let text = form.replacing("A", with: list).replacing("L", with: load)
      let number = load == "60 kg" ? "60" : load
      #expect(
        days(["2024-03-01", name + text])
          == ["2024-03-01 Row: \(number) kg x 8 (2), \(number) kg x 7"], "\(name + text)")
    }
  }

  @Test(
    arguments: ["Row 3x8", "Row - 3x8", "Row: 3x8", "Row (3x8)"],
    ["60 kg", "- 60 kg", "@ 60 kg", "Weight: 60 kg", "60", "@ 60", "Weight: 60", "Load: 60"])
  func `a load below its sets`(head: String, load: String) {
    let lines = [
      "2024-03-01", head, load, "", "Leg press 2x10 100 kg", "", "2024-03-04", head, load, "",
    ]
    #expect(
      days(lines) == [
        "2024-03-01 Row: 60 kg x 8 (3); Leg press: 100 kg x 10 (2)",
        "2024-03-04 Row: 60 kg x 8 (3)",
      ])
  }

  @Test(arguments: [
    "60 kg|Sets: 3, Reps: 8", "60|Sets: 3, Reps: 8", "Sets: 3 x Reps: 8|Weight: 60 kg",
    "Sets: 3 x Reps: 8|Weight: 60", "Weight: 60, Sets: 3, Reps: 8", "Sets: 3|Reps: 8|Weight: 60",
    "60 kg|3 sets of 8", "3 x 8|60 kg", "60, 3x8", "60: 3x8", "60 - 3x8", "60 | 3x8", "3x8, 60",
    "3x8 - 60", "3 sets x 8 reps - 60", "3 x 8 reps, 60", "8 reps x 3 sets, 60", "3x8 a 60",
    "3 sets 60 8 reps",
  ])
  func `parts of a set below its name`(parts: String) {
    for mark in ["", "- ", "  "] {
      let lines = parts.split(separator: "|", omittingEmptySubsequences: false).map {
        mark + $0.trimmingPrefix(" ")
      }
      let text = parts.contains(" | ") ? [mark + parts] : lines
      #expect(
        days(["2024-03-01", "Row"] + text) == ["2024-03-01 Row: 60 kg x 8 (3)"], "\(text)")
    }
  }

  @Test(arguments: ["\t", ";", " | "])
  func `rows that number the sets of an exercise`(mark: String) {
    let rows = [
      ["Row", "1", "60", "8"], ["Row", "2", "62.5", "8"], ["Leg press", "1", "100", "10"],
      ["Leg press", "2", "100", "10"], ["Leg press", "3", "100", "9"],
    ]
    #expect(
      days(["2024-03-01"] + rows.map { $0.joined(separator: mark) }) == [
        "2024-03-01 Row: 60 kg x 8; Row: 62.5 kg x 8; "
          + "Leg press: 100 kg x 10; Leg press: 100 kg x 10; Leg press: 100 kg x 9"
      ])
  }

  @Test func `a comma between two fields parts no thousands`() {
    let lines = [
      "2024-03-01", "exercise,set,weight,reps", "Row,1,205 lb,8", "Row,2,205 lb,8",
      "Leg press,1,300lbs,10",
    ]
    #expect(days(lines) == ["2024-03-01 Row: 205 lb x 8; Row: 205 lb x 8; Leg press: 300 lb x 10"])
  }

  @Test func `a pair like a day below a name`() {
    let lines = ["2024-03-01", "Row", "25/8", "25/7", "27.5/6", "", "2024-03-04", "Row", "- 30/8"]
    #expect(
      days(lines) == [
        "2024-03-01 Row: 25 kg x 8, 25 kg x 7, 27.5 kg x 6", "2024-03-04 Row: 30 kg x 8",
      ])
    // Whoever writes days so tells a day.
    #expect(days(["3/1", "Row 3x8 60", "", "25/8"]).count == 1)
  }

  @Test(arguments: [
    "2024-03-01 - Row 60: 8, 8, 8; Zzz 45: 9, 9, 9",
    "2024-03-01 - Row 3 sets of 8 at 60 kg / Zzz 3 sets of 9 at 45 kg",
    "2024-03-01 | Row 60 x 8 x 3 | Zzz 45 x 9 x 3", "# 2024-03-01 - Row 60 kg 3x8, Zzz 45 kg 3x9",
  ])
  func `a session a line`(line: String) {
    #expect(days([line]) == ["2024-03-01 Row: 60 kg x 8 (3); Zzz: 45 kg x 9 (3)"])
  }

  @Test func `numbers of sets`() {
    for (first, second) in [
      ("#1 60 for 8", "#2 60 for 7"), ("#1 8 reps - 60", "#2 7 reps - 60"), ("#1 60 8", "#2 60 7"),
      ("Set 1 60 - 8", "Set 2 60 - 7"), ("Set 1 60 8", "Set 2 60 7"),
      ("Set 1 8 x 60kg", "Set 2 7 x 60kg"), ("Set 1 60, 8 reps", "Set 2 60, 7 reps"),
      ("Set 1 60 for 8", "Set 2 60 for 7"), ("1st set: 60 x 8", "2nd set: 60 x 7"),
    ] {
      #expect(
        days(["2024-03-01", "Row", first, second]) == ["2024-03-01 Row: 60 kg x 8, 60 kg x 7"],
        "\(first)")
    }
    // `Sets 3 10x60` counts them.
    #expect(days(["2024-03-01", "Row", "Sets 3 8x60"]) == ["2024-03-01 Row: 60 kg x 8 (3)"])
  }

  /// What only looks like a load and reps.
  @Test func `ratings, ranges and sides stay what they are`() {
    #expect(days(["2024-03-01", "Row 5 5 5 @8"]) == ["2024-03-01 Row: 5 reps (3)"])
    #expect(days(["2024-03-01", "Row 60 kg x 8, 8, 8 @ 8.5"]) == ["2024-03-01 Row: 60 kg x 8 (3)"])
    #expect(days(["2024-03-01", "Row 12 reps, 10 reps"]) == ["2024-03-01 Row: 12 reps, 10 reps"])
    #expect(days(["2024-03-01", "Row 60 kg (2-2-2)"]) == ["2024-03-01 Row: 60 kg x ? reps"])
    #expect(
      days(["2024-03-01", "Push-ups 40, 20, 15"]) == [
        "2024-03-01 Push-ups: BW x 40, BW x 20, BW x 15"
      ])
    #expect(
      days(["2024-03-01", "Chins -30 kg 8, 6, 6"]) == [
        "2024-03-01 Chins: BW-30 kg x 8, BW-30 kg x 6 (2)"
      ])
    #expect(
      days(["2024-03-01", "Squat 100 kg 5x5", "60 min total"]) == [
        "2024-03-01 Squat: 100 kg x 5 (5)"
      ])
  }
}
