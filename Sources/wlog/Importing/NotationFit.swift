import JournalReading
import JournalSyntax
import WorkoutInterchange
import WorkoutModel

/// Finds how a word of another app can stand in a journal, by reading a journal of a few lines.
enum NotationFit {
  /// The plainest form in which a line is read as the name of an exercise, and the exercise below it
  /// is read too.
  static func style(ofName name: String) -> JournalText.NameStyle {
    JournalText.NameStyle.allCases.first { isRead(name, $0) } ?? .plain
  }

  /// True when a heading with that title is read as a session of its day.
  static func isTitle(_ title: String) -> Bool {
    let session = self.session("Squat", title: title)
    var text = JournalText()
    text.add(session)
    let read = sessions(of: text)
    return read.count == 1 && read[0].date == session.date && read[0].title != nil
      && read[0].entries.count == 1
  }

  private static func isRead(_ name: String, _ style: JournalText.NameStyle) -> Bool {
    var text = JournalText(nameStyles: [name: style])
    var session = self.session(name, title: nil)
    session.entries += self.session("Squat", title: nil).entries
    text.add(session)
    let read = sessions(of: text)
    guard read.count == 1, read[0].date == session.date, read[0].entries.count == 2 else {
      return false
    }
    return zip(read[0].entries, session.entries).allSatisfy { entry, meant in
      ExerciseKey(entry.nameAsWritten) == ExerciseKey(meant.nameAsWritten)
        && entry.sets.count == 1 && entry.sets[0].kind == .work
        && entry.sets[0].load.mass == meant.sets[0].load.mass
        && entry.sets[0].effort == meant.sets[0].effort
    }
  }

  private static func session(_ exercise: String, title: String?) -> Session {
    let place = SourceLocation(
      fileIndex: 0, lineNumber: 1, columnNumber: 1, offset: 0, length: 0)
    let set = TrainingSet(
      load: .external(Mass(100, .kilogram)), effort: .reps(5), location: place)
    return Session(
      date: CivilDate(dayNumber: 20_000), title: title, start: TimeOfDay(hour: 18, minute: 0),
      end: TimeOfDay(hour: 19, minute: 0),
      entries: [
        ExerciseEntry(
          exercise: exercise, nameAsWritten: exercise, sets: [set], location: place)
      ], location: place)
  }

  private static func sessions(of text: JournalText) -> [Session] {
    Reader().read([Source(path: "x.md", bytes: Array(text.text.utf8))]).journal.sessions
  }
}
