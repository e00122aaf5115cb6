internal import JournalSyntax
internal import WorkoutModel

/// Reps of an exercise with the body alone, parted by slashes, where they could pass for a day or a
/// share: `Push-ups: 9/8 last set hard`, and `10/10/10/9` right below `Pull-ups`.
extension FileReader {
  /// Writes them with commas, so that they are read as `9, 8`.
  mutating func settleSlashedReps(_ slash: Int) {
    let first = slash - 1
    guard let end = endOfReps(first) else { return }
    let isReps =
      first == 0
      ? end == elements.count && areRepsOfName(above: (end + 1) / 2)
      : isOwnWork(0..<first) && isToldInWords(first, end)
    guard isReps else { return }
    for mark in stride(from: slash, to: end, by: 2) { anatomy.parser.elements[mark].kind = .comma }
  }

  /// Behind the numbers with slashes between them that start at `first`.
  private func endOfReps(_ first: Int) -> Int? {
    var index = first
    while isRepCount(index) {
      let next = index + 1
      guard next < elements.count, elements[next].kind == .slash, !elements[next].spaceBefore,
        next + 1 < elements.count, elements[next + 1].isNumber, !elements[next + 1].spaceBefore
      else { return index > first ? next : nil }
      index += 2
    }
    return nil
  }

  private func isRepCount(_ index: Int) -> Bool {
    elements[index].isBare
      && 1_000...60_000 ~= elements[index].value && elements[index].value % 1000 == 0
      && bytes[Int(elements[index].range.start)] != UInt8(ascii: "0")
  }

  /// `9/9` right below `Pull-ups`, in a journal whose days are written otherwise; four numbers make no
  /// day.
  private func areRepsOfName(above count: Int) -> Bool {
    guard !context.isAfterBlank, let name = context.pendingName,
      case let nature = names.nature(of: name.text), nature.isDisjoint(with: Self.sided)
    else { return false }
    if count > 3 { return true }
    return count == 2 && nature.contains(.bodyweight) && context.session != nil
      && !file.dates.isEmpty && !file.dates.contains { $0.form == .two(separator: Byte.slash) }
  }

  private func isOwnWork(_ words: Range<Int>) -> Bool {
    let isSign = elements[words.upperBound - 1].kind == .colon
    let name = isSign ? words.dropLast() : words
    guard !name.isEmpty,
      elements[name].allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
    else { return false }
    let nature = names.nature(of: NameText.clean(written.bytes[range(name).indices]))
    return nature.contains(.bodyweight) && nature.isDisjoint(with: Self.sided)
  }

  private static let sided: ExerciseNature = [.oneSided, .eitherSide, .timed, .cardio]

  /// Words stand behind the reps, which do not rise; `10/10 easy` and `3/4 range` may be a mark or a
  /// share.
  private func isToldInWords(_ first: Int, _ end: Int) -> Bool {
    guard end < elements.count,
      elements[first].value != 10_000 || elements[first + 2].value != 10_000
    else { return false }
    for index in stride(from: first + 2, to: end, by: 2)
    where elements[index].value > elements[index - 2].value {
      return false
    }
    var word = end
    while word < elements.count, elements[word].kind == .slash || elements[word].kind == .hyphen {
      word += 1
    }
    guard word < elements.count, elements[word].spaceBefore || word > end else { return false }
    switch elements[word].meaning {
    case .none, .feeling: return elements[word].kind == .word
    case .previous: return word + 1 < elements.count && elements[word + 1].meaning == .set
    default: return false
    }
  }
}
