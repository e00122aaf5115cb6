internal import JournalSyntax

/// What others lift, prescribe or ask of the writer: `sean benches 100, hes new`, `Dani can bench 135 for 8`, `PT gave me: heel
/// drops 3x15`, `by xmas: bench 80 squat 100`.
extension FileReader {
  var tellsWorkOfNamed: Bool {
    liftsByName || isPrescribed || namesTimeToReach || isTableOfBestsInWords || wasMeantToBe
  }

  /// A name, and in the third person what its bearer lifts.
  private var liftsByName: Bool {
    // `Er hat 120x5 gedrückt`, `Max hat 120x5 gedrückt`.
    if isWord(1, in: Self.auxiliaries) && !isExercise(0..<1)
      && isCapital(Int(elements[0].range.start))
      || isWord(0, in: Self.thirdPersons) && isWord(1, in: Self.deedsOfOthers)
    {
      return (elements[2].isNumber || isExercise(2..<3)) && !isWord(1, in: Self.articles)
        || isWord(2, in: Self.participles)
    }
    if isWord(0, in: Self.thirdPersons),
      isWord(1, in: Self.deedsLikeLifts) || isWord(1, in: Self.presentDeeds)
    {
      return true
    }
    // `Dave: 120x5`, `Tom 120kg x 5` below an exercise of the writer's.
    if isWord(0, in: Self.firstNames), context.entry != nil || context.pendingName != nil,
      !isExercise(0..<1),
      case let number = elements[1].kind == .colon || elements[1].kind == .hyphen ? 2 : 1,
      number + 1 < elements.count, elements[number].isNumber,
      elements.contains(where: { $0.kind == .times })
    {
      return true
    }
    // `Micha: Bank 100 x 3`.
    if isWord(0, in: Self.firstNames), elements[1].kind == .colon, elements.count > 5,
      let end = endOfKnownName(2), end + 1 < elements.count, elements[end].isNumber
    {
      return true
    }
    if hasDoneByFirstName || hasDoneBySomebody || hasDoneByUnknownName { return true }
    // `a Pri fez 45kg 10`.
    if isWord(0, in: CommonWords.articles), elements[1].word == .plain, elements[1].kind == .word,
      isCapital(Int(elements[1].range.start)), isWord(2, in: Self.pastDeeds)
    {
      return !isExercise(1..<2)
    }
    guard elements[0].word == .plain, elements[0].range.count > 2, !isExercise(0..<1),
      !isWord(0, in: Self.noNames), elements[1].kind == .word, !isExercise(0..<2),
      !bytes[elements[0].range.indices].suffix(2).elementsEqual("ly".utf8)
    else { return false }
    if isWord(1, in: Self.presentDeeds) { return true }
    // `sean benches 100, hes new`: alone, `paused benches` and `block pulls` are lifts.
    if isWord(1, in: Self.deedsLikeLifts) {
      return elements.indices.dropFirst(2).contains { isWord($0, in: Self.pronouns) }
    }
    if isWord(1, in: Self.modals) { return isWord(2, in: Self.lifting) }
    guard isCapital(Int(elements[0].range.start)) else { return false }
    // `Marcus hit 500x2 on deads`.
    return isWord(1, in: Self.pastDeeds)
      || isWord(1, in: Self.pastFeats) && elements.contains { $0.kind == .times }
  }

  /// `mike did 275 for 3`, `Jess hip thrusted 100kg x 8`: whoever writes so does not mean himself.
  private var hasDoneByFirstName: Bool {
    guard isWord(0, in: Self.firstNames), !isExercise(0..<1),
      let deed = (1..<min(7, elements.count)).first(where: { isWord($0, in: Self.deedsOfNamed) }),
      deed < 4 || !isWord(deed, in: Self.did),
      elements[1..<deed].allSatisfy({ $0.kind == .word || $0.kind == .comma })
    else { return false }
    return !elements.indices.contains { isWord($0, in: Self.ownPronouns) }
  }

  /// `some dude benched 405x3 next to me`, `guy in the blue shirt does 140x5`; `buddy spotted me for 225x5` tells of the
  /// writer.
  private var hasDoneBySomebody: Bool {
    guard let person = elements.indices.prefix(2).first(where: { isWord($0, in: Self.somebody) }),
      let number = elements.firstIndex(where: \.isNumber),
      let deed = (person + 1..<max(person + 1, min(number, person + 8))).first(where: {
        isWord($0, in: Self.deedsOfNamed) || isWord($0, in: Self.pastFeats)
      }),
      elements[..<deed].allSatisfy({ $0.kind == .word || $0.kind == .comma })
    else { return false }
    return !(deed..<number).contains { isWord($0, in: Self.ownPronouns) }
  }

  /// `Tasha did 230x12 on leg press`: a word with a capital letter that is no exercise, none in the plural, and sets.
  private var hasDoneByUnknownName: Bool {
    guard elements.count > 4, elements[0].word == .plain, 3...12 ~= elements[0].range.count,
      isWord(1, in: Self.did), elements[2].isNumber, elements[3].kind == .times,
      !isWord(0, in: Self.noNames), !isExercise(0..<1),
      case let name = bytes[elements[0].range.indices],
      (name.last ?? 0) | 0x20 != UInt8(ascii: "s"),
      name.dropFirst().allSatisfy({ 0x61...0x7A ~= $0 || $0 >= 0x80 })
    else { return false }
    return isCapital(Int(elements[0].range.start))
      && !elements.indices.contains { isWord($0, in: Self.ownPronouns) }
  }

  /// The `tom did 105x5` of `bench 85x5, tom did 105x5`, and the `mike 105x5` of `bench 85x5; mike 105x5`.
  mutating func dropWorkOfNamedBehind() {
    guard elements.count > 6,
      let name = elements.indices.dropFirst(3).dropLast().first(where: { index in
        (elements[index - 1].kind == .comma || elements[index - 1].kind == .semicolon)
          && isWord(index, in: Self.firstNames)
          && (isWord(index + 1, in: Self.deedsOfNamed) || elements[index + 1].isNumber)
      }), elements[..<name].contains(where: \.isNumber),
      elements[name...].contains(where: \.isNumber),
      !elements[name...].contains(where: { $0.kind == .comma || $0.kind == .semicolon })
    else { return }
    context.remarks.append(range(name..<elements.count))
    anatomy.parser.elements.removeSubrange((name - 1)...)
    anatomy.parser.end = elements.count
  }

  /// `PT gave me: …`, `Physio exercises at home, every day - …`, `Therapist's sheet: …, every day`.
  private var isPrescribed: Bool {
    guard elements.indices.prefix(3).contains(where: { isWord($0, in: Self.healers) }) else {
      return false
    }
    return elements.indices.prefix(24).contains { isWord($0, in: Self.prescribing) }
      || elements.indices.dropLast().contains {
        isWord($0, in: CommonWords.every) && elements[$0 + 1].meaning == .day
      }
  }

  /// `by xmas: bench 80 squat 100`, `bis Weihnachten: 100 kg Bank`, `К лету: жим 100`.
  private var namesTimeToReach: Bool {
    guard isWord(0, in: Self.byThen),
      let colon = elements.prefix(5).firstIndex(where: { $0.kind == .colon }), 2...4 ~= colon,
      elements[1..<colon].allSatisfy({ $0.kind == .word || $0.isNumber }),
      elements[1..<colon].contains(where: { $0.meaning == .month })
        || (1..<colon).contains(where: { isWord($0, in: Self.seasons) })
    else { return false }
    return elements[(colon + 1)...].contains(where: \.isNumber)
  }

  /// `Best in the gym: squat 170, bench 125`, `今年のベスト BP65*4 / SQ85*5`: a number for each of several lifts.
  private var isTableOfBestsInWords: Bool {
    guard
      isWord(0, in: GymWords.bests) || elements[0].meaning == .record || isWord(0, in: Self.best),
      let colon = elements.prefix(8).firstIndex(where: { $0.kind == .colon }), colon > 2,
      elements[1..<colon].allSatisfy({ $0.kind == .word }),
      !elements[..<colon].contains(where: { $0.meaning == .set || $0.meaning == .time })
    else { return false }
    var (lifts, numbers) = (0, 0)
    for index in (colon + 1)..<elements.count where elements[index].isNumber {
      numbers += 1
      if elements[index - 1].kind == .word { lifts += 1 }
    }
    return lifts > 1 && numbers <= lifts * 2
  }

  /// `was going to lift (trap bar 3x5 @ 200) but …`, `supposed to bench 5x5, slept instead`.
  private var wasMeantToBe: Bool {
    guard
      let meant = elements.indices.prefix(8).dropLast().first(where: {
        isWord($0, in: Self.meant) && isWord($0 + 1, in: Self.infinitives)
      }), !elements[..<meant].contains(where: \.isNumber),
      !elements.indices.contains(where: { isWord($0, in: CommonWords.did) })
    else { return false }
    return elements.indices.dropFirst(meant + 2).contains { isWord($0, in: Self.buts) }
  }

  private static let meant = WordSet("going supposed meant wanted planned hoping")
  private static let infinitives = WordSet("to")
  private static let buts = WordSet("but instead couldn't couldnt didn't didnt however")

  /// Those that no workout of a gym is called by.
  private static let firstNames = WordSet(
    """
    mike michael dave david john johnny james jim jimmy bob rob robert bill joe joey josh chris matt mark marcus luke paul peter
    pete steve steven stephen scott brian kevin kyle ryan tyler tyrone brandon justin jason jake jacob nick nate nathan sam ben dan
    danny daniel tom tommy tim tony greg eric erik adam alex andrew andy aaron sean shaun connor derek doug ed eddie frank fred gary
    george harry henry ian ivan jeff jerry jordan keith ken larry leo lewis liam logan mitch neil noah oliver omar oscar owen pat
    patrick phil raj ray rick ricky ron ross simon stan stu ted terry trevor victor vince walter zach zack
    jess jessica jen jenny emma emily sarah sara anna hannah kate katie lauren laura lisa megan meg molly nicole olivia rachel
    серега серёга сережа серёжа саша дима леха лёха миша вова андрей паша витя коля женя игорь олег рома максим
    malte micha jonas lukas felix moritz lena jana beto pepe juan carlos luis jorge miguel pedro javi memo joão
    tobi pedro marc luca paulo andré stefan klaus hans julien pierre marco andrea giulia matteo
    tomek marek piotrek kuba wojtek krzysiek bartek ahmet mehmet mustafa emre murat
    rebecca becky sophie steph stephanie tara tina vicky zoe amy ashley beth brooke carla claire chloe dani ella erin gemma heather
    """)
  private static let deedsOfNamed = WordSet(
    """
    did does hit hits got gets pulled pulls benched squatted deadlifted repped pressed lifted lifts made failed missed cleaned snatched
    curled thrusted rowed ran doubled tripled uses used benches squats deadlifts presses inclined inclines
    hat hizo hace levantó fez levantou zrobił wycisnął cisnął podniósł встал пожал сделал присел потянул поднял взял yaptı
    kaldırdı bastı
    """)
  private static let did = WordSet("did does got gets")
  private static let somebody = WordSet(
    "dude guy kid bro girl lady someone somebody teenager stranger grandpa grandma typ mec gars tipo chico chica"
  )
  private static let ownPronouns = WordSet("me my i us we our i'm im")

  private static let presentDeeds = WordSet(
    """
    does makes gets hits wins macht drückt beugt hebt stemmt faz hace levanta
    solleva robi wyciska podnosi жмёт жмет тянет приседает делает
    """)
  private static let deedsLikeLifts = WordSet("benches deadlifts lifts pulls pushes presses squats")
  private static let pronouns = WordSet("he hes he's his him she shes she's her they")
  private static let pastDeeds = WordSet(
    """
    wycisnął wycisnęła podniósł podniosła pociągnął zrobił zrobiła körde lyfte drog tog løftet kjørte tok levantó hizo sacó levantou
    fez drückte beugte hob zog machte schaffte stemmte aventó присел пожал потянул deed deadliftade
    """)
  private static let thirdPersons = WordSet(
    "er sie il elle él ella он она lui lei hij zij han hon he she")
  private static let auxiliaries = WordSet("hat a ha hizo deed tog")
  private static let deedsOfOthers = WordSet("hat a ha hizo deed tog did does hace fez faz made")
  private static let articles = WordSet("a")
  private static let participles = WordSet("fait fatto hecho gedrückt gemacht sollevato")
  private static let pastFeats = WordSet(
    "hit pulled pressed benched squatted deadlifted repped")
  private static let modals = WordSet("can could kann puede consegue pode może может")
  private static let lifting = WordSet(
    "bench squat deadlift press lift pull do row curl clean snatch")
  private static let noNames = WordSet(
    """
    morning afternoon evening night noon tonight yesterday someone nobody everyone
    then after before which who sets reps belt top heavy light first last also just still never raw paused almost only even later again too
    this that which what knee back shoulder elbow body gym bar coach weight trainer sleep wrist hip it he she heute dann danach
    jetzt hoy luego hoje depois dziś potem idag sen then today now finally everything nothing
    """)
  private static let healers = WordSet(
    """
    pt physio physiotherapist physiotherapeut physiotherapeutin therapist therapist's doctor doc chiro chiropractor kiné kine fisio
    fisioterapeuta fisioterapista fizjo fizjoterapeuta физио физиотерапевт реабилитолог sjukgymnast fysio fysioterapeut 물리치료 理学療法
    """)
  private static let prescribing = WordSet(
    """
    gave prescribed sheet exercises homework says said told wants daily assigned programme program twice rezept übungen täglich
    exercices prescrit prescrits ejercicios diario exercícios diariamente esercizi ćwiczenia zalecił codziennie упражнения назначил
    """)
  private static let byThen = WordSet(
    "by until till before bis jusqu para antes entro per do к до до")
  private static let seasons = WordSet(
    """
    xmas christmas summer spring autumn fall winter easter thanksgiving weihnachten sommer ostern noël noel été navidad verano natal
    verão natale estate świąt lata лету весне осени зиме зиму лета newyear
    """)
  private static let best = WordSet("best bests beste bestes mejores meilleurs лучшее Лучшее")
}

/// What was eaten and drunk, and appointments told as times: `2 coffees, 250g chicken`, `Physio Thurs 10.30`.
extension FileReader {
  var tellsMealOrTimeOfDay: Bool {
    tellsMeal || tellsTimeBehindWeekday || tellsNumbersOfThings || isTitleOfBook
  }

  private var tellsMeal: Bool {
    guard 2...20 ~= elements.count,
      !elements.contains(where: { $0.kind == .times || $0.kind == .at || $0.unit == .set }),
      dates.date(at: 0) == nil
    else { return false }
    let meals = elements.indices.count {
      isWord($0, in: Self.meals) || elements[$0].meaning == .food
    }
    return meals > 1 && !namesAnyExercise
  }

  private var tellsTimeBehindWeekday: Bool {
    guard 3...8 ~= elements.count, let time = elements.firstIndex(where: \.isNumber), time > 1,
      elements.count(where: \.isNumber) == 1, elements[time].isBare,
      elements[time - 1].meaning == .weekday || elements[time - 1].meaning == .at,
      elements[..<time].contains(where: { $0.meaning == .weekday }),
      elements[time].flags.contains(.fraction), 1_000..<23_000 ~= elements[time].value,
      case let text = bytes[elements[time].range.indices], text.count > 3,
      text[text.endIndex - 3] == Byte.period,
      [0, 15, 30, 45].contains(text.suffix(2).valueOfDigits)
    else { return false }
    return !namesAnyExercise
  }

  private static let meals = WordSet(
    """
    coffee coffees espresso beer beers wine egg eggs chicken protein rice oats shake shakes scoop scoops creatine steak pasta pizza
    banana bananas toast yogurt yoghurt skyr kaffee bier eier hähnchen reis haferflocken café cafés bière oeufs poulet cervezas huevos
    pollo arroz ovos frango uova riso kawa piwo jajka kurczak ryż кофе пиво яйца курица гречка творог
    """)
}
