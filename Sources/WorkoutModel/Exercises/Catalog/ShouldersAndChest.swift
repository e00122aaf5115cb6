extension CatalogTable {
  /// Raises, flies and rotations: one joint at a time.
  static let shouldersAndChest = """
    Lateral Raise | dumbbell | reps | shoulders | side raise, lat raise, side lateral, side lateral raise, lateral, DB lateral raise, dumbbell lateral raise, side delt raise, DB lat raise, dumbbell side raise
    Cable Lateral Raise | cable | reps | shoulders | cable lat raise, cable side raise, single arm cable lateral raise, one arm cable lateral raise
    Machine Lateral Raise | machine | reps | shoulders | lateral raise machine
    Leaning Lateral Raise | dumbbell | reps | shoulders
    Front Raise | dumbbell | reps | shoulders | DB front raise, dumbbell front raise, front delt raise
    Rear Delt Fly | dumbbell | reps | shoulders, upper back/2 | rear delt flye, reverse fly, reverse flye, rear delt raise, bent-over lateral raise, DB reverse fly, dumbbell reverse fly, rear lateral raise, bent-over reverse fly, rear delt DB fly, dumbbell rear delt fly, DB rear delt fly, rear fly
    Cable Rear Delt Fly | cable | reps | shoulders, upper back/2 | cable reverse fly, cable rear delt, rear delt cable fly
    Reverse Pec Deck | machine | reps | shoulders, upper back/2 | reverse pec fly, rear delt machine, reverse fly machine, machine reverse fly, reverse machine fly, rear delt pec deck, machine rear delt fly, reverse pec dec
    Cuban Press | dumbbell | reps | shoulders, traps/2 | cuban rotation
    Y Raise | dumbbell | reps | shoulders, traps
    External Rotation | cable | reps | shoulders | shoulder external rotation, cable external rotation, band external rotation, ext rotation
    Internal Rotation | cable | reps | shoulders | shoulder internal rotation, cable internal rotation, band internal rotation
    Band Dislocate | band | reps | shoulders | shoulder dislocate, band pass-through, shoulder pass-through, shoulder dislocation
    Chest Fly | dumbbell | reps | chest, shoulders/2 | chest flye, pec fly
    Dumbbell Fly | dumbbell | reps | chest, shoulders/2 | DB fly, dumbbell flye, DB flye, flat dumbbell fly, flat DB fly, dumbbell chest fly, DB chest fly
    Incline Dumbbell Fly | dumbbell | reps | chest, shoulders/2 | incline fly, incline DB fly, incline flye, incline dumbbell flye
    Cable Fly | cable | reps | chest, shoulders/2 | cable crossover, cable flye, cable chest fly, cable cross, standing cable fly, cable x-over
    Low-to-High Cable Fly | cable | reps | chest, shoulders/2 | low cable fly, low to high fly, incline cable fly, low to high cable crossover, cable fly low to high, cable crossover low to high
    High-to-Low Cable Fly | cable | reps | chest, shoulders/2 | high cable fly, high to low fly, high to low cable crossover, cable fly high to low, cable crossover high to low
    Pec Deck | machine | reps | chest, shoulders/2 | pec dec, machine fly, pec deck fly, chest fly machine, machine chest fly, pec fly machine, peck deck, machine flye
    Svend Press | plate | reps | chest, shoulders/2 | plate squeeze press
    Neck Curl | plate | reps | neck | neck flexion
    Neck Extension | plate | reps | neck, traps/2 | neck harness
    """
}
