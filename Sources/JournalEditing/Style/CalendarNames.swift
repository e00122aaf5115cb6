/// The names of months and weekdays as people write them into journals.
enum CalendarNames {
  /// Twelve names each.
  static let months: [[String]] = [
    "January February March April May June July August September October November December",
    "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "januari februari maart april mei juni juli augustus september oktober november december",
    "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
  ].map { $0.split(separator: " ").map(String.init) }

  /// Seven names each, from Monday. Longer names come before those they begin with.
  static let weekdays: [[String]] = [
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
    "lunes martes miércoles jueves viernes sábado domingo",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
    "понедельник вторник среда четверг пятница суббота воскресенье",
    "月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日",
    "월요일 화요일 수요일 목요일 금요일 토요일 일요일",
    "周一 周二 周三 周四 周五 周六 周日",
    "Mon Tue Wed Thu Fri Sat Sun", "Mo Di Mi Do Fr Sa So", "пн вт ср чт пт сб вс",
    "月 火 水 木 金 土 日", "월 화 수 목 금 토 일",
  ].map { $0.split(separator: " ").map(String.init) }
}

/// The case of a name.
enum NameCase: CaseIterable {
  case asListed, upper, lower

  func callAsFunction(_ name: String) -> String {
    switch self {
    case .asListed: name
    case .upper: name.uppercased()
    case .lower: name.lowercased()
    }
  }
}
