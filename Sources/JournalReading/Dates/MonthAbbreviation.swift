internal import JournalSyntax

/// Short names of months that are other words as well: `2 out` is no day, `2 out 2024` is one.
enum MonthAbbreviation {
  /// January is 1; `nil` when it is none.
  static func value(_ bytes: ArraySlice<UInt8>) -> Int? { table[Keywords.hash(bytes)] }

  private static let months = [
    "sty oca led січ", "lut şub úno лют", "bře бер", "kwi nis dub квіт кві", "mag kvě трав тра",
    "cze haz čvn черв чер", "lug lip tem čvc лип", "ago sie ağu srp серп сер", "wrz eyl zář вер",
    "out paź eki říj жовт жов", "lis kas лист лис", "gru ara pro груд гру",
  ]

  private static let table: [UInt64: Int] = {
    var table: [UInt64: Int] = [:]
    for (index, words) in months.enumerated() {
      for word in words.split(separator: " ") {
        table[Keywords.hash(Array(word.utf8)[...])] = index + 1
      }
    }
    return table
  }()
}
