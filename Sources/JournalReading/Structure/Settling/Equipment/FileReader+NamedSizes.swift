internal import JournalSyntax

/// Dumbbells and bells named for what they weigh, as many languages make a word of the number:
/// `12ки 4x15`, `24ка 3x8`, `20άρια 12, 10`, `10'luk dambıl 3x12`, `18'ere 10, 9`.
extension FileReader {
  /// Takes the ending off, so that the number is the load of what stands behind it.
  ///
  /// Returns true when it was one.
  mutating func settleNamedSize(_ end: Int) -> Bool {
    guard !elements[end].spaceBefore, end + 1 < elements.count,
      // `Seitheben 10er KH 3x15`; `3 10er` are sets.
      isWord(end, in: Self.endings) || isWord(end, in: Self.germanEnding) && isTool(end + 1)
    else { return false }
    let isMarked = end > 1 && elements[end - 1].kind == .quote && !elements[end - 1].spaceBefore
    let isDashed = end > 1 && elements[end - 1].kind == .hyphen && !elements[end - 1].spaceBefore
    let size = isMarked || isDashed ? end - 2 : end - 1
    guard size >= 0, elements[size].kind == .quantity, 2_000...80_000 ~= elements[size].value,
      elements[size].unit == .none || elements[size].unit.isMass,
      size == 0 || elements[size - 1].kind != .times && elements[size - 1].kind != .slash
    else { return false }
    var next = end + 1
    while next < elements.count, isTool(next) || elements[next].kind == .colon { next += 1 }
    guard next < elements.count, elements[next].isNumber else { return false }
    if next > end + 1 { context.remarks.append(range((end + 1)..<next)) }
    anatomy.parser.elements.removeSubrange((size + 1)..<next)
    if elements[size].unit == .none { takeForSize(size) }
    anatomy.parser.elements[size].flags.insert(.spaceAfter)
    anatomy.parser.elements[size + 1].flags.insert(.spaceBefore)
    let reps = size + 1
    if elements[reps].isBareWhole || elements[reps].unit == .repetition,
      reps + 1 >= elements.count || elements[reps + 1].kind != .times
    {
      let place = ByteRange(Int(elements[size].range.end), Int(elements[size].range.end))
      anatomy.parser.elements.insert(
        Element(.times, place, flags: [.spaceBefore, .spaceAfter]), at: reps)
    }
    return true
  }

  private func isTool(_ index: Int) -> Bool {
    elements[index].meaning == .equipment || isWord(index, in: GymWords.bells)
  }

  private static let endings = WordSet(
    """
    ки ка ку кой ками шки шка ые ая άρια αρια άρι αρι άρες lik lık luk lük lü lu li lı ler lar lerle larla ere \
    or orna as es ös os asokkal osokkal esekkel ösökkel tki tka
    """)

  private static let germanEnding = WordSet("er")
}
