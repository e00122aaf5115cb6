/// Words with the values 1, 2, 3… in the order in which they stand here.
///
/// `May`, `mar`, `sun` are words of other kinds too: the date parser decides.
extension Vocabulary {
  static let months = [
    "january jan januar enero janvier janeiro gennaio januari января январь 1月",
    "february feb februar febrero février fevrier fevereiro febbraio februari февраля февраль",
    "march mar märz maerz mär marzo mars marts março maart mrt марта март",
    "april apr abril avril aprile апреля апрель abr",
    "may mai mayo maio maggio mei мая май",
    "june jun juni junio juin junho giugno июня июнь",
    "july jul juli julio juillet julho luglio июля июль",
    "august aug agosto août aout августа август",
    """
    september sep sept septiembre septembre setembro settembre сентября Сентября сентябрь
    set.
    """,
    "october oct oktober okt octubre octobre outubro ottobre октября октябрь",
    "november nov noviembre novembre novembro ноября ноябрь",
    """
    december dec dezember dez diciembre décembre decembre dezembro dicembre декабря
    декабрь
    """,
  ]

  static let weekdays = [
    """
    monday mon montag lunes lundi segunda lunedì maandag понедельник Понедельник пн 周一
    星期一 月曜日 월요일
    """,
    "tuesday tue tues dienstag martes mardi terça martedì dinsdag вторник вт 周二 星期二 火曜日 화요일",
    """
    wednesday wed weds mittwoch miércoles mercredi quarta mercoledì woensdag среда Среда
    ср 周三 星期三 水曜日 수요일
    """,
    """
    thursday thu thur thurs donnerstag jueves jeudi quinta giovedì donderdag четверг чт 周四
    星期四 木曜日 목요일
    """,
    """
    friday fri freitag viernes vendredi sexta venerdì vrijdag пятница Пятница пт 周五 星期五 金曜日
    금요일
    """,
    """
    saturday sat samstag sonnabend sábado samedi sabato zaterdag суббота Суббота сб 周六 星期六
    土曜日 토요일
    """,
    "sunday sun sonntag domingo dimanche domenica zondag воскресенье вс 周日 星期日 日曜日 일요일",
  ]

  static let cardinals = [
    "one", "two два две zwei dos deux två", "three три drei tres trois tre",
    "four четыре vier cuatro quatro quatre fyra", "five пять fünf cinco cinq fem",
    "six шесть sechs seis", "seven семь sieben siete", "eight восемь", "nine девять",
    "ten десять zehn diez", "eleven", "twelve",
  ]

  static let tuples = ["single singles", "double doubles", "triple triples"]
}
