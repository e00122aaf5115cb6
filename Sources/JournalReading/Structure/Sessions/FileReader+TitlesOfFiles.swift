internal import JournalSyntax

/// Titles of files: what is to be done in every week, and words with numbers that are no sets.
extension FileReader {
  /// `# Treino semanal – Alex`, `# Weekly workout routine` above all else: what to do in every week, until
  /// a day is told. `# Weekly training log` keeps what was done.
  var headsWeekOfTraining: Bool {
    file.dates.isEmpty && !file.hasSets && context.session == nil && elements.count <= 14
      && elements.indices.contains { isWord($0, in: Self.weekly) }
      && elements.indices.contains { isWord($0, in: Self.trainings) }
      && !elements.indices.contains { isWord($0, in: Self.journals) }
  }

  private static let weekly = WordSet(
    "weekly semanal semanales hebdomadaire settimanale wöchentlich tygodniowy wekelijks")
  private static let trainings = WordSet(
    """
    workout workouts training routine split schedule treino treinos entrenamiento rutina entraînement
    allenamento scheda trainings trening wochentraining
    """)
  private static let threads = WordSet("thread topic thema sujet hilo tema tópico discussione тема")
  private static let journals = WordSet(
    "log logs journal diary diário diario record records tracker notes review report tagebuch registro"
  )

  /// `KB diary. 16, 20 and a pair of 16s, that's all I own`, `MUM 15 MIN CHALLENGE` above a blank line: words
  /// of which none is an exercise, and neither a day nor factors.
  func isTitleOfFile(_ line: LineSyntax) -> Bool {
    // `Thread: BigTuna's road to 500 (again)`.
    if elements.count > 2, elements[1].kind == .colon, isWord(0, in: Self.threads),
      !elements.contains(where: { $0.kind == .times })
    {
      return true
    }
    guard line.kind == .text, document.lines.count > 1, document.lines[1].kind == .blank,
      elements.contains(where: \.isNumber),
      elements.count(where: { $0.kind == .word && $0.word == .plain }) >= 2,
      !elements.contains(where: {
        $0.kind == .times || $0.unit == .repetition || $0.unit == .set || $0.kind == .colon
      })
    else { return false }
    return !elements.indices.contains { index in
      elements[index].kind == .word
        && (isExercise(index..<(index + 1)) || elements[index].meaning == .month
          || elements[index].meaning == .weekday || elements[index].meaning == .weight
          || elements[index].meaning == .bodyweight)
        || dates.date(at: index) != nil
    }
  }
}
