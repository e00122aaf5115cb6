extension CatalogTable {
  /// Pull-ups, pulldowns and rows.
  static let pulls = """
    Pull-up | bodyweight 1.0 | reps | lats, upper back/2, biceps/2, forearms/2 | strict pull-up, weighted pull-up, wtd pull-up, overhand pull-up, pronated pull-up
    Chin-up | bodyweight 1.0 | reps | lats, biceps, upper back/2, forearms/2 | chin, weighted chin-up, weighted chin, supinated pull-up, underhand pull-up
    Neutral-Grip Pull-up | bodyweight 1.0 | reps | lats, biceps/2, upper back/2, forearms/2 | NG pull-up, neutral pull-up, hammer grip pull-up, parallel grip pull-up, neutral grip chin-up
    Wide-Grip Pull-up | bodyweight 1.0 | reps | lats, upper back/2, biceps/2, forearms/2 | WG pull-up, wide pull-up
    Assisted Pull-up | machine 1.0 | reps | lats, upper back/2, biceps/2 | machine assisted pull-up, band assisted pull-up, pull-up assisted, banded pull-up, assisted pull-up machine
    Assisted Chin-up | machine 1.0 | reps | lats, biceps, upper back/2 | machine assisted chin-up, band assisted chin-up, chin-up assisted
    Negative Pull-up | bodyweight 1.0 | reps | lats, upper back/2, biceps/2 | pull-up negatives, eccentric pull-up
    Archer Pull-up | bodyweight 1.0 | reps | lats, biceps, upper back/2, forearms/2 | archer chin-up
    One-Arm Pull-up | bodyweight 1.0 | reps | lats, biceps, forearms/2, upper back/2 | OAP, one arm chin-up, OAC, single arm pull-up
    Kipping Pull-up | bodyweight 1.0 | reps | lats, upper back/2, biceps/2, abs/2
    Chest-to-Bar Pull-up | bodyweight 1.0 | reps | lats, upper back, biceps/2 | C2B, CTB, chest to bar, C2B pull-up
    Scapular Pull-up | bodyweight 1.0 | reps | lats, upper back/2, traps/2 | scap pull-up, scapula pull-up, scap pull
    Muscle-up | bodyweight 1.0 | reps | lats, chest, triceps, biceps/2, shoulders/2 | bar muscle-up
    Ring Muscle-up | rings 1.0 | reps | lats, chest, triceps, biceps/2, shoulders/2 | RMU
    Rope Climb | rope 1.0 | reps | lats, biceps, forearms, upper back/2 | climbing rope
    Lat Pulldown | cable | reps | lats, biceps/2, upper back/2 | pulldown, cable pulldown, cable lat pulldown, front lat pulldown
    Wide-Grip Lat Pulldown | cable | reps | lats, biceps/2, upper back/2 | wide grip pulldown, wide lat pulldown, WG lat pulldown
    Close-Grip Lat Pulldown | cable | reps | lats, biceps/2, upper back/2 | close grip pulldown, CG lat pulldown, V-bar pulldown, V-grip pulldown
    Neutral-Grip Lat Pulldown | cable | reps | lats, biceps/2, upper back/2 | neutral grip pulldown, NG lat pulldown
    Underhand Lat Pulldown | cable | reps | lats, biceps, upper back/2 | reverse grip pulldown, reverse grip lat pulldown, underhand pulldown, supinated pulldown, supinated lat pulldown
    Single-Arm Lat Pulldown | cable | reps | lats, biceps/2, upper back/2 | one arm lat pulldown, single arm pulldown, one arm pulldown
    Straight-Arm Pulldown | cable | reps | lats, triceps/2, abs/2 | straight arm lat pulldown, lat prayer, stiff arm pulldown, straight arm pushdown
    Dumbbell Pullover | dumbbell | reps | lats, chest, triceps/2 | DB pullover
    Pullover Machine | machine | reps | lats, chest/2, triceps/2 | machine pullover, nautilus pullover
    Barbell Row | barbell | reps | upper back, lats, biceps/2, lower back/2 | BB row, bent-over row, bent-over barbell row, BOR, barbell bent-over row, bent row, bent BB row, bent-over BB row
    Pendlay Row | barbell | reps | upper back, lats, biceps/2, lower back/2 | pendlay, pendlay barbell row
    Yates Row | barbell | reps | upper back, lats, biceps, traps/2
    Underhand Barbell Row | barbell | reps | upper back, lats, biceps, lower back/2 | reverse-grip barbell row
    Seal Row | barbell | reps | upper back, lats, biceps/2 | barbell seal row, bench pull
    T-Bar Row | landmine | reps | upper back, lats, biceps/2, lower back/2 | landmine row
    Meadows Row | landmine | reps | upper back, lats, biceps/2
    Dumbbell Row | dumbbell | reps | lats, upper back, biceps/2 | DB row, one arm dumbbell row, single arm dumbbell row, one arm DB row, single arm DB row, 1 arm DB row, 1-arm dumbbell row, bent-over dumbbell row, bent-over DB row, kroc row
    Cable Pullover | cable | reps | lats, triceps/2, abs/2 | rope pullover
    Chest-Supported Row | machine | reps | upper back, lats, biceps/2 | CSR, chest supported machine row, chest supported T-bar row
    Chest-Supported Dumbbell Row | dumbbell | reps | upper back, lats, biceps/2 | chest supported DB row, incline dumbbell row, incline DB row
    Seated Cable Row | cable | reps | upper back, lats, biceps/2 | cable row, seated row, low cable row, seated low row, cable seated row
    Machine Row | machine | reps | upper back, lats, biceps/2 | seated machine row, hammer strength row
    Single-Arm Cable Row | cable | reps | lats, upper back, biceps/2 | one arm cable row, 1-arm cable row
    High Row | machine | reps | lats, upper back, biceps/2 | hammer strength high row, machine high row
    Low Row | machine | reps | lats, upper back, biceps/2 | machine low row
    Inverted Row | bodyweight 0.6 | reps | upper back, lats, biceps/2 | bodyweight row, BW row, australian pull-up, horizontal pull-up, horizontal row, body row
    Ring Row | rings 0.6 | reps | upper back, lats, biceps/2 | TRX row, suspension row, rows on rings
    Renegade Row | dumbbell | reps | upper back, lats, abs, biceps/2 | plank row, dumbbell renegade row
    Gorilla Row | kettlebell | reps | upper back, lats, biceps/2, lower back/2 | kettlebell gorilla row, KB gorilla row
    Upright Row | barbell | reps | shoulders, traps, biceps/2 | barbell upright row
    Face Pull | cable | reps | shoulders, upper back, traps/2 | cable face pull, rope face pull
    Band Pull-Apart | band | reps | upper back, shoulders/2, traps/2 | pull aparts, banded pull-apart
    Shrug | barbell | reps | traps, forearms/2 | barbell shrug, BB shrug, trap shrug
    Dumbbell Shrug | dumbbell | reps | traps, forearms/2 | DB shrug
    Trap Bar Shrug | trap bar | reps | traps, forearms/2 | hex bar shrug
    Dead Hang | bodyweight | time | forearms, lats/2 | hang, bar hang, passive hang, max hang
    """
}
