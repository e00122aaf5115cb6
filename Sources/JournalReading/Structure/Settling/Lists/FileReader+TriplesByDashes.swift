internal import JournalSyntax

/// Sets, reps and the load of an exercise as fields with dashes between them: `Bench press – 4 – 8 – 82.5`, `Dips – 2 – 6 –
/// body`, `Bench press – 4 – 8, 7, 6, 6 – 85`, and with a label each.
extension FileReader {
  /// Writes `82.5 x 8 x 4` behind the name.
  mutating func settleTriplesByDashes() {
    guard 7...40 ~= elements.count, elements[0].kind == .word,
      let first = elements.firstIndex(where: { isFieldDash($0) }), first > 0,
      elements[..<first].allSatisfy({ $0.kind == .word || $0.kind == .hyphen && !$0.spaceBefore }),
      let second = elements[(first + 1)...].firstIndex(where: { isFieldDash($0) }),
      let third = elements[(second + 1)...].firstIndex(where: { isFieldDash($0) }),
      !elements[(third + 1)...].contains(where: { isFieldDash($0) }),
      case let sets = valueOfField((first + 1)..<second, .set), sets.count == 1,
      case let reps = valueOfField((second + 1)..<third, .repetition), !reps.isEmpty,
      case let rest = valueOfField((third + 1)..<elements.count, .weight), let load = rest.first,
      elements[sets.lowerBound].isBareWhole, 1_000...8_000 ~= elements[sets.lowerBound].value,
      isListOfReps(reps)
    else { return }
    var work: [Element] = []
    if elements[load].kind == .quantity {
      guard elements[load].isBare || elements[load].unit.isMass,
        elements[load].value > elements[sets.lowerBound].value
      else { return }
      work.append(elements[load])
    } else if isWord(load, in: Self.body) || elements[load].meaning == .bodyweight {
      work.append(
        Element(
          .word, elements[load].range, word: Word(meaning: .bodyweight, value: 0),
          flags: .spaceBefore))
    } else if !isWord(load, in: CommonWords.without), !isWord(load, in: Self.none) {
      return
    }
    if !work.isEmpty { work.append(sign(at: reps.lowerBound)) }
    work += elements[reps]
    if reps.count == 1 {
      work.append(sign(at: sets.lowerBound))
      var count = elements[sets.lowerBound]
      count.unit = .set
      work.append(count)
    }
    for index in work.indices
    where work[index].isBareWhole && work[index].unit == .none && index > 0 {
      work[index].unit = .repetition
    }
    work[0].flags.insert(.spaceBefore)
    // The `(warm up)` behind it.
    let tail = Array(elements[(load + 1)...])
    anatomy.parser.elements.replaceSubrange(first..., with: work + tail)
    anatomy.parser.end = elements.count
  }

  private func isFieldDash(_ element: Element) -> Bool {
    element.kind == .hyphen && element.spaceBefore && element.spaceAfter
  }

  /// What stands in the field behind its label, where it has one.
  private func valueOfField(_ field: Range<Int>, _ label: WordMeaning) -> Range<Int> {
    guard field.count > 2, elements[field.lowerBound].meaning == label,
      elements[field.lowerBound + 1].kind == .colon
    else { return field }
    return (field.lowerBound + 2)..<field.upperBound
  }

  /// `8`, and `8, 7, 6, 6`.
  private func isListOfReps(_ field: Range<Int>) -> Bool {
    field.count % 2 == 1
      && field.enumerated().allSatisfy { number, index in
        number % 2 == 0
          ? elements[index].isBareWhole && 1_000...50_000 ~= elements[index].value
          : elements[index].kind == .comma
      }
  }

  private func sign(at index: Int) -> Element {
    let start = Int(elements[index].range.start)
    return Element(.times, ByteRange(start, start), flags: [.spaceBefore, .spaceAfter])
  }

  private static let body = WordSet("body bodyweight own self")
  private static let none = WordSet(
    "none nil no nothing keins ohne aucun ninguno nessuno nenhum нет без")
}
