internal import JournalSyntax

/// Which kinds of elements a line holds, so that rules for others need not look at it.
struct KindsOfLine {
  private var kinds: UInt32 = 0
  private(set) var numbers = 0
  private(set) var hasShare = false
  private(set) var hasSizes = false

  init(_ elements: [Element]) {
    for element in elements {
      kinds |= 1 << UInt32(element.kind.rawValue)
      if element.isNumber { numbers += 1 }
      if element.unit == .percent { hasShare = true }
      if element.unit == .letterS { hasSizes = true }
    }
  }

  func holds(_ kind: Element.Kind) -> Bool { kinds & (1 << UInt32(kind.rawValue)) != 0 }
}
