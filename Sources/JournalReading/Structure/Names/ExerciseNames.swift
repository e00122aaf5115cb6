internal import JournalSyntax
internal import WorkoutModel

/// Gives every exercise of a journal a number, however it is spelt, and knows its nature.
struct ExerciseNames: Sendable {
  private var bySpelling: [String: Int] = [:]
  private var byKey: [ExerciseKey: Int] = [:]
  private(set) var exercises: [Known] = []
  /// From `alias:` lines: the key of the alias, and the name that is meant.
  private var aliases: [ExerciseKey: String] = [:]
  /// The same from the legend of the file that is read.
  private var legend: [ExerciseKey: String] = [:]

  struct Known: Sendable {
    /// How the journal spells it first, or the catalog's name.
    var canonical: String
    var nature: ExerciseNature
    var catalog: CatalogExercise?
  }

  mutating func addAlias(_ alias: String, for name: String) {
    aliases[ExerciseKey(alias)] = name
    bySpelling.removeAll()
  }

  /// Takes what the next file tells of its short names.
  mutating func setLegend(_ names: [(short: String, name: String)]) {
    guard !names.isEmpty || !legend.isEmpty else { return }
    legend = Dictionary(
      names.map { (ExerciseKey($0.short), $0.name) }, uniquingKeysWith: { first, _ in first })
    bySpelling.removeAll()
  }

  /// The top of the file explains short names.
  var hasShortNames: Bool { !legend.isEmpty }

  /// The top of the file says which exercise the word stands for.
  func isShortName(_ name: String) -> Bool { legend[ExerciseKey(name)] != nil }

  /// What an alias or a short name stands for.
  private func meaning(of name: String) -> String? {
    guard !aliases.isEmpty || !legend.isEmpty else { return nil }
    let key = ExerciseKey(name)
    return aliases[key] ?? legend[key]
  }

  /// The number of the exercise of that name.
  mutating func id(_ name: String) -> Int {
    let meant = meaning(of: name) ?? name
    let key = ExerciseKey(meant)
    if let id = byKey[key] { return id }
    let known = make(meant, key)
    let canonicalKey = ExerciseKey(known.canonical)
    if let id = byKey[canonicalKey] {
      byKey[key] = id
      return id
    }
    exercises.append(known)
    byKey[key] = exercises.count - 1
    byKey[canonicalKey] = exercises.count - 1
    return exercises.count - 1
  }

  /// As `id(_:)`, remembering each spelling.
  mutating func remembered(_ name: String) -> Int {
    if let id = bySpelling[name] { return id }
    let id = id(name)
    bySpelling[name] = id
    return id
  }

  /// Every spelling that was met, with its exercise, in one order for one journal.
  var spellings: [(key: ExerciseKey, exerciseID: Int)] {
    byKey.map { ($0.key, $0.value) }.sorted {
      $0.1 != $1.1 ? $0.1 < $1.1 : $0.0.bytes.lexicographicallyPrecedes($1.0.bytes)
    }
  }

  func isKnown(_ name: String) -> Bool {
    meaning(of: name) != nil || ExerciseCatalog.exercise(named: name) != nil
  }

  /// `Deadlift day`, `Squat workout`: the exercise that a day is named for.
  func exercise(ofDay title: String) -> String? {
    guard let space = title.utf8.lastIndex(of: Byte.space),
      Self.days.contains(title[title.index(after: space)...].lowercased())
    else { return nil }
    let name = String(title[..<space])
    return (isKnown(name) || Self.isMovement(name)) && !isKnown(title) ? name : nil
  }

  private static let days: Set<String> = [
    "day", "days", "session", "workout", "training", "tag", "einheit", "jour", "séance", "día",
    "dia", "treino",
  ]

  /// What kind of work a name tells, without keeping it.
  func nature(of name: String) -> ExerciseNature {
    let meant = meaning(of: name) ?? name
    return Self.nature(meant, ExerciseCatalog.exercise(named: meant))
  }

  /// `Curls`, `some lunges`: too vague for the catalog, yet no doubt an exercise.
  static func isMovement(_ name: String) -> Bool {
    let words = words(of: name)
    return words.count <= 2 && words.last.map { movements.contains($0) } == true
  }

  /// The words of a name, without what stands between them.
  private static func words(of name: String) -> [ArraySlice<UInt8>] {
    let bytes = Array(name.utf8)
    guard !bytes.allSatisfy({ $0 < 0x80 }) else { return bytes.split { !Byte.isASCIILetter($0) } }
    return name.lowercased().split { !$0.isLetter }.map { Array($0.utf8)[...] }
  }

  /// `腿屈伸`, `上斜推胸`: up to eight Chinese letters of which the last tell how one moves.
  static func isHanMovement(_ name: String) -> Bool {
    guard 2...8 ~= name.count, let last = name.last, !name.hasPrefix("今") else { return false }
    return hanMovements.contains(last) || hanLifts.contains { name.hasSuffix($0) }
  }

  /// What is done with the body alone, at the end of a longer name.
  private static let bodyEndings = [
    "俯卧撑", "伏地挺身", "引体向上", "引體向上", "仰卧起坐", "仰臥起坐", "卷腹", "捲腹", "腕立て伏せ", "懸垂",
    "팔굽혀펴기", "푸쉬업", "푸시업", "턱걸이", "풀업",
  ]

  private static let bodyBeginnings = ["맨몸", "徒手", "自重"]

  private static let hanMovements: Set<Character> = Set("举舉推拉蹲伸压壓鸟鳥船撑撐桥橋")
  private static let hanLifts = ["夹胸", "夾胸", "夹腿", "夾腿", "举腿", "舉腿", "卷腹", "捲腹", "引体", "引體", "提踵"]

  private static let movements = WordSet(
    """
    curl curls press presses row rows raise raises fly flys flies flyes lunge lunges shrug shrugs \
    extension extensions pushdown pushdowns pulldown pulldowns kickback kickbacks crunches swing \
    pullups chinups pushups situps abdos abdominales abdominais addominali brzuszki brzuszków \
    swings lifts rudern drücken schulterdrücken heben remo prensa tirage développé жим жимы тяга \
    тяги махи разводка разводки сгибания разгибания выпады скручивания пресс rematore remada \
    desenvolvimento wiosłowanie wyciskanie roeien schouderdrukken rodd bicepscurl bicepscurls
    """)

  private func make(_ name: String, _ key: ExerciseKey) -> Known {
    let exact =
      aliases[key] == nil
      ? ExerciseCatalog.exercise(named: name)
        ?? Self.turned(name).flatMap { ExerciseCatalog.exercise(named: $0) }
      : nil
    let catalog = exact ?? ExerciseCatalog.exercise(for: ExerciseKey(Self.core(name)))
    return Known(
      canonical: exact?.name ?? name, nature: Self.nature(name, catalog), catalog: exact)
  }

  /// The `side Plank` of `Plank: side`.
  private static func turned(_ name: String) -> String? {
    guard let colon = name.utf8.firstIndex(of: Byte.colon),
      case let behind = name.utf8.index(after: colon), behind < name.endIndex,
      name.utf8[behind] == Byte.space
    else { return nil }
    return name[name.utf8.index(after: behind)...] + " " + name[..<colon]
  }

  /// The name before a remark in parentheses: `Pull-up (wide)` moves the body as a pull-up does.
  static func core(_ name: String) -> String {
    guard let open = name.utf8.firstIndex(of: Byte.openParenthesis), open > name.startIndex else {
      return name
    }
    let end = name.utf8[..<open].lastIndex { $0 != Byte.space } ?? open
    return String(name[..<name.utf8.index(after: end)])
  }

  private static func nature(_ name: String, _ catalog: CatalogExercise?) -> ExerciseNature {
    var nature: ExerciseNature = []
    let words = words(of: name)
    if let catalog {
      if catalog.bodyweightFraction != nil || catalog.equipment == .bodyweight
        || catalog.equipment == .rings || catalog.equipment == .wheel
      {
        nature.insert(.bodyweight)
      } else if catalog.effort == .reps, !catalog.isCardio {
        nature.insert(.lifted)
      }
      if catalog.equipment == .dumbbell { nature.insert(.dumbbell) }
      if catalog.isCardio { nature.insert(.cardio) }
      if catalog.isCardio, catalog.effort == .reps { nature.insert(.counted) }
      if catalog.isCardio, catalog.effort == .reps || catalog.name == "Jump Rope",
        catalog.equipment == .rope
      {
        nature.insert(.jumped)
      }
      if catalog.effort == .time { nature.insert(.timed) }
      if catalog.effort == .distance { nature.insert(.distance) }
      if catalog.name.hasPrefix("Assisted ") { nature.insert(.assisted) }
      if catalog.equipment == .bodyweight,
        catalog.bodyweightFraction.map({ $0.thousandths < 900 }) ?? true,
        !catalog.name.hasSuffix("Bridge"), !catalog.name.hasSuffix("xtension")
      {
        nature.insert(.counted)
      }
    }
    for word in words {
      let hint = hints[Keywords.hash(word)] ?? []
      nature.formUnion(
        catalog == nil ? hint : hint.intersection(Self.besideCatalog))
    }
    // `墙壁俯卧撑`, `ワイド腕立て伏せ`.
    if catalog == nil, !name.utf8.allSatisfy({ $0 < 0x80 }),
      Self.bodyEndings.contains(where: { name.hasSuffix($0) })
        || Self.bodyBeginnings.contains(where: { name.hasPrefix($0) && name.count > $0.count })
    {
      nature.formUnion([.bodyweight, .counted])
    }
    // `Slow push-ups`, `Spiderman push-up`, and no `Clean pull-ups`.
    if catalog == nil, words.count > 1, Self.up.contains(words[words.count - 1]),
      Self.upwards.contains(words[words.count - 2]), !Self.fromFloor.contains(words[0])
    {
      nature.insert(.bodyweight)
    }
    if words.contains(where: { Self.machines.contains($0) }) { nature.remove(.bodyweight) }
    // `Sit-ups GHD` are counted, where a wall sit is held, and a `High hang snatch` is lifted.
    if words.contains(where: { Self.liftedFromHang.contains($0) }) { nature.remove(.timed) }
    return nature
  }

  /// What the body is moved by in `push-ups` and their like.
  private static let upwards = WordSet("push pull chin sit press muscle")
  private static let up = WordSet("up ups")
  private static let fromFloor = WordSet("clean snatch")
  private static let machines = WordSet(
    """
    machine cable kabel kabelzug seilzug maschine polea câble poulie cavo cavi linka lince wyciąg wyciągu kabelu блоке тросе
    ケーブル 케이블
    """)

  /// Lifts that start from a hang, and the counted `ups`.
  private static let liftedFromHang = WordSet(
    "ups snatch snatches clean cleans jerk jerks cleanpull snatchpull")

  /// What the words of a name tell of an exercise that the catalog knows.
  private static let besideCatalog: ExerciseNature = [
    .oneSided, .eitherSide, .dumbbell, .assisted, .swum,
  ]

  /// What single words of a name tell, in the languages in which people write them.
  private static let hints: [UInt64: ExerciseNature] = {
    var table: [UInt64: ExerciseNature] = [:]
    func add(_ nature: ExerciseNature, _ words: String) {
      for word in words.split(separator: " ") {
        table[Keywords.hash(Array(word.utf8)[...]), default: []].insert(nature)
      }
    }
    add(
      .bodyweight,
      """
      air calisthenics pullup pullups chinup chinups pushup pushups dip dips burpee burpees situp situps crunch \
      crunches muscleup handstand planche pistol pistols hspu klimmzüge klimmzug liegestütz \
      liegestütze dominadas flexiones tractions pompes подтягивания отжимания 引体向上 俯卧撑 懸垂 \
      腕立て伏せ 턱걸이 팔굽혀펴기 푸쉬업 풀업 伏地挺身 仰卧起坐 flexão flexões flessioni piegamenti \
      trazioni optrekken opdrukken fondos abs abdos brzuch brzuszki podciąganie podciągania pompki abdominales abdominais addominali пресс bauch 복근 wheel rollout rollouts
      """)
    add(.dumbbell, "db dbs dumbbell dumbbells")
    add(
      .timed,
      "balance balancing plank planks hold hang hangs lsit sit wallsit stretch planche planke plancha 平板支撑 プランク 플랭크 планка bridge"
    )
    add(
      .cardio,
      """
      ran jogged walked biked cycled swam rowed hiked run running jog jogging walk walking bicicleta bici caminata corrida corsa camminata cyclette fietsen wandelen \
      courir nager nadar rode ride rides riding \
      hardlopen bieganie spacer rowerek běh chůze cykling löpning promenad bisiklet koşu yürüyüş велотренажер treadmill bike biking cycling cycle elliptical swim \
      swimming rowing rower erg outing sculling fartlek parkrun intervals laufen joggen radfahren rad correr carrera course vélo бег ходьба \
      piscina piscine hallenbad schwimmbad freibad бассейн басейн basen bazén zwembad simhall pileta プール 수영장 泳池 \
      aerobics aerobic aquafit aquagym aquajogging велосипед 跑步 ランニング 달리기 런닝 러닝 hike hiking sprint sprints strides hill hills rope cardio stairmaster 快走 单车 러닝머신 조깅
      """)
    add(
      .swum,
      """
      swim swims swimming swam schwimmen nadar natación natação nage natation nuoto \
      zwemmen плавание 수영 水泳 游泳 piscina piscine hallenbad schwimmbad freibad бассейн басейн basen bazén zwembad
      simhall pileta プール 수영장 泳池
      """)
    add(.oneSided, "single one alternating unilateral single-arm einarmig einarmiges")
    add(
      .eitherSide,
      """
      unilateral single-arm einarmig einarmiges lunge lunges get getup getups get-up get-ups tgu \
      pistol pistols bulgarian bulgarians copenhagen windmill windmills ausfallschritt \
      ausfallschritte fente fentes zancada zancadas estocadas affondo affondi avanço avanços afundo \
      búlgaro búlgara выпады wykroki utfall 런지 ランジ 弓步 箭步蹲
      """)
    add(.distance, "carry carries farmer farmers sled yoke")
    add(
      .assisted,
      """
      assisted assistida assistidas assistito assistite assistita assisté assistée assistées asistida asistidas \
      asistido asistidos unterstützt unterstützte
      """)
    return table
  }()
}
