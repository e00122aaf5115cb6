/// The catalog's data: a line for each exercise, and a line for its names in each language.
///
/// An exercise's line has five columns, the last of which may be missing:
///
///     name | equipment [fraction of the bodyweight] | [cardio] effort | muscles | aliases
///
/// `chest, shoulders/2` is chest directly and shoulders indirectly; `-` is no muscle. A line of
/// names is `canonical name = alias, alias`. An alias stands here only when it means that one
/// exercise to any lifter who reads its language.
enum CatalogTable {
  static let exercises: [String] = [
    presses, pulls, legs, hinges, arms, shouldersAndChest, olympicAndStrongman, coreAndSkills,
    cardioAndStretches,
  ]

  static let names: [String] = [
    german, french, spanish, portuguese, italian, dutch, russian, chinese, japanese, korean,
    nordic, finnish, polish, ukrainian, czech, hungarian, turkish, southAsian,
  ]
}
