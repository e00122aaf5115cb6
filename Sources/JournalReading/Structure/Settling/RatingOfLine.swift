internal import JournalSyntax

/// How hard the sets of a line were, and what was rested between them, told once for them: the `RPE 8` of
/// `82.5, 8 reps, RPE 8` and the `rest 2 min` of `3 sets, 10 reps, 60 rest 2 min`.
struct RatingOfLine {
  let lineIndex: Int
  /// How many sets and drafts of the file stood above.
  let setsBefore: Int
  var ratings: [(place: ByteRange, value: Int32, isReserve: Bool)] = []
  /// In thousandths of seconds.
  var rest: (place: ByteRange, value: Int32)?
}

/// Takes them off the line before it is read, wherever they stand: without them the numbers are read as in
/// a line that tells none.
extension FileReader {
  mutating func settleRatingOfLine() {
    guard context.section == .training, elements[0].kind != .pipe, !elements[0].isRatingWord,
      !isRowOfCells, !tellsFields
    else { return }
    var told = RatingOfLine(
      lineIndex: context.lineIndex, setsBefore: file.drafts.count + file.sets.count)
    let ratings = ratings
    told.ratings = ratings.map {
      (range($0.all), elements[$0.value].value, $0.isReserve)
    }
    for rating in ratings.reversed() { takeOff(rating.all) }
    if let (phrase, seconds) = onlyRest {
      told.rest = (range(phrase), seconds)
      takeOff(phrase)
    }
    if told.rest != nil || !told.ratings.isEmpty { context.ratingOfLine = told }
  }

  /// Gives them to the expression that they stand behind, or to the first of the line.
  mutating func completeRating(_ attributes: inout Attributes, _ index: Int) {
    guard let told = context.ratingOfLine, told.lineIndex == context.lineIndex else { return }
    let next = anatomy.parser.expressions[safe: index + 1]?.range.start ?? .max
    let isRated = !attributes.rpe.isEmpty || attributes.rir != nil
    while let rating = context.ratingOfLine?.ratings.first, rating.place.start < next {
      context.ratingOfLine?.ratings.removeFirst()
      if isRated { continue }
      if rating.isReserve {
        attributes.rir = rating.value
      } else {
        attributes.rpe.append(rating.value)
      }
    }
    if let rest = told.rest, rest.place.start < next {
      context.ratingOfLine?.rest = nil
      attributes.rest = attributes.rest ?? rest.value
    }
  }

  /// Says what no set of its line took, as the `@8` of `Curl + skullcrusher 60/50 12+10 3 sets @8`.
  mutating func findRatingLeft() {
    guard let told = context.ratingOfLine else { return }
    context.ratingOfLine = nil
    guard file.drafts.count + file.sets.count > told.setsBefore else { return }
    for rating in told.ratings { file.diagnostics.append(.unreadRest(at: place(rating.place))) }
    if let rest = told.rest { file.diagnostics.append(.unreadRest(at: place(rest.place))) }
  }

  // MARK: Ratings

  private typealias Rating = (all: Range<Int>, value: Int, isReserve: Bool)

  /// The ratings of a line, unless one of them is unclear, or not of a set with numbers of its own.
  private var ratings: [Rating] {
    var all: [Rating] = []
    for index in elements.indices {
      let element = elements[index]
      guard element.kind == .at || element.isRatingWord else { continue }
      if element.kind == .at,
        elements[safe: index + 1]?.isRatingWord == true
          || elements[safe: index + 2]?.isRatingWord == true && elements[index + 1].isBare
      {
        continue
      }
      let rating = element.kind == .at ? ratingBehindSign(index) : ratingAtWord(index)
      // The sign before a load: `3x5 @ 100 kg RPE 8`.
      if rating == nil, element.kind == .at, isNoRating(index + 1) { continue }
      guard let rating, isWholeRating(rating) else { return [] }
      // `9 RIR 2, 8 RIR 1`, `100x5 @8 x5 @9`.
      if let last = all.last,
        elements[last.all.upperBound..<rating.all.lowerBound].count(where: \.isNumber) < 2
      {
        return []
      }
      all.append(rating)
    }
    if all.allSatisfy({ isUsual($0.all) }) { return [] }
    if all.count > 1, all.contains(where: { standsBeforeLoad($0) }) { return [] }
    return hasOneExercise(besides: all.map(\.all)) ? all : []
  }

  /// `5 RPE 8 140, 5 RPE 9 150`: only the rating parts the reps from the load.
  private func standsBeforeLoad(_ rating: Rating) -> Bool {
    let (start, end) = (rating.all.lowerBound, rating.all.upperBound)
    return elements[start - 1].isBareWhole && elements[safe: end]?.isNumber == true
      && (start < 2 || elements[start - 2].kind == .word || elements[start - 2].kind == .comma)
  }

  /// `@ 60 kg`, `@ 100`.
  private func isNoRating(_ index: Int) -> Bool {
    guard let number = elements[safe: index], number.isNumber else { return false }
    return number.unit.isMass || number.isBare && number.value >= 20_000
  }

  /// `RPE 8`, `@RPE: 8`, `2 RIR`, `@ 2 RIR`.
  private func ratingAtWord(_ word: Int) -> Rating? {
    let isReserve = elements[word].meaning == .rir
    let number = elements[safe: word + 1]?.kind == .colon ? word + 2 : word + 1
    // `9 RIR 2`, and the 2 of `3x10 2 RIR 60 kg` and `5 2 RIR 3x10`.
    let isBehind =
      isRatingNumber(number) && elements[safe: number + 1]?.kind != .times
      || isRatingNumber(number) && !isRatingNumber(word - 1)
    let first = isBehind ? word : word - 1
    guard isBehind || isRatingNumber(word - 1) && !isPartOfOther(word - 1) else { return nil }
    let start = first > 0 && elements[first - 1].kind == .at ? first - 1 : first
    return (start..<((isBehind ? number : word) + 1), isBehind ? number : first, isReserve)
  }

  /// The 3 of `2-3 RIR`, and a factor.
  private func isPartOfOther(_ number: Int) -> Bool {
    guard let mark = elements[safe: number - 1] else { return false }
    switch mark.kind {
    case .times: return true
    case .hyphen, .slash, .tilde, .comma:
      return !mark.spaceBefore && !mark.spaceAfter && elements[safe: number - 2]?.isNumber == true
    default: return false
    }
  }

  /// The `@8` of a set whose load is told.
  private func ratingBehindSign(_ sign: Int) -> Rating? {
    let number = sign + 1
    guard isRatingNumber(number), elements[number].value >= 5_000,
      elements[number].value % 500 == 0, sign > 0
    else { return nil }
    let tellsLoad = elements.indices.contains { index in
      index != number && elements[index].kind == .quantity
        && (elements[index].unit.isMass
          || elements[index].unit == .none
            && (elements[index].value >= 40_000
              || elements[index].value >= 20_000 && elements[index].flags.contains(.fraction)))
    }
    guard tellsLoad || tellsOwnWeightOrWay else { return nil }
    // `5@60, 5@8`.
    if elements[sign - 1].isNumber, sign > 1, elements[sign - 2].kind == .comma,
      elements[..<sign].indices.contains(where: { elements[$0].kind == .at && isNoRating($0 + 1) })
    {
      return nil
    }
    // `100@8, 110x5` tells eight reps; `100 @8 3x5` none.
    let isEnclosed = elements[sign - 1].kind == .openParenthesis
    let before = isEnclosed ? sign - 2 : sign - 1
    let behind = isEnclosed ? number + 2 : number + 1
    guard before >= 0 else { return nil }
    if !isEnclosed, elements[safe: behind]?.kind == .times { return nil }
    let startsGroup =
      before == 0 || !elements[before].isNumber || elements[before].unit.isMass
      || elements[before - 1].kind == .word
    // `@8: 3x10 @ 60 kg`.
    let work = elements[safe: behind]?.kind == .colon ? behind + 1 : behind
    let tellsWork =
      elements[safe: work]?.isBare == true && elements[safe: work + 1]?.kind == .times
      || isEnclosed && elements[safe: behind]?.kind == .times
    let endsWork = elements[..<max(before, 0)].contains { $0.kind == .times || $0.unit == .set }
    return startsGroup && !tellsWork && !endsWork
      ? nil : (sign..<(number + 1), number, false)
  }

  /// `3x8 BW @8`, `5 km, 25:30 @8`: no load stands behind the sign.
  private var tellsOwnWeightOrWay: Bool {
    elements.contains { $0.meaning == .bodyweight }
      || elements.contains { $0.unit.isLength } && elements.contains { $0.kind == .clock }
  }

  func isRatingNumber(_ index: Int) -> Bool {
    guard let number = elements[safe: index] else { return false }
    return number.isBare && number.value <= 10_000
  }

  /// Neither a range nor a list of ratings, `RPE 8-9`, `RPE 7/8/9`, nor in the middle of a remark.
  private func isWholeRating(_ rating: Rating) -> Bool {
    let (start, end) = (rating.all.lowerBound, rating.all.upperBound)
    guard start > 0 else { return false }
    if let mark = elements[safe: end], elements[safe: end + 1]?.isNumber == true {
      switch mark.kind {
      case .slash, .hyphen, .tilde, .plus:
        if isRatingNumber(end + 1), !mark.spaceBefore { return false }
      case .comma:
        // `RPE 8, 3/3 @ 150 kg RPE 9` tells the next sets.
        if isRatingNumber(end + 1), elements[safe: end + 2]?.kind != .times,
          elements[safe: end + 2]?.kind != .slash
        {
          return false
        }
      default: break
      }
    }
    // `5 @7 3:00` and `5 @8 = 180` tell the rest and the load, `3x5 @7 7 7.5` a rating of each set.
    if elements[safe: end]?.kind == .equals { return false }
    // `Run 5 km RPE 6 25:30` tells how long it took.
    if elements[safe: end]?.kind == .clock, !elements[start - 1].unit.isLength { return false }
    if isRatingNumber(end), elements[safe: end + 1]?.kind != .times { return false }
    // `3x5 @7 -> 120x5` asks for so much.
    if elements[safe: end]?.kind == .arrow || elements[safe: end + 1]?.kind == .arrow,
      elements[end...].contains(where: \.isNumber)
    {
      return false
    }
    if elements[safe: end]?.kind == .plus || elements[safe: end]?.isRatingWord == true {
      return false
    }
    // `60 kg 8 @8 7 @8.5`: several sets in a row.
    let isOpened = elements[..<start].last { $0.kind.isParenthesis }?.kind == .openParenthesis
    let isClosed = elements[safe: end]?.kind == .closeParenthesis
    return isOpened == isClosed && (!isOpened || elements[start - 1].kind == .openParenthesis)
  }

  /// `weight: 100, reps: 5, rpe: 8`; the first colon of `Bench: 60 kg: 8, 8 rest: 90s` stands behind a name.
  private var tellsFields: Bool {
    // `weight 12, reps 10, rir 2`.
    if elements.indices.dropLast().contains(where: {
      elements[$0].meaning == .weight && elements[$0 + 1].isBare
    }) {
      return true
    }
    // The colon of `Leg curl: 2x12 @ 95 RPE: 8`.
    let name = elements.firstIndex { $0.kind != .word } ?? 0
    let first = name > 1 && elements[name].kind == .colon && isExercise(0..<name) ? name + 1 : 2
    return elements.indices.dropFirst(first).count { index in
      // `15 reps:: 8`: the scanner takes the word for a unit.
      elements[index].kind == .colon
        && (elements[index - 1].kind == .word || elements[index - 1].unit == .repetition
          || elements[index - 1].unit == .set)
        && elements[index - 1].meaning != .rest
        && !elements[index].spaceBefore
        && (elements[safe: index + 1]?.isNumber == true
          || elements[safe: index + 1]?.kind == .colon)
    } > 1
  }

  /// No name stands between the other numbers of the line, and they are two or more.
  func hasOneExercise(besides phrases: [Range<Int>]) -> Bool {
    func isOutside(_ index: Int) -> Bool { !phrases.contains { $0.contains(index) } }
    // The 1 of `A1. Row 105 kg, 3x10 @8` numbers the exercise.
    let numbers = elements.indices.dropFirst(behindSetLabel).filter {
      elements[$0].isNumber && isOutside($0)
    }
    guard numbers.count > 1, let first = numbers.first, let last = numbers.last else {
      return false
    }
    return !(first..<last).contains { index in
      elements[index].kind == .word && elements[index].word == .plain
        && elements[index].range.count > 2 && isOutside(index)
    } && !elements[..<first].contains { $0.meaning == .next || $0.meaning == .goal }
  }

  // MARK: Taking off

  /// Removes the phrase, the parentheses around it, and the mark that parted it from the sets.
  private mutating func takeOff(_ phrase: Range<Int>) {
    var (start, end) = (phrase.lowerBound, phrase.upperBound)
    if elements[start - 1].kind == .openParenthesis, elements[safe: end]?.kind == .closeParenthesis
    {
      (start, end) = (start - 1, end + 1)
    }
    // `3x10 with 2 min rest`, `3x5 at RPE 8`.
    if start > 1, elements[start - 1].kind == .word,
      elements[start - 1].meaning == .with || elements[start - 1].meaning == .at
    {
      start -= 1
    }
    // `100 kg, RPE 8: 3x5` keeps its colon.
    let isLast = end == elements.count || endsPart(end)
    if isLast, start > 1, endsPart(start - 1) { start -= 1 }
    anatomy.parser.elements.removeSubrange(start..<end)
    if start > 0 { anatomy.parser.elements[start - 1].flags.insert(.spaceAfter) }
    if start < elements.count { anatomy.parser.elements[start].flags.insert(.spaceBefore) }
  }

  private func endsPart(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .semicolon: true
    case .hyphen: elements[index].spaceBefore && elements[index].spaceAfter
    default: false
    }
  }
}

extension Element {
  var isRatingWord: Bool { meaning == .rpe || meaning == .rir }
}

extension Element.Kind {
  fileprivate var isParenthesis: Bool { self == .openParenthesis || self == .closeParenthesis }
}
