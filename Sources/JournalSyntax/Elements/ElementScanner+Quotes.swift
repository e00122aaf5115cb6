/// Quotation marks around words, which are no seconds and no inches.
extension ElementScanner {
  /// `“Week 3”`: a mark behind a number closes a quote when one was opened on the line.
  mutating func closesQuote(_ index: Int) -> Bool {
    while quotesSeenTo < index {
      if tokens[quotesSeenTo].kind == .quotationMark { isInQuote.toggle() }
      quotesSeenTo += 1
    }
    return isInQuote
  }
}
