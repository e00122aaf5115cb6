internal import JournalSyntax
internal import WorkoutModel

/// Times and counts of the rest of life, behind words that name no exercise.
extension FileReader {
  /// `legs tired, 5 hrs sleep`, `someone was on it for 20 min`: what took the time is no training.
  func isTimeOfLife(_ segment: Segment) -> Bool {
    guard let time = anatomy.parser.quantities.last else { return false }
    // `Soak: 10m`.
    let isBath =
      time.unit == .letterM && segment.name.count == 1 && !segment.isNameBehind
      && isWord(segment.name.lowerBound, in: Self.besideTraining)
    guard time.unit.isTime || time.kind == .clock || isBath else { return false }
    if tellsLate(segment) || tellsTimeOfDay(time, segment) { return true }
    // `Sauna 3 x 15 min`.
    guard
      anatomy.parser.quantities.count == 1
        || segment.name.count == 1 && anatomy.parser.quantities.count == 2
          && !segment.isNameBehind && isWord(segment.name.lowerBound, in: Self.besideTraining)
    else { return false }
    let behind = segment.isNameBehind ? segment.name.lowerBound : segment.rest.lowerBound
    if behind < elements.count, elements[behind].meaning == .sleep { return true }
    if time.unit == .hour, tellsSleep(segment) { return true }
    if !segment.isNameBehind, let last = segment.name.last, !isName(segment.name),
      isWord(last, in: Self.besideTraining) || isWord(segment.name.lowerBound, in: Self.errands)
    {
      return true
    }
    if !segment.isNameBehind, endsInParticle(segment.name) || endsInWaiting(segment.name) {
      return true
    }
    return !segment.isNameBehind && segment.name.count > 3 && tellsOfOthers(segment.name)
      && !segment.name.contains { isTimed($0..<($0 + 1)) }
  }

  /// `Uni 6 h`, `sommeil : 7 h`, `bad night, 4 h de sommeil`.
  private func tellsSleep(_ segment: Segment) -> Bool {
    if !segment.isNameBehind, segment.name.count <= 2, let first = segment.name.first,
      isWord(first, in: Self.sleep)
    {
      return true
    }
    if !isASCII, !segment.isNameBehind,
      segment.name.contains(where: { index in
        elements[index].flags.contains(.unspacedScript)
          && Self.sleepInScripts.contains { text(elements[index].range).contains($0) }
      })
    {
      return true
    }
    let behind = segment.isNameBehind ? segment.name.prefix(3) : segment.rest.prefix(3)
    return behind.contains { isWord($0, in: Self.sleep) }
  }

  private static let sleepInScripts = ["睡", "寝"]
  private static let sleep = WordSet(
    """
    sommeil dormi uni unta unia uniaika slaap geslapen sömn sov sovit søvn søvnig sonno sono dormido durmiendo dormí
    uyku uyudum 자고 잤음 잤다 수면 睡 寝た spánku spánok spánek сну сон сна alvás aludtam somn dormit ύπνο ύπνος
    """)

  /// `came 20 min late`, `kam 20 min zu spät`.
  private func tellsLate(_ segment: Segment) -> Bool {
    guard let first = segment.rest.first, !isName(segment.name) else { return false }
    return isWord(first, in: Self.late)
      || elements[first].kind == .word && elements[first].range.count <= 3
        && first + 1 < elements.count && isWord(first + 1, in: Self.late)
  }

  private static let late = WordSet("late spät retard ritardo tarde laat sent försent поздно")

  /// The 18 of `meeting at school 18h`: no training takes so long.
  private func tellsTimeOfDay(_ time: Quantity, _ segment: Segment) -> Bool {
    time.unit == .hour && time.kind == .number && 14_000...24_000 ~= time.value
      && time.value % 1000 == 0 && anatomy.parser.quantities.count == 1
      && !isTimed(segment.name)
      && !elements[segment.rest].contains(where: \.isNumber)
  }

  /// `仕事終わりに1時間`: when it was, and for how long, of no exercise that is named.
  private func endsInParticle(_ name: Range<Int>) -> Bool {
    guard let last = name.last, elements[last].flags.contains(.unspacedScript),
      bytes[elements[last].range.indices].suffix(3).elementsEqual("に".utf8)
    else { return false }
    return !names.isKnown(NameText.clean(written.bytes[range(name).indices]))
  }

  /// `ベンチ待ち30分`, `排队20分钟`, `벤치 대기 15분`: who waits does not train.
  private func endsInWaiting(_ name: Range<Int>) -> Bool {
    guard let last = name.last, elements[last].flags.contains(.unspacedScript) else { return false }
    let word = bytes[elements[last].range.indices]
    return Self.waits.contains { word.suffix($0.count) == $0[...] }
  }

  private static let waits = ["待ち", "待機", "排队", "排隊", "等位", "대기", "기다림"].map { Array($0.utf8) }

  /// Who had something, and for how long.
  private func tellsOfOthers(_ name: Range<Int>) -> Bool {
    guard let last = name.last, elements[last].meaning == .for || isWord(last, in: Self.durations)
    else { return false }
    return name.contains { isWord($0, in: Self.others) }
      && name.contains { isWord($0, in: Self.been) }
  }

  /// What takes time and is no training: `nap 20 min`, `knee ice 15 min`; `Ice skating` is.
  private static let besideTraining = WordSet(
    """
    nap napped drive commute commuting ice iced icing sauna jacuzzi bath soak shower massage traffic \
    parking сауна сауне баня бане парная душ хамам массаж лазня sauny saunassa hamam masaż masáž sauně szauna \
    σάουνα ساونا סאונה
    queue queuing queueing очередь очереди очередью черга черзі attente queue Wartezeit gewartet kolejka kolejki kolejce czekania czekanie
    fronta coda attesa espera cola fila wachten wachttijd kö kön jono
    buz lód hielo gelo ghiaccio glace лёд лед ijs jää
    """
  )
  /// The same before other words: `drive home 30 min`.
  private static let errands = WordSet("nap napped drive commute")
  private static let others = WordSet("someone somebody guy guys dude people they he she")
  private static let been = WordSet("was were on hogged hogging used using talked sat took taking")
  private static let durations = WordSet("like about")

  /// `Gym 40 min`, `only 40 min today`, `练了70分钟`: how long the session was, when no exercise stands there.
  mutating func lengthOfSession(_ segment: Segment) -> Bool {
    guard segment.name.count == 1, !segment.isNameBehind,
      segment.rest.allSatisfy({
        elements[$0].kind == .word || elements[$0].kind == .comma || elements[$0].kind == .period
          || elements[$0].kind == .exclamation
      }),
      !isTimed(segment.rest), !isExercise(segment.rest),
      anatomy.parser.quantities.count == 1, segment.expressions.count == 1,
      isWord(segment.name.lowerBound, in: Self.trainedAlone),
      let minutes = minutes(elements[segment.expressions.lowerBound]), 10...600 ~= minutes,
      let session = context.session, file.sessions[session].durationMinutes == nil
    else { return false }
    file.sessions[session].durationMinutes = minutes
    return true
  }

  private static let trainedAlone = WordSet(
    "gym tập ฝึก เล่น เวท 練了 练了 訓練 训练 運動", CommonWords.only)

  /// `Lower back tweaked on rep 4`, `Rücken gezogen bei Wdh 4`: which of the reps it was.
  func tellsWhichRep(_ segment: Segment) -> Bool {
    guard !segment.isNameBehind, segment.name.count > 2, let last = segment.name.last,
      elements[last].meaning == .repetition, anatomy.parser.quantities.count == 1,
      anatomy.parser.quantities[0].unit == .none, segment.expressions.count == 1
    else { return false }
    return elements[last - 1].meaning == .at || elements[last - 1].meaning == .in
      || isWord(last - 1, in: Self.on)
  }

  private static let on = WordSet("on bei at during à en в на")

  /// The words behind the time of `knee sore, 20 min bike`, which are what took it; those before the
  /// comma name nothing.
  func behindAsideBeforeTime(_ segment: Segment) -> Segment {
    guard !segment.isNameBehind, let comma = segment.name.last, elements[comma].kind == .comma,
      segment.expressions.lowerBound == comma + 1,
      anatomy.parser.quantities.count == 1, case let time = anatomy.parser.quantities[0],
      time.unit == .minute || time.unit == .hour || time.unit == .kilometer || time.unit == .mile,
      case let words = segment.rest.prefix(while: { elements[$0].kind == .word }),
      1...4 ~= words.count, words.allSatisfy({ elements[$0].word == .plain }),
      !segment.name.contains(where: { isTimed($0..<($0 + 1)) }),
      // `Bench, 20 min bike`: the bike takes the time, whatever stands before.
      isTimed(words.startIndex..<words.endIndex)
    else { return segment }
    var behind = segment
    behind.name = words.startIndex..<words.endIndex
    behind.isNameBehind = true
    behind.rest = words.endIndex..<segment.rest.upperBound
    return behind
  }

  /// `1,940 total P 181`, `2300ish P 120`: the energy of a day and its protein.
  var tellsMacros: Bool {
    let last = elements.count - 1
    guard 2...8 ~= last, elements[0].kind == .quantity, elements[last].kind == .quantity,
      elements[last].unit == .none, 30_000...400_000 ~= elements[last].value,
      elements[last - 1].kind == .word, elements[last - 1].range.count == 1,
      bytes[Int(elements[last - 1].range.start)] == UInt8(ascii: "P"),
      elements[last - 1].spaceBefore, elements[last].spaceBefore
    else { return false }
    let isThousand =
      elements[1].kind == .comma && !elements[1].spaceBefore && elements[2].kind == .quantity
      && !elements[2].spaceBefore && elements[2].range.count == 3
    return (isThousand || 800_000...9_000_000 ~= elements[0].value)
      && elements[(isThousand ? 3 : 1)..<last].allSatisfy { $0.kind == .word }
  }
}
