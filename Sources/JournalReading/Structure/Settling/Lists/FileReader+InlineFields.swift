internal import JournalSyntax

/// Fields of Dataview on a line of their exercise: `Dips [weight:: +15] [sets:: 3] [reps:: 8]`, `**Fly** (kg::
/// 9) (reps:: 15, 13, 12)`, and below its name `weight:: 65 reps:: 8 rpe:: 8`.
extension FileReader {
  private struct InlineField {
    let label: Int
    let values: Range<Int>
  }

  /// Puts the load, its reps and how many sets there were behind the name, as most people write them.
  mutating func settleInlineFields() {
    partUnitsBeforeColons()
    let fields = inlineFields
    guard let first = fields.first, fields.count > 1,
      case let name = first.label > 0 && elements[first.label - 1].kind == .openParenthesis
        ? first.label - 1 : first.label,
      name > 0 || context.entry != nil || context.pendingName != nil,
      elements[..<name].allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
    else { return }
    var (load, sets, rating): ([Element], [Element], [Element]) = ([], [], [])
    var rest: [Element] = []
    var reps: [Element] = []
    for field in fields {
      let values = Array(elements[field.values])
      switch elements[field.label].meaning {
      case .weight, .kilogram, .pound:
        guard load.isEmpty, let told = loadOfField(values, field.label) else { return }
        load = told
      case .repetition:
        if !reps.isEmpty, let value = values.first {
          reps.append(Element(.comma, value.range, flags: .spaceAfter))
        }
        reps += values
      case .set:
        guard sets.isEmpty, values.count == 1 else { return }
        sets = values
      case .rpe, .rir: rating = [elements[field.label]] + values
      case .rest where values.count == 1:
        rest = [elements[field.label]] + values
        if rest[1].isBare { rest[1].unit = .second }
      default: continue
      }
    }
    guard !reps.isEmpty,
      reps.enumerated().allSatisfy({ $0 % 2 == 0 ? $1.isBareWhole : $1.kind == .comma })
    else { return }
    // `[weight:: 80] [reps:: 5] [sets:: 3]` is read as it stands.
    guard name == 0 || load.count > 1 || reps.count > 1 || elements[name].kind == .openParenthesis
    else { return }
    var work = load
    if !load.isEmpty {
      work.append(Element(.times, reps[0].range, flags: [.spaceBefore, .spaceAfter]))
    }
    if load.isEmpty || name == 0 {
      for index in reps.indices where reps[index].isBare { reps[index].unit = .repetition }
    }
    work += reps
    if var count = sets.first {
      count.unit = .set
      work += [Element(.times, count.range, flags: [.spaceBefore, .spaceAfter]), count]
    }
    work[0].flags.insert(.spaceBefore)
    for var told in [rating, rest] where told.count == 2 {
      told[0].flags.formUnion([.spaceBefore, .spaceAfter])
      told[1].flags.insert(.spaceBefore)
      work += told
    }
    // `[reps:: 12] each arm`, `rpe:: 10 music died`.
    work += elements[fields[fields.count - 1].values.upperBound...].filter { $0.kind == .word }
    anatomy.parser.elements.replaceSubrange(name..., with: work)
  }

  /// `65 reps:: 8` tells no 65 reps: the word is the label of what stands behind it.
  private mutating func partUnitsBeforeColons() {
    for index in elements.indices.dropLast(3).reversed()
    where elements[index].kind == .quantity && elements[index].unit != .none
      && elements[index + 1].kind == .colon && elements[index + 2].kind == .colon
    {
      let indices = elements[index].range.indices
      guard let end = bytes[indices].lastIndex(where: { Byte.isDigit($0) }),
        let start = bytes[(end + 1)..<indices.upperBound].firstIndex(where: { $0 > Byte.space }),
        start > end + 1
      else { continue }
      var number = elements[index]
      number.unit = .none
      number.range = ByteRange(indices.lowerBound, end + 1)
      number.flags.insert(.spaceAfter)
      let label = Element(
        .word, ByteRange(start, indices.upperBound),
        word: Keywords.word(bytes[start..<indices.upperBound]), flags: .spaceBefore)
      anatomy.parser.elements.replaceSubrange(index...index, with: [number, label])
    }
  }

  /// `+15`, `80 kg` and, behind `kg::`, `9`.
  private func loadOfField(_ values: [Element], _ label: Int) -> [Element]? {
    guard let last = values.last, last.isBare || last.unit.isMass, values.count <= 2,
      values.count == 1 || values[0].kind == .plus || values[0].kind == .hyphen
    else { return nil }
    var load = last
    if load.unit == .none, let unit = Unit(elements[label].meaning), unit.isMass {
      load.unit = unit
    }
    load.flags.insert(.spaceAfter)
    if values.count == 1 { return [load] }
    var sign = values[0]
    sign.flags = .spaceBefore
    load.flags.remove(.spaceBefore)
    return [sign, load]
  }

  /// Each word before two colons, and what stands behind them up to the next or to a parenthesis.
  private var inlineFields: [InlineField] {
    let labels = elements.indices.dropLast(3).filter {
      elements[$0].kind == .word && elements[$0 + 1].kind == .colon
        && elements[$0 + 2].kind == .colon && !elements[$0 + 1].spaceBefore
    }
    return labels.enumerated().map { place, label in
      var end = place + 1 < labels.count ? labels[place + 1] : elements.count
      if let close = elements[label..<end].firstIndex(where: { $0.kind == .closeParenthesis }) {
        end = close
      }
      while end > label + 3,
        elements[end - 1].kind == .openParenthesis || elements[end - 1].kind == .comma
          || elements[end - 1].kind == .hash || elements[end - 1].kind == .word
      {
        end -= 1
      }
      return InlineField(label: label, values: min(label + 3, end)..<end)
    }
  }
}
