internal import JournalSyntax

/// How many sets there were, and then each of them: `Pull-ups 3 sets: 5 5 4 @ +7.5 kg`, `Plank 2 sets: 50 60 sec`.
extension FileReader {
  /// Takes the count off, where so many numbers stand behind the colon; nothing is lost with it.
  mutating func dropCountBeforeListOfSets() {
    guard elements.count > 4,
      let colon = elements.indices.dropFirst().first(where: { isColonBehindCount($0) }),
      colon > 1, elements[colon - 1].kind == .quantity, elements[colon - 1].unit == .set,
      elements[colon - 2].kind == .word || elements[colon - 2].kind == .comma,
      2_000...10_000 ~= elements[colon - 1].value,
      case let numbers = numbers(behind: colon), numbers.count * 1000 == elements[colon - 1].value,
      let last = numbers.last, numbers.dropLast().allSatisfy({ elements[$0].isBareWhole })
    else { return }
    let end = last + 1
    // `5 sets - 135/185/225/245/255 x 5`: loads, and the reps of each.
    let areLoads =
      elements[safe: end]?.kind == .times && elements[safe: end + 1]?.isBareWhole == true
      && numbers.count > 2 && elements[numbers[0]].value >= 3 * elements[end + 1].value
    // `3 sets: 60 x 5`: the set that was done so often.
    if end < elements.count, !areLoads {
      switch elements[end].kind {
      case .times, .slash, .hyphen: return
      default: break
      }
    }
    for (place, next) in zip(numbers, numbers.dropFirst()).reversed() where next == place + 1 {
      let gap = ByteRange(Int(elements[place].range.end), Int(elements[place].range.end))
      anatomy.parser.elements.insert(Element(.comma, gap, flags: .spaceAfter), at: next)
    }
    anatomy.parser.elements.removeSubrange((colon - 1)...colon)
  }

  /// The colon, and the dash of `5 sets - 135/185/225/245/255 x 5`.
  private func isColonBehindCount(_ index: Int) -> Bool {
    elements[index].kind == .colon
      || elements[index].kind == .hyphen && elements[index].spaceBefore
        && elements[index].spaceAfter && elements[index - 1].unit == .set
  }

  /// Of `5 5 4`, `5, 5, 4` and `5/5/4`.
  private func numbers(behind colon: Int) -> [Int] {
    var found: [Int] = []
    var index = colon + 1
    while index < elements.count, elements[index].isNumber {
      found.append(index)
      let isParted =
        index + 1 < elements.count
        && (elements[index + 1].kind == .comma || elements[index + 1].kind == .slash)
      index += isParted ? 2 : 1
    }
    return found
  }

  /// The `one set` of `Plank, one set, 2:00`.
  mutating func dropOneSet() {
    guard elements.count > 4,
      let set = elements.indices.dropFirst(3).dropLast(2).first(where: {
        elements[$0].meaning == .set || elements[$0].unit == .set
      })
    else { return }
    let one = elements[set].kind == .word ? set - 1 : set
    let isOne =
      elements[one].kind == .word
      ? elements[one].meaning == .cardinal && elements[one].word.value == 1
      : elements[one].value == 1_000
    guard isOne, elements[one - 1].kind == .comma, elements[set + 1].kind == .comma,
      elements[..<(one - 1)].allSatisfy({ $0.kind == .word }), elements[set + 2].isNumber
    else { return }
    anatomy.parser.elements.removeSubrange(one...(set + 1))
  }
}
