internal import JournalSyntax

/// With what the sets of a scheme were done, and its load: `rosca direta 3x12 | barra W 20kg`, `crucifixo: 3x15 placa
/// 40kg`, `búlgaro 3x10 cada perna, halter 12kg`, `serrucho 3x12 manc de 20 c/brazo`, `Uitvalspas 2x10 p/b met 10kg`.
extension FileReader {
  /// Makes an `@` of the words before the load, where the line tells no other.
  mutating func settleToolsBehindScheme() {
    joinLettersOfSides()
    // The `placa` of `3x15 placa 40kg` is the plate of the machine, and no unit of the reps.
    if let sign = elements.firstIndex(where: { $0.kind == .times }), sign + 2 < elements.count,
      elements[sign + 1].unit == .level || elements[sign + 1].unit == .plate,
      elements[sign + 2].unit.isMass, sign > 1,
      elements[sign - 1].isBareWhole
    {
      anatomy.parser.elements[sign + 1].unit = .none
      let place = Int(elements[sign + 1].range.end)
      anatomy.parser.elements.insert(
        Element(.at, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter]), at: sign + 2)
      return
    }
    guard let times = elements.firstIndex(where: { $0.kind == .times }), times > 1,
      isSchemeOfSide(times - 1), elements[times + 1].isBareWhole,
      elements[..<(times - 1)].allSatisfy({ [.word, .colon, .hyphen].contains($0.kind) }),
      case let sides = behindSidesOfScheme(times + 2), sides < elements.count
    else { return }
    var start = sides
    switch elements[sides].kind {
    case .comma, .pipe: start += 1
    case .hyphen where elements[sides].spaceBefore && elements[sides].spaceAfter: start += 1
    default: break
    }
    var (load, hasTool) = (start, false)
    while load < elements.count, load < start + 4, elements[load].kind == .word {
      if isToolOfScheme(load) {
        hasTool = true
      } else if elements[load].meaning != .with, elements[load].meaning != .of,
        elements[load].meaning != .at, elements[load].range.count > 1
      {
        return
      }
      load += 1
    }
    let isWith = load == start + 1 && sides > times + 2 && elements[start].meaning == .with
    guard hasTool || isWith, load < elements.count, elements[load].kind == .quantity,
      elements[load].unit == .none || elements[load].unit.isMass,
      1_000...300_000 ~= elements[load].value,
      case let end = behindSidesOfScheme(load + 1),
      end == elements.count || elements[end].kind == .comma || elements[end].kind == .period
        || elements[end].kind == .openParenthesis
    else { return }
    if end > load + 1 {
      context.remarks.append(range((load + 1)..<end))
      anatomy.parser.elements.removeSubrange((load + 1)..<end)
    }
    let place = elements[sides].range
    context.remarks.append(range(start..<load))
    anatomy.parser.elements.replaceSubrange(
      sides..<load, with: [Element(.at, place, flags: [.spaceBefore, .spaceAfter])])
    anatomy.parser.elements[sides + 1].flags.formUnion([.spaceBefore, .spaceAfter])
  }

  /// The `con manc de 18` of `inclinado con manc de 18 10 10 8`: the load of all sets.
  mutating func settleLoadOfToolBeforeReps() {
    guard
      let with = elements.prefix(6).firstIndex(where: { $0.meaning == .with || $0.meaning == .at }),
      with > 0,
      with + 4 < elements.count, elements[..<with].allSatisfy({ $0.kind == .word }),
      isToolOfScheme(with + 1),
      case let load = elements[with + 2].kind == .word ? with + 3 : with + 2,
      load == with + 2 || elements[with + 2].range.count <= 4, load + 2 < elements.count,
      elements[load].kind == .quantity, elements[load].isBare || elements[load].unit.isMass,
      2_000...80_000 ~= elements[load].value
    else { return }
    var (reps, index) = ([Element](), load + 1)
    while let next = elements[safe: index], next.isBareWhole, next.spaceBefore,
      1_000...40_000 ~= next.value
    {
      reps.append(next)
      index += elements[safe: index + 1]?.kind == .comma ? 2 : 1
    }
    guard reps.count > 1, endsWithPlainRemark(index), mayBeLoaded(0..<with) else { return }
    var first = elements[load]
    first.flags.formUnion([.spaceBefore, .spaceAfter])
    putSets([first] + repsOfLoad(reps), from: with + 2, to: index)
  }

  /// Makes one word of the `p/b` of `2x10 p/b` and of the `c/brazo` of `3x12 c/brazo`.
  private mutating func joinLettersOfSides() {
    guard
      let slash = elements.indices.dropFirst(3).dropLast().first(where: {
        elements[$0].kind == .slash && !elements[$0].spaceBefore && !elements[$0].spaceAfter
          && elements[$0 - 1].kind == .word && elements[$0 - 1].range.count == 1
          && elements[$0 - 1].spaceBefore && elements[$0 - 2].isNumber
          && isWord($0 - 1, in: Self.each) && isWord($0 + 1, in: Self.limbs)
      }), elements[slash - 3].kind == .times, slash + 2 < elements.count
    else { return }
    let word = Element(
      .word, range((slash - 1)..<(slash + 2)), word: Word(meaning: .each, value: 0),
      flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange((slash - 1)...(slash + 1), with: [word])
  }

  /// Behind `cada perna`, `por pierna`, `per leg`, `c/brazo`.
  private func behindSidesOfScheme(_ start: Int) -> Int {
    var index = start
    while index < elements.count, index < start + 3,
      elements[index].kind == .word
        && [.each, .side, .per].contains(elements[index].meaning)
        || elements[index].kind == .slash && !elements[index].spaceBefore
        || elements[index].kind == .word && isWord(index, in: Self.limbs)
        || isWord(index, in: Self.each) && elements[safe: index + 1]?.kind == .slash
    {
      index += 1
    }
    return index
  }

  private func isToolOfScheme(_ index: Int) -> Bool {
    elements[index].meaning == .equipment || isWord(index, in: Self.tools)
  }

  private static let each = WordSet("c p x")
  private static let limbs = WordSet(
    """
    a b arm been brazo brazos brazo pierna piernas lado perna pernas mano mão braço gamba braccio lato bras jambe main côté
    Arm Bein Seite Hand ramię nogę rękę stronę руку ногу сторону
    """)
  private static let tools = WordSet(
    """
    halter halteres barra barras placa placas manc mancuerna mancuernas polea polia máquina anilha anilhas kettlebell pesa
    disco discos haltère haltères haltere barre poulie machine manubri manubrio man bilanciere cavo hantle hantlami hantla
    sztanga sztangą gryf kettlem Langhantel Kurzhantel Kurzhanteln KH LH SZ EZ гантели гантелями гантель гант штанга гриф
    гирей dumbbell dumbbells bar plate cable kabel stang halters dumbell W
    """)
}
