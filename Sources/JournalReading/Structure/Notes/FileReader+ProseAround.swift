internal import JournalSyntax

/// Lines that belong to prose: sentences about loads, words of somebody, what goes on with the line above.
extension FileReader {
  /// `My weight today was 221 lb`, `Once it feels steady, go to 20 kg`: a load without reps counts
  /// only behind a name, not in a sentence.
  func isLoadInSentence(_ segment: Segment) -> Bool {
    let isLoadOnly = anatomy.parser.expressions.allSatisfy { expression in
      expression.terms.count == 1
        && anatomy.parser.terms[expression.terms].allSatisfy { term in
          anatomy.parser.quantities[term.quantities].allSatisfy {
            $0.unit.isMass || $0.unit == .none && $0.value >= 30_000
          }
        }
    }
    guard isLoadOnly, !isName(segment.name) else { return false }
    // `I only have plates of 20 kg with a hole of 28 mm`.
    let words = segment.name.reduce(0) { $0 + (elements[$1].kind == .word ? 1 : 0) }
    let behind = segment.rest.reduce(0) { $0 + (elements[$1].kind == .word ? 1 : 0) }
    let isMass = anatomy.parser.quantities.contains { $0.unit.isMass }
    if isMass, behind >= 4, words >= 3 || isPronoun(segment.name.lowerBound) { return true }
    if isLongSentence { return true }
    // `Aldrig har 100 kg känts närmare.`
    if isMass, words >= 2, behind >= 2, elements.last?.kind == .period { return true }
    if segment.name.count > 2, segment.name.contains(where: { elements[$0].meaning == .weight }) {
      return true
    }
    guard let comma = segment.name.first(where: { elements[$0].kind == .comma }),
      comma > segment.name.lowerBound, anatomy.parser.quantities.allSatisfy({ $0.unit.isMass })
    else { return false }
    return !names.isKnown(
      NameText.clean(written.bytes[range(segment.name.lowerBound..<comma).indices]))
  }

  /// `I remember when I could do 3 sets of 10 with 120 kg`.
  func isSpoken(_ segment: Segment) -> Bool {
    let first = behindLabel(segment.name.lowerBound, segment.name.upperBound)
    // `A1. He man press: 60 kg x 8`: what has the label of a superset is a name.
    let isLabelled =
      first > 2 && elements[0].range.count == 1 && elements[1].isNumber && !elements[1].spaceBefore
    if isPronoun(first), !isLabelled {
      let words = segment.name.count(where: { elements[$0].kind == .word })
      let isTime = anatomy.parser.quantities.allSatisfy { $0.kind == .clock }
      return (words >= 4 || isLongSentence || isTime && words > 1) && !isName(segment.name)
    }
    if tellsNoLoad, isToldOfSomebody(segment) { return !isName(segment.name) }
    // `The single at 325 is my heaviest squat since November`.
    return isDeterminer(first) && elements.count(where: { $0.kind == .word }) >= 10
      && !isName(segment.name)
  }

  /// A line that goes on with the sentence of the line above: `…we add negatives to` and below
  /// `reach 8 reps`.
  func isWrappedProse(_ segment: Segment) -> Bool {
    guard context.proseLine == context.lineIndex - 1, segment.name.lowerBound == 0,
      elements[0].kind == .word,
      elements[0].range.start == document.lines[context.lineIndex].content.start,
      Byte.isASCIILetter(bytes[Int(elements[0].range.start)]),
      bytes[Int(elements[0].range.start)] & 0x20 != 0
    else { return false }
    return !isName(segment.name) && anatomy.parser.expressions.allSatisfy { $0.terms.count == 1 }
  }
}
