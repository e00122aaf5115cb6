extension CatalogTable {
  /// Hungarian names of the common lifts.
  static let hungarian = """
    Bench Press = fekvenyomás
    Close-Grip Bench Press = szűk fekvenyomás
    Incline Bench Press = ferde fekvenyomás, döntött fekvenyomás
    Overhead Press = vállból nyomás, katonai nyomás
    Push-up = fekvőtámasz, fekvőtámaszok
    Squat = guggolás
    Front Squat = elölguggolás
    Bulgarian Split Squat = bolgár guggolás, bolgár kitörés
    Lunge = kitörés, kitörések
    Leg Press = lábtolás, lábtoló
    Leg Extension = combfeszítő, combfeszítés, lábnyújtás
    Leg Curl = combhajlító, combhajlítás
    Calf Raise = vádliemelés
    Deadlift = felhúzás
    Romanian Deadlift = román felhúzás
    Sumo Deadlift = szumó felhúzás
    Back Extension = hiperextenzió
    Pull-up = húzódzkodás, húzódzkodások
    Lat Pulldown = mellhez húzás, lehúzás mellhez
    Seated Cable Row = csigás evezés, ülő csigás evezés
    Barbell Row = döntött törzsű evezés
    Lateral Raise = oldalemelés
    Dip = tolódzkodás
    Crunch = hasprés
    Sit-up = felülés, felülések
    Plank = alkartámasz
    Hip Thrust = csípőemelés, csípőtolás
    Run = futás
    Treadmill = futópad
    Walk = gyaloglás
    Cycling = kerékpár, biciklizés, kerékpározás
    Swim = úszás
    Rowing = evezőgép, evezőpad
    Jump Rope = ugrókötél, ugrókötelezés
    """
}
