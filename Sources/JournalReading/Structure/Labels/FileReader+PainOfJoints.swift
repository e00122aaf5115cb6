internal import JournalSyntax

/// How much a joint hurts, out of ten, among the sets of a day.
extension FileReader {
  /// `elbow 3/10 the day after` below sets: no third of October begins there, though `Shoulder 3/10`
  /// above a paragraph may be a day.
  var tellsPainOfJoint: Bool {
    guard !context.isAfterBlank, context.session != nil, elements.count > 3,
      let slash = elements.prefix(6).firstIndex(where: { $0.kind == .slash }), slash > 1,
      slash + 1 < elements.count, !elements[slash].spaceBefore, !elements[slash + 1].spaceBefore,
      elements[slash - 1].isBareWhole, elements[slash - 1].value <= 10_000,
      elements[slash - 1].range.count == (elements[slash - 1].value == 10_000 ? 2 : 1),
      elements[slash + 1].isBareWhole, elements[slash + 1].value == 10_000
    else { return false }
    return (0..<(slash - 1)).contains { isWord($0, in: Self.joints) }
  }

  private static let joints = WordSet(
    """
    pain ache soreness niggle shoulder elbow wrist knee hip ankle neck groin achilles tendon schmerz
    schmerzen schulter ellbogen handgelenk knie hüfte douleur épaule coude poignet genou hanche cheville
    dolor hombro codo muñeca rodilla cadera tobillo dor ombro cotovelo joelho quadril dolore spalla gomito
    ginocchio anca pijn schouder elleboog smärta axel armbåge knä höft ból bark łokieć kolano biodro
    боль плечо локоть колено
    """)
}
