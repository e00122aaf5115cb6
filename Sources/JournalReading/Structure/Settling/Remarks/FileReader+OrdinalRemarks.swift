internal import JournalSyntax

/// Words about one of the sets at the end of their line: `100x5, 100x5, 4th set skipped`.
extension FileReader {
  /// Takes them off the line; they are kept as a note. `4th set 8` and `failed 3rd set` tell of reps.
  mutating func dropOrdinalRemark(_ number: Int) {
    guard number > 3, number + 3 < elements.count, elements[number + 1].kind == .word,
      !elements[number + 1].spaceBefore, isWord(number + 1, in: Self.ordinalEnds),
      elements[number + 2].meaning == .set, elements[number - 1].kind == .comma,
      elements[(number + 3)...].allSatisfy({
        $0.kind == .word && ($0.word == .plain || $0.meaning == .skipped || $0.meaning == .feeling)
      })
    else { return }
    context.remarks.append(range(number..<elements.count))
    anatomy.parser.elements.removeSubrange((number - 1)...)
  }

  /// The `3セット目` of `80の3セット目肩が痛む`: which set hurt, and no number of sets.
  mutating func dropOrdinalSet(_ index: Int) {
    guard !isASCII, bytes[elements[index].range.indices].suffix(3).elementsEqual("目".utf8),
      index + 1 < elements.count, elements[index + 1].kind == .word
    else { return }
    anatomy.parser.elements[index].unit = .none
    // The 80 is the load of that set, and done above.
    for word in 0...index where elements[word].isBare {
      anatomy.parser.elements[word].kind = .word
    }
  }
}
