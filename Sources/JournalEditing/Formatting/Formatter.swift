package import JournalReading
package import JournalSyntax
internal import WorkoutModel

/// Tidies the spelling and the spacing of what was understood with certainty, and nothing else.
///
/// Each line end, each note and the order of all things stay. The result is read again before it
/// is given away: a line whose meaning would change is left as it is.
package struct Formatter {
  /// What is to be done with a file.
  package enum Outcome: Sendable {
    /// Perhaps none.
    case edits([TextEdit])
    /// It stays as it is: the lines that stand in the way (1-based), with the reasons.
    case refused([Obstacle])
  }

  /// Why a file cannot be written anew.
  package struct Obstacle: Hashable, Sendable {
    /// 1-based; 0 when no one line is to blame.
    package let lineNumber: Int
    package let reason: String
  }

  private let reader: Reader
  private let sources: [Source]
  private let before: ReadResult

  /// All files of a journal, for what a line means depends on the others.
  package init(_ sources: [Source], options: ReaderOptions) {
    reader = Reader(options: options)
    self.sources = sources
    before = reader.read(sources)
  }

  /// What tidying does to the files at these indices; the others are only read.
  package func tidy(_ files: [Int]) -> [Int: Outcome] {
    let edits = files.map { index in
      let tidier = FileTidier(
        sources[index], fileIndex: index, journal: before.journal,
        diagnostics: before.diagnostics)
      return (index, tidier.edits())
    }
    return settled(Dictionary(uniqueKeysWithValues: edits)) { before, after in
      let content = JournalContent(before.journal, .asRead)
      return content.firstDifference(from: JournalContent(after.journal, .asRead))
    }
  }

  /// What the canonical notation makes of the files at these indices.
  package func canonical(_ files: [Int]) -> [Int: Outcome] {
    var outcomes: [Int: Outcome] = [:]
    for index in files {
      outcomes[index] = canonical(index)
    }
    return outcomes
  }

  private func canonical(_ index: Int) -> Outcome {
    var writer = CanonicalFile(
      sources[index], fileIndex: index, journal: before.journal, diagnostics: before.diagnostics)
    let edits = writer.edits()
    guard writer.obstacles.isEmpty else { return .refused(writer.obstacles) }
    guard let after = read([index: edits]) else { return .refused([.internalMistake(0)]) }
    let content = JournalContent(before.journal, .asPerformed)
    let difference = content.firstDifference(
      from: JournalContent(after.result.journal, .asPerformed))
    if let difference { return .refused([.internalMistake(Int(difference.lineNumber))]) }
    let obstacles = obstacles(in: after, index, edits)
    return obstacles.isEmpty ? .edits(edits) : .refused(obstacles)
  }

  /// What would stand in the way the next time, at the lines of the file as it is now.
  ///
  /// `Did 3 ts of 10 push-ups and ran 5 km` holds a run; the words before it, alone on a line as the
  /// name of an exercise, hold numbers that nobody reads.
  private func obstacles(
    in after: Reading, _ index: Int, _ edits: [TextEdit]
  ) -> [Obstacle] {
    let source = after.sources[index]
    var again = CanonicalFile(
      source, fileIndex: index, journal: after.result.journal,
      diagnostics: after.result.diagnostics)
    let changes = again.edits()
    let places = again.obstacles.map { (source.line(at: $0.lineNumber - 1).lowerBound, $0.reason) }
    let unsettled = changes.map {
      (Int($0.range.start), "would be written otherwise the next time")
    }
    return (places + unsettled).map { offset, reason in
      let origin = TextEdit.origin(of: offset, edits)
      return Obstacle(lineNumber: sources[index].lineIndex(at: origin) + 1, reason: reason)
    }
  }
}

extension Formatter {
  /// Trying again costs a whole reading; so many lines that resist are a mistake of wlog.
  private static let mostTrials = 40

  /// Takes back the edits of lines whose meaning would change, until none does.
  private func settled(
    _ edits: [Int: [TextEdit]],
    difference: (ReadResult, ReadResult) -> SourceLocation?
  ) -> [Int: Outcome] {
    var edits = edits
    var refused: [Int: Obstacle] = [:]
    for _ in 0..<Self.mostTrials {
      let lost = edits.keys.sorted().first { index in
        let result = TextEdit.apply(edits[index] ?? [], to: sources[index].bytes)
        return !(result.map { TextSkeleton.isSame($0, sources[index].bytes) } ?? false)
      }
      if let lost {
        edits[lost] = nil
        refused[lost] = .internalMistake(0)
        continue
      }
      if edits.values.allSatisfy(\.isEmpty) { break }
      guard let after = read(edits) else { break }
      let place = difference(before, after.result).map { (Int($0.fileIndex), Int($0.lineNumber)) }
      guard let (file, line) = place ?? newFinding(after) else {
        return outcomes(edits, refused)
      }
      takeBack(file, line, &edits, &refused)
    }
    for index in edits.keys where edits[index]?.isEmpty == false {
      refused[index] = .internalMistake(0)
    }
    return outcomes(edits, refused)
  }

  private func outcomes(
    _ edits: [Int: [TextEdit]], _ refused: [Int: Obstacle]
  ) -> [Int: Outcome] {
    var outcomes = edits.mapValues { Outcome.edits($0) }
    for (index, obstacle) in refused { outcomes[index] = .refused([obstacle]) }
    return outcomes
  }

  private func takeBack(
    _ file: Int, _ line: Int, _ edits: inout [Int: [TextEdit]], _ refused: inout [Int: Obstacle]
  ) {
    guard let own = edits[file], !own.isEmpty else {
      // A file that stayed as it is would be read otherwise: any of the others may be to blame.
      for index in edits.keys { refused[index] = .internalMistake(0) }
      edits = [:]
      return
    }
    let kept = own.filter { sources[file].lineIndex(at: Int($0.range.start)) != line - 1 }
    if kept.count < own.count {
      edits[file] = kept
    } else {
      edits[file] = nil
      refused[file] = .internalMistake(line)
    }
  }

  /// The place of the first finding that was not there before.
  private func newFinding(_ after: Reading) -> (Int, Int)? {
    let known = Set(Self.findings(before.diagnostics, in: sources))
    return Self.findings(after.result.diagnostics, in: after.sources)
      .first { !known.contains($0) }.map { ($0.file, $0.line) }
  }

  private struct Finding: Hashable {
    let file: Int
    /// 1-based.
    let line: Int
    let code: DiagnosticCode
  }

  private static func findings(_ diagnostics: [Diagnostic], in sources: [Source]) -> [Finding] {
    diagnostics.map { diagnostic in
      let file = diagnostic.place.fileIndex
      let line = sources[file].lineIndex(at: Int(diagnostic.place.range.start)) + 1
      return Finding(file: file, line: line, code: diagnostic.code)
    }
  }

  /// The files with edits made, and what was read from them.
  private struct Reading {
    let sources: [Source]
    let result: ReadResult
  }

  private func read(_ edits: [Int: [TextEdit]]) -> Reading? {
    var changed = sources
    for (index, own) in edits where !own.isEmpty {
      guard let bytes = TextEdit.apply(own, to: sources[index].bytes) else { return nil }
      changed[index] = Source(path: sources[index].path, bytes: bytes)
    }
    return Reading(sources: changed, result: reader.read(changed))
  }
}

extension Formatter.Obstacle {
  static func internalMistake(_ lineNumber: Int) -> Self {
    Self(lineNumber: lineNumber, reason: "would be read otherwise afterwards")
  }
}
