internal import JournalSyntax

/// What was run faster among a way, before the time of all: `8 mi run w/ 3 @ tempo (7:10). 1:02:30`; and how long a
/// session was, in parentheses behind its name: `lift (short, 30 min)`.
extension FileReader {
  /// Keeps it as a remark.
  mutating func dropTalkOfRun() {
    let time = elements.count - 1
    guard time > 5, elements[time].kind == .clock, elements[time].flags.contains(.hours),
      elements[time - 1].kind == .period || elements[time - 1].kind == .comma,
      let way = elements.firstIndex(where: {
        $0.kind == .quantity && ($0.unit == .mile || $0.unit == .kilometer)
      }),
      let with = elements[way...].firstIndex(where: { $0.meaning == .with }), with > way + 1,
      with < time - 2, elements[(way + 1)..<with].allSatisfy({ $0.kind == .word })
    else { return }
    context.remarks.append(range(with..<(time - 1)))
    anatomy.parser.elements.removeSubrange(with..<time)
    anatomy.parser.elements[with].flags.insert(.spaceBefore)
  }

  mutating func dropTimeOfLifting() {
    let close = elements.count - 1
    guard close > 3, elements[close].kind == .closeParenthesis,
      let open = elements.lastIndex(where: { $0.kind == .openParenthesis }), open > 0,
      isWord(open - 1, in: Self.sessions),
      elements[(open + 1)..<close].allSatisfy({
        $0.kind == .word || $0.kind == .comma || $0.unit == .minute || $0.unit == .hour
      }), elements[(open + 1)..<close].contains(where: \.isNumber)
    else { return }
    context.remarks.append(range((open + 1)..<close))
    anatomy.parser.elements.removeSubrange(open...close)
  }

  private static let sessions = WordSet(
    "lift lifting gym weights workout training session strength")
}
