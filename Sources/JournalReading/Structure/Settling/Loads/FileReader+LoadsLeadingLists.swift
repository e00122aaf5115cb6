internal import JournalSyntax
internal import WorkoutModel

/// Files whose lists of reps begin with the load, `벤치 60 8 8 7`, so that the first number of `사레레 8 15 15 15`
/// is none of the reps.
extension FileReader {
  /// Asked once a file: some lists begin with a number that no reps come near.
  mutating func loadsLeadLists() -> Bool {
    if let known = context.loadsLeadLists { return known }
    var lists = 0
    for line in document.lines where line.kind == .text || line.kind == .item {
      if leadsWithLoad(bytes[line.content.indices]) { lists += 1 }
    }
    context.loadsLeadLists = lists >= Self.fewestLists
    return lists >= Self.fewestLists
  }

  private static let fewestLists = 3

  /// `벤치 60 8 8 7`: words, a load, and twice or more so few reps that never rise.
  private func leadsWithLoad(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= 120 else { return false }
    let words = text.split(separator: Byte.space)
    guard let first = words.firstIndex(where: { $0.first.map { Byte.isDigit($0) } ?? false }),
      1...3 ~= first
    else { return false }
    let numbers = words[first...].prefix { word in
      word.allSatisfy { Byte.isDigit($0) || $0 == Byte.period } && word.count <= 5
    }
    guard numbers.count > 2 else { return false }
    let reps = numbers.dropFirst().map { word in
      word.count <= 2 && !word.contains(Byte.period) ? number(word) : 0
    }
    let load = number(numbers[first].prefix { Byte.isDigit($0) })
    guard let most = reps.max(), let least = reps.min(), 1...25 ~= least, most <= 25 else {
      return false
    }
    return load >= 20 && load >= 2 * most && zip(reps, reps.dropFirst()).allSatisfy { $0 >= $1 }
  }

  /// True for a name of which nobody knows that it is done without a load.
  func mayCarryLoad(before end: Int) -> Bool {
    names.nature(of: NameText.clean(written.bytes[range(0..<end).indices]))
      .isDisjoint(with: [.bodyweight, .timed, .cardio, .distance, .counted, .jumped])
      && !elements[..<end].contains { $0.meaning == .bodyweight }
  }
}
