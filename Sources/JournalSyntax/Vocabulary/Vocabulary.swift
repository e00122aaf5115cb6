/// The words that the parser knows, by meaning: English, German, French, Spanish, Portuguese,
/// Italian, Dutch, Russian, Chinese, Japanese and Korean.
package enum Vocabulary {
  package static var all: [(Word, String)] {
    (meanings + furtherMeanings + kazakhMeanings).map { (Word(meaning: $0, value: 0), $1) }
      + valued(.month, months) + valued(.weekday, weekdays)
      + valued(.month, furtherMonths) + valued(.weekday, furtherWeekdays)
      + valued(.month, kazakhMonths) + valued(.weekday, kazakhWeekdays)
      + valued(.cardinal, cardinals) + valued(.tuple, tuples)
  }

  /// Words with the values 1, 2, 3….
  private static func valued(_ meaning: WordMeaning, _ words: [String]) -> [(Word, String)] {
    words.enumerated().map { (Word(meaning: meaning, value: UInt8($0.offset + 1)), $0.element) }
  }

  private static let meanings: [(WordMeaning, String)] = [
    (
      .kilogram,
      """
      kg kgs kila kilo kilos kilogram kilograms kilogramm kgr кг килограмм 公斤 千克 キロ 킬로
      키로 킬로그램 キログラム ｋｇ Ｋｇ ＫＧ кило килограмма килограммов ㎏ ㌔
      """
    ),
    (.pound, "lb lbs pound pounds фунт фунтов 磅 ポンド 파운드"),
    (.kilo, "k"),
    (
      .repetition,
      """
      rep reps r repetition repetitions répétition répétitions rép réps р wdh wdhs whd wh wiederholung
      wiederholungen repetición repetición repeticion repeticiones repe repes rip ripetizioni
      ripetizione repetições repetição повт повторений повторения повторов повторы раз Раз 回 次 个 個 下
      stück stk レップ レップス 発 発ずつ 遍 회 번 개 개씩 회씩 번씩 回ずつ 次ずつ 次数 次數 回数 レップ数 횟수 반복 herhalingen herhaling
      """
    ),
    (
      .often,
      """
      times mal fois veces volte vezes keer razy gånger ganger gånge gange kertaa kez ggr
      مرات φορές بار ori oară
      """
    ),
    (
      .set,
      """
      set sets lot lots satz sätze série séries serie series sätzen подход подхода подходов подходы подх сет п
      сета сетов 组 組 セット 세트 셋트 셋 组数 組數 組数 セット数 세트수 セット目 세트째 reeks sett
      attempt attempts versuch versuche intento intentos попытка попытки попыток
      """
    ),
    (
      .second,
      """
      sec secs second seconds sek sekunden segundo segundos seg segs seconde secondes сек
      секунд секунды секунда секунду 秒 초 secondi seconden
      """
    ),
    (
      .minute,
      """
      min mins minute minutes minuten minuut mn minuto minutos minuti мин минут минуты 分 分钟 分鐘 분
      """
    ),
    (
      .hour,
      """
      h hr hrs hour hours uur std stunde stunden hora horas heure heures ora ore ч час часа часов
      小时 時間 시간
      """
    ),
    (.letterM, "m м"),
    (.letterS, "s с"),
    (
      .meter,
      """
      meter meters metre metres metro metros mtr metri метр метров метра 米 公尺 メートル 미터 ㍍
      """
    ),
    (
      .kilometer,
      """
      km kms kilometer kilometers kilometre kilometres км 公里 キロメートル ㎞ ｋｍ
      """
    ),
    (.mile, "mi mile miles"),
    (.yard, "yd yds yrd yrds yard yards"),
    (.foot, "ft feet foot"),
    (.inch, "inch inches"),
    (.centimeter, "cm centimeter centimeters см ㎝"),
    (
      .resistance,
      """
      chain chains band bands minibands minis mini-bands kette ketten bänder cadenas chaînes catene correntes цепи
      цепями
      """
    ),
    (.plate, "plate plates pps placa placas"),
    (.level, "level lvl stufe nivel nível notch pin hole"),
    (
      .seat,
      "seat seats setting settings sitz sitzhöhe lehne asiento assento sedile siège siedzisko pos position"
    ),
    (
      .round,
      """
      round rounds rd rds rnd rnds rft circuit circuits runde runden tours tour vueltas ronda rondas круг
      круга кругов 輪 轮 cycles varv rundy kierros giro giri 라운드 ラウンド раунд раунда раундов раунди раундів коло кола кіл
      """
    ),
    (
      .otherUnit,
      """
      л литр литра литров мл kcal cal cals calories kj g gr gram grams mg mm ml l liter liters steps 원 만원 천원 円 元 块钱 bpm rpm spm mph kph kmh
      pill pills capsule capsules tablet tablets
      watts watt w usd eur h2o oz °c °f deg years year months month weeks days ago mcg iu
      pages people percent gels view views 人 千卡 大卡 カロリー キロカロリー 칼로리 킬로칼로리 ккал 歩 步 걸음 шагов 克 グラム 그램 грамм
      元 块钱 塊錢 円 руб рублей грн zł
      ㎉ ㎎ ㎜ 件 歳 岁 лет 回目 番目 組目 회차 번째 회째 日間 週間 年間 日间 か月 カ月 ヶ月 个月 個月 개월
      시 時 点钟 點鐘 uhr 度 도 grad grados graus gradi degrees degree градусов
      """
    ),
    (
      .bodyweight,
      """
      bw bwt timbang bodyweight bodywt bdwt bdw bodywgt cc kv 몸무게 체중 körpergewicht lichaamsgewicht kg-körper pdc corpo собственный 徒手 自重 体重 맨몸 맨몸으로
      """
    ),
    (
      .maximum,
      """
      amrap failure max maximum máx máximo tiempoaojo отказ отказа вщент макс максимум 力竭 限界 실패지점 fallo
      限界まで 至力竭 做到力竭 실패까지
      échec maxreps
      """
    ),
    (
      .failed,
      """
      fail failed miss missed fails misses f nope 失败 失敗 不成功 上がらず 挙がらず 上がらない 挙がらない 실패 깔림 안뜸 못듦 kaldıramadım απέτυχε απέτυχα fallado raté неудача
      """
    ),
    (
      .warmup,
      """
      warmup warmups wu warm-up aufwärmen aufwärmsatz calentamiento précalentamiento
      precalentamiento échauffement разминка Разминка 웜 워밍 热身 ウォームアップ ウォーミングアップ アップ 웜업 워밍업 몸풀기
      aquecimento riscaldamento opwarmen feeler wup
      """
    ),
    (.drop, "drop dropset dropsets drops myo dropsatz dropsätze"),
    (
      .workingSet,
      "work working top main worksets ws arbeitssatz arbeitssätze arbetsset efectivas рабочий рабочие рабочих 正式 メイン メインセット 本番"
    ),
    (.each, "each ea e/s lr beidseitig jeweils cada 각 各 左右各 각각 양쪽 양팔 좌우"),
    (
      .side,
      """
      side sides leg legs arm arms hand hands per-side lado pierna perna brazo braço seite bein côté
      片手 片足 片脚 单手 單手 单腿 單腿 单脚 單腳 한손 한쪽 한발 сторону ногу руку
      """
    ),
    (.left, "left l/r links izq izquierda gauche левая 左 좌 좌측 왼쪽 왼팔 왼손 왼발 왼다리"),
    (.right, "우 우측 오른쪽 오른팔 오른손 오른발 오른다리 right rechts der derecha droite правая 右 우"),
    (
      .rest,
      """
      break breaks breather rest rests rested pause pauze pausa descanso intervalo repos ruhe отдых Отдых 休息 組間 组间 组间歇 組間歇 組間休息 组间休息 休憩 セット間休憩 レスト インターバル 휴식 rust
      休息时间 休憩時間 쉬는시간 쉬는 휴식시간 satzpause satzpausen pausenzeit ruhezeit отдыха
      """
    ),
    (
      .between,
      "between btw btwn zwischen entre tra tussen mellan mellem mellom między между välissä"
    ),
    (.rpe, "rpe"),
    (.rir, "rir"),
    (.tempo, "tempo темп"),
    (
      .superset,
      """
      ss superset supersatz supersets supersetted supersetting superserie superserien superseries supersérie суперсерия супerсет суперсет biserie giant
      超级组 超級組 スーパーセット 슈퍼세트
      """
    ),
    (
      .skipped,
      """
      skip skipped skipping omitted none n/a übersprungen ausgelassen overgeslagen пропустил 沒做 没做 還沒做 还没做 沒練 没练 스킵
      """
    ),
    (.bar, "bar barbell empty гриф 空杆 空杠 バーのみ 空バー 빈봉 빈바 stange barra"),
    (
      .equipment,
      """
      dumbbell dumbbells db dbs kh kettlebell kettlebells kb kbs hantel hanteln kurzhantel kurzhanteln
      mancuerna mancuernas halteres haltère haltères manubri manubrio hantle hantlar kugelhantel
      kugelhanteln kahvakuula käsipainot гантели гантель гантелями гантелей гантелью гиря гирей гантелі
      zusatzgewicht lisäpaino lisäpainolla extravikt 哑铃 啞鈴 壶铃 壺鈴 ダンベル ケトルベル 덤벨 케틀벨 아령
      """
    ),
    (
      .assisted,
      "assisted assist assistance astd unterstützung gegengewicht ayuda противовес противовесом 도움 어시스트 보조 アシスト 補助 輔助 辅助 輔助機 辅助机 辅助器械"
    ),
    (
      .record,
      """
      pr prs pb record records benchmarks prlist rekord rekorde rekorder rekordy récord récords recorde
      recordes bestwerte bestwert bestleistungen рекорд рекорды рекорди osobáky osobák 신기록 自己ベスト 自己ベスト更新 自己新 自己新記録 新记录 新紀錄 破纪录 破紀錄 个人记录 個人紀錄 個人新高 个人新高 최고기록
      """
    ),
    (.joker, "joker jokers"),
    (.backoff, "backoff backoffs backdown backdowns fsl bbb ssl 백오프 백오프세트 バックオフ"),
    (.of, "of by von de à di van je по на 씩"),
    (.at, "at mit con avec bei auf"),
    (
      .for,
      """
      for doing für por pour за для で を が これを それを こちらは こちらを 로 으로 을 를 이걸 이것을 이렇게
      """
    ),
    (.in, "in en em"),
    (
      .with,
      "with w w/ holding com met lesté lestée lestés lestées zavorrato zavorrata zavorrati zavorrate"
    ),
    (.and, "and und y et e и plus"),
    (
      .then,
      """
      then dann danach luego después puis ensuite poi затем потом sen sedan daarna potem potom sitten
      depois
      """
    ),
    (.per, "per pro por"),
    (
      .goal,
      """
      goal goals aim aiming due target targets ziel ziele objetivo objetivos objectif objectifs цель 目标 目標 목표 metas цели meta-goal tm tms
      resolution resolutions vorsatz vorsätze résolution résolutions propósito propósitos resoluções propositi
      obiettivo obiettivi doel doelen zielgewicht zielwert
      今日训练目标 今日目标 今天目标 本周目标 今日の目標 今週の目標 오늘목표 오늘의목표
      训练目标 健身目标 本月目标 今年目标 年度目标 訓練目標 健身目標 本月目標 今年目標 今月の目標 今年の目標 운동목표 이번달목표
      """
    ),
    (
      .plan,
      """
      plan planned plans planning prévu prévue prévus previsto prevista previsti geplant planes programa template templates schedule todo upcoming
      program programme план План программа Программа программы programma gepland 计划 計划 計劃 計画 予定 예정 planung vorlage vorlagen plantilla plantillas
      训练计划 健身计划 訓練計畫 トレーニング計画 筋トレ計画 운동계획 운동계획표
      予定メニュー 予定内容 今後の予定 明日の予定 今週の予定 推奨メニュー 計画メニュー 訓練計劃 健身計劃 训练安排 訓練安排
      改进方向 改進方向 下周计划 下週計劃 下次计划 明日计划 明天计划 本周计划 来週の予定 次回の予定 来週の計画 다음주계획
      trainingsplan trainingsschema träningsplan träningsprogram treningsplan treningsprogram
      træningsplan træningsprogram
      """
    ),
    (
      .next,
      """
      next nxt tomorrow tmrw tmr następnym nächste nächstes nächster próxima próximo prochain prochaine morgen mañana
      demain domani amanhã
      будущее jövő agle 明日 下次 次回 다음 내일
      """
    ),
    (.twice, "twice zweimal dwukrotnie дважды двічі dvakrát kétszer פעמיים"),
    (.than, "than vs versus niż чем"),
    (
      .previous,
      """
      last previous previously prev yesterday letzte letztes letzter última último dernier dernière
      gestern ayer prior прошлом 上次 前回 지난
      """
    ),
    (
      .total,
      """
      тоннаж Тоннаж
      total totals volume tonnage sum gesamt summe volumen итого всего totale maxes rm rms
      1rm 1rms e1rm result results score review recap summary ergebnis resultado результат 결과 结果 結果 총합 합계 総重量 总重量 總重量 총중량 총볼륨 総挙上重量 総挙上量 総負荷量 総ボリューム 総重量 合計重量 トータルボリューム 总训练量 訓練總量 總容量 總訓練量 总容量 总计 合計 合计 總計 总共 總共 一共 共约 共約 共 총 計 计
      """
    ),
    (.date, "date datetime datum fecha data дата 日期 日付 开始时间 開始時間 训练日期 训练日 訓練日 トレ日 날짜 일자 일시 день"),
    (
      .time,
      "time zeit uhrzeit hora heure horário tid godzina tijd čas czas время 时间 時間 시간 上午 下午 早上 晚上 午前 午後 오전 오후"
    ),
    (
      .start,
      """
      start begin started beginn inicio début début начало 开始 開始 시작
      """
    ),
    (.end, "done end finish finished ende fin конец 结束 終了 종료"),
    (
      .duration,
      """
      duration length dauer duración duração durée varaktighet varighed varighet duur длительность
      总时长 時長 用时 用時 时长 锻炼时长 训练时长 运动时长 训练时间 锻炼时间 练习时间 练习时间段
      運動時間 トレーニング時間 ワークアウト時間 筋トレ時間 練習時間 소요시간 총운동시간
      운동시간
      """
    ),
    (
      .distance,
      """
      distance dist distanz strecke distancia distância distanza distans distanse afstand dystans
      дистанция 距离 距離 거리
      """
    ),
    (.pace, "pace tempo-run speed avg 配速 ペース 페이스"),
    (
      .weight,
      """
      weight weights weighed weigh wt load gewicht peso poids вес 重量 重さ 负重 負重 무게 중량 lastro lastre zavorra lest carga charge ciężarem ciężar obciążeniem вагою весом
      """
    ),
    (
      .exercise,
      """
      exercise exercises movement movements lift übung ejercicio exercice упражнение 动作 動作 种目 種目 種目名 メニュー 运动项目 運動項目 训练项目 운동 종목 운동명 동작 exercício name
      esercizio oefening esercizi ejercicios exercícios exercices übungen oefeningen упражнения упражнений
      """
    ),
    (
      .note,
      """
      note notes rules comment comments meta notiz notizen notas nota remarks cue cues observaciones
      playlist podcast equipment kommentar kommentare kommentarer commentaire commentaires comentario comentarios
      comentário comentários commento commenti obs
      заметки примечание 测量时间 备注 備註 備考 メモ コメント 感想 评论 評論 留言 메모 비고 댓글 remark
      """
    ),
    (
      .feeling,
      """
      feel feeling mood energy soreness suffer elevation 등반고도 vo2max hrv heart hr avehr avghr maxhr heartrate puls pulse effort effort/rpe felt
      difficulty stimmung ánimo самочувствие пульс 心率 最高心率 平均心率 最大心率 心拍 心拍数 심박 심박수
      bmi 肌肉量 骨骼肌量 体脂 体脂率 内脏脂肪 内脏脂肪等级 骨盐量 去脂体重 身体得分 基础代谢 基礎代謝 筋肉量 骨格筋量
      골격근량 골격근 근육량 체지방 체지방률 체지방량 기초대사량 活动小时数
      """
    ),
    (
      .sleep,
      """
      sleep slept bedtime sono wake spanie spałem spałam schlaf sueño сон сна выспался выспалась спал спала поспал поспала сну 睡眠 ישנתי 睡了 睡觉 睡覺 수면 잠 خوابیدم خواب woke
      기상 취침 起床 就寝 起きた
      """
    ),
    (
      .food,
      """
      food diet dieta meals meal calories protein carbs fat fiber breakfast lunch dinner water coffee
      snack essen comida еда 饮食 食事 식사 朝食 昼食 夕食 夜食 間食 朝ごはん 昼ごはん 晩ごはん 夕ごはん 夜ごはん 朝ご飯 昼ご飯 晩ご飯 夕飯 朝飯 昼飯 晩飯
      早餐 午餐 晚餐 加餐 宵夜 夜宵 早饭 午饭 晚饭 早飯 午飯 晚飯 점심 간식 야식 아침식사 점심식사 저녁식사 steps weather погода 吃 蛋白 蛋白质 蛋白質 碳水 摄入 たんぱく質 タンパク質 바나나 계란 닭가슴살 고구마 バナナ 香蕉 鸡蛋 鸡胸肉 卵 玉子 ゆで卵 プロテイン 蛋白粉 乳清 단백질 탄수화물 белок белки proteínas proteine
      """
    ),
    (
      .session,
      """
      session workout wod training gym log lifting training-day einheit sesión entreno séance seduta
      тренировка Тренировка 训练 トレーニング 운동일지
      """
    ),
    (
      .week,
      "phase cycle block mesocycle microcycle wk week weeks kw woche semana semaine vk týden tydzień viikko vecka tjedan неделя Неделя 周 週 주차"
    ),
    (.day, "day tag día jour dia день День 天 日目 일차"),
    (.number, "number nummer numero número numéro nr nº n° номер numer číslo númer nro"),
  ]
}
