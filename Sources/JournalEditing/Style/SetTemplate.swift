internal import JournalSyntax
internal import WorkoutModel

/// One set expression of a writer with its numbers taken out: `⟨load⟩kg x ⟨reps⟩`.
struct SetTemplate: Hashable {
  enum Role: Hashable { case load, reps, count }

  enum Piece: Hashable {
    case text(String)
    case number(Role)
    /// The reps of several sets, with what stands between them.
    case list(separator: String)
  }

  /// What sort of set a template is for: only then its words are right.
  struct Kind: Hashable {
    enum LoadKind: Hashable { case none, kilograms, pounds, bodyweight, added, assisted }

    let load: LoadKind
    /// A number of equal sets is written.
    let isCounted: Bool
    /// The reps of several sets stand in a list.
    let isList: Bool
  }

  private(set) var pieces: [Piece] = []
  private(set) var kind: Kind
  /// True when reps and sets are one number (`100x5x5`) and were told apart by what is usual.
  private(set) var isGuess = false

  /// The text with the numbers of these sets, of which a template without a list takes the first.
  func text(_ sets: [TrainingSet], decimalMark: String) -> String {
    guard let first = sets.first else { return "" }
    func number(_ value: FixedPoint?) -> String {
      let text = value?.description ?? ""
      return decimalMark == "." ? text : text.split(separator: ".").joined(separator: decimalMark)
    }
    return pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .number(.load): number(first.load.mass?.value)
      case .number(.reps): number(first.effort.reps) + (first.kind == .amrap ? "+" : "")
      case .number(.count): String(first.count)
      case .list(let separator):
        sets.map { number($0.effort.reps) }.joined(separator: separator)
      }
    }.joined()
  }
}

extension SetTemplate {
  /// Learns from an expression and the sets that were read from it; `nil` when its numbers are
  /// more than load, reps and sets, or cannot be told apart.
  init?(_ layout: ExpressionLayout, sets: [TrainingSet], in source: Source) {
    guard let first = sets.first, case .reps(_, nil) = first.effort, first.kind != .amrap,
      let load = Kind.LoadKind(first.load)
    else { return nil }
    let isList = sets.count > 1
    if isList {
      guard sets.allSatisfy({ $0.load == first.load && $0.count == 1 }) else { return nil }
    }
    let listed = layout.terms.filter { $0.quantities.count > 1 }
    guard listed.count == (isList ? 1 : 0) else { return nil }
    let readings = Self.readings(layout, sets)
    guard let roles = readings.count == 1 ? readings[0] : Self.usual(readings) else { return nil }
    isGuess = readings.count > 1
    kind = Kind(load: load, isCounted: roles.contains(.count), isList: isList)
    guard build(layout, roles, in: source) else { return nil }
  }

  /// Of `100x5x5` and `5x5 @ 100`: behind the load come reps, before it sets.
  private static func usual(_ readings: [[Role?]]) -> [Role?]? {
    readings.first { roles in
      let order = roles.compactMap { $0 }
      return order.first == .load ? order == [.load, .reps, .count] : order.first == .count
    }
  }

  /// The roles of the quantities, in each way that fits the numbers.
  private static func readings(_ layout: ExpressionLayout, _ sets: [TrainingSet]) -> [[Role?]] {
    guard let first = sets.first, layout.terms.count <= 4 else { return [] }
    let base = layout.terms[0].quantities.lowerBound
    var found: [[Role?]] = []
    var current = [Role?](repeating: nil, count: layout.quantities.count)
    func assign(_ index: Int, _ used: Set<Role>) {
      guard index < layout.terms.count else {
        let needsLoad = first.load.mass != nil
        if used.contains(.reps), used.contains(.load) == needsLoad,
          used.contains(.count) || first.count == 1
        {
          found.append(current)
        }
        return
      }
      let term = layout.terms[index]
      let quantities = layout.quantities[
        (term.quantities.lowerBound - base)..<(term.quantities.upperBound - base)]
      guard let quantity = quantities.first else { return }
      if quantity.kind == .bodyweight, quantity.value == 0 { return assign(index + 1, used) }
      for role in [Role.load, .reps, .count] where !used.contains(role) {
        guard fits(role, quantities, sets) else { continue }
        for position in quantities.indices { current[position] = role }
        assign(index + 1, used.union([role]))
        for position in quantities.indices { current[position] = nil }
      }
    }
    assign(0, [])
    return found
  }

  private static func fits(
    _ role: Role, _ quantities: ArraySlice<Quantity>, _ sets: [TrainingSet]
  ) -> Bool {
    guard let quantity = quantities.first, let first = sets.first,
      quantities.allSatisfy({ $0.upper == 0 && $0.extra == 0 && !$0.marks.contains(.open) })
    else { return false }
    switch role {
    case .load:
      let isMass = quantity.unit == .none || quantity.unit.isMass || quantity.unit == .kilo
      return quantities.count == 1 && isMass
        && first.load.mass?.value.thousandths == abs(quantity.value)
        && (quantity.kind == .number || quantity.kind == .bodyweight)
    case .reps:
      guard quantity.unit == .none || quantity.unit == .repetition, quantity.kind == .number,
        quantities.count == sets.count
      else { return false }
      return zip(quantities, sets).allSatisfy { $0.value == $1.effort.reps?.thousandths }
    case .count:
      return quantities.count == 1 && quantity.kind == .number
        && (quantity.unit == .none || quantity.unit == .set || quantity.unit == .letterS)
        && sets.count == 1 && quantity.value == first.count * 1000
    }
  }

  private mutating func build(
    _ layout: ExpressionLayout, _ roles: [Role?], in source: Source
  ) -> Bool {
    var position = Int(layout.range.start)
    var separator: String?
    var isInList = false
    for (index, quantity) in layout.quantities.enumerated() {
      guard let role = roles[index] else { continue }
      guard let digits = Self.digits(of: quantity, in: source), position <= digits.lowerBound
      else { return false }
      let text = source.text(position..<digits.lowerBound)
      position = digits.upperBound
      if isInList, role == .reps {
        guard separator == nil || separator == text else { return false }
        separator = text
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      isInList = kind.isList && role == .reps
      pieces.append(isInList ? .list(separator: "") : .number(role))
    }
    guard position <= Int(layout.range.end) else { return false }
    let end = source.text(position..<Int(layout.range.end))
    if !end.isEmpty { pieces.append(.text(end)) }
    if let separator, let list = pieces.firstIndex(of: .list(separator: "")) {
      pieces[list] = .list(separator: separator)
    }
    return true
  }

  private static func digits(of quantity: Quantity, in source: Source) -> Range<Int>? {
    let range = quantity.range.indices
    guard let start = source.bytes[range].firstIndex(where: Byte.isDigit) else { return nil }
    var end = start
    while end < range.upperBound, isNumberPart(source.bytes, end, range) { end += 1 }
    let rest = source.bytes[end..<range.upperBound]
    return rest.contains(where: Byte.isDigit) ? nil : start..<end
  }

  private static func isNumberPart(_ bytes: [UInt8], _ index: Int, _ range: Range<Int>) -> Bool {
    if Byte.isDigit(bytes[index]) { return true }
    guard bytes[index] == Byte.period || bytes[index] == Byte.comma else { return false }
    return index + 1 < range.upperBound && Byte.isDigit(bytes[index + 1])
  }
}

extension SetTemplate.Kind.LoadKind {
  init?(_ load: Load) {
    switch load {
    case .none: self = .none
    case .external(let mass): self = mass.unit == .kilogram ? .kilograms : .pounds
    case .bodyweight: self = .bodyweight
    case .added: self = .added
    case .assisted: self = .assisted
    case .level: return nil
    }
  }
}
