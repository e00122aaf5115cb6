/// How finely pixels are written.
enum Precision: Int {
  /// Whole pixels, for charts of very many points.
  case whole = 1
  /// Tenths of a pixel.
  case tenths = 10
}

/// The `d` of a path, in relative commands and with numbers as short as can be.
///
/// Positions are kept as whole steps of the precision, so that rounding never adds up.
struct Path {
  private(set) var bytes: [UInt8] = []
  private let precision: Precision
  private var x = 0
  private var y = 0
  private var lastCommand: UInt8 = 0

  init(_ precision: Precision = .tenths) {
    self.precision = precision
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Starts a new line.
  mutating func move(_ x: Double, _ y: Double) {
    let (newX, newY) = (steps(x), steps(y))
    if bytes.isEmpty {
      command(UInt8(ascii: "M"), newX, newY)
    } else {
      command(UInt8(ascii: "m"), newX - self.x, newY - self.y)
    }
    (self.x, self.y) = (newX, newY)
  }

  /// A straight line to a point; nothing at all when it is where the last one was.
  mutating func line(_ x: Double, _ y: Double) {
    let (newX, newY) = (steps(x), steps(y))
    let (deltaX, deltaY) = (newX - self.x, newY - self.y)
    (self.x, self.y) = (newX, newY)
    switch (deltaX, deltaY) {
    case (0, 0): break
    case (_, 0): command(UInt8(ascii: "h"), deltaX)
    case (0, _): command(UInt8(ascii: "v"), deltaY)
    default: command(UInt8(ascii: "l"), deltaX, deltaY)
    }
  }

  /// A line as long as it is wide: a square in every engine, where square caps are not.
  mutating func square(_ x: Double, _ y: Double, size: Int) {
    let (left, middle) = (steps(x - Double(size) / 2), steps(y))
    let isAtSamePlace = !bytes.isEmpty && left + size * precision.rawValue == self.x
    guard !isAtSamePlace || middle != self.y else { return }
    move(x - Double(size) / 2, y)
    command(UInt8(ascii: "h"), size * precision.rawValue)
    self.x += size * precision.rawValue
  }

  /// A line without a length, which a round cap makes a dot.
  mutating func dot(_ x: Double, _ y: Double) {
    let isAtSamePlace = !bytes.isEmpty && steps(x) == self.x && steps(y) == self.y
    guard !isAtSamePlace else { return }
    move(x, y)
    command(UInt8(ascii: "h"), 0)
  }

  mutating func close() {
    bytes.append(UInt8(ascii: "z"))
    lastCommand = UInt8(ascii: "z")
  }

  /// A filled box; its last side is left to the fill.
  mutating func box(left: Double, top: Double, right: Double, bottom: Double) {
    move(left, top)
    line(right, top)
    line(right, bottom)
    line(left, bottom)
    close()
    (x, y) = (steps(left), steps(top))
  }

  private func steps(_ pixels: Double) -> Int {
    guard pixels.isFinite else { return 0 }
    return Int((min(max(pixels, -1e5), 1e5) * Double(precision.rawValue)).rounded())
  }

  /// Writes a command with its numbers; the letter is left out when it repeats.
  private mutating func command(_ letter: UInt8, _ numbers: Int...) {
    // After a move, further pairs would be lines: its letter is always written.
    let isRepeated = letter == lastCommand && letter == UInt8(ascii: "l")
    if !isRepeated { bytes.append(letter) }
    for (index, number) in numbers.enumerated() {
      if number >= 0, index > 0 || isRepeated { bytes.append(UInt8(ascii: " ")) }
      bytes.append(steps: number, precision: precision)
    }
    lastCommand = letter
  }
}

extension [UInt8] {
  /// A number of pixels with one decimal at most; what is not a number is 0.
  mutating func append(_ pixels: Double, precision: Precision) {
    guard pixels.isFinite else {
      append(UInt8(ascii: "0"))
      return
    }
    let scaled = Swift.min(Swift.max(pixels, -1e6), 1e6) * Double(precision.rawValue)
    append(steps: Int(scaled.rounded()), precision: precision)
  }

  /// Whole steps of a precision as a number: 125 tenths are `12.5`, 5 tenths `.5`.
  fileprivate mutating func append(steps: Int, precision: Precision) {
    if steps < 0 { append(UInt8(ascii: "-")) }
    let magnitude = Int(steps.magnitude)
    let whole = magnitude / precision.rawValue
    let tenths = magnitude % precision.rawValue
    if whole > 0 || tenths == 0 { append(digits: whole) }
    if tenths > 0 {
      append(UInt8(ascii: "."))
      append(UInt8(ascii: "0") + UInt8(tenths))
    }
  }

  private mutating func append(digits number: Int) {
    if number >= 10 { append(digits: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
