internal import JournalSyntax

/// Lines that begin with what they tell, as programs write them: `EXERCISE|Bench Press|Chest`,
/// `SET|135.0|8`, `Exercise1Weight:: 50 kg`.
extension FileReader {
  /// Leaves the name, or makes a product of load and reps.
  mutating func settleKeywordFields() {
    guard elements.count > 2, elements[0].kind == .word, elements[1].kind == .pipe,
      !elements[1].spaceBefore, !elements[2].spaceBefore
    else { return }
    switch elements[0].meaning {
    // `Exercise|Weight|Reps` and `Set|1|2` head tables.
    case .exercise
    where elements[2].kind == .word && elements[2].word == .plain && !isAboveTableRule:
      let end = elements[2...].firstIndex { $0.kind == .pipe } ?? elements.count
      anatomy.parser.elements.removeSubrange(end...)
      anatomy.parser.elements.removeSubrange(0..<2)
    case .set where elements[2].isNumber:
      guard elements.count == 5 || elements.count == 7, !isAboveTableRule,
        elements[2].value != 1_000 || elements[4].value != 2_000,
        stride(from: 2, to: elements.count, by: 2).allSatisfy({ elements[$0].isNumber }),
        stride(from: 1, to: elements.count, by: 2).allSatisfy({ elements[$0].kind == .pipe })
      else { return }
      for index in stride(from: 3, to: elements.count, by: 2) {
        anatomy.parser.elements[index].kind = .times
      }
      anatomy.parser.elements.removeSubrange(0..<2)
    default: return
    }
  }

  /// The `Exercise1` before the `Weight` of `Exercise1Weight:: 50 kg`, and the 1 of `Exercise1:: Bench`:
  /// keys that are numbered by exercise.
  mutating func settleNumberedKey(_ line: LineSyntax) {
    guard elements.count > 2, elements[0].meaning == .exercise || isExerciseKey(line) else {
      return
    }
    let content = bytes[line.content.indices]
    let word = content.prefix { Byte.isASCIILetter($0) }
    let digits = content[word.endIndex...].prefix { Byte.isDigit($0) }
    guard 1...2 ~= digits.count else { return }
    let mark = content[digits.endIndex...].prefix {
      $0 == UInt8(ascii: "_") || $0 == Byte.hyphen
    }
    let tail = content[mark.endIndex...].prefix { Byte.isASCIILetter($0) }
    guard content[tail.endIndex...].first == Byte.colon else { return }
    guard tail.isEmpty || Self.fields.contains(tail) else {
      note(line.content)
      anatomy.parser.elements.removeAll()
      return
    }
    guard tail.isEmpty else {
      scanner.scan(
        tail.startIndex..<line.content.indices.upperBound, into: &anatomy.parser.elements)
      return
    }
    if elements[1].isNumber { anatomy.parser.elements.remove(at: 1) }
  }

  private func isExerciseKey(_ line: LineSyntax) -> Bool {
    Self.keys.contains(bytes[line.content.indices].prefix { Byte.isASCIILetter($0) })
  }

  private static let fields = WordSet(
    "weight load reps rep repetitions sets set rest rpe rir time duration distance name tempo kg lbs"
  )
  private static let keys = WordSet("exercise ex lift movement")
}
