import Testing

@Suite struct CalculatorTests {
  @Test func `a one-rep max is told as json`() {
    let outcome = Playground().run("1rm", "225lb", "x", "3", "@9", "--format", "json")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        #"[{"input":"225lb x 3 @9","load":225,"unit":"lb","reps":3,"rpe":9,"#
          + #""chosen":{"formula":"brzycki","e1rm":238.2353,"low":"#))
    #expect(outcome.output.contains(#"{"reps":1,"load":238.2353}"#))
  }

  @Test func `what a formula cannot say is null, with the reason`() {
    let output = Playground().run("1rm", "100x40", "--format", "json").output
    #expect(
      output.contains(#""chosen":{"formula":"brzycki","e1rm":null,"low":null,"high":null,"why":""#))
    #expect(output.hasSuffix("\"rep_maxes\":[]}]\n"))
  }

  @Test func `several sets may be given at once`() {
    let output = Playground().run("1rm", "100x5,", "80,5kg x 8").output
    #expect(output.hasPrefix("100 kg × 5\n"))
    #expect(output.contains("\n80.5 kg × 8\n"))
  }

  @Test(arguments: ["100y5", "x5", "100x", "100x5 @12", "hundred"])
  func `what is no set is refused`(text: String) {
    let outcome = Playground().run("1rm", text)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("‘\(text)’ is no set"))
  }

  @Test(arguments: [
    (["100"], "100 kg: 25 + 15 on each side of a bar of 20 kg\n"),
    (["165lb"], "165 lb: 35 + 25 on each side of a bar of 45 lb\n"),
    (["101"], "101 kg: 25 + 15 on each side of a bar of 20 kg, 1 kg short\n"),
    (["20"], "20 kg: nothing on each side of a bar of 20 kg\n"),
    (
      ["105", "--have", "25x1 20x2 10x1 2.5x1"],
      "105 kg: 20 + 20 + 2.5 on each side of a bar of 20 kg\n"
    ),
  ])
  func `plates are told for each side`(arguments: [String], expected: String) {
    let ground = Playground()
    let outcome =
      arguments.count == 1
      ? ground.run("plates", arguments[0])
      : ground.run("plates", arguments[0], arguments[1], arguments[2])
    #expect(outcome.output == expected)
    #expect(outcome.status == 0)
  }

  @Test func `a load below the bar cannot be made`() {
    let outcome = Playground().run("plates", "10")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("the bar is heavier"))
  }
}
