extension CatalogTable {
  /// The Olympic lifts and their parts, kettlebell lifts, carries and stones.
  static let olympicAndStrongman = """
    Snatch | barbell | reps | glutes, quadriceps, traps, shoulders/2, upper back/2, hamstrings/2 | full snatch, squat snatch, barbell snatch
    Power Snatch | barbell | reps | glutes, traps, quadriceps/2, shoulders/2, upper back/2
    Hang Snatch | barbell | reps | glutes, traps, quadriceps/2, shoulders/2 | hang squat snatch
    Hang Power Snatch | barbell | reps | glutes, traps, shoulders/2, quadriceps/2
    Muscle Snatch | barbell | reps | shoulders, traps, glutes/2
    Snatch Balance | barbell | reps | quadriceps, shoulders, glutes/2
    Snatch Pull | barbell | reps | glutes, hamstrings, traps, lower back/2
    Clean and Jerk | barbell | reps | glutes, quadriceps, shoulders, traps, triceps/2, hamstrings/2 | C&J, clean & jerk
    Clean | barbell | reps | glutes, quadriceps, traps, hamstrings/2, upper back/2 | full clean, squat clean, barbell clean
    Power Clean | barbell | reps | glutes, traps, quadriceps/2, hamstrings/2, upper back/2
    Hang Clean | barbell | reps | glutes, traps, quadriceps/2, hamstrings/2 | hang squat clean
    Hang Power Clean | barbell | reps | glutes, traps, quadriceps/2, hamstrings/2
    Clean and Press | barbell | reps | shoulders, glutes, traps, triceps/2, quadriceps/2 | clean & press, C&P, power clean and press
    Clean Pull | barbell | reps | glutes, hamstrings, traps, lower back/2
    High Pull | barbell | reps | traps, shoulders, glutes/2 | barbell high pull
    Sumo Deadlift High Pull | barbell | reps | traps, glutes, hamstrings/2, shoulders/2 | sdhp, sumo high pull
    Jerk | barbell | reps | shoulders, triceps, quadriceps, glutes/2
    Push Jerk | barbell | reps | shoulders, triceps, quadriceps, glutes/2 | barbell push jerk
    Split Jerk | barbell | reps | shoulders, triceps, quadriceps, glutes/2
    Thruster | barbell | reps | quadriceps, shoulders, glutes, triceps/2 | barbell thruster, BB thruster
    Dumbbell Thruster | dumbbell | reps | quadriceps, shoulders, glutes, triceps/2 | DB thruster
    Dumbbell Snatch | dumbbell | reps | glutes, shoulders, traps, quadriceps/2 | DB snatch, alternating dumbbell snatch
    Devil Press | dumbbell | reps | shoulders, glutes, chest/2, quadriceps/2
    Man Maker | dumbbell | reps | shoulders, chest, upper back, quadriceps/2
    Squat Clean Thruster | barbell | reps | quadriceps, shoulders, glutes, traps/2
    Wall Ball | medicine ball | reps | quadriceps, shoulders, glutes/2 | wall ball shot
    Medicine Ball Slam | medicine ball | reps | lats, abs, shoulders/2 | ball slam, slam ball, med ball slam
    Kettlebell Clean | kettlebell | reps | glutes, hamstrings/2, forearms/2, biceps/2 | KB clean
    Kettlebell Clean and Press | kettlebell | reps | shoulders, triceps, glutes, forearms/2 | KB clean and press, KB C&P, kettlebell clean & press, KB clean & press
    Kettlebell Press | kettlebell | reps | shoulders, triceps | KB press, KB overhead press, kettlebell overhead press, kettlebell military press, kettlebell shoulder press
    Kettlebell Snatch | kettlebell | reps | glutes, shoulders, hamstrings/2, forearms/2 | KB snatch
    Kettlebell Row | kettlebell | reps | lats, upper back, biceps/2 | KB row
    Kettlebell Long Cycle | kettlebell | reps | glutes, shoulders, quadriceps, triceps/2 | long cycle, KB long cycle, kettlebell clean and jerk, KB clean and jerk
    Turkish Get-up | kettlebell | reps | shoulders, abs, glutes/2 | TGU, get-up
    Kettlebell Windmill | kettlebell | reps | abs, shoulders, hamstrings/2 | windmill, KB windmill
    Kettlebell Halo | kettlebell | reps | shoulders, abs/2 | halo, KB halo
    Farmer's Walk | dumbbell | distance | forearms, traps, abs/2 | farmers carry, farmers
    Suitcase Carry | kettlebell | distance | forearms, abs, traps/2 | suitcase walk
    Overhead Carry | kettlebell | distance | shoulders, traps, abs/2 | overhead walk, waiter walk, waiter carry
    Front Rack Carry | kettlebell | distance | abs, upper back, quadriceps/2 | front rack walk, rack carry, racked carry
    Yoke Carry | object | distance | traps, quadriceps, glutes, abs/2 | yoke walk, yoke
    Sandbag Carry | object | distance | abs, upper back, glutes/2, forearms/2 | sandbag walk, sandbag bear hug carry
    Sandbag Clean | object | reps | glutes, upper back, biceps/2, quadriceps/2 | sandbag to shoulder, sandbag over shoulder, sandbag shouldering
    Atlas Stone | object | reps | glutes, lower back, upper back, biceps/2, quadriceps/2 | stone lift, atlas stone lift, stone to shoulder
    Tire Flip | object | reps | glutes, quadriceps, hamstrings/2, upper back/2, biceps/2 | tyre flip
    Axle Deadlift | barbell | reps | glutes, hamstrings, lower back, forearms, traps/2 | axle bar deadlift
    Axle Press | barbell | reps | shoulders, triceps, forearms/2 | axle overhead press, axle clean and press
    Circus Dumbbell | dumbbell | reps | shoulders, triceps, abs/2 | circus DB, circus dumbbell press
    Sledgehammer | object | reps | lats, abs, shoulders/2, forearms/2 | sledgehammer swing, tire hit, sledgehammer hits
    Battle Rope | rope | cardio time | shoulders, forearms/2, abs/2 | battling rope
    """
}
