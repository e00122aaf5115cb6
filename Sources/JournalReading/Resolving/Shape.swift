internal import JournalSyntax
internal import WorkoutModel

/// What expressions must have in common to be read alike: joiners, units and lists, not numbers;
/// and whether the body is the load, for `15x3` pull-ups are no `225x3`, or jumps are counted.
enum Shape {
  static func of(
    _ terms: [Term], _ quantities: [Quantity], _ nature: ExerciseNature
  ) -> UInt64 {
    var hash = UInt64(nature.intersection([.bodyweight, .jumped]).rawValue) &+ 3
    for term in terms {
      let first = quantities[term.quantities.lowerBound]
      hash = mix(hash, UInt64(term.joiner.rawValue))
      hash = mix(hash, UInt64(first.kind.rawValue))
      hash = mix(hash, UInt64(first.unit.rawValue))
      let isPair =
        term.quantities.count == 2 && (term.separator == .slash || term.separator == .hyphen)
      // `25 15 3` is no list such as `10, 8, 8`.
      let isSpacedTriple = term.quantities.count == 3 && term.separator == .space
      hash = mix(hash, isPair ? 2 : isSpacedTriple ? 3 : term.quantities.count > 1 ? 1 : 0)
      hash = mix(hash, first.marks.contains(.added) ? 2 : first.marks.contains(.way) ? 3 : 0)
    }
    return hash
  }

  private static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
    (hash ^ (value &+ 1)) &* 0x100_0000_01b3
  }
}
