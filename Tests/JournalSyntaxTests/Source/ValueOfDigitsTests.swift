import JournalSyntax
import Testing

@Suite("Numbers of digits")
struct ValueOfDigitsTests {
  @Test(arguments: [("0", 0), ("7", 7), ("0042", 42), ("20261127", 20_261_127), ("", 0)])
  func `digits tell their number`(digits: String, value: Int) {
    #expect(digits.utf8.valueOfDigits == value)
  }

  @Test func `endless digits end nothing`() {
    _ = String(repeating: "9", count: 1000).utf8.valueOfDigits
  }
}
