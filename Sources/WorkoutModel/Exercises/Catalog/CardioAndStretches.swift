extension CatalogTable {
  /// Endurance work, conditioning and mobility.
  static let cardioAndStretches = """
    Run | none | cardio distance | quadriceps, hamstrings/2, glutes/2, calves | running, jog, jogging, easy run, long run, outdoor run
    Treadmill | cardio machine | cardio distance | quadriceps, hamstrings/2, glutes/2, calves | treadmill run, running treadmill, run on treadmill
    Sprint | none | cardio distance | quadriceps, hamstrings, glutes, calves/2
    Walk | none | cardio distance | quadriceps/2, glutes/2, calves/2 | walking, brisk walk
    Incline Walk | cardio machine | cardio distance | glutes, calves, hamstrings/2, quadriceps/2 | incline treadmill walk, incline walking, incline treadmill, treadmill incline walk
    Hike | none | cardio distance | quadriceps, glutes, calves/2 | hiking
    Ruck | object | cardio distance | quadriceps, glutes, traps/2, calves/2 | rucking, ruck march
    Rowing | cardio machine | cardio distance | upper back, lats, quadriceps, hamstrings/2, glutes/2, biceps/2 | rower, rowing machine, row erg, C2 rower, concept2 rower, concept 2 row, indoor rowing, rowing ergometer, erg row
    Cycling | none | cardio distance | quadriceps, glutes/2, hamstrings/2, calves/2 | bike ride, biking, bicycling, cycle ride, road bike, road cycling
    Stationary Bike | cardio machine | cardio time | quadriceps, glutes/2, hamstrings/2, calves/2 | exercise bike, indoor bike, spin bike, spinning, indoor cycling, BikeErg, recumbent bike, stationary cycling, stationary cycle
    Assault Bike | cardio machine | cardio time | quadriceps, shoulders/2, hamstrings/2, triceps/2 | air bike, echo bike, airdyne, fan bike, assault airbike, watt bike
    Ski Erg | cardio machine | cardio distance | lats, triceps, abs, shoulders/2 | ski ergometer
    Elliptical | cardio machine | cardio time | quadriceps, glutes/2, hamstrings/2 | cross trainer, elliptical trainer, elliptical machine
    Stair Climber | cardio machine | cardio time | quadriceps, glutes, calves/2 | stairmaster, stair stepper, stepmill, stair machine
    Jump Rope | rope | cardio time | calves, shoulders/2, forearms/2 | skipping, skipping rope, rope jumping, rope skipping, skip rope, jumping rope, jump rope singles, jumping rope singles, rope singles
    Double Under | rope | cardio reps | calves, shoulders/2, forearms/2 | dubs, dus
    Swim | none | cardio distance | lats, shoulders, upper back/2, triceps/2 | swimming, lap swim
    Burpee | bodyweight | cardio reps | quadriceps, chest, shoulders/2, triceps/2
    Burpee Box Jump | bodyweight | cardio reps | quadriceps, glutes, chest/2, shoulders/2 | burpee box jump over
    Jumping Jack | bodyweight | cardio reps | calves, shoulders/2, abductors/2 | star jump
    High Knees | bodyweight | cardio time | quadriceps, calves, abs/2 | high knee run
    Shuttle Run | none | cardio distance | quadriceps, calves, hamstrings/2 | beep test
    Shadow Boxing | none | cardio time | shoulders, abs/2
    Heavy Bag | object | cardio time | shoulders, abs/2, triceps/2 | bag work, punching bag, boxing bag
    Cross-Country Skiing | none | cardio distance | quadriceps, lats, triceps, glutes/2 | XC skiing, nordic skiing, cross country ski
    Foam Rolling | object | time | - | foam roll, foam roller, SMR
    Stretching | none | time | - | stretch, full body stretch, static stretching
    Mobility | none | time | - | mobility work, mobility drill, mobility flow, joint mobility
    Yoga | none | time | abs/2 | vinyasa, sun salutation
    Couch Stretch | none | time | - | hip flexor stretch
    Hamstring Stretch | none | time | - | forward fold, standing forward fold, seated forward fold
    Pigeon Stretch | none | time | - | pigeon pose
    Deep Squat Hold | bodyweight | time | - | squat hold, resting squat, third world squat, asian squat
    Cat-Cow | none | reps | - | cat cow stretch, cat camel
    Front Split | none | time | - | splits
    Pancake Stretch | none | time | - | straddle stretch
    Bridge Hold | bodyweight | time | lower back/2, glutes/2 | back bridge, bridge pose, wheel pose
    Doorway Chest Stretch | none | time | - | chest stretch, doorway stretch, pec stretch
    """
}
