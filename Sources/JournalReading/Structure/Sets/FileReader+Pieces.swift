internal import JournalSyntax
internal import WorkoutModel

/// Sets that were done in pieces, or whose last reps were helped: `12+10+8`, `80x7+2`.
extension FileReader {
  /// The marks of an expression, with its pieces as the note that nothing else is told in.
  ///
  /// Pieces of a load that outweigh the first may be sets of their own: it is said how they count.
  mutating func notingPieces(_ expression: Expression) -> Attributes {
    var attributes = expression.attributes
    guard let whole = pieces(of: expression) else { return attributes }
    if attributes.note == nil { attributes.note = whole.range }
    if isOfTwoSets(whole)
      || whole.isInPieces && (loadPrecedes(whole, expression) || isOfManyPieces(whole))
    {
      file.diagnostics.append(.pieces(whole, text(whole.range), at: place(expression.range)))
    }
    return attributes
  }

  private func pieces(of expression: Expression) -> Quantity? {
    for term in anatomy.parser.terms[expression.terms] {
      for quantity in anatomy.parser.quantities[term.quantities] where quantity.extra > 0 {
        return quantity
      }
    }
    return nil
  }

  /// `8+7+6` of pull-ups: three numbers may as well be three sets.
  private func isOfManyPieces(_ whole: Quantity) -> Bool {
    bytes[whole.range.indices].count { $0 == Byte.plus } > 1
  }

  /// `40+30` of sit-ups: nobody is helped with so many, and each side has as many as the other.
  private func isOfTwoSets(_ whole: Quantity) -> Bool {
    whole.extra >= 8_000 && whole.extra >= whole.value / 2 && whole.extra < whole.value
  }

  private func loadPrecedes(_ reps: Quantity, _ expression: Expression) -> Bool {
    expression.terms.count > 1
      && anatomy.parser.terms[expression.terms].contains { term in
        anatomy.parser.quantities[term.quantities].contains {
          $0.range != reps.range && ($0.unit.isMass || $0.unit == .none && $0.value >= 20_000)
        }
      }
  }
}
