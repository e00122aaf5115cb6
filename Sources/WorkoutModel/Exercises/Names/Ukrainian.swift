extension CatalogTable {
  /// Ukrainian names of the common lifts.
  static let ukrainian = """
    Bench Press = жим лежачи, жим штанги лежачи
    Incline Bench Press = жим на похилій лаві, жим штанги на похилій лаві
    Dumbbell Bench Press = жим гантелей лежачи
    Overhead Press = жим стоячи, армійський жим
    Push-up = віджимання, віджимання від підлоги
    Dip = бруси, віджимання на брусах
    Squat = присідання, присідання зі штангою, присід
    Front Squat = фронтальні присідання
    Bulgarian Split Squat = болгарські випади, болгарські присідання
    Lunge = випади
    Leg Extension = розгинання ніг
    Leg Curl = згинання ніг
    Calf Raise = підйом на носки
    Deadlift = станова тяга, станова
    Romanian Deadlift = румунська тяга
    Sumo Deadlift = станова тяга сумо
    Back Extension = гіперекстензія
    Pull-up = підтягування
    Lat Pulldown = тяга верхнього блоку
    Seated Cable Row = тяга нижнього блоку
    Barbell Row = тяга штанги в нахилі
    Dumbbell Row = тяга гантелі
    Barbell Curl = підйом штанги на біцепс
    Dumbbell Curl = підйом гантелей на біцепс
    Skullcrusher = французький жим
    Lateral Raise = махи в сторони, розведення гантелей в сторони
    Dumbbell Fly = розведення гантелей лежачи
    Crunch = скручування
    Run = біг, пробіжка
    Treadmill = бігова доріжка
    Walk = прогулянка
    Swim = плавання
    Stretching = розтяжка
    """
}
