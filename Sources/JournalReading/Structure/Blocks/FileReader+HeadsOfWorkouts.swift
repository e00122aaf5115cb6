internal import JournalSyntax
internal import WorkoutModel

/// Heads and results of workouts of which no line by itself tells a set.
extension FileReader {
  /// `EMOM 12 - odd: 8 cal bike, even: 10 burpees`: how often each was done, a line does not tell.
  mutating func alternatingMinutes(_ line: LineSyntax) -> Bool {
    let start = isLettered ? 2 : 0
    guard elements.count > start + 5, context.section == .training,
      elements[start...].prefix(4).contains(where: { isAsManyAsPossible($0) || isMinute($0) }),
      let odd = elements.indices.first(where: { isWord($0, in: Self.odd) }),
      elements[(odd + 1)...].indices.contains(where: { isWord($0, in: Self.even) })
    else { return false }
    settlePendingName(nextIsName: false)
    context.entry = nil
    file.diagnostics.append(.roundsUntold(at: place(line.content)))
    note(line.content)
    return true
  }

  /// `EMOM 10 - odd: 3 power cleans 155, even: 8 burpees`: each is done in half of the minutes. Puts all as rounds.
  mutating func settleAlternatingMinutes() {
    guard elements.count > 8,
      let odd = elements.prefix(8).indices.first(where: { isWord($0, in: Self.odd) }), odd > 1,
      elements[..<odd].contains(where: { isAsManyAsPossible($0) }),
      let minutes = elements[..<odd].firstIndex(where: \.isNumber),
      elements[minutes].isBareWhole || elements[minutes].unit == .minute,
      4_000...60_000 ~= elements[minutes].value, elements[minutes].value % 2_000 == 0,
      let even = elements[odd...].indices.dropFirst(3).dropLast(2).first(where: {
        isWord($0, in: Self.even)
      })
    else { return }
    let first = elements[odd + 1].kind == .colon ? odd + 2 : odd + 1
    let second = elements[even + 1].kind == .colon ? even + 2 : even + 1
    let isParted = elements[even - 1].kind == .comma || elements[even - 1].kind == .semicolon
    guard first < even - 1, second + 1 < elements.count, elements[first].isNumber,
      elements[second].isNumber
    else { return }
    var rounds = elements[minutes]
    (rounds.unit, rounds.value) = (.round, rounds.value / 2)
    let mark = elements[odd].range
    anatomy.parser.elements.replaceSubrange(
      (isParted ? even - 1 : even)..<second,
      with: [Element(.comma, elements[even].range, flags: .spaceAfter)])
    anatomy.parser.elements.replaceSubrange(
      0..<first, with: [rounds, Element(.colon, mark, flags: .spaceAfter)])
    anatomy.parser.end = elements.count
  }

  private func isMinute(_ element: Element) -> Bool {
    element.kind == .word && element.meaning == .minute
  }

  private static let odd = WordSet("odd odds ungerade impar impares impair impairs dispari oneven")
  private static let even = WordSet("even evens gerade par pares pair pairs pari even")

  /// `half "Mary" AMRAP 10` above `5 HSPU / 10 pistols / 15 pull ups`: the name of a workout and its minutes.
  mutating func openTitle(_ line: LineSyntax) -> Bool {
    let last = elements.count - 1
    let number = last > 1 && elements[last].meaning == .minute ? last - 1 : last
    guard line.kind == .text, number > 1, context.section == .training,
      elements[number].kind == .quantity,
      elements[number].unit == .none || elements[number].unit == .minute,
      elements[number].value % 1000 == 0, 3_000...60_000 ~= elements[number].value,
      isAsManyAsPossible(elements[number - 1]), isAboveStations,
      case let first = isLettered ? 2 : 0, first < number - 1,
      elements[first..<(number - 1)].allSatisfy({ $0.kind == .word || $0.kind == .quote }),
      !isExercise(first..<(number - 1))
    else { return false }
    return openApart(.open, line)
  }

  /// The next line begins with a number and holds two slashes, commas or plus signs.
  private var isAboveStations: Bool {
    let next = context.lineIndex + 1
    guard next < document.lines.count else { return false }
    let content = bytes[document.lines[next].content.indices]
    guard let first = content.first, Byte.isDigit(first) else { return false }
    return content.count(where: {
      $0 == Byte.slash || $0 == Byte.comma || $0 == UInt8(ascii: "+")
    }) > 0
  }

  /// `8:41 Rx`, `12:05 scaled (band)`: how long a workout took, and how it was done.
  mutating func timeAsWritten(_ line: LineSyntax) -> Bool {
    guard line.kind != .heading, elements.count > 1, elements[0].kind == .clock,
      isWord(1, in: Self.asWritten), context.session != nil,
      !elements[1...].contains(where: \.isNumber)
    else { return false }
    endBlock()
    note(line.content)
    return true
  }

  private static let asWritten = WordSet("rx rx'd rxd rx+ scaled sc")

  /// `4 rounds NFT: 12 sit-ups, 6 pull-ups`: not for time, which no rounds need.
  mutating func dropMannerOfRounds() {
    let start = isLettered ? 2 : 0
    guard start + 4 < elements.count, elements[start].kind == .quantity,
      elements[start].unit == .round || elements[start].unit == .set,
      let colon = elements[(start + 1)...].prefix(5).firstIndex(where: { $0.kind == .colon }),
      colon > start + 1,
      (start + 1..<colon).allSatisfy({
        isWord($0, in: Self.manners) || elements[$0].meaning == .for
          || elements[$0].meaning == .time
      }), (start + 1..<colon).contains(where: { isWord($0, in: Self.manners) })
    else { return }
    context.remarks.append(range(start + 1..<colon))
    anatomy.parser.elements.removeSubrange(start + 1..<colon)
  }

  private static let manners = WordSet("nft not quality unbroken steady easy")

  /// `history p. 118 #2-9 even`: pages of homework, and no sets.
  var tellsPages: Bool {
    guard elements.count > 2, !elements.contains(where: { $0.kind == .times || $0.unit.isMass })
    else { return false }
    return elements.indices.dropLast().contains { index in
      guard index < 6, isWord(index, in: Self.pages) else { return false }
      let number = elements[index + 1].kind == .period ? index + 2 : index + 1
      return number < elements.count && elements[number].isBareWhole
        && (number == index + 2 || elements[index].range.count > 2)
    }
  }

  private static let pages = WordSet("p pp pg pgs page pages")
}
