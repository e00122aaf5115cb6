/// What stays of an exercise's name when spelling is taken away: two names with one key are one
/// exercise.
///
/// Letters and digits, lower-cased, without accents, spaces or hyphens, and each word in the
/// singular: `Pull-ups`, `pull ups` and `Pullup` have one key, and so have `développé couché` in
/// composed and in decomposed Unicode. Letters of every script are kept. A name without any letter
/// or digit is its own key.
public struct ExerciseKey: Hashable, Sendable {
  /// Normalised UTF-8.
  package let bytes: [UInt8]

  public init(_ name: String) {
    var copy = name
    self = copy.withUTF8 { Self(utf8: $0) }
  }

  /// The key of a name as it stands in a file. Bytes that are not UTF-8 are kept as they are.
  package init(utf8 name: some RandomAccessCollection<UInt8>) {
    var folder = NameFolder(capacity: name.count)
    folder.fold(name)
    bytes = folder.output
  }

  /// The words of a name, each as a key would hold it.
  package static func words(of name: String) -> [[UInt8]] {
    var folder = NameFolder(capacity: name.utf8.count)
    folder.fold(Array(name.utf8))
    return folder.sortedWords.map(Array.init)
  }
}

/// Writes names as keys into a buffer that is used again and again.
struct NameFolder {
  private(set) var output: [UInt8] = []
  /// Where in `output` each word ends.
  private(set) var wordEnds: [Int] = []
  /// Where the word that is being written starts in `output`.
  private var wordStart = 0

  init(capacity: Int) {
    output.reserveCapacity(capacity)
  }

  /// Replaces the output with the key of the name.
  mutating func fold(_ name: some BidirectionalCollection<UInt8>) {
    let folded: Void? = name.withContiguousStorageIfAvailable { fold(buffer: $0) }
    if folded == nil { Array(name).withUnsafeBufferPointer { fold(buffer: $0) } }
  }

  private mutating func fold(buffer name: UnsafeBufferPointer<UInt8>) {
    output.removeAll(keepingCapacity: true)
    wordEnds.removeAll(keepingCapacity: true)
    wordStart = 0
    var index = 0
    while index < name.count {
      if name[index] < 0x80 {
        append(ascii: name[index])
        index += 1
      } else {
        index += appendWide(name[index...])
      }
    }
    endWord()
    if output.isEmpty { output.append(contentsOf: name) }
  }

  /// The words of the output, in alphabetical order.
  var sortedWords: [ArraySlice<UInt8>] {
    var start = 0
    return wordEnds.map { end in
      defer { start = end }
      return output[start..<end]
    }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private mutating func append(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      output.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      output.append(byte | 0x20)
    case UInt8(ascii: "'"):
      break  // "farmer's" is a plural as "farmers" is
    default:
      endWord()
    }
  }

  /// Folds one scalar that is not ASCII, and returns how many bytes it took.
  private mutating func appendWide(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    guard let (scalar, length) = Self.decode(bytes) else {
      output.append(contentsOf: bytes.prefix(1))
      return 1
    }
    if let distance = ScalarFolding.distance(ofKanaMark: scalar) {
      join(distance)
      return length
    }
    switch ScalarFolding.fold(scalar) {
    case .base(let letters): output.append(contentsOf: letters.utf8)
    case .scalar(let folded): append(folded)
    case .nothing: break
    case .separator: endWord()
    }
    return length
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(ascii: UInt8(truncatingIfNeeded: scalar.value))
    } else {
      output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Makes the ベ of the kana at the end, ヘ, and its mark.
  private mutating func join(_ distance: UInt32) {
    guard output.count - wordStart >= 3,
      let kana = output.suffix(3).withUnsafeBufferPointer({ Self.decode($0[...])?.0 }),
      0x3041...0x30FE ~= kana.value, let joined = Unicode.Scalar(kana.value + distance)
    else { return }
    output.removeLast(3)
    append(joined)
  }

  /// The first scalar and its length in bytes; `nil` when the bytes are not UTF-8.
  private static func decode(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (Unicode.Scalar, Int)? {
    guard let first = bytes.first else { return nil }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, bytes.count >= length else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in bytes.dropFirst().prefix(length - 1) {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) }
  }
}

extension NameFolder {
  /// Each word in the singular: `squats`, `crunches`, `flies`, `presses`.
  private mutating func endWord() {
    guard output.count > wordStart else { return }
    makeWordSingular()
    wordStart = output.count
    wordEnds.append(wordStart)
  }

  private mutating func makeWordSingular() {
    let word = output[wordStart...]
    guard word.last == UInt8(ascii: "s"), Self.isPlural(word) else { return }
    if Self.pluralsInES.contains(where: { word.hasSuffix($0) }) {
      output.removeLast(2)
    } else if word.count > 4, word.hasSuffix("ies") {
      output.removeLast(3)
      output.append(UInt8(ascii: "y"))
    } else {
      output.removeLast()
    }
  }

  private static let pluralsInES: [StaticString] = ["sses", "shes", "xes", "nches", "tches"]

  /// `press` and `10s` are none, nor is an abbreviation such as `OHS`.
  private static func isPlural(_ word: ArraySlice<UInt8>) -> Bool {
    switch word.dropLast().last ?? UInt8(ascii: "s") {
    case UInt8(ascii: "s"), UInt8(ascii: "0")...UInt8(ascii: "9"): false
    default: word.count > 3 || word.hasSuffix("ups") || word.hasSuffix("abs")
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }
}
