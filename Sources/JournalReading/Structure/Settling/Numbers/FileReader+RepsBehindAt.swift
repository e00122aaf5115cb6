internal import JournalSyntax

/// `80@5x3`: three sets of five with 80, by writers who put the sign for a rating between load and reps.
extension FileReader {
  /// Makes times signs of it where the file tells sets so.
  mutating func settleRepsBehindAt(_ at: Int) {
    guard at > 0, at + 1 < elements.count, !elements[at].spaceBefore, !elements[at + 1].spaceBefore,
      elements[at + 1].isBareWhole, elements[at + 1].value <= 50_000,
      elements[at - 1].meaning == .bodyweight
        || elements[at - 1].kind == .quantity && elements[at - 1].value >= elements[at + 1].value
          && (elements[at - 1].isBare || elements[at - 1].unit.isMass),
      at < 2 || elements[at - 2].kind != .times,
      // Nobody rates 5 and tells reps or sets behind it.
      elements[at + 1].value <= 5_000 && at + 2 < elements.count && elements[at + 2].kind == .times
        || tellsRepsBehindAt()
    else { return }
    anatomy.parser.elements[at].kind = .times
  }

  /// Two places of the file at least have `@` between a load and the reps of several sets.
  private mutating func tellsRepsBehindAt() -> Bool {
    if let known = context.tellsRepsBehindAt { return known }
    var count = 0
    for at in bytes.indices where bytes[at] == UInt8(ascii: "@") && isBetweenLoadAndSets(at) {
      count += 1
      if count == 2 { break }
    }
    context.tellsRepsBehindAt = count == 2
    return count == 2
  }

  /// `80@5x3`, `bw@8,7,6`: digits right behind the sign, then `x` and digits, or two commas among them.
  private func isBetweenLoadAndSets(_ at: Int) -> Bool {
    guard at > 0, Byte.isDigit(bytes[at - 1]) || bytes[at - 1] == UInt8(ascii: "w") else {
      return false
    }
    let behind = bytes[(at + 1)...].prefix(12)
    let reps = behind.prefix { Byte.isDigit($0) }
    guard 1...2 ~= reps.count else { return false }
    let rest = behind.dropFirst(reps.count)
    switch rest.first {
    case UInt8(ascii: "x"), UInt8(ascii: "*"):
      return rest.dropFirst().first.map { Byte.isDigit($0) } == true
    case Byte.comma:
      // `80@5,5,4`, and no `@7,5`.
      let second = rest.dropFirst().prefix { Byte.isDigit($0) }
      return !second.isEmpty && rest.dropFirst(1 + second.count).first == Byte.comma
    default: return false
    }
  }
}
