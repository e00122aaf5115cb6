internal import JournalSyntax

/// The `3/3` of `Get-ups 24 kg 3/3`: so many with either side, where no other line parts its sets by
/// slashes.
enum SidePairs {
  static func settle(_ file: inout FileDraft) {
    let isHabit = areAllEqual(file)
    let pairs = file.drafts.indices.filter {
      file.drafts[$0].holdsSlashedPair && isPair(file.drafts[$0], isHabit)
    }
    guard !pairs.isEmpty, !file.partsSetsBySlashes,
      isHabit || !file.drafts.contains(where: { partsSets($0) })
    else { return }
    for index in pairs { fold(&file.drafts[index]) }
  }

  /// `24 kg - 5/5`, `25/25`, `1/1, 2/2`: in a file that parts nothing but equal numbers by slashes, at
  /// least five times and with three counts or more, they are of both sides of whatever it is.
  private static func areAllEqual(_ file: FileDraft) -> Bool {
    var counts: [Int32] = []
    for draft in file.drafts {
      for term in draft.terms where term.separator == .slash {
        let values = draft.quantities[term.quantities].map(\.value)
        guard values.count == 2, values[0] == values[1], values[0] <= 30_000 else { return false }
        counts.append(values[0])
      }
    }
    return counts.count >= 5 && Set(counts).count >= 3
  }

  /// `12.5 kg 10/9/8`, `Bench 8/8`.
  private static func partsSets(_ draft: Draft) -> Bool {
    draft.terms.contains { term in
      guard term.separator == .slash,
        term.quantities.count > (draft.nature.contains(.eitherSide) ? 2 : 1)
      else { return false }
      let values = draft.quantities[term.quantities].map(\.value)
      return (values.max() ?? 0) <= 30_000 && (values.max() ?? 0) / 2 <= (values.min() ?? 0)
    }
  }

  private static func isPair(_ draft: Draft, _ isHabit: Bool) -> Bool {
    guard isHabit || draft.nature.contains(.eitherSide),
      draft.attributes.marks.isDisjoint(with: [.each, .left, .right]), let term = place(in: draft)
    else { return false }
    let pair = draft.quantities(of: term)
    guard let left = pair.first, let right = pair.last else { return false }
    return left.kind == .number && left.unit == .none
      && (right.unit == .none || right.unit == .repetition) && left.value == right.value
      && left.value % 1000 == 0 && left.value <= 30_000
  }

  /// The first or the last term, when a slash parts its two numbers.
  private static func place(in draft: Draft) -> Int? {
    let last = draft.terms.count - 1
    return [last, 0].first {
      draft.terms[$0].separator == .slash && draft.terms[$0].quantities.count == 2
    }
  }

  private static func fold(_ draft: inout Draft) {
    guard let term = place(in: draft) else { return }
    let first = draft.terms[term].quantities.lowerBound
    draft.quantities[first].marks.insert(.each)
    draft.quantities[first].unit = draft.quantities[first + 1].unit
    draft.quantities.remove(at: first + 1)
    draft.terms[term].quantities = first..<(first + 1)
    draft.terms[term].separator = .none
    for next in draft.terms.indices.dropFirst(term + 1) {
      let range = draft.terms[next].quantities
      draft.terms[next].quantities = (range.lowerBound - 1)..<(range.upperBound - 1)
    }
    draft.shape = Shape.of(draft.terms, draft.quantities, draft.nature)
  }
}
