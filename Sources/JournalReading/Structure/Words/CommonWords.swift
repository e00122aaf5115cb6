internal import JournalSyntax

/// Small words that rules of all kinds ask for, each set in every language that is read: a rule that knows
/// `last only 6` knows `letzter nur 6` as well.
///
/// A word stands here only where it has the same meaning in all languages that write it so: Turkish `son`
/// (last) is none of English, but no English set ends in it.
enum CommonWords {
  /// `only 6`, `nur 6`, `seulement 6`.
  static let only = WordSet(
    """
    only just nur bloß bloss lediglich seulement solo sólo só somente apenas soltanto solamente alleen slechts maar
    tylko jen pouze iba csak bara bare endast kun vain vaan sadece yalnızca doar только лишь лише тільки μόνο
    cuma hanya saja doang فقط بس 만 밖에 だけ
    """)

  /// `last 6`, `letzter 6`, `la dernière 6`: of a row; some are of the days before as well.
  static let last = WordSet(
    """
    last final letzte letzter letzten letztem letztes dernier dernière derniers dernières última último últimas últimos
    ultima ultimo ultime ultimi ultimas ultimos laatste sista siste sidste vika viimeinen viimeisellä viimeisessä utolsó
    utolsóban poslední posledním posledná ostatni ostatnia ostatniej ostatnim son sonuncu sonuncuda terakhir
    последний последняя последнем последней последнюю последние останній остання останньому останньої останню останні
    τελευταίο τελευταία последнее ラスト 最后 最后一组 最後 最後は 最後一組 最終 마지막 마지막세트 마지막에 마지막은 آخر اخر الأخيرة الاخيرة
    """)

  /// `90 missed`, `90 falhei`, `90 spalone`: the lift was tried and not done.
  static let missed = WordSet(
    """
    miss missed misses fail failed fails nope gescheitert fehlversuch ungültig échec échoué raté loupé nul fallo falló
    fallé fallado fallada fallido falhei falhou falha mancato fallito sbagliato nullo nulo faalde gefaald underkänd
    misslyckad hylätty hylsy spalone spalił spaliłem selhání nevyšel nevyšlo nezvedl kaldıramadım olmadı olmadi
    yapamadım çıkmadı kalkmadı kalkmadi неудача відмова فشل فشلت وقعت
    """)

  /// `not`, `nicht`, `pas`.
  static let not = WordSet(
    """
    not no non nicht kein keine nie ne pas não niet geen inte ikke ei не ні hayır değil didn't didnt wasn't couldn't couldnt
    wouldn't wouldnt
    """)

  /// `without belt`, `ohne Gürtel`, `sans ceinture`.
  static let without = WordSet(
    "without no ohne keine sans sin senza sem zonder utan uten uden ilman bez fără без")

  /// `all 10`, `alle 10`, `tous à 10`.
  static let all = WordSet(
    """
    all alle allemaal jeweils tous toutes todos todas todo tutti tutte alla alltid wszystkie wszystko všechny все всё усе
    усі 모두 전부
    """)

  /// `every minute`, `jede Minute`, `chaque minute`.
  static let every = WordSet(
    """
    every each alle jede jeden jeder chaque toutes cada ogni elke iedere varje hver każdą co každou každý каждую
    каждые кожну
    """)

  /// `then 20 kg`, `dann 20 kg`, `puis 20 kg`.
  static let then = WordSet(
    """
    then afterwards dann danach nacher nachher anschließend puis ensuite après luego después depois poi dopo daarna toen dan
    sedan sen därefter derefter så denn potem potom pak sonra sonrasında затем потом далі потім
    """)

  /// `again`, `nochmal`, `otra vez` being two words.
  static let again = WordSet(
    "again another encore nochmal wieder ancora novo nuevo weer igen znowu снова опять знову")

  /// `today`, `heute`, `oggi`.
  static let today = WordSet(
    """
    today tonight now heute aujourd'hui aujourd hoy hoje oggi vandaag idag dzisiaj dziś dnes bugün tänään сегодня
    сьогодні 今天 今日 오늘
    """)

  /// `until`, `bis`, `jusqu'à`: the end of a time or of a row.
  static let until = WordSet("until till til bis jusque jusqu hasta até fino tot до")

  /// `did 6`, `geschafft 6`, `saíram 6`: what the work came to, unlike what was planned.
  static let did = WordSet(
    """
    did done got made managed hit deu deram dio dieron actual actually result gemacht geschafft schaffte tatsächlich fait fais faits faite faites
    réalisé sorti sortie sorties hecho hice hizo hechas salió salieron saqué feito fiz feitas saiu saíram fatto fatti
    fatte usciti uscite gedaan gehaald gelukt gjorde gick klarade kom zrobione zrobiłem zrobiłam wyszło weszło udělal
    tehty yapabildim yaptım сделал сделала вышло получилось вийшло зробив зробила
    """)

  /// `a`, `the`, `der`, `la`.
  static let articles = WordSet(
    "a an the der die das den dem det de het el la los las le les il lo o os")

  /// One of `one more`, `ein Satz`, `une série`: numbers that are articles as well.
  static let one = WordSet("a an one ein eine einer um uma un una une uno")

  /// `on the`, `at`, `beim`, `sur`: what joins a set with its place in a row.
  static let places = WordSet(
    """
    on in at the for all nell sull alla al nella nel sulla à a la le l en el na no da beim im bei am an der den i på w
    we przy v ve u při op de het bij em til sur в на
    """)

  /// `was 8`, `war 8`, `foi 8`.
  static let was = WordSet(
    "was were war waren était étaient fue fueron foi era fu furono werd waren var blev ble byla było była byl był oli fece был была было"
  )

  /// The `times` of `5 times 5`.
  static let times = WordSet(
    "times time mal gange ggr fois veces vez vezes volte volta keer gånger gång ganger gange krát kertaa razy раза рази раз razi"
  )

  /// The occasions of `last time`, `last week` and `letztes Training`.
  static let occasions = WordSet(
    """
    time times session workout week month wk fois séance semaine mal einheit training woche gang keer vez vezes semana sesión
    volta settimana sessione sessão sessões seduta raz tydzień gång vecka раз разу неделя неделе неделю тренировка тренировке тренування тиждень тижня летом осенью зимой весной літом восени взимку
    """)

  /// `last time` in one word: `прошлый`, `上次`, `지난번`.
  static let lastTime = WordSet(
    """
    минула минулий минулого прошлая прошлое прошлой прошлом прошлый попередня попереднє попередній предыдущая предыдущее
    предыдущий алдыңғы өткен 上周 上次 上週 先週 前回 이전 저번 저번주 전주 전번 전회 지난번 지난주 작년 작년에 작년엔 去年 昨年
    """)

  /// `my brother squats 180`: what people lift who do not keep this journal.
  static let people = WordSet(
    """
    boyfriend brother buddy coach cousin dad daughter father friend girlfriend husband mate mom mother mum partner roommate
    sister son trainer wife
    """)

  /// `half`, `halbe`, `demi`.
  static let half = WordSet(
    "half halb halbe halbes demi demie media medio meia meio mezza mezzo pół половиной половиною")

  /// `I`, `ich`, `je`, where the language needs it.
  static let pronounsOfOwn = WordSet("i ich ik je jag jeg eu yo io ja я minä")

  /// `felt heavy`, `good`, `schwer`, `тяжело`: how the work was, in one word.
  static let feelings = WordSet(
    """
    again amazing awesome awful bad barely best better crushed decent destroyed easy easier exhausted fatigued
    feeling feels felt fine fresh fun good great grind grindy hard harder heavy heavier hungover hurt hurting hurts killer
    light lighter lousy maxed meh nailed nice ok okay pain painful pumped rough shaky sick sleepy slipped slipping
    smooth solid sore spotted strong struggled terrible tight tired toast tough ugly weak worse wow hmm moe
    gassed filmed video videoed lately leicht leichter locker schwer schwerer schlecht müde anstrengend gut facile
    dur lourd léger fatigué bien brutal cansado difícil fácil ligero pesado mal leggero pesante stanco bene goed zwaar makkelijk
    lätt tungt trött bra lett ciężko lekko dobrze легко тяжело хорошо плохо устал
    """)

  /// The `with` of languages that have one letter for it: `3x8 с 20 кг`, `3x8 z 20 kg`.
  static let with = WordSet("s se so z ze cu med met з зі с со із")

  /// `help`, `Hilfe`, `aiuto`: some reps were done with another's hands.
  static let help = WordSet(
    """
    help assist assistance assisted spot spotter support hilfe unterstützung aide l'aide ayuda aiuto ajuda ajutor hulp hjelp hjälp hjælp
    apu pomoc pomoci pomocí wspomaganie segítség yardım destek помощь помощи помощью допомога допомогою підтримка
    """)

  /// `year`, `Jahr`, `année`.
  static let year = WordSet(
    "year years jahr jaar année annee an anno año ano år rok rokem rocznik rok leto vuosi roku év г год года р рік року 年 년"
  )

  /// `weight`, `Gewicht`, `poids`: what is lifted besides the own body.
  static let weight = WordSet(
    """
    weight weights load gewicht gewichte gewichten zusatzgewicht poids lest charge peso pesos carga vekt vikt vikter vægt painoa
    lisäpainoa ciężaru obciążenia zátěže záťaže ваги веса обтяження отягощений отягощения
    """)

  /// `I weighed`, `gewogen`, `взвесился`.
  static let weighed = WordSet(
    """
    gewogen wiege wog weeg pesé pesei pesaba pesava pesavo pesando vägde väger veide veier vejede vejer painan painoin
    vážil vážila vážím vážim ważę ważyłem ważyłam tartıldım важу важив важила весил весила вешу взвесился взвесилась
    weighed взвешивание зважився зважилась woog pesato pesata vägt
    """)
}
