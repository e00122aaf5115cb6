internal import JournalSyntax
internal import WorkoutModel

/// Lines that settle something, and sentences that state a convention.
extension FileReader {
  /// `unit: kg`, `alias: OHP = Overhead Press`.
  /// ```
  /// directives ::= ( unit lineEnd )? ( order lineEnd )? ( dates lineEnd )? ( years lineEnd )?
  ///     ( formula lineEnd )? ( sex lineEnd )? ( directive lineEnd )*
  /// directive ::= alias | goal | favourite | color | muscles | trophy
  /// ```
  mutating func directive(_ line: LineSyntax) -> Bool {
    if isKeyBehindSign { anatomy.parser.elements.removeFirst() }
    guard elements.count >= 2, elements[0].kind == .word, elements[1].kind == .colon,
      line.kind == .text || line.kind == .heading
    else { return statement(line) }
    let word = key(at: 0)
    // `numbers: load.reps.reps`.
    guard let key = Directive.spellings[word] else {
      return misspelt(word, line) || statement(line)
    }
    guard elements.count > 2 else { return key != .goal && key != .unit }
    let valueRange = range(2..<elements.count)
    let value = text(ByteRange(Int(valueRange.start), Int(line.content.end)))
    if key == .goal || key == .order || key == .year || key == .dates,
      context.entry != nil || context.pendingName != nil, !context.isAfterBlank
    {
      return false
    }
    if key == .goal, elements[2].isNumber, elements[2].unit != .none || elements.count < 4 {
      return false
    }
    file.directives.append(
      Directive(
        key: key, value: value, place: place(line.content), location: location(line.content),
        session: context.session))
    return true
  }

  /// `@units: lbs`.
  private var isKeyBehindSign: Bool {
    elements[0].kind == .at && elements.count > 3 && elements[1].kind == .word
      && elements[2].kind == .colon && Directive.spellings[key(at: 1)] != nil
  }

  private func key(at index: Int) -> String {
    String(decoding: bytes[elements[index].range.indices], as: UTF8.self).lowercased()
  }

  /// `untis: kg`: a key with a typing error before a value that the right key takes, or any key
  /// but a known one in the head of `journal.wlog`, which holds settings and nothing else.
  private mutating func misspelt(_ word: String, _ line: LineSyntax) -> Bool {
    guard context.entry == nil, context.pendingName == nil, elements.count > 2,
      elements[0].meaning == .none, 3...12 ~= word.utf8.count
    else { return false }
    let value = text(ByteRange(Int(elements[2].range.start), Int(line.content.end)))
    let nearest = Directive.nearest(to: word)
    if let nearest, Directives.isValid(nearest.key, value), !isSetShaped(elements.indices) {
      file.diagnostics.append(
        .directiveMisspelt(at: place(elements[0].range), word, nearest.spelling))
      return true
    }
    guard isJournalFile, context.session == nil, !isSetShaped(elements.indices) else {
      return false
    }
    file.diagnostics.append(
      .directiveUnknown(at: place(elements[0].range), word, nearest?.spelling))
    return true
  }

  private var isJournalFile: Bool { Directives.isJournalFile(document.source.path) }

  /// `Weights in lb.`, `Format is sets by reps @ weight in pounds.`
  private mutating func statement(_ line: LineSyntax) -> Bool {
    // `Gym log. Weight/reps/sets. 2024`.
    guard elements.count >= 3, elements.count <= 40,
      // `First year done, 3 to go! Cells are weight x reps.`
      case let sentence = elements.indices.dropLast(3).last(where: {
        (elements[$0].kind == .period || elements[$0].kind == .exclamation)
          && elements[$0].spaceAfter
      }) ?? 0,
      !elements.indices[sentence...].contains(where: {
        elements[$0].isNumber && !isYear(elements[$0]) && !isNumberOfBlock($0)
      })
    else { return false }
    let order = statedOrder()
    let unit = statedUnit()
    if let order { keepStatedOrder(order) }
    if let unit, order != nil || hasWeightWord() || endsInUnit, !isUnitOfSome {
      file.statedUnit = file.statedUnit ?? unit
    }
    return order != nil
  }

  private func isYear(_ element: Element) -> Bool {
    1_990_000...2_100_000 ~= element.value && !element.unit.isMass
  }

  /// The 2 of `Cycle 2, autumn. Weight/reps/sets`.
  private func isNumberOfBlock(_ index: Int) -> Bool {
    index > 0 && elements[index].isBareWhole && elements[index].value <= 52_000
      && elements[index - 1].kind == .word
      && (elements[index - 1].meaning == .week || elements[index - 1].meaning == .session
        || Self.blocks.contains(bytes[elements[index - 1].range.indices]))
  }

  private static let blocks = WordSet(
    "cycle block phase mesocycle meso zyklus ciclo bloque bloco cykl blok fas fase цикл блок мезоцикл этап этап сикл döngü"
  )

  private func hasWeightWord() -> Bool {
    elements.contains { $0.meaning == .weight || $0.meaning == .total }
  }

  /// `TRAINING 2025 - garage, kg`, `Lifting log (lb)` among the first lines.
  private var endsInUnit: Bool {
    guard context.lineIndex < 3 else { return false }
    let last = elements.count - 1
    let unit =
      elements[last].kind == .closeParenthesis || elements[last].kind == .period ? last - 1 : last
    guard unit > 1, elements[unit].meaning == .kilogram || elements[unit].meaning == .pound else {
      return false
    }
    switch elements[unit - 1].kind {
    case .comma, .openParenthesis, .hyphen, .colon, .semicolon: return true
    default: return elements[unit - 1].meaning == .in
    }
  }

  private func statedUnit() -> MassUnit? {
    for element in elements {
      if element.meaning == .kilogram { return .kilogram }
      if element.meaning == .pound { return .pound }
    }
    return nil
  }

  /// The roles that a sentence puts between times signs: `sets x reps @ weight`. It may do so twice, `(sets x reps x kg
  /// where there are three, else reps x kg)`, and then what is told of three numbers says nothing of two.
  mutating func statedOrder() -> [FactorOrder]? {
    let told = toldOrders()
    let isPairTold = told.contains { $0.roles.count == 2 }
    let orders = FactorOrder.allCases.filter { order in
      told.contains { each in
        order.roles == each.roles
          || !isPairTold && order.roles == Array(each.roles.prefix(2))
          || each.partsPair && order.roles == Array(each.roles.suffix(2))
      }
    }
    return told.isEmpty ? nil : orders
  }

  private struct ToldOrder {
    var roles: [Role]
    /// `load / reps x sets`: what a times sign joins is told in itself, too.
    var partsPair = false
  }

  private mutating func toldOrders() -> [ToldOrder] {
    var orders: [ToldOrder] = []
    var roles: [Role] = []
    var (join, lastJoin) = (Element.Kind.times, Element.Kind.times)
    var last = -10
    func keep() {
      guard roles.count >= 2, !orders.contains(where: { Set($0.roles) == Set(roles) }) else {
        return
      }
      let partsPair =
        roles.count == 3 && roles[0] == .load && join != .times && lastJoin == .times
      orders.append(ToldOrder(roles: roles, partsPair: partsPair))
    }
    for (index, element) in elements.enumerated() {
      guard let role = role(of: element) else { continue }
      let isJoined =
        index - last == 2 && isJoin(elements[index - 1])
        || index - last == 1 && isStarBefore(index)
      if !roles.isEmpty, !isJoined, !roles.contains(role) || roles.count > 1 {
        keep()
        roles = []
      }
      guard !roles.contains(role) else {
        if roles.count == 1 { last = max(last, index) }
        continue
      }
      if roles.count == 1 { join = elements[index - 1].kind }
      if index > 0 { lastJoin = elements[index - 1].kind }
      roles.append(role)
      last = index
      // `weight (kg) x reps`.
      if index + 3 < elements.count, elements[index + 1].kind == .openParenthesis,
        elements[index + 2].kind == .word, elements[index + 3].kind == .closeParenthesis
      {
        last += 3
      }
      if roles.count == 2, roles[0] == .load {
        context.statesDots = context.statesDots || join == .period
        context.statesHyphens = context.statesHyphens || join == .hyphen
      }
    }
    keep()
    return orders
  }

  private func role(of element: Element) -> Role? {
    switch element.meaning {
    case .set: .sets
    case .repetition: .reps
    case .weight, .kilogram, .pound: .load
    case .none where isWeightInScript(element): .load
    default: nil
    }
  }

  /// The sign of `sets*reps`, which between words looks like emphasis.
  private func isStarBefore(_ index: Int) -> Bool {
    elements[index].flags.contains(.emphasis) && !elements[index].spaceBefore
      && bytes[Int(elements[index].range.start) - 1] == UInt8(ascii: "*")
      && elements[index - 1].range.end + 1 == elements[index].range.start
  }

  /// The `重量公斤` of `重量公斤*次数*组数`.
  private func isWeightInScript(_ element: Element) -> Bool {
    guard element.flags.contains(.unspacedScript) else { return false }
    return Self.weights.contains { bytes[element.range.indices].starts(with: $0.utf8) }
  }

  private static let weights = ["重量", "무게", "중량", "重さ"]

  private func isJoin(_ element: Element) -> Bool {
    switch element.kind {
    case .times, .at, .slash, .hyphen: true
    // `load.reps.reps`.
    case .period: !element.spaceBefore && !element.spaceAfter
    case .word: bytes[element.range.indices].elementsEqual("by".utf8)
    default: false
    }
  }
}
