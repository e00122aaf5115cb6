internal import JournalSyntax

/// How a way was covered, before the way: `Easy 3 mile jog`, `Then a 10 minute walk`, `Morning 5k run`.
extension FileReader {
  /// Takes the words off, so that the line begins with its number.
  mutating func settleCardioBehindAdjective() {
    guard let number = elements.firstIndex(where: { $0.kind != .word }), 1...3 ~= number,
      number + 1 < elements.count, isWay(number),
      elements[..<number].indices.allSatisfy({ isWord($0, in: Self.manners) }),
      case let way = elements[number + 1].meaning == .minute
        || elements[number + 1].meaning == .mile
        ? number + 2 : number + 1,
      way < elements.count, elements[way].kind == .word,
      isExercise(way..<(way + 1)),
      !names.nature(of: NameText.clean(written.bytes[elements[way].range.indices]))
        .isDisjoint(with: [.cardio, .swum])
    else { return }
    context.remarks.append(range(0..<number))
    anatomy.parser.elements.removeSubrange(..<number)
    anatomy.parser.end = elements.count
  }

  /// `20 min row, pushups 25/20/18, plank 1:30`: puts the first of several names before its time, as the others have it.
  mutating func settleTimeBeforeFirstName() {
    guard elements.count > 4, isWay(0), elements[0].kind != .clock,
      let comma = elements.prefix(6).firstIndex(where: { $0.kind == .comma }), comma > 1,
      comma + 2 < elements.count, elements[comma + 1].kind == .word,
      elements[(comma + 2)...].contains(where: \.isNumber),
      case let name = (elements[0].isBareWhole ? 2 : 1)..<comma, !name.isEmpty,
      name.allSatisfy({ elements[$0].kind == .word }), isExercise(name)
    else { return }
    let time = Array(elements[..<name.lowerBound])
    anatomy.parser.elements.replaceSubrange(0..<comma, with: Array(elements[name]) + time)
    anatomy.parser.elements[name.count].flags.insert(.spaceBefore)
  }

  /// The `at lunch` of `20 min walk at lunch`, and the `with the dog` of `3 mile walk with the dog`.
  mutating func dropRemarkBehindCardio() {
    guard elements.count > 3, isWay(0),
      case let way = elements[1].meaning == .minute || elements[1].meaning == .mile ? 2 : 1,
      way + 2 < elements.count, isExercise(way..<(way + 1)),
      isWord(way + 1, in: Self.circumstances),
      elements[(way + 1)...].allSatisfy({ $0.kind == .word || $0.kind == .period }),
      !names.nature(of: NameText.clean(written.bytes[elements[way].range.indices]))
        .isDisjoint(with: [.cardio, .swum])
    else { return }
    context.remarks.append(range((way + 1)..<elements.count))
    anatomy.parser.elements.removeSubrange((way + 1)...)
    anatomy.parser.end = elements.count
  }

  private static let circumstances = WordSet(
    "at before after with during around in to from through while between w on")

  private func isWay(_ number: Int) -> Bool {
    let element = elements[number]
    return element.unit.isLength || element.unit.isTime || element.unit == .kilo
      || element.kind == .clock
      || element.isBareWhole
        && [.minute, .mile, .kilometer].contains(elements[number + 1].meaning)
  }

  private static let manners = WordSet(
    """
    easy slow light quick brisk short long nice gentle recovery steady then a an another finished with did went for on the morning
    evening afternoon lunch outdoor indoor treadmill fast hard
    """)
}
