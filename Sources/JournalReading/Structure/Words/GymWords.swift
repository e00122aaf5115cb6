internal import JournalSyntax

/// What stands in a gym and what is done there, in every language that is read; `CommonWords` has the small words.
enum GymWords {
  /// `20 kg dumbbells`, `Kurzhanteln`, `гантели`.
  static let bells = WordSet(
    """
    dumbbell dumbbells dumbell dumbells db dbs kettlebell kettlebells kb kbs bells hantel hanteln kurzhantel kurzhanteln kh
    kugelhantel haltère haltères haltere halteres haltera halter halters mancuerna mancuernas manc pesa pesas manubrio manubri
    hantle hantel hantlami hantla hantlar manualer kettlem jednoručky dambıl dambılla dambıllar dambel dambil girya gantera
    gantere súlyzó súlyzókkal súlyzóval kézisúlyzó kézisúlyzókkal kézisúlyzóval αλτήρας αλτήρες βαράκια гант гантели гантель
    гантелями гантелі гирей гири гирю гиря гирька
    """)

  /// The bar without plates: `bar x 10`, `Stange`, `гриф`.
  static let bars = WordSet(
    """
    langhantel stange bara barre barra bară bilanciere gryf gryfem sztanga sztangą stang stanga stangen stång stången osa osou tyč
    rúd rúddal tanko tangolla μπάρα гриф грифа грифом штанга штангой
    """)

  /// `with belt`, `Gürtel`, `пояс`: what is worn and is no load.
  static let gear = WordSet(
    """
    belt belts belte belted wraps sleeves straps strap gürtel bandagen zughilfen ceinture cinturón cinturão bälte
    riem pas pasem vyö kemer бинтами бинтах бинты лямками лямках лямки пас паском пояс поясом поясе ремень ремне ремнём
    """)

  /// The colours that bands and plates are known by.
  static let colours = WordSet(
    """
    black blue green grey gray orange purple red yellow violet schwarz blau gelb grün rot lila noir bleu vert rouge jaune negra
    azul verde roja amarilla morada preto roxo nero blu rosso giallo viola чёрная синяя зелёная красная жёлтая
    """)

  /// Work of strongmen that goes over a way: `yoke 200 kg 20 m`.
  static let carried = WordSet(
    """
    carry carries drag drags farmer farmer's farmers frame husafell husafel hussafel hussafell conan keg prowler sandbag shield
    sled suitcase yoke zercher
    """)

  /// `Weighted pull-ups`.
  static let weighted = WordSet(
    "weighted lastrado lastrada lastrados lastradas lesté lestés lestée lestées gewichtet zavorrate zavorrati отягощением"
  )

  /// `480 m up`, `480 hm`: how high a way went.
  static let climbs = WordSet(
    """
    up climb climbing elevation ascent gain vert hm höhenmeter aufstieg dénivelé desnivel dislivello набора hoogtemeters
    """)

  /// `climbing 2h. 6a, 6b`: what is climbed has grades.
  static let climbing = WordSet(
    """
    climb climbing climbed boulder bouldering bouldered toprope klettern geklettert bouldern gebouldert escalade grimpe bloc
    escalada escalé arrampicata klimmen boulderen klättring klatring wspinaczka lezení скалолазание болдеринг
    """)

  /// `training`, `workout`, `тренировка`, as a word for the day's work.
  static let training = WordSet(
    """
    training trainings workout workouts gym session lifting sport entraînement séance entrenamiento entreno treino allenamento
    trening treningen treningu träning träningen treninku trénink tréninku тренировка тренировки тренування
    """)

  /// `bodyfat 18 %`, `体脂肪`: a part of the own weight.
  static let bodyFat = WordSet(
    """
    bf bodyfat fat fett kfa körperfett fettprosent graisse grasa grasso gordura lichaamsvet vet rasva rasvaa tuk tuku tłuszcz
    tłuszczu yağ жир жира жиру 体脂 体脂率 体脂肪 体脂肪率 體脂 體脂率 體脂肪 체지방 체지방률
    """)

  /// The minutes of `EMOM 12: even …, odd …`.
  static let alternateMinutes = WordSet(
    """
    odd odds even evens gerade geraden ungerade ungeraden pair paires impair impaires par pares impar impares pari dispari parzyste
    nieparzyste sudé liché парні непарні нечет нечетная нечетные нечётные чет четная четные чётные 偶数 偶数分 偶數 奇数 奇数分 奇數
    짝수 짝수분 홀수 홀수분
    """)

  /// How a machine was set: `incline 2`, `Steigung 3`, `강도 7`.
  static let settings = WordSet(
    """
    incline grade gradient hill slope level damper resist resistance speed tempo neigung niveau steigung stufe geschwindigkeit
    widerstand pente vitesse résistance inclinación inclinacion nivel velocidad resistencia inclinação velocidade pendenza livello
    velocità наклон скорость уклон уровень スピード レベル 傾斜 坡度 斜度 速度 阻力 강도 경사 경사도 레벨 속도
    """)

  /// `ladder 1-2-3`, `лесенка`.
  static let ladders = WordSet(
    """
    ladder ladders leiter leitern échelle échelles escalera escaleras escada escadas scala scale stege лесенка лесенки
    """)

  /// Letters for the own weight in the place of a load: `barra fixa | PC | 6 5 4`.
  static let ownWeight = WordSet("bw bwt pc pdc cl kgw kv kp mc св вв")

  /// What heads the best sets of old: `Bests`, `Rekorde`.
  static let bests = WordSet(
    """
    bests bestwerte bestleistungen rekorde rekordy лучшие рекорды рекорди récords mejores marcas melhores recordes
    Лучшее лучшее Лучшие Рекорды Максимумы максимумы migliori massimali massimale maxes records 自己ベスト 최고기록 最佳
    """)
}
