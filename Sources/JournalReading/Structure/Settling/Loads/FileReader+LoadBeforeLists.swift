internal import JournalSyntax
internal import WorkoutModel

/// Bare loads before the reps of each set, which only the exercise or the list itself tells from reps:
/// `swings 32 20 20 20`, `goblet 14: 12 12 10`, `front squat 2x20 5 5 5`, `pin 6, 12 12 12`.
extension FileReader {
  /// Puts a times sign behind a first number that is far from the others, which are all alike.
  mutating func settleLoadBeforeList(_ load: Int) {
    guard elements[load].isBare, elements[load - 1].kind == .word,
      4_000...200_000 ~= elements[load].value,
      !elements[..<load].contains(where: { $0.isNumber || $0.kind == .comma }),
      case let reps = spacedCounts(from: load + 1), reps.count > 2,
      let least = reps.map({ elements[$0].value }).min(),
      let most = reps.map({ elements[$0].value }).max(),
      most - least <= least / 4,
      // `60 10 10 10` is known for what it is.
      most...(most / 2 * 3) ~= elements[load].value / 3 * 2
        || elements[load].value <= least / 3 * 2
        // `이두 10 12 12 12` where lists begin with a load.
        || elements[load].value < least && most == least,
      elements[load].value <= least / 3 * 2 && isLoadedName(before: load)
        || elements[load].value > most && isLoadedName(before: load)
        || mayCarryLoad(before: load) && loadsLeadLists()
    else { return }
    listCounts(reps, behind: load)
  }

  /// Puts the pair of bells of `front squat 2x20 5 5 5` beside its reps.
  mutating func settlePairBeforeList(_ times: Int) {
    let load = times + 1
    guard times > 1, elements[times - 1].isBare, elements[times - 1].value == 2_000,
      elements[times - 2].kind == .word, load < elements.count, elements[load].isBare,
      8_000...60_000 ~= elements[load].value, !elements[times].spaceBefore,
      !elements[..<(times - 1)].contains(where: \.isNumber),
      case let reps = spacedCounts(from: load + 1), reps.count > 2,
      reps.allSatisfy({ elements[$0].value <= 20_000 }), isLoadedName(before: times - 1)
    else { return }
    listCounts(reps, behind: load)
    anatomy.parser.elements[load].flags.formUnion([.loadOfSide, .spaceBefore])
    anatomy.parser.elements.removeSubrange((times - 1)..<load)
  }

  /// Puts a times sign in place of the colon of `goblet 14: 12 12 10` and `KH 17,5: 10, 8, 8`.
  mutating func settleLoadBeforeColon(_ colon: Int) {
    let load = colon - 1
    guard load > 0, elements[load].isBare, elements[load].spaceBefore,
      elements[load - 1].kind == .word,
      elements[load - 1].word == .plain
        || elements[load - 1].meaning == .equipment,
      4_000...100_000 ~= elements[load].value,
      !elements[..<load].contains(where: \.isNumber),
      case let reps = spacedCounts(from: colon + 1, allowsCommas: true), reps.count > 1,
      Int(elements[load].value) != reps.count * 1000,
      case let nature = names.nature(of: NameText.clean(written.bytes[range(0..<load).indices])),
      nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance]),
      elements[load].flags.contains(.fraction)
        || nature.contains(.dumbbell) || elements[load - 1].meaning == .equipment
    else { return }
    anatomy.parser.elements[colon].kind = .times
    listCounts(reps, behind: nil)
  }

  /// Puts a times sign in place of the comma of `Leg ext pin 6, 12 12 12`: reps never rise, where pins may.
  mutating func settleLevelBeforeList(_ comma: Int) {
    let level = comma - 1
    guard level > 0,
      elements[level].isBare && elements[level - 1].meaning == .level
        || elements[level].unit == .level,
      !elements[..<level].contains(where: { $0.isNumber && $0.unit != .set }),
      case let reps = spacedCounts(from: comma + 1, allowsCommas: true), reps.count > 1,
      reps.allSatisfy({ 4_000...30_000 ~= elements[$0].value }),
      zip(reps, reps.dropFirst()).allSatisfy({ elements[$0].value >= elements[$1].value }),
      case let name = 0..<(elements[level].unit == .level ? level : level - 1),
      names.nature(of: NameText.clean(written.bytes[range(name).indices]))
        .isDisjoint(with: [.timed, .cardio, .distance])
    else { return }
    anatomy.parser.elements[comma].kind = .times
    listCounts(reps, behind: nil)
  }

  /// Puts commas between the numbers, and a times sign before the first of them.
  private mutating func listCounts(_ counts: [Int], behind load: Int?) {
    putCommas(between: counts)
    guard let load else { return }
    let gap = ByteRange(Int(elements[load].range.end), Int(elements[load].range.end))
    anatomy.parser.elements.insert(
      Element(.times, gap, flags: [.spaceBefore, .spaceAfter]), at: load + 1)
  }

  /// Where counts of reps stand side by side, to the end of the line or up to words.
  private func spacedCounts(from first: Int, allowsCommas: Bool = false) -> [Int] {
    var found: [Int] = []
    var index = first
    while index < elements.count, elements[index].isBareWhole, elements[index].spaceBefore,
      1_000...50_000 ~= elements[index].value
    {
      found.append(index)
      index += 1
      if allowsCommas, index + 1 < elements.count, elements[index].kind == .comma { index += 1 }
    }
    if index < elements.count {
      switch elements[index].kind {
      case .word: if elements[index].word != .plain { return [] }
      case .exclamation, .openParenthesis, .period: break
      // An emoji.
      case .other where bytes[Int(elements[index].range.start)] >= 0xF0: break
      default: return []
      }
    }
    return found
  }

  private func isLoadedName(before end: Int) -> Bool {
    let nature = names.nature(of: NameText.clean(written.bytes[range(0..<end).indices]))
    return (nature.contains(.dumbbell) || nature.contains(.lifted))
      && nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance, .counted])
  }

  /// The second of `curl 52.5 10 10`: nobody does so many sets of so many reps.
  mutating func partEqualCounts(_ last: Int) {
    guard last > 2, last + 1 == elements.count || elements[last + 1].kind == .openParenthesis,
      elements[last].isBareWhole, 7_000...30_000 ~= elements[last].value,
      elements[last].value == elements[last - 1].value, elements[last - 1].isBareWhole,
      elements[last].spaceBefore, elements[last - 1].spaceBefore,
      case let load = elements[last - 2].kind == .times ? last - 3 : last - 2, load > 0,
      elements[load].isBare, elements[load].value >= 20_000, elements[load - 1].kind == .word
    else { return }
    let start = Int(elements[last].range.start)
    anatomy.parser.elements.insert(
      Element(.comma, ByteRange(start, start), flags: .spaceAfter), at: last)
  }
}
