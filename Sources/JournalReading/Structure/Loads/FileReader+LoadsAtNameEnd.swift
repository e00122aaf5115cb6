internal import JournalSyntax
internal import WorkoutModel

/// Loads behind a name and before words of how: `Squat 185 paused x 6`.
extension FileReader {
  /// Takes the load out of the name of sets that tell none: `Bench 90/side: 11, 9, 8`,
  /// `Leg extension 50 to failure: 18, 14, 11`.
  mutating func withoutLoadAtEnd(_ segment: Segment) -> Segment {
    let name = segment.name
    guard !segment.isNameBehind, name.count >= 2,
      let number = (context.entry == nil ? name.dropFirst() : name).suffix(5).last(where: {
        elements[$0].isNumber
      }),
      case let load = elements[number], load.kind == .quantity, load.spaceBefore,
      load.unit == .none && load.value <= 500_000 && load.value % 500 == 0,
      load.value >= (isSized(number) ? 4_000 : 20_000),
      (number + 1..<name.upperBound).allSatisfy({ tellsManner($0) }),
      number == name.lowerBound || isSized(number)
        || isName(name.lowerBound..<number),
      number + 1 == name.upperBound
        ? isTimed(above: load)
        : isCounted(below: isOfSide(number + 1) ? load.value / 4 : load.value / 2)
    else { return segment }
    if number > name.lowerBound, !isSized(number) {
      let nature = names.nature(
        of: NameText.clean(written.bytes[range(name.lowerBound..<number).indices]))
      // `Push-ups 50 to failure: 20, 18, 12` comes to fifty.
      guard nature.isDisjoint(with: [.bodyweight, .cardio, .timed]) else { return segment }
    }
    var quantity = Quantity(load)
    quantity.marks.insert(.leading)
    if number + 1 < name.upperBound,
      elements[number + 1].kind == .slash || elements[number + 1].meaning == .each
    {
      quantity.marks.insert(.each)
    }
    anatomy.parser.lead(with: quantity)
    return Segment(
      name: name.lowerBound..<number, expressions: segment.expressions, rest: segment.rest)
  }

  /// `Yoke 410 - 11.2 s`: how long it was carried.
  private func isTimed(above load: Element) -> Bool {
    load.value >= 60_000 && anatomy.parser.quantities.count == 1
      && (anatomy.parser.quantities[0].unit == .second
        || anatomy.parser.quantities[0].unit == .letterS)
  }

  /// In `Lunge 40 per leg: 20, 20` the number counts.
  private func isOfSide(_ index: Int) -> Bool {
    elements[index].kind == .slash || elements[index].meaning == .each
      || elements[index].meaning == .per
  }

  private func isCounted(below most: Int32) -> Bool {
    anatomy.parser.quantities.allSatisfy {
      $0.kind == .number && ($0.unit == .none || $0.unit == .repetition || $0.unit == .set)
        && $0.value <= most
    }
  }

  /// `Schrägbank 24er 3x9`: the dumbbells of 24 kg.
  private func isSized(_ number: Int) -> Bool {
    number + 1 < elements.count && !elements[number + 1].spaceBefore
      && isWord(number + 1, in: Self.sizes)
  }

  private static let sizes = WordSet("er")

  private func tellsManner(_ index: Int) -> Bool {
    if isSized(index - 1) { return true }
    switch elements[index].meaning {
    case .side, .each, .per, .maximum, .total: return true
    default: return elements[index].kind == .slash || isWord(index, in: Self.mannersOfLoads)
    }
  }

  private static let mannersOfLoads = WordSet(
    """
    to till til until tot paused pause pauses slow fast explosive touch go beltless belted belt
    strict controlled close wide deficit
    """)
}
