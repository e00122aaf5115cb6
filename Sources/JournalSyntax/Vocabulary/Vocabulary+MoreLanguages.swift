/// The same meanings in Polish, Czech, Swedish, Norwegian, Danish, Finnish, Turkish, Greek,
/// Ukrainian, Hungarian, Romanian, Indonesian, Vietnamese, Thai, Arabic, Hebrew and Hindi.
///
/// Letters whose capitals `Keywords.hash` does not fold are listed in both cases.
extension Vocabulary {
  static let furtherMeanings: [(WordMeaning, String)] = [
    (.superset, "süperset biset"),
    (.plate, "блин блином блины плиток плитки плитка"),
    (.ditto, "idem ditto dito"),
    (
      .succeeded,
      "пошла пошел пошёл пошло встал встала noussut noussu geschafft gelungen gelukt gehaald poszło weszło"
    ),
    (
      .otherUnit,
      "续费 續費 续卡 会费 會費 会員費 年会費 月会費 บาท ฟอง สกู๊ป กรัม แคล กิโลแคล แคลอรี่ แคลอรี đồng cost costs price fee fees membership взносы взнос оплата оплатил оплатила заплатил заплатила стоимость üyelik aidat συνδρομή اشتراك الاشتراك شهریه شهريه bérlet iuran mensalidade abonnement абонемент karnet"
    ),
    (
      .left,
      "kiri vänster venstre vasen sinistra esquerda лев левой левую лівою ліва lewa lewą levá αριστερά"
    ),
    (
      .right,
      "kanan höger højre høyre oikea destra direita прав правой правую правою права prawa prawą pravá δεξιά"
    ),
    (.bar, "คานเปล่า บาร์เปล่า คานเปล่าๆ 空槓鈴 空杠铃 空桿 khali khaali rod 空槓 boş kosong gryf البار"),
    (.equipment, "dumbell dumbells dumbel dumbels"),
    (
      .workingSet,
      "본세트 正式組 正式组 正式セット 탑 탑세트 탑셋 トップ トップセット раб werkset werksets werksätze arbeitssätze robocze"
    ),
    (
      .drop,
      "дропсет дроп ドロップ ドロップセット 드롭 드롭세트 드랍세트 드랍 递减组 遞減組 递减 遞減 递减到 遞減到 掉重 降重 降重量 減量セット stripping dégressif dégressive reduktionssatz reduktionssätze"
    ),
    (
      .kilogram,
      """
      kilogramy kilogramů κιλά κιλο κιλό κ кілограм кілограмів кіло kiló kiloa kilogramm
      กก กิโล กิโลกรัม كجم كغ كغم كيلو كيلوجرام ק"ג ק״ג קג קילו किलो किग्रा کیلو کیلوگرم kilogrammes
      килограммов килограммы килограммами килограмму кілограми
      kile kilograme kilóval kilogrammal kilós kilókkal kilolla kiloon kilem kilama kilem κιλού کیلویی كيلوغرام كيلوجرامات كيلوغرامات chilo chili quilo quilos kilogramos โล ký kí kilôgam
      """
    ),
    (
      .pound,
      "pfund фунта фунты фунтах фунтами фунти funtach funt funty funtów libra libras livre livres pund паунд ปอนด์ رطل פאונד पाउंड"
    ),
    (
      .repetition,
      """
      powt powtórzeń powtórzenia powtórzenie powtorzen opak opakování opakovani toistoa
      toistot tkr repetition repetitioner repetisjoner gentagelser tekrar επαναλήψεις
      επανάληψη επαν επαναληψεις επ подъёма подъёмов подъема подъемов підйомів повторів повторень повторення Повторення повтори разів рази ismétlés ismetles ism
      repetări repetari repetare repetisi kali pengulangan lần cái ครั้ง รอบละ تكرار
      hh herh تكرارات عدة عدات تا تایی تاییه تکرار מרות מרה חזרות חזרה חז रेप रेप्स बार herh opakováních opakovaniach
      """
    ),
    (
      .set,
      """
      seria serie serii serię série sérii sérií sarjaa sarja sarjat sett sæt settiä setti
      setit sett setler seti σετ підх підхід підходи підходів підходу сет sorozat sorozatok
      szett serii 趟 hiệp sets เซ็ต เซต مجموعة مجموعات جولات سيت ست סט סטים सेट serier reeksen setje setjes
      """
    ),
    (
      .second,
      """
      sekund sekundy sekunda sekundę sekunde sekunder sekunnit sekuntia vteřin vteřiny sn saniye δευτ δευτερόλεπτα δεύτερα сек
      секунд секунди mp másodperc secunde secundă detik giây วินาที วิ ثانية ثواني ثانيه ثانیه שניות שנ
      सेकंड
      """
    ),
    (
      .minute,
      """
      minut minuta minutę minuty minutů minuter minutter minuuttia dk dakika λεπτά λεπτό λεπτα хв хвилин
      хвилина хвилини perc minute menit mnt phút นาที دقيقة دقائق دقيقه دقیقه דקות דק דקה मिनट
      """
    ),
    (
      .hour,
      """
      tiếng ชม godz godzina godziny godzin hodina hodiny hodin timmar timme tunti tuntia saat ώρα ώρες год
      година години óra ore oră jam giờ ชั่วโมง ساعة ساعت שעה שעות घंटा
      """
    ),
    (
      .meter,
      "mètre mètres metern metry metrů metrów metriä μέτρα метрів méter metri متر מטר मीटर เมตร mét"
    ),
    (
      .kilometer,
      """
      kilómetro kilómetros kilometro kilometros kilomètre kilomètres chilometro chilometri quilômetro
      quilômetros quilómetros kilometern kilometra kilometru километр километра километров кілометрів
      kilometry kilometrů kilometrów kilometer kilometriä χλμ χιλιόμετρα км กม กิโลเมตร كم كيلومتر کیلومتر
      ק"מ ק״מ קמ किमी
      """
    ),
    (
      .bodyweight,
      "น้ำหนักตัว omapaino omapainolla kroppsvikt kroppsvekt kehonpaino testsúly тілом 體重 lichaamsgewicht eigengewicht kehonpainolla testsúllyal ตัวเปล่า ตัวเปล่าๆ 晨重 晨體重 晨体重 自體重 自体重 自身体重 自身體重"
    ),
    (
      .maximum,
      """
      selhání upadku відмови utmattning loppuun uupumukseen bukásig отказу eșec falha cedimento
      failen tükeniş tükenişe muskelversagen versagen αποτυχία epuizare utmattelse כשל
      """
    ),
    (
      .failed,
      """
      nieudane nieudana misslyckad misslyckat mislykket fehlversuch ungültig epäonnistui başarısız
      sikertelen eșuat gagal ไม่ขึ้น ยกไม่ขึ้น ไม่ไหว พลาด
      gescheitert verfehlt échoué échouée loupé loupée manqué fallido fallida fallito fallita sbagliato falhou falhei mislukt
      gefaald missade misslyckades spalone spaliłem spaliłam неудачно kalkmadı 실패함 潰れた つぶれた 没起来 没推起来 推不起来
      """
    ),
    (
      .warmup,
      """
      rozgrzewka rozgrzewki rozcvička rozcvičení zahřátí uppvärmning oppvarming opvarmning
      lämmittely lämppä ısınma Isınma isınma ζέσταμα προθέρμανση розминка Розминка розм разм
      разминочный Разминочный разминочные Разминочные uppv rozgrz échauff
      opwarmset opwarmsets opw aufw aufwärmsätze 热身组 熱身組 bemelegítés încălzire Încălzire pemanasan วอร์ม إحماء تسخين חימום वार्मअप گرمکردن aquec risc 暖身
      """
    ),
    (
      .each,
      """
      każda każdą każdy každá každou kazdy varje hver hvert jokainen κάθε кожну кожній هر
      кожна chaque minden fiecare tiap setiap mỗi ข้างละ לכל каждую каждой каждая каждый ciascuna 左右 左右各 各 每边 แขนละ ขาละ มือละ ต่อข้าง
      每侧 每邊 每側 每腿 每手 한쪽당 한쪽 한팔 한다리 한손
      """
    ),
    (
      .side,
      """
      been nogę noge hånd hånda arma foten strona stronę rękę ręka ruka ruku noha nohu stranu ben arm sida side jalka
      käsi jalkaa kol bacak taraf πλευρά πόδι χέρι ногу руку бік сторону oldal lábanként
      karonként oldalanként picior mână mana دست kaki tangan sisi chân tay bên ข้าง רגל יד צד
      gamba gambe braccio lato jambe bras mano manos mão 單邊 单边 片側
      """
    ),
    (
      .rest,
      """
      перерва перерви перервою перерыв перерыва перерывом
      przerwa przerwy odpoczynek pauza pauzy přestávka vila pause hvile pauser tauko
      palautus dinlenme mola διάλειμμα διαλείμματα διαλειμμα διαλειμματα ξεκούραση відпочинок Відпочинок pihenő pihenés
      pauză odihnă istirahat jeda nghỉ พัก راحة استراحة استراحت מנוחה आराम recupero recuperi récup
      récupération recup rec
      """
    ),
    (
      .skipped,
      """
      pominięte vynecháno hoppade droppet väliin atladım пропущено kihagyva dilewati
      """
    ),
    (.of, "po om af av á da od na pe câte 每组 每組 세트당 เซ็ตละ เซตละ של των"),
    (.at, "på op στα στο"),
    (.in, "za în em ב hết"),
    (.with, "手拿 手持 با עם med cu kanssa ile με з із z"),
    (.and, "і og och oraz ve και та és dan và"),
    (
      .then,
      """
      potem pak sedan så далі Далі далее Далее sitten sonra μετά потім majd aztán apoi lalu rồi puis puis poi
      depois
      """
    ),
    (
      .goal,
      """
      cel cele cíl cíle docelowo streefgewicht målvikt målvekt målvægt mål målet tavoite hedef hedefi hedefim hedefler hedeflerim στόχος Στόχος мета Мета ціль cél obiectiv เป้าหมาย
      هدف الهدف הדף מטרה लक्ष्य
      """
    ),
    (.record, "שיא"),
    (.previous, "קודם הקודם"),
    (.plan, "plán plany плани Плани планы Планы suunnitelma terv rencana แผน خطة תוכנית योजना"),
    (
      .next,
      """
      następnym następny następna przyszłym przyszły przyszła przyszłego jutro příště příští další zítra nästa imorgon neste næste sefere ensi
      seuraava seuraavalla viitoare viitor viitorul ερχόμενη vem huomenna yarın gelecek επόμενη επόμενο наступного наступний
      Наступного завтра következő legközelebb holnap următoare besok القادم הבא הבאה הבאים अगला 来周 来週 下礼拜 下禮拜 下星期 下个礼拜 下個禮拜 下个星期 明天 再来週 あした 明後日 来月 下个月 下個月 อาทิตย์หน้า สัปดาห์หน้า ครั้งหน้า คราวหน้า รอบหน้า พรุ่งนี้ अगले अगली agli
      次週 下周 下週 다음주 담주 haftaya volgende prossima prossimo prox próx köv ens следующий следующая
      следующей следующую следующем след сл الجاية الجاي القادمة المقبل المقبلة بعد بعدی آینده
      """
    ),
    (
      .previous,
      """
      ostatnio poprzednio minule naposledy förra forrige viime viimeksi geçen gecen προηγούμενη
      минулого múltkor legutóbb ultima trecută kemarin الماضي שעבר पिछला
      ostatniej ostatnia ostatnią poslední laatste viimeinen viimeisessä utolsó
      """
    ),
    (
      .total,
      """
      общее общий общая загальний razem łącznie suma celkem součet totalt yhteensä toplam σύνολο разом всього Всього
      összesen jumlah tổng รวม المجموع סהכ कुल
      """
    ),
    (
      .date,
      """
      dato datum päivämäärä pvm tarih ημερομηνία Ημερομηνία dátum tanggal ngày วันที่
      تاريخ תאריך तारीख
      """
    ),
    (
      .duration,
      "czas trvání kesto süre διάρκεια тривалість időtartam durata durasi 所要 所要時間 所要时间 用时 用時 总时长 소요시간"
    ),
    (
      .weight,
      """
      waga waha ciężar obciążenie ağırlık zátěž hmotnost váha vikt vekt vægt paino βάρος Βάρος вага Вага súly بوزن بثقل greutate greutatea
      beban berat cân น้ำหนัก الوزن وزن وزني משקל वजन นน
      """
    ),
    (
      .exercise,
      """
      ćwiczenie Ćwiczenie cvičení hareket cvik övning lyft øvelse løft liike egzersiz άσκηση вправа gyakorlat
      exercițiu latihan bài
      """
    ),
    (
      .note,
      """
      uwagi notatki komentarz poznámka poznámky anteckning notat muistiinpano σημείωση нотатка
      megjegyzés notă catatan
      """
    ),
    (
      .feeling,
      """
      samopoczucie pocit känsla følelse olo самопочуття közérzet blutdruck ciśnienie
      verenpaine blodtryck blodtrykk tansiyon
      """
    ),
    (
      .sleep,
      "sov sovit sovet sen spánek sömn søvn uyku ύπνος сон alvás somn tidur ngủ spałem spałam spal spala nukuin uyudum wyspany wyspana niewyspany niewyspana นอน หลับ सोया dormi dormí dormito dormit geschlafen geslapen спал спала спав κοιμήθηκα aludtam"
    ),
    (
      .food,
      """
      jedzenie śniadanie Śniadanie obiad kolacja białko snídaně oběd večeře jídlo frukost
      middag frokost aamiainen ruoka kahvaltı yemek πρωινό φαγητό сніданок їжа reggeli
      ebéd vacsora mic sarapan makan desayuno colazione pranzo cena petit-déjeuner
      """
    ),
    (
      .session,
      """
      trening treningi trénink träningspass treeni antrenman προπόνηση Προπόνηση
      тренування Тренування edzés antrenament תמרין تمرين אימון treino allenamento scheda
      """
    ),
    (
      .week,
      """
      tydzień týden vecka uke uge viikko viikolla hafta εβδομάδα βδομάδα тиждень hét săptămâna
      minggu tuần settimana هفته
      """
    ),
    (.day, "dzień den dag päivä gün ημέρα день ziua hari วัน يوم יום giorno"),
  ]

  /// Months and weekdays of the same languages, from January and from Monday on.
  static let furtherMonths = [
    """
    stycznia styczeń ledna leden tammikuuta tammikuu ocak ιανουαρίου ιαν січня január ianuarie
    januari janúar يناير ינואר בינואר जनवरी जन มกราคม
    """,
    """
    lutego luty února únor helmikuuta helmikuu şubat Şubat φεβρουαρίου φεβ лютого február
    februarie februari febrúar febr فبراير פברואר בפברואר फरवरी กุมภาพันธ์ फ़रवरी
    """,
    """
    márc marca marzec března březen mars maaliskuuta maaliskuu mart μαρτίου μαρ березня március
    martie maret مارس מרץ במרץ मार्च มีนาคม
    """,
    """
    kwietnia kwiecień dubna duben huhtikuuta huhtikuu nisan απριλίου απρ квітня április apríl aprilie ápr
    أبريل אפריל באפריל अप्रैल เมษายน
    """,
    """
    maja maj května květen toukokuuta toukokuu mayıs μαΐου μαΐ травня május maí máj مايو מאי במאי मई พฤษภาคม
    """,
    """
    czerwca czerwiec června červen juni kesäkuuta kesäkuu haziran ιουνίου ιουν червня június
    iunie júní jún يونيو יוני ביוני जून มิถุนายน
    """,
    """
    lipca lipiec července červenec juli heinäkuuta heinäkuu temmuz ιουλίου ιουλ липня július
    iulie júlí júl يوليو יולי ביולי जुलाई กรกฎาคม
    """,
    """
    sierpnia sierpień srpna srpen augusti elokuuta elokuu ağustos αυγούστου αυγ серпня augusztus
    agustus ágúst أغسطس אוגוסט באוגוסט अगस्त สิงหาคม
    """,
    """
    września wrzesień září syyskuuta syyskuu eylül σεπτεμβρίου σεπ вересня szeptember szept septembrie
    سبتمبر ספטמבר בספטמבר सितंबर กันยายน सितम्बर
    """,
    """
    października październik října říjen lokakuuta lokakuu ekim οκτωβρίου οκτ жовтня október
    octombrie október أكتوبر אוקטובר באוקטובר अक्टूबर अक्तूबर ตุลาคม
    """,
    """
    listopada listopad marraskuuta marraskuu kasım νοεμβρίου νοε листопада noiembrie nóvember نوفمبر
    נובמבר בנובמבר नवंबर नवम्बर พฤศจิกายน
    """,
    """
    grudnia grudzień prosince prosinec joulukuuta joulukuu aralık δεκεμβρίου δεκ грудня
    decembrie desember desember ديسمبر דצמבר בדצמבר दिसंबर दिसम्बर ธันวาคม
    """,
  ]

  static let furtherWeekdays = [
    """
    poniedziałek pondělí måndag måndagen mandag maanantai pazartesi δευτέρα Δευτέρα deutera deftera понеділок
    Понеділок hétfő luni senin mánudagur सोमवार somvar الاثنين دوشنبه จันทร์ วันจันทร์
    """,
    """
    wtorek úterý tisdag tisdagen tirsdag tiistai salı τρίτη Τρίτη triti вівторок Вівторок kedd marți selasa
    þriðjudagur मंगलवार mangalvar mangalwar الثلاثاء سهشنبه سه‌شنبه อังคาร วันอังคาร
    """,
    """
    środa Środa středa onsdag onsdagen keskiviikko çarşamba τετάρτη Τετάρτη tetarti середа Середа szerda
    miercuri rabu miðvikudagur बुधवार budhvar budhwar الأربعاء الاربعاء الاربع الأربع چهارشنبه พุธ วันพุธ
    """,
    """
    czwartek čtvrtek Čtvrtek torsdag torsdagen torstai perşembe πέμπτη Πέμπτη pempti четвер csütörtök joi
    kamis fimmtudagur गुरुवार बृहस्पतिवार guruvar guruwar الخميس پنجشنبه پنج‌شنبه พฤหัสบดี พฤหัส วันพฤหัสบดี วันพฤหัส
    """,
    """
    piątek pátek fredag perjantai cuma παρασκευή Παρασκευή paraskevi п'ятниця п’ятниця péntek
    vineri fredagen jumat föstudagur शुक्रवार shukravar shukrawar الجمعة جمعه ศุกร์ วันศุกร์
    """,
    """
    sobota lördag lördagen lørdag lauantai cumartesi σάββατο Σάββατο savvato субота Субота szombat sâmbătă
    sabtu laugardagur शनिवार shanivar shaniwar السبت شنبه เสาร์ วันเสาร์
    """,
    """
    niedziela neděle söndag söndagen søndag sunnuntai pazar κυριακή Κυριακή kyriaki неділя vasárnap duminică
    sunnudagur रविवार इतवार ravivar raviwar الأحد الاحد یکشنبه یک‌شنبه อาทิตย์ วันอาทิตย์
    """,
  ]
}
