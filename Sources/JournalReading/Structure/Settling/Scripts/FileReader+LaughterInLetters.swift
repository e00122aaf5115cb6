internal import JournalSyntax

/// Laughter and cries in single Korean letters, `140 2 ㅎㅎ`, `80 5 ㅠㅠ`, which name nothing.
extension FileReader {
  /// Drops the `힘들었다` of `140 2 힘들었다` and the `바로 놓침` of `150 실패 바로 놓침`, behind nothing but
  /// numbers: a sentence, and no exercise.
  mutating func dropTalkBehindNumbers() {
    guard elements.count > 1, elements[0].isNumber,
      var word = elements.firstIndex(where: { $0.kind == .word })
    else { return }
    if elements[word].meaning == .failed { word += 1 }
    guard word < elements.count, elements[word...].allSatisfy({ $0.kind == .word }),
      elements.count - word <= 6, isRemarkInScript(word..<elements.count)
    else { return }
    context.remarks.append(range(word..<elements.count))
    anatomy.parser.elements.removeSubrange(word...)
    anatomy.parser.elements[word - 1].flags.insert(.spaceAfter)
  }

  /// Drops them, and the talk behind the first of them where no number follows: `140 2 ㅎㅎ 신기록`.
  mutating func dropLaughter() {
    guard let first = elements.indices.dropFirst().first(where: { isLaughter($0) }) else { return }
    if elements[..<first].contains(where: \.isNumber),
      !elements[first...].contains(where: \.isNumber)
    {
      context.remarks.append(range(first..<elements.count))
      anatomy.parser.elements.removeSubrange(first...)
      anatomy.parser.elements[first - 1].flags.insert(.spaceAfter)
      return
    }
    var index = elements.count - 1
    while index >= first {
      if isLaughter(index) {
        context.remarks.append(elements[index].range)
        anatomy.parser.elements[index - 1].flags.insert(.spaceAfter)
        anatomy.parser.elements.remove(at: index)
      }
      index -= 1
    }
  }

  /// A word of nothing but the letters from U+3131 to U+318E.
  private func isLaughter(_ index: Int) -> Bool {
    guard elements[index].kind == .word, elements[index].range.count % 3 == 0 else { return false }
    let word = bytes[elements[index].range.indices]
    return !word.isEmpty
      && stride(from: word.startIndex, to: word.endIndex, by: 3).allSatisfy { letter in
        word[letter] == 0xE3
          && (word[letter + 1] == 0x84 && word[letter + 2] >= 0xB1 || word[letter + 1] == 0x85
            || word[letter + 1] == 0x86 && word[letter + 2] <= 0x8E)
      }
  }

  /// The `:(` of `weight 83.1 kg :(`, which labels nothing.
  mutating func dropSmiley() {
    let last = elements.count - 1
    guard elements[last].kind == .openParenthesis || elements[last].kind == .closeParenthesis,
      !elements[last].spaceBefore, elements[last - 1].kind == .colon,
      elements[last - 1].spaceBefore
    else { return }
    anatomy.parser.elements.removeSubrange((last - 1)...last)
    anatomy.parser.elements[last - 2].flags.insert(.spaceAfter)
  }

  /// The picture of `Plank 15 sec 😅 then 12 sec`, between sets.
  mutating func dropPicturesAmongSets() {
    for index in elements.indices.dropFirst().dropLast(2).reversed()
    where elements[index].kind == .other && bytes[Int(elements[index].range.start)] == 0xF0
      && elements[index - 1].isNumber
      && (elements[index + 1].meaning == .then || elements[index + 1].kind == .comma)
    {
      anatomy.parser.elements.remove(at: index)
    }
    anatomy.parser.end = elements.count
  }
}

/// The rep that failed, by its number: `75kg 4회 5개째 실패`.
extension FileReader {
  /// Keeps it as a remark: the reps that were done stand before it.
  mutating func dropFailedRepInScript() {
    guard
      let word = elements.indices.dropFirst(2).first(where: { index in
        elements[index].kind == .word && elements[index - 1].isNumber
          && Self.ordinalsOfReps.contains(text(elements[index].range))
      }), elements[word - 2].isNumber,
      elements[safe: word + 1]?.kind == .word
    else { return }
    dropTail(word - 1)
  }

  private static let ordinalsOfReps: Set<String> = ["개째", "번째", "회째", "째", "回目"]
}
