internal import JournalSyntax

/// Titles of what is to be done in every week.
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
  private static let journals = WordSet(
    "log logs journal diary diário diario record records tracker notes review report tagebuch registro"
  )
}
