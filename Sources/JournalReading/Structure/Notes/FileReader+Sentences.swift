internal import JournalSyntax

/// Sentences: what somebody tells of a day, and the sets that one reports.
extension FileReader {
  /// `Leg press: mostly I skip it, but today I did 3 sets of 10 with 245 lb`: the name before the mark
  /// has the sets that the sentence reports, when they are told in full.
  func reported(_ segment: Segment) -> Segment {
    guard !segment.isNameBehind, !segment.name.isEmpty,
      isWord(segment.expressions.lowerBound - 1, in: Self.reports),
      let expression = anatomy.parser.expressions.first, expression.terms.count > 1,
      anatomy.parser.quantities.contains(where: { $0.unit.isMass }),
      anatomy.parser.quantities.contains(where: { $0.unit == .set }),
      let mark = segment.name.prefix(7).first(where: {
        elements[$0].kind == .colon || elements[$0].kind == .hyphen && elements[$0].spaceBefore
      }), mark > segment.name.lowerBound
    else { return segment }
    let name = segment.name.lowerBound..<mark
    guard isName(name) || ExerciseNames.isMovement(text(elements[mark - 1].range)) else {
      return segment
    }
    var segment = segment
    segment.name = name
    return segment
  }

  /// Words of a report behind the name of an exercise and a colon.
  func isReportWord(_ index: Int) -> Bool {
    isDeterminer(index) || isWord(index, in: Self.reports) || isWord(index, in: Self.judgements)
  }

  private static let judgements = WordSet("easy hard solid smooth tough great just only then")

  private static let reports = WordSet(
    "did got hit managed made finished completed")

  /// `When all is said and done I finished 13,737/80,281`, `Since I did 20 miles, I rested today`,
  /// `Instead of rowing 6,000 m as I have for weeks, I went for a walk`.
  func isToldOfSomebody(_ segment: Segment) -> Bool {
    // Endless lines stay linear.
    guard elements.count <= 400 else { return false }
    let words = segment.name.count(where: { elements[$0].kind == .word })
    guard words >= 5 || isLongSentence else { return false }
    if segment.name.dropFirst().contains(where: { isPronoun($0) }) { return true }
    return isLongSentence && segment.rest.contains(where: { isPronoun($0) })
      && names.nature(of: NameText.clean(written.bytes[range(segment.name).indices])).isOrdinary
  }

  /// `Tonight I am going to do 3x5x115 squats`: what somebody means to do.
  func isIntent(_ segment: Segment) -> Bool {
    guard segment.name.count >= 3, !segment.isNameBehind else { return false }
    return segment.name.dropFirst().contains { isWord($0, in: Self.intents) && isPronoun($0 - 1) }
      || segment.name.dropFirst(2).contains { isWord($0, in: Self.going) && isPronoun($0 - 2) }
  }

  private static let intents = WordSet("will gonna plan want hope should")

  private static let going = WordSet("going planning hoping")

  /// `I failed at 50s, then dropped to 47.5s again`: pairs of dumbbells in a story, and no seconds.
  func isSlangInSentence(_ segment: Segment) -> Bool {
    let first = segment.expressions.lowerBound
    guard !segment.isNameBehind, segment.name.count >= 3, elements[first].unit == .letterS,
      elements[first].flags.contains(.unitGlued), elements[first].value % 2_500 == 0,
      elements[first - 1].meaning == .at || elements[first - 1].meaning == .with,
      anatomy.parser.quantities.allSatisfy({ $0.unit == .letterS })
    else { return false }
    return elements.count(where: { $0.kind == .word }) >= 5 && !isName(segment.name)
  }

  /// `that's about 1 rep every 45 s`: how fast somebody was.
  func isRate(_ segment: Segment) -> Bool {
    let next = segment.rest.lowerBound
    return anatomy.parser.quantities.count == 1 && next + 1 < segment.rest.upperBound
      && anatomy.parser.quantities[0].unit == .repetition && !segment.isNameBehind
      && isWord(next, in: Self.every) && elements[next + 1].isNumber
      && (elements[next + 1].unit.isTime || elements[next + 1].unit == .letterS)
      && !segment.name.isEmpty && !isName(segment.name)
  }

  private static let every = WordSet("every")

  /// `Work up to the heaviest set of 3 presses that you can do`: what a coach asks for.
  func isInstruction(_ segment: Segment) -> Bool {
    guard anatomy.parser.quantities.count == 1, segment.name.count >= 4, isLongSentence,
      anatomy.parser.quantities[0].unit == .none || anatomy.parser.quantities[0].unit == .repetition
    else { return false }
    return segment.rest.dropFirst().contains {
      isWord($0, in: Self.able) && isWord($0 - 1, in: Self.you)
    }
  }

  private static let able = WordSet("can")
  private static let you = WordSet("you")

  /// `One set and I knew I should pack it up`.
  func isSetOfStory(_ segment: Segment) -> Bool {
    guard anatomy.parser.quantities.count == 1, isLongSentence,
      case let unit = anatomy.parser.quantities[0].unit, unit == .set || unit == .round
    else { return false }
    // `In between the last 6 sets of the two above I did some squats`.
    if !segment.name.isEmpty, !segment.isNameBehind {
      return segment.rest.count(where: { elements[$0].kind == .word }) >= 6
        && !isName(segment.name) && !ExerciseNames.isMovement(text(range(segment.name)))
    }
    guard unit == .set else { return false }
    return segment.name.contains { isPronoun($0) } || segment.rest.contains { isPronoun($0) }
  }

  /// Numbers that no sign joins, and no loads or reps among them.
  var tellsNoLoad: Bool {
    anatomy.parser.expressions.allSatisfy { $0.terms.count == 1 }
      && anatomy.parser.quantities.allSatisfy {
        $0.kind == .number && !$0.unit.isMass && $0.unit != .repetition && $0.unit != .set
      }
  }

  /// `Yep, 4 reps where five were asked for`, `nonostante l'idea delle 3 reps a 150`: reps that are
  /// talked of behind words that name no exercise.
  func isTalkOfReps(_ segment: Segment) -> Bool {
    guard anatomy.parser.quantities.count == 1, anatomy.parser.quantities[0].unit == .repetition,
      case let last = segment.name.upperBound - 1, !isName(segment.name)
    else { return false }
    if elements[last].kind == .comma {
      return segment.name.count == 2
        && segment.rest.prefix(5).count(where: { elements[$0].kind == .word }) == 5
    }
    return segment.name.count >= 4 && isWord(last, in: Self.articles)
  }

  private static let articles = WordSet(
    "the these those delle dei degli las los les der die das den de dos")

  func isDeterminer(_ index: Int) -> Bool {
    elements[index].kind == .word
      && Self.determiners.contains(bytes[elements[index].range.indices])
  }

  /// `My bar weighs 45 lb`, `Capped my top set at 8 reps`: of what is the writer's own, when no word of
  /// it is a lift as in `Worked up on my squat to 140 kg`.
  func isOfOwnThings(_ segment: Segment) -> Bool {
    // `The yoke weighs 80 kg`.
    if endsWithVerb(segment.name) { return true }
    guard segment.name.count >= 3,
      let own = segment.name.first(where: { isWord($0, in: Self.own) }),
      anatomy.parser.expressions.allSatisfy({ $0.terms.count == 1 })
        || own > segment.name.lowerBound
          && segment.name.contains(where: { elements[$0].meaning == .set }),
      anatomy.parser.quantities.allSatisfy({
        $0.unit.isMass || $0.unit == .none || $0.unit == .repetition
      })
    else { return false }
    return !segment.name.contains { index in
      elements[index].kind == .word && isExercise(index..<(index + 1))
    } && !isName(segment.name)
  }

  private static let own = WordSet("my")

  /// `My sets were:`: what stands below is told of the exercise above.
  func endsWithVerb(_ indices: Range<Int>) -> Bool {
    guard let last = indices.last(where: { elements[$0].kind == .word }),
      last > indices.lowerBound
    else { return false }
    return isWord(last, in: Self.verbs)
  }

  private static let verbs = WordSet("were weighs")

  /// A long sentence with a number here and there.
  var isTalk: Bool {
    isLongSentence
      && elements.count(where: \.isNumber) * 4 <= elements.count(where: { $0.kind == .word })
  }

  var isLongSentence: Bool { elements.count(where: { $0.kind == .word }) >= 12 }

  private static let determiners = WordSet(
    "the this that these those today our")

  func isPronoun(_ index: Int) -> Bool {
    elements[index].kind == .word
      && Self.pronouns.contains(bytes[elements[index].range.indices])
  }

  /// `Repeat x 4`: the exercises above.
  func isRepetition(_ index: Int) -> Bool {
    isWord(index, in: Self.repetition)
  }

  private static let repetition = WordSet("repeat")

  private static let pronouns = WordSet(
    "i we he she they you me us my men women ich wir er sie je nous il elle yo nosotros eu nós io noi ik jag jeg vi я мы он"
  )
}
