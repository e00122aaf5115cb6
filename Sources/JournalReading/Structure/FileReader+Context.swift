internal import JournalSyntax
internal import WorkoutModel

/// What the reader keeps in mind from line to line.
extension FileReader {
  /// Where in the journal the current line stands.
  struct Context {
    var lineIndex = 0
    /// The posts of a forum.
    var thread = ThreadOfPosts()
    var session: Int?
    var entry: Int?
    var pendingName: PendingName?
    /// The last note, and the line it stands on.
    var noteAbove: (lineIndex: Int, range: ByteRange)?
    /// The exercise above lines of days and sets: `## Bench`, `2024-01-13: 100x5`.
    var subject: PendingName?
    /// The name above words and days, until it is known whose they are.
    var nameAboveDays: PendingName?
    /// Own sets stand behind `me`, and those of somebody else behind a name.
    var tellsOfPartner = false
    /// Words before verbs of people, and before the sets of three lines; `nil` while nobody asked.
    var namesOfWriter: Set<[UInt8]>?
    /// The letters of the two who train, before the sets of each.
    var initials: Set<UInt8> = []
    /// They stand in the title of the file.
    var titleInitials = false
    /// The signs of a bullet journal for what was not done, as its top tells; `nil` where none does.
    var bulletKey: [[UInt8]]?
    /// Those for remarks.
    var bulletNotes: [[UInt8]] = []
    /// The line asks for what shall be done from another week on.
    var planLine = -1
    /// The file writes `SQ 120/5/3 BP 80/5+4+4`; `nil` while nobody asked.
    var writesSetsBySlashes: Bool?
    /// The line on which a plan was left for what was done of it.
    var doneLine = -1
    /// `everything 5x5 except deadlift 1x5`.
    var generalScheme: GeneralScheme?
    /// The day of the session stands on a line of sets.
    var isDayOfLine = false
    /// Between the last set and this line stands a blank line.
    var isAfterBlank = true
    var section = Section.training
    /// The level of the heading that opened a section other than training.
    var sectionLevel = 0
    /// A sentence such as `Next month the working weights go up:` plans the lines right below.
    var planBlock: PlanBlock?
    /// How far the item with an open box is indented: what stands deeper below it belongs to it.
    var openBoxIndent: UInt8?
    /// The block's kind of sets, from a heading such as `Warm-up`.
    var blockKind: SetKind?
    /// Below a line that says nothing but `Warm up`.
    var warmupBlock: WarmupBlock?
    var blockRest: Int32?
    /// How many sets and drafts stand above the exercise, or above the last line that gave a rest.
    var rested = (sets: 0, drafts: 0)
    /// The file tells reps as in `12/10/8 x 125 lb`; `nil` while nobody asked.
    var partsSetsBySlashes: Bool?
    /// `wu: 60x5, wu: 80x3` stands somewhere.
    var labelsWarmupsInTurn: Bool?
    /// The items of the file are days, it cuts each weekday to two letters, `Mon 4` opens its days; `nil` while nobody asked.
    var listsDays, cutsWeekdays, numbersWeekdays: Bool?
    /// The line that tells ways as runners do, that of a workout with a name, and that whose pieces are ways.
    var runLine = -1, namedWorkoutLine = -1, wayLine = -1
    /// The items of a block of which one more was done than whole rounds.
    var linesOfOneMore = 0..<0
    /// Lines begin with a day and a month before numbers; `nil` while nobody asked.
    var daysBeginLines: Bool?
    /// Paragraphs begin with a day and a month with a point between them; `nil` while nobody asked.
    var dottedDaysLead, pointedDaysLead: Bool?
    /// Nearly all lines begin with one; `nil` while nobody asked.
    var dottedDaysBeginLines: Bool?
    /// Below names, padded days with a point begin lines of sets; `nil` while nobody asked.
    var dottedDaysBelowNames: Bool?
    /// The sets of the file stand between tabs, each a load and its reps; `nil` while nobody asked.
    var setsStandBetweenTabs: Bool?
    /// The last line of such sets.
    var rowOfSetsLine = -1
    /// The file tells loads over reps by slashes, `60/10 70/8`, and lists of reps as `x8 x7 x6`; `nil` while nobody asked.
    var slashesTellLoads, timesTellLists: Bool?
    /// The file lists reps with points, `10.9.8`; `nil` while nobody asked.
    var pointsPartReps: Bool?
    /// Lines below a name begin with a load and a colon: `60: 8 8 8`.
    var putsLoadsAtStarts = false
    /// The message that is read was written by a coach, in a chat with the lifter.
    var coachWrites = false
    /// The line that is read tells loads and reps by dashes: `60-10/70-8`.
    var dashesPartLoads = false
    /// The sets of the file stand in quotes; `nil` while nobody asked.
    var quotesHoldWork: Bool?
    /// Names of exercises stand in quotes, above their sets; `nil` while nobody asked.
    var quotesHoldNames: Bool?
    /// Behind circled numbers stand loads over their reps; `nil` while nobody asked.
    var circlesTellLoads: Bool?
    /// Cells tell loads and reps by hyphens; `nil` while nobody asked.
    var cellsTellPairs: Bool?
    /// The file tells both sides by slashes, and sets behind them; `nil` while nobody asked.
    var slashesPartSides: Bool?
    /// The file tells load, reps and sets by hyphens, the last with a letter; `nil` while nobody asked.
    var hyphensPartSets: Bool?
    /// Lines begin with a day and a month and a bar; `nil` while nobody asked.
    var dottedDaysBeforeBars: Bool?
    /// The name of an exercise before what was done last time, and the line of it.
    var lastTimeLine = -2
    /// The letters of two who train were looked for.
    var soughtInitials = false
    /// Such cells stood above.
    var cellsHoldDashes = false
    /// Somebody else writes in the chat with a coach; `nil` while nobody asked.
    var coachIsAnswered: Bool?
    /// Days are headed by the letter of their lift; `nil` while nobody asked.
    var tellsLiftsByLetter: Bool?
    /// A line says that slashes stand between load, reps and sets; `nil` while nobody asked.
    var statesSlashes: Bool?
    /// Loads stand before a dash, and reps behind it.
    var putsLoadsBeforeDashes: Bool?
    /// Loads stand behind an `@`, and reps before it.
    var putsLoadsBehindAt: Bool?
    /// The letter k tells kilograms; pins of stacks are told as `p7`. `nil` while nobody asked.
    var tellsKilosByLetter, namesPinsByLetter: Bool?
    /// The file writes `P:` and `D:` for plan and done; `nil` while nobody asked.
    var plansByLetter, plansByLabel: Bool?
    /// Dumbbells were named for their load above: `DB press 16s x 10`.
    var namesSizes = false
    /// Loads stood in parentheses behind sets above, without their unit: `3x12 (27.5)`.
    var enclosesLoads = false
    /// How the file writes the names of exercises; `nil` while nobody asked.
    var nameHabit: NameHabit?
    /// The last of the three numbers of each row of fields is an RPE; `nil` while nobody asked.
    var rowsEndWithRatings: Bool?
    /// A line of several days is read, each by itself.
    var isDayOfSeveral = false
    /// The table with a column a day has tabs between its cells.
    var daysStandBetweenTabs = false
    /// Where the heads of such columns stand, when several blanks part them.
    var spansOfDays: [Range<Int>] = []
    /// A line of several exercises is read, each by itself.
    var isPieceOfLine = false
    /// How often all exercises of the line were done in turn.
    var rounds: Quantity?
    var block = Block.none
    /// An exercise stood below the head of the block, so that a blank line ends it.
    var isInBlock = false
    /// Nothing but the end of a block stands above.
    var isBehindBlock = false
    /// Blank lines part the exercises of the block, too.
    var isBlockSpaced = false
    /// The exercises of the block are items of a list, so that a line that is none ends it.
    var isBlockOfItems = false
    /// How far the items of the block are indented.
    var blockIndent: UInt8 = 0
    var superset: String?
    /// Exercises named together, whose sets may stand side by side below.
    var supersetHead: SupersetHead?
    /// The letter of several labels on one line.
    var supersetOfLine: (letter: String, lineIndex: Int)?
    /// The exercises of the block stand on lines above their reps.
    var isBlockOfNames = false
    /// The last heading such as `Superset 1`.
    var numberedBlock: (number: Int, lineIndex: Int)?
    var keyValues = KeyValues()
    /// The rows above this line were read with the head of their table, day by day.
    var rowsReadTo = 0
    /// The last day of a table with a column a day, where none stood above the table.
    var lastOfColumns: Int?
    /// The session with a line of lengths that were swum, and how far that was, in thousandths.
    var swumSession = -2
    var swumWay: Int64 = 0
    /// A way of a line above, whose times are told below it.
    var intervals: Intervals?
    /// Few lines are struck out; `nil` while nobody asked.
    var strikesFewLines: Bool?
    /// The writer says that points or hyphens stand between the load and the reps: `load.reps.reps`.
    var statesDots = false, statesHyphens = false
    /// Lists with points begin with a load; `nil` while nobody asked.
    var dottedListsBeginWithLoads: Bool?
    /// The same of `60-12-10-9`, once that was asked.
    var dashedListsBeginWithLoads: Bool?
    /// How days are written that only the whole file shows to be days; `nil` until asked.
    var dayStamps: DayStamps?
    /// Most paragraphs begin with a line that ends with a day; `nil` until asked.
    var endsHeadsInDays: Bool?
    /// Most lines end with their day; `nil` until asked.
    var endsLinesInDays: Bool?
    /// Lines end with days and their short years; `nil` until asked.
    var endsLinesInFullDays: Bool?
    /// Slashes of the file stand between loads and reps; `nil` until asked.
    var writesLoadsOverReps: Bool?
    /// People whom the writer trained with, in Korean; `nil` until asked.
    var companionsInScripts: Set<String>?
    /// Pluses of the file stand between sets; `nil` until asked.
    var partsSetsByPlus: Bool?
    /// Pairs between slashes begin with the load; `nil` until asked.
    var slashedPairsBeginWithLoads: Bool?
    /// How the lines below `month` tell their days.
    var numberedDays: NumberedDays?
    var spanOfWeek: SpanOfWeek?
    /// The last week that was counted within its month: `4월 2주차 (7~13)`.
    var weekOfMonth: WeekOfMonth?
    /// The month of `Swim log November 2022`, until the first day below it: `Tue 1st`.
    var monthOfTitle: Int?
    /// A line above told the pace of reps with a kettlebell.
    var ringsBells = false
    /// The top of the file says that a star stands before the number of sets; `nil` while nobody asked.
    var starsTellSets: Bool?
    /// Lists of reps begin with their load; `nil` while nobody asked.
    var loadsLeadLists: Bool?
    /// What the bar weighs, as the top of the file tells.
    var massOfBar: Element?
    /// The line that tells plates on a bar of which nobody knows what it weighs.
    var untoldBarLine = -1
    /// The writer tells the plates of one side of the bar, and the whole in parentheses.
    var listsPlates = false
    /// A line above told behind an arrow what came of its scheme.
    var tellsResultsBehindArrows = false
    var table: TableColumns?
    /// What parts the cells of the head that is being read.
    var headDelimiter = Byte.pipe
    /// The last table that had a head.
    var headedTable: TableColumns?
    /// While a row is read.
    var row: RowDetails?
    /// Behind `<<<<<<<`, before `>>>>>>>`; in the head of the file.
    var isInConflict = false, isInFrontMatter = false
    /// The last line of a box such as `> [!info]`.
    var calloutLine = -2
    var lastSetLine = -2
    /// The line that tells how many rounds of a block were done.
    var reportLine = -1
    var lastLoad: LoadOfLine?
    /// The month that a line above gives to days of which only the number stands there.
    var month: Int?
    /// The first day with a year that a sentence tells above all sets.
    var dateOfProse: WrittenDate?
    /// For the lines of reps right below it.
    var headLoad: HeadLoad?
    /// Of the tool ahead of what was done with it, for the rest of the line.
    var toolLoad: (load: Quantity, lineIndex: Int)?
    var fields: FieldsAbove?
    /// The trace of the last exercise whose name stood behind its numbers.
    var nameBehindTrace = -1
    /// The trace of the last exercise whose name stood between commas: `3x8, bench press, 60 kg`.
    var nameBetweenTrace = -1
    /// `Exercise: Set Weight Reps` stands above.
    var numbersTriples = false
    /// Behind the names in rows of fields stand the numbers of their sets.
    var numbersFieldRows = false
    /// For the sets right below it.
    var headScheme: HeadScheme?
    var headPlan: HeadPlan?
    var lastSet: LastSet?
    var headReps: HeadReps?
    /// `5 repetitions each set` above a list of loads.
    var repsOfEachSet: RepsOfEachSet?
    var loadsBelow: SchemeAboveLoads?
    /// The exercise whose days stand below its heading.
    var headExercise: HeadExercise?
    /// The number of the last set of each exercise in the table that is read.
    var numbersOfExercises: [Int: Int] = [:]
    /// For the line of reps right below them.
    var loadsAbove: LoadsAbove?
    /// For the rows of the table right below it.
    var tableScheme: TableScheme?
    /// The last time of day before a name, and the session of it.
    var clock: (time: TimeOfDay, session: Int?)?
    /// The line that told strokes a minute.
    var strokeRateLine = -1
    /// The tempo that the line tells of all its sets.
    var tempoOfLine: (range: ByteRange, lineIndex: Int)?
    var ratingOfLine: RatingOfLine?
    /// The side before or behind all sets of a line.
    var sideOfLine: (mark: Attributes.Marks, lineIndex: Int)?
    /// What a label on a line of its own says of the lines of sets right below.
    var kindOfLabel: (kind: SetKind, lines: Range<Int>)?
    var sideOfLabel: (mark: Attributes.Marks, lines: Range<Int>)?
    /// The last `1st set:` and where it stood.
    var setNumber: (number: Int, lineIndex: Int)?
    /// What stands behind sets in parentheses on this line.
    var remark: ByteRange?
    /// What stood in parentheses between the reps of a list.
    var remarks: [ByteRange] = []
    /// Whether the file puts `@` between load and reps; `nil` until a line asks.
    var tellsRepsBehindAt: Bool?
    /// The last line of words that filled its line, so that the next may go on with its sentence.
    var proseLine = -2
    /// The last line that is a sentence: no exercise starts in its middle.
    var sentenceLine = -2
    /// The last line of which it was said that its exercise is missing.
    var orphanLine = -2
    var undated: UndatedBlock?
    /// The last line of measurements of the body, or of their heading.
    var measuringLine = -3
    /// From a session's title: `Pull (6/24, kgs)`.
    var sessionUnit: MassUnit?
    /// The same of all sessions below a title that says so, until one tells another.
    var unitFromHere: MassUnit?
    /// From the name of the exercise: `Front Squat (kg)`.
    var entryUnit: MassUnit?
    /// Below `Week of 8/12/2024`, where weekdays are days.
    var isInWeek = false
    /// The days that lines begin with, in one or two letters; `nil` while nobody asked.
    var weekdayLabels: WeekdayLabels?
    /// The last line that began with such a day.
    var labelledDayLine = -1
    /// The date of `Week 2 - 9/3/26`, until a day of it begins.
    var weekDate: Int?
    /// From a heading such as `# 2021`.
    var year: Int?
  }
}
