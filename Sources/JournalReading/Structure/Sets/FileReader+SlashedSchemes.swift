internal import JournalSyntax

/// Sets, reps and a load that nothing but slashes part.
extension FileReader {
  /// `5/3/100` of a lift: nobody does a hundred reps behind five and three.
  func partScheme(_ terms: inout [Term], _ quantities: [Quantity], _ entry: Int) {
    guard terms.count == 1, quantities.count == 3, terms[0].separator == .slash,
      file.entries[entry].nature.isOrdinary,
      quantities.allSatisfy({ $0.kind == .number && $0.unit == .none && $0.upper == 0 })
    else { return }
    let (sets, reps, load) = (quantities[0].value, quantities[1].value, quantities[2].value)
    guard sets <= 6_000, sets % 1000 == 0, reps % 1000 == 0, 3_000...30_000 ~= reps,
      load >= 40_000, load / 4 >= reps
    else { return }
    terms = (0..<3).map { index in
      Term(
        joiner: index == 0 ? .first : .times, quantities: index..<(index + 1), separator: .none)
    }
  }
}
