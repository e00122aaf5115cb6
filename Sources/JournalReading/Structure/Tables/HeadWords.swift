internal import JournalSyntax

/// What the heads of columns are called, beside the words that the vocabulary knows.
enum HeadWords {
  static let howMany = WordSet("how many often wie viele cuántas combien quante сколько")

  /// Beside the word for weight.
  static let bodyWords = WordSet(
    "body тела тіла corps corporel corporal cuerpo corporale corporeo ciała těla tela vücut lichaam"
  )

  static let remarkHeads = WordSet(
    """
    opmerking opmerkingen remark remarks bemerkung bemerkungen anmerkung remarque remarques observación observaciones
    observação observações osservazioni uwagi poznámka poznámky megjegyzés anmärkning bemærkning huomio huomiot примечание
    примечания açıklama
    """)

  static let shortWeeks = WordSet("sett")

  static let exerciseHeads = WordSet(
    """
    ex exs exo exerc ejerc упр вправи メニュー 动作名称 動作名稱 训练动作 訓練動作 项目 項目 機器 機器名 機器の名称 マシン マシン名 器械
    기구 기구명 운동이름
    """)

  /// In Han, kana and Hangul any other word may name a lift.
  static let sessionHeads = WordSet(
    """
    训练 训练内容 运动内容 健身内容 实际 訓練 訓練內容 運動內容 内容 實際 トレーニング トレーニング内容 運動内容 実績 実施 내용
    운동내용 실제 실시
    """)

  /// What the lifter weighed, beside columns of lifts.
  static let bodyHeads = WordSet("체중 몸무게 体重 體重 testsúly testtömeg")

  static let units = WordSet(
    "unit units einheit unité unidad unidade unità eenheid enhet jednostka единица")
  static let prescribed = WordSet("prescribed prescription assigned programmed")
  static let pictures = WordSet(
    """
    image images picture pictures photo video videos gif demo imagen imágenes imagem bild bilder foto film \
    动图 动作图 图片 图示 视频 圖片 影片 画像 動画 動画リンク 사진 영상 картинка изображение фото видео
    """)

  static let topSets = WordSet(
    "topset toppset toppsett topsæt topsatz backoff backoffs back-off back-offs")
}
