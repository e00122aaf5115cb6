internal import JournalSyntax
internal import WorkoutModel

/// Titles of days and posts that hold a word of plans or records: `New squat PR!`, `Back on plan`,
/// `Program week 3 day 1` below a date. What stands below them was done.
extension FileReader {
  /// Whether the line heads no list of what was planned or is best, though `word` could.
  ///
  /// `PRs`, `Goals for March` and `Next week` head one, and so does all with a colon at the end.
  func isTitleOfWork(_ word: Int, _ line: LineSyntax) -> Bool {
    guard elements.last?.kind != .colon else { return false }
    // `Volume` below a date: a day of many sets.
    if elements.count == 1 { return isWord(0, in: Self.kindsOfDays) && isFirstOfDay(line) }
    switch elements[word].meaning {
    case .record:
      // `New PRs` and `PRs set in 2025` head lists, `No PRs today` and `Chasing PRs` none.
      return isCalledOut || holds(isPlural(word) ? Self.deedsOfAllRecords : Self.deedsOfRecords)
        // `PRs for days`, and no `PRs for 2025`.
        || word + 2 < elements.count && elements[word + 1].meaning == .for
          && elements[word + 2].kind == .word
          && elements[word + 2].meaning != .month && elements[word + 2].meaning != .week
        || isFirstOfDay(line) && !isPlural(word)
    case .total: return isCalledOut || holds(Self.tests) || isFirstOfDay(line)
    case .plan: return holds(Self.waysWithPlans) || isFirstOfDay(line) && tellsWhichDay
    case .goal: return holds(Self.endsOfGoals)
    // `Next level`, `Tomorrow I fly`.
    case .next: return word == 0 && isWord(1, in: Self.talkBehindNext)
    default: return false
    }
  }

  /// Keeps it as the title of the day that was just opened, or as a note.
  mutating func titleOfWork(_ line: LineSyntax) {
    if line.kind == .heading { return titleHeading(line) }
    settlePendingName(nextIsName: false)
    guard isFirstOfDay(line), let session = context.session else { return note(line.content) }
    file.sessions[session].title = cleanTitle(elements.indices)
  }

  /// A line right below the date, or one blank line away, of a day that has no other title.
  private func isFirstOfDay(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, let session = context.session, context.entry == nil,
      context.pendingName == nil, file.sessions[session].title == nil,
      file.sessions[session].date != nil
    else { return false }
    return context.lineIndex <= Int(file.sessions[session].location.lineNumber) + 1
  }

  /// `Program week 3 day 1`, `Workout plan A`: one of several.
  private var tellsWhichDay: Bool {
    elements.contains {
      $0.isNumber || $0.meaning == .day
        || $0.kind == .word && $0.range.count == 1 && $0.word == .plain
    }
  }

  private var isCalledOut: Bool { elements.last?.kind == .exclamation }

  private func holds(_ words: WordSet) -> Bool {
    elements.indices.contains { isWord($0, in: words) }
  }

  private static let deedsOfRecords = WordSet(
    """
    a an another new almost nearly no day today tonight session test testing tested attempt attempts
    attempted going go chasing chase hunting hit hitting got set setting broke breaking finally missed
    week neuer neues neuen kein tag versuch nuevo nueva otro sin día intento nouveau nouvelle pas jour novo
    nova outro dia tentativa nuovo nuova niente nieuw nieuwe geen dag ny nytt nye ingen försök forsøk
    новый новая новые нет день попытка nowy nowa brak dzień
    """)
  private static let deedsOfAllRecords = WordSet(
    "no almost nearly going chasing chase hunting testing kein keine sin pas sem niente geen ingen нет"
  )
  private static let tests = WordSet(
    """
    test testing tests tested attempt attempts day reset testtag prueba essai teste prova mess disaster
    waste failure chaos exhaustion destruction
    """)
  private static let waysWithPlans = WordSet(
    """
    back on off sticking stick stuck stay staying worked works working failed b deload according per
    followed following bien mal perfecto zurück nach de según selon volgens wg
    """)
  private static let endsOfGoals = WordSet(
    """
    met reached hit smashed crushed beaten beat achieved done erreicht geschafft cumplido cumplidos
    atteint atteints batida batidas raggiunto raggiunti gehaald
    """)
  private static let talkBehindNext = WordSet("level i we i'm we're")
  private static let kindsOfDays = WordSet("volume volumen")
}
