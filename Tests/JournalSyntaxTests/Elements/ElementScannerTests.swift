import JournalSyntax
import TestSupport
import Testing

/// What the parts of a line mean: numbers with their units, clocks, words with their meaning.
struct ElementScannerTests {
  @Test func `a unit belongs to its number, glued or spaced`() {
    check("100kg", "100 kilogram")
    check("100 kg", "100 kilogram")
    check("225lbs 5 reps", "225 pound, 5 repetition")
    check("82.5kg.", "82.5 kilogram")
    check("3 sets", "3 set")
    check("90 sec", "90 second")
    check("5km", "5 kilometer")
    check("400 m", "400 letterM")
    check("75%", "75 percent")
    check("45#", "45 pound")
    check("60''", "60 second")
    check("5'", "5 minute")
    check("60回", "60 repetition")
    check("3세트", "3 set")
  }

  @Test func `clocks are seconds`() {
    check("1:30", "clock 90")
    check("25:30", "clock 1530")
    check("1:02:03", "clock 3723")
    check("3 :30", "3, clock 30")
  }

  @Test func `durations with units are one clock`() {
    check("1h15m", "clock 4500")
    check("1 h 30 min", "clock 5400")
    check("2m15.2s", "clock 135.2")
    check("1min 15s", "clock 75")
    check("27min 40s", "clock 1660")
  }

  @Test func `a load stated in both units is read once`() {
    check("45lbs/20.4kg x 5", "45 pound, times, 5")
    check("100 kg (220 lb) x 5", "100 kilogram, times, 5")
    check("100 kg / 100 lb", "100 kilogram, slash, 100 pound")
  }

  @Test func `a comma is decimal only where the writer's commas are`() {
    check("82,5 kg", "82, comma, 5 kilogram")
    check("82,5 kg", "82.5 kilogram", hasDecimalComma: true)
    check("10,8,7", "10, comma, 8, comma, 7", hasDecimalComma: true)
    check("10, 8", "10, comma, 8", hasDecimalComma: true)
  }

  @Test func `a quotation mark behind a number is seconds unless a quote is open`() {
    check("60\"", "60 second")
    check("“Week 3” 5", "quote, week, 3, quote, 5")
  }

  @Test func `the name of a programme is no date and no list`() {
    check("5/3/1", "word")
    check("5/3/1+ week", "word, week")
    check("5/3/12", "5, slash, 3, slash, 12")
    check("15/3/1", "15, slash, 3, slash, 1")
  }

  @Test func `an asterisk multiplies between numbers and is emphasis elsewhere`() {
    check("50 * 10", "50, times, 10")
    check("50*10", "50, times, 10")
    check("**Bench** 5", "word, 5")
  }

  @Test func `two words can mean what one means`() {
    check("warm-up", "warmup")
    check("warm up", "warmup")
    check("drop set", "drop")
    check("body weight", "bodyweight")
  }

  @Test func `links, tags and footnotes are passed over`() {
    check("[Bench](https://example.org/100x5) 8", "word, 8")
    check("8[^1]", "8")
    check("5<br>6", "5, dot, 6")
  }

  @Test func `numbers beyond all loads are marked`() {
    check("199999", "199999")
    check("200000", "too large")
    check("99999999999999999999999999", "too large")
    check("0.0005", "0")
    check("0.125", "0.125")
  }

  @Test func `hostile bytes make elements inside of their line`() {
    var input = HostileInput(seed: 2)
    var elements: [Element] = []
    for number in 0..<2_000 {
      let bytes = input.next()
      let source = Source(path: "a.md", bytes: bytes)
      var scanner = ElementScanner(bytes, hasDecimalComma: number % 2 == 0)
      for index in 0..<source.lineCount {
        let content = source.content(ofLineAt: index)
        scanner.scan(content, into: &elements)
        var end = content.lowerBound
        for element in elements {
          let range = element.range.indices
          guard range.lowerBound >= end, range.upperBound <= content.upperBound, !range.isEmpty
          else {
            Issue.record("element \(range) is out of place in \(bytes)")
            return
          }
          end = range.upperBound
        }
      }
    }
  }
}

private func check(
  _ text: String, _ expected: String, hasDecimalComma: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let bytes = Array(text.utf8)
  var scanner = ElementScanner(bytes, hasDecimalComma: hasDecimalComma)
  var elements: [Element] = []
  scanner.scan(0..<bytes.count, into: &elements)
  let dump = elements.map(describe).joined(separator: ", ")
  #expect(dump == expected, sourceLocation: sourceLocation)
}

private func describe(_ element: Element) -> String {
  if element.flags.contains(.tooLarge) { return "too large" }
  switch element.kind {
  case .quantity:
    return thousandths(element.value) + (element.unit == .none ? "" : " \(element.unit)")
  case .clock: return "clock " + thousandths(element.value)
  case .word: return element.meaning == .none ? "word" : "\(element.meaning)"
  default: return "\(element.kind)"
  }
}
