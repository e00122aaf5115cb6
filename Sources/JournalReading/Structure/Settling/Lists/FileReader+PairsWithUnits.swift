internal import JournalSyntax
internal import WorkoutModel

/// Pairs of reps and loads with a dash or a slash in them: `Bench: 10 - 60 kg, 8 - 70 kg`, `Curls: 10kg/12,
/// 12kg/10`, and counts behind a name: `30 sit-ups x 3`.
extension FileReader {
  /// Makes `@` of the dashes of at least two pairs, of which each ends in a load with its unit.
  mutating func settleRepsBeforeLoads(_ dash: Int) -> Bool {
    guard isRepsBeforeLoad(dash) else { return false }
    var dashes = [dash]
    while let last = dashes.last, last + 4 < elements.count,
      elements[last + 2].kind == .comma || elements[last + 2].kind == .semicolon,
      isRepsBeforeLoad(last + 4)
    {
      dashes.append(last + 4)
    }
    guard dashes.count > 1, let last = dashes.last,
      last + 2 == elements.count || elements[last + 2].kind != .times
    else { return false }
    for dash in dashes { anatomy.parser.elements[dash].kind = .at }
    return true
  }

  private func isRepsBeforeLoad(_ dash: Int) -> Bool {
    dash > 0 && dash + 1 < elements.count && elements[dash].kind == .hyphen
      // `8 -20 kg` was done with help.
      && elements[dash].spaceBefore == elements[dash + 1].spaceBefore
      && elements[dash - 1].isBareWhole && 1_000...30_000 ~= elements[dash - 1].value
      && elements[dash + 1].kind == .quantity && elements[dash + 1].unit.isMass
  }

  /// Makes times signs of the slashes of `10kg/12, 12kg/10` and of `10kg/12, 12/10`: reps stand behind each
  /// load.
  mutating func settleRepsBehindSlash(_ slash: Int) -> Bool {
    guard isLoadAndRepsBySlash(slash), elements[slash - 1].unit.isMass,
      slash < 2
        || elements[slash - 2].kind != .slash && elements[slash - 2].kind != .hyphen
    else { return false }
    let unit = elements[slash - 1].unit
    var slashes = [slash]
    while let last = slashes.last, last + 4 < elements.count,
      elements[last + 2].kind == .comma || elements[last + 2].kind == .semicolon,
      isLoadAndRepsBySlash(last + 4)
    {
      slashes.append(last + 4)
    }
    guard let last = slashes.last, last + 2 == elements.count || endsPairBySlash(last + 2) else {
      return false
    }
    for slash in slashes {
      anatomy.parser.elements[slash].kind = .times
      anatomy.parser.elements[slash - 1].unit =
        elements[slash - 1].unit == .none ? unit : elements[slash - 1].unit
    }
    return true
  }

  private func isLoadAndRepsBySlash(_ slash: Int) -> Bool {
    slash > 0 && slash + 1 < elements.count && elements[slash].kind == .slash
      && !elements[slash].spaceBefore && !elements[slash + 1].spaceBefore
      && elements[slash - 1].kind == .quantity
      && (elements[slash - 1].unit.isMass || elements[slash - 1].unit == .none)
      && elements[slash + 1].isBareWhole && 1_000...30_000 ~= elements[slash + 1].value
  }

  private func endsPairBySlash(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .semicolon, .period: true
    default: false
    }
  }

  /// `30 sit-ups x 3` and `30 sit-ups x 3 sets` are three sets of thirty.
  mutating func settleSetsBehindCountedName(_ times: Int) -> Bool {
    guard times > 1, times < 7, times + 1 < elements.count, elements[0].isBareWhole,
      5_000...200_000 ~= elements[0].value,
      elements[1..<times].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      case let sets = elements[times + 1], sets.kind == .quantity,
      sets.unit == .none || sets.unit == .set || sets.unit == .round, sets.value % 1000 == 0,
      2_000...10_000 ~= sets.value, sets.value < elements[0].value,
      times + 2 == elements.count || elements[times + 2].kind == .period
        || elements[times + 2].kind == .openParenthesis,
      isExercise(1..<times)
    else { return false }
    var (reps, count, sign) = (elements[0], sets, elements[times])
    reps.unit = .repetition
    count.unit = .set
    for flag: Element.Flags in [.spaceBefore, .spaceAfter] {
      reps.flags.insert(flag)
      count.flags.insert(flag)
      sign.flags.insert(flag)
    }
    anatomy.parser.elements.removeSubrange(times...(times + 1))
    anatomy.parser.elements.replaceSubrange(0..<1, with: [count, sign, reps])
    return true
  }

  /// The `- 3 sets` behind the list of `Chins - 8, 7, 6 - 3 sets`: as many stand there.
  mutating func dropCountBehindList(_ dash: Int) -> Bool {
    guard dash > 3, dash + 2 == elements.count, elements[dash].spaceBefore,
      elements[dash + 1].kind == .quantity, elements[dash + 1].unit == .set,
      2_000...20_000 ~= elements[dash + 1].value
    else { return false }
    var (count, index): (Int32, Int) = (0, dash - 1)
    while index > 0, elements[index].kind == .quantity,
      elements[index].unit == .none || elements[index].unit == .repetition
    {
      count += 1
      guard elements[index - 1].kind == .comma || elements[index - 1].kind == .slash else { break }
      index -= 2
    }
    guard count > 1, count * 1000 == elements[dash + 1].value else { return false }
    context.remarks.append(elements[dash + 1].range)
    anatomy.parser.elements.removeSubrange(dash...(dash + 1))
    return true
  }
}
