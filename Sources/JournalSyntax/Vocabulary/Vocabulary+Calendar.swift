/// Words with the values 1, 2, 3… in the order in which they stand here.
///
/// `May`, `mar`, `sun` are words of other kinds too: the date parser decides.
extension Vocabulary {
  static let months = [
    "january jan januar jänner enero ene janvier janv janeiro gennaio gen januari января январь янв 1月",
    """
    february feb februar febrero février fevrier févr fevr fevereiro fev febbraio februari февраля
    февраль фев февр
    """,
    "march mar märz maerz mär mrz marzo mars marts março maart mrt марта март мар",
    "april apr abril avril avr aprile апреля апрель апр abr",
    "may mai mayo maio maggio mei мая май",
    "june jun juni junio juin junho giugno giu июня июнь июн",
    "july jul juli julio juillet juil julho luglio июля июль июл",
    "august augustus aug agosto août aout августа август авг",
    """
    september sep sept septiembre septembre setembro settembre сентября Сентября сентябрь
    сен сент set.
    """,
    "october oct oktober okt octubre octobre outubro ottobre ott октября октябрь окт",
    "november nov noviembre novembre novembro ноября ноябрь ноя нояб",
    """
    december dec dezember dez diciembre dic décembre decembre déc dezembro dicembre декабря
    декабрь дек
    """,
  ]

  static let weekdays = [
    """
    monday mon montag lunes lundi segunda lunedì maandag понедельник Понедельник пн 周一 週一 礼拜一 禮拜一
    星期一 月曜日 月曜 월요일
    """,
    "tuesday tue tues dienstag martes mardi terça martedì dinsdag вторник вт 周二 週二 礼拜二 禮拜二 星期二 火曜日 火曜 화요일",
    """
    wednesday wed weds mittwoch miércoles mercredi quarta mercoledì woensdag среда Среда
    ср 周三 週三 礼拜三 禮拜三 星期三 水曜日 水曜 수요일
    """,
    """
    thursday thu thur thurs donnerstag jueves jeudi quinta giovedì donderdag четверг чт 周四 週四 礼拜四 禮拜四
    星期四 木曜日 木曜 목요일
    """,
    """
    friday fri freitag viernes vendredi sexta venerdì vrijdag пятница Пятница пт 周五 週五 礼拜五 禮拜五 星期五 金曜日 金曜
    금요일
    """,
    """
    saturday sat samstag sonnabend sábado samedi sabato zaterdag суббота Суббота сб 周六 週六 礼拜六 禮拜六 星期六
    土曜日 土曜 토요일
    """,
    "sunday sun sonntag domingo dimanche domenica zondag воскресенье вс 周日 周天 週日 週天 礼拜天 禮拜天 礼拜日 禮拜日 星期天 星期日 日曜日 日曜 일요일",
  ]

  static let cardinals = [
    "one", "two два две zwei dos deux två două dois duas twee dwa dwie iki",
    "three три drei tres trois tre trei três drie trzy üç",
    "four четыре vier cuatro quatro quatre fyra patru quattro cztery dört",
    "five пять fünf cinco cinq fem cinque vijf pięć beş",
    "six шесть sechs seis", "seven семь sieben siete", "eight восемь acht", "nine девять",
    "ten десять zehn diez tien", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
  ]

  static let tuples = [
    "single singles", "double doubles", "triple triples", "fours", "fives", "sixes", "sevens",
    "eights", "nines", "tens",
  ]
}
