import JournalReading
import Testing

@Suite("Light loads, rungs, ratings and paces, each in a way of its own")
struct SmallLoadsTests {
  @Test(arguments: [
    ("sh press 6s x10 x9 x7", "sh press: 6 kg x 10, 6 kg x 9, 6 kg x 7"),
    ("step ups 12s, 2x10/leg", "step ups: 12 kg x 10 x 2"),
    ("Face pull :: 17.5 15 15 12", "Face pull: 17.5 kg x 15, 17.5 kg x 15, 17.5 kg x 12"),
    ("Lat Pulldown: No. 5, 12, 11", "Lat Pulldown: level 5 x 12, level 5 x 11"),
    ("Curls, 10 lb. each hand, 12, 11.", "Curls: 10 lb x 12, 10 lb x 11"),
    ("Pull ups 20 kg help 8, 6", "Pull ups: BW-20 kg x 8, BW-20 kg x 6"),
    (
      "Assisted pull up - 20kg help - 8, 6",
      "Assisted pull up: BW-20 kg x 8, BW-20 kg x 6"
    ),
    ("풀업 도움 중량 27.5 kg 3회", "풀업: BW-27.5 kg x 3"),
    ("L-sit 15\" 15\" 13\"", "L-sit: BW x 15 s, BW x 15 s, BW x 13 s"),
    ("dead bug x8 each side x2", "dead bug: BW x 8 x 2"),
    ("Leg press 240 rest-pause 15, 6, 4", "Leg press: 240 kg x 15, 240 kg x 6, 240 kg x 4"),
    ("Lateral raise 7.5 myo: 16+5+4+4", "Lateral raise: 7.5 kg x 29"),
    (
      "Hang snatch, build to heavy single: 75, 85, 95",
      "Hang snatch: 75 kg x 1, 85 kg x 1, 95 kg x 1"
    ),
    ("Chin-ups 2,3,5 x 2 = 20", "Chin-ups: BW x 2, BW x 3, BW x 5, BW x 2, BW x 3, BW x 5"),
    ("Squat 155 3x5 @7 7 7.5", "Squat: 155 kg x 5, 155 kg x 5, 155 kg x 5"),
    ("SQ 175x3@7 r4, 182.5x3@8 r5", "SQ: 175 kg x 3, 182.5 kg x 3"),
    (
      "Cindy 20 min: 14 rds + 5 pullups\n- 5 pullups\n- 10 pushups",
      "pullups: BW x 5 x 14|pushups: BW x 10 x 14"
    ),
    ("Run 4.01 km, 23:49, 5:56 /km", "Run: 4.01 km"),
  ])
  func `sets are read as their writers mean them`(_ lines: String, _ expected: String) {
    #expect(workOf(lines).joined(separator: "|") == expected)
  }

  @Test(arguments: [
    "bw 151 (was 146). Milk is disgusting", "Weight 183. Doctor would like 175 by Easter.",
    "weigh 138 (was 134)", "bw 268 in boots", "10 min late (again). Cut the rest",
    "homework for Dana: plank 3 x 30s daily",
  ])
  func `what the lifter weighed and what comes later is no set`(_ line: String) {
    #expect(workOf(line) == [])
  }

  @Test(arguments: [
    ("Push-ups 10, 10, 8 x 2", false), ("Wall sit 6s x10 x9", false), ("Box jump 24\" 3x5", true),
  ])
  func `what looks alike is none of these`(_ line: String, _ isJump: Bool) {
    let work = workOf(line).joined()
    #expect(isJump ? work.hasSuffix("BW x 5 x 3") : !work.contains("6 kg x 10"))
  }
}
