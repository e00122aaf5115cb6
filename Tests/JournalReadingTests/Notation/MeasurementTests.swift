import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// What people measure of themselves is no set.
struct MeasurementTests {
  @Test(arguments: [
    ("waist: 82 cm", "waist 82 cm"),
    ("- Chest 104cm", "Chest 104 cm"),
    ("Waist 33 in, hips 39 in", "Waist 33 in; hips 39 in"),
    ("arms 15\"", "arms 15 in"),
    ("hips: 98,5 cm", "hips 98.5 cm"),
    ("Upper Arm (left) - 38.5 cm | Thigh 60 cm", "Upper Arm (left) 38.5 cm; Thigh 60 cm"),
    ("Bauchumfang 88 cm (nüchtern)", "Bauchumfang 88 cm"),
    ("Обхват груди 104 см", "Обхват груди 104 cm"),
    ("허리 82cm", "허리 82 cm"), ("左上腕 35cm", "左上腕 35 cm"), ("体脂率 17.5%", "体脂率 17.5 %"),
    ("Body fat 18.5 %", "Body fat 18.5 %"), ("Körperfett: 18 %", "Körperfett 18 %"),
    ("Weight 82.4 kg, body fat 18%", "body fat 18 %"),
    ("体重 72.4kg,体脂 18%", "体脂 18 %"),
  ])
  func `a number about the body is a measurement`(line: String, expected: String) {
    let journal = read("# 2026-03-02\n\n\(line)\n")
    #expect(text(journal) == expected)
    #expect(journal.measurements.allSatisfy { $0.date?.description == "2026-03-02" })
    #expect(journal.sessions.flatMap(\.entries).isEmpty)
  }

  @Test(arguments: [
    "Box jump 60 cm x 5", "Hip thrust 3x10 @ 80%", "Chest 80%, arms fresh", "Chest 100 kg x 5",
    "Calves 50 12 10", "Shoulders 20 min", "Hips 400 cm",
  ])
  func `work that sounds like a part of the body is none`(line: String) {
    #expect(read("# 2026-03-02\n\n\(line)\n").measurements.isEmpty)
  }

  @Test func `below their heading measurements need no unit`() {
    let journal = read(
      "# 2026-03-02\n\n## Maße\nTaille 82\nBrust 104\n\n# 2026-03-09\nBrust 3x10\n")
    #expect(text(journal) == "Taille 82 ; Brust 104 ")
    #expect(journal.sessions.map(\.title) == [nil, nil])
    #expect(journal.sessions.flatMap(\.entries).flatMap(\.sets).map(\.count) == [3])
  }

  private func read(_ text: String) -> Journal {
    Reader(options: ReaderOptions()).read([Source(path: "a.md", text: text)]).journal
  }

  private func text(_ journal: Journal) -> String {
    journal.measurements.map { "\($0.name) \($0.value) \($0.unit)" }.joined(separator: "; ")
  }
}
