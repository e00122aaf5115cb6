/// Bands and chains beside the plates: `315 + 2 chains per side x 1`, `330+chains x 5`,
/// `225 w/ 70 lb band x 3`. The load is that of the plates; the rest is a note.
extension ExpressionParser {
  /// The `+ 10 kg` of `Dips 3x12 + 10 kg`: a mass alone, behind sets and reps without a load.
  func isAddedMass(_ plus: Int) -> Bool {
    elements[plus].kind == .plus && isNumber(plus + 1) && elements[plus + 1].unit.isMass
      && (plus + 2 >= end || isSeparator(plus + 2))
  }

  /// The `-12.5 kg` of `Pull-ups, 3x10, -12.5 kg` and of `Pull-ups 3x10 -12.5 kg`, and the `+5 kg`
  /// of `Dips 3x10, +5 kg`: what the body was made lighter or heavier by in all of the sets.
  func isSignedLoad(_ sign: Int, _ firstTerm: Int) -> Bool {
    guard let mark = elements[safe: sign], mark.kind == .hyphen || mark.kind == .plus,
      mark.spaceBefore, isGluedNumber(sign + 1), elements[sign + 1].unit.isMass,
      sign + 2 >= end || isSeparator(sign + 2)
    else { return false }
    // `8 -20 kg, 7 -15 kg`.
    if terms.count - firstTerm == 1 {
      return mark.kind == .hyphen && terms[firstTerm].quantities.count == 1 && allBare(firstTerm)
        && lastQuantity.value <= 30_000
    }
    guard terms.count - firstTerm == 2, terms[firstTerm + 1].joiner == .times,
      allBare(firstTerm)
    else { return false }
    // `Squat 140x3 -20 kg`: less than the load before.
    return quantities[terms[firstTerm].quantities.lowerBound].value <= 12_000
      && lastQuantity.value <= 50_000
  }

  /// How the work is joined when words between the load and it tell what hangs on the bar.
  func behindAddedResistance(_ start: Int, _ firstTerm: Int) -> Joining? {
    guard terms.count - firstTerm == 1, terms[firstTerm].quantities.count == 1,
      lastQuantity.kind == .number,
      lastQuantity.unit.isMass || lastQuantity.unit == .none && lastQuantity.value >= 20_000
    else { return nil }
    let isWith = elements[start].meaning == .with
    var index = start + 1
    if isWith, elements[safe: index]?.kind == .slash { index += 1 }
    while index < end, index - start <= Self.longestResistance {
      let last = elements[index - 1]
      let isTold = last.kind == .word && index - start > 1
      switch elements[index].kind {
      case .times:
        let isLighter = isWith && last.unit.isMass && last.value < lastQuantity.value
        return (isTold || isLighter) && startsFactor(index + 1) ? (.times, index + 1) : nil
      // `315 plus 2 chains per side for 3 sets of 3`.
      case .word where elements[index].meaning == .for:
        return index - start > 1 && startsFactor(index + 1) ? (.times, index + 1) : nil
      // `185 + 2 chains 8x3`.
      case .quantity where isTold && (followsFactors(index) || followsReps(index)):
        return isResistance(index - 1) ? (.space, index) : nil
      case .word, .plus, .quantity: index += 1
      default: return nil
      }
    }
    return nil
  }

  /// The `plus` of `315 plus 2 chains x 3`, the only word of four letters that adds.
  func isPlus(_ index: Int) -> Bool {
    elements[index].meaning == .and && elements[index].range.count == 4
  }

  /// In elements.
  private static let longestResistance = 12

  /// The `chains` of `330+chains x 5`, where no load is open at the top.
  func isResistance(_ index: Int, _ load: Quantity) -> Bool {
    isPlainWord(index) && !elements[index].spaceBefore && load.value >= 20_000
  }

  /// Chains and bands, which hang on the bar.
  func isResistance(_ index: Int) -> Bool {
    elements[safe: index]?.flags.contains(.resistance) == true
  }

  /// The `2 chains` of `185x3 + 2 chains`, and the `+2 chains` of `185x3 +2 chains`.
  func isOnBar(_ index: Int) -> Bool {
    let number = elements[index].kind == .plus ? index + 1 : index
    return isBareNumber(number) && isResistance(number + 1)
  }

  /// The `1chain` of `135+1chain x 3` and of `3x8 @ 185+1ch`: something else than plates.
  func isHung(_ index: Int, _ load: Quantity) -> Bool {
    isBareNumber(index) && !elements[index].spaceBefore && isPlainWord(index + 1)
      && !elements[index + 1].spaceBefore && load.value >= 20_000
  }

  /// The 235 of `145+1chain x 3, 235+1chain x 1`.
  func isHungLoad(_ index: Int) -> Bool {
    elements[safe: index + 1]?.kind == .plus && !elements[index + 1].spaceBefore
      && isHung(index + 2, Quantity(elements[index]))
  }

  /// What was passed over on the way to the work.
  func resistance(from start: Int, to next: Int) -> ByteRange? {
    guard elements[start].kind == .plus || elements[start].kind == .word,
      next - start > 2 || isResistance(next - 1)
    else { return nil }
    let first = elements[start + 1].kind == .slash ? start + 2 : start + 1
    let last = isResistance(next - 1) ? next - 1 : next - 2
    return first <= last ? elements[first].range.through(elements[last].range) : nil
  }
}
