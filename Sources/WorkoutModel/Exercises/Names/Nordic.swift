extension CatalogTable {
  /// Swedish, Norwegian, Danish and Icelandic names of the common lifts.
  static let nordic = """
    Bench Press = bänkpress, benkpress, bænkpres, bekkpressa
    Close-Grip Bench Press = smalbänk, smalbänkpress, smal benkpress, þröngur bekkur
    Incline Bench Press = lutande bänkpress, snedbänkpress, skrå benkpress, skråbenk
    Dumbbell Bench Press = bänkpress hantlar, bänkpress med hantlar, hantelbänkpress, benkpress manualer, benkpress med manualer
    Overhead Press = militärpress, militærpress, stående militärpress
    Dumbbell Shoulder Press = axelpress hantlar, axelpress med hantlar, skulderpress manualer
    Push-up = armhävning, armhävningar, armheving, armhevinger, armbøjning, armbøjninger
    Squat = knäböj, benböj, knebøy, hnébeygja
    Front Squat = frontböj, frontbøy
    Bulgarian Split Squat = bulgariska utfall, bulgarske utfall
    Lunge = utfall, udfald
    Leg Press = benpress, beinpress, benpres
    Leg Extension = benspark, bensparkar, beinspark
    Leg Curl = lårcurl, bencurl
    Lying Leg Curl = liggande lårcurl
    Seated Leg Curl = sittande lårcurl
    Calf Raise = vadpress, tåhävning, tåhävningar, tåhev
    Seated Calf Raise = sittande vadpress
    Deadlift = marklyft, markløft, dødløft, réttstöðulyfta, réttstaða
    Romanian Deadlift = rumänsk marklyft, rumänska marklyft, rumensk markløft, rumenske markløft, rumænsk dødløft
    Sumo Deadlift = sumomarklyft, sumomarkløft
    Stiff-Leg Deadlift = raka marklyft, strake markløft
    Back Extension = ryggresning, ryggresningar, rygghev
    Pull-up = räckhäv, kroppsheving, kroppshevinger, kropshævning, kropshævninger
    Lat Pulldown = latsdrag, latdrag, nedtrekk
    Seated Cable Row = sittande rodd, sittende roing
    Barbell Row = skivstångsrodd, framåtlutad rodd, stangroing, foroverbøyd roing
    Dumbbell Row = hantelrodd, manualroing
    Barbell Curl = skivstångscurl, stangcurl
    Dumbbell Curl = hantelcurl, manualcurl
    Skullcrusher = fransk press
    Lateral Raise = sidolyft, sidolyft hantlar, sidehev
    Leg Raise = benlyft
    Hanging Leg Raise = hängande benlyft
    Plank = plankan
    Run = löpning, löprunda, löptur, løping, løpetur, løb, løbetur
    Treadmill = löpband, tredemølle, løbebånd
    Walk = promenad, gåtur
    Cycling = cykling, sykling
    Swim = simning, svømming, svømning
    Rowing = roddmaskin, romaskin, rodd
    Jump Rope = hopprep, hoppetau, sjippetov
    Stretching = stretchning
    """
}
