import Testing
import WorkoutInterchange
import WorkoutModel

/// Any bytes: nothing crashes, and every row is kept or lost with a reason.
@Suite struct HostileImportTests {
  private static let exports = [
    """
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2026-03-02 18:05:00,"Push A",1h 15m,"Bench Press",W,60.0,8.0,0,0.0,"felt light","slept well",
    2026-03-02 18:05:00,"Push A",1h 15m,"Bench Press",Rest Timer,0,0.0,0,180.0,,,
    2026-03-02 18:05:00,"Push A",99h,"Run",1,0,0,5.0,1530,,,11
    """,
    """
    "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
    "Push","2 Mar 2026, 18:05","2 Mar 2026, 19:20","","Bench Press",1,"wide",0,"failure",60,8,,,
    """,
    """
    Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
    2026-03-02,Press, Seated,Shoulders,40.0,kgs,8,,,,
    """,
    """
    Date (yyyy/mm/dd),Workout,Workout Name,Body Weight (KG),Exercise,Notes,Start Time (h:mm),End Time (h:mm),Set 1 (Reps),Set 1 (LB)
    2026/08/11,1,"A",83.5,"Squat","",10:56 PM,11:40 PM,5,225
    """,
    """
    ### EXERCISE LOGS ###
    logs,_id,mydate,eid,ename,belongsession
    "50.0x15,55.0x12",1,2010-11-28,26,"Press",7
    ### EXERCISE SET LOGS ###
    _id,exercise_log_id,set_index,weight_lbs,reps,distance_mi,duration,set_type
    1,1,0,220.4,5,,,warm-up
    """,
    """
    {"type": "workout", "exercises": [
    {"exercise": {"name": "Run"}, "sets": [{"distance": 5, "distanceUnit": 3e99, "time": 1530}]}]}
    """,
  ]

  @Test(arguments: exports.indices)
  func `mutated exports never crash, and no row disappears`(index: Int) {
    let bytes = Array(Self.exports[index].utf8)
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15 &+ UInt64(index)
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let header = bytes.firstIndex(of: 0x0A) ?? 0
    for _ in 0..<300 {
      var mutant = bytes
      for _ in 0...random(4) {
        let place = header + random(mutant.count - header)
        switch random(4) {
        case 0: mutant[place] = UInt8(random(256))
        case 1: mutant.remove(at: place)
        case 2: mutant.insert(Array("\",;\n.9-e:x".utf8)[random(10)], at: place)
        default: mutant.insert(contentsOf: mutant[header..<place], at: place)
        }
      }
      let options = ImportOptions(
        unit: .kilogram, dateOrder: .dayFirst,
        date: CivilDate(dayNumber: 20_000))
      guard let result = try? AppImport.read(mutant, options: options) else { continue }
      let lost = result.losses.filter { $0.reason.losesRow && $0.lineNumber > 0 }.count
      #expect(result.rowCount == result.keptRows + lost)
      for session in result.sessions {
        var text = JournalText()
        text.add(session)
        #expect(!text.text.isEmpty)
      }
    }
  }
}
