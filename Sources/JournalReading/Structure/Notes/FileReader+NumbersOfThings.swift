internal import JournalSyntax

/// Food, pills, ice and plates, told in numbers as sets are: `ibuprofen 2x200, ice`, `Ate 3 x 2 egg sandwiches`,
/// `Pub. 2 x 2 pints`, `Ice 2x10 min`, `both 62s out front`.
extension FileReader {
  var tellsNumbersOfThings: Bool {
    guard elements.count > 2, elements[0].kind == .word, elements.contains(where: \.isNumber),
      tellsPillsOrMeal || countsDrinks || tellsIce || isCountOfPlates
    else { return false }
    return !namesAnyExercise
  }

  private var tellsPillsOrMeal: Bool {
    isWord(0, in: Self.pills) || isWord(0, in: Self.eating)
  }

  /// The `2 x 2 pints` behind words.
  private var countsDrinks: Bool {
    guard let number = elements.firstIndex(where: \.isNumber), number + 3 < elements.count,
      elements[number + 1].kind == .times, elements[number + 2].isBareWhole
    else { return false }
    return ((number + 3)..<elements.count).prefix(2).contains { isWord($0, in: Self.drinks) }
  }

  /// `Ice 2x10 min`, behind other words as well.
  private var tellsIce: Bool {
    elements.indices.dropLast().contains { index in
      isWord(index, in: Self.ice)
        && (index == 0 || elements[index - 1].kind == .period || elements[index - 1].kind == .comma)
        && elements[index + 1].isNumber && elements.contains { $0.unit.isTime }
    }
  }

  /// The `62s` of `both 62s`, the `10s` of `w/ 10s on`: more than one of them.
  private var isCountOfPlates: Bool {
    guard elements.count(where: \.isNumber) == 1,
      let number = elements.firstIndex(where: \.isNumber), number > 0, number + 1 < elements.count,
      elements[number].unit == .letterS || elements[number].unit == .second,
      elements[number].flags.contains(.unitGlued), elements[number + 1].kind == .word
    else { return false }
    return number == 1 && isWord(0, in: Self.both)
      || number + 2 == elements.count && isWord(number + 1, in: Self.on) && number > 3
  }

  private static let pills = WordSet(
    """
    ibuprofen ibu paracetamol aspirin advil tylenol aleve naproxen nurofen voltaren diclofenac panadol melatonin
    magnesium antibiotics ibuprofeno ibuprofène doliprane dafalgan novalgin apap ибупрофен нурофен
    """)
  private static let eating = WordSet(
    "ate drank gegessen getrunken comí bebí mangé bu jadłem съел выпил")
  private static let drinks = WordSet(
    "pint pints beer beers coffee coffees espresso espressos shots sandwich sandwiches egg eggs")
  private static let ice = WordSet("ice iced icing eis gekühlt glace hielo ghiaccio")
  private static let both = WordSet("both those these")
  private static let on = WordSet("on")
}
