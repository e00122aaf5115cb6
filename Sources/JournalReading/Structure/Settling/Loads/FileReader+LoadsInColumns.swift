internal import JournalSyntax
internal import WorkoutModel

/// Loads of several weeks in columns behind their sets and reps: `squat 5x5    90 ok     92.5 ok     95`.
extension FileReader {
  /// Repeats the sets and reps before each load, and takes the words between them off as notes.
  mutating func settleLoadsInColumns() {
    guard elements.count > 5, elements[0].kind == .word,
      let times = elements.firstIndex(where: { $0.kind == .times }), times > 1,
      times + 3 < elements.count, elements[times - 1].isBareWhole,
      elements[times - 1].value <= 12_000, elements[times + 1].isBareWhole,
      elements[times + 1].value <= 30_000,
      elements[..<(times - 1)].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      let loads = loadsInColumns(from: times + 2), loads.count > 1
    else { return }
    let scheme = Array(elements[(times - 1)...(times + 1)])
    var settled: [Element] = []
    for load in loads {
      var number = elements[load.lowerBound]
      let start = ByteRange(Int(number.range.start), Int(number.range.start))
      if !settled.isEmpty { settled.append(Element(.comma, start, flags: .spaceAfter)) }
      settled += settled.isEmpty ? scheme : scheme.map { copy(of: $0, at: start) }
      number.flags.remove(.gap)
      settled += [Element(.at, start, flags: [.spaceBefore, .spaceAfter]), number]
      let words = (load.lowerBound + 1)..<load.upperBound
      if let failed = words.first(where: { elements[$0].meaning == .failed }) {
        settled.append(elements[failed])
      } else if !words.isEmpty {
        context.remarks.append(range(words))
      }
    }
    anatomy.parser.elements.replaceSubrange((times - 1)..., with: settled)
  }

  private func copy(of element: Element, at place: ByteRange) -> Element {
    var element = element
    element.range = place
    return element
  }

  /// Each load with up to two words behind it, all of them in columns, to the end of the line.
  private func loadsInColumns(from first: Int) -> [Range<Int>]? {
    var loads: [Range<Int>] = []
    var index = first
    while index < elements.count {
      let load = elements[index]
      guard load.kind == .quantity, load.flags.contains(.gap),
        load.unit == .none || load.unit.isMass,
        load.value >= 15_000 && load.value > elements[first - 1].value
      else { return nil }
      let start = index
      index += 1
      while index < elements.count, index <= start + 2, elements[index].kind == .word,
        !elements[index].flags.contains(.gap),
        [.none, .feeling, .failed].contains(elements[index].meaning)
      {
        index += 1
      }
      loads.append(start..<index)
    }
    return loads
  }

  /// `Week    1    2    3` above such rows, and `Semaine du 10 au 16`.
  var headsWeeks: Bool {
    guard elements.count > 2, elements[0].meaning == .week else { return false }
    if tellsDaysOfWeek { return true }
    return elements.indices.dropFirst().allSatisfy {
      elements[$0].isBareWhole && Int(elements[$0].value) == $0 * 1000
    }
  }

  /// Two days of one month with a word between them, and nothing else.
  private var tellsDaysOfWeek: Bool {
    let last = elements.count - 1
    guard 3...6 ~= elements.count, elements[last].isBareWhole, elements[last].value <= 31_000,
      elements[last - 1].kind == .word, elements[last - 2].isBareWhole,
      (1_000..<elements[last].value).contains(elements[last - 2].value)
    else { return false }
    return elements[1..<(last - 2)].allSatisfy { $0.kind == .word }
  }
}
