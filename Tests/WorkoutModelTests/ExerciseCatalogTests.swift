import Testing
import WorkoutModel

/// Expects each spelling to mean the exercise; `nil` expects that it means none.
private func check(_ spellings: String..., mean name: String?) {
  for spelling in spellings {
    #expect(ExerciseCatalog.exercise(named: spelling)?.name == name, "\(spelling)")
  }
}

@Suite struct ExerciseCatalogTests {
  @Test func `names of the east mean their exercise`() {
    check("fekvenyomás", "Fekvenyomás", mean: "Bench Press")
    check("guggolás", mean: "Squat")
    check("Felhúzás", mean: "Deadlift")
    check("швунг", "Швунг штанги", mean: "Push Press")
    check("Йок", mean: "Yoke Carry")
  }

  @Test func `abbreviations and loose spellings mean their exercise`() {
    check("Bench Press", "bench", "BP", "BB bench", "flat bench", "benchpress", mean: "Bench Press")
    check("SQ", "squats", "Back Squat", "SQUATS", mean: "Squat")
    check("DL", "deadlifts", "Dead Lift", mean: "Deadlift")
    check("OHP", "military press", "Overhead-Press", mean: "Overhead Press")
    check("RDL", "RDLs", "Romanian deadlifts", mean: "Romanian Deadlift")
    check("CGBP", "close grip bench", mean: "Close-Grip Bench Press")
    check("BB row", "Barbell Rows", "bent over rows", mean: "Barbell Row")
    check("pullups", "Pull-Ups", "pull up", mean: "Pull-up")
    check("chins", "chin ups", mean: "Chin-up")
    check("pushups", "press-ups", "Push Ups", mean: "Push-up")
    check("dips", mean: "Dip")
    check("planks", "planking", mean: "Plank")
    check("DB bench", "dumbbell bench press", mean: "Dumbbell Bench Press")
    check("skullcrushers", "skull crushers", mean: "Skullcrusher")
    check("tricep pushdown", "triceps pushdowns", mean: "Triceps Pushdown")
    check("side raises", "lateral raise", mean: "Lateral Raise")
    check("KB swings", mean: "Kettlebell Swing")
    check("rower", "row erg", "RowErg", mean: "Rowing")
  }

  @Test func `names in other languages mean their exercise`() {
    check("Bankdrücken", "développé couché", "press de banca", "supino reto", mean: "Bench Press")
    check("panca piana", "bankdrukken", "жим лежа", "卧推", "ベンチプレス", mean: "Bench Press")
    check("벤치프레스", "벤치 프레스", mean: "Bench Press")
    check("Kniebeugen", "sentadillas", "agachamento", "присед", "深蹲", "스쿼트", mean: "Squat")
    check("Kreuzheben", "soulevé de terre", "peso muerto", "становая тяга", "硬拉", mean: "Deadlift")
    check("Klimmzüge", "tractions", "dominadas", "trazioni", "подтягивания", mean: "Pull-up")
    check("懸垂", "턱걸이", "引体向上", mean: "Pull-up")
    check("bänkpress", "benkpress", "bænkpres", "penkkipunnerrus", mean: "Bench Press")
    check("wyciskanie leżąc", "жим лежачи", "tlaky na lavici", mean: "Bench Press")
    check("marklyft", "markløft", "dødløft", "maastaveto", "martwy ciąg", mean: "Deadlift")
    check("станова тяга", "mrtvý tah", mean: "Deadlift")
    check("pompki", "şınav", "kliky", "armhevinger", "віджимання", mean: "Push-up")
  }

  @Test func `the order of the words does not matter`() {
    check("Bench Press (Barbell)", "Barbell, Bench Press", mean: "Bench Press")
    check("Bench Press (Dumbbell)", "Press, Bench - Dumbbell", mean: "Dumbbell Bench Press")
    check("Deadlifts (sumo)", mean: "Sumo Deadlift")
    check("Hammer Curl (Cable)", mean: "Rope Hammer Curl")
    check("Squat (Smith Machine)", mean: "Smith Machine Squat")
    check("Cable Fly (Low to High)", mean: "Low-to-High Cable Fly")
    check("Squat (Leg Press)", "Bench Press Press", mean: nil)
  }

  @Test func `variants are no aliases`() {
    check("Incline Bench Press", mean: "Incline Bench Press")
    check("Front Squat", mean: "Front Squat")
    check("DB RDL", mean: "Dumbbell Romanian Deadlift")
    check("Sumo Deadlift", mean: "Sumo Deadlift")
  }

  @Test func `vague and unknown names mean none`() {
    check("Press", "Row", "Curl", "Raise", "Extension", "Rows", "Pull", "Machine", mean: nil)
    check("Rudern", "Drücken", "Legs", "Push A", "Warm-up", "A1", "", "100", mean: nil)
    check("Bench Press with Chains", "Bnech Press", "Squat Rack Tidying", mean: nil)
  }

  @Test func `no two exercises share a name`() {
    #expect(ExerciseCatalog.exercises.count > 200)
    for exercise in ExerciseCatalog.exercises {
      check(exercise.name, mean: exercise.name)
      for alias in ExerciseCatalog.aliases(of: exercise) {
        check(alias, mean: exercise.name)
      }
    }
  }

  @Test func `only low to high and high to low share their words`() {
    for exercise in ExerciseCatalog.exercises {
      for name in [exercise.name] + ExerciseCatalog.aliases(of: exercise) {
        let words = name.split { $0 == " " || $0 == "-" }
        let isUnique = !Set(words.map { $0.lowercased() }).isSuperset(of: ["low", "high"])
        check(words.reversed().joined(separator: " "), mean: isUnique ? exercise.name : nil)
      }
    }
  }

  @Test func `no exercise has one alias twice`() {
    for exercise in ExerciseCatalog.exercises {
      var keys: Set<ExerciseKey> = [ExerciseKey(exercise.name)]
      for alias in ExerciseCatalog.aliases(of: exercise) {
        #expect(keys.insert(ExerciseKey(alias)).inserted, "\(exercise.name): \(alias)")
      }
    }
  }

  @Test func `every exercise names its muscles once, and the direct ones first`() {
    for exercise in ExerciseCatalog.exercises {
      let muscles = exercise.muscles
      #expect(Set(muscles.map(\.muscle)).count == muscles.count, "\(exercise.name)")
      #expect(muscles.allSatisfy { $0.share == 1 || $0.share.thousandths == 500 })
      if exercise.effort == .reps, !muscles.isEmpty {
        #expect(muscles[0].share == 1 || exercise.name == "Tibialis Raise", "\(exercise.name)")
      }
    }
  }

  @Test func `facts of some exercises`() throws {
    let pullUp = try #require(ExerciseCatalog.exercise(named: "pull-ups"))
    #expect(pullUp.bodyweightFraction == 1)
    #expect(pullUp.equipment == .bodyweight)
    #expect(pullUp.muscles.first?.muscle == .lats)
    let pushUp = try #require(ExerciseCatalog.exercise(named: "Push-up"))
    #expect(pushUp.bodyweightFraction?.thousandths == 640)
    let bench = try #require(ExerciseCatalog.exercise(named: "bench"))
    #expect(bench.bodyweightFraction == nil)
    #expect(bench.muscles.map(\.muscle) == [.chest, .shoulders, .triceps])
    let run = try #require(ExerciseCatalog.exercise(named: "running"))
    #expect(run.isCardio && run.effort == .distance)
    let plank = try #require(ExerciseCatalog.exercise(named: "plank"))
    #expect(plank.effort == .time && !plank.isCardio)
  }
}

@Suite struct NearestExerciseTests {
  /// Expects the misspelt name to be near to the exercise, or to none.
  private func check(_ misspelt: String, isNear name: String?) {
    #expect(ExerciseCatalog.nearest(to: misspelt)?.name == name, "\(misspelt)")
  }

  @Test func `typing errors are found`() {
    check("Bnech Press", isNear: "Bench Press")
    check("Benchprss", isNear: "Bench Press")
    check("Deadlfit", isNear: "Deadlift")
    check("Romainan Deadlift", isNear: "Romanian Deadlift")
    check("Skullcrsher", isNear: "Skullcrusher")
    check("Bankdrüken", isNear: "Bench Press")
    check("Sqaut", isNear: "Squat")
  }

  @Test func `the catalog's own names are nearest to themselves`() {
    check("bench", isNear: "Bench Press")
    check("Dip", isNear: "Dip")
  }

  @Test func `what is not clearly near is left alone`() {
    check("BQ", isNear: nil)
    check("Row", isNear: nil)
    check("Press", isNear: nil)
    check("Lunch", isNear: nil)
    check("Sleep", isNear: nil)
    check("Something Else Entirely", isNear: nil)
    check("", isNear: nil)
  }
}
