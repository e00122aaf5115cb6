extension CatalogTable {
  /// Curls, triceps extensions and grip.
  static let arms = """
    Biceps Curl | dumbbell | reps | biceps, forearms/2 | arm curl
    Barbell Curl | barbell | reps | biceps, forearms/2 | BB curl, barbell biceps curl, standing barbell curl, straight bar curl, bar curl, biceps curl barbell
    EZ-Bar Curl | ez bar | reps | biceps, forearms/2 | EZ curl, EZ bar biceps curl, curl EZ bar, SZ curl, Z bar curl
    Dumbbell Curl | dumbbell | reps | biceps, forearms/2 | DB curl, dumbbell biceps curl, DB biceps curl, standing dumbbell curl, alternating dumbbell curl, alternating DB curl
    Hammer Curl | dumbbell | reps | biceps, forearms | DB hammer curl, dumbbell hammer curl, hammers
    Cross-Body Hammer Curl | dumbbell | reps | biceps, forearms | cross body curl, pinwheel curl
    Rope Hammer Curl | cable | reps | biceps, forearms | cable hammer curl, rope curl, cable rope curl, cable rope hammer curl
    Incline Dumbbell Curl | dumbbell | reps | biceps, forearms/2 | incline curl, incline DB curl, incline biceps curl
    Preacher Curl | ez bar | reps | biceps, forearms/2 | EZ bar preacher curl, scott curl, EZ preacher curl, larry scott curl, barbell preacher curl
    Dumbbell Preacher Curl | dumbbell | reps | biceps, forearms/2 | DB preacher curl, single arm preacher curl, one arm preacher curl
    Machine Preacher Curl | machine | reps | biceps, forearms/2 | preacher curl machine
    Machine Curl | machine | reps | biceps | biceps curl machine, machine biceps curl
    Spider Curl | dumbbell | reps | biceps
    Concentration Curl | dumbbell | reps | biceps
    Cable Curl | cable | reps | biceps, forearms/2 | cable biceps curl, standing cable curl
    Bayesian Curl | cable | reps | biceps | bayesian cable curl, behind the back cable curl
    Drag Curl | barbell | reps | biceps | barbell drag curl
    Zottman Curl | dumbbell | reps | biceps, forearms | zottman
    Reverse Curl | barbell | reps | forearms, biceps | reverse barbell curl, EZ bar reverse curl, reverse grip curl
    Wrist Curl | barbell | reps | forearms | barbell wrist curl, forearm curl
    Reverse Wrist Curl | barbell | reps | forearms | wrist extension
    Wrist Roller | object | reps | forearms
    Gripper | object | reps | forearms | hand gripper, CoC gripper, captains of crush
    Plate Pinch | plate | time | forearms | pinch grip, plate pinch hold
    Triceps Extension | dumbbell | reps | triceps | tricep ext, tri extension
    Triceps Pushdown | cable | reps | triceps | pushdown, cable pushdown, triceps pressdown, pressdown, tri pushdown, cable triceps pushdown, tricep PD
    Rope Pushdown | cable | reps | triceps | triceps rope pushdown, rope triceps pushdown, cable rope pushdown, rope pressdown, tricep rope, triceps pushdown rope, cable rope triceps pushdown
    Single-Arm Pushdown | cable | reps | triceps | one arm pushdown, single arm triceps pushdown, one arm triceps pushdown
    Overhead Triceps Extension | dumbbell | reps | triceps | overhead extension, OH triceps extension, OTE, dumbbell overhead triceps extension, DB overhead extension, OH tricep ext, overhead DB extension
    Cable Overhead Triceps Extension | cable | reps | triceps | overhead cable extension, cable overhead extension, overhead rope extension, overhead cable triceps extension, rope overhead triceps extension, rope overhead extension, overhead rope triceps extension
    Skullcrusher | ez bar | reps | triceps | lying triceps extension, skulls, LTE, EZ bar skullcrusher, barbell skullcrusher, nosebreaker, lying EZ bar triceps extension, lying tricep ext
    Dumbbell Skullcrusher | dumbbell | reps | triceps | DB skullcrusher, lying dumbbell triceps extension, lying DB triceps extension
    Rolling Triceps Extension | dumbbell | reps | triceps | rolling DB triceps extension, rolling dumbbell extension
    Tate Press | dumbbell | reps | triceps | dumbbell tate press
    Triceps Kickback | dumbbell | reps | triceps | dumbbell kickback, DB kickback, dumbbell triceps kickback
    Machine Triceps Extension | machine | reps | triceps | triceps machine, triceps extension machine, machine tricep ext
    """
}
