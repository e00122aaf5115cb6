extension CatalogTable {
  /// Squats, lunges, leg machines and calves.
  ///
  /// A bodyweight squat moves all but the shanks and feet, a pistol squat all but one of them
  /// (segment masses: Winter, Biomechanics and Motor Control of Human Movement, 2009, table 4.1).
  static let legs = """
    Squat | barbell | reps | quadriceps, glutes, adductors/2, lower back/2 | SQ, back squat, squatted, competition squat, comp squat, barbell squat, BB squat, barbell back squat, BB back squat
    High-Bar Squat | barbell | reps | quadriceps, glutes, adductors/2, lower back/2 | HBS, high bar, high bar back squat, squat high bar, HB squat
    Low-Bar Squat | barbell | reps | quadriceps, glutes, adductors/2, lower back/2 | low bar, low bar back squat, squat low bar, LB squat
    Paused Squat | barbell | reps | quadriceps, glutes, adductors/2, lower back/2 | pause squat, paused back squat, squat paused, pause back squat
    Tempo Squat | barbell | reps | quadriceps, glutes, adductors/2, lower back/2 | tempo back squat
    Pin Squat | barbell | reps | quadriceps, glutes, lower back/2 | anderson squat
    Box Squat | barbell | reps | glutes, quadriceps, hamstrings/2, lower back/2 | barbell box squat
    Front Squat | barbell | reps | quadriceps, glutes, upper back/2, abs/2 | FSQ, barbell front squat, BB front squat
    Overhead Squat | barbell | reps | quadriceps, glutes, shoulders/2, upper back/2, abs/2 | OHS, OH squat
    Zercher Squat | barbell | reps | quadriceps, glutes, upper back/2, abs/2, biceps/2 | zercher
    Safety Bar Squat | barbell | reps | quadriceps, glutes, upper back/2, lower back/2 | SSB squat, safety squat bar squat, safety bar back squat, safety squat
    Smith Machine Squat | smith machine | reps | quadriceps, glutes | smith squat, squat smith machine
    Hack Squat | machine | reps | quadriceps, glutes/2 | machine hack squat, hack squat machine
    Barbell Hack Squat | barbell | reps | quadriceps, glutes, forearms/2 | hack lift
    Pendulum Squat | machine | reps | quadriceps, glutes/2 | pendulum squat machine
    Belt Squat | machine | reps | quadriceps, glutes, adductors/2 | belt squat machine
    V-Squat | machine | reps | quadriceps, glutes | V squat machine
    Goblet Squat | dumbbell | reps | quadriceps, glutes, abs/2 | goblet, kettlebell goblet squat, KB goblet squat, dumbbell goblet squat, DB goblet squat
    Dumbbell Squat | dumbbell | reps | quadriceps, glutes | DB squat
    Kettlebell Front Squat | kettlebell | reps | quadriceps, glutes, abs/2 | KB front squat, double kettlebell front squat, double KB front squat
    Air Squat | bodyweight 0.88 | reps | quadriceps, glutes | bodyweight squat, BW squat
    Pistol Squat | bodyweight 0.94 | reps | quadriceps, glutes, adductors/2 | pistol
    Shrimp Squat | bodyweight 0.94 | reps | quadriceps, glutes
    Sissy Squat | bodyweight | reps | quadriceps
    Cossack Squat | bodyweight | reps | adductors, quadriceps, glutes | cossack
    Jump Squat | bodyweight 0.88 | reps | quadriceps, glutes, calves/2 | squat jump, jumping squat
    Wall Sit | bodyweight | time | quadriceps, glutes/2
    Bulgarian Split Squat | dumbbell | reps | quadriceps, glutes, adductors/2 | BSS, bulgarian, RFESS, rear foot elevated split squat, DB bulgarian split squat, dumbbell bulgarian split squat, bulgarian squat
    Split Squat | dumbbell | reps | quadriceps, glutes, adductors/2 | static lunge, dumbbell split squat, DB split squat
    Lunge | dumbbell | reps | quadriceps, glutes, hamstrings/2 | forward lunge
    Dumbbell Lunge | dumbbell | reps | quadriceps, glutes, hamstrings/2 | DB lunge
    Barbell Lunge | barbell | reps | quadriceps, glutes, hamstrings/2 | BB lunge
    Walking Lunge | dumbbell | reps | quadriceps, glutes, hamstrings/2 | dumbbell walking lunge, DB walking lunge
    Reverse Lunge | dumbbell | reps | quadriceps, glutes, hamstrings/2 | dumbbell reverse lunge, DB reverse lunge, backward lunge
    Side Lunge | bodyweight | reps | adductors, quadriceps, glutes | lateral lunge
    Step-up | dumbbell | reps | quadriceps, glutes | box step-up, dumbbell step-up, DB step-up
    Leg Press | machine | reps | quadriceps, glutes, adductors/2 | 45 degree leg press, leg press machine, 45° leg press
    Single-Leg Press | machine | reps | quadriceps, glutes | one leg press, single leg leg press, 1-leg press, unilateral leg press
    Leg Extension | machine | reps | quadriceps | leg ext, quad extension, leg extension machine, knee extension, quad ext
    Single-Leg Extension | machine | reps | quadriceps | one leg extension, single leg leg extension
    Reverse Nordic Curl | bodyweight | reps | quadriceps | reverse nordic
    Leg Curl | machine | reps | hamstrings | hamstring curl, ham curl, leg curl machine
    Lying Leg Curl | machine | reps | hamstrings, calves/2 | lying hamstring curl, prone leg curl, lying ham curl
    Seated Leg Curl | machine | reps | hamstrings | seated hamstring curl, seated ham curl
    Single-Leg Curl | machine | reps | hamstrings | one leg curl, single leg hamstring curl
    Nordic Curl | bodyweight | reps | hamstrings, glutes/2 | nordic hamstring curl, nordic, nordic ham curl
    Glute-Ham Raise | bodyweight | reps | hamstrings, glutes, lower back/2 | GHR
    Slider Leg Curl | bodyweight | reps | hamstrings, glutes/2 | sliding leg curl
    Hip Adduction | machine | reps | adductors | adductor machine, hip adduction machine, adduction machine
    Hip Abduction | machine | reps | abductors, glutes/2 | abductor machine, hip abduction machine, abduction machine
    Copenhagen Plank | bodyweight | time | adductors, abs/2 | copenhagen, copenhagen adductor plank
    Calf Raise | machine | reps | calves | heel raise
    Standing Calf Raise | machine | reps | calves | standing calf, standing calves, standing calf raise machine
    Seated Calf Raise | machine | reps | calves | seated calf, seated calves, seated calf raise machine
    Leg Press Calf Raise | machine | reps | calves | calf press, calf press on leg press, calf raise on leg press, leg press calf press
    Donkey Calf Raise | machine | reps | calves | donkey calves
    Single-Leg Calf Raise | bodyweight 1.0 | reps | calves | one leg calf raise, 1-leg calf raise
    Tibialis Raise | bodyweight | reps | calves/2 | tib raise, tibialis anterior raise, tib bar raise
    Sled Push | sled | distance | quadriceps, glutes, calves/2 | prowler push, prowler
    Sled Drag | sled | distance | quadriceps, glutes/2, calves/2 | sled pull
    Box Jump | bodyweight | reps | quadriceps, glutes, calves/2
    Sit-to-Stand | bodyweight | reps | quadriceps, glutes | chair stand, chair sit-to-stand, chair rise
    Quad Set | bodyweight | reps | quadriceps | quadriceps set
    Straight Leg Raise | bodyweight | reps | quadriceps, abs/2 | SLR
    Heel Slide | bodyweight | reps | hamstrings, quadriceps/2
    Broad Jump | bodyweight | reps | quadriceps, glutes, hamstrings/2, calves/2 | standing long jump
    """
}
