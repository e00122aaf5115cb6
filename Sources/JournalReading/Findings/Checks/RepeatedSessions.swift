internal import JournalSyntax
internal import WorkoutModel

/// Finds sessions of one day with the same sets: what was pasted twice.
enum RepeatedSessions {
  /// Fewer sets may well be done twice on a day: twenty push-ups in the morning and at night.
  private static let fewest = 3

  static func diagnostics(
    _ history: JournalHistory, _ files: [FileDraft], _ sources: [Source]
  ) -> [Diagnostic] {
    let dated = history.sessions.indices.filter {
      history.sessions[$0].date != nil && history.sessions[$0].trace.setCount >= fewest
    }
    if isOneWay(dated.map { history.sessions[$0].date ?? .never }) { return [] }
    let ordered = dated.sorted { left, right in
      let (one, other) = (history.sessions[left], history.sessions[right])
      if one.date != other.date { return (one.date ?? .never) < (other.date ?? .never) }
      return one.trace.work != other.trace.work ? one.trace.work < other.trace.work : left < right
    }
    var diagnostics: [Diagnostic] = []
    var first: JournalHistory.SessionPlace?
    for session in ordered.map({ history.sessions[$0] }) {
      if let first, isSame(first, session, files, sources) {
        diagnostics.append(
          .sessionRepeated(at: place(session, files), first: place(first, files)))
      } else {
        first = session
      }
    }
    return diagnostics
  }

  /// True when every day is later than the one before, or every day earlier: then none is twice.
  private static func isOneWay(_ days: [CivilDate]) -> Bool {
    let pairs = zip(days, days.dropFirst())
    return pairs.allSatisfy { $0 < $1 } || pairs.allSatisfy { $0 > $1 }
  }

  private static func isSame(
    _ one: JournalHistory.SessionPlace, _ other: JournalHistory.SessionPlace, _ files: [FileDraft],
    _ sources: [Source]
  ) -> Bool {
    guard one.date == other.date, one.trace.work == other.trace.work,
      one.trace.setCount == other.trace.setCount
    else {
      return false
    }
    let first = files[one.fileIndex].sessions[one.trace.session]
    let second = files[other.fileIndex].sessions[other.trace.session]
    return first.start == second.start
      && heading(one, files, sources).elementsEqual(heading(other, files, sources))
  }

  /// The words of the heading, for titles are not always kept.
  private static func heading(
    _ session: JournalHistory.SessionPlace, _ files: [FileDraft], _ sources: [Source]
  ) -> ArraySlice<UInt8> {
    sources[session.fileIndex].bytes[place(session, files).range.indices]
  }

  private static func place(
    _ session: JournalHistory.SessionPlace, _ files: [FileDraft]
  ) -> DiagnosticPlace {
    let location = files[session.fileIndex].sessions[session.trace.session].location
    let start = Int(location.offset)
    return DiagnosticPlace(
      fileIndex: session.fileIndex, range: ByteRange(start, start + Int(location.length)))
  }
}

extension CivilDate {
  fileprivate static let never = CivilDate(dayNumber: .min)
}
