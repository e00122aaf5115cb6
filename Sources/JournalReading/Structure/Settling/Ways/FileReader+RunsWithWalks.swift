internal import JournalSyntax
internal import WorkoutModel

/// Runs with walks between, as plans for beginners have them: `8 x 1 min run / 90 s walk, 2.9 km total`, `c25k wk 2, 6 x 90 s
/// run, 2 min walk between. 3.1 km`.
extension FileReader {
  /// Leaves the runs; the walks, the way of all and what stands before go into the note.
  mutating func settleRunsWithWalks() {
    guard elements.count > 6,
      let times = elements.indices.dropFirst().dropLast(5).first(where: {
        elements[$0].kind == .times
      }), elements[times - 1].isBareWhole, 2_000...30_000 ~= elements[times - 1].value,
      isTimeOfPart(times + 1),
      isWord(times + 2, in: Self.runs),
      [.slash, .comma, .plus, .semicolon, .hyphen].contains(elements[times + 3].kind)
        || elements[times + 3].kind == .word,
      let walk = elements.indices[(times + 4)...].first(where: { isWord($0, in: Self.walks) }),
      isTimeOfPart(walk - 1)
    else { return }
    let behind = walk + 1
    guard
      elements[behind...].allSatisfy({
        $0.kind != .times && (!$0.isNumber || $0.unit == .kilometer || $0.unit == .mile)
      })
    else { return }
    let first = dates.date(at: 0, allowsWeekdayOnly: true)?.1 ?? 0
    let start = elements[safe: first]?.kind == .colon ? first + 1 : first
    guard start < times, !elements[start..<(times - 1)].contains(where: { $0.unit.isMass }) else {
      return
    }
    if times - 1 > start { context.remarks.append(range(start..<(times - 1))) }
    context.remarks.append(range((times + 3)..<elements.count))
    anatomy.parser.elements.removeSubrange((times + 3)...)
    anatomy.parser.elements[times - 1].unit = .set
    if elements[times + 1].unit == .letterS { anatomy.parser.elements[times + 1].unit = .second }
    anatomy.parser.elements[times - 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.removeSubrange(start..<(times - 1))
    anatomy.parser.end = elements.count
  }

  private func isTimeOfPart(_ index: Int) -> Bool {
    elements[index].kind == .clock
      || elements[index].kind == .quantity
        && (elements[index].unit.isTime || elements[index].unit == .letterS)
  }

  private static let runs = WordSet(
    """
    run running runs jog jogging laufen lauf joggen course courir correr carrera trote corrida corsa corrida бег бегом
    bieg biegu löpning løb løping
    """)
  private static let walks = WordSet(
    """
    walk walking walks gehen geh marche marcher caminar caminata andar caminhada camminata cammino шаг шагом ходьба
    ходьбы marsz marszu gång gange
    """)
}
