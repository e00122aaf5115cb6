internal import JournalSyntax

extension [UInt8] {
  /// Calls `body` with the range of each word of a whole file, from the first to the last, until it says that it has
  /// seen enough.
  ///
  /// Words are made of letters, of all that is beyond ASCII, and of apostrophes. What every file is asked for goes
  /// this way: it looks at each byte once and copies none.
  @inline(__always)
  func forEachWord(_ body: (Range<Int>) -> Search) {
    withUnsafeBufferPointer { text in
      var end = 0
      while end < text.count {
        let start = end
        while end < text.count, Byte.isLetterOfWord(text[end]) { end += 1 }
        if start < end, body(start..<end) == .done { return }
        end += 1
      }
    }
  }
}

/// Whether something that is sought in a file was found.
enum Search {
  case goesOn, done
}

extension Byte {
  /// The apostrophe stands inside `s'entraîne`.
  @inline(__always)
  static func isLetterOfWord(_ byte: UInt8) -> Bool {
    isASCIILetter(byte) || byte >= 0x80 || byte == apostrophe
  }
}
