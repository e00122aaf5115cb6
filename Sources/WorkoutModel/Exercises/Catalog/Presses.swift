extension CatalogTable {
  /// Presses, push-ups and dips.
  ///
  /// Push-up shares of bodyweight: Suprak, Dawes, Stephenson (2011), Ebben et al. (2011).
  static let presses = """
    Bench Press | barbell | reps | chest, shoulders/2, triceps/2 | bench, BP, flat bench, benched, flat bench press, barbell bench, barbell bench press, BB bench, BB bench press, flat barbell bench press
    Paused Bench Press | barbell | reps | chest, shoulders/2, triceps/2 | pause bench, paused bench, pause bench press, bench press paused, competition bench, comp bench
    Touch-and-Go Bench Press | barbell | reps | chest, shoulders/2, triceps/2 | TNG bench, touch and go bench, touch n go bench
    Close-Grip Bench Press | barbell | reps | triceps, chest/2, shoulders/2 | CGBP, close grip bench, CG bench, CG bench press, narrow grip bench press
    Wide-Grip Bench Press | barbell | reps | chest, shoulders/2, triceps/2 | wide grip bench
    Larsen Press | barbell | reps | chest, shoulders/2, triceps/2 | larsen bench
    Spoto Press | barbell | reps | chest, shoulders/2, triceps/2 | spoto bench
    Board Press | barbell | reps | triceps, chest/2, shoulders/2 | bench board press
    Incline Bench Press | barbell | reps | chest, shoulders, triceps/2 | incline bench, incline barbell bench press, incline barbell press, incline BB press, incline barbell bench, incline BB bench, barbell incline bench press, inclined bench press, inclined bench
    Decline Bench Press | barbell | reps | chest, triceps/2, shoulders/2 | decline bench, decline barbell bench press, decline barbell press
    Smith Machine Bench Press | smith machine | reps | chest, shoulders/2, triceps/2 | smith bench, smith bench press, smith machine bench
    Smith Machine Incline Press | smith machine | reps | chest, shoulders, triceps/2 | smith incline press, smith incline bench, smith machine incline bench press, incline smith press, incline smith machine press
    Smith Machine Shoulder Press | smith machine | reps | shoulders, triceps | smith shoulder press, smith overhead press, smith machine overhead press
    Dumbbell Bench Press | dumbbell | reps | chest, shoulders/2, triceps/2 | DB bench, DB bench press, dumbbell bench, flat dumbbell press, flat DB press, flat dumbbell bench press, flat DB bench, dumbbell chest press, DB chest press
    Incline Dumbbell Press | dumbbell | reps | chest, shoulders, triceps/2 | incline DB press, DB incline press, dumbbell incline press, incline dumbbell bench press, incline DB bench, incline dumbbell bench, DB incline bench
    Decline Dumbbell Press | dumbbell | reps | chest, triceps/2, shoulders/2 | decline DB press, decline dumbbell bench press
    Dumbbell Floor Press | dumbbell | reps | chest, triceps, shoulders/2 | DB floor press
    Floor Press | barbell | reps | triceps, chest, shoulders/2 | barbell floor press
    Chest Press | machine | reps | chest, shoulders/2, triceps/2
    Machine Chest Press | machine | reps | chest, shoulders/2, triceps/2 | chest press machine, seated chest press machine, hammer strength chest press
    Incline Chest Press | machine | reps | chest, shoulders, triceps/2 | machine incline press, incline machine press, incline chest press machine, hammer strength incline press
    Cable Chest Press | cable | reps | chest, shoulders/2, triceps/2 | standing cable chest press
    Overhead Press | barbell | reps | shoulders, triceps, upper back/2 | OHP, military press, strict press, barbell overhead press, standing overhead press, standing barbell press, barbell OHP, standing military press, overhead barbell press, BB OH press, OH press
    Shoulder Press | machine | reps | shoulders, triceps
    Machine Shoulder Press | machine | reps | shoulders, triceps | shoulder press machine, seated shoulder press machine, seated machine shoulder press
    Dumbbell Shoulder Press | dumbbell | reps | shoulders, triceps/2 | DB shoulder press, dumbbell overhead press, DB OHP, DB overhead press, seated dumbbell press, seated DB press, seated dumbbell shoulder press, seated DB shoulder press, seated DB OHP, DB OH press
    Seated Overhead Press | barbell | reps | shoulders, triceps | seated OHP, seated barbell press, seated military press, seated barbell shoulder press, seated BB press
    Arnold Press | dumbbell | reps | shoulders, triceps/2 | arnold, dumbbell arnold press, DB arnold press
    Push Press | barbell | reps | shoulders, triceps, quadriceps/2, glutes/2 | barbell push press, BB push press
    Behind-the-Neck Press | barbell | reps | shoulders, triceps/2, upper back/2 | BTN press, press behind neck, behind neck press, behind the neck shoulder press, BTNP
    Z Press | barbell | reps | shoulders, triceps, abs/2 | barbell Z press
    Bradford Press | barbell | reps | shoulders, triceps/2 | bradford
    Pin Press | barbell | reps | triceps, chest, shoulders/2 | bench pin press
    Landmine Press | landmine | reps | shoulders, chest/2, triceps/2 | standing landmine press, single arm landmine press
    Viking Press | machine | reps | shoulders, triceps | viking shoulder press
    Log Press | object | reps | shoulders, triceps, upper back/2 | log clean and press, log lift
    JM Press | barbell | reps | triceps, chest/2 | barbell JM press
    Push-up | bodyweight 0.64 | reps | chest, triceps/2, shoulders/2, abs/2 | press-up
    Knee Push-up | bodyweight 0.49 | reps | chest, triceps/2, shoulders/2 | kneeling push-up, push-ups on knees
    Incline Push-up | bodyweight 0.55 | reps | chest, triceps/2, shoulders/2 | hands elevated push-up, push-ups incline
    Decline Push-up | bodyweight 0.7 | reps | chest, shoulders, triceps/2 | feet elevated push-up, push-ups decline
    Diamond Push-up | bodyweight 0.64 | reps | triceps, chest, shoulders/2 | close grip push-up, triangle push-up
    Archer Push-up | bodyweight 0.64 | reps | chest, triceps/2, shoulders/2 | archer press-up
    Pike Push-up | bodyweight 0.7 | reps | shoulders, triceps, chest/2 | pike press-up
    One-Arm Push-up | bodyweight 0.64 | reps | chest, triceps, shoulders/2, abs/2 | one arm press-up, OAPU, single arm push-up
    Ring Push-up | rings 0.64 | reps | chest, triceps/2, shoulders/2, abs/2 | push-ups on rings
    Planche Push-up | bodyweight 1.0 | reps | shoulders, chest, triceps, abs/2
    Pseudo Planche Push-up | bodyweight 0.75 | reps | shoulders, chest, triceps/2 | PPPU, pseudo planche press-up
    Handstand Push-up | bodyweight 1.0 | reps | shoulders, triceps, upper back/2 | HSPU, handstand press-up
    Dip | bodyweight 1.0 | reps | chest, triceps, shoulders/2 | parallel bar dip, bar dip, chest dip, weighted dip, parallel dip
    Ring Dip | rings 1.0 | reps | chest, triceps, shoulders/2 | dips on rings, gymnastic ring dip
    Assisted Dip | machine 1.0 | reps | chest, triceps, shoulders/2 | machine assisted dip, dip assisted, assisted dip machine
    Bench Dip | bodyweight | reps | triceps, chest/2, shoulders/2 | dips on bench, chair dip
    Seated Dip Machine | machine | reps | triceps, chest/2, shoulders/2 | machine dip, dip machine, seated dip
    """
}
