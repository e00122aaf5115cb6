internal import JournalSyntax

/// Weekdays in two to four letters, which mean something else anywhere but before a date.
enum WeekdayAbbreviation {
  /// Monday is 1; 0 when languages disagree on the day; `nil` when it is none.
  static func value(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count <= longest, let first = bytes.first, let last = bytes.last else { return nil }
    return table[Keywords.hash(bytes)] ?? (bytes.count == 2 ? english(first, last) : nil)
  }

  static func isThursday(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.elementsEqual([0x54, 0x68])
  }

  /// `Tu 5.11.`, `We 6/11`, `Th 7.11.`: so written only, for `TH 12/10` are reps of hip thrusts and `we`
  /// is a word.
  private static func english(_ first: UInt8, _ second: UInt8) -> Int? {
    switch (first, second) {
    case (0x54, 0x75): 2
    case (0x57, 0x65): 3
    case (0x54, 0x68): 4
    default: nil
    }
  }

  /// In bytes.
  private static let longest = 6

  private static let days = [
    "mo lun lu seg ma man mån må pn pon po pzt hét sen",
    "di mar mart ter ma dins tir tis ti wt út kedd sal sel",
    "mi mer merc mié mie mier wo qua miér ons ke śr sr st sze rab çarş çar",
    "do jeu jue ju gio giov qui don tor tors to czw čt csüt per perş prş jo kam",
    "fr ven vie vi vr sex fre pe pt pá pén cum jum",
    "sa sam sab sáb za lør lör lö la sob so cmt szo",
    "so dim dom zo do di søn sön su nd ndz ne paz vas",
  ]

  private static let table: [UInt64: Int] = {
    var table: [UInt64: Int] = [:]
    for (index, words) in days.enumerated() {
      for word in words.split(separator: " ") {
        let key = Keywords.hash(Array(word.utf8)[...])
        table[key] = table[key] == nil ? index + 1 : 0
      }
    }
    return table
  }()
}
