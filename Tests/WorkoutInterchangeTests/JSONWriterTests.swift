import Testing
import WorkoutInterchange

private func check(
  _ write: (inout JSONWriter) -> Void, _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var json = JSONWriter()
  write(&json)
  #expect(String(decoding: json.bytes, as: UTF8.self) == expected, sourceLocation: sourceLocation)
}

@Suite struct JSONWriterTests {
  @Test func `commas stand between values and nowhere else`() {
    check(
      { json in
        json.object { json in
          json.array("a", [1, 2]) { $0.integer($1) }
          json.field("b", true)
          json.object("c") { _ in }
          json.array("d", [])
          json.field("e", Int?.none)
        }
      }, #"{"a":[1,2],"b":true,"c":{},"d":[],"e":null}"#)
  }

  @Test func `texts are escaped`() {
    check(
      { $0.string("a\"b\\c\n\r\t\u{1}\u{1B}\u{7F}é🏋️") },
      #""a\"b\\c\n\r\t\u0001\u001b\u007fé🏋️""#)
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (112.5, "112.5"), (-0.00001, "0"), (1e20, "100000000000000000000"),
    (100, "100"), (-2.125, "-2.125"), (0.0625, "0.0625"), (2.00005, "2.0001"),
  ])
  func `numbers have no exponent and no trailing zeros`(value: Double, text: String) {
    check({ $0.number(value, decimals: 4) }, text)
  }

  @Test func `numbers that are none are null`() {
    check({ $0.number(.nan, decimals: 2) }, "null")
    check({ $0.number(.infinity, decimals: 2) }, "null")
  }
}
