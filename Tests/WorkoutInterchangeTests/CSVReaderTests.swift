import Testing
import WorkoutInterchange

@Suite struct CSVReaderTests {
  private func cells(_ text: String) -> [[String]] {
    CSVReader.records(of: Array(text.utf8)).map(\.cells)
  }

  @Test func `quotes hold separators, line ends and doubled quotes`() {
    #expect(
      cells("a,b\n\"x, y\",\"two\nlines\"\n\"he said \"\"hi\"\"\",z\n")
        == [["a", "b"], ["x, y", "two\nlines"], ["he said \"hi\"", "z"]])
  }

  @Test(arguments: [",", ";", "\t"])
  func `the separator is found out from the first line`(separator: String) {
    let text = ["a", "b", "c"].joined(separator: separator) + "\n1,5" + separator + "2" + separator
    if separator != "," { #expect(cells(text) == [["a", "b", "c"], ["1,5", "2", ""]]) }
    #expect(cells(text).first == ["a", "b", "c"])
  }

  @Test func `a byte order mark and any line ends are no part of the cells`() {
    #expect(cells("\u{FEFF}a,b\r\n1,2\r3,4\n") == [["a", "b"], ["1", "2"], ["3", "4"]])
  }

  @Test func `records know the lines on which they begin, empty lines are none`() {
    let records = CSVReader.records(of: Array("\na,b\n\n\"x\ny\",1\nz,2".utf8))
    #expect(records.map(\.lineNumber) == [2, 4, 6])
  }

  @Test func `a quote that is never closed loses no line`() {
    #expect(cells("a,b\n\"x,1\ny,2\n") == [["a", "b"], ["\"x", "1"], ["y", "2"]])
  }

  @Test func `many quotes that are never closed take linear time`() {
    let text = "a,b\n" + String(repeating: "\"\"\",\n", count: 100_000)
    #expect(!cells(text).isEmpty)
  }
}
