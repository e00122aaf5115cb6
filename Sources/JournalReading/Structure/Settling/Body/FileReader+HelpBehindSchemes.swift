internal import JournalSyntax

/// What a machine or a band takes off, without a unit behind the sets: `Assisted dips 3x10 -20`,
/// `dominadas asistidas 8 8 6 -15`.
extension FileReader {
  /// Puts the load that helps before the sets, where it is known.
  mutating func settleHelpBehindScheme() {
    guard elements.count > 4 else { return }
    var sign = 3
    while sign + 1 < elements.count {
      defer { sign += 1 }
      guard elements[sign].kind == .hyphen, elements[sign].spaceBefore, !elements[sign].spaceAfter,
        elements[sign + 1].isBare, 2_000...100_000 ~= elements[sign + 1].value,
        sign + 2 == elements.count || partsExercises(sign + 2),
        let first = firstOfWork(before: sign), first > 0,
        isHelpedName(before: first)
      else { continue }
      var help = [elements[sign], elements[sign + 1]]
      help[1].flags.insert(.spaceAfter)
      anatomy.parser.elements.removeSubrange(sign...(sign + 1))
      anatomy.parser.elements[first].flags.insert(.spaceBefore)
      anatomy.parser.elements.insert(contentsOf: help, at: first)
    }
  }

  private func partsExercises(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .semicolon, .pipe, .openParenthesis, .period: true
    default: false
    }
  }

  /// The 3 of `3x10` and the 8 of `8 8 6`, up to the sign.
  private func firstOfWork(before sign: Int) -> Int? {
    var first = sign
    while first > 0 {
      let element = elements[first - 1]
      guard element.isBareWhole && element.value <= 50_000 || element.kind == .times else { break }
      first -= 1
    }
    guard sign - first >= 2, elements[first].isNumber else { return nil }
    return first
  }

  /// Words of the exercise right before the work, one of them for help.
  private func isHelpedName(before end: Int) -> Bool {
    var index = end
    while index > 0, elements[index - 1].kind == .word, end - index < 6 {
      index -= 1
      if elements[index].meaning == .assisted || isWord(index, in: Self.helped) { return true }
    }
    return false
  }

  private static let helped = WordSet(
    """
    asistido asistida asistidos asistidas assistido assistida assistidos assistidas assistito assistita
    assistiti assistite assisté assistés assistée assistées assistiert assistierte assistierter unterstützt
    unterstützte ondersteund ondersteunde geassisteerd geassisteerde assisterade avlastade avustettu
    avustetut wspomagane asystowane gravitron гравитрон гравитроне гравітрон гравітроні destekli yardımlı
    """)
}
