import WorkoutModel

extension Option {
  static let years = Option(
    "years", value: .text("N"), "how many years it goes back; 2 if not said")
  static let seed = Option("seed", value: .text("N"), "another number is another lifter")
}

extension Command {
  static let demo = Command(
    "demo", "writes a made-up journal to try things on",
    examples: [
      Example("wlog demo", "two years in the folder demo"),
      Example("wlog demo /tmp/log --years 10 --seed 7", "ten years of somebody else"),
    ],
    operands: Operands(usage: "[DIR]", count: 0...1, kind: .folders),
    options: [.years, .seed],
    details: ["Files that are there already are never overwritten."]
  ) { arguments, console throws(Failure) in
    let folder = arguments.operands.first ?? "demo"
    let today = try arguments.date(.today) ?? DemoJournal.usualLastDay
    let journal = DemoJournal(
      years: try arguments.number(.years, in: 1...9999) ?? 2,
      seed: UInt64(try arguments.number(.seed, in: 0...Int.max) ?? 1), lastDay: today)
    let count = try write(journal, to: folder)
    console.say(
      "wrote \(Plural.of(count, "file")) into \(folder); ‘wlog report \(folder) --open’ shows them")
    return .fine
  }

  private static func write(_ journal: DemoJournal, to folder: String) throws(Failure) -> Int {
    let existing = (try? FileSystem.entries(of: folder)) ?? []
    if let name = existing.first(where: { !$0.hasPrefix(".") }) {
      throw Failure("\(folder) is not empty: it holds \(name)", hint: "name another folder")
    }
    var count = 0
    do {
      try FileSystem.makeFolder(folder)
      try journal.forEachFile { name, bytes in
        try FileReplacement.write(bytes, to: Path.join(folder, name), isDurable: false)
        count += 1
      }
    } catch let error as FileError {
      throw Failure(cannot: "write", error)
    } catch {
      throw Failure("cannot write into \(folder): \(error)")
    }
    return count
  }
}
