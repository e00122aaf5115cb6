extension CatalogTable {
  /// Czech names of the common lifts.
  static let czech = """
    Bench Press = benčpress, benčpres, tlak na lavici, tlaky na lavici, tlak na rovné lavici, tlaky na rovné lavici
    Incline Bench Press = tlak na šikmé lavici, tlaky na šikmé lavici
    Dumbbell Bench Press = tlaky s jednoručkami na rovné lavici
    Overhead Press = tlak nad hlavu, tlaky nad hlavu
    Push-up = klik, kliky
    Dip = kliky na bradlech
    Squat = dřep, dřepy
    Front Squat = přední dřep, přední dřepy
    Bulgarian Split Squat = bulharský dřep, bulharské dřepy
    Lunge = výpad, výpady
    Leg Extension = předkopávání
    Leg Curl = zakopávání
    Calf Raise = výpony
    Deadlift = mrtvý tah
    Romanian Deadlift = rumunský mrtvý tah
    Pull-up = shyb, shyby
    Chin-up = shyby podhmatem
    Lat Pulldown = stahování kladky
    Seated Cable Row = přítahy spodní kladky
    Barbell Row = přítahy v předklonu, přítahy velké činky v předklonu
    Dumbbell Row = přítahy jednoručky
    Biceps Curl = bicepsový zdvih, bicepsové zdvihy
    Skullcrusher = francouzský tlak, francouzské tlaky
    Lateral Raise = upažování
    Front Raise = předpažování
    Dumbbell Fly = rozpažování
    Sit-up = sedy-lehy
    Hanging Leg Raise = přednožování ve visu
    Run = běh, běhání
    Walk = chůze, procházka
    Swim = plavání
    Rowing = veslování
    Jump Rope = švihadlo
    Stretching = protahování
    """
}
