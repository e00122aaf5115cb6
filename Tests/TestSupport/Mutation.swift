internal import JournalSyntax

/// What a slip of the hand makes of a line.
package enum Mutation {
  /// For each token: the line without it, with it twice, and with it behind its neighbour.
  package static func mutants(of line: [UInt8]) -> [[UInt8]] {
    let pieces = Lexer.tokens(of: line).map { line[$0.range.indices] }
    return pieces.indices.flatMap { index in
      var deleted = pieces
      deleted.remove(at: index)
      var doubled = pieces
      doubled.insert(pieces[index], at: index)
      var swapped = pieces
      if index + 1 < pieces.count { swapped.swapAt(index, index + 1) }
      return [deleted, doubled, swapped].map { Array($0.joined()) }
    }
  }
}
