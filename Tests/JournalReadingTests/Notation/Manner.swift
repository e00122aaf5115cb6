/// A manner in which lifters spell sets of one exercise.
struct Manner: Sendable, CustomStringConvertible {
  let description: String
  let spell: @Sendable (Work) -> String

  init(_ description: String, _ spell: @escaping @Sendable (Work) -> String) {
    self.description = description
    self.spell = spell
  }

  /// What is spelt: loads that go up by one step, the reps of each set, how many equal sets.
  struct Work: Sendable {
    let loads: [Int]
    let reps: [Int]
    let sets: Int
    let unit: String

    var load: Int { loads[0] }
    var rep: Int { reps[0] }
    var mass: String { "\(load)\(unit)" }
    var pairs: [(load: Int, reps: Int)] { zip(loads, reps).map { ($0, $1) } }

    func joined(_ separator: String) -> String {
      reps.map(String.init).joined(separator: separator)
    }

    func each(_ separator: String, _ text: (Int, Int) -> String) -> String {
      pairs.map { text($0.load, $0.reps) }.joined(separator: separator)
    }
  }

  /// One load, one count of reps, some sets.
  static let ofEqualSets = [
    Manner("100kg x 5 x 3") { "\($0.mass) x \($0.rep) x \($0.sets)" },
    Manner("3x5 @ 100kg") { "\($0.sets)x\($0.rep) @ \($0.mass)" },
    Manner("3 x 5 at 100 kg") { "\($0.sets) x \($0.rep) at \($0.load) \($0.unit)" },
    Manner("3x5 100kg") { "\($0.sets)x\($0.rep) \($0.mass)" },
    Manner("100kg 3x5") { "\($0.mass) \($0.sets)x\($0.rep)" },
    Manner("100kg: 3x5") { "\($0.mass): \($0.sets)x\($0.rep)" },
    Manner("100kg - 3x5") { "\($0.mass) - \($0.sets)x\($0.rep)" },
    Manner("3x5 - 100kg") { "\($0.sets)x\($0.rep) - \($0.mass)" },
    Manner("3x5, 100kg") { "\($0.sets)x\($0.rep), \($0.mass)" },
    Manner("100kg | 3x5") { "\($0.mass) | \($0.sets)x\($0.rep)" },
    Manner("3x5 (100kg)") { "\($0.sets)x\($0.rep) (\($0.mass))" },
    Manner("(3 sets of 5) 100kg") { "(\($0.sets) sets of \($0.rep)) \($0.mass)" },
    Manner("3 sets of 5 at 100 kg") { "\($0.sets) sets of \($0.rep) at \($0.load) \($0.unit)" },
    Manner("3 sets of 5 reps with 100 kg") {
      "\($0.sets) sets of \($0.rep) reps with \($0.load) \($0.unit)"
    },
    Manner("did 3 sets of 5 with 100kg") { "did \($0.sets) sets of \($0.rep) with \($0.mass)" },
    Manner("100 kg for 3 sets of 5") { "\($0.load) \($0.unit) for \($0.sets) sets of \($0.rep)" },
    Manner("100kg for 5 reps, 3 sets") { "\($0.mass) for \($0.rep) reps, \($0.sets) sets" },
    Manner("3 sets, 5 reps, 100 kg") { "\($0.sets) sets, \($0.rep) reps, \($0.load) \($0.unit)" },
    Manner("3 sets, 100 kg, 5 reps") { "\($0.sets) sets, \($0.load) \($0.unit), \($0.rep) reps" },
    Manner("5 reps - 100 kg - 3 sets") {
      "\($0.rep) reps - \($0.load) \($0.unit) - \($0.sets) sets"
    },
    Manner("5 reps x 3 sets @ 100kg") { "\($0.rep) reps x \($0.sets) sets @ \($0.mass)" },
    Manner("100 kg x 3 sets x 5 reps") {
      "\($0.load) \($0.unit) x \($0.sets) sets x \($0.rep) reps"
    },
    Manner("weight 100kg, reps 5, sets 3") {
      "weight \($0.mass), reps \($0.rep), sets \($0.sets)"
    },
    Manner("3x5 @ 100kg felt easy") { "\($0.sets)x\($0.rep) @ \($0.mass) felt easy" },
    Manner("3x5 100kg, rest 90s") { "\($0.sets)x\($0.rep) \($0.mass), rest 90s" },
    Manner("3x5 100kg - 45 min total") { "\($0.sets)x\($0.rep) \($0.mass) - 45 min total" },
    Manner("3x5 @ 100kg (PR!)") { "\($0.sets)x\($0.rep) @ \($0.mass) (PR!)" },
    Manner("work sets: 100kg x 5 x 3") { "work sets: \($0.mass) x \($0.rep) x \($0.sets)" },
  ]

  /// One load, reps of each set.
  static let ofReps = [
    Manner("100kg x 5, 5, 4") { "\($0.mass) x \($0.joined(", "))" },
    Manner("100kg: 5, 5, 4") { "\($0.mass): \($0.joined(", "))" },
    Manner("100kg 5/5/4") { "\($0.mass) \($0.joined("/"))" },
    Manner("100 kg - 5, 5, 4") { "\($0.load) \($0.unit) - \($0.joined(", "))" },
    Manner("100kg x 5-5-4") { "\($0.mass) x \($0.joined("-"))" },
    Manner("5/5/4 @ 100kg") { "\($0.joined("/")) @ \($0.mass)" },
    Manner("5, 5, 4 at 100kg") { "\($0.joined(", ")) at \($0.mass)" },
    Manner("100kg (5, 5, 4)") { "\($0.mass) (\($0.joined(", ")))" },
    Manner("100kg 5 5 4") { "\($0.mass) \($0.joined(" "))" },
    Manner("100kg 5 5 4 reps") { "\($0.mass) \($0.joined(" ")) reps" },
    Manner("100 - 5 5 4") { "\($0.load) - \($0.joined(" "))" },
    Manner("100kg x5 x5 x4") { "\($0.mass) x\($0.joined(" x"))" },
    Manner("3x5 (5,5,4) 100kg") { "3x\($0.rep) (\($0.joined(","))) \($0.mass)" },
    Manner("3x5 100kg [5,5,4]") { "3x\($0.rep) \($0.mass) [\($0.joined(","))]" },
    Manner("100kg: 5 reps, 5 reps, 4 reps") { "\($0.mass): \($0.joined(" reps, ")) reps" },
  ]

  /// A load and its reps for each set.
  static let ofPairs = [
    Manner("100kg x 5, 105kg x 5") { work in work.each(", ") { "\($0)\(work.unit) x \($1)" } },
    Manner("100 kg x 5; 105 kg x 5") { work in work.each("; ") { "\($0) \(work.unit) x \($1)" } },
    Manner("100kgx5 / 105kgx5") { work in work.each(" / ") { "\($0)\(work.unit)x\($1)" } },
    Manner("100kgx5 | 105kgx5") { work in work.each(" | ") { "\($0)\(work.unit)x\($1)" } },
    Manner("100x5 105x5") { $0.each(" ") { "\($0)x\($1)" } },
    Manner("5 @ 100kg, 5 @ 105kg") { work in work.each(", ") { "\($1) @ \($0)\(work.unit)" } },
    Manner("5 reps @ 100 kg, 5 reps @ 105 kg") { work in
      work.each(", ") { "\($1) reps @ \($0) \(work.unit)" }
    },
    Manner("100kg for 5, 105kg for 5") { work in work.each(", ") { "\($0)\(work.unit) for \($1)" }
    },
    Manner("100kg (5), 105kg (5)") { work in work.each(", ") { "\($0)\(work.unit) (\($1))" } },
    Manner("5 (100kg), 5 (105kg)") { work in work.each(", ") { "\($1) (\($0)\(work.unit))" } },
    Manner("100kg x 5 then 105kg x 5") { work in
      work.each(" then ") { "\($0)\(work.unit) x \($1)" }
    },
    Manner("100kg x 5 then backoff 105kg x 5") { work in
      work.each(" then backoff ") { "\($0)\(work.unit) x \($1)" }
    },
    Manner("top set 100kg x 5, back-off 105kg x 5") { work in
      "top set " + work.each(", back-off ") { "\($0)\(work.unit) x \($1)" }
    },
    Manner("100*5, 105*5") { $0.each(", ") { "\($0)*\($1)" } },
    Manner("100/5 105/5") { $0.each(" ") { "\($0)/\($1)" } },
    Manner("100, 105 kg x 5, 5") { work in
      "\(work.loads.map(String.init).joined(separator: ", ")) \(work.unit) x \(work.joined(", "))"
    },
    Manner("100kg, 105kg; a line each") { work in
      work.each("\n") { "\($0)\(work.unit) x \($1)" }
    },
    Manner("100kg = 5, a line each") { work in work.each("\n") { "\($0)\(work.unit) = \($1)" } },
    Manner("100kg → 5, a line each") { work in work.each("\n") { "\($0)\(work.unit) → \($1)" } },
    Manner("100kg | 5 reps, a line each") { work in
      work.each("\n") { "\($0)\(work.unit) | \($1) reps" }
    },
  ]
}
