internal import JournalSyntax

/// The rest between pieces before their times: `Row 4 x 500m, 2 min rest: 2:14, 2:15, 2:18, 2:13`, `6x400 m (90 s rest)
/// 1:32 1:33 …`. It is none of the times.
extension FileReader {
  /// Puts the rest at the end of the line.
  mutating func moveRestBehindTimes() {
    guard elements.count > 8,
      let rest = elements.indices.dropFirst(4).dropLast(2).first(where: {
        elements[$0].meaning == .rest && elements[$0 - 1].isNumber
          && (elements[$0 - 1].unit.isTime || elements[$0 - 1].kind == .clock)
      }),
      case let isEnclosed = elements[rest - 2].kind == .openParenthesis,
      isEnclosed || elements[rest - 2].kind == .comma || elements[rest - 2].kind == .slash,
      elements[rest - 3].unit.isLength || elements[rest - 3].unit == .letterM,
      elements[..<(rest - 2)].contains(where: { $0.kind == .times }),
      case var end = isEnclosed ? rest + 2 : rest + 1, end < elements.count,
      !isEnclosed || elements[rest + 1].kind == .closeParenthesis
    else { return }
    let isColon = elements[end].kind == .colon
    if isColon { end += 1 }
    guard elements[safe: end]?.kind == .clock,
      elements[end...].count(where: { $0.kind == .clock }) > 1,
      elements[end...].allSatisfy({ $0.kind == .clock || $0.kind == .comma || $0.kind == .slash })
    else { return }
    let told = Array(elements[(rest - 1)...rest])
    let last = Int(elements[elements.count - 1].range.end)
    anatomy.parser.elements.removeSubrange((rest - 2)..<(isColon ? end - 1 : end))
    anatomy.parser.elements[rest - 2].flags.insert(.spaceBefore)
    anatomy.parser.elements.append(
      Element(.openParenthesis, ByteRange(last, last), flags: .spaceBefore))
    anatomy.parser.elements += told
    anatomy.parser.elements.append(
      Element(.closeParenthesis, ByteRange(last, last), flags: .spaceAfter))
    anatomy.parser.end = elements.count
  }

  /// The `w/ 400 jog` of `6x800 @ 3:10 w/ 400 jog`: what was run between the pieces is no load.
  mutating func dropRecoveryBehindPieces() {
    guard elements.count > 5,
      let with = elements.indices.dropFirst(3).dropLast(2).first(where: {
        elements[$0].meaning == .with && elements[$0 + 1].isNumber
          && isWord($0 + 2, in: Self.recoveries)
      }),
      elements[..<with].contains(where: { $0.kind == .clock || $0.unit.isTime || $0.unit.isLength })
    else { return }
    context.remarks.append(range(with..<(with + 3)))
    anatomy.parser.elements.removeSubrange(with..<(with + 3))
    anatomy.parser.elements[with - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  private static let recoveries = WordSet(
    "jog walk float recovery rest easy trabpause gehpause trote trot marche caminata")
}
