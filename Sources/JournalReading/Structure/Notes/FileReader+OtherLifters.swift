internal import JournalSyntax

/// What somebody else lifted.
extension FileReader {
  /// `My friend took 105 kg x 2`; `My partner had me do 3x10` tells of the writer.
  func isOfOtherLifter(_ segment: Segment) -> Bool {
    if isOfNamedLifter(segment) || !isASCII && isOfPartnerInScript(segment) { return true }
    if isOwnersFriend(segment) { return true }
    let first = segment.name.lowerBound
    guard segment.name.count == 3, !segment.isNameBehind, isWord(first, in: Self.owners),
      isWord(first + 1, in: Self.people)
    else { return false }
    return isWord(first + 2, in: Self.deeds)
      && !segment.rest.contains { isWord($0, in: Self.own) }
  }

  /// `mels did 60 x 5 next to me`, `Young Tom went 95/120`.
  var tellsOfNeighbour: Bool {
    guard elements.count > 3, elements[0].kind == .word,
      !isWord(0, in: CommonWords.pronounsOfOwn), !isExercise(0..<1),
      let number = elements.prefix(6).firstIndex(where: \.isNumber), number > 1,
      (1..<number).contains(where: { isWord($0, in: Self.deedsOfNeighbour) })
    else { return false }
    if number == 3, isWord(0, in: Self.ages), isCapital(Int(elements[1].range.start)) {
      return true
    }
    return (number..<elements.count).dropLast().contains { index in
      isWord(index, in: Self.besides) && isWord(index + 1, in: Self.ofMe)
        || isWord(index, in: Self.next) && isWord(index + 1, in: Self.toMe)
          && index + 2 < elements.count && isWord(index + 2, in: Self.ofMe)
    }
  }

  private static let deedsOfNeighbour = WordSet("went", deedsOfVisitors, feats)
  private static let ages = WordSet("young old big little wee")
  private static let besides = WordSet("beside opposite behind near")
  private static let next = WordSet("next")
  private static let toMe = WordSet("to")
  private static let ofMe = WordSet("me us")

  /// `mi hermano 100x5`, `il mio amico 120x3`, `mein Kumpel hat 140x1`: somebody of the writer's, and at most a verb.
  private func isOwnersFriend(_ segment: Segment) -> Bool {
    guard 2...5 ~= segment.name.count, !segment.isNameBehind, let start = segment.name.first,
      case let owner = isWord(start, in: CommonWords.articles) ? start + 1 : start,
      owner + 1 < segment.name.upperBound, isWord(owner, in: Self.ownersAbroad),
      isWord(owner + 1, in: Self.friendsAbroad)
    else { return false }
    return !segment.name.contains { isWord($0, in: Self.own) || isExercise($0..<($0 + 1)) }
  }

  private static let ownersAbroad = WordSet(
    "mi mis mein meine meu minha mio mia mon ma mój moja moj mijn min mitt мой моя мій моя můj")
  private static let friendsAbroad = WordSet(
    """
    hermano hermana amigo amiga primo prima padre papá novio novia esposa marido compañero compañera compa cuate entrenador
    kumpel freund freundin bruder schwester vater frau mann sohn tochter partner trainingspartner kollege trainer
    irmão irmã pai namorado namorada marido esposa parceiro parceira colega treinador
    amico amica fratello sorella moglie marito ragazzo ragazza socio compagno allenatore
    pote copain copine ami frère frérot sœur soeur femme mari fils père collègue
    kolega kumpel brat siostra żona mąż tata syn dziewczyna chłopak trener
    vriend vriendin broer zus maat kompis vän bror syster far pappa
    друг подруга брат сестра жена муж папа сын напарник тренер кореш товарищ
    """)

  /// `Mike benched 120x3`, `Серёга, кстати, пожал 120 на 3`, `Друг сделал 150х5`: who did it stands before the
  /// word for it, and it was not the writer.
  private func isOfNamedLifter(_ segment: Segment) -> Bool {
    guard 2...5 ~= segment.name.count, !segment.isNameBehind, let start = segment.name.first,
      // `el Beto metió 225x3`.
      case let first = segment.name.count > 2 && isWord(start, in: CommonWords.articles)
        ? start + 1 : start,
      let last = segment.name.last, elements[first].kind == .word, elements[last].kind == .word,
      segment.name.dropFirst().dropLast().allSatisfy({
        elements[$0].kind == .comma || elements[$0].kind == .word && elements[$0].word == .plain
      }),
      !segment.name.contains(where: { isWord($0, in: Self.own) })
    else { return false }
    // `he benched 110`.
    if isWord(first, in: Self.others), isWord(last, in: Self.lifts) { return true }
    if isWord(first, in: Self.companions) {
      return isWord(last, in: Self.lifts) || isWord(last, in: Self.feats)
    }
    // `SSG Ortiz got 315 for a triple`, `jake curled the 40s for 6`.
    if isWord(last, in: Self.lifts) || isWord(last, in: Self.article)
      || isWord(last - 1, in: Self.doing),
      segment.name.count > 2 || isWord(last, in: Self.lifts),
      let verb = segment.name.dropFirst().first(where: {
        isWord($0, in: Self.lifts) || isWord($0, in: Self.deedsOfNamed)
      }), verb >= last - 1, isPerson(first..<verb)
    {
      return true
    }
    if isWord(last, in: Self.deedsOfNamed), isTitledPerson(first..<last) { return true }
    // `Jess hit 80 for a double`.
    if isWord(last, in: Self.feats), isPerson(first..<last),
      isCapital(Int(elements[first].range.start))
    {
      return true
    }
    return isWord(last, in: Self.lifts) && mayBeName(first)
      && !isExercise(first..<(first + 1)) && !isExercise(first..<last)
  }

  /// One word that names no exercise and says neither when nor how, in any letters: `jake curled`.
  private func isPerson(_ words: Range<Int>) -> Bool {
    words.count == 1 && elements[words.lowerBound].word == .plain
      && !isWord(words.lowerBound, in: Self.manners)
      && !isWord(words.lowerBound, in: Self.beforeOwnDeeds)
      && elements[words.lowerBound].range.count > 2 && !isExercise(words)
      && (bytes[elements[words.lowerBound].range.indices].allSatisfy { Byte.isASCIILetter($0) }
        || mayBeName(words.lowerBound))
      && !bytes[elements[words.lowerBound].range.indices].suffix(2).elementsEqual("ly".utf8)
  }

  /// `SSG Ortiz`, `Coach Dave`, `Big Mike`: two words with capital letters.
  private func isTitledPerson(_ words: Range<Int>) -> Bool {
    words.count == 2
      && words.allSatisfy { mayBeName($0) && isCapital(Int(elements[$0].range.start)) }
      && !isExercise(words) && !words.contains { isExercise($0..<($0 + 1)) }
  }

  /// `Dan came out and did 185 for 5`.
  var tellsOfVisitor: Bool {
    // `Dan` is a word of other languages as well.
    guard elements.count > 5, elements[0].kind == .word, elements[0].range.count > 2,
      isWord(1, in: Self.coming), isCapital(Int(elements[0].range.start)),
      !isWord(0, in: CommonWords.pronounsOfOwn), endOfKnownName(0) == nil,
      let number = elements.prefix(9).firstIndex(where: \.isNumber), number > 3
    else { return false }
    return (2..<number).contains { isWord($0, in: Self.deedsOfVisitors) || isDoing(elements[$0]) }
  }

  private static let coming = WordSet("came showed walked joined rocked popped dropped turned")
  private static let deedsOfVisitors = WordSet(
    "did hit got benched squatted pulled pressed repped lifted")

  private static let doing = WordSet("делает делал делала жмёт жмет сделал сделала hace faz")
  private static let others = WordSet("he she они он она він вона")
  private static let article = WordSet("the")
  private static let deedsOfNamed = WordSet("got hit took curled rowed did made")
  private static let beforeOwnDeeds = WordSet(
    """
    actually barely only and but then really quickly somehow still finally easily now already when
    after before which that who what sets reps bar warm work working heavy light top
    belt beltless raw paused
    """)

  /// A capital letter, and neither a word for when and how nor, in Russian, for what was lifted.
  private func mayBeName(_ index: Int) -> Bool {
    guard elements[index].word == .plain, !isWord(index, in: Self.manners) else { return false }
    let word = bytes[elements[index].range.indices]
    guard let first = word.first, word.count > 2 else { return false }
    if 0x41...0x5A ~= first { return !word.suffix(2).elementsEqual("ly".utf8) }
    let second = word[word.startIndex + 1]
    return first == 0xD0 && (second == 0x81 || 0x90...0xAF ~= second)
      && !word.suffix(2).elementsEqual("у".utf8) && !word.suffix(2).elementsEqual("ю".utf8)
  }

  private static let lifts = WordSet(
    """
    lifted pulled squatted benched pressed deadlifted repped пожал пожала выжал выжала присел присела
    supinou agachou levanta supina agacha делает делал делала loaded
    hizo metió levantó fez levantou zrobił zrobiła dźwignął ciągnął ciągnęła wyciskał wyciskała siadł podniósł schaffte zog drückte beugte zieht drückt beugt wziął wzięła bierze robi tog tar
    жмёт жмет приседает тянет тянул жал
    потянул потянула вытянул вытянула поднял подняла потиснув потиснула присів присіла
    """)

  private static let feats = WordSet(
    "hit took made сделал сделала взял взяла зробив зробила взяв взяла")

  private static let companions = WordSet(
    """
    друг Друг подруга Подруга напарник Напарник тренер Тренер брат Брат сестра Сестра жена Жена муж Муж сын
    Сын дочь Дочь кореш Кореш товарищ Товарищ коллега Коллега мужик Мужик парень Парень пацан Пацан
    """)

  private static let manners = WordSet(
    """
    today yesterday then also just even still never almost once first last afterwards later tonight
    morning evening night noon again too this easy myself
    сегодня Сегодня вчера Вчера потом Потом затем Затем снова Снова опять Опять впервые Впервые наконец
    Наконец легко Легко еле Еле уже Уже ещё Ещё еще Еще просто Просто сам Сам сама Сама кое-как тут
    Тут там Там итого Итого сразу Сразу сначала Сначала завтра Завтра сьогодні Сьогодні вчора Вчора
    потім Потім знову Знову нарешті Нарешті
    """)

  private static let owners = WordSet("my our")
  private static let own = WordSet("i me us we so я Я мы Мы")
  private static let people = WordSet(
    "bf gf", CommonWords.people)
  private static let deeds = WordSet(
    "did took hit got lifted pulled squatted benched pressed deadlifted repped managed does")
}
