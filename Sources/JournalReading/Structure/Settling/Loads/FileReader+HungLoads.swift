internal import JournalSyntax
internal import WorkoutModel

/// Loads hung from the body, told in words before the reps: `Dips with a 25 hanging, 8, 8, 7`.
extension FileReader {
  /// The `@ BW` of `3x10 @ BW +20 kg`, so that the load stands right behind the reps.
  mutating func dropBodyBeforeAdded(_ at: Int) -> Bool {
    guard at > 0, at + 3 < elements.count, elements[at - 1].isNumber,
      elements[at + 1].meaning == .bodyweight, elements[at + 2].kind == .plus,
      // `@ BW+5` is read as it stands.
      elements[at + 2].spaceBefore, elements[at + 3].kind == .quantity,
      elements[at + 3].unit.isMass
    else { return false }
    anatomy.parser.elements.removeSubrange(at...(at + 1))
    return true
  }

  /// Makes `Dips +25 8, 8, 7` of it.
  ///
  /// `Pull-ups with 5, 4, 3` may be reps, `Push-ups with 2 chairs, 20` counts what was used, and
  /// `Curls with 25, 10, 10` adds nothing to the body.
  mutating func settleHungLoad(_ with: Int) {
    if dropCompanions(with) { return }
    // `Split squat 3x10 w/ the 12s`.
    let article =
      with + 1 < elements.count && elements[with + 1].kind == .slash ? with + 2 : with + 1
    if with > 0, article + 1 < elements.count, elements[with - 1].isNumber,
      isWord(article, in: Self.article), elements[article + 1].isNumber
    {
      anatomy.parser.elements.remove(at: article)
      return
    }
    var number = with + 1
    while number < min(elements.count, with + 3), isWord(number, in: Self.articles) { number += 1 }
    guard with > 0, number + 2 < elements.count, case let load = elements[number],
      load.kind == .quantity, load.unit == .none || load.unit.isMass,
      2_500...100_000 ~= load.value
    else { return }
    var next = number + 1
    while next < min(elements.count, number + 4),
      isWord(next, in: Self.hanging) || elements[next].meaning == .equipment
        || elements[next].meaning == .plate
    {
      next += 1
    }
    // `Push-ups with 4 kettlebells` counts them; `with the 5, 4, 3` and `with one 15, 12` may be reps.
    if load.unit == .none, load.value < 10_000, next > number + 1,
      bytes[Int(elements[number + 1].range.end) - 1] | 0x20 == UInt8(ascii: "s"),
      elements[number + 1].meaning == .equipment || elements[number + 1].meaning == .plate
    {
      return
    }
    let isHung =
      next > number + 1
      || number > with + 1 && !isWord(with + 1, in: Self.one)
        && (load.value >= 10_000 || !isWord(with + 1, in: Self.the))
    guard next + 1 < elements.count,
      elements[next].kind == .comma || elements[next].kind == .colon,
      isHung || load.unit.isMass, case let reps = elements[next + 1], reps.kind == .quantity,
      reps.unit == .none, 1_000...50_000 ~= reps.value,
      names.nature(of: NameText.clean(written.bytes[range(0..<with).indices])).contains(.bodyweight)
    else { return }
    anatomy.parser.elements.removeSubrange((number + 1)...next)
    anatomy.parser.elements[number].flags.remove(.spaceBefore)
    anatomy.parser.elements[number].flags.insert(.spaceAfter)
    anatomy.parser.elements[with] = Element(
      .plus, elements[with].range, flags: [.spaceBefore])
    anatomy.parser.elements.removeSubrange((with + 1)..<number)
  }

  private static let article = WordSet("the my")
  private static let articles = WordSet("a an the one")
  private static let one = WordSet("one")
  private static let the = WordSet("the")
  private static let hanging = WordSet(
    "hanging hung attached strapped belt on vest around lb pounder me waist")

  /// The `with 2 spotters` behind sets, which counts none of them, and the `with 1 turn` of `Farmers 100
  /// 50m with 1 turn - 41s`.
  private mutating func dropCompanions(_ with: Int) -> Bool {
    let end = with + 3
    guard with > 2, end <= elements.count, elements[with - 1].isNumber,
      elements[with + 1].isBare,
      elements[with + 1].value <= 4_000, elements[with + 2].kind == .word,
      elements[with + 2].word == .plain,
      end == elements.count || elements[end].kind == .hyphen || elements[end].kind == .period
    else { return false }
    context.remarks.append(range(with..<end))
    anatomy.parser.elements.removeSubrange(with..<end)
    return true
  }
}
