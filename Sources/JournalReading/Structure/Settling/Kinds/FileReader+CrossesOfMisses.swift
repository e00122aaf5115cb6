internal import JournalSyntax

/// Crosses in place of reps, one for each miss, in any script: `рывок 80/2 90/Х 90/1 95/ХХ`.
extension FileReader {
  /// Puts no reps in their place, as often, and times signs between the loads and reps of the line.
  mutating func settleCrossesOfMisses() {
    guard !isASCII, elements.count > 3,
      elements.indices.dropFirst(2).contains(where: { crosses(at: $0) > 0 })
    else { return }
    var settled: [Element] = []
    settled.reserveCapacity(elements.count + 8)
    var index = 0
    while index < elements.count {
      let element = elements[index]
      let count = index > 1 ? crosses(at: index) : 0
      if count > 0 {
        let load = elements[index - 2]
        for miss in 0..<count {
          if miss > 0 { settled += [load, sign(between: load)] }
          settled.append(
            Element(.quantity, element.range, unit: .repetition, flags: [.spaceAfter]))
        }
      } else if element.kind == .slash, index > 0, index + 1 < elements.count,
        crosses(at: index + 1) > 0 || isPairOfLoadAndReps(index)
      {
        settled.append(sign(between: elements[index - 1]))
      } else {
        settled.append(element)
      }
      index += 1
    }
    anatomy.parser.elements = settled
  }

  private func sign(between load: Element) -> Element {
    Element(.times, ByteRange(Int(load.range.end), Int(load.range.end)))
  }

  /// How many crosses stand there, glued to the slash behind a load.
  private func crosses(at index: Int) -> Int {
    guard index > 1, index < elements.count, elements[index - 1].kind == .slash,
      !elements[index - 1].spaceBefore, !elements[index].spaceBefore,
      elements[index - 2].isBare, elements[index - 2].value >= 20_000,
      elements[index].kind == .word || elements[index].kind == .times,
      elements[index].spaceAfter || index + 1 == elements.count
        || isSign(index + 1, .comma) || isSign(index + 1, .semicolon)
    else { return 0 }
    switch bytes[elements[index].range.indices] {
    case let word where word.elementsEqual("х".utf8) || word.elementsEqual("Х".utf8): return 1
    case let word where word.elementsEqual("хх".utf8) || word.elementsEqual("ХХ".utf8): return 2
    case let word where word.elementsEqual("ххх".utf8) || word.elementsEqual("ХХХ".utf8): return 3
    default: return 0
    }
  }

  /// `90/1`, glued.
  private func isPairOfLoadAndReps(_ slash: Int) -> Bool {
    !elements[slash].spaceBefore && !elements[slash + 1].spaceBefore
      && elements[slash - 1].isBare && elements[slash - 1].value >= 20_000
      && elements[slash + 1].isBareWhole && elements[slash + 1].value <= 10_000
      && (slash < 2 || elements[slash - 2].kind != .slash && elements[slash - 2].kind != .times)
  }
}
