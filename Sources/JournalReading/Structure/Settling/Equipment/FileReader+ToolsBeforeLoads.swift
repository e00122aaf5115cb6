internal import JournalSyntax

/// Letters of the tool glued to its load: `skull crusher EZ30 12/10/10`, `shrug DB32 15,12`.
extension FileReader {
  /// Parts the load from the letters of its tool, which a remark keeps.
  mutating func settleToolsBeforeLoads() {
    guard
      let tool = elements.indices.dropFirst().dropLast(2).first(where: { isToolOfLoad($0) })
    else { return }
    context.remarks.append(elements[tool].range)
    anatomy.parser.elements[tool + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.remove(at: tool)
  }

  /// The letters of `EZ30` behind a name and before reps.
  private func isToolOfLoad(_ index: Int) -> Bool {
    let load = elements[index + 1]
    return elements[index].kind == .word && elements[index].spaceBefore
      && elements[index].range.count <= 3 && elements[index - 1].kind == .word
      && load.kind == .quantity && !load.spaceBefore && load.value >= 2_000
      && (load.unit == .none || load.unit.isMass) && isWord(index, in: Self.toolsOfLoads)
      && isWorkBehindLoad(index + 2)
  }

  /// `12 10 10`, `12,10`, `x15`, `3x10`.
  private func isWorkBehindLoad(_ index: Int) -> Bool {
    if elements[index].kind == .times { return elements[safe: index + 1]?.isBareWhole == true }
    return elements[index].isBareWhole && elements[index].spaceBefore
  }

  private static let toolsOfLoads = WordSet("ez sz db bb kb kh lh dbs")
}
