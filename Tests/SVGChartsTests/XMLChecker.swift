/// What the tests need to know about XML: whether tags are balanced and how numbers are written.
enum XMLChecker {
  /// True when every element is closed in order, no bare `<` or `&` is left, and no attribute repeats.
  static func isWellFormed(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      guard isText(rest[..<start]), let end = rest[start...].firstIndex(of: ">") else {
        return false
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      let name = tag.drop { $0 == "/" }.prefix { $0 != " " && $0 != "/" }
      if tag.hasPrefix("/") {
        guard open.popLast() == name else { return false }
      } else {
        guard !tag.contains("<"), tag.count(where: { $0 == "\"" }).isMultiple(of: 2) else {
          return false
        }
        if !tag.hasSuffix("/") { open.append(name) }
      }
    }
    return open.isEmpty && isText(rest)
  }

  private static func isText(_ text: Substring) -> Bool {
    text.split(separator: "&", omittingEmptySubsequences: false).dropFirst().allSatisfy {
      $0.prefix(6).contains(";")
    } && !text.contains(">") || text.contains("}")
  }

  /// The most digits that follow a decimal point in any attribute.
  static func longestFraction(_ bytes: [UInt8]) -> Int {
    var longest = 0
    var current: Int?
    var isInTag = false
    for byte in bytes {
      switch (byte, current) {
      case (UInt8(ascii: "<"), _): isInTag = true
      case (UInt8(ascii: ">"), _): isInTag = false
      case _ where !isInTag: current = nil
      case (UInt8(ascii: "."), _): current = 0
      case (UInt8(ascii: "0")...UInt8(ascii: "9"), .some(let count)):
        current = count + 1
        longest = max(longest, count + 1)
      default: current = nil
      }
    }
    return longest
  }
}
