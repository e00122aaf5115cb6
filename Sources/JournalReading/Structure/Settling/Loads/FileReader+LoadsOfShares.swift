internal import JournalSyntax

/// What a share of the best comes to, in parentheses before the reps: `70% (105) 5`, `75% (120 kg) 4 sets of 6`,
/// `80% (95) 5 подходов по 3`.
extension FileReader {
  /// Puts the load alone before its reps; the share is kept as a note. True when it did.
  mutating func settleEnclosedLoadOfShare(_ share: Int) -> Bool {
    guard share + 4 < elements.count, 20_000...130_000 ~= elements[share].value,
      elements[share + 1].kind == .openParenthesis, elements[share + 3].kind == .closeParenthesis,
      case let load = elements[share + 2], load.kind == .quantity,
      load.unit.isMass || load.unit == .none, load.value >= 10_000,
      case let work = elements[share + 4], work.kind == .quantity, work.value % 1000 == 0,
      1_000...50_000 ~= work.value,
      elements[safe: share + 5].map({ $0.kind != .times && !$0.isNumber && $0.kind != .at }) ?? true
        || work.unit == .set
    else { return false }
    var sign: Element?
    switch work.unit {
    case .none, .repetition: sign = signOf(.times, at: share + 4)
    case .set: break
    default: return false
    }
    context.remarks.append(elements[share].range)
    anatomy.parser.elements.remove(at: share + 3)
    anatomy.parser.elements.removeSubrange(share...(share + 1))
    anatomy.parser.elements[share].flags.formUnion([.spaceBefore, .spaceAfter])
    if let sign { anatomy.parser.elements.insert(sign, at: share + 1) }
    return true
  }
}
