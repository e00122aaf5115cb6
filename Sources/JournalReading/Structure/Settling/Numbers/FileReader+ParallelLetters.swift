internal import JournalSyntax

/// The loads of all sets and then their reps, each behind its letter: `W: bw, 10, 10  R: 12, 8, 7`, `W:
/// 70s  T: 40 sec, 35 sec`.
extension FileReader {
  /// Puts each load beside its reps or its time; one load is that of all.
  mutating func settleParallelLetters() {
    guard elements.count > 5, isLetter(0, "w"), elements[1].kind == .colon,
      let (loads, label) = values(from: 2), label + 1 < elements.count,
      isLetter(label, "r") || isLetter(label, "t"), elements[label + 1].kind == .colon,
      let (work, end) = values(from: label + 2), end == elements.count,
      loads.count == work.count || loads.count == 1
    else { return }
    let isTime = isLetter(label, "t")
    // What is told beside `bw` hangs from the body.
    let isAdded = loads.contains { elements[$0].meaning == .bodyweight } || isOfBody
    var settled: [Element] = []
    for (number, index) in work.enumerated() {
      var load = elements[loads[min(number, loads.count - 1)]]
      if load.unit == .letterS { load.unit = .none }
      var effort = elements[index]
      if isTime, effort.unit == .none || effort.unit == .letterS { effort.unit = .second }
      let start = ByteRange(Int(effort.range.start), Int(effort.range.start))
      if number > 0 { settled.append(Element(.comma, start, flags: .spaceAfter)) }
      if number >= loads.count { load.range = start }
      load.flags.insert(.spaceBefore)
      if isAdded, load.isNumber, load.value > 0 {
        let place = ByteRange(Int(load.range.start), Int(load.range.start))
        settled.append(Element(.plus, place, flags: .spaceBefore))
        load.flags = []
      }
      settled += [load, Element(.times, start, flags: .spaceBefore), effort]
    }
    anatomy.parser.elements = settled
  }

  private var isOfBody: Bool {
    if let name = context.pendingName { return names.nature(of: name.text).contains(.bodyweight) }
    return context.entry.map { file.entries[$0].nature.contains(.bodyweight) } ?? false
  }

  private func isLetter(_ index: Int, _ letter: Character) -> Bool {
    elements[index].range.count == 1
      && bytes[Int(elements[index].range.start)] | 0x20 == letter.asciiValue
  }

  /// Where the values of a list stand, and what follows them.
  private func values(from first: Int) -> (places: [Int], end: Int)? {
    var places: [Int] = []
    var index = first
    while index < elements.count, elements[index].isNumber || elements[index].meaning == .bodyweight
    {
      places.append(index)
      index += 1
      guard index < elements.count, elements[index].kind == .comma || elements[index].kind == .slash
      else { break }
      index += 1
    }
    return places.isEmpty ? nil : (places, index)
  }
}
