internal import JournalSyntax

/// Counts of what nobody knows: `Swim 40 laps`, `Push-ups 20 kneeling`.
extension FileReader {
  /// A known exercise, a number and words to the end of the line: no set that can be read, and no name
  /// of an exercise either.
  func countsBehindName(_ indices: Range<Int>, _ line: LineSyntax) -> Bool {
    guard line.kind != .heading, indices.lowerBound == 0, indices.upperBound == elements.count,
      3...8 ~= indices.count, elements[0].kind == .word,
      let number = indices.first(where: { elements[$0].isNumber }),
      number + 1 < indices.upperBound,
      elements[number].kind == .quantity, elements[number].spaceBefore,
      elements[number].unit == .none,
      3_000...1_000_000 ~= elements[number].value, elements[number].value % 1000 == 0,
      elements[(number + 1)...].allSatisfy({ $0.kind == .word && $0.word == .plain }),
      elements[number + 1].spaceBefore,
      // `Squat 5 heavy` above its sets.
      context.lineIndex + 1 >= document.lines.count || !startsSets(context.lineIndex + 1)
    else { return false }
    return isName(0..<number)
  }

  /// The line begins with a number, a sign of a load, or the number of a set.
  private func startsSets(_ line: Int) -> Bool {
    if startsWithDigit(line) { return true }
    let content = bytes[document.lines[line].content.indices]
    guard let first = content.first else { return false }
    return first == Byte.plus || first == Byte.at
      || Keywords.word(content.prefix { Byte.isASCIILetter($0) }).meaning == .set
  }
}
