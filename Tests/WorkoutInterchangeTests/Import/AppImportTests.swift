import Testing
import WorkoutInterchange
import WorkoutModel

@Suite struct AppImportTests {
  @Test func `Hevy: newest first, sets of all types, supersets, notes`() throws {
    try check(
      """
      "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
      "Legs","4 Mar 2026, 07:10","4 Mar 2026, 08:00","","Squat (Barbell)",,"",0,"normal",120,5,,,
      "Push","2 Mar 2026, 18:05","2 Mar 2026, 19:20","good
      day","Bench Press (Barbell)",1,"wide grip",0,"warmup",60,8,,,
      "Push","2 Mar 2026, 18:05","2 Mar 2026, 19:20","good
      day","Bench Press (Barbell)",1,"wide grip",1,"normal",100,5,,,9.5
      "Push","2 Mar 2026, 18:05","2 Mar 2026, 19:20","","Pull Up (Weighted)",1,"",0,"dropset",20,5,,,
      "Push","2 Mar 2026, 18:05","2 Mar 2026, 19:20","","Dead Hang",,"",0,"failure",,,,45,
      "Push","2 Mar 2026, 18:05","2 Mar 2026, 19:20","","Running",,"",0,"normal",,,5.2,1500,
      """, app: .hevy,
      text: """
        # 2026-03-02 Push
        18:05-19:20
        > good
        > day

        A1. Bench Press (Barbell)
        - 60 kg x 8 (warm-up)
        > wide grip
        - 100 kg x 5 @9.5

        A2. Pull Up (Weighted)
        - BW+20 kg x 5 (drop)

        Dead Hang
        - 45 s

        Running
        - 5.2 km in 25:00

        # 2026-03-04 Legs
        07:10-08:00

        Squat (Barbell)
        - 120 kg x 5
        """, losses: ["8 failure"])
  }

  @Test(arguments: [
    "5 Mai 2026, 07:34", "May 5, 2026, 7:34 AM", "05.05.2026, 07:34", "5 mai 2026, 07:34",
    "5 de mayo de 2026, 07:34", "5 mag 2026, 07:34", "5 mei 2026, 07:34", "2026-05-05 07:34:00",
  ])
  func `Hevy writes dates as the phone does`(date: String) throws {
    try check(
      "title;start_time;end_time;description;exercise_title;exercise_notes;set_index;set_type;"
        + "weight_lbs;reps;distance_miles;duration_seconds;rpe\n"
        + "A;\(date);;;Squat;;0;normal;225;5;;;\n", app: .hevy,
      text: """
        # 2026-05-05 07:34 A

        Squat
        - 225 lb x 5
        """)
  }

  @Test func `FitNotes: a comma in a name that nobody quoted, mixed units, times`() throws {
    try check(
      """
      Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
      2026-03-02,Press, Seated,Shoulders,40.0,kgs,8,,,,
      2026-03-02,Squat,Legs,225.0,lbs,5,,,,felt "ok"
      2026-03-02,Run,Cardio,,,,5.0,km,0:25:30,
      2026-03-02,Plank,Abs,,,,,,0:01:30
      """, app: .fitnotes,
      text: """
        # 2026-03-02

        Press, Seated
        - 40 kg x 8

        Squat
        - 225 lb x 5
        > felt "ok"

        Run
        - 5 km in 25:30

        Plank
        - 90 s
        """)
  }

  @Test func `FitNotes: dates of a phone's region are settled by one that proves the order`() throws
  {
    let header = "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n"
    try check(
      header + "03/12/2025,Squat,Legs,100,5,,,\n23/12/2025,Squat,Legs,100,5,,,\n", app: .fitnotes,
      text: """
        # 2025-12-03

        Squat
        - 100 kg x 5

        # 2025-12-23

        Squat
        - 100 kg x 5
        """)
    #expect(throws: ImportRefusal.unknownDateOrder("03/12/2025")) {
      try AppImport.read(Array((header + "03/12/2025,Squat,Legs,100,5,,,\n").utf8))
    }
  }

  @Test func `FitNotes: the body tracker`() throws {
    try check(
      """
      Date,Time,Measurement,Value,Unit
      2026-03-02,22:10:43,Bodyweight,82.4,kgs
      2026-03-02,22:10:43,Waist,84.0,cm
      2026-03-03,22:10:43,Waist,,cm
      """, app: .fitnotes, text: "bodyweight 2026-03-02 82.4 kg", losses: ["4 impossible"])
  }

  @Test func `FitNotes: what was measured is written to be read again`() throws {
    let result = try AppImport.read(
      Array(
        """
        Date,Time,Measurement,Value,Unit
        2026-03-02,22:10:43,Upper Arm (Left),38.5,cm
        2026-03-02,22:10:43,Body Fat,17,%
        2026-03-02,22:10:43,Resting pulse,52,bpm
        """.utf8))
    let day = try #require(CivilDate(year: 2026, month: 3, day: 2))
    var text = JournalText()
    let nowhere = SourceLocation(
      fileIndex: 0, lineNumber: 1, columnNumber: 1, offset: 0, length: 0)
    text.add(Session(date: day, location: nowhere), measurements: result.measurements)
    #expect(
      text.text == """
        # 2026-03-02
        Upper Arm (Left): 38.5 cm
        Body Fat: 17 %
        > Resting pulse: 52 bpm

        """)
  }

  @Test func `FitNotes on iOS: a workout as JSON, of a day that must be said`() throws {
    let export = """
      {"type": "workout", "notes": "caf\\u00e9 \\"first\\"", "exercises": [
        {"exercise": {"name": "Bench Press", "kind": 3, "unit": "lb"}, "superset": "x", "sets": [
          {"weightLbs": 135, "weightKg": 61.2349, "reps": 8, "isWarmup": true},
          {"weightLbs": 185, "reps": 5, "rir": 1, "notes": "slow"}]},
        {"exercise": {"name": "Pull Up", "kind": 2}, "superset": "x", "sets": [{"reps": 9}, {}]},
        {"exercise": {"name": "Run", "kind": 12}, "sets": [
          {"distance": 5, "distanceUnit": 3, "time": 1530}]}]}
      """
    try check(
      export, options: ImportOptions(date: CivilDate(year: 2026, month: 3, day: 2)),
      app: .fitnotes,
      text: """
        # 2026-03-02
        > café "first"

        A1. Bench Press
        - 135 lb x 8 (warm-up)
        - 185 lb x 5 RIR 1
        > slow

        A2. Pull Up
        - BW x 9

        Run
        - 5 km in 25:30
        """, losses: ["4 nothingDone"])
    #expect(throws: ImportRefusal.unknownDay) { try AppImport.read(Array(export.utf8)) }
  }

  @Test(arguments: ["{", "{\"type\":", "{\"type\":\"workout\",}", "[[[[", "{\"a\":\"\\u12\"}"])
  func `broken JSON is no workout`(text: String) {
    #expect(throws: ImportRefusal.self) { try AppImport.read(Array(text.utf8)) }
  }

  @Test func `JSON that never stops nesting ends`() {
    let text = "{\"type\":" + String(repeating: "[", count: 200_000)
    #expect(throws: ImportRefusal.self) { try AppImport.read(Array(text.utf8)) }
  }

  @Test func `Fitbod: kilograms made of pounds, help as a negative load`() throws {
    try check(
      """
      Date,Exercise,Sets,Reps,Weight,isWarmup,Note
      2026-03-02,Bench Press,1,8,18.14371638,TRUE,
      2026-03-02,Chin Up,1,8,-18.14371638,,
      2026-03-02,Side Bridge,1,0,0,,
      """, app: .fitbod,
      text: """
        # 2026-03-02

        Bench Press
        - 40 lb x 8 (warm-up)

        Chin Up
        - BW-40 lb x 8
        """, losses: ["4 nothingDone"])
  }

  @Test func `GymBook: words and units in the cells, decimal commas, skipped sets`() throws {
    try check(
      """
      Data,Programma,Orario,Esercizio,Zona,Gruppi muscolari (Primari),Gruppi muscolari (Secondari),Set / Set di riscaldamento / Set di defaticamento,Ripetizioni / Tempo,Peso / Distanza,Appunti,Saltato
      19/01/25,"Giorno 4",19:30,"Panca Piana",Petto,"Pettorali","",Set di riscaldamento,"10 ripetizioni","20,00 kg",,No
      19/01/25,"Giorno 4",19:33,"Panca Piana",Petto,"Pettorali","",Set,"8 ripetizioni","62,50 kg",,No
      19/01/25,"Giorno 4",19:36,"Panca Piana",Petto,"Pettorali","",Set,"8 ripetizioni","62,50 kg",,Si
      19/01/25,"Giorno 4",19:40,"Plank",Addome,"","",Set,"60 secondi","0,00 kg",,No
      19/01/25,"Giorno 4",19:50,"Corsa",Cardio,"","",Set,"20 minuti","3,20 km",,No
      """, app: .gymbook,
      text: """
        # 2025-01-19 Giorno 4

        Panca Piana
        - 20 kg x 10 (warm-up)
        - 62.5 kg x 8

        Plank
        - 60 s

        Corsa
        - 3.2 km in 20:00
        """, losses: ["4 notDone"])
  }

  @Test func `Liftosaur: what was planned and not done is no set`() throws {
    try check(
      """
      Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,Is AMRAP?,Required RPE,Completed RPE,Log RPE?,Required Weight Value,Required Weight Unit,Completed Weight Value,Completed Weight Unit,Ask Weight?,Completed Reps Time,Target Muscles,Synergist Muscles,Notes
      2026-06-29T18:56:39.712Z,P,Day 1,"Squat, Barbell",1,5,5,0,,,0,50,kg,50,kg,0,,,,
      2026-06-29T18:56:39.712Z,P,Day 1,"Squat, Barbell",0,5,7,1,,8,0,100,kg,100,kg,0,,,,low bar
      2026-06-29T18:56:39.712Z,P,Day 1,"Squat, Barbell",0,5,,0,,,0,100,kg,,,0,,,,
      """, app: .liftosaur,
      text: """
        # 2026-06-29 18:56 Day 1

        Squat, Barbell
        - 50 kg x 5 (warm-up)
        - 100 kg x 7+ @8
        > low bar
        """, losses: ["4 notDone"])
  }

  @Test func `GymRun asks for the unit`() throws {
    let export = """
      Date;Time;Routine;Exercise;Set;Weight;Reps;Duration;Distance;Para6;Para7;Para8;Para9;Para10;Note;Type;Book;Version1
      29.04.2025;12:00:00;Chest;Bench Press;1;100;10;;;;;;;;;1;1;1
      29.04.2025;12:05:00;Chest;Bench Press;2;100;10;;;;;;;;;1;1;1
      """
    try check(
      export, options: ImportOptions(unit: .kilogram), app: .gymrun,
      text: """
        # 2025-04-29 Chest

        Bench Press
        - 100 kg x 10 x 2
        """)
    #expect(throws: ImportRefusal.unknownUnit(likely: nil, example: "100")) {
      try AppImport.read(Array(export.utf8))
    }
  }

  @Test func `StrongLifts: the sets of an exercise beside each other`() throws {
    try check(
      """
      Date (yyyy/mm/dd),Workout,Workout Name,Body Weight (KG),Exercise,Notes,Start Time (h:mm),End Time (h:mm),Set 1 (Reps),Set 1 (LB),Set 2 (Reps),Set 2 (LB)
      2026/08/11,1,"Workout A",83.5,"Squat","",10:56 PM,11:40 PM,5,225,0,225
      2026/08/11,1,"Workout A",83.5,"Bench Press","",10:56 PM,11:40 PM,-,155,0,155
      """, app: .stronglifts,
      text: """
        # 2026-08-11 Workout A
        22:56-23:40

        Squat
        - 225 lb x 5
        bodyweight 2026-08-11 83.5 kg
        """, losses: ["2 setNotDone", "3 notDone"])
  }

  @Test func `StrongLifts of old: a workout in a row`() throws {
    try check(
      """
      "Date","Note","Workout","Body Weight","Exercise 1","Weight (KG)","Weight (LB)","Set 1","Set 2","Exercise 2","Weight (KG)","Weight (LB)","Set 1","Set 2"
      07/25/16,"easy",A,183lb,Squat,60,135,5,5,Bench Press,,115,5,
      """, app: .stronglifts,
      text: """
        # 2016-07-25 Workout A
        > easy

        Squat
        - 60 kg x 5 x 2

        Bench Press
        - 115 lb x 5
        bodyweight 2016-07-25 183 lb
        """)
  }

  @Test func `JEFIT: its tables, old and new`() throws {
    try check(
      """

      ### SETTING ###

      row_id,mass
      1," kg"

      ### EXERCISE LOGS ###

      logs,_id,mydate,eid,ename,belongsession
      "50.0x15,55.0x12",1,2010-11-28,26,"Dumbbell Bench Press",7
      "x",2,2025-01-05,27,"Squat",8

      ### EXERCISE SET LOGS ###

      _id,exercise_log_id,set_index,weight_lbs,reps,distance_mi,duration,set_type
      1,2,0,220.462262,5,,,warm-up
      2,2,1,225.0000,5,,,default
      3,9,1,225.0000,5,,,default

      ### WORKOUT SESSIONS ###

      _id,starttime
      7,1
      8,1
      9,1

      ### NOTES ###

      _id,mynote,title,mydate
      1,"narrow","Squat",2025-01-05

      ### PROFILE ###

      _id,mydate,weight,waist
      1,2025-01-05,82.5,0
      """, app: .jefit,
      text: """
        # 2010-11-28

        Dumbbell Bench Press
        - 50 kg x 15
        - 55 kg x 12

        # 2025-01-05
        > Squat: narrow

        Squat
        - 100 kg x 5 (warm-up)
        - 225 lb x 5
        bodyweight 2025-01-05 82.5 kg
        """, losses: ["18 noSet", "25 noSet", "5 noTraining"])
  }

  @Test func `a header that nobody knows is named`() {
    #expect(throws: ImportRefusal.unknownHeader(["a", "b"])) {
      try AppImport.read(Array("a,b\n1,2\n".utf8))
    }
    #expect(throws: ImportRefusal.otherHeader(.hevy, ["a", "b"])) {
      try AppImport.read(Array("a,b\n1,2\n".utf8), options: ImportOptions(app: .hevy))
    }
    #expect(throws: ImportRefusal.empty) { try AppImport.read([]) }
  }
}
