extension Source {
  /// The source with the digits of other scripts and widths in plain ones: `１５` as `000015`, `٢٠` as
  /// `0020`, `６９．５` as `0000069.500`; with `62½` as `62.5`; and with katakana of half width in full.
  ///
  /// What is read has as many bytes as what was written, so that every address holds for both.
  package var withPlainDigits: Source {
    let digits = bytes.withUnsafeBufferPointer { PlainDigits.first(in: $0) }
    let kana = bytes.withUnsafeBufferPointer { HalfWidthKana.first(in: $0) }
    let halves = bytes.withUnsafeBufferPointer { HalfSigns.first(in: $0) }
    guard digits != nil || kana != nil || halves != nil else { return self }
    var plain = PlainDigits(bytes: bytes)
    if let digits { plain.rewrite(from: digits) }
    if let kana { HalfWidthKana.rewrite(&plain.bytes, from: kana) }
    if let halves { HalfSigns.rewrite(&plain.bytes, from: halves) }
    return Source(path: path, bytes: plain.bytes)
  }
}

/// Rewrites runs of digits in place.
private struct PlainDigits {
  var bytes: [UInt8]

  /// A digit beyond ASCII and how many bytes it takes: full width, Arabic, Persian, Devanagari, Thai.
  private static func digit(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> (value: UInt8, length: Int)? {
    func byte(_ offset: Int) -> UInt8 {
      index + offset < bytes.count ? bytes[index + offset] : 0
    }
    let (lead, length): (UInt8, Int)
    switch (bytes[index], byte(1)) {
    case (0xEF, 0xBC): (lead, length) = (0x90, 3)
    case (0xE0, 0xA5): (lead, length) = (0xA6, 3)
    case (0xE0, 0xB9): (lead, length) = (0x90, 3)
    case (0xD9, _): (lead, length) = (0xA0, 2)
    case (0xDB, _): (lead, length) = (0xB0, 2)
    default: return nil
    }
    let value = byte(length - 1) &- lead
    return value < 10 ? (value, length) : nil
  }

  static func first(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0] >= 0xD9 && digit(bytes, $0) != nil }
  }

  mutating func rewrite(from start: Int) {
    var index = start
    while index < bytes.count {
      let end = run(at: index).end
      index = end > index ? rewrite(index..<end) : index + 1
    }
  }

  /// The digits at `start`, and where they end.
  private func run(at start: Int) -> (digits: [UInt8], end: Int) {
    bytes.withUnsafeBufferPointer { bytes in
      var (digits, index): ([UInt8], Int) = ([], start)
      while index < bytes.count, bytes[index] >= 0xD9, let next = Self.digit(bytes, index) {
        digits.append(Byte.zero + next.value)
        index += next.length
      }
      return (digits, index)
    }
  }

  /// Writes the run, with the fraction behind it, and returns where it ends.
  private mutating func rewrite(_ whole: Range<Int>) -> Int {
    let digits = run(at: whole.lowerBound).digits
    let point = lengthOfPoint(at: whole.upperBound)
    let fraction = run(at: whole.upperBound + point)
    // `２０２４．１．８` is a day.
    let isFraction =
      point > 0 && !fraction.digits.isEmpty && !endsWithPoint(before: whole.lowerBound)
      && (lengthOfPoint(at: fraction.end) == 0
        || run(at: fraction.end + lengthOfPoint(at: fraction.end)).digits.isEmpty)
    let end = isFraction ? fraction.end : whole.upperBound
    var number = digits
    if isFraction { number += [Byte.period] + fraction.digits }
    let missing = end - whole.lowerBound - number.count
    let behind = isFraction ? fraction.digits.count : 0
    let zeros = { (count: Int) in [UInt8](repeating: Byte.zero, count: count) }
    bytes.replaceSubrange(
      whole.lowerBound..<end, with: zeros(missing - behind) + number + zeros(behind))
    return end
  }

  /// `.`, `．` or `٫`.
  private func lengthOfPoint(at index: Int) -> Int {
    guard index < bytes.count else { return 0 }
    if bytes[index] == Byte.period { return 1 }
    if index + 1 < bytes.count, bytes[index] == 0xD9, bytes[index + 1] == 0xAB { return 2 }
    guard index + 2 < bytes.count else { return 0 }
    return bytes[index..<(index + 3)].elementsEqual([0xEF, 0xBC, 0x8E]) ? 3 : 0
  }

  private func endsWithPoint(before index: Int) -> Bool {
    index > 0 && bytes[index - 1] == Byte.period
      || index > 2 && lengthOfPoint(at: index - 3) == 3
  }
}
