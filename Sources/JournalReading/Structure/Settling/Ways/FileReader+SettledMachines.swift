internal import JournalSyntax
internal import WorkoutModel

/// How machines were set, and what hangs on a belt: words and numbers between a load and its reps.
extension FileReader {
  /// The `, seat 5` of `Leg press pin 8, seat 5 - 15, 15, 15` and the `(seat 5)` of `80 kg (seat 5) 3x12`.
  /// Returns where the next element stands.
  mutating func dropSeat(_ word: Int) -> Int {
    guard word > 2, word + 2 < elements.count, elements[word + 1].isBare,
      case let load = elements[word - 2], load.kind == .quantity,
      load.unit == .level || load.unit.isMass || elements[word - 3].meaning == .level
    else { return word }
    switch (elements[word - 1].kind, elements[word + 2].kind) {
    case (.comma, .hyphen), (.comma, .colon), (.comma, .comma):
      anatomy.parser.elements.removeSubrange((word - 1)...(word + 1))
    case (.openParenthesis, .closeParenthesis) where word + 3 < elements.count:
      anatomy.parser.elements.removeSubrange((word - 1)...(word + 2))
    default: return word
    }
    return word - 2
  }

  /// The `vest` of `Pull-ups + 5 kg vest 3 3 3` and the `belt` of `Dips + 10 kg belt 3x5`: what holds the
  /// load, before the reps.
  mutating func dropHolder(_ word: Int) {
    guard word > 2, word + 1 < elements.count, elements[word - 1].kind == .quantity,
      elements[word - 1].unit.isMass, elements[word + 1].isNumber, elements[word + 1].unit == .none,
      elements[word - 2].kind == .plus || elements[word - 2].meaning == .with
        || elements[word - 2].kind == .slash
    else { return }
    anatomy.parser.elements.remove(at: word)
  }

  /// The `in the rucksack` of `Rows w/ 8kg in the rucksack 10 10 10`: what holds the load, before the reps.
  mutating func dropBagBehindLoad(_ word: Int) -> Bool {
    guard word > 1, elements[word - 1].unit.isMass,
      elements[word].meaning == .in
        || isWord(word, in: Self.on)
    else { return false }
    let bag = (word + 1..<min(word + 4, elements.count)).first { isWord($0, in: Self.bags) }
    guard let bag, bag + 1 < elements.count,
      elements[(word + 1)..<bag].allSatisfy({ $0.kind == .word && $0.range.count <= 3 }),
      elements[bag + 1].isBareWhole || elements[bag + 1].kind == .times
        || elements[bag + 1].kind == .colon
    else { return false }
    keepForNote(word..<(bag + 1))
    return true
  }

  private static let bags = WordSet(
    "rucksack backpack bag pack vest belt lap rucksacks mochila sac zaino plecak plecaku рюкзак рюкзаке"
  )

  /// The `level 6` of `Cross trainer level 6, 15 min`, the `incline 4 speed 5.5` of `Treadmill incline 4
  /// speed 5.5 20 min`: how a machine for endurance was set, which is no load. It is told behind the work.
  mutating func settleMachine(_ word: Int) {
    var last = word
    while last + 2 < elements.count, elements[last + 1].kind == .quantity,
      elements[last + 1].unit == .none || elements[last + 1].unit == .percent,
      case let next = elements[last + 2].kind == .comma ? last + 3 : last + 2,
      next < elements.count, isSettingWord(next)
    {
      last = next
    }
    // `Cardio: walking incline 4 …`, `stairs 10 min + walking incline 4 …`.
    let first =
      elements[..<word].lastIndex(where: { $0.kind == .colon || $0.kind == .plus }).map { $0 + 1 }
      ?? 0
    guard word > first, last + 2 < elements.count, elements[last + 1].kind == .quantity,
      elements[last + 1].unit == .none || elements[last + 1].unit == .percent,
      elements[first..<word].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      names.nature(of: text(range(first..<word))).contains(.cardio),
      case let work = elements[last + 2].kind == .comma ? last + 3 : last + 2,
      work < elements.count, isWorkOfMachine(work),
      !elements[work...].contains(where: { $0.kind == .times })
    else { return }
    var settings = Array(elements[word..<work])
    if settings.last?.kind == .comma { settings.removeLast() }
    for index in settings.indices where settings[index].kind != .comma {
      settings[index].kind = .word
      settings[index].word = .plain
      settings[index].flags = [.spaceBefore, .spaceAfter]
    }
    anatomy.parser.elements.removeSubrange(word..<work)
    let end = Int(elements[elements.count - 1].range.end)
    anatomy.parser.elements.append(Element(.comma, ByteRange(end, end), flags: .spaceAfter))
    anatomy.parser.elements += settings
  }

  /// The `2.8 speed` of `Treadmill 10 min, 2.8 speed incline 1`: what the machine was set to, kept as a note.
  mutating func dropSettingBeforeWord(_ word: Int) -> Bool {
    guard word > 2, elements[word - 1].isBare, elements[word - 1].value <= 30_000,
      elements[word - 1].spaceBefore, elements[word].meaning != .tempo,
      isWord(word, in: GymWords.settings),
      case let isParted = elements[word - 2].kind == .comma || tellsAt(word - 2),
      case let work = isParted ? word - 3 : word - 2, isWorkOfMachine(work)
    else { return false }
    let start = isParted ? word - 2 : word - 1
    context.remarks.append(range((word - 1)..<(word + 1)))
    anatomy.parser.elements.removeSubrange(start...word)
    anatomy.parser.elements[start - 1].flags.insert(.spaceAfter)
    return true
  }

  /// `10 minutes at 15 resistance`.
  private func tellsAt(_ index: Int) -> Bool {
    elements[index].kind == .at || elements[index].meaning == .at
  }

  func isSettingWord(_ index: Int) -> Bool {
    elements[index].meaning == .level || isWord(index, in: GymWords.settings)
  }

  private func isWorkOfMachine(_ index: Int) -> Bool {
    let element = elements[index]
    return element.isNumber
      && (element.kind == .clock || element.unit.isTime || element.unit.isLength
        || element.unit == .letterM)
  }

  /// What holds plates to the body.
  func isHolder(_ index: Int) -> Bool { isWord(index, in: Self.holders) }

  private static let holders = WordSet("vest belt weste gürtel chaleco cinturón gilet ceinture")

  /// The `on 80` of `Calf raise 4 x 12 on 80`: what the machine was set to; swimmers go `10x100 on 1:45`.
  mutating func settleLoadOfMachine(_ on: Int) {
    guard on > 3, on + 1 < elements.count, isWord(on, in: Self.on),
      elements[on - 3].isBareWhole, elements[on - 2].kind == .times, elements[on - 1].isBareWhole,
      case let load = elements[on + 1], load.kind == .quantity, load.value >= 10_000,
      load.unit == .none || load.unit.isMass,
      on + 2 == elements.count || elements[on + 2].kind == .comma,
      case let words = elements[..<(on - 3)].prefix(while: { $0.kind == .word }).indices,
      names.nature(of: NameText.clean(written.bytes[range(words).indices])).contains(.lifted)
    else { return }
    anatomy.parser.elements[on].kind = .at
    anatomy.parser.elements[on].word = .plain
  }

  private static let on = WordSet("on")

  /// The `con mancuernas de 12` of `Zancadas 2x20 con mancuernas de 12` and the `halteres de 18` of `Stiff
  /// 3x10 halteres de 18`: what the sets were done with.
  ///
  /// Returns the index before that of the next element.
  mutating func settleLoadOfEquipment(_ of: Int) -> Int {
    let load = of + 1
    var first = of - 1
    if first > 0, elements[first - 1].meaning == .with || elements[first - 1].meaning == .at {
      first -= 1
    }
    // `3x10 por pierna con mancuernas de 14`.
    var reps = first - 1
    while reps > 1,
      elements[reps].meaning == .side || elements[reps].meaning == .each
        || elements[reps].meaning == .per
    {
      reps -= 1
    }
    guard reps > 1, load < elements.count, elements[load].kind == .quantity,
      elements[load].unit == .none || elements[load].unit.isMass,
      1_000...100_000 ~= elements[load].value, elements[reps].isBareWhole,
      elements[reps - 1].kind == .times,
      load + 1 == elements.count || elements[load + 1].kind == .comma
        || elements[load + 1].kind == .openParenthesis
    else { return of }
    let range = elements[first].range.through(elements[of].range)
    anatomy.parser.elements.replaceSubrange(
      first...of, with: [Element(.at, range, flags: [.spaceBefore, .spaceAfter])])
    return first
  }
}
