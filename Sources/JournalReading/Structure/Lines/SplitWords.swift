internal import JournalSyntax

/// The words by which lifters name parts of the body and of a split.
enum SplitWords {
  private static let words = WordSet(
    """
    push pull leg legs upper lower full body fullbody chest back shoulder shoulders arm arms bicep \
    biceps tricep triceps core abs glutes quads hams hamstrings calves delts cardio ppl split \
    strength hypertrophy conditioning deload test accessory accessories accesory accesories main recovery mobility \
    focus gym heavy light volume rest off session workout a b c d i ii iii power total am pm \
    oberkörper unterkörper ganzkörper beine brust rücken schulter schultern arme \
    pecho espalda pierna piernas hombro hombros brazos torso peito costas perna pernas ombro \
    tri tris bi bis treino treinos treinamento e y et und braço haut bas jambes dos pectoraux épaules ноги грудь спина плечи руки \
    胸 背中 背 脚 肩 腕 腿 胸部 背部 腿部 推 拉 推日 拉日 腿日 肩部 手臂 가슴 등 하체 상체 어깨 팔 腹
    """)

  static func contains(_ bytes: ArraySlice<UInt8>) -> Bool {
    words.contains(bytes)
  }
}
