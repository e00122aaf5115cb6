internal import JournalSyntax
internal import WorkoutModel

/// Reps one after the other with words behind some, not parted by parentheses: `Bench 80 kg 8, 7 spot, 6`,
/// `Bench 80 kg: 8 easy, 7 ok, 6 hard`.
extension FileReader {
  /// Whether the word at `index` may be such a remark.
  func isRemarkBehindReps(_ index: Int) -> Bool {
    index > 1 && isReps(elements[index - 1]) && isWordOfReps(index)
      && elements[index].spaceBefore
  }

  /// Takes the words out of the list, when nothing else stands there up to the end of the line; they are
  /// kept as notes once its sets are read.
  mutating func dropRemarksBehindReps(_ word: Int) {
    guard let first = startOfReps(word - 1), let (remarks, hasCommas) = remarksOfReps(from: first)
    else { return }
    // `push-ups 20 easy, 15`: counted, as nothing is loaded.
    let mark = elements[first - 1].kind
    if mark == .word || mark == .colon && first > 1 && elements[first - 2].kind == .word {
      for index in first..<elements.count where elements[index].isBare {
        anatomy.parser.elements[index].unit = .repetition
      }
    }
    let start = context.remarks.count
    for remark in remarks.reversed() {
      context.remarks.insert(range(remark), at: start)
      let isBetween = remark.upperBound < elements.count && !hasCommas
      let place = elements[remark.lowerBound].range
      anatomy.parser.elements.replaceSubrange(
        remark, with: isBetween ? [Element(.comma, place, flags: .spaceAfter)] : [])
      anatomy.parser.elements[remark.lowerBound - 1].flags.insert(.spaceAfter)
    }
  }

  /// Where the list begins that holds the reps at `index`: behind a load, its sign, or the name of what
  /// nobody loads. `Squat 60 easy, 70 hard` may tell loads.
  private func startOfReps(_ index: Int) -> Int? {
    var first = index
    while first > 2, elements[first - 1].kind == .comma, isReps(elements[first - 2]) { first -= 2 }
    guard first > 0 else { return nil }
    let (before, load) = (elements[first - 1], elements[max(0, first - 2)])
    switch before.kind {
    case .quantity:
      return before.unit.isMass || isLoad(before, of: elements[first]) ? first : nil
    case .times:
      return load.kind == .quantity && (load.unit.isMass || isLoad(load, of: elements[first]))
        ? first : nil
    case .colon where load.kind == .quantity:
      return load.unit.isMass || isLoad(load, of: elements[first]) ? first : nil
    case .word, .colon:
      let name = 0..<(before.kind == .colon ? first - 1 : first)
      return elements[name].allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
        && names.nature(of: NameText.clean(written.bytes[range(name).indices]))
          .contains(.bodyweight)
        ? first : nil
    default: return nil
    }
  }

  private func isLoad(_ load: Element, of reps: Element) -> Bool {
    load.isBare && load.value >= 20_000 && load.value >= 2 * reps.value
  }

  /// The words of the list that begins at `first`, and whether commas part it; `nil` when it holds
  /// anything else, fewer than two numbers, or numbers far from each other.
  private func remarksOfReps(from first: Int) -> (remarks: [Range<Int>], hasCommas: Bool)? {
    var (index, remarks, count) = (first, [Range<Int>](), 0)
    var (commas, low, high) = (0, Int32.max, Int32(0))
    while index < elements.count {
      guard isReps(elements[index]) else { return nil }
      (low, high) = (min(low, elements[index].value), max(high, elements[index].value))
      count += 1
      index += 1
      let start = index
      while index < elements.count, index - start < 6, isWordOfReps(index) { index += 1 }
      if index > start {
        guard !isExercise(start..<index), !isName(start..<index) else { return nil }
        remarks.append(start..<index)
      }
      guard index < elements.count else { break }
      if elements[index].kind == .comma, index + 1 < elements.count {
        commas += 1
        index += 1
      } else if index == start {
        return nil
      }
    }
    // `8 easy 7 ok 6 hard`, and no `100x5 niveau 3`.
    guard count > 1, !remarks.isEmpty, high / 3 <= low,
      commas == count - 1 || commas == 0 && remarks.count == count
    else { return nil }
    return (remarks, commas > 0)
  }

  private func isReps(_ element: Element) -> Bool {
    (element.isBareWhole || element.unit == .repetition) && 1_000...60_000 ~= element.value
  }

  /// A word in small letters that tells nothing of other days, of a side or of what was missed.
  private func isWordOfReps(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .slash: return elements[index - 1].meaning == .with && !elements[index].spaceBefore
    case .word: break
    default: return false
    }
    guard !isCapital(Int(elements[index].range.start)) else { return false }
    switch elements[index].meaning {
    case .none: return !elements[index].flags.contains(.resistance)
    case .feeling, .of: return true
    // `7 with spot` and no `7 with 60`.
    case .with:
      let next = index + 1
      return next < elements.count
        && (elements[next].kind == .word || elements[next].kind == .slash)
    default: return false
    }
  }
}
