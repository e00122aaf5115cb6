import JournalReading
import JournalSyntax
import WorkoutAnalysis
import WorkoutModel

// Times the whole program and the stages of its pipeline on journals of growing size.
//
// `swift run -c release Benchmarks [YEARS…]`; the journals are made by `wlog demo`.

/// The program is run on all journals before this process reads any: on Linux the peak memory of
/// a child is never told to be less than that of the process that started it.
func runPrograms(on bench: Workbench) -> [(name: String, run: Run)] {
  [["check", "-q"], ["export"], ["report", "-q", "-o", bench.siteFolder]].map { command in
    ("wlog \(command[0])", bench.runProgram(command))
  }
}

func measureStages(_ bench: Workbench, _ programs: [(name: String, run: Run)]) {
  let sources = bench.sources()
  let figures = Figures(
    bytes: sources.reduce(0) { $0 + $1.bytes.count }, baseline: bench.secondsOfWordCount())
  figures.printHeading(years: bench.years, files: sources.count)

  figures.print("lines", Stopwatch.best { sources.map { Source(path: $0.path, bytes: $0.bytes) } })
  figures.print(
    "lex", Stopwatch.best { sources.reduce(0) { $0 + Lexer.tokens(of: $1.bytes).count } })
  figures.print(
    "lines by kind",
    Stopwatch.best { sources.map { Document(parsing: $0).lines.count { $0.kind == .item } } })
  let read = Stopwatch.best { Reader().read(sources) }
  let journal = Reader().read(sources).journal
  let sets = journal.sessions.reduce(0) { total, session in
    total + session.entries.reduce(0) { $0 + $1.sets.reduce(0) { $0 + Int($1.count) } }
  }
  figures.print("parse and read", read, sets: sets)
  let analysis = Stopwatch.best { JournalAnalysis(journal).records.count }
  figures.print("analyse", analysis, sets: sets)
  for program in programs { figures.print(program.name, program.run, sets: sets) }
}

let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let benches = (sizes.isEmpty ? [1, 10, 100] : sizes).compactMap { Workbench(years: $0) }
if benches.isEmpty { print("‘wlog demo’ did not work; is wlog built beside this program?") }
let runs = benches.map { runPrograms(on: $0) }
for (bench, programs) in zip(benches, runs) { measureStages(bench, programs) }
