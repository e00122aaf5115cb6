import WorkoutModel

/// The apps that export a row for each set. Headings are in small letters.
extension ExportTable {
  /// Those with the plainest marks first.
  static let all = [wlog, hevy, strong, liftosaur, fitNotes, fitbod, gymRun, gymBook]

  private static let wlog = ExportTable(
    app: .wlog, marks: [.date, .exercise, .kind, .loadKind],
    columns: [
      ExportColumn(.date, "date"), ExportColumn(.time, "time"), ExportColumn(.title, "session"),
      ExportColumn(.exercise, "exercise_as_written"), ExportColumn(.kind, "kind"),
      ExportColumn(.loadKind, "load_kind"), ExportColumn(.weight, "load"),
      ExportColumn(.weightUnit, "unit"), ExportColumn(.reps, "reps"),
      ExportColumn(.seconds, "seconds"), ExportColumn(.meters, in: .meter, "meters"),
      ExportColumn(.rpe, "rpe"), ExportColumn(.rir, "rir"), ExportColumn(.rest, "rest_seconds"),
      ExportColumn(.side, "side"), ExportColumn(.superset, "superset"),
      ExportColumn(.tempo, "tempo"), ExportColumn(.setNote, "note"),
      ExportColumn(.ignored, "file", "line", "column", "exercise", "set", "load_kg", "reading"),
    ])

  private static let hevy = ExportTable(
    app: .hevy, marks: [.title, .date, .exercise, .setType],
    columns: [
      ExportColumn(.title, "title"), ExportColumn(.date, "start_time"),
      ExportColumn(.end, "end_time"), ExportColumn(.sessionNote, "description"),
      ExportColumn(.exercise, "exercise_title"), ExportColumn(.superset, "superset_id"),
      ExportColumn(.exerciseNote, "exercise_notes"), ExportColumn(.setType, "set_type"),
      ExportColumn(.weight, in: .kilogram, "weight_kg"),
      ExportColumn(.weight, in: .pound, "weight_lbs", "weight_lb"), ExportColumn(.reps, "reps"),
      ExportColumn(.distance, in: .kilometer, "distance_km"),
      ExportColumn(.distance, in: .mile, "distance_miles", "distance_mi"),
      ExportColumn(.distance, in: .meter, "distance_meters"),
      ExportColumn(.seconds, "duration_seconds"), ExportColumn(.rpe, "rpe"),
      ExportColumn(.ignored, "set_index"),
    ])

  private static let strong = ExportTable(
    app: .strong, marks: [.date, .title, .exercise, .setOrder, .reps],
    columns: [
      ExportColumn(.date, "date", "datum", "日期", "fecha", "data"),
      ExportColumn(
        .title, "workout name", "workout-name", "nom de l'entraînement", "nom de l’entraînement",
        "锻炼名称", "nombre del entrenamiento", "nome allenamento", "nome do treino"),
      ExportColumn(
        .duration, "duration", "duration (sec)", "workout duration", "dauer", "durée", "时长",
        "duración", "durata", "duração"),
      ExportColumn(
        .exercise, "exercise name", "name der übung", "nom de l'exercice", "nom de l’exercice",
        "运动名称", "nombre del ejercicio", "nome esercizio", "nome do exercício"),
      ExportColumn(
        .setOrder, "set order", "reihenfolge festlegen", "ordre de la série", "设置顺序",
        "orden de la serie", "ordine serie", "ordem da série"),
      ExportColumn(.weight, "weight", "gewicht", "poids", "重量", "peso"),
      ExportColumn(.weight, in: .kilogram, "kg", "weight (kg)"),
      ExportColumn(.weight, in: .pound, "lb", "lbs", "weight (lb)", "weight (lbs)"),
      ExportColumn(.weightUnit, "weight unit"),
      ExportColumn(.reps, "reps", "wiederh.", "réps", "次", "repeticiones", "ripetizioni"),
      ExportColumn(.distance, "distance", "entfernung", "距离", "distancia", "distanza"),
      ExportColumn(.distance, in: .kilometer, "km", "distance (km)"),
      ExportColumn(.distance, in: .mile, "mi", "distance (mi)"),
      ExportColumn(.distance, in: .meter, "distance (meters)"),
      ExportColumn(.distanceUnit, "distance unit"),
      ExportColumn(.seconds, "seconds", "sekunden", "secondes", "秒", "segundos", "secondi"),
      ExportColumn(.setNote, "notes", "notizen", "备注", "notas", "note"),
      ExportColumn(
        .sessionNote, "workout notes", "workout-notizen", "notes d'entraînement",
        "notes d’entraînement", "锻炼备注", "notas del entrenamiento"),
      ExportColumn(.rpe, "rpe"), ExportColumn(.ignored, "workout #"),
    ],
    positions: [
      .date, .title, .duration, .exercise, .setOrder, .weight, .reps, .distance, .seconds, .setNote,
      .sessionNote, .rpe,
    ])

  private static let liftosaur = ExportTable(
    app: .liftosaur, marks: [.date, .exercise, .reps, .isWarmup],
    columns: [
      ExportColumn(.date, "workout datetime"), ExportColumn(.title, "day name"),
      ExportColumn(.exercise, "exercise"), ExportColumn(.isWarmup, "is warmup set?"),
      ExportColumn(.reps, "completed reps"), ExportColumn(.isAMRAP, "is amrap?"),
      ExportColumn(.rpe, "completed rpe"), ExportColumn(.weight, "completed weight value"),
      ExportColumn(.weightUnit, "completed weight unit"), ExportColumn(.setNote, "notes"),
    ])

  private static let fitNotes = ExportTable(
    app: .fitnotes, marks: [.date, .exercise, .ignored, .weight, .reps],
    columns: [
      ExportColumn(.date, "date"), ExportColumn(.exercise, "exercise"),
      ExportColumn(.weight, "weight"),
      ExportColumn(.weight, in: .kilogram, "weight (kgs)", "weight (kg)"),
      ExportColumn(.weight, in: .pound, "weight (lbs)", "weight (lb)"),
      ExportColumn(.weightUnit, "weight unit"), ExportColumn(.reps, "reps"),
      ExportColumn(.distance, "distance"), ExportColumn(.distanceUnit, "distance unit"),
      ExportColumn(.seconds, "time"), ExportColumn(.setNote, "comment", "notes"),
      ExportColumn(.ignored, "category"),
    ])

  private static let fitbod = ExportTable(
    app: .fitbod, marks: [.date, .exercise, .weight, .isWarmup],
    columns: [
      ExportColumn(.date, "date"), ExportColumn(.exercise, "exercise"),
      ExportColumn(.setCount, "sets"), ExportColumn(.reps, "reps"),
      ExportColumn(.weight, in: .kilogram, "weight", "weight(kg)", "weight (kg)"),
      ExportColumn(.weight, in: .pound, "weight(lb)", "weight (lb)", "weight (lbs)"),
      ExportColumn(.seconds, "duration(s)"), ExportColumn(.distance, in: .meter, "distance(m)"),
      ExportColumn(.isWarmup, "iswarmup"), ExportColumn(.setNote, "note"),
    ])

  private static let gymRun = ExportTable(
    app: .gymrun, marks: [.date, .time, .title, .exercise, .weight],
    columns: [
      ExportColumn(.date, "date"), ExportColumn(.time, "time"), ExportColumn(.title, "routine"),
      ExportColumn(.exercise, "exercise"), ExportColumn(.weight, "weight"),
      ExportColumn(.reps, "reps"), ExportColumn(.seconds, "duration"),
      ExportColumn(.distance, "distance"), ExportColumn(.setNote, "note"),
      ExportColumn(.ignored, "set", "type", "book", "version1"),
    ])

  private static let gymBook = ExportTable(
    app: .gymbook, marks: [.date, .exercise, .repsOrTime, .loadOrDistance],
    columns: [
      ExportColumn(.date, "data", "date", "datum"),
      ExportColumn(.title, "programma", "workout", "programm"),
      ExportColumn(.time, "orario", "time", "uhrzeit"),
      ExportColumn(.exercise, "esercizio", "exercise", "übung"),
      ExportColumn(.repsOrTime, "ripetizioni / tempo"),
      ExportColumn(.loadOrDistance, "peso / distanza"),
      ExportColumn(.setType, "set / set di riscaldamento / set di defaticamento"),
      ExportColumn(.setNote, "appunti", "notes", "notizen"),
      ExportColumn(.isSkipped, "saltato", "skipped", "übersprungen"),
    ],
    positions: [
      .date, .title, .time, .exercise, .ignored, .ignored, .ignored, .setType, .repsOrTime,
      .loadOrDistance, .setNote, .isSkipped,
    ])
}
