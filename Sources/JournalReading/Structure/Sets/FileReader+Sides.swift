internal import JournalSyntax
internal import WorkoutModel

/// Left and right before what they did: `L 10x8, R 10x8`, `Row left: 20x10 right: 20x9`.
extension FileReader {
  /// Puts each side behind its numbers, where the parser of expressions looks for it.
  mutating func settleSides() {
    let sides = sides()
    guard let last = sides.last, sides.count > 1, sides.contains(where: { isLeft($0) }),
      sides.contains(where: { !isLeft($0) })
    else { return }
    guard standsBeforeNumber(last) else { return countReps(sides) }
    guard sides.allSatisfy({ standsBeforeNumber($0) }) else { return }
    var settled = Array(elements[..<sides[0]])
    for (place, side) in sides.enumerated() {
      let end = place + 1 < sides.count ? sides[place + 1] : elements.count
      var group = elements[firstOfGroup(side)..<end]
      while let last = group.last, isBetweenSides(last) { group.removeLast() }
      group[group.startIndex].flags.insert(.spaceBefore)
      if group.count == 1, group[group.startIndex].unit == .none {
        group[group.startIndex].unit = .repetition
      }
      settled += group
      var word = elements[side]
      let place = Int(group[group.endIndex - 1].range.end)
      word.range = ByteRange(place, place)
      settled.append(word)
      if end < elements.count { settled.append(Element(.comma, word.range)) }
    }
    anatomy.parser.elements = settled
  }

  /// The 8 and the 7 of `12 kg x 8 left, 7 right` are reps, and no drop is between `8 left/7 right`.
  private mutating func countReps(_ sides: [Int]) {
    let areParted = sides.allSatisfy { !isNumber(behind: $0) }
    guard areParted || sides[0] > 0 && !elements[..<(sides[0] - 1)].contains(where: \.isNumber)
    else { return }
    for side in sides where side > 0 {
      let isEnclosed = elements[side - 1].kind == .openParenthesis
      if !isEnclosed, side + 1 < elements.count, elements[side + 1].kind == .slash {
        anatomy.parser.elements[side + 1].kind = .comma
      }
      let number = isEnclosed ? side - 2 : side - 1
      if number >= 0, elements[number].kind == .quantity, elements[number].unit == .none,
        mayBeReps(number)
      {
        anatomy.parser.elements[number].unit = .repetition
      }
    }
  }

  /// No rating, and no sets as in `4x2 left`.
  private func mayBeReps(_ number: Int) -> Bool {
    guard number > 0 else { return true }
    switch elements[number - 1].kind {
    case .at: return false
    case .times: return number > 1 && elements[number - 2].unit.isMass
    default: return true
    }
  }

  private func isNumber(behind side: Int) -> Bool {
    side + 1 < elements.count && elements[side + 1].isNumber
  }

  private func sides() -> [Int] {
    var found: [Int] = []
    for index in elements.indices
    where elements[index].meaning == .left || elements[index].meaning == .right {
      found.append(index)
    }
    return found
  }

  private func isLeft(_ side: Int) -> Bool { elements[side].meaning == .left }

  private func firstOfGroup(_ side: Int) -> Int {
    side + 1 < elements.count && elements[side + 1].kind == .colon ? side + 2 : side + 1
  }

  private func standsBeforeNumber(_ side: Int) -> Bool {
    let first = firstOfGroup(side)
    return first < elements.count && elements[first].isNumber
  }

  private func isBetweenSides(_ element: Element) -> Bool {
    switch element.kind {
    case .comma, .semicolon, .slash, .pipe, .plus, .ampersand: true
    default: element.meaning == .and
    }
  }

  /// `Squat 3 sets of 8 reps each`: in each set, for nobody squats with one side of a bar.
  func isEachOfSets(_ expression: Expression, _ entry: Int) -> Bool {
    guard anatomy.parser.tellsEach(expression),
      names.exercises[file.entries[entry].exerciseID].catalog?.equipment == .barbell,
      file.entries[entry].nature.isDisjoint(with: [.oneSided, .eitherSide, .dumbbell]),
      anatomy.parser.terms[expression.terms].contains(where: { term in
        anatomy.parser.quantities[term.quantities].contains { $0.unit == .set }
      }),
      // The loads of `3 sets of 8, 20 kg each` are of two dumbbells.
      anatomy.parser.terms[expression.terms].contains(where: { term in
        anatomy.parser.quantities[term.quantities].contains {
          $0.unit.isMass && $0.value >= 40_000
        }
      })
    else { return false }
    return !elements.contains {
      switch $0.meaning {
      case .side, .left, .right, .per: true
      default: false
      }
    }
  }
}
