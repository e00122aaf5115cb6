extension CatalogTable {
  /// Deadlifts, hip thrusts and the rest that bends at the hip.
  static let hinges = """
    Deadlift | barbell | reps | glutes, hamstrings, lower back, quadriceps/2, traps/2, forearms/2 | DL, conventional deadlift, deadlifted, barbell deadlift, BB deadlift, conv deadlift, deads
    Sumo Deadlift | barbell | reps | glutes, quadriceps, adductors, hamstrings/2, lower back/2, traps/2, forearms/2 | sumo DL, sumo
    Romanian Deadlift | barbell | reps | hamstrings, glutes, lower back/2, forearms/2 | RDL, barbell RDL, BB RDL, barbell romanian deadlift, rumanian deadlift, romanian DL
    Dumbbell Romanian Deadlift | dumbbell | reps | hamstrings, glutes, lower back/2, forearms/2 | DB RDL, dumbbell RDL, DB romanian deadlift
    Single-Leg Romanian Deadlift | dumbbell | reps | hamstrings, glutes, lower back/2 | single leg RDL, SL RDL, one leg RDL, 1-leg RDL, single leg deadlift
    Stiff-Leg Deadlift | barbell | reps | hamstrings, glutes, lower back/2, forearms/2 | SLDL, stiff legged deadlift, straight leg deadlift, stiff leg DL, stiff deadlift
    Deficit Deadlift | barbell | reps | glutes, hamstrings, quadriceps, lower back, traps/2, forearms/2 | deficit DL, deadlift deficit
    Paused Deadlift | barbell | reps | glutes, hamstrings, lower back, quadriceps/2, traps/2, forearms/2 | pause deadlift, pause DL, paused DL
    Snatch-Grip Deadlift | barbell | reps | glutes, hamstrings, lower back, upper back/2, traps/2, forearms/2 | SGDL, snatch grip DL
    Block Pull | barbell | reps | glutes, lower back, hamstrings/2, traps/2, forearms/2 | block deadlift, deadlift from blocks
    Rack Pull | barbell | reps | glutes, lower back, traps, hamstrings/2, forearms/2 | rack deadlift, partial deadlift
    Trap Bar Deadlift | trap bar | reps | glutes, quadriceps, hamstrings/2, lower back/2, traps/2, forearms/2 | hex bar deadlift, TBDL, trap bar DL, hex bar DL, HBDL
    Dumbbell Deadlift | dumbbell | reps | glutes, hamstrings, quadriceps/2, lower back/2, forearms/2 | DB deadlift, DB DL
    Kettlebell Deadlift | kettlebell | reps | glutes, hamstrings, quadriceps/2, lower back/2 | KB deadlift, KB DL
    Jefferson Deadlift | barbell | reps | quadriceps, glutes, adductors/2, lower back/2, forearms/2 | jefferson squat, jefferson lift
    Jefferson Curl | barbell | reps | lower back, hamstrings
    Good Morning | barbell | reps | hamstrings, lower back, glutes | barbell good morning
    Seated Good Morning | barbell | reps | lower back, hamstrings/2, glutes/2 | seated GM
    Hip Thrust | barbell | reps | glutes, hamstrings/2 | barbell hip thrust, BB hip thrust, hip thruster, glute thrust
    Machine Hip Thrust | machine | reps | glutes, hamstrings/2 | hip thrust machine, glute drive
    Single-Leg Hip Thrust | bodyweight | reps | glutes, hamstrings/2 | one leg hip thrust, SL hip thrust
    Glute Bridge | bodyweight | reps | glutes, hamstrings/2 | hip bridge
    Barbell Glute Bridge | barbell | reps | glutes, hamstrings/2 | BB glute bridge
    Single-Leg Glute Bridge | bodyweight | reps | glutes, hamstrings/2 | one leg glute bridge
    Frog Pump | bodyweight | reps | glutes, abductors/2
    Glute Kickback | machine | reps | glutes, hamstrings/2 | glute kickback machine, machine kickback
    Cable Kickback | cable | reps | glutes, hamstrings/2 | cable glute kickback
    Cable Pull-Through | cable | reps | glutes, hamstrings, lower back/2 | pull through
    Back Extension | bodyweight | reps | lower back, glutes, hamstrings/2 | hyperextension, hyper, back ext, 45 degree back extension, 45° back extension, roman chair back extension, 45° hyperextension, 45° hyper, 45 degree hyper, 45 degree hyperextension, 45 degree back raise
    Reverse Hyperextension | machine | reps | glutes, hamstrings, lower back/2 | reverse hyper
    Back Extension Machine | machine | reps | lower back, glutes/2 | lower back machine, seated back extension, machine back extension
    Superman | bodyweight | reps | lower back, glutes/2 | superman hold, supermen
    Bird Dog | bodyweight | reps | lower back, abs/2, glutes/2
    Kettlebell Swing | kettlebell | reps | glutes, hamstrings, lower back/2, forearms/2 | KB swing, russian swing, russian kettlebell swing, two-hand swing, two-handed swing, 2-hand swing, kettlebell swing two hands
    American Kettlebell Swing | kettlebell | reps | glutes, hamstrings, shoulders/2, lower back/2 | american swing, american KB swing
    One-Arm Kettlebell Swing | kettlebell | reps | glutes, hamstrings, forearms/2, lower back/2 | one arm swing, single arm swing, 1-arm swing, one-hand swing, one arm KB swing, single arm kettlebell swing
    """
}
