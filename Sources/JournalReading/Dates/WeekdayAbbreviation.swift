internal import JournalSyntax

/// Weekdays in two to four letters, which mean something else anywhere but before a date.
enum WeekdayAbbreviation {
  /// Monday is 1; 0 when languages disagree on the day; `nil` when it is none.
  static func value(_ bytes: ArraySlice<UInt8>) -> Int? {
    table[Keywords.hash(bytes)]
  }

  private static let days = [
    "mo lun lu seg ma", "di mar ter ma dins", "mi mer mié mie wo qua miér",
    "do jeu jue ju gio qui don",
    "fr ven vie vi vr sex", "sa sam sab sáb za", "so dim dom zo do di",
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
