extension CatalogTable {
  /// Italian names of the common lifts.
  static let italian = """
    Bench Press = panca, panca piana, distensioni su panca piana, panca piana bilanciere
    Incline Bench Press = panca inclinata, panca inclinata bilanciere
    Decline Bench Press = panca declinata
    Dumbbell Bench Press = panca piana manubri, panca manubri, distensioni con manubri
    Incline Dumbbell Press = panca inclinata manubri
    Overhead Press = lento avanti, military press bilanciere
    Dumbbell Shoulder Press = lento manubri, lento avanti manubri, shoulder press manubri
    Push-up = piegamenti, piegamenti sulle braccia, flessioni
    Dip = parallele, dip alle parallele
    Squat = squat con bilanciere, squat bilanciere
    Bulgarian Split Squat = squat bulgaro, affondo bulgaro
    Lunge = affondi, affondo
    Walking Lunge = affondi camminati
    Leg Press = pressa, pressa 45
    Deadlift = stacco, stacco da terra, stacchi da terra, stacchi
    Romanian Deadlift = stacco rumeno, stacchi rumeni
    Sumo Deadlift = stacco sumo
    Stiff-Leg Deadlift = stacco a gambe tese, stacchi a gambe tese
    Pull-up = trazioni, trazioni alla sbarra, trazioni prone, trazione
    Chin-up = trazioni supine
    Lat Pulldown = lat machine avanti, lat machine
    Barbell Row = rematore bilanciere, rematore con bilanciere
    Dumbbell Row = rematore manubrio, rematore con manubrio, rematore manubri
    Seated Cable Row = pulley basso
    Lateral Raise = alzate laterali
    Front Raise = alzate frontali
    Rear Delt Fly = alzate posteriori, alzate a 90
    Barbell Curl = curl bilanciere, curl con bilanciere
    Dumbbell Curl = curl manubri, curl con manubri
    Hammer Curl = curl a martello
    Triceps Pushdown = push down tricipiti, spinte in basso
    Dumbbell Fly = croci manubri, croci con manubri, croci su panca piana
    Cable Fly = croci ai cavi
    Hip Thrust = ponte glutei bilanciere
    Shrug = scrollate
    Run = corsa
    Treadmill = tapis roulant
    Walk = camminata
    Swim = nuoto
    Jump Rope = corda per saltare
    Clean and Jerk = slancio
    Snatch = strappo
    Stretching = allungamento
    """
}
