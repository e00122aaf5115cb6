internal import JournalSyntax
internal import WorkoutModel

/// The `m` behind the numbers of endurance work.
extension FileReader {
  /// `Bike 20m` is done for minutes and `Sprints 6x40m` over meters, while the 3 of `Run 3m` are miles.
  /// Where people write it for another of them the reading is doubted.
  mutating func settleLetterM(_ terms: [Term], _ quantities: inout [Quantity], _ entry: Int) {
    let nature = file.entries[entry].nature
    guard nature.contains(.cardio), nature.isDisjoint(with: [.swum, .bodyweight, .jumped]),
      terms.count <= 2, terms.count == 1 || terms[1].joiner == .times,
      let way = quantities.firstIndex(where: { $0.unit == .letterM })
    else { return }
    let most = quantities.lazy.filter { $0.unit == .letterM }.map(\.value).max() ?? 0
    let isAlone = terms.count == 1
    let words = names.exercises[file.entries[entry].exerciseID].canonical.utf8
      .split(separator: Byte.space)
    let isOnFoot = words.last.map { Self.onFoot.contains(Array($0)[...]) } ?? false
    // `ca. 60 m run` is not how anybody writes minutes.
    let isGlued = !bytes[quantities[way].range.indices].contains(Byte.space)
    guard
      quantities.allSatisfy({
        $0.kind == .number && !$0.marks.contains(.fraction)
          && ($0.unit == .letterM || !isAlone && ($0.unit == .none || $0.unit == .set))
      }),
      isAlone
        ? (isOnFoot ? 10_000 : 3_000)..<(isGlued ? 100_000 : 50_000) ~= most
        : 15_000..<50_000 ~= most
    else { return }
    if most >= Self.fewest, words.contains(where: { Self.sprints.contains(Array($0)[...]) }) {
      write(.meter, behind: &quantities)
      return
    }
    let unit: Unit = most < Self.fewest ? .mile : isAlone || !isOnFoot ? .minute : .meter
    file.diagnostics.append(.letterM(at: place(quantities[way].range), readAs: unit))
    write(unit, behind: &quantities)
  }

  private func write(_ unit: Unit, behind quantities: inout [Quantity]) {
    for index in quantities.indices where quantities[index].unit == .letterM {
      quantities[index].unit = unit
    }
  }

  /// Hardly anybody goes as many miles.
  private static let fewest: Int32 = 15_000
  private static let sprints = WordSet("sprint sprints stride strides shuttle shuttles dash hill")
  private static let onFoot = WordSet("run runs running jog jogging walk walking hike hiking")
}
