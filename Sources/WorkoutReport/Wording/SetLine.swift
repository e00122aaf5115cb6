import WorkoutModel

/// The sets of an exercise that stand on one line of the journal.
struct SetLine {
  let location: SourceLocation
  let runs: [SetRun]

  private init(_ sets: [TrainingSet]) {
    location = sets[0].location
    runs = SetRun.inOrder(sets)
  }

  /// In the order of the journal.
  static func inOrder(_ sets: [TrainingSet]) -> [SetLine] {
    var lines: [[TrainingSet]] = []
    for set in sets {
      if let last = lines.last?.last, last.location.lineNumber == set.location.lineNumber,
        last.location.fileIndex == set.location.fileIndex
      {
        lines[lines.count - 1].append(set)
      } else {
        lines.append([set])
      }
    }
    return lines.map(SetLine.init)
  }

  /// The sets of which the same is said, with what it is: `80 kg × 8, 8, 7` and `RPE 8`.
  func parts(_ report: Report) -> [(text: String, remarks: String)] {
    var parts: [(runs: [SetRun], remarks: String)] = []
    for run in runs {
      let remarks = run.remarks(report)
      if parts.last?.remarks == remarks {
        parts[parts.count - 1].runs.append(run)
      } else {
        parts.append(([run], remarks))
      }
    }
    return parts.map { (Self.text($0.runs), $0.remarks) }
  }

  /// The load is said once where it stays.
  private static func text(_ runs: [SetRun]) -> String {
    let load = runs[0].set.load
    guard runs.count > 1, !load.text.isEmpty, runs.allSatisfy({ $0.set.load == load }),
      runs.allSatisfy({ $0.set.effort != .untold }), runs.reduce(0, { $0 + $1.count }) <= 12
    else { return runs.map(\.text).joined(separator: ", ") }
    let efforts = runs.flatMap { Array(repeating: $0.set.effort.text, count: $0.count) }
    return load.text + "\u{A0}× " + efforts.joined(separator: ", ")
  }
}

extension SetLine {
  /// True when the line says just what was read, in the words of the journal's own notation and
  /// perhaps after the name of the exercise: then it need not be shown beside that.
  func isPlain(_ written: ArraySlice<UInt8>, name: String) -> Bool {
    var plain: [UInt8] = []
    for (index, group) in runsByRemarks.enumerated() {
      if index > 0 { plain.append(UInt8(ascii: ",")) }
      plain += Essence(Self.text(group).utf8).bytes
      plain += Essence(Self.plainRemarks(group[0].set).utf8).bytes
    }
    let found = Essence(written).bytes
    guard found != plain else { return true }
    return found == Essence((name + ":").utf8).bytes + plain
  }

  private var runsByRemarks: [[SetRun]] {
    var groups: [[SetRun]] = []
    for run in runs {
      if let last = groups.last?.last, Self.plainRemarks(last.set) == Self.plainRemarks(run.set) {
        groups[groups.count - 1].append(run)
      } else {
        groups.append([run])
      }
    }
    return groups
  }

  /// `+ @8 rest 3:00 each drop`.
  private static func plainRemarks(_ set: TrainingSet) -> String {
    var words: [String] = []
    if set.kind == .amrap { words.append("+") }
    if let rpe = set.rpe { words.append("@" + Quantity.number(rpe)) }
    if let rir = set.rir { words.append("RIR" + Quantity.number(rir)) }
    if let rest = set.restSeconds { words.append("rest" + Quantity.time(Double(rest))) }
    if let side = set.side { words.append(side.name) }
    if ![.work, .cardio, .amrap].contains(set.kind) { words.append(set.kind.name) }
    if let tempo = set.remarks?.tempo { words.append("tempo" + tempo) }
    words += set.remarks?.tags ?? []
    if let note = set.remarks?.note { words.append(note) }
    return words.joined()
  }
}

/// What is left of a text without spaces, brackets and bullets, and with one sign for times.
private struct Essence {
  private(set) var bytes: [UInt8] = []

  init(_ text: some Collection<UInt8>) {
    var rest = text[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "-"), UInt8(ascii: "*"),
        UInt8(ascii: "("), UInt8(ascii: ")"):
        continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case 0xC2 where rest.first == 0xA0: rest.removeFirst()
      case 0xC3 where rest.first == 0x97:
        rest.removeFirst()
        bytes.append(UInt8(ascii: "x"))
      default: bytes.append(byte)
      }
    }
  }
}
