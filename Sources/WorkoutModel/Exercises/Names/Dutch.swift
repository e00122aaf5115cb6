extension CatalogTable {
  /// Dutch names of the common lifts.
  static let dutch = """
    Bench Press = bankdrukken
    Incline Bench Press = schuin bankdrukken, incline bankdrukken
    Dumbbell Bench Press = bankdrukken dumbbells, bankdrukken met dumbbells, dumbbell bankdrukken
    Push-up = opdrukken, opdrukoefening
    Pull-up = optrekken, optrekoefening
    Squat = kniebuiging, kniebuigingen
    Lunge = uitvalspas, uitvalspassen
    Leg Press = beenpers
    Lat Pulldown = lat trekken
    Calf Raise = kuitheffen
    Lateral Raise = zijwaarts heffen
    Plank = planken
    Run = hardlopen, rennen
    Treadmill = loopband
    Walk = wandelen
    Cycling = fietsen
    Swim = zwemmen
    Rowing = roeien, roeimachine, roeitrainer
    Jump Rope = touwtjespringen
    Stretching = rekken
    """
}
