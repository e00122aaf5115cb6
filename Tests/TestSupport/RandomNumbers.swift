/// Sebastiano Vigna's SplitMix64 (2015): the same numbers from the same seed on every platform.
package struct RandomNumbers {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }

  /// 0 ..< `limit`, which must be positive and less than 2³².
  package mutating func below(_ limit: Int) -> Int {
    Int(((next() >> 32) &* UInt64(limit)) >> 32)
  }

  /// True in so many of a hundred cases.
  package mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  /// The array must not be empty.
  package mutating func pick<Element>(_ array: [Element]) -> Element {
    array[below(array.count)]
  }
}
