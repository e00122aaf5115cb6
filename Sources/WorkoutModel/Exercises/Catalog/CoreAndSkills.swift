extension CatalogTable {
  /// Abdominal work, gymnastic holds and their progressions.
  static let coreAndSkills = """
    Plank | bodyweight | time | abs, lower back/2 | front plank, forearm plank, elbow plank, planking
    Side Plank | bodyweight | time | abs, abductors/2
    Hollow Hold | bodyweight | time | abs | hollow body hold, hollow body
    Hollow Rock | bodyweight | reps | abs | hollow body rock
    Arch Hold | bodyweight | time | lower back, glutes/2 | arch body hold
    L-sit | bodyweight | time | abs, quadriceps/2, triceps/2 | L sit hold
    V-up | bodyweight | reps | abs | jackknife sit-up, jackknife
    Sit-up | bodyweight | reps | abs | abmat sit-up
    Decline Sit-up | bodyweight | reps | abs | weighted decline sit-up
    Crunch | bodyweight | reps | abs | ab crunch, floor crunch
    Bicycle Crunch | bodyweight | reps | abs
    Reverse Crunch | bodyweight | reps | abs
    Cable Crunch | cable | reps | abs | kneeling cable crunch, rope crunch, cable ab crunch
    Crunch Machine | machine | reps | abs | ab machine, machine crunch, ab crunch machine, abdominal machine
    Leg Raise | bodyweight | reps | abs | lying leg raise, floor leg raise
    Hanging Leg Raise | bodyweight | reps | abs, forearms/2 | HLR, hanging leg lift
    Hanging Knee Raise | bodyweight | reps | abs, forearms/2 | HKR, knee raise, hanging knee tuck, captain's chair knee raise, captain's chair
    Toes-to-Bar | bodyweight | reps | abs, lats/2, forearms/2 | T2B, TTB, toes 2 bar
    Knees-to-Elbows | bodyweight | reps | abs, forearms/2 | K2E, KTE
    Windshield Wiper | bodyweight | reps | abs, forearms/2 | windscreen wiper, hanging windshield wiper
    Dragon Flag | bodyweight | reps | abs, lats/2
    Ab Wheel Rollout | wheel | reps | abs, lats/2, lower back/2 | ab wheel, ab rollout, ab roller, rollout, wheel rollout
    Russian Twist | plate | reps | abs
    Pallof Press | cable | reps | abs | paloff press, pallof, band pallof press
    Cable Woodchopper | cable | reps | abs, shoulders/2 | woodchopper, wood chop, cable wood chop
    Landmine Twist | landmine | reps | abs, shoulders/2 | landmine rotation, landmine rainbow, landmine 180
    Dead Bug | bodyweight | reps | abs
    Bear Crawl | bodyweight | distance | shoulders, abs, quadriceps/2
    Mountain Climber | bodyweight | reps | abs, shoulders/2, quadriceps/2
    Flutter Kick | bodyweight | reps | abs | scissor kick
    Side Bend | dumbbell | reps | abs | dumbbell side bend, DB side bend
    Back Lever | bodyweight | time | shoulders, lats, chest/2, biceps/2 | full back lever
    Front Lever | bodyweight | time | lats, abs, upper back | full front lever, front lever hold
    Tuck Front Lever | bodyweight | time | lats, abs, upper back/2 | tucked front lever
    Front Lever Raise | bodyweight | reps | lats, abs, upper back/2 | front lever pull
    Front Lever Row | bodyweight 1.0 | reps | lats, upper back, abs, biceps/2 | front lever pull-up
    Planche | bodyweight | time | shoulders, chest, abs/2 | full planche, planche hold
    Tuck Planche | bodyweight | time | shoulders, chest/2, abs/2 | tucked planche
    Planche Lean | bodyweight | time | shoulders, chest/2, abs/2
    Handstand | bodyweight | time | shoulders, upper back/2, triceps/2, abs/2 | handstand hold
    Handstand Walk | bodyweight | distance | shoulders, upper back/2, triceps/2, abs/2 | HSW, HS Walk, handstand walking
    Human Flag | bodyweight | time | lats, shoulders, abs
    Skin the Cat | bodyweight 1.0 | reps | shoulders, lats, abs
    Iron Cross | rings | time | lats, chest, shoulders, biceps/2
    Ring Support Hold | rings | time | triceps, shoulders, chest/2 | support hold, ring support
    Elbow Lever | bodyweight | time | abs, lower back, shoulders/2
    Wall Walk | bodyweight | reps | shoulders, abs, chest/2 | wall climb
    Parallette Shoulder Stand | bodyweight | time | shoulders, triceps/2, abs/2
    """
}
