/// The words for what people measure of themselves besides their weight.
package enum BodyPart {
  /// True for `Waist`, `left upper arm`, `Bauchumfang`: a girth or a height, in centimetres or
  /// inches.
  package static func isLength(_ name: String) -> Bool {
    names(lengths, in: name)
  }

  /// True for `Body fat`, `Körperfett`: a share of the body, in percent.
  package static func isShare(_ name: String) -> Bool {
    names(shares, in: name)
  }

  /// Every word is one of the words or says which of two, how or where; one at least is one of them.
  private static func names(_ words: Set<Substring>, in name: String) -> Bool {
    let parts = name.lowercased().split { !$0.isLetter }
    return parts.contains(where: words.contains)
      && parts.allSatisfy { words.contains($0) || qualifiers.contains($0) }
  }

  private static let lengths = table(
    """
    waist hip hips chest bust neck shoulder shoulders arm arms bicep biceps forearm forearms thigh
    thighs quad quads calf calves belly abdomen stomach navel glutes wrist wrists ankle ankles height
    taille hüfte hüften hüftumfang brust brustumfang hals halsumfang schultern oberarm oberarme
    bizeps armumfang unterarm unterarme oberschenkel wade waden bauch bauchumfang taillenumfang
    bauchnabel körpergröße hanches poitrine cou épaules bras cuisse cuisses mollet mollets ventre
    cintura cadera pecho cuello hombros brazo brazos muslo muslos pantorrilla pantorrillas abdomen
    quadril peito pescoço ombros braço braços coxa coxas panturrilha panturrilhas barriga
    vita fianchi petto collo spalle braccio braccia coscia cosce polpaccio polpacci
    heup heupen borst nek schouders bovenarm bovenarmen dij dijen kuit kuiten buik buikomtrek
    talia biodra klatka szyja ramię biceps udo łydka pas
    талия талии грудь груди шея шеи плечи бицепс бицепса предплечье бедра бёдра бёдер бедер бедро ягодицы голень голени икра икры живот рост
    허리 허리둘레 가슴 가슴둘레 목 목둘레 어깨 팔 팔뚝 팔둘레 허벅지 종아리 엉덩이 키
    ウエスト ヒップ バスト 胸囲 腹囲 腰囲 首囲 上腕 左上腕 右上腕 上腕囲 太もも 左太もも 右太もも ふくらはぎ 身長
    腰围 胸围 臀围 臂围 上臂围 大腿围 小腿围 颈围 肩围 身高 腰圍 胸圍 臀圍 臂圍 大腿圍 小腿圍
    """)

  private static let shares = table(
    """
    fat bodyfat bf körperfett körperfettanteil fettanteil kfa graisse grasa gordura grasso vetpercentage
    жир жира 체지방 체지방률 체지방율 体脂 体脂率 體脂 體脂率 体脂肪 体脂肪率
    """)

  private static let qualifiers = table(
    """
    left right upper lower l r body flexed relaxed cold pumped at of the around circumference girth
    size percent percentage links rechts linker rechter linke rechte tour de du la gauche droit
    droite masse grasse corporal izquierdo derecho izquierda derecha esquerdo direito esquerda
    direita corporea sinistro destro destra sinistra omtrek obwód lewy prawy обхват объем объём
    левый правый левая правая левое правое в процент 왼쪽 오른쪽 둘레 左 右
    """)

  private static func table(_ words: String) -> Set<Substring> {
    Set(words.split { $0 == " " || $0 == "\n" })
  }
}
