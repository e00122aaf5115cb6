internal import JournalSyntax

/// A load, a dash and reps that only spaces part: `incline db 20s - 10 9 8`, `face pulls 15 - 15 15`, `squat 70 - 6 6 5 then 60 -
/// 8`.
extension FileReader {
  /// Puts the times sign for the dash and commas between the reps.
  mutating func settleLoadsBeforeDashedReps() {
    guard elements.count > 4, elements[0].kind == .word,
      let first = elements.firstIndex(where: \.isNumber), first > 0, first + 1 < elements.count,
      elements[..<first].allSatisfy({ $0.kind == .word || $0.kind == .hyphen && !$0.spaceBefore }),
      elements[first + 1].kind == .hyphen, elements[first + 1].spaceBefore,
      elements[first].unit != .none
        || names.nature(of: text(range(0..<first))).isDisjoint(with: [.bodyweight, .timed, .cardio])
    else { return }
    var (written, index, groups) = (Array(elements[..<first]), first, 0)
    while let end = endOfDashedReps(index), groups > 0 || end > index + 3 {
      if groups > 0 { written.append(signOf(.comma, at: index)) }
      var load = elements[index]
      if load.unit == .second || load.unit == .letterS { load.unit = .letterS }
      load.flags.formUnion([.spaceBefore, .spaceAfter])
      written += [load, signOf(.times, at: index + 1)]
      for reps in (index + 2)..<end where elements[reps].isNumber {
        if reps > index + 2 { written.append(signOf(.comma, at: reps)) }
        written.append(elements[reps])
      }
      groups += 1
      index = end
      guard index + 2 < elements.count,
        elements[index].meaning == .then || elements[index].kind == .comma,
        endOfDashedReps(index + 1) != nil
      else { break }
      index += 1
    }
    guard groups > 0,
      index == elements.count || !elements[index].isNumber && elements[index].kind != .times
    else { return }
    anatomy.parser.elements = written + elements[index...]
    anatomy.parser.end = elements.count
  }

  /// Behind a load, a dash and the reps behind it.
  private func endOfDashedReps(_ load: Int) -> Int? {
    guard load + 2 < elements.count, elements[load].kind == .quantity,
      elements[load + 1].kind == .hyphen, elements[load + 1].spaceBefore,
      elements[load].isBare || elements[load].unit.isMass || elements[load].unit == .letterS
        || elements[load].unit == .second && bytes[Int(elements[load].range.end) - 1] == 0x73,
      elements[load].value >= 4_000
    else { return nil }
    var index = load + 2
    while index < elements.count, elements[index].isBareWhole,
      1_000...40_000 ~= elements[index].value
    {
      index += 1
    }
    guard index > load + 2 else { return nil }
    // `60 - 8 x 3`.
    if index < elements.count, elements[index].kind == .times || elements[index].kind == .slash {
      return nil
    }
    return index
  }
}
