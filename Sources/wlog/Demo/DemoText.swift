import WorkoutModel

/// A journal's text while it is written, in the canonical notation.
struct DemoText {
  private(set) var bytes: [UInt8] = []

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var divisor = 1
    let magnitude = abs(number)
    while magnitude / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(magnitude / divisor % 10))
      divisor /= 10
    }
  }

  /// Two digits at least: `05`.
  mutating func write(padded number: Int) {
    if number < 10 { bytes.append(UInt8(ascii: "0")) }
    write(number)
  }

  /// Quarters of a kilogram as `82.5 kg`.
  mutating func write(quarters: Int) {
    write(quarters / 4)
    write([" kg", ".25 kg", ".5 kg", ".75 kg"][quarters % 4])
  }

  /// Tenths as `82.4`, `83`.
  mutating func write(tenths: Int) {
    write(tenths / 10)
    guard tenths % 10 != 0 else { return }
    write(".")
    write(tenths % 10)
  }

  /// Seconds as `25:30` or `1:02:05`.
  mutating func write(clock seconds: Int) {
    if seconds >= 3600 {
      write(seconds / 3600)
      write(":")
      write(padded: seconds % 3600 / 60)
    } else {
      write(seconds / 60)
    }
    write(":")
    write(padded: seconds % 60)
  }

  mutating func write(_ date: CivilDate) {
    let (year, month, day) = date.components
    if year < 1000 { write("0") }
    if year < 100 { write("0") }
    write(padded: year)
    write("-")
    write(padded: month)
    write("-")
    write(padded: day)
  }
}
