import Testing
import WorkoutInterchange
import WorkoutModel

@Suite struct StrongImportTests {
  private let kilograms = ImportOptions(unit: .kilogram)

  @Test func `sets, warm-ups, drops, failure, rests, notes and ratings`() throws {
    try check(
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2026-03-02 18:05:00,"Push A",1h 15m,"Bench Press (Barbell)",W,60.0,8.0,0,0.0,"felt light\\nreally","slept well",
      2026-03-02 18:05:00,"Push A",1h 15m,"Bench Press (Barbell)",1,100.0,5.0,0,0.0,,,8
      2026-03-02 18:05:00,"Push A",1h 15m,"Bench Press (Barbell)",Rest Timer,0,0.0,0,180.0,,,
      2026-03-02 18:05:00,"Push A",1h 15m,"Bench Press (Barbell)",D,80.0,9.0,0,0.0,,,
      2026-03-02 18:05:00,"Push A",1h 15m,"Bench Press (Barbell)",F,70.0,12.0,0,0.0,,,
      2026-03-02 18:05:00,"Push A",1h 15m,"Pull Up (Assisted)",1,20.0,6,0,0,,,
      2026-03-02 18:05:00,"Push A",1h 15m,"Push Up",1,0,20,0,0,,,
      2026-03-02 18:05:00,"Push A",1h 15m,"Plank",1,0,0,0,60,,,
      2026-03-02 18:05:00,"Push A",1h 15m,"Running",1,0,0,5.0,1530,,,
      """, options: kilograms, app: .strong,
      text: """
        # 2026-03-02 Push A
        18:05-19:20
        > slept well

        Bench Press (Barbell)
        - 60 kg x 8 (warm-up)
        > felt light
        > really
        - 100 kg x 5 @8 rest 3:00
        - 80 kg x 9 (drop)
        - 70 kg x 12+

        Pull Up (Assisted)
        - BW-20 kg x 6

        Push Up
        - BW x 20

        Plank
        - 60 s

        Running
        - 5 km in 25:30
        """)
  }

  @Test(arguments: [
    "Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,Notizen,Workout-Notizen,RPE",
    "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids,Réps,Distance,Secondes,Notes,Notes d'entraînement,RPE",
    "日期,锻炼名称,时长,运动名称,设置顺序,重量,次,距离,秒,备注,锻炼备注,RPE",
    "Päivä,Treeni,Kesto,Liike,Sarja,Paino,Toistot,Matka,Sekunnit,Muistiinpanot,Treenin muistiinpanot,RPE",
  ])
  func `headers in any language`(header: String) throws {
    try check(
      header + "\n2026-03-02 18:05:00,\"Pull\",20s,\"Squat (Barbell)\",1,100,5,0,0,,,\n"
        + "2026-03-02 18:05:00,\"Pull\",20s,\"Squat (Barbell)\",Ruhezeit,0,0,0,90,,,\n",
      options: kilograms, app: .strong,
      text: """
        # 2026-03-02 18:05 Pull

        Squat (Barbell)
        - 100 kg x 5 rest 1:30
        """)
  }

  @Test func `older headers tell the unit, and count sets from 0`() throws {
    try check(
      """
      Date,Workout Name,Exercise Name,Set Order,lb,Reps,mi,Seconds
      2016-07-25 07:10:00,"A","Squat",0,135,5,0,0
      2016-07-25 07:10:00,"A","Squat",1,135,5,0,0
      2016-07-25 07:10:00,"A","Run",0,0,0,1.5,780
      """, app: .strong,
      text: """
        # 2016-07-25 07:10 A

        Squat
        - 135 lb x 5 x 2

        Run
        - 1.5 mi in 13:00
        """)
  }

  @Test func `Android tells a unit in each row, or kilograms for all`() throws {
    try check(
      """
      Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration
      2021-07-10 11:05:50;"Push";"Row";1;45;lbs;5;7.5;;;0;"a ""wide"" grip";"";47h 52m
      2021-07-10 11:05:50;"Push";"Row";2;20;kg;5;;;;0;;;47h 52m
      """, app: .strong,
      text: """
        # 2021-07-10 11:05 Push

        Row
        - 45 lb x 5 @7.5
        > a "wide" grip
        - 20 kg x 5
        """, losses: ["2 duration"])
    try check(
      """
      "Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"
      "1";"2025-03-09 14:08:49";"Push";"4543";"Row";"1";"61.23492";"5";"";"";"";"";""
      """, app: .strong,
      text: """
        # 2025-03-09 Push
        14:08-15:23

        Row
        - 135 lb x 5
        """)
  }

  @Test func `what is no set is named with its reason`() throws {
    try check(
      """
      Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes
      someday,"A","Squat",1,100,5,0,0,"",""
      2026-03-02 18:05:00,"A","",1,100,5,0,0,"",""
      2026-03-02 18:05:00,"A","Squat",1,100,0,0,0,"",""
      2026-03-02 18:05:00,"A","Squat",2,100,3310,0,0,"",""
      2026-03-02 18:05:00,"A","Squat",Rest Timer,0,0,0,90,"",""
      2026-03-02 18:05:00,"A","Squat",3,100,5,0,0,"","",7,8
      """, options: kilograms, app: .strong, text: "",
      losses: [
        "2 noDate", "3 noExercise", "4 nothingDone", "5 impossible", "6 restAlone", "7 malformed",
      ])
  }

  @Test func `words are kept where nothing was done`() throws {
    try check(
      """
      Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes
      2026-03-02 18:05:00,"A","Squat",1,100,0,0,0,"knee hurts, stopped",""
      """, options: kilograms, app: .strong,
      text: """
        # 2026-03-02 18:05 A

        Squat
        > knee hurts, stopped
        """)
  }

  @Test func `loads without a unit are not guessed`() throws {
    let header = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds\n"
    func row(_ load: String) -> String { "2026-03-02 18:05:00,A,Squat,1,\(load),5,0,0\n" }
    func refusal(_ loads: [String]) -> ImportRefusal? {
      do {
        _ = try AppImport.read(Array((header + loads.map(row).joined()).utf8))
        return nil
      } catch { return error }
    }
    #expect(refusal(["135", "225"]) == .unknownUnit(likely: .pound, example: "135"))
    #expect(refusal(["62.5", "72.5"]) == .unknownUnit(likely: .kilogram, example: "62.5"))
    #expect(refusal(["100", "80"]) == .unknownUnit(likely: nil, example: "100"))
    #expect(refusal(["44.09245243697551"]) == .unknownUnit(likely: .pound, example: "44.092"))
    #expect(refusal(["0", "0"]) == nil)
  }

  @Test func `loads that an app converted are written as they were typed`() throws {
    let export = """
      Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds
      2026-03-02 18:05:00,A,Squat,1,44.09245243697551,5,0,0
      2026-03-02 18:05:00,A,Squat,2,190.00000000000003,5,0,0
      """
    try check(
      export, options: ImportOptions(unit: .pound), app: .strong,
      text: """
        # 2026-03-02 18:05 A

        Squat
        - 20 kg x 5
        - 190 lb x 5
        """)
  }
}
