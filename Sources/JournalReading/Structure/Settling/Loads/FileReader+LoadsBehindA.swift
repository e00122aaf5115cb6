internal import JournalSyntax

/// The `à` of French writers before a load: `8 à 60, 5 à 90 puis 5 x 5 à 110 kg`.
extension FileReader {
  /// Says what `at` says, behind a number far below the load; `8 à 10` is a range of reps.
  mutating func settleLoadsBehindA() {
    guard elements.count > 2,
      elements.indices.dropFirst().dropLast().contains(where: { isLoadBehindA($0, least: 30_000) })
    else { return }
    // `10 à 20, 8 à 40`: those beside it are loads as well.
    for index in elements.indices.dropFirst().dropLast() where isLoadBehindA(index, least: 10_000) {
      anatomy.parser.elements[index].word = Word(meaning: .at, value: 0)
    }
  }

  private func isLoadBehindA(_ index: Int, least: Int32) -> Bool {
    let (count, load) = (elements[index - 1], elements[index + 1])
    return elements[index].meaning == .of && elements[index].range.count == 2
      && count.kind == .quantity && (count.isBareWhole || count.unit == .repetition)
      && count.value <= 30_000 && (load.isBare || load.unit.isMass) && load.value >= least
      && load.value > count.value && (least <= 10_000 || load.value >= 3 * count.value)
      && isWord(index, in: Self.atLoad)
  }

  private static let atLoad = WordSet("à")
}
