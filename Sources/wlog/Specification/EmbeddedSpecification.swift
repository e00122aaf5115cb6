// swift-format-ignore-file
// Made from Grammar/specification.md: change that, and run the tests with WLOG_RECORD=1.

/// The specification of the journal format, in Markdown.
let specification = ###"""
# The wlog journal format

Version 1.0 of the format. The tool has versions of its own; a version of the format changes only when a journal would be read
otherwise.

## 1. About this document

A *journal* is plain text in which somebody writes down how they trained. This document says what a journal means: first the
*canonical notation*, which has one meaning only (section 4), then what is accepted besides (section 5), and how lines are read that
could mean several things (section 6).

The key words MUST, MUST NOT, SHOULD, SHOULD NOT and MAY are those of RFC 2119. They speak to programs: a *reader* turns a journal
into sets, a *writer* produces journals. Nothing here forbids a person anything: whatever somebody writes, a reader MUST accept the
file, read what it can and report the rest.

The grammar that belongs to this document is [`wlog.ebnf`](wlog.ebnf), in the EBNF of the XML 1.0 recommendation, section 6. Where
the two disagree about canonical notation, the grammar holds; about meaning, this document.

**Examples.** Every block below that is marked `wlog` is an example, and what follows it says what a reader must make of it. Consecutive
`wlog` blocks are files of one journal; a name behind the word is the name of the file, otherwise it is `journal.md`. Then come

- `sets`: the sets in the order of the file, one line for each run of equal sets: day, exercise, load, work, number of the set
  within its exercise, kind; then what else is known. `inherited` or `inferred` at the end says how sure the reading is (section 6);
- `sessions`: the sessions: day, title, times, session RPE; then bodyweights and other measurements of the body;
- `settings`: what directives settle for the journal;
- `findings`: codes with the line, when there are any. An example without this block has no findings.

In a block marked `wlog escaped`, `\xHH` stands for one byte. All of this is executed with the tests of the reference implementation.

> *Rationale.* A format that is only described drifts away from the program that reads it; one that is executed cannot.

## 2. Terms

- **journal**: all files that are read together.
- **session**: a day's training, or one of several on that day, with an optional title.
- **exercise**: what was trained. Each has one *canonical name* and any number of spellings.
- **set**: work without a pause: so many *reps*, a time, or a distance, with a load or without.
- **load**: what is moved: an *external* mass, the lifter's *bodyweight*, bodyweight with *added* mass or with *assistance*, the *level*
  of a machine, or none.
- **kind** of a set: `work`, `warmup`, `drop` (lighter, without rest behind the one before), `failed` (the last rep was missed), `amrap` (as many
  reps as possible), `cardio`.
- **RPE**: rating of perceived exertion, 1 to 10. **RIR**: repetitions in reserve. **Tempo**: seconds of each phase of a rep.
- **factor**: one of the numbers of a set expression that are joined by times signs, such as `100`, `5` and `3` in `100 x 5 x 3`.
- **expression**: factors and what is said of them; it stands for one run of equal sets or, with a list, for several runs.
- **bare number**: a number without a unit or another mark that tells what it is.
- **written**, **inherited**, **inferred**: how a value came to be known: it stands there with its unit or sign; it follows from something
  else (a header, a directive, a default, or because the other factors leave nothing else for it to be); it was chosen among several
  readings.
- **directive**: a line that settles how a journal is read or shown, such as `unit: kg`.
- **finding**: what a reader has to say about a line: a code, a severity (error, warning, hint), a place and a help.
- **note**: any text that is kept with a set, an exercise or a session and counts for nothing.

## 3. Files and lines

3.1 A file is UTF-8, with or without a byte-order mark. Lines end with LF, CR LF or CR; the last line needs no end. A reader MUST accept
any bytes: what is no UTF-8 is finding W101, and the rest of the line is read; a NUL byte among the first 8 KiB makes the file no text
(W102), and nothing of it is read.

```wlog
# 2026-03-02
Squat
- 100 kg x 5
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
```

```wlog escaped
\xEF\xBB\xBF# 2026-03-02\x0D
Squat\x0D
- 100 kg x 5 (D\xE9but)\x0D
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | “D�but”
```
```findings
W101 line 3
```

```wlog escaped
# 2026-03-02
Squat\x00
- 100 kg x 5
```
```findings
W102 line 2
```

3.2 A line of more than 65,536 bytes is passed over with finding W103.

3.3 A journal MAY have any number of files, and what a line means MAY depend on all of them. Files are read in the order in which
they are given. A file called `journal.wlog` holds what is true of all files of its journal (section 7).

3.4 By its first characters, after white space, a line is one of these:

| line | begins with |
|---|---|
| heading | `#`, `##`, … ; in `.org` files `*`, `**`, … |
| item | `-`, `*`, `+`, `•` and a blank; a checkbox `[ ]` or `[x]` MAY follow |
| numbered item | one or two digits, `.` or `)`, and a blank |
| quote | `>` |
| table row | a vertical bar; rows of nothing but bars, hyphens and colons are rules |
| comment | `//`, `;;`, `<!--`, `#+` |
| rule | three or more of `-`, `*`, `_`, `=` alone |
| fence | three backticks or tildes |
| conflict | seven of `<`, `>` or `=`, as Git leaves them: W104 |
| blank | nothing |
| text | anything else |

A short line of text without digits, below a blank line and above a rule of `-` or `=`, is a heading too.

Comments, rules and fences carry no training. The text between fences is read like any other, for many people keep their sets there.

```wlog
# 2026-03-02
// a comment
<!-- Squat 200 kg x 1 -->
Squat
~~~
- 100 kg x 5
~~~
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
```

```wlog
# 2026-03-02
Squat
<<<<<<< HEAD
- 100 kg x 5
=======
- 105 kg x 5
>>>>>>> main
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
2026-03-02 | Squat | 105 kg | 5 reps | set 2 | work
```
```findings
W104 line 3
W104 line 5
W104 line 7
```

3.5 Between two rules of hyphens at the very beginning of a file there MAY be front matter, when each of its lines has a key, is indented or
is an item, and none tells a set; a reader takes the date from it.

```wlog
---
date: 2026-03-02
title: legs
---
Squat
- 100 kg x 5
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
```

3.6 White space (space, tab, no-break space) between two words of a line may be of any length. Where indentation matters, this document says so: it does
not in canonical notation. Letters in units and key words MAY be of either case.

## 4. Canonical notation

A writer MUST write this notation when it makes a line of its own, and a reader MUST read it without a guess: every value of every set
in this section is `written`.

### 4.1 Sessions

A session begins with a heading that holds its day, as year, month and day, and perhaps a title. It ends where the next begins.

```wlog
# 2026-03-02 Push A
18:05-19:20
bodyweight: 82.4 kg
rpe: 7

Bench Press
- 100 kg x 5
```
```sessions
2026-03-02 | Push A | 18:05-19:20 | rpe 7
2026-03-02 | bodyweight | 82.4 kg
```
```sets
2026-03-02 | Bench Press | 100 kg | 5 reps | set 1 | work
```

Below the heading, before the first exercise, lines MAY tell the time of day from start to end, the lifter's bodyweight, what else was
measured of the body, and how hard the whole session was (RPE). Two headings of one day are two sessions.

```wlog
# 2026-03-02
waist: 82.5 cm
left arm: 15 in
body fat: 17 %
```
```sessions
2026-03-02 | -
2026-03-02 | waist | 82.5 cm
2026-03-02 | left arm | 15 in
2026-03-02 | body fat | 17 %
```

```wlog
# 2026-03-02 Morning
Run
- 5 km in 25:30

# 2026-03-02 Evening
Squat
- 100 kg x 5
```
```sessions
2026-03-02 | Morning
2026-03-02 | Evening
```
```sets
2026-03-02 | Run | - | 5 km in 1530 s | set 1 | cardio
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
```

### 4.2 Exercises

The name of an exercise stands on a line of its own, with its sets as items below it, or before a colon with its sets behind it. A name
is one to nine words of at most 80 bytes; none of them is a key word of section 5.2 or of another section, and not all are words of a
split, such as `Push` or `Legs`. An empty line stands before each exercise.

```wlog
# 2026-03-02

Bench Press
- 100 kg x 5

Barbell Row: 80 kg x 8, 80 kg x 7
```
```sets
2026-03-02 | Bench Press | 100 kg | 5 reps | set 1 | work
2026-03-02 | Barbell Row | 80 kg | 8 reps | set 1 | work
2026-03-02 | Barbell Row | 80 kg | 7 reps | set 2 | work
```

### 4.3 Sets

A set is a load, ` x `, and the work; with ` x ` and a number behind it, so many equal sets. **Weight × reps × sets** is the only order.

```wlog
# 2026-03-02
Squat
- 100 kg x 5
- 102.5 kg x 5 x 3
- 225 lb x 3
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
2026-03-02 | Squat | 102.5 kg | 5 reps | set 2-4 | work
2026-03-02 | Squat | 225 lb | 3 reps | set 5 | work
```

Sets that differ stand on lines of their own, or behind commas. A list of reps has one load.

```wlog
# 2026-03-02
Squat
- 100 kg x 5, 4, 4
- 110 kg x 3, 90 kg x 8
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
2026-03-02 | Squat | 100 kg | 4 reps | set 2 | work
2026-03-02 | Squat | 100 kg | 4 reps | set 3 | work
2026-03-02 | Squat | 110 kg | 3 reps | set 4 | work
2026-03-02 | Squat | 90 kg | 8 reps | set 5 | work
```

**Loads.** A mass is a number and `kg` or `lb`. `BW` is the lifter's bodyweight, `BW+20 kg` with added mass, `BW-15 kg` with assistance;
`level 9` is the number of a machine that tells no mass.

```wlog
# 2026-03-02
Pull-up
- BW x 12
- BW+20 kg x 5
- BW-15 kg x 8

Leg Press
- level 9 x 15
```
```sets
2026-03-02 | Pull-up | BW | 12 reps | set 1 | work
2026-03-02 | Pull-up | BW+20 kg | 5 reps | set 2 | work
2026-03-02 | Pull-up | BW-15 kg | 8 reps | set 3 | work
2026-03-02 | Leg Press | level 9 | 15 reps | set 1 | work
```

**Work.** Behind the load stand reps, a time (`45 s`) or a distance (`30 m`, `5 km`); reps without a load end with `reps`, and `sets`
stands behind their number of sets. Time and distance MAY stand alone; ` in ` and a time tell how long a distance took. For exercises of endurance such sets are `cardio`.

```wlog
# 2026-03-02
Plank
- 60 s x 3

Farmer's Walk
- 40 kg x 30 m x 2

Run
- 5 km in 25:30

Push-up
- 20 reps x 2 sets
```
```sets
2026-03-02 | Plank | BW | 60 s | set 1-3 | work | inherited
2026-03-02 | Farmer's Walk | 40 kg | 30 m | set 1-2 | work
2026-03-02 | Run | - | 5 km in 1530 s | set 1 | cardio
2026-03-02 | Push-up | BW | 20 reps | set 1-2 | work | inherited
```

`9+` is nine reps in a set of as many as possible; the set's kind is `amrap`.

```wlog
# 2026-03-02
Squat
- 90 kg x 9+
```
```sets
2026-03-02 | Squat | 90 kg | 9 reps | set 1 | amrap
```

**Numbers** are decimal, with a point and up to three decimals, greater than 0 and less than 10,000; reps are whole. The number of equal sets is
whole and at most 200.

### 4.4 What else is said of sets

Behind the factors MAY stand, parted by spaces; a writer keeps this order, a reader takes any:

| write | for |
|---|---|
| `@8`, `RPE 8` | the RPE, 4 to 10; `@` only with a load, for `60 s @8` could be eight kilograms |
| `RIR 2` | reps in reserve, instead of the RPE |
| `rest 3:00`, `rest 90 s` | the rest after each set |
| `tempo 3-1-1` | the tempo |
| `(warm-up)`, `(drop)`, `(failed)` | the kind; failed is the last rep: a single that failed is no rep |
| `(each)`, `(left)`, `(right)` | the side of which load and reps are told |
| `(paused)` | any other words are a note |

```wlog
# 2026-03-02
Squat
- 60 kg x 8 (warm-up)
- 100 kg x 5 x 3 @8 rest 3:00
- 100 kg x 5 RIR 2
- 90 kg x 5 tempo 3-1-1
- 130 kg x 2 (failed)
- 140 kg x 1 (failed)
- 90 kg x 12 (drop)
- 95 kg x 5 (paused)

Dumbbell Row
- 34 kg x 9 x 3 (each)
- 34 kg x 9 (left)
- 34 kg x 8 (right)
```
```sets
2026-03-02 | Squat | 60 kg | 8 reps | set 1 | warmup
2026-03-02 | Squat | 100 kg | 5 reps | set 2-4 | work | @8 | rest 180 s
2026-03-02 | Squat | 100 kg | 5 reps | set 5 | work | RIR 2
2026-03-02 | Squat | 90 kg | 5 reps | set 6 | work | tempo 3-1-1
2026-03-02 | Squat | 130 kg | 2 reps | set 7 | failed
2026-03-02 | Squat | 140 kg | 0 reps | set 8 | failed
2026-03-02 | Squat | 90 kg | 12 reps | set 9 | drop
2026-03-02 | Squat | 95 kg | 5 reps | set 10 | work | “paused”
2026-03-02 | Dumbbell Row | 34 kg | 9 reps | set 1-3 | work | each
2026-03-02 | Dumbbell Row | 34 kg | 9 reps | set 4 | work | left
2026-03-02 | Dumbbell Row | 34 kg | 8 reps | set 5 | work | right
```

What stands behind a list of reps holds for all sets of the list, but `(failed)` only for its last.

```wlog
# 2026-03-02
Squat
- 100 kg x 5, 5, 4 @9 rest 2:30
- level 5 x 12, 10 @8
- 100 kg x 5, 4 (failed)
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | @9 | rest 150 s
2026-03-02 | Squat | 100 kg | 5 reps | set 2 | work | @9 | rest 150 s
2026-03-02 | Squat | 100 kg | 4 reps | set 3 | work | @9 | rest 150 s
2026-03-02 | Squat | level 5 | 12 reps | set 4 | work | @8
2026-03-02 | Squat | level 5 | 10 reps | set 5 | work | @8
2026-03-02 | Squat | 100 kg | 5 reps | set 6 | work
2026-03-02 | Squat | 100 kg | 4 reps | set 7 | failed
```

### 4.5 Supersets

A letter from A to H and a number before a name put exercises with the same letter into one superset.

```wlog
# 2026-03-02
A1. Bench Press
- 100 kg x 5
A2. Barbell Row
- 80 kg x 8
```
```sets
2026-03-02 | Bench Press | 100 kg | 5 reps | set 1 | work | superset A
2026-03-02 | Barbell Row | 80 kg | 8 reps | set 1 | work | superset A
```

### 4.6 Notes

A quote is a note, and so is any line of text that is no exercise, no directive and no fact of the session. Directly below sets it
belongs to their exercise, otherwise to the session.

```wlog
# 2026-03-02
Squat
- 100 kg x 5
> knees felt fine

It rained all day.
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
```

> *Rationale.* Weight comes first because it is what people look for; reps before sets because a set is a load and its reps, and the
> number of sets says how often. `100 kg x 5 x 3` can be typed with one hand on any keyboard, which `×` cannot.

## 5. What is accepted besides

A reader MUST accept canonical notation in looser dress, and the notations of this section. Some leave readings open: then section 6
decides.

### 5.1 Marks

Times signs are `x`, `X`, `×`, `✕`, `✖`, `*` between numbers, and the Cyrillic `х`. White space around them is free.

```wlog
# 2026-03-02
Squat
- 100kg×5×3
- 100 kg * 5
* 100KG X 5
• 100 kg х 5
1. 100 kg x 5
100 kg x 5
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1-3 | work
2026-03-02 | Squat | 100 kg | 5 reps | set 4 | work
2026-03-02 | Squat | 100 kg | 5 reps | set 5 | work
2026-03-02 | Squat | 100 kg | 5 reps | set 6 | work
2026-03-02 | Squat | 100 kg | 5 reps | set 7 | work
2026-03-02 | Squat | 100 kg | 5 reps | set 8 | work
```

A decimal comma is one when the file shows that its writer means it: by a comma between digits with the unit `kg` or `km` behind. The comma of `52,5x5`
is one in any file, for loads step by two and a half; two of them show that all are. A point before three digits parts the thousands of meters (`1.500 metros`). The comma of `60x10,72.5x8` parts two sets.

```wlog
# 2026-03-02
Squat
- 82,5 kg x 5
- 85 kg x 5, 4
```
```sets
2026-03-02 | Squat | 82.5 kg | 5 reps | set 1 | work
2026-03-02 | Squat | 85 kg | 5 reps | set 2 | work
2026-03-02 | Squat | 85 kg | 4 reps | set 3 | work
```

### 5.2 Units and words

Masses: `kg`, `kgs`, `kilo`, `кг`, `公斤`, `lb`, `lbs`, `#`, `pound`, `фунт`, `磅`. Times: `s`, `sec`, `min`, `h`, `'` and `"` behind a number, and
clocks (`1:30`, `1:02:03`). Lengths: `m`, `km`, `mi`, `yd`, `ft`, `in`, `cm`. Counts: `reps`, `sets` and their words in English, German, French,
Spanish, Portuguese, Italian, Dutch, Russian, Chinese, Japanese and Korean, and those of Polish, Czech, Swedish, Norwegian, Finnish, Turkish, Greek,
Ukrainian, Hungarian, Romanian, Indonesian, Vietnamese, Thai, Arabic, Hebrew and Hindi; so are the names of their months and weekdays, and those
of Icelandic.

```wlog
# 2026-03-02
Squat
- 225# x 5
- 3 sets of 8 at 60 kg
- 60kg×8回×3セット
- 60 кг 8 повторений
Plank 1:30
Row 2000 m in 7:45
Bike 1h15m
```
```sets
2026-03-02 | Squat | 225 lb | 5 reps | set 1 | work
2026-03-02 | Squat | 60 kg | 8 reps | set 2-4 | work | inherited
2026-03-02 | Squat | 60 kg | 8 reps | set 5-7 | work
2026-03-02 | Squat | 60 kg | 8 reps | set 8 | work
2026-03-02 | Plank | BW | 90 s | set 1 | work | inherited
2026-03-02 | Row | - | 2000 m in 465 s | set 1 | work
2026-03-02 | Bike | - | 4500 s | set 1 | cardio
```

A unit MAY stand before its number: behind a name, and, where the number behind it can be no number of reps or a point ends the unit, behind
sets and reps.

```wlog
# 2026-03-02
Row kg 80 4x6
Row 4x6 kg 80
Curl 3x10 kg. 12,5
```
```sets
2026-03-02 | Row | 80 kg | 6 reps | set 1-4 | work | inferred
2026-03-02 | Row | 80 kg | 6 reps | set 1-4 | work | inferred
2026-03-02 | Curl | 12.5 kg | 10 reps | set 1-3 | work | inferred
```

### 5.3 Order

With units or words at all numbers but one, any order is clear. `@`, `at`, `with` and `of` join factors too. `10RM` behind sets and reps
tells how heavy the load was, and is none. A line of words that states `sets x reps` or `sets*reps` tells so of the factors beside the load of
`110x3x5` and `3x8x60` as well, and of no `60x5`, for nobody does sixty sets. The numbers tell which factor is the load; finding W202 says where
they speak against the stated order (`100x8x3`).

```wlog
# 2026-03-02
Squat
- 3x8 @ 60 kg
- 60 kg 3x8
- 3x8 10RM 60 kg
- 60 kg: 8, 8, 7
- 60 kg for 8
- 65 kg for a single
- 8 x 60 kg
- 3 x 8 reps x 60 kg
```
```sets
2026-03-02 | Squat | 60 kg | 8 reps | set 1-3 | work | inferred
2026-03-02 | Squat | 60 kg | 8 reps | set 4-6 | work | inferred
2026-03-02 | Squat | 60 kg | 8 reps | set 7-9 | work | inferred
2026-03-02 | Squat | 60 kg | 8 reps | set 10 | work
2026-03-02 | Squat | 60 kg | 8 reps | set 11 | work
2026-03-02 | Squat | 60 kg | 7 reps | set 12 | work
2026-03-02 | Squat | 60 kg | 8 reps | set 13 | work | inferred
2026-03-02 | Squat | 65 kg | 1 reps | set 14 | work
2026-03-02 | Squat | 60 kg | 8 reps | set 15 | work | inferred
2026-03-02 | Squat | 60 kg | 8 reps | set 16-18 | work | inherited
```

A load behind a comma is that of the sets and reps before it (`3 sets of 8, 60 kg` too), and a slash between spaces parts a load from its
reps. `+10 kg` behind a list of reps is added to all of them, and so is a load with a sign behind sets and reps.

```wlog
# 2026-03-02
Squat 5x5, 100 kg
Row / 60 kg / 8, 8, 6
Pull-ups / BW / 10
Bench Press 80 kg x 6 x 6 x 5
Chin-ups, 3x10, -12.5 kg
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1-5 | work | inferred
2026-03-02 | Row | 60 kg | 8 reps | set 1 | work
2026-03-02 | Row | 60 kg | 8 reps | set 2 | work
2026-03-02 | Row | 60 kg | 6 reps | set 3 | work
2026-03-02 | Pull-up | BW | 10 reps | set 1 | work
2026-03-02 | Bench Press | 80 kg | 6 reps | set 1 | work
2026-03-02 | Bench Press | 80 kg | 6 reps | set 2 | work
2026-03-02 | Bench Press | 80 kg | 5 reps | set 3 | work
2026-03-02 | Chin-up | BW-12.5 kg | 10 reps | set 1-3 | work | inferred
```

Lists MAY stand for any factor. Lists of the same length go together, number by number. Behind reps and their load, a list holds the reps of
more sets; behind a number of sets and their reps, those of one more set each. A list of reps before a load is of that load. Bare loads that
rise to the one with its reps share them.

```wlog
# 2026-03-02
Squat
- 60, 70, 80 kg x 8, 6, 4
- 60 kg x 8/8/7
- 10 x 60, 9
- 60 kg 2x8, 6, 5
- 10, 8 @ 60, 6 @ 65
- 60 80 100x4
```
```sets
2026-03-02 | Squat | 60 kg | 8 reps | set 1 | work | inherited
2026-03-02 | Squat | 70 kg | 6 reps | set 2 | work | inherited
2026-03-02 | Squat | 80 kg | 4 reps | set 3 | work | inherited
2026-03-02 | Squat | 60 kg | 8 reps | set 4 | work
2026-03-02 | Squat | 60 kg | 8 reps | set 5 | work
2026-03-02 | Squat | 60 kg | 7 reps | set 6 | work
2026-03-02 | Squat | 60 kg | 10 reps | set 7 | work | inferred
2026-03-02 | Squat | 60 kg | 9 reps | set 8 | work | inferred
2026-03-02 | Squat | 60 kg | 8 reps | set 9-10 | work | inferred
2026-03-02 | Squat | 60 kg | 6 reps | set 11 | work | inferred
2026-03-02 | Squat | 60 kg | 5 reps | set 12 | work | inferred
2026-03-02 | Squat | 60 kg | 10 reps | set 13 | work | inferred
2026-03-02 | Squat | 60 kg | 8 reps | set 14 | work | inferred
2026-03-02 | Squat | 65 kg | 6 reps | set 15 | work | inferred
2026-03-02 | Squat | 60 kg | 4 reps | set 16 | work | inferred
2026-03-02 | Squat | 80 kg | 4 reps | set 17 | work | inferred
2026-03-02 | Squat | 100 kg | 4 reps | set 18 | work | inferred
```

### 5.4 Names and sets on one line

```wlog
# 2026-03-02
Squat 100 kg x 5 x 3
Pull-ups: BW x 10, 8
Dips +25: 8, 8
20 push-ups
10 squat
Bench Press - 80 kg x 8
3 x 10, leg curl, 35 kg
Warm-up: Deadlift 60 kg x 5
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1-3 | work
2026-03-02 | Pull-up | BW | 10 reps | set 1 | work
2026-03-02 | Pull-up | BW | 8 reps | set 2 | work
2026-03-02 | Dip | BW+25 kg | 8 reps | set 1 | work | inherited
2026-03-02 | Dip | BW+25 kg | 8 reps | set 2 | work | inherited
2026-03-02 | Push-up | BW | 20 reps | set 1 | work | inherited
2026-03-02 | Squat | - | 10 reps | set 1 | work
2026-03-02 | Bench Press | 80 kg | 8 reps | set 1 | work
2026-03-02 | Leg Curl | 35 kg | 10 reps | set 1-3 | work | inferred
2026-03-02 | Deadlift | 60 kg | 5 reps | set 1 | warmup
```

Several exercises MAY stand on a line, parted by `•`, and a session MAY be one line. Behind sets, the name of a known exercise before more
numbers parts them too, and so do a slash before it and minutes behind a comma. The dots of `ベント・オーバー・ローイング` part nothing. Counted
exercises follow each other behind a dash, a slash or a comma, as in `50 burpees – 40 squats`, also behind a label with a colon. A word for
the day before a name, as in `今日はスクワット` or `Hoje fiz supino`, is no part of it.

```wlog
2026-03-02 Squat 100 kg x 5 x 3 • bench press 80 kg x 8, 7
2026-03-04 SQ 100x5 BP 80x5 DL 140x5
2026-03-06 Bench 80 kg x 5/ Press 40 kg x 8, 15 min treadmill
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1-3 | work
2026-03-02 | Bench Press | 80 kg | 8 reps | set 1 | work
2026-03-02 | Bench Press | 80 kg | 7 reps | set 2 | work
2026-03-04 | Squat | 100 kg | 5 reps | set 1 | work | inferred
2026-03-04 | Bench Press | 80 kg | 5 reps | set 1 | work | inferred
2026-03-04 | Deadlift | 140 kg | 5 reps | set 1 | work | inferred
2026-03-06 | Bench Press | 80 kg | 5 reps | set 1 | work
2026-03-06 | Press | 40 kg | 8 reps | set 1 | work
2026-03-06 | Treadmill | - | 900 s | set 1 | cardio
```

Behind a comma, or a slash between blanks, up to three plain words that no catalog knows name the next exercise when nothing but the reps of
its sets stands behind them up to the next, three or more of them and near each other, or two behind a load: `Heben 1x5 130, KZ 10 8 7, KH 30 8/7`;
words of how it went, as `paused 5 5 5`, do not. The start of a name that stands above with its point, `Beinpr. 2x12 150`, is that exercise, and a slash between blanks
parts exercises behind a remark, too. Behind a load, times signs each glued to its reps, as `190x6 x6 x5`, tell one set each.

Words before sets name no exercise when they tell which set it was (`First set: 100x5`) or what was worn (`with belt: 120x5`), but go on
with the one above; behind a label such as `1a.` and a comma stands how it was done. `Warm-up: 5 min bike` names its own. `Warm up` alone is of the sets up to the next heading, or below a
line up to the next blank line, when others follow them in the session. A line of a word
about the day, such as `felt good`, is a note, and hides nothing below it.

### 5.5 Plus, arrows and clusters

Sets that are joined by `+` or `->` follow each other at once: those behind the first are `drop` sets when they are lighter.

```wlog
# 2026-03-02
Leg Extension
- 60 kg x 10 -> 40 kg x 8
```
```sets
2026-03-02 | Leg Extension | 60 kg | 10 reps | set 1 | work
2026-03-02 | Leg Extension | 40 kg | 8 reps | set 2 | drop
```

### 5.6 Missed and unknown reps

```wlog
# 2026-03-02
Squat
- 140 kg x 0
- 140 kg x F
- 100 kg x AMRAP
- 100 kg x AMRAP (8)
- 100 kg x 5 failed
- miss 150 kg x 1
```
```sets
2026-03-02 | Squat | 140 kg | 0 reps | set 1 | failed
2026-03-02 | Squat | 140 kg | 0 reps | set 2 | failed
2026-03-02 | Squat | 100 kg | ? | set 3 | amrap
2026-03-02 | Squat | 100 kg | 8 reps | set 4 | amrap
2026-03-02 | Squat | 100 kg | 5 reps | set 5 | failed
2026-03-02 | Squat | 150 kg | 0 reps | set 6 | failed
```

A load before such a word, behind other sets, is a set of its own, and so is one behind it (`205x3, missed 215`); a dash or an `m` right behind the sign says the same. `bar` in place of a
load is the empty bar, of which no mass is told. `2 attempts` are two sets. A cross that ends a list of reps, as in `80 kg: 2, 1, x`, is a set that was
missed, and `+ 2 negatives` behind reps, `+ 2 forced` and the like, tell what was done with help and are a note.

```wlog
unit: kg
# 2026-03-02
Snatch
bar x 5
80x1, 85 miss
85x- 85x1
```
```sets
2026-03-02 | Snatch | - | 5 reps | set 1 | work | inferred
2026-03-02 | Snatch | 80 kg | 1 reps | set 2 | work | inferred
2026-03-02 | Snatch | 85 kg | 0 reps | set 3 | failed | inferred
2026-03-02 | Snatch | 85 kg | 0 reps | set 4 | failed | inferred
2026-03-02 | Snatch | 85 kg | 1 reps | set 5 | work | inferred
```

### 5.7 Tables

A table of Markdown or Org is read by its header: columns for the exercise, load, reps, sets, RPE, a note, a date.

Below the head of an exercise or of accessories a cell MAY name an exercise of its own before its sets (`| 100x5 | Pull-ups 8/7/6 |`). What stands before
the sets and names no exercise (`paused 60x5`) is reported and not read.

```wlog
## 2026-03-02

| Exercise | Weight | Sets | Reps |
|---|---|---|---|
| Squat | 100 kg | 3 | 5 |
| Bench Press | 80 kg | 2 | 8 |
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1-3 | work
2026-03-02 | Bench Press | 80 kg | 8 reps | set 1-2 | work
```

A row with a load and reps whose exercise was left open goes on with the one above it. A column headed `Set` or `№` that counts the rows of an
exercise numbers its sets. A row that asks for a range of reps plans, and so do those below it without a load. A row without a date that
holds the sums of the rows above it is a note, and so are the rows of a table of months. Beside a column of dates there MAY be one for each
exercise: its bare numbers are reps when most of the exercises need no load. Below heads that number the sets, a way and a time are one set. Below a line of nothing but days, parted by two blanks or more, each cell of
a row is of the day that stands nearest above it.

```wlog
## 2026-03-02

| Exercise | Set | Weight | Reps |
|---|---|---|---|
| Squat | 1 | 100 kg | 5 |
| Squat | 2 | 105 kg | 4 |
| Bench Press | 3 | 80 kg | 8-12 |

| Date | Push-ups | Pull-ups | Atomic Sit-up |
|---|---|---|---|
| 2026-03-03 | 40 | 10 | 8 |
| 2026-03-04 | 50 | 12 | - |
| | 90 | 22 | 8 |
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
2026-03-02 | Squat | 105 kg | 4 reps | set 1 | work
2026-03-03 | Push-up | BW | 40 reps | set 1 | work | inherited
2026-03-03 | Pull-up | BW | 10 reps | set 1 | work | inherited
2026-03-03 | Atomic Sit-up | BW | 8 reps | set 1 | work | inferred
2026-03-04 | Push-up | BW | 50 reps | set 1 | work | inherited
2026-03-04 | Pull-up | BW | 12 reps | set 1 | work | inherited
```
```findings
W209 line 7
```

A column of sets, or one whose head is not known, may tell whole sets beside a column of loads, of several the one right behind it; a cell
may tell a load for each set. Sets and reps in the heading right above a table hold for rows that tell nothing but a load. In the table of
one exercise a row whose load was left open plans. A list between a heading and its table tells how the exercise is done. Of two
columns of loads the one of each side is a note.

```wlog
unit: kg
# 2026-03-02

## Squat

| # | Sets | Load |
|---|---|---|
| 1 | 3x10 | 60 |
| 2 | 2x8 | 70/75 |
| 3 | 3x12 | |

## Leg Press 3x12

| Date | Load |
|---|---|
| 2026-03-03 | 110 |
```
```sets
2026-03-02 | Squat | 60 kg | 10 reps | set 1-3 | work | inferred
2026-03-02 | Squat | 70 kg | 8 reps | set 4 | work | inferred
2026-03-02 | Squat | 75 kg | 8 reps | set 5 | work | inferred
2026-03-03 | Leg Press | 110 kg | 12 reps | set 1-3 | work | inherited
```
```findings
W209 line 10
```

A Markdown or Org heading with a name and three reps or more that do not rise, `** Ring dips 8 7 6`, tells sets; those of a known exercise MAY rise.
Heads MAY tell the reps of the loads below them, below the name of an exercise also as bare numbers. A pair whose first number can be no
number of sets, as `60x10`, is a load and its reps whatever the other columns tell. A number alone between a blank line and the next exercise, below sets with a load, is finding
W201, and so is a bare load behind a word such as `lastre`.

```wlog
## 2026-03-02

| | 15 reps | 12 reps |
|---|---|---|
| Squat | 50 kg | 60 kg |
```
```sets
2026-03-02 | Squat | 50 kg | 15 reps | set 1 | work
2026-03-02 | Squat | 60 kg | 12 reps | set 2 | work
```

### 5.8 Keys and values

A word with its sets glued behind an equals sign names an exercise, whatever it is (`dl=110x5,130x3 pu=bwx8,bwx7`); `rest=3m` and `hr=150` name none.
`best=120x2`, `old=95x5` and `scheme=5x5` tell of no exercise.
`bw=81.9` behind the sets of a line is what the lifter weighed, and so is `, bw 186` behind a number; neither is a set. A whole number behind a comma
and `bw` is one of reps unless a way, a time or a heavy set of at most twelve reps stands before (`Push-ups 30, 25, bw 60`). `PR list squat=115x5` tells of other days.

```wlog
# 2026-03-02
exercise: Squat
weight: 100 kg
reps: 5
sets: 3
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1-3 | work
```

Such pairs MAY stand between braces, as YAML and JSON write them on one line.

```wlog
# 2026-03-02
Squat
- {weight: 100 kg, reps: 5, rpe: 8}
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | @8
```

The pairs MAY follow the name on its line, in any order and with any mark between them, and a label MAY have a list; `w`, `r` and `s` are
labels before `:` or `=`.

```wlog
unit: kg
# 2026-03-02
Row weight: 70 reps: 8 sets: 3
Curl (reps: 10, 9; weight: 12 kg)
Squat w=100 r=5 s=2
```
```sets
2026-03-02 | Row | 70 kg | 8 reps | set 1-3 | work | inherited
2026-03-02 | Curl | 12 kg | 10 reps | set 1 | work
2026-03-02 | Curl | 12 kg | 9 reps | set 2 | work
2026-03-02 | Squat | 100 kg | 5 reps | set 1-2 | work | inherited
```

Sets, reps and load with their units MAY stand on lines of their own, one right below the other.

```wlog
# 2026-03-02
Curl
3 sets
10 reps
20 kg
```
```sets
2026-03-02 | Curl | 20 kg | 10 reps | set 1-3 | work
```

### 5.9 Checkboxes

An open box was not done, nor was what is indented below it and has no tick; a ticked one was.

```wlog
# 2026-03-02
Squat
- [x] 100 kg x 5
- [ ] 105 kg x 5
- [ ] More
    - Row 60 kg x 8
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
```
```findings
W209 line 4
W209 line 6
```

### 5.10 Other dress

What other tools paste is accepted: `Set 1: 60 kg x 8`, `W 40 kg x 8`, Markdown's emphasis, links and tags, headings of any level for names.

```wlog
## Monday, 2 March 2026

### **Bench Press**
Set 1: 60 kg x 8
Set 2: 60 kg x 7
Row: Set 1: 50 kg x 8, Set 2: 50 kg x 7
```
```sets
2026-03-02 | Bench Press | 60 kg | 8 reps | set 1 | work
2026-03-02 | Bench Press | 60 kg | 7 reps | set 2 | work
2026-03-02 | Row | 50 kg | 8 reps | set 1 | work
2026-03-02 | Row | 50 kg | 7 reps | set 2 | work
```

Quotes that begin with a mark such as `[!info]` are boxes: what stands in them is read like any other text, the words behind the mark first.

```wlog
# 2026-03-02
> [!info] Squat
> - 100 kg x 5
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
```

### 5.11 Loads with their reps, and loads for two hands

`150/12` and `60-10` are a load and its reps where the numbers allow nothing else that somebody lifts; `2x16 kg` beside factors is two
dumbbells, and so is `24+24`; `ES` right behind a number tells of each side; numbers in parentheses behind the sets, one for each, are what
was done of them.

```wlog
unit: kg
# 2026-03-02
Leg Press 150/12, 170/10, 190/8
Dumbbell Lunge 2x16 kg 3x12
Squat 3x5 100 (5, 5, 4)
Curl 12 kg each arm 3x10
Curl 14 kg each arm: 8, 7
Sled Push 50 m 40 kg
10 thrusters 40 kg
```
```sets
2026-03-02 | Leg Press | 150 kg | 12 reps | set 1 | work | inferred
2026-03-02 | Leg Press | 170 kg | 10 reps | set 2 | work | inferred
2026-03-02 | Leg Press | 190 kg | 8 reps | set 3 | work | inferred
2026-03-02 | Dumbbell Lunge | 16 kg | 12 reps | set 1-3 | work | each | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Squat | 100 kg | 4 reps | set 3 | work | inferred
2026-03-02 | Curl | 12 kg | 10 reps | set 1-3 | work | each | inferred
2026-03-02 | Curl | 14 kg | 8 reps | set 1 | work | each
2026-03-02 | Curl | 14 kg | 7 reps | set 2 | work | each
2026-03-02 | Sled Push | 40 kg | 50 m | set 1 | work
2026-03-02 | Thruster | 40 kg | 10 reps | set 1 | work
```

`L` and `R` beside numbers, both on one line, are left and right, and so are the words: before their sets or behind them. `L/R` and
`left and right` behind sets tell of each side, and so do `20 of each`, `20 de chaque` and `по 10 на ногу`. `1 and 1/4` tells how far a rep goes.

```wlog
# 2026-03-02
Dumbbell Row R: 20 kg x 10, L: 20 kg x 9
Lunge 12 kg x 8 left, 7 right
Pistol Squat L5 R4
Step-up 10 kg 3x8 L/R
```
```sets
2026-03-02 | Dumbbell Row | 20 kg | 10 reps | set 1 | work | right
2026-03-02 | Dumbbell Row | 20 kg | 9 reps | set 2 | work | left
2026-03-02 | Lunge | 12 kg | 8 reps | set 1 | work | left
2026-03-02 | Lunge | 12 kg | 7 reps | set 2 | work | right | inherited
2026-03-02 | Pistol Squat | BW | 5 reps | set 1 | work | left | inherited
2026-03-02 | Pistol Squat | BW | 4 reps | set 2 | work | right | inherited
2026-03-02 | Step-up | 10 kg | 8 reps | set 1-3 | work | each | inferred
```

Behind a list of loads, a list of as many numbers is the reps of each, with parentheses or without. Words in parentheses between two
factors are an aside. Three digits that begin with a zero behind a blank belong to the number before it.

```wlog
unit: kg
# 2026-03-02
Front Squat 42.5/50/57.5 (8/8/6)
Row 40/45/50 10/10/8
Split Squat 14 kg x 16 (8 each leg) x 3
Rowing 2 000 m
```
```sets
2026-03-02 | Front Squat | 42.5 kg | 8 reps | set 1 | work | inherited
2026-03-02 | Front Squat | 50 kg | 8 reps | set 2 | work | inherited
2026-03-02 | Front Squat | 57.5 kg | 6 reps | set 3 | work | inherited
2026-03-02 | Row | 40 kg | 10 reps | set 1 | work | inferred
2026-03-02 | Row | 45 kg | 10 reps | set 2 | work | inferred
2026-03-02 | Row | 50 kg | 8 reps | set 3 | work | inferred
2026-03-02 | Split Squat | 14 kg | 16 reps | set 1-3 | work
2026-03-02 | Rowing | - | 2000 m | set 1 | cardio
```

A load alone, behind a name or on a line of its own, holds for the reps on the lines right below it; a blank line ends that. A bare number
does so under a well-known lift only, and when the reps are far fewer. A number of sets alone above sets, as in `3 sets:`, tells how many
follow. `75s` beside reps is a pair of dumbbells under a lift that nobody holds for a time.

```wlog
unit: kg
# 2026-03-02
Squat 100 kg
5, 5, 4
110 kg
3x8
Dips +10kg
- 8
Incline DB Press
30s x 10
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | inherited
2026-03-02 | Squat | 100 kg | 5 reps | set 2 | work | inherited
2026-03-02 | Squat | 100 kg | 4 reps | set 3 | work | inherited
2026-03-02 | Squat | 110 kg | 8 reps | set 4-6 | work | inferred
2026-03-02 | Dip | BW+10 kg | 8 reps | set 1 | work | inferred
2026-03-02 | Incline Dumbbell Press | 30 kg | 10 reps | set 1 | work | each | inferred
```

Loads in parentheses behind a name are those of the sets, number by number, and the last of them is for all that follow; `80x2` among
them is 80 twice. More loads than sets are finding W201. Where a file tells loads in parentheses behind sets and reps, as `4x8 (60)`, or
before a colon, as `Row 62.5: 10, 9`, two times or more, small numbers there are loads too (`3x12 (18)`, `Fly 10: 15, 15`).

```wlog
unit: kg
# 2026-03-02
Bench Press (60/80) 8/5x3
Row (50/60x2) 10/8/8
Curl (12.5) 12/10
```
```sets
2026-03-02 | Bench Press | 60 kg | 8 reps | set 1 | work | inherited
2026-03-02 | Bench Press | 80 kg | 5 reps | set 2 | work | inherited
2026-03-02 | Bench Press | 80 kg | 5 reps | set 3 | work | inherited
2026-03-02 | Bench Press | 80 kg | 5 reps | set 4 | work | inherited
2026-03-02 | Row | 50 kg | 10 reps | set 1 | work | inherited
2026-03-02 | Row | 60 kg | 8 reps | set 2 | work | inherited
2026-03-02 | Row | 60 kg | 8 reps | set 3 | work | inherited
2026-03-02 | Curl | 12.5 kg | 12 reps | set 1 | work | inherited
2026-03-02 | Curl | 12.5 kg | 10 reps | set 2 | work | inherited
```

### 5.12 Rounds

Rounds behind or before exercises, or on a line of their own above them, hold for each of them; so do the sets of a superset, and its
load for those that tell none; so does the load of `3 rounds @ 24 kg` and of `24 kg circuit`. In `EMOM 10x2` there are ten sets. Where it is
not told how many rounds were done, nothing is counted.

A head above a list MAY tell how long its rounds took or the rest between them (`Metcon: 3 rounds for time, 14:32`). A list of rounds ends where a line
stands that is no item.

```wlog
# 2026-03-02
Push-up 10, Squat 25, Burpee 15, 3 rounds

3 rounds for time
- 10 burpees
- 400 m run

AMRAP 12 min: 5 pull-ups, 10 push-ups

4 sets
- 10 thrusters

Superset 2 sets:
- 12 good mornings

Superset (15 kg):
- Lateral Raise 12, 10
```
```sets
2026-03-02 | Push-up | BW | 10 reps | set 1-3 | work | inferred
2026-03-02 | Squat | - | 25 reps | set 1-3 | work | inferred
2026-03-02 | Burpee | BW | 15 reps | set 1-3 | work | inferred
2026-03-02 | Burpee | BW | 10 reps | set 1-3 | work | inherited
2026-03-02 | Run | - | 400 m | set 1-3 | cardio
2026-03-02 | Thruster | - | 10 reps | set 1-4 | work
2026-03-02 | Good Morning | - | 12 reps | set 1-2 | work
2026-03-02 | Lateral Raise | 15 kg | 12 reps | set 1 | work | inherited
2026-03-02 | Lateral Raise | 15 kg | 10 reps | set 2 | work | inherited
```
```findings
W209 line 8
```

Numbers that fall or rise, parted by hyphens, on a line of their own are the reps of the rounds for all exercises below them, or behind
them on the line. `EMOM 10` has as many rounds as minutes. A time below such a block is how long it took. A line that begins with `WOD`,
`EMOM` or the like and names no exercise tells rounds, reps and a load of those below it; behind `Result` stand the rounds that were done.
`4x25`, and rounds with a time of work, above a list of names are of each of them.

```wlog
# 2026-03-02
21-15-9 thrusters (40 kg) and pull-ups
Time: 8:32

EMOM 10
2 power cleans 60 kg

WOD: 3 rounds for time. 50 kg barbell. Time: 6:40
- Push press: 10

2x15
- Dips
- Sit-ups
```
```sets
2026-03-02 | Thruster | 40 kg | 21 reps | set 1 | work
2026-03-02 | Thruster | 40 kg | 15 reps | set 2 | work
2026-03-02 | Thruster | 40 kg | 9 reps | set 3 | work
2026-03-02 | Pull-up | BW | 21 reps | set 1 | work | inherited
2026-03-02 | Pull-up | BW | 15 reps | set 2 | work | inherited
2026-03-02 | Pull-up | BW | 9 reps | set 3 | work | inherited
2026-03-02 | Power Clean | 60 kg | 2 reps | set 1-10 | work
2026-03-02 | Push Press | 50 kg | 10 reps | set 1-3 | work | inherited
2026-03-02 | Dip | BW | 15 reps | set 1 | work | inherited
2026-03-02 | Dip | BW | 15 reps | set 2 | work | inherited
2026-03-02 | Sit-up | BW | 15 reps | set 1 | work | inherited
2026-03-02 | Sit-up | BW | 15 reps | set 2 | work | inherited
```

### 5.13 Tables without bars at their ends

A line of heads, parted by bars, commas or semicolons, makes the lines below it rows, up to a blank line; a rule such as `---|---` MAY stand
between. A blank line before rows that have no head of their own ends no table. A column MAY be an exercise, and one of loads MAY hold whole
sets.

```wlog
date | squat | bench press | notes
2026-03-02 | 100 kg x 5 | 70 kg x 8 | good
2026-03-04 | | 72.5 kg x 8 |
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
2026-03-02 | Bench Press | 70 kg | 8 reps | set 1 | work
2026-03-04 | Bench Press | 72.5 kg | 8 reps | set 1 | work
```

Rows MAY do without heads: a day with its year, an exercise and its numbers, each in a field of its own and in any order, parted by bars,
semicolons, commas or tabs. Such a row is read as the line `Squat 100 x 5 x 3` of that day; below a day the field of the day MAY be left
out, if bars, semicolons or tabs part the others. Where the numbers behind the load are more than two, or are in a row beside it, they are
the reps of a set each. What else stands in the row is its note.

```wlog
2026-03-02;Squat;100 kg;5;3
2026-03-02;Bench Press;80 kg;5;2

Deadlift | 2026-03-04 | 140 kg | 5 | 5 | 4
Run | 5 km | 25:30 | 2026-03-04
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1-3 | work
2026-03-02 | Bench Press | 80 kg | 5 reps | set 1-2 | work
2026-03-04 | Deadlift | 140 kg | 5 reps | set 1 | work
2026-03-04 | Deadlift | 140 kg | 5 reps | set 2 | work
2026-03-04 | Deadlift | 140 kg | 4 reps | set 3 | work
2026-03-04 | Run | - | 5 km in 1530 s | set 1 | cardio
```

### 5.14 Plans with their results

What stands behind an arrow, behind a colon after sets with a load, or in parentheses behind open reps (`5+`) is what was done of them.

```wlog
# 2026-03-02
Squat 5x3+ 100 kg -> 3, 3, 3, 3, 5
Lat Pulldown 3x15+ 40 kg: 15, 15, 19
Bench Press 80 kg x 5+ (8)
```
```sets
2026-03-02 | Squat | 100 kg | 3 reps | set 1 | work | inherited
2026-03-02 | Squat | 100 kg | 3 reps | set 2 | work | inherited
2026-03-02 | Squat | 100 kg | 3 reps | set 3 | work | inherited
2026-03-02 | Squat | 100 kg | 3 reps | set 4 | work | inherited
2026-03-02 | Squat | 100 kg | 5 reps | set 5 | amrap | inherited
2026-03-02 | Lat Pulldown | 40 kg | 15 reps | set 1 | work | inherited
2026-03-02 | Lat Pulldown | 40 kg | 15 reps | set 2 | work | inherited
2026-03-02 | Lat Pulldown | 40 kg | 19 reps | set 3 | amrap | inherited
2026-03-02 | Bench Press | 80 kg | 8 reps | set 1 | amrap
```

### 5.15 Messages and machines

The stamp of an exported message, `[12/03/2024, 18:05:40] Marc: ` or `12/03/2024, 18:05 - Marc: `, gives its line the day; so does
`Marc, [12.03.2024 18:05]` above a message, and below the line of a day `[Marc] [18:05]` is passed over. A number behind the
word for a seat (`seat 4`, `Sitz 4`, `pos. 3`) sets up a machine and is no load.

```wlog
[2026-03-02, 18:05:40] Marc: Squat 100 kg x 5
[2026-03-02, 18:09:02] Marc: 100 kg x 4
[2026-03-02, 18:15:10] Marc: Chest Press seat 4, 35 kg 2x12
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
2026-03-02 | Squat | 100 kg | 4 reps | set 2 | work
2026-03-02 | Chest Press | 35 kg | 12 reps | set 1-2 | work | inferred
```

### 5.16 Measurements of the body

A line that tells nothing but girths in centimetres or inches, a height, or a share of fat in percent is a measurement and never a set.
Below a line or heading such as `Measurements` the unit MAY be left out; several stand between commas, `|`, `;` or `/`, and behind the
lifter's weight. A word for weight, perhaps a time of the day, and a number are the lifter's weight before the first exercise of a day, later
only where no plates make that number; words about something else MAY follow behind a mark. Stones and pounds (`13st 4`) and a weight with its
change between parentheses (`82.3 kg (-0.4)`) are the lifter's as well. `Gym 40 min` tells how long the session was.

```wlog
# 2026-03-02
Weight 82.4 kg, body fat 18%
Waist 33 in / hips 39 in
Upper arm (left) - 38,5cm
Hip thrust 3x10 100 kg

# 2026-03-09
Measurements
waist 82
```
```sessions
2026-03-02 | -
2026-03-09 | -
2026-03-02 | bodyweight | 82.4 kg
2026-03-02 | body fat | 18 %
2026-03-02 | Waist | 33 in
2026-03-02 | hips | 39 in
2026-03-02 | Upper arm (left) | 38.5 cm
2026-03-09 | waist | 82 
```
```sets
2026-03-02 | Hip Thrust | 100 kg | 10 reps | set 1-3 | work | inferred
```

### 5.17 Blogs and forum logs

What hangs on the bar beside the plates, behind a plus or `w/`, is a note; the load is that of the plates. A slash parts a load from its
reps, reps from their load, and sets from both, where what stands beside it is counted otherwise. `(x 5)(x 4)` and `&` are more sets with
the same load. A load MAY stand behind a dash, a comma, an RPE, the name, or the last of several sets; a time before a word for rest is
never a set.

```wlog
unit: lb
# 2026-03-02
Box Squat 315 + 2 chains per side x 1
Bench Press 135lbs/12 reps, 225lbs/6 reps
Deadlift: 8/185; 6/205; 4/225
Leg Press 138 x 6 (x 5)(x 4)
Lat Pulldown 4 x 12 - 130
Squat 3 x 5 at RPE 8, 275
Front Squat: 2x10, 1x8 @ 150, 2 min rest
3 sets, 10 reps barbell rows - 95 pounds
Press 5/5/5+ 95/110/125x9
```
```sets
2026-03-02 | Box Squat | 315 lb | 1 reps | set 1 | work | “2 chains per side” | inferred
2026-03-02 | Bench Press | 135 lb | 12 reps | set 1 | work
2026-03-02 | Bench Press | 225 lb | 6 reps | set 2 | work
2026-03-02 | Deadlift | 185 lb | 8 reps | set 1 | work | inferred
2026-03-02 | Deadlift | 205 lb | 6 reps | set 2 | work | inferred
2026-03-02 | Deadlift | 225 lb | 4 reps | set 3 | work | inferred
2026-03-02 | Leg Press | 138 lb | 6 reps | set 1 | work | inferred
2026-03-02 | Leg Press | 138 lb | 5 reps | set 2 | work | inferred
2026-03-02 | Leg Press | 138 lb | 4 reps | set 3 | work | inferred
2026-03-02 | Lat Pulldown | 130 lb | 12 reps | set 1-4 | work | inferred
2026-03-02 | Squat | 275 lb | 5 reps | set 1-3 | work | @8 | inferred
2026-03-02 | Front Squat | 150 lb | 10 reps | set 1-2 | work | inferred
2026-03-02 | Front Squat | 150 lb | 8 reps | set 3 | work | rest 120 s | inferred
2026-03-02 | Barbell Row | 95 lb | 10 reps | set 1-3 | work
2026-03-02 | Press | 95 lb | 5 reps | set 1 | work | inherited
2026-03-02 | Press | 110 lb | 5 reps | set 2 | work | inherited
2026-03-02 | Press | 125 lb | 9 reps | set 3 | amrap | inherited
```

A load told in both units without naming either is one load: `80/176`. `'` behind a length tells feet where a load was carried so far in
seconds, or over more than sixty of them; inches are passed over. A time behind a load and a dash is how long it was lifted. The last loads
of a list MAY have their reps in parentheses.

```wlog
# 2026-03-02
Squat 80/176 x 5
Farmer's Carry 150 lb x 200' in 28.5 s
Kettlebell Snatch 20 kg - 6 min @ 12 rpm
Bench Press 50, 65, 80, 90 (3), 70 (8)
Swing (24 kg) 15/15 x 2
Chin-up 3 x 4 @ -20 kg
```
```sets
2026-03-02 | Squat | 80 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Farmer's Walk | 150 lb | 200 ft in 28.5 s | set 1 | work
2026-03-02 | Kettlebell Snatch | 20 kg | 360 s | set 1 | work | “12 rpm”
2026-03-02 | Bench Press | 50 kg | ? | set 1 | work | inferred
2026-03-02 | Bench Press | 65 kg | ? | set 2 | work | inferred
2026-03-02 | Bench Press | 80 kg | ? | set 3 | work | inferred
2026-03-02 | Bench Press | 90 kg | 3 reps | set 4 | work | inferred
2026-03-02 | Bench Press | 70 kg | 8 reps | set 5 | work | inferred
2026-03-02 | Swing | 24 kg | 15 reps | set 1-2 | work | each | inherited
2026-03-02 | Chin-up | BW-20 kg | 4 reps | set 1-3 | work | inferred
```

Sets and reps beside a name, with loads and about as many reps right below, were a plan. `worked up to`, the number of a set and what a
sentence tells besides name no exercise.

```wlog
unit: lb
# 2026-03-02
Squats 3x10
135x10
155x9
worked up to 275x1
8 x push-ups
```
```sets
2026-03-02 | Squat | 135 lb | 10 reps | set 1 | work | inferred
2026-03-02 | Squat | 155 lb | 9 reps | set 2 | work | inferred
2026-03-02 | Squat | 275 lb | 1 reps | set 3 | work | inferred
2026-03-02 | Push-up | BW | 8 reps | set 1 | work | inherited
```
```findings
W209 line 3
```

### 5.18 Rests, shares and repeats

As many ratings as sets, as in `5,5,5 RPE 7,8,9`, are one for each. A time before `between sets`, or `b/w sets`, is a
rest, and so is one before the word for it, as in `45 segundos de descanso` and `1 minute 30 de repos`. `1RM` behind a share, and `12RM` behind `@`, tell how heavy the load was and are no
load. A number before parentheses that hold a whole set repeats it. Loads that fall before `drop` share the reps behind it. Exercises MAY
follow each other behind their numbers. As many reps as were sets of `max` right above are what was done. A pace between a distance and
its time is passed over. The unit in parentheses behind a name is that of the bare loads below. Numbers joined by a slash that agree as
kilograms and pounds in two places of a file or more are one load wherever they agree. In a file with four triples such as `40 x 1 x 3` or
more, and few such as `40 x 3 x 1`, the sets stand second.

```wlog
unit: kg
# 2026-03-02
Bench Press 80 kg x 5 x 3, 2 min between sets
Row 3x(10x40 kg)
Squat 3x5 @ 80% 1RM 100 kg
Curl 30-25-20 drop x 8
15 sit-ups, 12 push-ups and 20 squats
Dips 3 x max
12, 10, 9
Run 8.4 km 5:52/km 49:17

Floor Press (lb)
100 x 5
```
```sets
2026-03-02 | Bench Press | 80 kg | 5 reps | set 1-3 | work | rest 120 s
2026-03-02 | Row | 40 kg | 10 reps | set 1-3 | work | inherited
2026-03-02 | Squat | 100 kg | 5 reps | set 1-3 | work | inferred
2026-03-02 | Curl | 30 kg | 8 reps | set 1 | drop | inferred
2026-03-02 | Curl | 25 kg | 8 reps | set 2 | drop | inferred
2026-03-02 | Curl | 20 kg | 8 reps | set 3 | drop | inferred
2026-03-02 | Sit-up | BW | 15 reps | set 1 | work | inherited
2026-03-02 | Push-up | BW | 12 reps | set 1 | work | inherited
2026-03-02 | Squat | - | 20 reps | set 1 | work
2026-03-02 | Dip | BW | 12 reps | set 1 | work | inferred
2026-03-02 | Dip | BW | 10 reps | set 2 | work | inferred
2026-03-02 | Dip | BW | 9 reps | set 3 | work | inferred
2026-03-02 | Run | - | 8.4 km in 2957 s | set 1 | cardio
2026-03-02 | Floor Press | 100 lb | 5 reps | set 1 | work | inferred
```
```findings
W209 line 8
```

### 5.19 Words that count, and sessions in rows

`20 times`, `20 mal`, `20 fois` and the like are reps from five on, and between numbers the word multiplies; `5 times a week` counts nothing.
Counted reps in parentheses behind a load are done with it, and `(11 reps 4 sets)` holds for all exercises named before it. `第1组` and `#1:`
number a set, and so do `2세트 8회` and `2set 8reps` right below the first. `15个为一组` tells the reps of the sets above it. `cap` or `limit` behind a time, and a clock alone behind labels such as
`Time cap`, are of the whole. A pulse between a distance and its time is passed over. A numbered heading may tell its sets. A table with days
and neither exercises nor loads in its head tells a session in each row; columns such as `Planned` and `Goal` are passed over.

```wlog
unit: kg
# 2026-03-02
Crunch 20 times
Squat 3 mal 10
Lat Pulldown 40 kg (12 reps), 45 kg (10 reps)
Pull-up, Dip (9 reps 4 sets)
卧推
第1组 60 kg 10次
第2组 65 kg 8次
Run 5 km, HR 140, 28:35
10 minute cap
Row (lb): 100x5

## 1. Plank 60 s

| Day | Planned | Actual |
|---|---|---|
| 2026-03-04 | Squat 5x5 | Squat 3x5 90 kg, dips 3x8 |
```
```sets
2026-03-02 | Crunch | BW | 20 reps | set 1 | work | inherited
2026-03-02 | Squat | - | 10 reps | set 1-3 | work | inferred
2026-03-02 | Lat Pulldown | 40 kg | 12 reps | set 1 | work
2026-03-02 | Lat Pulldown | 45 kg | 10 reps | set 2 | work
2026-03-02 | Pull-up | BW | 9 reps | set 1-4 | work | inherited
2026-03-02 | Dip | BW | 9 reps | set 1-4 | work | inherited
2026-03-02 | Bench Press | 60 kg | 10 reps | set 1 | work
2026-03-02 | Bench Press | 65 kg | 8 reps | set 2 | work
2026-03-02 | Run | - | 5 km in 1715 s | set 1 | cardio | “HR 140”
2026-03-02 | Row | 100 lb | 5 reps | set 1 | work | inferred
2026-03-02 | Plank | BW | 60 s | set 1 | work | inherited
2026-03-04 | Squat | 90 kg | 5 reps | set 1-3 | work | inferred
2026-03-04 | Dip | BW | 8 reps | set 1-3 | work | inferred
```

### 5.20 Days and rests in other places

A day MAY stand behind its title, behind sets or between their name and them; below the line of another day such sets are not counted. Lines of
a day and sets below the name of an exercise are of that exercise. `13. Januar` is a day, while in `12. Oct 28` the twelve numbers the line. A
weekday MAY be one letter of East Asia behind its date. Words, one of them for a rest, and a time tell the rest of the sets above. Pairs of a
load and reps MAY be parted by slashes; a heavier set behind a slash or an arrow is no drop set. Pieces of a set, `12+10+8`, count together when
they outweigh the first, with a warning; in `7+2` the two were helped and are kept as the note.

```wlog
13. Januar 2026 (18:00-19:10)
Row 60 10 / 70 8
Satzpause 90 s

Push 1 1/15/26
Dips 12

## Bench Press
2026-01-17: 80 kg x 5
2026-01-24: 82.5 kg x 5
```
```sets
2026-01-13 | Row | 60 kg | 10 reps | set 1 | work | rest 90 s | inferred
2026-01-13 | Row | 70 kg | 8 reps | set 2 | work | rest 90 s | inferred
2026-01-15 | Dip | BW | 12 reps | set 1 | work | inferred
2026-01-17 | Bench Press | 80 kg | 5 reps | set 1 | work
2026-01-24 | Bench Press | 82.5 kg | 5 reps | set 1 | work
```

### 5.21 Diaries in paragraphs

Behind a load and a comma stand its reps and how often (`12 kg, 8 reps x 2`). What a plus glues to a load, as in `135+1chain`, is a note, and
so are the words behind `plus`. Half of a load in parentheses, `120 (60s)`, is that of each hand. `(20 kg assistance)` takes off. The name of
a tool MAY stand between load and reps, and both sides before their load (`5/5 x 20 kg`). Rounds at the end of a chain of `+` are of all that
it joins. `'` tells feet below a carry, and a pair below dumbbells. A load in parentheses ends a name on a line of its own: it is that of the
sets below it. Blank lines MAY part the exercises of rounds when each line begins with its number. Behind `Bonus:` another exercise stands.
A line that only tells how often something was done, as `Superset x 3`, is finding W201. `x 2 of 12` are two sets of twelve, and `Bodyweight
(86 kg): 12, 9` tells the lifter's weight beside the reps. A sentence in parentheses between a name and its colon is a note, and so is a line whose
numbers only tell which of the sets and reps above it is about. The rungs of `1/1, 2/2, 3/3` below a load are done with either side. A number
alone between blank lines, one in parentheses that ends the name of a lift without sets, as `Leg press (15)`, or has a letter that nobody
knows, as `(20p)`, and `lots of sets of 5` are finding W201. `Leg press (65 kg-15)` tells a load and its reps. `2024/12/14~18` heads a week.

```wlog
unit: kg
# 2026-03-02
Front Raise 10 kg plate, 12 reps x 2
Bench Press 60+1chain x 5
Incline DB Press 40 (20s) x 8
Pull-ups 3x8 (20 kg assistance)
Get-up 1/1 x 16 kg, 5/5 x 20 kg
Curl 15 kg x 10 + 10 kg x 8 x 3 rounds
Yoke Carry 90x15'

Double Swing (two 8 kg bells)
3 x 10

3 rounds:

10 burpees

15 push-ups

Superset x 3
```
```sets
2026-03-02 | Front Raise | 10 kg | 12 reps | set 1-2 | work
2026-03-02 | Bench Press | 60 kg | 5 reps | set 1 | work | “1chain” | inferred
2026-03-02 | Incline Dumbbell Press | 40 kg | 8 reps | set 1 | work | inferred
2026-03-02 | Pull-up | BW-20 kg | 8 reps | set 1-3 | work | inferred
2026-03-02 | Turkish Get-up | 16 kg | 1 reps | set 1 | work | each
2026-03-02 | Turkish Get-up | 20 kg | 5 reps | set 2 | work | each
2026-03-02 | Curl | 15 kg | 10 reps | set 1-3 | work
2026-03-02 | Curl | 10 kg | 8 reps | set 4-6 | drop | inherited
2026-03-02 | Yoke Carry | 90 kg | 15 ft | set 1 | work | inferred
2026-03-02 | Double Swing | 8 kg | 10 reps | set 1-3 | work | each | inferred
2026-03-02 | Burpee | BW | 10 reps | set 1-3 | work | inherited
2026-03-02 | Push-up | BW | 15 reps | set 1-3 | work | inherited
```
```findings
W201 line 20
```

### 5.22 Counts and loads behind the sets

A number of sets behind one set tells how often it was done, and behind several it counts them; when it counts something else, it is
finding W201. `20 push-ups (3 sets)` are three sets. Loads that are glued by their commas behind a scheme, as many as it has sets, are one
for each, and reps that are glued to a load are its own. A word such as `with`, `mit` or `med` may lead from a name to its load. Numerals
may count sets. Thousands may be glued to a unit of length, hours, minutes and seconds are one time, and a semicolon or the words for them
may stand between a distance and its time. What a list of reps comes to behind a word for it, as `8 7 6 total 21`, is no set, and reps whose sum stands
before their parentheses are the sets. `(all 3s)` behind loads tells the reps of each. `drop to 60 x 8` is a drop of that load. What a machine takes off may stand in the parentheses of a name, also in a table (`Dips (assisted 15 kg)`). The minutes behind a comma and before an exercise are
of that exercise.

```wlog
unit: kg
# 2026-03-02
Shoulder Press (30 kg x 12) - 2 sets
Bench Press 60x10, 70x8 - 2 sets
20 push-ups (3 sets)
Curl 3x6, 5,8,10 kg
Back Extension 20 5kg15
2x10 squat with 80 kg, 1x8 bench press with 60 kg
Жим лёжа 30 на 10 два подхода
Rowing 2,000m 7:31
Run 5 km; 25:10
```
```sets
2026-03-02 | Shoulder Press | 30 kg | 12 reps | set 1-2 | work | inherited
2026-03-02 | Bench Press | 60 kg | 10 reps | set 1 | work | inferred
2026-03-02 | Bench Press | 70 kg | 8 reps | set 2 | work | inferred
2026-03-02 | Push-up | BW | 20 reps | set 1-3 | work | inherited
2026-03-02 | Curl | 5 kg | 6 reps | set 1 | work | inferred
2026-03-02 | Curl | 8 kg | 6 reps | set 2 | work | inferred
2026-03-02 | Curl | 10 kg | 6 reps | set 3 | work | inferred
2026-03-02 | Back Extension | BW | 20 reps | set 1 | work | inferred
2026-03-02 | Back Extension | BW+5 kg | 15 reps | set 2 | work | inferred
2026-03-02 | Squat | 80 kg | 10 reps | set 1-2 | work | inferred
2026-03-02 | Bench Press | 60 kg | 8 reps | set 1 | work | inferred
2026-03-02 | Bench Press | 30 kg | 10 reps | set 1-2 | work | inferred
2026-03-02 | Rowing | - | 2000 m in 451 s | set 1 | cardio
2026-03-02 | Run | - | 5 km in 1510 s | set 1 | cardio
```

A load with a sign in parentheses behind reps hangs on the body, or takes some of it off; loads in parentheses behind reps, more than one
and far larger, are those of the reps. A list behind a load and a number of sets is the reps of those sets. `for time` leads to the time.

```wlog
unit: kg
# 2026-03-02
Pull-up 8 (+10 kg), 6 (-20 kg)
Bench Press 5 (80), 5 (80), 4 (85)
Shoulder Press 45 kg, 3 sets, 10/10/8
100 burpees for time: 8:32
```
```sets
2026-03-02 | Pull-up | BW+10 kg | 8 reps | set 1 | work | inferred
2026-03-02 | Pull-up | BW-20 kg | 6 reps | set 2 | work | inferred
2026-03-02 | Bench Press | 80 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Bench Press | 80 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Bench Press | 85 kg | 4 reps | set 3 | work | inferred
2026-03-02 | Shoulder Press | 45 kg | 10 reps | set 1 | work | inherited
2026-03-02 | Shoulder Press | 45 kg | 10 reps | set 2 | work | inherited
2026-03-02 | Shoulder Press | 45 kg | 8 reps | set 3 | work | inherited
2026-03-02 | Burpee | BW | 100 reps in 512 s | set 1 | work | inherited
```

The last of several sets MAY be told apart, with its words before its number or behind it. `triples to 100` tells the top of them only. Sets
MAY stand behind chains, bands or an aside in parentheses, and belong to the load before. A time or a distance before a name MAY be told so
often, and what is known of its other half stand in parentheses. A one behind sets and reps is finding W201.

```wlog
unit: kg
# 2026-03-02
Squat 100 x 5 x 3 (last set 8)
Deadlift 3 sets of 5 with 90 kg, 4 reps on the last set
Front Squat: triples to 100, 105x1
Bench Press 80 + 2 chains 8x3
Yoke Carry 140 (no belt) 3x20 m
10 second L-sit x 4 sets
10:00 Bike (4.4 km)
Leg Press 3x6 1
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Squat | 100 kg | 8 reps | set 3 | work | inferred
2026-03-02 | Deadlift | 90 kg | 5 reps | set 1 | work
2026-03-02 | Deadlift | 90 kg | 5 reps | set 2 | work
2026-03-02 | Deadlift | 90 kg | 4 reps | set 3 | work
2026-03-02 | Front Squat | 100 kg | 3 reps | set 1 | work | inherited
2026-03-02 | Front Squat | 105 kg | 1 reps | set 2 | work | inferred
2026-03-02 | Bench Press | 80 kg | 8 reps | set 1-3 | work | “2 chains” | inferred
2026-03-02 | Yoke Carry | 140 kg | 20 m | set 1-3 | work | “no belt” | inherited
2026-03-02 | L-sit | BW | 10 s | set 1-4 | work | inherited
2026-03-02 | Bike | - | 4.4 km in 600 s | set 1 | cardio
2026-03-02 | Leg Press | - | 6 reps | set 1-3 | work | “1” | inferred
```
```findings
W201 line 10
```

### 5.23 Marks between load, reps, sets and rest

Behind counted sets stand their reps, and behind both the load. A dash may glue a load to a list of reps, and reps may stand in parentheses of
their own. A few seconds before `hold`, `eccentric` or `pause` are a note. `R2'30` and a time behind load, reps and sets are the rest; a rating
behind a comma is no set. Loads that blanks part are one for each set, and so are reps behind or before their load. `set 1:` and `1:` number
what follows, and a number of sets above the lines of the sets counts them.

```wlog
unit: kg
# 2026-03-02
Row 60 3 sets 10
Press 40-8,8,7
Curl 15 kg (15)(12)
Pull-up 3x8, 5s hold
Bench Press 3x8 60 R2'30
Squat 110 kg x 3, 1 RIR
Squat 3x5 80 90 100
Squat 5 5 4 @ 100
Deadlift set 1: 140x5 set 2: 140x4
Snatch 70 x 1+1 x 3

Front Squat 2 sets
80 x 5
80 x 4
```
```sets
2026-03-02 | Row | 60 kg | 10 reps | set 1-3 | work | inferred
2026-03-02 | Press | 40 kg | 8 reps | set 1 | work | inferred
2026-03-02 | Press | 40 kg | 8 reps | set 2 | work | inferred
2026-03-02 | Press | 40 kg | 7 reps | set 3 | work | inferred
2026-03-02 | Curl | 15 kg | 15 reps | set 1 | work | inherited
2026-03-02 | Curl | 15 kg | 12 reps | set 2 | work | inherited
2026-03-02 | Pull-up | BW | 8 reps | set 1-3 | work | “5s hold” | inferred
2026-03-02 | Bench Press | 60 kg | 8 reps | set 1-3 | work | rest 150 s | inferred
2026-03-02 | Squat | 110 kg | 3 reps | set 1 | work | RIR 1
2026-03-02 | Squat | 80 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Squat | 90 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 3 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Squat | 100 kg | 4 reps | set 3 | work | inferred
2026-03-02 | Deadlift | 140 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Deadlift | 140 kg | 4 reps | set 2 | work | inferred
2026-03-02 | Snatch | 70 kg | 1 reps | set 1-3 | work | “1+1” | inferred
2026-03-02 | Front Squat | 80 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Front Squat | 80 kg | 4 reps | set 2 | work | inferred
```

Where reps or a scheme stand beside a name, as many loads in parentheses behind it or right below are lifted for those, and as many reps right
below are what was done. `30 kg - 8x` tells how often, `8 - BW+20` what hung on the body, and so does `(BW=70 kg + 20 kg)`. `40s (8)` are pairs
of dumbbells. Sets stand before a share, and one to four behind `@`, far below a load, are a note. A name MAY stand behind sets, reps and a dash.

```wlog
unit: kg
# 2026-03-02
Squat 5-3-1
100-110-120
Press 3x5 @ 50
5, 5, 4
Curl
30 kg - 8x, 6x
Dips
8 - BW+20
DB Press 40s (8), 45s (6)
Front Squat 6x3 @ 90% (110 kg)
Bench Press 110x3 @ 2
3 x 10 - push-ups
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | inherited
2026-03-02 | Squat | 110 kg | 3 reps | set 2 | work | inherited
2026-03-02 | Squat | 120 kg | 1 reps | set 3 | work | inherited
2026-03-02 | Press | 50 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Press | 50 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Press | 50 kg | 4 reps | set 3 | work | inferred
2026-03-02 | Curl | 30 kg | 8 reps | set 1 | work
2026-03-02 | Curl | 30 kg | 6 reps | set 2 | work
2026-03-02 | Dip | BW+20 kg | 8 reps | set 1 | work | inferred
2026-03-02 | DB Press | 40 kg | 8 reps | set 1 | work | inferred
2026-03-02 | DB Press | 45 kg | 6 reps | set 2 | work | inferred
2026-03-02 | Front Squat | 110 kg | 3 reps | set 1-6 | work | inferred
2026-03-02 | Bench Press | 110 kg | 3 reps | set 1 | work | “@ 2” | inferred
2026-03-02 | Push-up | BW | 10 reps | set 1-3 | work | inferred
```
```findings
W209 line 3
W209 line 5
```

A pair of dumbbells MAY stand before counted reps (`25s x 10 reps`) and a pair of loads behind `@`. The load of an assisted exercise takes weight
off the body; help that a note tells of a set does not. Sets and a comma MAY stand before reps and their load. What a share of a maximum came to
MAY be whole sets. No load can be where the name says `(bodyweight)`, and a hundred crunches are counted. Names before `each` or `all` share the
sets behind them. A row of counted exercises MAY have a title, rests, and between dashes names that nobody knows. A sentence MAY end with the
number of rounds of the list below it.

```wlog
unit: kg
# 2026-03-02
Hammer Curl 25s x 10 reps
Front Squat 10 @ 2x20 kg
Assisted Pull-up 30 kg 3x8
Bench Press 100 kg x 8 (last one an assisted rep)
Good Morning: 5 sets, 10x 70 kg
Squat
75% x 5 = 5 x 120 kg
Calf Raise (bodyweight) - 3 x 30
Crunch 2x100
Hip Flexion, Ham Curl, Hip Adduction - all 3x15
Hydra: 30 burpees – 20 s rest – 20 hollow bears – 10 burpees (2 rounds)

And then we had to do 3 rounds of:
- 10 push-ups
```
```sets
2026-03-02 | Hammer Curl | 25 kg | 10 reps | set 1 | work
2026-03-02 | Front Squat | 20 kg | 10 reps | set 1 | work | each | inferred
2026-03-02 | Assisted Pull-up | BW-30 kg | 8 reps | set 1-3 | work | inferred
2026-03-02 | Bench Press | 100 kg | 8 reps | set 1 | work | “last one an assisted rep”
2026-03-02 | Good Morning | 70 kg | 10 reps | set 1-5 | work | inherited
2026-03-02 | Squat | 120 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Calf Raise | BW | 30 reps | set 1-3 | work | inherited
2026-03-02 | Crunch | BW | 100 reps | set 1-2 | work | inferred
2026-03-02 | Hip Flexion | - | 15 reps | set 1-3 | work | inferred
2026-03-02 | Leg Curl | - | 15 reps | set 1-3 | work | inferred
2026-03-02 | Hip Adduction | - | 15 reps | set 1-3 | work | inferred
2026-03-02 | Burpee | BW | 30 reps | set 1-2 | work | “20 s rest –” | inherited
2026-03-02 | hollow bears | - | 20 reps | set 1-2 | work
2026-03-02 | Burpee | BW | 10 reps | set 1-2 | work | inherited
2026-03-02 | Push-up | BW | 10 reps | set 1-3 | work | inherited
```

### 5.24 Shorthand of mixed training

`3x` behind a set in parentheses repeats it. Within parentheses behind a number of sets reps MAY have their load, and one in parentheses behind
a rating is that of the sets. Loads in parentheses behind a times sign are lifted for the reps before it, and loads behind the colon of a name
for the sets and reps before that, one each. Sets and reps in parentheses before a colon were the plan of as many reps behind it, when their load stands behind `@`. `22ea:` is
the load of each hand; two bells joined by a plus, the lighter first, behind sets and reps, are lifted together. Exercises with a colon MAY be parted by
semicolons, and some of them tell no numbers. Steps are reps, up to three hundred. A point and a blank make an item.

```wlog
unit: kg
# 2026-03-02
Bench Press
(80 kg x 4) 3x
Press 3 sets (6, 5, 4 reps at 50 kg)
Squat 3x5 RPE 8 (100 kg)
Jerk 2x3 @ 60, 1x(70, 75)
3x5 deadlifts: 100, 110, 120
Snatch (3x2): 2, 2, 1 @ 60 kg
Front Squat 2x6 12+16kg
Row 60 kg: 10; band work; Lateral Raise 8ea: 14, 12
. 20 lunges
Lunge 20 steps
```
```sets
2026-03-02 | Bench Press | 80 kg | 4 reps | set 1-3 | work
2026-03-02 | Press | 50 kg | 6 reps | set 1 | work
2026-03-02 | Press | 50 kg | 5 reps | set 2 | work
2026-03-02 | Press | 50 kg | 4 reps | set 3 | work
2026-03-02 | Squat | 100 kg | 5 reps | set 1-3 | work | @8 | inferred
2026-03-02 | Jerk | 60 kg | 3 reps | set 1-2 | work | inferred
2026-03-02 | Jerk | 70 kg | 1 reps | set 3 | work | inferred
2026-03-02 | Jerk | 75 kg | 1 reps | set 4 | work | inferred
2026-03-02 | Deadlift | 100 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Deadlift | 110 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Deadlift | 120 kg | 5 reps | set 3 | work | inferred
2026-03-02 | Snatch | 60 kg | 2 reps | set 1 | work | inherited
2026-03-02 | Snatch | 60 kg | 2 reps | set 2 | work | inherited
2026-03-02 | Snatch | 60 kg | 1 reps | set 3 | work | inherited
2026-03-02 | Front Squat | 28 kg | 6 reps | set 1-2 | work | inferred
2026-03-02 | Row | 60 kg | 10 reps | set 1 | work | “band work;” | inferred
2026-03-02 | Lateral Raise | 8 kg | 14 reps | set 1 | work | each | inherited
2026-03-02 | Lateral Raise | 8 kg | 12 reps | set 2 | work | each | inherited
2026-03-02 | Lunge | - | 20 reps | set 1 | work
2026-03-02 | Lunge | - | 20 reps | set 1 | work
```

How many rounds a block of as many as possible came to MAY be told on a line below it. An equals sign leads to a time. A clock of two numbers
behind kilometers or miles tells hours when nobody is so fast in minutes, but not behind ` in ` or `@`. The load of `18x50' in 38.5 s` is no
number of runs. A weekday before sets names the day and no exercise. `1/2` before `kneeling` is no day, and neither is `4/2 cadence`.

```wlog
unit: kg
# 2026-03-02
500 m row = 1:50
Run 14 km - 1:12
1/2 kneeling press 12 kg x 8
4/2 cadence

AMRAP 15 min:
10 burpees
It was hot. Completed 5 rounds.
```
```sets
2026-03-02 | row | - | 500 m in 110 s | set 1 | work
2026-03-02 | Run | - | 14 km in 4320 s | set 1 | cardio
2026-03-02 | 1/2 kneeling press | 12 kg | 8 reps | set 1 | work
2026-03-02 | Burpee | BW | 10 reps | set 1-5 | work | inherited
```

### 5.25 Ways, numbered sets and comparisons

Behind a number of ways stands the time of each, or one for all of them alike, and nothing else; a time that is none of one way is a note. A pace, a climb and what
differs from last time are no work. Bare hundreds of endurance work, and lengths of a pool, are meters; jumps of a rope are counted from fifty on. A load with a
plus behind a way or a time was carried over it. Behind sets with their load, so many reps more have it too.

```wlog
unit: kg
# 2026-03-02
Rowing 4x500 m: 1:55, 1:54, 1:56, 1:53
Run 5 km 26:40, 5:20 pace, 120 m elevation gain
Run 6x400
Double unders 3x50
Sled Push 4x20 m +60 kg
Squat 3x5 90 kg, 4 reps
Bench Press 3x10 60 kg, 2 more than last time
```
```sets
2026-03-02 | Rowing | - | 500 m in 115 s | set 1 | cardio | inherited
2026-03-02 | Rowing | - | 500 m in 114 s | set 2 | cardio | inherited
2026-03-02 | Rowing | - | 500 m in 116 s | set 3 | cardio | inherited
2026-03-02 | Rowing | - | 500 m in 113 s | set 4 | cardio | inherited
2026-03-02 | Run | - | 5 km in 1600 s | set 1 | cardio | “120 m elevation gain”
2026-03-02 | Run | - | 400 m | set 1-6 | cardio | inherited
2026-03-02 | Double Under | - | 50 reps | set 1-3 | work | inherited
2026-03-02 | Sled Push | BW+60 kg | 20 m | set 1-4 | work | inherited
2026-03-02 | Squat | 90 kg | 5 reps | set 1-3 | work | inferred
2026-03-02 | Squat | 90 kg | 4 reps | set 4 | work | inherited
2026-03-02 | Bench Press | 60 kg | 10 reps | set 1-3 | work | “2 more than last time” | inferred
```

The number of a set MAY stand before it with or without a colon, and labels below a name need none. Two equal numbers with a slash between are the
sides of what is done on either, unless slashes part sets elsewhere in the file. Behind `@`, numbers that fall while the loads rise are reps, for the whole
exercise, unless the file tells RPE beside reps. A head such as `Strength:` ends a warm-up above it. In a table with
columns of what was planned and done, the plan names what was done.

```wlog
unit: kg
# 2026-03-02
Bench Press set 1 100x5 set 2 110x3
Deadlift
weight 140
reps 5
Lunge 10/10 16 kg
Press 40@8, 45@6
Warm-up:
Row 40 kg x 10
Strength:
Row 60 kg x 8
```
```sets
2026-03-02 | Bench Press | 100 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Bench Press | 110 kg | 3 reps | set 2 | work | inferred
2026-03-02 | Deadlift | 140 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Lunge | 16 kg | 10 reps | set 1 | work | each | inherited
2026-03-02 | Press | 40 kg | 8 reps | set 1 | work | inferred
2026-03-02 | Press | 45 kg | 6 reps | set 2 | work | inferred
2026-03-02 | Row | 40 kg | 10 reps | set 1 | warmup
2026-03-02 | Row | 60 kg | 8 reps | set 1 | work
```

### 5.26 Loads above their reps, and lines between sets

A line of nothing but loads, above one of as many reps or times, tells the load of each; so do lists behind `Weight:` and `Reps:`, whichever
stands first. A load before a colon MAY stand a blank line above its reps. A number of sets above as many lines of reps only counts them.
In a block of rounds, as many sets (`3x7`) or as many loads as rounds are those of the rounds. `245 for two doubles` are two sets, and sets
`on the minute` as many as the first factor. Between sets, a line that tells what is put on or taken off, that lighter sets follow, or what
something weighs, is a note and names no exercise. Behind `Warm-up:` and its factors MAY stand another exercise. Reps in parentheses behind a
load MAY be parted by slashes or hyphens (`60 kg (6/6/5)`); a count and a times sign before a name are its sets (`4 x Squat 60 kg x 6`). A dash
glued to a few sets, as in `-3x9 pull-ups`, opens an item and takes nothing off. Behind `@ 80% =` stands the load, and behind
`Worked up to 140x1 on` the exercise.

```wlog
unit: lb
# 2026-03-02
Bench Press
65, 75, 85
9, 7, 4

Pull-up 3 sets
9
8
7

20 kg press:

6, 6, 5

Squat
205x4
Add belt
245 for two doubles
Back off sets
205x6
My trap bar weighs 60 lb.
-3x9 curls 35 lb
4 x deadlift 205 lb x 6
OHP 65 lb (6/6/5)

3 rounds:
Row 3x6 @ 95 lb
Dips 9
```
```sets
2026-03-02 | Bench Press | 65 lb | 9 reps | set 1 | work | inherited
2026-03-02 | Bench Press | 75 lb | 7 reps | set 2 | work | inherited
2026-03-02 | Bench Press | 85 lb | 4 reps | set 3 | work | inherited
2026-03-02 | Pull-up | BW | 9 reps | set 1 | work | inferred
2026-03-02 | Pull-up | BW | 8 reps | set 2 | work | inferred
2026-03-02 | Pull-up | BW | 7 reps | set 3 | work | inferred
2026-03-02 | press | 20 kg | 6 reps | set 1 | work | inherited
2026-03-02 | press | 20 kg | 6 reps | set 2 | work | inherited
2026-03-02 | press | 20 kg | 5 reps | set 3 | work | inherited
2026-03-02 | Squat | 205 lb | 4 reps | set 1 | work | inferred
2026-03-02 | Squat | 245 lb | 2 reps | set 2-3 | work | inherited
2026-03-02 | Squat | 205 lb | 6 reps | set 4 | work | inferred
2026-03-02 | curls | 35 lb | 9 reps | set 1-3 | work | inferred
2026-03-02 | Deadlift | 205 lb | 6 reps | set 1-4 | work | inherited
2026-03-02 | Overhead Press | 65 lb | 6 reps | set 1 | work
2026-03-02 | Overhead Press | 65 lb | 6 reps | set 2 | work
2026-03-02 | Overhead Press | 65 lb | 5 reps | set 3 | work
2026-03-02 | Row | 95 lb | 6 reps | set 1-3 | work | inherited
2026-03-02 | Dip | BW | 9 reps | set 1-3 | work | inferred
```
```findings
W209 line 22
```

### 5.27 Tools before their load, and scripts without blanks

The load behind a tool that begins a line is that of the sets behind the name that follows, and the tool is a part of the name. A tool, or a
word for what hangs on the body, MAY stand behind the load. Two bells in parentheses before sets are the load of each hand; a load there behind
a word that adds it is that of the sets, as many loads as sets there are one for each, and three reps or more behind a load are those of its sets,
unless they are too few for reps. In scripts that
write no blanks a word that points back, as in `これを3セット`, tells the sets of what was said; times a week are no reps; a lone weight in a
sentence about the body is no load; and the number of an exercise before a colon is no part of its name. Each item of a numbered list MAY count
what it names; a head of several rounds is no name.

```wlog
unit: kg
# 2026-03-02
KB 24 kg swing 5x20
Pull-up 10 kg Zusatzgewicht 3x6
Jerk (2x20 kg) 5x8
Dips (weighted 10 kg) 3x6
Row 60 kg (10/8/7)
Press 3x8 (30/32.5/35)
スクワット 40kgを10回、これを3セット
动作一：卧推 60kg 8次
```
```sets
2026-03-02 | Kettlebell Swing | 24 kg | 20 reps | set 1-5 | work | inferred
2026-03-02 | Pull-up | BW+10 kg | 6 reps | set 1-3 | work | inferred
2026-03-02 | Jerk | 20 kg | 8 reps | set 1-5 | work | each | inferred
2026-03-02 | Dip | BW+10 kg | 6 reps | set 1-3 | work | inferred
2026-03-02 | Row | 60 kg | 10 reps | set 1 | work
2026-03-02 | Row | 60 kg | 8 reps | set 2 | work
2026-03-02 | Row | 60 kg | 7 reps | set 3 | work
2026-03-02 | Press | 30 kg | 8 reps | set 1 | work | inferred
2026-03-02 | Press | 32.5 kg | 8 reps | set 2 | work | inferred
2026-03-02 | Press | 35 kg | 8 reps | set 3 | work | inferred
2026-03-02 | Squat | 40 kg | 10 reps | set 1-3 | work
2026-03-02 | Bench Press | 60 kg | 8 reps | set 1 | work
```

### 5.28 Signs, kinds of sets and loads below

Behind a load with its unit, `|`, `=` and `→` MAY stand before its reps; behind an arrow or `=` they end the line or the field and are at most
half as many as the load, and behind `=` at most 15. Square brackets around a list right behind sets and reps are parentheses. Words that tell
what kind of sets follow (`top set`, `work sets`, `backoff`, `joker`, `heavy`, `opener`, `first set`) are no part of the name, and before other
sets of the line they begin the next of them; back-off sets are no drop sets. A load alone on its line, right below sets and reps, is theirs;
as many loads as sets, on a line each, are one for each. In `5/3/100` sets, reps and a far greater load are parted by slashes. Lists of ways
are a set each; bare hundreds are meters of what is run or swum, and from five hundred on of what is rowed. Minutes behind the sets of a lift,
an ordinal number (`missed 6th`), a lone share (`1% incline`), sets in parentheses before `last time`, those behind `vs` when the line tells of
the past, and a load before `next week` are no sets. Where a bar of 40 and more is lifted, `each` behind sets in words means each of them.

```wlog
unit: kg
# 2026-03-02
Bench Press
60 kg | 10 reps
70 kg = 8
Deadlift: top single 200, back-off 160x5
Row
3x10
50 kg
Squat 5/3/100
Overhead Press 5x3 [3,3,3,2,2] 40 kg
Run 400m, 400m, 600m
Leg Press 3x10 120 kg, 45 min total
Lunge 20 kg x 8, missed 9th
Hip Thrust 3 sets of 8 reps each, 80 kg
```
```sets
2026-03-02 | Bench Press | 60 kg | 10 reps | set 1 | work
2026-03-02 | Bench Press | 70 kg | 8 reps | set 2 | work
2026-03-02 | Deadlift | 200 kg | 1 reps | set 1 | work | inferred
2026-03-02 | Deadlift | 160 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Row | 50 kg | 10 reps | set 1-3 | work | inferred
2026-03-02 | Squat | 100 kg | 3 reps | set 1-5 | work | inferred
2026-03-02 | Overhead Press | 40 kg | 3 reps | set 1 | work | inferred
2026-03-02 | Overhead Press | 40 kg | 3 reps | set 2 | work | inferred
2026-03-02 | Overhead Press | 40 kg | 3 reps | set 3 | work | inferred
2026-03-02 | Overhead Press | 40 kg | 2 reps | set 4 | work | inferred
2026-03-02 | Overhead Press | 40 kg | 2 reps | set 5 | work | inferred
2026-03-02 | Run | - | 400 m | set 1 | cardio
2026-03-02 | Run | - | 400 m | set 2 | cardio
2026-03-02 | Run | - | 600 m | set 3 | cardio
2026-03-02 | Leg Press | 120 kg | 10 reps | set 1-3 | work | inferred
2026-03-02 | Lunge | 20 kg | 8 reps | set 1 | failed | “9th”
2026-03-02 | Hip Thrust | 80 kg | 8 reps | set 1-3 | work
```

### 5.29 Loads ahead of names, plates added up and numbered sets

A load before a name holds for what stands behind it: a time, sets, or whole numbers that are its reps; before a name, `2x24 kg` is a load for
each hand, and with a colon behind the name it is that of the reps below. Bare numbers that come to the load behind their `=` are its plates.
`3x(8x12)` is one set told for three, whose order the file decides. Behind a name, or below `Exercise: Set Weight Reps`, sets in a row MAY each
begin with their number. A slash, or a dash glued to its reps, may part a load from the one before it. Two in a list such as `12@2, 12@4` can be
no RPE, and so none is. `80y` behind a times sign are yards, and bare lengths behind the number of them and before a time in which people swim
them (`10 x 50 @ :45`) are meters where no lift is named. Lengths of a pool MAY stand alone before `free`, `freestyle` or `IM` (`400 free easy`), before any
stroke and such a time (`8x50 kick @1:00`), and below such a line in its session before a stroke or `cd` and `wu`. As many times behind a way as it was gone are
those of each (`6x800 (3:12 3:10 3:11 3:09 3:10 3:04)`), and a time behind the words for a way is its own (`13 km easy run in 1:13:20`). `本` behind a way counts it. `Four rounds:` counts as `4 rounds:` does. Three numbers that fall, right below
the name of an exercise, are no day of another decade; a weekday with its date opens a session in a list too. Climbs of a grade, as `4 V0, 3 V1`,
are a note, and so are the speed and the incline of a row with a time below `Sets`, the height of a box behind the sets (`24"`), a pace
behind a run and the angles of `90-0`. What lies on each side of a bar whose mass is not told (`bar+10/side`) is finding W201, and so is a
number before words that nobody knows, as in `Swim 40 laps`. In a table a load behind `Done` is the one that was lifted; other numbers there are finding W201.

```wlog
unit: kg
# 2026-03-02
2x24 kg jerk: 3 minutes
20 kg kettlebell swing: 25/25
2 x 16 kg presses:
8, 7, 6
Squat
8 reps 20+15+5=40 kg
Bench Press 60 kg - 10/ 65 kg - 8
Leg Curl: 1 30 12 2 35 10
Seated Crunch: 12@2, 12@3
4 V0, 3 V1
Lat Pulldown
12/12/10

| Exercise | Sets | Weight | Result |
|---|---|---|---|
| Lunge | 3x10 | 14 kg | Done 12 kg |
```
```sets
2026-03-02 | Jerk | 24 kg | 180 s | set 1 | work | each
2026-03-02 | Kettlebell Swing | 20 kg | 25 reps | set 1 | work | inherited
2026-03-02 | Kettlebell Swing | 20 kg | 25 reps | set 2 | work | inherited
2026-03-02 | presses | 16 kg | 8 reps | set 1 | work | each | inherited
2026-03-02 | presses | 16 kg | 7 reps | set 2 | work | each | inherited
2026-03-02 | presses | 16 kg | 6 reps | set 3 | work | each | inherited
2026-03-02 | Squat | 40 kg | 8 reps | set 1 | work
2026-03-02 | Bench Press | 60 kg | 10 reps | set 1 | work | inferred
2026-03-02 | Bench Press | 65 kg | 8 reps | set 2 | work | inferred
2026-03-02 | Leg Curl | 30 kg | 12 reps | set 1 | work | inferred
2026-03-02 | Leg Curl | 35 kg | 10 reps | set 2 | work | inferred
2026-03-02 | Seated Crunch | BW+2 kg | 12 reps | set 1 | work | inferred
2026-03-02 | Seated Crunch | BW+3 kg | 12 reps | set 2 | work | inferred
2026-03-02 | Lat Pulldown | - | 12 reps | set 1 | work | inferred
2026-03-02 | Lat Pulldown | - | 12 reps | set 2 | work | inferred
2026-03-02 | Lat Pulldown | - | 10 reps | set 3 | work | inferred
2026-03-02 | Lunge | 12 kg | 10 reps | set 1-3 | work | inferred
```

### 5.30 Signs and words of further tongues

Two digits glued to minutes are seconds (`1min30`). A half behind `@` or a plus at the end of a line has a decimal comma (`@ 27,5`). Greek `χ`
multiplies as Cyrillic `х` does; `5χλμ` and `15хв` are five kilometers and fifteen minutes. In `2x14 kg: 3x12` and `3x12 - 2x14 kg` the load
is held in each hand, and so is that of `20 kg c/u`. In `34/10 x3` and `34/10 3 sets` a load is parted from its reps. As many numbers behind
`3 sets bodyweight` are the reps of each. Loads in parentheses MAY be parted by dashes, one for each set. A drop in parentheses that tells
load and reps is a set. Three numbers and more between spaced plus signs are the reps of a set each. `3 times` behind a hold counts its sets.
Little words MAY stand before `last set 4`. `12 kg par bras 3x10` and `p/h` tell of each hand, `c/` and `m/` before a load mean `with`,
`5s x 5p` is five sets of five, and `3 sets - 60 kg (10, 8, 6)` counts what stands behind it. Words for the empty bar alone (`bar only`) name
no exercise. `20 empty bar 15, 40 10` tells what the bar weighs, `12şer kilo` twelve each, `Dips with a 25 hanging, 8, 8` what is added to the
body, and so does `BW x12,+5x8`. Words before the first lift of a line name nothing where they tell of the day (`knee sore. leg curl 40 3x12`); a period behind others
is that of a shortened word (`Chest supp. row`). A scheme to which somebody changes names nothing either, unless it names an exercise
(`trying 3x8 for a while`, but `back squat 5x5 this week`). `tuần trước`, `lần sau` and `minggu depan` tell of another day; `tay sau` and `đùi trước` are parts of the body.

```wlog
unit: kg
# 2026-03-02
waga 82,4 rano, spałem 6h
Bench Press
bar only x15
60 x 10
Row 34/10 x3
Pulldown 3x12 @ 27,5
Lunge 3x12 - 2x14 kg
Leg Curl 3x12 (30-35-35)
Rope Pushdown 25 kg 4x12 (drop 15 kg x 10)
Push-up 25 + 20 + 15
Plank 1min30
Squat 5x5 100 kg, on the last set 4
lần sau Squat 105 kg
```
```sets
2026-03-02 | Bench Press | - | 15 reps | set 1 | work | inherited
2026-03-02 | Bench Press | 60 kg | 10 reps | set 2 | work | inferred
2026-03-02 | Row | 34 kg | 10 reps | set 1-3 | work | inferred
2026-03-02 | Lat Pulldown | 27.5 kg | 12 reps | set 1-3 | work | inferred
2026-03-02 | Lunge | 14 kg | 12 reps | set 1-3 | work | each | inferred
2026-03-02 | Leg Curl | 30 kg | 12 reps | set 1 | work | inferred
2026-03-02 | Leg Curl | 35 kg | 12 reps | set 2 | work | inferred
2026-03-02 | Leg Curl | 35 kg | 12 reps | set 3 | work | inferred
2026-03-02 | Rope Pushdown | 25 kg | 12 reps | set 1-4 | work | inferred
2026-03-02 | Rope Pushdown | 15 kg | 10 reps | set 5 | drop
2026-03-02 | Push-up | BW | 25 reps | set 1 | work | inferred
2026-03-02 | Push-up | BW | 20 reps | set 2 | work | inferred
2026-03-02 | Push-up | BW | 15 reps | set 3 | work | inferred
2026-03-02 | Plank | BW | 90 s | set 1 | work | inherited
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 3 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 4 | work | inferred
2026-03-02 | Squat | 100 kg | 4 reps | set 5 | work | inferred
```
```findings
W209 line 15
```

### 5.31 Lines of their own, and what stands behind sets

A line that is nothing but a rating (`RPE 8`, `RIR: 2`, `8.5 RPE`, `rpe 7/10`, and `@9` below a load) rates the sets of the line above; above the
first exercise `RPE` rates the session. Below the title of a session `Time: 1h 10m`, `60 minutes`, `Total time 65 min` and `18:00-19:10` tell how
long it took, and `Weight: 80.5 kg` what the lifter weighs; a bare `Weight 80` between lifts is finding W201. `S1:`, `S2:` before numbers count
the sets of the exercise above. `next time go heavier`, `rest day tomorrow`, `PR!!` right below sets are remarks and plan nothing. Minutes beside
words that name no exercise, as in `20 min late`, are no set of a lift, nor are those somebody waited. `Date:` before a day is no part of a title;
`25-Jan-22` has its year, and a day MAY stand before `@` and the name of a place. That all days would be the ninth of their months tells which
number is the month, but leaves the doubt.

Behind sets, `for` joins a load with its own reps in a list (`135 for 5, 155 for 3`), as do parentheses (`100 (5)`); beside bodyweight work what
they hold is finding W201. A time is the rest where load and reps are told (`100 kg 5 reps 90 s`, `3x5 r 90 s`). Centimeters and inches behind sets
and reps are the height of a box or a block. Behind `warm-up`, sets whose loads go up to that of several sets are warm-ups, else the first is.
`>>` leads to what comes next time.

The columns of a table MAY be parted by several blanks below a head of three names or more; a cell belongs to the head above it. In a table without
bars at its ends an empty first cell goes on with the exercise above, and without a column of exercises the name above the table is that of its
rows.

```wlog
unit: kg
2026-03-02
Push
Time: 1h 10m
Bench Press
S1: 60 x 8
S2: 60 x 7
RPE 8
next time go heavier
Squat 80 for 5, 90 for 3
Overhead Press 40 (5)
Row 3x8 50 kg 90s
Box Jump 5x3 60 cm
Deadlift warm-up 60x5, 100x5x3
20 min late
Curl 20 kg x 10 >> 22.5

Exercise    Set   Weight   Reps
Leg Curl    1     40       10
            2     40       9
```
```sets
2026-03-02 | Bench Press | 60 kg | 8 reps | set 1 | work | inferred
2026-03-02 | Bench Press | 60 kg | 7 reps | set 2 | work | @8 | inferred
2026-03-02 | Squat | 80 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Squat | 90 kg | 3 reps | set 2 | work | inferred
2026-03-02 | Overhead Press | 40 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Row | 50 kg | 8 reps | set 1-3 | work | rest 90 s | inferred
2026-03-02 | Box Jump | BW | 3 reps | set 1-5 | work | “60 cm” | inferred
2026-03-02 | Deadlift | 60 kg | 5 reps | set 1 | warmup | inferred
2026-03-02 | Deadlift | 100 kg | 5 reps | set 2-4 | work | inferred
2026-03-02 | Curl | 20 kg | 10 reps | set 1 | work | “22.5”
2026-03-02 | Leg Curl | 40 kg | 10 reps | set 1 | work | inferred
2026-03-02 | Leg Curl | 40 kg | 9 reps | set 2 | work | inferred
```
```findings
W201 line 15
```

### 5.32 Endurance work

Between the time and the way of one piece of work MAY stand how a machine was set and how hard it was: `30 min, 1% incline, 5 km`,
`5 km, HR 150, 25:30`, `20 min, level 5, 240 cal, 2 miles`; they are a note of the set. A time in which nobody goes the way tells how fast
it was gone (`5 km easy, 5:30`) and is of the note. Behind words alone about how hard it was, a further part ends the piece: `10 min easy, 5 km hard,
10 min easy` is one set of ten minutes, and what follows is finding W201.

Two times with a slash or `on` and `off` between them, and how often, are work and rest in turns: `20s/10s x 8`, `8 x 20s on / 10s off`. Of what is
held for a time on each side they are the two sides when they are equal. Bare numbers are seconds where people keep time (`Bike 20/10 x 8`,
`Tabata squats 20/10 x 8`, `Plank 40/20 x 5`), from four turns up and in steps of five. What is counted in reps is so only when work and rest fill a minute
(`Mountain climbers 40/20 x 5`) or are eight turns of 20 and 10 seconds. All others, and turns of which nobody tells how often, are finding W201.
What stands behind `@` and minutes of endurance work is a speed or so many watts, and so are a hundred and more behind minutes of what nobody knows.

Behind a line with reps and their pace (`LC 2x20 8 min, 7 rpm = 56`) a file is of kettlebell sport: there `2x20` is a pair of bells of 20 kg, and what follows
tells the time, the reps of all of it, or the sets (`Front squat 2x28 5x5`). A pair of which nothing else was understood is finding W201.

At what is done for its way and its time, a bare number beside a time that fits is a way: kilometers, miles where loads are pounds, meters from a
hundred up; so is a fraction alone. Bare numbers alone are minutes. Hint W203 says so, but for 15 minutes and more. Bare numbers joined by blanks or
signs (`Treadmill 10 30`) are finding W201, for they may be minutes, ways, speeds or levels.

`m` alone behind a number tells miles (`Run 3m`), from 15 up minutes (`Bike 20m`), and how far one sprints (`Sprints 6x40m`); repeated, from 15 up, meters
of a run and minutes of all else. From ten up, and from three up for what is not done on foot, hint W203 names the others it may tell.

```wlog
unit: kg
# 2026-03-02
Treadmill 30 min, 1% incline, 5 km
Elliptical 20 min, level 5, 240 cal, 4 km
Run 5.2, 26:10
Bike 20/10 x 8
Burpee 30s on / 15s off x 6
Side Plank 30s/30s x 3
Walk 45
Run 5 25
```
```sets
2026-03-02 | Treadmill | - | 5 km in 1800 s | set 1 | cardio | “1% incline”
2026-03-02 | Elliptical | - | 4 km in 1200 s | set 1 | cardio | “level 5, 240 cal”
2026-03-02 | Run | - | 5.2 km in 1570 s | set 1 | cardio | inherited
2026-03-02 | Bike | - | 20 s | set 1-8 | cardio | rest 10 s | inherited
2026-03-02 | Burpee | BW | 30 s | set 1-6 | cardio | rest 15 s | inherited
2026-03-02 | Side Plank | BW | 30 s | set 1-3 | work | each | inherited
2026-03-02 | Walk | - | 2700 s | set 1 | cardio | inherited
```
```findings
W203 line 5
W201 line 10
```

### 5.33 The same in other signs

Numbers in words count sets and reps (`Three sets, twenty reps`). `Round 1:` and `Round 2:` on lines of their own tell which round it was, not how
many. `"` behind a comma is the set before once more, `7x30e` and `7ex30` tell each side, `2@BW x15` is `2 x BW x 15`, and `Unweighted` before a
times sign is `BW`. Falling loads with `drop` behind them share their reps, and a number and `@` before them tell how often they were done.
Parentheses behind a name MAY hold its sets (`Row (3 sets of 10 with 20 lb)`), and behind `10 @ 12 lb` the next set (`(8 @ 15 lb)`); numbers in the
remark behind them are finding W201. `Warm-up x10` before sets with loads is one of them.

What follows `=` behind sets and reps is their sum, and a mass behind it all that was lifted. `Prescribed:` plans, `LT:` above `TT:` is the last
time, and what stands below `with PRs of;` up to a blank line was lifted once. `544 ft gain` is no way, and a time behind a way, its pace and a dot
is how long it took. A time behind `rest` and before a colon is the rest. Seconds, and how often behind them (`30秒 3次`), are sets. `Row 1k` is a
kilometer. A name of few words MAY end in a full stop behind a blank line and above numbers. What stands
between the colon behind a known name and a comma before sets (`Bench Press: all reps paused, 60 kg x 10`) is a note, and `My friend took 105 kg x 2`
tells of somebody else.

Behind a weekday the six digits of a day stand in the order that falls on it (`Monday 260623`), and `20일차 : 2020년 8월 31일` is the day it ends in.
`Weight: 78 kg,` behind a day and before counts is the lifter's.

```wlog
unit: kg
2026-03-02
Push-ups
Round 1: 15 on knees
Round 2: 12 on knees
Row 60x10, ", 65x8
Dips 2@BW x15
Curl 2@40-20 drop x10
Upright Row (3 sets of 10 with 20 kg) - felt easy
Swings 5 x 20 16 kg
Run 10 km @ 5:30/km avg · 55:00 · 120 m gain

Leg curl.
Three sets, twenty reps.
```
```sets
2026-03-02 | Push-up | BW | 15 reps | set 1 | work | inferred
2026-03-02 | Push-up | BW | 12 reps | set 2 | work | inferred
2026-03-02 | Row | 60 kg | 10 reps | set 1 | work | inferred
2026-03-02 | Row | 60 kg | 10 reps | set 2 | work | inferred
2026-03-02 | Row | 65 kg | 8 reps | set 3 | work | inferred
2026-03-02 | Dip | BW | 15 reps | set 1-2 | work | inferred
2026-03-02 | Curl | 40 kg | 10 reps | set 1 | work | inferred
2026-03-02 | Curl | 20 kg | 10 reps | set 2 | drop | inferred
2026-03-02 | Curl | 40 kg | 10 reps | set 3 | work | inferred
2026-03-02 | Curl | 20 kg | 10 reps | set 4 | drop | inferred
2026-03-02 | Upright Row | 20 kg | 10 reps | set 1-3 | work | inherited
2026-03-02 | Swings | 16 kg | 20 reps | set 1-5 | work | inferred
2026-03-02 | Run | - | 10 km in 3300 s | set 1 | cardio | “120 m gain”
2026-03-02 | Leg Curl | - | 20 reps | set 1-3 | work
```

### 5.34 Plans beside results, days in columns, and words between numbers

In a table with a column of what was planned and one headed by a word such as `Actual` or `Done`, the plan is no set, and a row whose other cell
tells none was not done. Rows below days or numbers of sets that begin with a word for a goal, a record or a sum are no sets. Two numbers in a cell of reps are two sets. Below a
head of days each column is a session, and a number there that may be a load without reps is finding W201. Below `set` each further column MAY be an exercise.

```wlog
unit: kg
# 2026-03-01

| Exercise | Plan | Actual |
|---|---|---|
| Squat | 5x5 100 | 100 x 5, 100 x 4 |

| | 2026-03-02 | 2026-03-05 |
|---|---|---|
| Press | 50x5 | 52.5x5 |
| Pull-up | 8, 7 | 9 |

# 2026-03-09

| set | Bench Press | Row |
|---|---|---|
| 1 | 80 x 5 | 60 x 8 |
| 2 | 80 x 4 | |
```
```sets
2026-03-01 | Squat | 100 kg | 5 reps | set 1 | work | inferred
2026-03-01 | Squat | 100 kg | 4 reps | set 2 | work | inferred
2026-03-02 | Press | 50 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Pull-up | BW | 8 reps | set 1 | work | inferred
2026-03-02 | Pull-up | BW | 7 reps | set 2 | work | inferred
2026-03-05 | Press | 52.5 kg | 5 reps | set 1 | work | inferred
2026-03-05 | Pull-up | BW | 9 reps | set 1 | work | inferred
2026-03-09 | Bench Press | 80 kg | 5 reps | set 1 | work | inferred
2026-03-09 | Row | 60 kg | 8 reps | set 1 | work | inferred
2026-03-09 | Bench Press | 80 kg | 4 reps | set 1 | work | inferred
```

A share before a load and its reps tells how heavy it was. A bare load behind a load and a few reps is no number of reps, nor is the number of one more set
(`4th set 6`) a load; `ei noussut` and `не пошла` say that it was missed. `idem` and `ditto` behind a comma repeat the set before them. A word and as many
numbers as sets between parentheses are what was done. `3xF` are sets to failure. Two loads or more with the signs of a meet are singles, lifted (`✓`) or
missed (`✗`). The level of a machine MAY stand before a colon or a dash. Words MAY stand between a way and its time, when people cover the way in it, and what
a machine was set to, as in `level 7` and `incline 12`, is no work. `1:08 h` behind a way are hours. `3L 3R x 4` are the reps of each side, so often.

```wlog
unit: kg
# 2026-03-02
Squat 70% 100x4, 80% 115x2
Deadlift 180x2, 190x1, 200 ei noussut
Bench Press 80 kg x 5, idem
Row 3x5 @ 60 (got 5,5,4)
Dips 3xF: 12, 10, 8
Front Squat 120 ✓ / 125 ✗
Leg Curl level 9: 3 x 12
Run 5 km easy 28:40
Bike 25 min level 7, 10 km
Windmill 16 kg 3L 3R x 4
```
```sets
2026-03-02 | Squat | 100 kg | 4 reps | set 1 | work | inferred
2026-03-02 | Squat | 115 kg | 2 reps | set 2 | work | inferred
2026-03-02 | Deadlift | 180 kg | 2 reps | set 1 | work | inferred
2026-03-02 | Deadlift | 190 kg | 1 reps | set 2 | work | inferred
2026-03-02 | Deadlift | 200 kg | 0 reps | set 3 | failed | inferred
2026-03-02 | Bench Press | 80 kg | 5 reps | set 1-2 | work
2026-03-02 | Row | 60 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Row | 60 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Row | 60 kg | 4 reps | set 3 | work | inferred
2026-03-02 | Dip | BW | 12 reps | set 1 | amrap | inferred
2026-03-02 | Dip | BW | 10 reps | set 2 | amrap | inferred
2026-03-02 | Dip | BW | 8 reps | set 3 | amrap | inferred
2026-03-02 | Front Squat | 120 kg | 1 reps | set 1 | work | inherited
2026-03-02 | Front Squat | 125 kg | 0 reps | set 2 | failed | inherited
2026-03-02 | Leg Curl | level 9 | 12 reps | set 1-3 | work | inferred
2026-03-02 | Run | - | 5 km in 1720 s | set 1 | cardio | “easy”
2026-03-02 | Bike | - | 10 km in 1500 s | set 1 | cardio | “7”
2026-03-02 | Kettlebell Windmill | 16 kg | 3 reps | set 1-4 | work | each | inherited
```

`40 lengths of 25 m` and `40 laps (25 m pool)` are one way of 1000 m. Three numbers behind `2x20 kg x` are the reps of three sets with two bells. A number of twenty
or more within a name that nobody knows, before sets without a load, is finding W201, and so is a bare number behind the word for a plate.

`3/2/2569`, and behind a Thai weekday `3/2/69`, count the years of the Buddha. What somebody `says` before a colon is a plan of theirs. `BP 138/86` is the
pressure of the blood, and so are the pairs of `BP before 138/82 after 126/78`. `RPE constaté: 5`, `Temperature 29.8`, `Pain 4 out of 10`, the 0/10 behind
sets, `Whole week = 5 h`, `KW 21` and the number of a diary or a session tell no sets. Where nothing was read of a sentence, a way in it is finding W209, and
so is a load that was added to nothing (`- +12.5`) W201.

Numbers of tens MAY be told in words before a unit (`seventy five pounds`), and so may the reps behind `sets of`. A sentence behind a load MAY report its reps
(`45 kg. Did 10, 10 and 8.`), and `top set of 12` behind a comma is done with the load before it. A load with nothing behind its times sign, the last of several, has
untold reps, as sets at `1/2 stack` have an untold load; `6th` glued to a times sign is the pin of a machine. `5 reps each set` above a list of loads are the reps of
each, and sets and reps beside a name the plan of those below, when other sets lead to them and they stand there again with a load. Partial and forced reps are a
note. A list of three reps or more in words is read behind an exercise that is known; other sets in words only are finding W201.

```wlog
unit: kg
# 2026-03-02
Press seventy five pounds for two sets of eight
Leg Press 45 kg. Did 10, 10 and 8.
Pec Deck, 60 kg, top set of 12
Leg Curl 20x15, 25x12, 25x
Calf Raise 3x10 @ 1/2 stack
Row 6thx14
Push-ups nine then seven then six

Day two: 5 reps each set
- Deadlift 100, 120
```
```sets
2026-03-02 | Press | 75 lb | 8 reps | set 1-2 | work | inherited
2026-03-02 | Leg Press | 45 kg | 10 reps | set 1 | work
2026-03-02 | Leg Press | 45 kg | 10 reps | set 2 | work
2026-03-02 | Leg Press | 45 kg | 8 reps | set 3 | work
2026-03-02 | Pec Deck | 60 kg | 12 reps | set 1 | work
2026-03-02 | Leg Curl | 20 kg | 15 reps | set 1 | work | inferred
2026-03-02 | Leg Curl | 25 kg | 12 reps | set 2 | work | inferred
2026-03-02 | Leg Curl | 25 kg | ? | set 3 | work | inherited
2026-03-02 | Calf Raise | - | 10 reps | set 1-3 | work | “1/2 stack” | inferred
2026-03-02 | Row | level 6 | 14 reps | set 1 | work
2026-03-02 | Push-up | BW | 9 reps | set 1 | work | inferred
2026-03-02 | Push-up | BW | 7 reps | set 2 | work | inferred
2026-03-02 | Push-up | BW | 6 reps | set 3 | work | inferred
2026-03-02 | Deadlift | 100 kg | 5 reps | set 1 | work | inherited
2026-03-02 | Deadlift | 120 kg | 5 reps | set 2 | work | inherited
```

### 5.35 What a row tells besides, and labels without units

In a table, heads of rest, RPE, RIR, tempo, notes, `Left` and `Right` (`Reps L`, `Reps R`) tell it of the sets of their row; a cell that says nothing but
`warm-up`, `W`, `drop set`, `D`, `failed` or `AMRAP` tells their kind. The exercise of `Squat (warm-up)` is the squat.
`each` and `/side` in a cell hold for the row; below `Weight`, `2x20` is a pair of dumbbells. A row with `no` below `Done` was not performed. Numbers that are left in
a cell of reps or loads are finding W201. Columns headed `Year`, `Month` and `Day` tell one day. Beside other values labels tell the same: `rir: 2`, `rest: 90`, `side: left`, `tempo: 3110`, `failed: yes`.

Heads tell units in parentheses: `Time (min)`, `Distance (km)`, `Rest (s)`. Beside a column of exercises, or below endurance work, `Min` and `Km` alone do.
Where neither head nor label tells a unit (`Distance: 5`), ways are kilometers, or miles where loads are pounds, from a hundred up and of all that is no endurance
work meters; times are minutes of endurance work and seconds of a hold, or where a rest, a load, reps or sets stand beside. Hint W203 says so, but for 15 minutes and more.
Other times without a unit are finding W201.

```wlog
unit: kg
# 2026-03-02
| Exercise | Weight | Reps | Type | RIR | Rest | Notes |
|---|---|---|---|---|---|---|
| Squat | 60 | 5 | warm-up | | | |
| Squat | 100 | 5 | | 2 | 180 | deep |
| Bench Press | 80 | 4 | failed | 0 | 2 min | |
| DB Press | 2x20 | 10 | | | | |

| Exercise | Weight | Left | Right |
|---|---|---|---|
| One-Arm Row | 30 | 10 | 9 |

| Exercise | Time (min) | Distance (km) |
|---|---|---|
| Cycling | 40 | 16 |

## Run
- time: 25:30
- distance: 5
```
```sets
2026-03-02 | Squat | 60 kg | 5 reps | set 1 | warmup | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | RIR 2 | rest 180 s | “deep” | inferred
2026-03-02 | Bench Press | 80 kg | 4 reps | set 1 | failed | RIR 0 | rest 120 s | inferred
2026-03-02 | DB Press | 20 kg | 10 reps | set 1 | work | each | inferred
2026-03-02 | One-Arm Row | 30 kg | 10 reps | set 1 | work | left | inferred
2026-03-02 | One-Arm Row | 30 kg | 9 reps | set 2 | work | right | inferred
2026-03-02 | Cycling | - | 16 km in 2400 s | set 1 | cardio
2026-03-02 | Run | - | 5 km in 1530 s | set 1 | cardio | inherited
```
```findings
W203 line 20
```

### 5.36 Loads that stand elsewhere, and marks that repeat

A drop has a load of its own (`50 kg 3x10, drop 40x8 30x10`). `total` behind a load is the bar with its plates; plates that are added up hold for each side before
`/side`, and come to what stands behind an equals sign. A load at the end of a name may stand before words of how (`paused`, `to failure`) and before `/side`. A way,
or a way and the seconds for it, behind a comma or a dash tells how a load was carried. `5s`, `fives` and `sets of 5` before loads are their reps; behind `@`, and of dumbbells, `14s` are loads.

A load above reps holds for them: `225 for 3 sets` above `5 / 5 / 5`, `Backoffs 165` above `5 @7`, `Bench 72.5 x 5` above `x 3`. `"`, `〃` and `ditto` alone repeat the load of the
set above, two of them also its reps. Numbers behind an arrow, as many as there were sets, are what was done. `the last 6`, `last one 6` and `last set 180` tell of the last set, as a load where only that fits.
Below an exercise counts with words of how (`15 wide, 10 narrow`) are a set each. What is struck out (`~~60 3x8~~`) is not read; a number that is taken back (`wait`, `edit`) and sets that are only
referred to (`same as Monday but`) are finding W201, and so is a clock as the only number of a lift.

```wlog
unit: kg
# 2026-03-02
Pulldown 50 kg 2x10, drop 40x8
Squat 45+25 /side 3x5
Bench Press 185 paused x 6
Sandbag carry 60 kg, 30 m
Split squat 2x10 @ 14s
Front Squat triples: 80, 85
Row
1) 60 kg x 10
2)  "    x 8
Press 40 3x5 -> 5 5 4
Push-up
15 wide, 10 narrow
```
```sets
2026-03-02 | Lat Pulldown | 50 kg | 10 reps | set 1-2 | work | inferred
2026-03-02 | Lat Pulldown | 40 kg | 8 reps | set 3 | drop | inferred
2026-03-02 | Squat | 70 kg | 5 reps | set 1-3 | work | each | inferred
2026-03-02 | Bench Press | 185 kg | 6 reps | set 1 | work | inherited
2026-03-02 | Sandbag Carry | 60 kg | 30 m | set 1 | work
2026-03-02 | Split Squat | 14 kg | 10 reps | set 1-2 | work | each | inferred
2026-03-02 | Front Squat | 80 kg | 3 reps | set 1 | work | inferred
2026-03-02 | Front Squat | 85 kg | 3 reps | set 2 | work | inferred
2026-03-02 | Row | 60 kg | 10 reps | set 1 | work
2026-03-02 | Row | 60 kg | 8 reps | set 2 | work
2026-03-02 | Press | 40 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Press | 40 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Press | 40 kg | 4 reps | set 3 | work | inferred
2026-03-02 | Push-up | BW | 15 reps | set 1 | work | “wide” | inherited
2026-03-02 | Push-up | BW | 10 reps | set 2 | work | “narrow” | inherited
```

### 5.37 Loads in a row, other digits, and columns that nobody knows

Loads in a row have the reps of their sets behind them: `60-10 10 80-8 8`, `60: 10, 10, 80: 8, 8`, `60x10 10, 80x8 8`, `60 10 10 80 8 8`. Two groups at least, of the same sign, with reps near each other and far
below their load; between blanks `60 12 3 70 10 3` may be sets of the reps, as the writer's other lines tell. Lists in slashes with a times sign and as many numbers behind it are
a load and reps for each set (`14/14/12 x 10/8/8`). Where the lists of four exercises or more begin with a load far above their reps, those of other exercises with a load do too (`Hammer curl 12 12 10`).
`60-10-10` is a load with the reps of two sets: a year above 31 in two digits needs a nought in its month or day.

More than one number on top of reps are pieces of one set (`11+4+3`). `3x(3x10)` is nine sets where nobody loads so little. `x` behind the last of several loads, or behind `/`, is a miss (`70, 75x`, `78/x`).
`2 plates a side 10` tells what lies on the bar, and so does `45s each side`; `20 each side 12` without a unit is finding W201, for they may be the reps of a side, and `21s` of a curl 21 reps. `empty bar 10 40x10` begins with the empty bar. A word for a warm-up or the bar may stand between
a load and its sets.

Digits of full width and of Arabic, Persian and Devanagari are digits. `キロ` and its like are kilometers of a run. Targets that an app adds in brackets (`[target_reps=6]`) are passed over.

In a table whose first head nobody knows the words below it name the exercises where one of them is an exercise, and another column tells reps; masses below an unknown head are loads where no column is known to hold them, unless the head tells
what is reckoned. Columns of ratings hold no sets. `Round 1`, `Round 2` are columns of sets.

```wlog
unit: kg
# 2026-03-02
Bench Press 60 10 10 80 8 8
Squat 60-10 10, 80-8 8
Deadlift 100 5 5 5 / 130 1
Lat Pulldown 14/14/12 x 10/8/8
Leg Press 2 plates a side 10
Biceps Curl 21s x 3
```
```sets
2026-03-02 | Bench Press | 60 kg | 10 reps | set 1 | work | inferred
2026-03-02 | Bench Press | 60 kg | 10 reps | set 2 | work | inferred
2026-03-02 | Bench Press | 80 kg | 8 reps | set 3 | work | inferred
2026-03-02 | Bench Press | 80 kg | 8 reps | set 4 | work | inferred
2026-03-02 | Squat | 60 kg | 10 reps | set 1 | work | inferred
2026-03-02 | Squat | 60 kg | 10 reps | set 2 | work | inferred
2026-03-02 | Squat | 80 kg | 8 reps | set 3 | work | inferred
2026-03-02 | Squat | 80 kg | 8 reps | set 4 | work | inferred
2026-03-02 | Deadlift | 100 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Deadlift | 100 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Deadlift | 100 kg | 5 reps | set 3 | work | inferred
2026-03-02 | Deadlift | 130 kg | 1 reps | set 4 | work | inferred
2026-03-02 | Lat Pulldown | 14 kg | 10 reps | set 1 | work | inferred
2026-03-02 | Lat Pulldown | 14 kg | 8 reps | set 2 | work | inferred
2026-03-02 | Lat Pulldown | 12 kg | 8 reps | set 3 | work | inferred
2026-03-02 | Leg Press | level 2 | 10 reps | set 1 | work | each | inferred
2026-03-02 | Biceps Curl | - | 21 reps | set 1-3 | work
```

### 5.38 Exercises parted on a line, tools ahead, and words that count sets

A known exercise with its reps alone ends at a comma or a semicolon before the next (`push-ups 20, squat 60x5`); numbers between commas are no part of a name, and finding W201 says which were not read. Behind a period an exercise of several words begins that nobody knows
when its first letter is a capital, load, reps and sets are multiplied behind it and no word tells of a wish or of others (`… RPE 8. Landmine squeeze 60x8x3.`). A tool and its load before a colon are those of all on the line that tells no other (`DB 20: press 3x10, row 3x12`), from 8 on without a unit; `10x10` is ten sets.
Two exercises joined by a sign, known, with two loads and two numbers of reps, have one of each, and all of the sets (`curl + skullcrusher 30/25 12+10 3 sets`); lifts of a complex keep their joint name (`clean + front squat 60/70 5/5`).

Reps behind a slash may be a list: `60/10 80/8,8,6`; so may those of a load with a sign (`+10/8,8`, `-20/8`), and `0/12` is the body alone. `100, 5 reps` is a load and its reps. `140x5 3 sets @7` is a rating of the sets. A back-off needs no mark before it (`110x4 @8.5 backoff 95x6`).
What is held or hung behind a comma is the load (`3x10, holding 5 kg dumbbells`). A load beside the name, alone on its line, holds for the sets below; one below 20 without a unit only for two to five sets of eight reps or more (`Lateral raise 8` above `3x12`). `-30` in a cell of loads is help, and finding W201 says it of a lift that nobody is helped with. Reps of at most 20 and their sets have the load above them that is twice as much (`Bench 80` above `15x3`).

`두 세트` and `세 번` behind reps count sets, and so do `three times` and `три раза` behind load and reps, and `3 раза по 20`; `마지막세트 7`, `最後7回`, `最后7个` are what the last set came to. What it `was` some time `ago` is a memory.

Finding W202 says what may be two things: the plates of each side of a bar (`Bench per side 20x10`), equal small numbers between blanks behind other sets of the line (`lunge 12 12`), sums of two sets (`40+30`), more than twelve sets with a load whose number has no unit.

```wlog
unit: kg
# 2026-03-02
Push-ups 20, Squat 60x5
DB 20: Bench Press 3x10, Dumbbell Row 3x12
Biceps Curl + Skullcrusher 30/25 12+10 2 sets
Bench Press 60/10 80/8,8,6
Squat 140x5 3 sets @7
Lunge 3x10, holding 5 kg dumbbells
Lateral Raise 8
3x12
```
```sets
2026-03-02 | Push-up | BW | 20 reps | set 1 | work | inferred
2026-03-02 | Squat | 60 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Bench Press | 20 kg | 10 reps | set 1-3 | work | inferred
2026-03-02 | Dumbbell Row | 20 kg | 12 reps | set 1-3 | work | inferred
2026-03-02 | Biceps Curl | 30 kg | 12 reps | set 1-2 | work | inherited
2026-03-02 | Skullcrusher | 25 kg | 10 reps | set 1-2 | work | inherited
2026-03-02 | Bench Press | 60 kg | 10 reps | set 1 | work | inferred
2026-03-02 | Bench Press | 80 kg | 8 reps | set 2 | work | inferred
2026-03-02 | Bench Press | 80 kg | 8 reps | set 3 | work | inferred
2026-03-02 | Bench Press | 80 kg | 6 reps | set 4 | work | inferred
2026-03-02 | Squat | 140 kg | 5 reps | set 1-3 | work | @7 | inferred
2026-03-02 | Lunge | 5 kg | 10 reps | set 1-3 | work | “dumbbells” | inferred
2026-03-02 | Lateral Raise | 8 kg | 12 reps | set 1-3 | work | inferred
```

### 5.39 Counts in names, and talk behind sets

Counts, angles, tools and weights may be part of a name: `single arm row`, `1-arm row`, `double unders`, `T2B`, `K2E`, `toes 2 bar`, `45 degree leg press`, `bodyweight squats`, `pin squat`. Every name of the catalog gives the same sets, before them, behind them, behind a label and alone on its line. `Landmine 180 3x12` tells no load, and
`Leg press 45 3x12 80 kg` none of 45, because another stands behind it.

Where load and reps, or sets and reps, are told already, a number with words behind it is a remark and no set: `3x5 100 kg, 2 more than last week`, `… 3rd week at this weight`, `… 80% of max`, `… 20 kg bar`, `… 1/2 depth`, `… 40 a side`, `… e1RM 117`, `… one rep short`. Where it may be one more set (`…, 105 heavy`), finding W201 says so. `2 RIR` and `3-0-1-0` behind a comma or a dash are a rating and a tempo of those sets;
`100x5x3, warm-up 60x5` is a warm-up behind them, and `failed on 3rd set` and `missed 1 rep` are of one set.
Right below sets, `2 more than last week`, `up 5 kg`, `paused 2 s`, `not 110`, `40 a side` and the like are notes.

### 5.40 Rounds on a line, plans before work, and last sets in words

Each station of `3 rounds: run 800 m, 50 squats` and of `3 rft 400m run / 21 swings 24 kg / 12 pull-ups` has its own work, done as often as there were rounds; the load in the head of a circuit is that of its exercises. Lines of rounds again and again, in a file without a day or a load, are workouts to choose from.

Behind a rating stands the load it led to: `1@8 -> 205`, `3x5 @8 -> 140 kg`, `3x8 @8 90`, `4x3 @ -12% -> 180`. Of `plan 6x6x85 -> 85x6x6`, `[3x10 @ 40 kg] = 40 kg 10, 10, 9` and `target 3x10 60 kg / actual 60x10, 10, 8` only what was done counts, and `= skipped` is nothing done. A share before its load (`80% 120: 6x2`) is a note. Ticked lines below the heading of a plan were done; a line that opens with goals holds nothing else.

Words in parentheses may part the reps of a list: `push-ups 20 (easy), 15 (hard), 12`. A last set told in words takes the place of the last: `3x8 24 kg (last set 7)`, `(la última 6)`, `(letzter Satz 6)`. `5x3: 185 195 205 215 225` is a set of three at each load; `150/3/4` is load, reps and sets where the file states that order or where more reps than before show it. `25+20+15` of reps alone are three sets, `12+4+3` is one.

Two slashes between blanks part exercises; short names may be glued to their sets (`BP40x10,60x5`). Loads with a sign or `good`, `miss`, `no lift` behind each are attempts: singles, lifted or missed. `Yoke 200 20m 11.2s` is carried twenty meters in eleven seconds. A number with other words below told sets (`2 coffees before`, `110 felt too heavy`) is a remark that the findings repeat.

### 5.41 Numbered sets, supersets on a line, and numbers that tell something else

The numbers of sets that count up on a line are no sets: `1세트: 60kg 10회 / 2세트: 65kg 8회`, `1st set 60x10, 2nd set 65x8`, `1-й подход 60x10, 2-й подход 65x8`. What the sets come to is none either (`총 21개`, `12, 12, 9 (3 sets)`), and words between reps do not end their list: `12 10 9 rest was too short 8 7` are five sets. `80の3セット目` tells which set, `40초 2번` how often.

A superset is done as often as its line says, in parentheses or behind a colon: `3 x (bench 60 kg x 8 + dips x 10)`, `Superset 3 rounds: …`. The load of a pair is that of one, and of each hand: `DB press 2x22.5 kg - 10/9/7`.

```wlog
# 2026-03-02
3 x (bench press 60 kg x 8 + dips x 10)
DB press 2x22.5 kg - 10/9/7
Squat
1st set: 60 kg x 10, 2nd set: 65 kg x 8
```
```sets
2026-03-02 | Bench Press | 60 kg | 8 reps | set 1-3 | work | inherited
2026-03-02 | Dip | BW | 10 reps | set 1-3 | work | inherited
2026-03-02 | DB press | 22.5 kg | 10 reps | set 1 | work | each | inherited
2026-03-02 | DB press | 22.5 kg | 9 reps | set 2 | work | each | inherited
2026-03-02 | DB press | 22.5 kg | 7 reps | set 3 | work | each | inherited
2026-03-02 | Squat | 60 kg | 10 reps | set 1 | work
2026-03-02 | Squat | 65 kg | 8 reps | set 2 | work
```

The phases of a tempo may stand before the sets (`Squat 3-0-3 100x5x2`), and a share of a load is that much of it (`3x5 @ 80% of 150`). `10x18 +5+5+4` are more reps of one set behind short rests. A blood pressure (`bp 120/80`), the steps of a day, a weight before breakfast (`fasted 54.2 kg`), a time of day (`Gym at 19:40`) and a remark on one of the sets (`4th set skipped`) are no sets. A line that opens with a goal or with next time plans up to its end, unless it says what was done today.

Lists with a day an item are days (`- 26.05 squat 80 5x5`, `- 24.05 sick`), when nearly all items of the file begin so and are in order; a year in the first line is that of its days. Loads may stand over or apart from their reps: `60-70-80 / 12-10-8`, `65% x5 (250)`, `Row 40 - 12, 45 - 10`, `25/side x 10, 9`. What came of a scheme stands behind a colon or an arrow: `5x3+ 90: 3,3,3,3,6`, `3x10-12 -> 140 12, 12, 10`; a column headed `prescribed` is a plan, and of `(last 72.5 8,7,6) today 72.5 8,8,7` only today counts. Numbers in words are read up to hundreds, when a unit stands behind them: `one hundred and thirty pounds two sets of ten`. Once a file tells its own sets behind `me:`, those behind other names are not counted.

### 5.42 Totals in parts, words around counts, and lines between sets

A total that was done in parts is its parts: `50 push-ups in sets of 10`, `Bench 70 kg x 30 reps - sets of 12, 8, 5, 5`, `Leg press 120 kg, sets of 15, 15 and 12`. What came of sets to failure stands behind them (`3 sets to failure 9 7 6`), what came of a set with a plus behind an arrow (`5+x140 -> 9`), and the reps behind a rest-pause are sets of their own. Reps behind a load that was told once share it: `8 @ 40 kg, 8, 7`, `8x40 kg, 7x, 6x`. A number far above the reps before it is a load.

```wlog
# 2026-03-02
50 push-ups in sets of 10
Squat 8 @ 100 kg, 8, 7
Deadlift 85% 5+x140 kg -> 9
A1 Bench 60 kg 3x8 A2 Row 50 kg 3x8
```
```sets
2026-03-02 | Push-up | BW | 10 reps | set 1-5 | work | inferred
2026-03-02 | Squat | 100 kg | 8 reps | set 1 | work | inferred
2026-03-02 | Squat | 100 kg | 8 reps | set 2 | work | inherited
2026-03-02 | Squat | 100 kg | 7 reps | set 3 | work | inherited
2026-03-02 | Deadlift | 140 kg | 9 reps | set 1 | work
2026-03-02 | Bench Press | 60 kg | 8 reps | set 1-3 | work | superset A | inferred
2026-03-02 | Row | 50 kg | 8 reps | set 1-3 | work | superset A | inferred
```

Words beside counts and loads are no part of a name: `for volume`, `all at`, `straight`, `slow`, `with the bar (20)`, `at 98 kg bw`. `24s` and `32s` of what is lifted are pairs of bells or plates; `/hand`, `a side` and `each hand` tell one of both. Farmers, yokes and sleds have a load, a way and perhaps its time, on the line of the name or below it (`85/hand 20m 11.4s`, `90 kg 3 runs of 30 m`).

Between the sets of an exercise, a line of a few words about how they went (`felt heavy`, `no pain today`, `hips tight`) is a note and names nothing; one unknown word more, and it may be a name. Exercises may stand on one line behind their labels. `3x10 of:`, `3 sets of 10:` and `3 rounds of 10 of:` above a list are the scheme of all its exercises.

`oct` on a line of its own gives its month to `21 tue` below. Where a file tells one session and no day but one within a sentence (`ce 1er janvier 2017`), it is that day, unless a word such as `since` stands before it. A title such as `Weekly workout routine` above days without a date plans what stands below. Three factors with a single in their middle (`110x1x7`) are singles where the file also writes single sets as pairs (`105x1`).

### 5.43 Titles with words of plans, words in lists, and sets told apart

A title may hold the word for a plan, a goal or a record and head none: `New squat PR!`, `Bench PR day`, `Back on plan`, `Goals met`, `Testing maxes`; so does the first line of a day that is no list (`Program week 3 day 1`). `PRs`, `Goals for March`, `Next week` and whatever ends in a colon head a list. A year alone above days (`2023`) is theirs; `13 MAY 24 / MON` has its year in two digits before the weekday, and `Day 2 (June 2)` that of the day above. `Group 1` and `Exercise 2:` count parts of a day.

Words in small letters behind the reps of a list are notes and end it not: `80 kg 8, 7 spot, 6`, `80 kg: 8 easy, 7 ok, 6 hard`, `135 5 (spotted), 135 3`; so are tools behind a load (`65 lb ez bar, 12 10 9`), `PR` before a set among others, and lines between sets with a comma and a word of talk (`belt on, felt good`). `miss@46` among loads is a miss of it.

```wlog
# 2026-03-02
Bench Press 80 kg: 8 easy, 7 ok, 6 hard
Snatch: 2@34 kg, 1@37 kg, miss@40 kg
Row
kg   45 / 52 / 52
reps 12 / 9 / 8
Squat 100 kg 5x5
5 5 5 5 4
```
```sets
2026-03-02 | Bench Press | 80 kg | 8 reps | set 1 | work | inherited
2026-03-02 | Bench Press | 80 kg | 7 reps | set 2 | work | inherited
2026-03-02 | Bench Press | 80 kg | 6 reps | set 3 | work | inherited
2026-03-02 | Snatch | 34 kg | 2 reps | set 1 | work | inferred
2026-03-02 | Snatch | 37 kg | 1 reps | set 2 | work | inferred
2026-03-02 | Snatch | 40 kg | 0 reps | set 3 | failed | inferred
2026-03-02 | Row | 45 kg | 12 reps | set 1 | work
2026-03-02 | Row | 52 kg | 9 reps | set 2 | work
2026-03-02 | Row | 52 kg | 8 reps | set 3 | work
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | inherited
2026-03-02 | Squat | 100 kg | 5 reps | set 2 | work | inherited
2026-03-02 | Squat | 100 kg | 5 reps | set 3 | work | inherited
2026-03-02 | Squat | 100 kg | 5 reps | set 4 | work | inherited
2026-03-02 | Squat | 100 kg | 4 reps | set 5 | work | inherited
```
```findings
W209 line 7
```

A row of loads and a row of reps under their labels belong together, and the sets stand where their reps do. Of `5x5 100 kg` above as many reps (`5 5 5 5 4`) only what was done counts; as many lone loads below `3x8` as sets are their loads. `70/2x2, 80/2` are load, reps and sets; as many reps before loads that rise (`10/15; 10/25`) are reps of those loads. `4s x 6` of what is not held are four sets of six; `15x15x15 @ 40 lb` is a list; `60, 70, 80 all for 5` are fives. `10 L, 10 R x3` and `3x10/10 @ 20` are three sets of both sides. `Push-ups 2 min: 71` and `50 thrusters 40 kg in 8:30` tell reps and their time.

### 5.44 Remarks behind and beside sets

What ends a line of sets and tells of another time is a note and changes none of them, whatever joins it to them: the next time
(`105 next`, `go up next week`, `(next time 42.5)`), a comparison (`like last week`, `2.5 kg more than last week`, `goal met`), what was
left out (`skipped abs`, `no warm up`), totals (`total 2000 kg`), ratings and shares (`7/10`, `85% of TM`), gains (`+2.5 kg` behind a
load, `5 lb PR`) and talk with a number in it (`45 lb plates`, `2 partials`, `20 min late`, `3rd rep slow`). `100x5 next week`,
`100x5 last week` and `100x5 is the goal` were not done, nor was `3x8 skipped`.

`2 in the tank` and `2-3 RIR` are repetitions in reserve, and a time behind the sets of a lift (`100x5, 90s`) is the rest.

Plain words between two numbers of a line, with marks before and behind them, part no sets: `60x10; felt good; 70x8`, `80 kg - paused - 5, 5, 4`,
`60x10 - easy, 70x8 - hard`. Words of how it felt beside the name, parted from it by marks, are no part of the name: `Squat (felt easy) 100x5`,
`Tired. Squat 100x5`; words of how it was done are: `Bench - close grip: 60x8`.

```wlog
# 2026-03-02
Squat 100 kg x 5, 2 in the tank
Bench Press 60 kg x 5, 5, 4 - 62.5 next
Row (felt easy): 3x10 50 kg, like last week
Curl 14 kg x 10; slow; 14 kg x 8, 90s
Leg Press 120 kg 3x10 - skipped
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | RIR 2
2026-03-02 | Bench Press | 60 kg | 5 reps | set 1 | work
2026-03-02 | Bench Press | 60 kg | 5 reps | set 2 | work
2026-03-02 | Bench Press | 60 kg | 4 reps | set 3 | work
2026-03-02 | Row | 50 kg | 10 reps | set 1-3 | work | inferred
2026-03-02 | Curl | 14 kg | 10 reps | set 1 | work
2026-03-02 | Curl | 14 kg | 8 reps | set 2 | work | rest 90 s
```
```findings
W209 line 6
```

### 5.45 Marks and loads of single writers

Where a file puts `@` between a load and the reps of several sets (`80@5x3`, `bw@8,7,6`), it does so everywhere; `@8` behind a load alone is
a rating. Points part the reps behind a load and its dash (`110-5.5.5`), and behind a name when they are no date (`腕立て 30.25.20`); a
list in brackets behind an open set tells what was done (`5x3+ [3,3,3,3,6]`). A backslash before a mark that Markdown knows is passed over
(`60\*8`). Of reps that go up and a number of times (`2,3,5 x 3`) an exercise of the body was done so often, in turn.

`6s x10 x9`, `12s, 2x10/leg` and `17.5 15 15` name the load first; `No. 5, 12, 11` is the pin of a machine; `20 kg help`, `補助20kg` and
`보조 20kg` are taken off. `15" 15" 13"` are seconds; `@7 7 7.5` rates three sets, and `r4` behind a set are four minutes of rest. A pace with a
blank before its way (`5:56 /km`) follows from the others. A line about one set (`3セット目潰れた`) counts none, and words behind the lifter's
weight (`bw 151 (was 146)`) are notes. `12th` below `## April 2021` is a day; `14 rds + 5 pullups` above a list are fourteen rounds of it.

```wlog
# 2026-03-02
Squat 80@5x3
Bench Press 60@8x2
Row 60-10.10.9
Press 40 kg 3x5+ [5,5,8]
Chin-ups 2,3,5 x 2 = 20
Assisted Pull-up - 20 kg help - 8, 6
Run 4.01 km, 23:49, 5:56 /km
```
```sets
2026-03-02 | Squat | 80 kg | 5 reps | set 1-3 | work | inferred
2026-03-02 | Bench Press | 60 kg | 8 reps | set 1-2 | work | inferred
2026-03-02 | Row | 60 kg | 10 reps | set 1 | work | inferred
2026-03-02 | Row | 60 kg | 10 reps | set 2 | work | inferred
2026-03-02 | Row | 60 kg | 9 reps | set 3 | work | inferred
2026-03-02 | Press | 40 kg | 5 reps | set 1 | work | inherited
2026-03-02 | Press | 40 kg | 5 reps | set 2 | work | inherited
2026-03-02 | Press | 40 kg | 8 reps | set 3 | amrap | inherited
2026-03-02 | Chin-up | BW | 2 reps | set 1 | work | inferred
2026-03-02 | Chin-up | BW | 3 reps | set 2 | work | inferred
2026-03-02 | Chin-up | BW | 5 reps | set 3 | work | inferred
2026-03-02 | Chin-up | BW | 2 reps | set 4 | work | inferred
2026-03-02 | Chin-up | BW | 3 reps | set 5 | work | inferred
2026-03-02 | Chin-up | BW | 5 reps | set 6 | work | inferred
2026-03-02 | Assisted Pull-up | BW-20 kg | 8 reps | set 1 | work | inherited
2026-03-02 | Assisted Pull-up | BW-20 kg | 6 reps | set 2 | work | inherited
2026-03-02 | Run | - | 4.01 km in 1429 s | set 1 | cardio
```

### 5.46 Several days and exercises on a line, and what stands around its sets

A day and a month with a slash between them, right before whole sets, begin a day (`9/3 60x5 70x5`); equal numbers (`8/8 20x3`) are reps of
both sides. Where three lines of a file begin with such days in order, they are days before lists too (`9/3 5,4,3`). Several days on a line,
each later than the one before, are sessions of their own, and so are the exercises of a line with loads and reps between blanks, whatever
words stand between them (`sq 140 5 5 5 fine bp 100 5 5 4`). Words behind the sets of a day below the name of its exercise are notes. Days MAY
stand across the columns of a table between tabs, and before an aside at the end of a heading (`### W1D1 2024-05-13 (bw 92.1)`). Beside loads
and reps a column headed `Workout`, `Lift` or the like names exercises where no other does; an unknown column beside lifts is read when its
cells are whole sets or lists, and is finding W201 when they are bare numbers.

Below the name of an exercise `left 20x5`, `R: 20x5`, `20x5 L` above `20x5 R`, `each arm: 20x5` and `both 20x5` tell the side of all sets of their
line. Words in parentheses that are no known exercise are a note, alone on a line or before sets; `(left)` and `(warm-up)` tell what they tell without.
Two or more ticks and crosses behind a scheme tell each of its sets: a number behind a cross are the reps that were done, and a cross without
one is finding W201. A scheme without a load before an arrow and whole sets was the plan of them (`3x5 @7 -> 120x5, 125x5`), and `single @8 -> 200
@8` is one rep. `8 7 and 5` is a list; words before `then` and a whole set are a note. Below a name lines MAY be numbered in a column of their
own (`1  60 kg x 8`). `50 total` and `2 x's` below sets count them again.

```wlog
unit: kg
year: 2026
Deadlift
3/2 140x5 good 3/9 145x5, 145x4

# 2026-03-16
sq 140 5 5 5 fine bp 100 5 4 4
One-Arm Row
left 20x5
right 20x4
(felt easy)
Front Squat 3x5 @7 -> 120x5, 125x5
Dip 3x8 ✅✅❌6
```
```sets
2026-03-02 | Deadlift | 140 kg | 5 reps | set 1 | work | “good” | inferred
2026-03-09 | Deadlift | 145 kg | 5 reps | set 1 | work | inferred
2026-03-09 | Deadlift | 145 kg | 4 reps | set 2 | work | inferred
2026-03-16 | Squat | 140 kg | 5 reps | set 1 | work | “fine” | inferred
2026-03-16 | Squat | 140 kg | 5 reps | set 2 | work | “fine” | inferred
2026-03-16 | Squat | 140 kg | 5 reps | set 3 | work | “fine” | inferred
2026-03-16 | Bench Press | 100 kg | 5 reps | set 1 | work | inferred
2026-03-16 | Bench Press | 100 kg | 4 reps | set 2 | work | inferred
2026-03-16 | Bench Press | 100 kg | 4 reps | set 3 | work | inferred
2026-03-16 | One-Arm Row | 20 kg | 5 reps | set 1 | work | left | inferred
2026-03-16 | One-Arm Row | 20 kg | 4 reps | set 2 | work | right | inferred
2026-03-16 | Front Squat | 120 kg | 5 reps | set 1 | work | inferred
2026-03-16 | Front Squat | 125 kg | 5 reps | set 2 | work | inferred
2026-03-16 | Dip | BW | 8 reps | set 1 | work | inherited
2026-03-16 | Dip | BW | 8 reps | set 2 | work | inherited
2026-03-16 | Dip | BW | 6 reps | set 3 | work | inherited
```


### 5.47 Loads that stand elsewhere, results behind schemes, and numbers of no set

A load beside the name of an exercise (`BENCH 60kg`) right above a day with nothing but reps (`Tue 4/2 8 8 7`, `4/2 8 8 7`, `Tue 8 8 7`) is that of
all days below the name, until a line between them (`now 62.5kg`) or a day tells another. A weekday and a day of different numbers before two
numbers or more are a date. In rows of fields without a head the last of three numbers is an RPE where those of all rows are from 5 to 10 and
either some have halves or rows of the same load follow each other; `x2` at their end is a number of sets.

A load is told by `(70 lb on cable machine)` behind a name, by `（负重25kg）` behind sets, by a number before a colon or a list of reps that it cannot
belong to (`goblet 14: 12 12 10`, `swings 32 20 20 20`), by two bells before a list (`front squat 2x20 5 5 5`), and by dumbbells named for it
(`16s x 10 x 3`, `6s 10 10 8`). Sets MAY be numbered with a letter (`1s 40 x 10` above `2s 50 x 8`). A number of sets before as many whole sets
counts them (`3 sets [320x12; 410x15; 410x15]`). Behind a scheme and its load the reps of each set, or another load behind `did`, `got` or
`moved to`, are what was done. Misses MAY stand among sets (`89x` beside `89/1`, `missed 55`); chains and helped reps are a note. Two
equal numbers behind a name are two sets (`Step ups 8 8`).

Drawn boxes without a head have that of the last one with as many columns. Columns of lists name exercises by their heads. In a file whose
exercises begin with capitals, or stand below a blank line, a line of unknown words otherwise written between two lines of sets with loads alike is
a remark. Where all numbers over slashes are equal pairs, they are reps of both sides. Messages of a coach to somebody who answers are plans. A
number behind the name of an exercise of which nothing was read is finding W201, and so are numbers that fit no way of reading.

```wlog
unit: kg
year: 2026
BENCH 60kg
Mon 3/2 8 8 7
now 62.5kg
Mon 3/9 6 6 5

# 2026-03-16
Leg Curl 3x12 25 12 12 10
Snatch 60/1 80/1x 80/1
Goblet Squat 14: 12 12
Row 3 sets [50x10; 55x10; 60x8]
Step-Up 8 8
```
```sets
2026-03-02 | Bench Press | 60 kg | 8 reps | set 1 | work | inherited
2026-03-02 | Bench Press | 60 kg | 8 reps | set 2 | work | inherited
2026-03-02 | Bench Press | 60 kg | 7 reps | set 3 | work | inherited
2026-03-09 | Bench Press | 62.5 kg | 6 reps | set 1 | work | inherited
2026-03-09 | Bench Press | 62.5 kg | 6 reps | set 2 | work | inherited
2026-03-09 | Bench Press | 62.5 kg | 5 reps | set 3 | work | inherited
2026-03-16 | Leg Curl | 25 kg | 12 reps | set 1 | work | inferred
2026-03-16 | Leg Curl | 25 kg | 12 reps | set 2 | work | inferred
2026-03-16 | Leg Curl | 25 kg | 10 reps | set 3 | work | inferred
2026-03-16 | Snatch | 60 kg | 1 reps | set 1 | work | inferred
2026-03-16 | Snatch | 80 kg | 0 reps | set 2 | failed | inferred
2026-03-16 | Snatch | 80 kg | 1 reps | set 3 | work | inferred
2026-03-16 | Goblet Squat | 14 kg | 12 reps | set 1 | work | inferred
2026-03-16 | Goblet Squat | 14 kg | 12 reps | set 2 | work | inferred
2026-03-16 | Row | 50 kg | 10 reps | set 1 | work | inferred
2026-03-16 | Row | 55 kg | 10 reps | set 2 | work | inferred
2026-03-16 | Row | 60 kg | 8 reps | set 3 | work | inferred
2026-03-16 | Step-up | - | 8 reps | set 1 | work | inferred
2026-03-16 | Step-up | - | 8 reps | set 2 | work | inferred
```

### 5.48 Stated conventions, days in titles, pools, ladders and circuits

What a file says of its own way to write holds for all of it. A legend with three short names or more (`KEY bp=bench sq=squat dl=deadlift`) names the
exercises that they mean. An order of words (`weight*reps*sets`) with hyphens or points between them (`weight-reps-sets`, `load.reps.reps`) makes times
signs of those (`60-10-2`, `225.5.5.5`, `135.5`), and so do three lists or more that begin with a load of three digits. `3x8 everything unless noted`
is the scheme of all that tell nothing but a load. In a table whose heads are `set 1`, `set 2` each cell is one set.

The first line of a file MAY tell the year, and the month of its numbered weekdays (`Swim log November 2022 (25m pool)` above `Tue 1st`); a year alone
at the top MAY stand above other notes. A day with its year in a sentence above all sessions tells the year and the order of those within five months
behind it. Signs drawn around a title (`=== Tue Sept 5, 2023 ===`) are no part of it; a short weekday MAY stand behind a day (`3. 4. st`); and a day
MAY be the first head of a table.

Where a file tells yards and not meters, bare lengths that are swum are yards. A number before a dash that the lengths behind it come to is their sum,
and so is a length alone below them. Intervals (`6 x 800m`) right above just as many times are told with them.

A time before a colon is that of all loads behind it (`Max hangs, 10s: bw, +5kg`); a parenthesis MAY tell another. Pairs over slashes behind one load
are reps of both sides, each of that load. The rungs behind `ladder` (`1-2-3 x 4 @20`) are done so often. `W: 60, 60  R: 10, 8` puts each load beside
its reps. A minute and a quarter of one behind it (`1 min 30`) are one time, except of what is counted (`Push-ups 1 min 30`). A line with rounds and a
colon, or right above a list, is the head of what stands below.

What stands in the room (`have 2x4 2x6 2x8 kg`), bests of other days (`e1RM sq 221, bp 136`, `Best meet lifts: 227.5 / 142.5`), weights of the lifter
with other talk, lines that are struck out where few are, and rows of tables that begin a cell with `skipped` are no sets.

```wlog
KEY bp=bench sq=squat dl=deadlift
weight-reps-sets in kg

# 2026-03-02
sq 60-10-2, 80-6-1
bp 40-10-1

=== Tue March 3, 2026 ===
snatch ladder 1, 2 x 2 @20
Max hang, 10s: bw, +5kg (7s only)
Plank 1 min 30
Circuit, 2 rounds:
- dips 12
- curl 10 kg x 10

Swimming
4 x 50 yards free
```
```sets
2026-03-02 | Squat | 60 kg | 10 reps | set 1-2 | work | inherited
2026-03-02 | Squat | 80 kg | 6 reps | set 3 | work | inherited
2026-03-02 | Bench Press | 40 kg | 10 reps | set 1 | work | inherited
2026-03-03 | Snatch | 20 kg | 1 reps | set 1 | work | inherited
2026-03-03 | Snatch | 20 kg | 2 reps | set 2 | work | inherited
2026-03-03 | Snatch | 20 kg | 1 reps | set 3 | work | inherited
2026-03-03 | Snatch | 20 kg | 2 reps | set 4 | work | inherited
2026-03-03 | Dead Hang | BW | 10 s | set 1 | work
2026-03-03 | Dead Hang | BW+5 kg | 7 s | set 2 | work
2026-03-03 | Plank | BW | 90 s | set 1 | work | inherited
2026-03-03 | Dip | BW | 12 reps | set 1-2 | work | inferred
2026-03-03 | curl | 10 kg | 10 reps | set 1-2 | work | inherited
2026-03-03 | Swim | - | 50 yd | set 1-4 | cardio | inherited
```

### 5.49 Schemes above sets, top sets, runs without a name, and days of whole files

Reps without a load are a plan where sets with loads and about as many reps stand right below: `Back Squat 5-5-5` above `60x5, 70x5`, `3x5 @ 80%` above
`100x5`. `Loads: 155, 175` right below tells the loads of the sets above. The load of a top set may stand behind its rating (`5 @ 8 = 180`, `single @8: 180`), a
share (`4x6 @70% 90, 92.5`) or a sign (`3x5 = 90`, unless that is what both come to). `60 5x3 / 7`, `(ultima 4)` and `except last 8` tell the last set; `40/3 55/2
(4)` four sets of the last load.

A way at the pace of a run below no exercise, or below a lift, is a run, and a reader says so (W403). The kind of work is no name: `WOD: 5k row 19:45`. Times are
those of as many ways, wherever their number stands: `800 m run x 3: 3:41, 3:50, 3:58`, `SDC x2: 1:58, 1:54`.

Words that a file explains mean what it says (`p = pin on the stack`, `LM = letztes Mal`). Short words of other languages stand between factors (`3x12 s 27,5`,
`12 ke 3 set`), a letter behind reps tells sets to warm up (`60/8W`), `KG` before a sign is the weight of the body. Words are known without their accents.

Where nothing in one of them tells that it is a day, all lines together may: `2-1 squat`, `## 03-02`, `0402` alone, as long as days follow each other and a number among them is no month. `## S12 (17-23
mars 2025)` is a week, and `- mar 18 :` a day of it; an exercise behind the number of a week makes a day of the date. What an outline leaves out (`* CANCELLED`,
`* TODO`) was not done. In tables, sets right behind a plan were done, and times beside sets below a letter are rests.

```wlog
unit: kg
p = pin on the stack

# 2026-03-02
Squat 5-5-5
60x5, 70x5
Bench: single 80 @8
Press 40 3x5 / 7
leg curl p6: 12 11
Dips: KG+10 x 8

## S12 (16-22 mars 2026)
- mar 17 : 4 mi easy 38:30
- jeu 19 : row 500 m x 2: 1:45, 1:46
```
```sets
2026-03-02 | Squat | 60 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Squat | 70 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Bench Press | 80 kg | 1 reps | set 1 | work | @8 | inherited
2026-03-02 | Press | 40 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Press | 40 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Press | 40 kg | 7 reps | set 3 | work | inferred
2026-03-02 | Leg Curl | level 6 | 12 reps | set 1 | work | inferred
2026-03-02 | Leg Curl | level 6 | 11 reps | set 2 | work | inferred
2026-03-02 | Dip | BW+10 kg | 8 reps | set 1 | work | inferred
2026-03-17 | Run | - | 4 mi in 2310 s | set 1 | cardio | “easy”
2026-03-19 | row | - | 500 m in 105 s | set 1 | work | inferred
2026-03-19 | row | - | 500 m in 106 s | set 2 | work | inferred
```
```findings
W209 line 5
W403 line 13
```

### 5.50 Tempo of a line, pairs and shares of sets, tables of runs, and schemes told once

Four phases behind `@` or `tempo` are the tempo of all sets of their line (`Split squat @4010 3x10`, `Squat tempo 31X0 5, 4`, `@3-1-1`); `@1200` is a load. Pairs in
brackets are loads with their reps: `[[60, 5], [80, 5]]`. A pair of bells may be told behind the sets (`3x12 with 2x10 kg`, `3x8 2x20s`, German `3x10 8er`) or
before them (`Front squat 2x16 5x5`); `a15 10,10` is a load of 15. `Swings 10x10: 6 sets @ 24, 4 sets @ 32` and `Sets 2-5: 100x5` tell how many sets each part is of;
`16 x 5/5 x 2` is five of each side, twice. `45 x 3 sets, 50 x 2 sets` of a lift with a bar tells loads. `no misses` are none, and `225 lb = 102 kg` is no set.

A scheme that is told once, `all 5x5 unless I write the reps (DL 1x5)`, is that of every load without one, in tables with a column a day as well; a row may name its own
(`| Squat 5x5 | 60 | 62.5 |`). Below `Set 1` a cell is one set: `10/10` of both sides, `2x14 x12` with a pair. What is headed `Prescription` was not done.
A table of ways and paces without an exercise tells runs (W403), and what else it measured is no exercise; beside a plan, `9 miles easy` is a run. Weekdays down a
table are those of the week above it. A load of a plan (`3x10-20 10kg`) is that of the reps below.

Days may end the lines that head most paragraphs (`Gym day 1 chest 12/8`), as long as they follow each other. `EXERCISE|Bench|Chest`, `SET|100|5`, `Exercise1Weight:: 50 kg` and `DONE`
before an item are words of programs.

```wlog
unit: kg
all 2x5 unless noted (DL 1x5)

| | 2026-03-02 | 2026-03-04 |
|---|---|---|
| Squat | 60 | 62.5 |
| DL | 80 | 90 1x3 |

# 2026-03-06
Split squat @4010 2x10 20kg
row: [[50, 8], [55, 6]]
Lunges 2x12 with 2x10 kg
Bench
Sets 1-2: 60x5

# Week of March 9 2026

| Day | Planned | Actual |
|---|---|---|
| Tue | 6 miles | 7 miles easy |
```
```sets
2026-03-02 | Squat | 60 kg | 5 reps | set 1-2 | work | inferred
2026-03-02 | Deadlift | 80 kg | 5 reps | set 1 | work | inferred
2026-03-04 | Squat | 62.5 kg | 5 reps | set 1-2 | work | inherited
2026-03-04 | Deadlift | 90 kg | 3 reps | set 1 | work | inferred
2026-03-06 | Split Squat | 20 kg | 10 reps | set 1-2 | work | tempo 4010 | inferred
2026-03-06 | row | 50 kg | 8 reps | set 1 | work | inferred
2026-03-06 | row | 55 kg | 6 reps | set 2 | work | inferred
2026-03-06 | Lunge | 10 kg | 12 reps | set 1-2 | work | each | inferred
2026-03-06 | Bench Press | 60 kg | 5 reps | set 1-2 | work | inferred
2026-03-10 | Run | - | 7 mi | set 1 | cardio
```
```findings
W403 line 20
```

### 5.51 Weeks and the letters of weekdays, singles, results behind arrows, hangs

A week may be told by its first and last day (`Week of Jan 13-19 2025`, `KW 3 (13.1.-19.1.2025)`, `13 au 19 janvier 2025`, `Jan 13 - Jan 19, 2025`) or by its number in the calendar
(`2025-W03`, `KW 3/2025`; `Week 3` is one of a programme): the weekdays below it are its days. One or two letters at the starts of lines are weekdays where those of the whole
file follow each other as days do, in one language: `M: 3 mi`, `Th - squat`, `Mo Kniebeuge`, `월: 스쿼트`. The day may stand in the head of a column, too: `S1 (8/1/2024)`. What stands
below `Week 4 targets:` was not done.

Bare loads of a snatch or a clean and jerk that rise are singles, and a letter behind one tells a miss: `snatch 60 70 75x 75`, `C&J 90 95 100!`. Loads behind the
arrow of a scheme are those of its sets, and fewer of them tell that it was left: `4x8 -> 60, 60, 60`. `E2MOM 10: 3 cleans. 60, 65` tells the load of each set, `10s hangs: +15kg, +20kg` that
of each hang. In `2x24 kg 3 sets of 20` a pair of bells is lifted. `3x15 with 7.5` is a load, as nobody says `with` of how hard it was; so is what stands
behind a comma and a tool: `3x10 each leg, dumbbells 16 kg`. `Pull-ups 12+10+10` are three sets, as none is much shorter than the first, and the 100 of `100 (20x5)` is their sum.
`1 hr` is an hour. `3 sets` above lines such as `squat x5` are so many of each.

```wlog
unit: kg
year: 2026
Week of March 9-15
M: snatch 60 70 75x 75
T: 3 mi 27:00
W: panca 3x8 -> 50 52.5 52.5
F: half crimp, 10s hangs: +15kg, +20kg x 2
S: lateral raise 2x15 with 7.5
   push-ups 60 (20x3)

Week 12 targets:
snatch 80x1
```
```sets
2026-03-09 | Snatch | 60 kg | 1 reps | set 1 | work | inferred
2026-03-09 | Snatch | 70 kg | 1 reps | set 2 | work | inferred
2026-03-09 | Snatch | 75 kg | 0 reps | set 3 | failed | inferred
2026-03-09 | Snatch | 75 kg | 1 reps | set 4 | work | inferred
2026-03-10 | Run | - | 3 mi in 1620 s | set 1 | cardio
2026-03-11 | Bench Press | 50 kg | 8 reps | set 1 | work | inferred
2026-03-11 | Bench Press | 52.5 kg | 8 reps | set 2 | work | inferred
2026-03-11 | Bench Press | 52.5 kg | 8 reps | set 3 | work | inferred
2026-03-13 | half crimp, 10s hangs | BW+15 kg | 10 s | set 1 | work
2026-03-13 | half crimp, 10s hangs | BW+20 kg | 10 s | set 2-3 | work
2026-03-14 | Lateral Raise | 7.5 kg | 15 reps | set 1-2 | work | inferred
2026-03-14 | Push-up | BW | 20 reps | set 1-3 | work | inferred
```
```findings
W403 line 5
W209 line 12
```

### 5.52 Histories on a line, warm-up columns, loads of hands, results in words

A line MAY tell an exercise over several days, each with its year: `Squat: 12/1/24 80x5x5 | 16/1/24 82.5x5x5`; they rise or fall, and three numbers of which the last can be no
year, such as `10/10/10`, are reps. A stamp of a message needs no year, `[18-03 19:42] squats 3x8 70kg`. Decimal numbers at the heads of a file's paragraphs, in order and with nothing but
words behind, are days: `18.5 legs`. A year MAY stand in parentheses in the title, `# Block 2 (2025)`.

A column headed `Warm-up` holds sets before the others of its rows; a plain number in it counts them, and is no set. `Squat 102.5 — 3 3 3 5+` and, below a name,
`60: 8 8 8` put the load before its reps. Words between a load and its reps that name a hand are no part of either: `12kg in each hand 3x10`, `2x10kg, 10 per leg x3`.
`5x10 (last 2 sets 8 + 7)` and `3x12-15 → did 25 x 15, 15, 12` tell what was done. `50kg 12+12+10` are three sets, which W202 says. What stands below the plan of an exercise is its own:
`**Deadlift** – plan 240x1` above `- 70x5`. A number that only a scale shows, behind a word for weight or alone on its line, is the lifter's: `weigh in 81.6`.
`Run 5k, 25 min` is one set, as is `Row 10 min, 2050 m`.

```wlog
unit: kg
# Winter (2026)
Squat: 12/1/26 80x5x5 | 16/1/26 82.5x5,5,4

19 Jan
weigh in 81.6
Lat pulldown 45 — 15 15 22+
lunges 10kg in each hand, 8 per leg, 3 sets
Chin-ups 3x10 (last 2 sets 8 + 7)
**Deadlift** – plan 140x1
- 120x3

21 Jan
| Exercise | Warm-up | Work |
|---|---|---|
| Bench | 40x10 60x5 | 77.5x5 77.5x4 |
```
```sets
2026-01-12 | Squat | 80 kg | 5 reps | set 1-5 | work | inferred
2026-01-16 | Squat | 82.5 kg | 5 reps | set 1 | work | inherited
2026-01-16 | Squat | 82.5 kg | 5 reps | set 2 | work | inherited
2026-01-16 | Squat | 82.5 kg | 4 reps | set 3 | work | inherited
2026-01-19 | Lat Pulldown | 45 kg | 15 reps | set 1 | work | inferred
2026-01-19 | Lat Pulldown | 45 kg | 15 reps | set 2 | work | inferred
2026-01-19 | Lat Pulldown | 45 kg | 22 reps | set 3 | amrap | inferred
2026-01-19 | Lunge | 10 kg | 8 reps | set 1-3 | work | each | inherited
2026-01-19 | Chin-up | BW | 10 reps | set 1 | work | inferred
2026-01-19 | Chin-up | BW | 8 reps | set 2 | work | inferred
2026-01-19 | Chin-up | BW | 7 reps | set 3 | work | inferred
2026-01-19 | Deadlift | 120 kg | 3 reps | set 1 | work | inferred
2026-01-21 | Bench Press | 40 kg | 10 reps | set 1 | warmup | inferred
2026-01-21 | Bench Press | 60 kg | 5 reps | set 2 | warmup | inferred
2026-01-21 | Bench Press | 77.5 kg | 5 reps | set 3 | work | inferred
2026-01-21 | Bench Press | 77.5 kg | 4 reps | set 4 | work | inferred
```
```findings
W209 line 10
```

### 5.53 Names that touch their loads, pairs between hyphens, sheets with a row a set

Several exercises MAY stand on a line without any mark between them, each with a list behind it: `sq 100/5/5/4 bp 80/8/8/7`, `squat 120-3-3-2 bench 90-5-5-4`; a name MAY touch its load or
the first of its reps, `dl70x8 row60x10x3 dip12 10 9`. `Bench: 20/20-40/12-60/8` tells pairs of a load and its reps between hyphens; a pair without a load, `/20`, is of the body.
A sign between blanks parts what the lists of days part elsewhere: `bar 20 / 60 5 / 80 5 5`. Four digits and the letter of a weekday, `0407월`, are a day, and so is a whole date
anywhere in a heading: `## Session no. 3 | 2025.09.18`. Koreans tell the load by a particle, `40에 10개`, and small numbers in words, `두세트`.

Below days in columns, a row without a name goes on with the exercise above, and a scheme MAY stand beside the name. A sign in place of an exercise, `〃` or `"`, repeats that above;
`10/10` in a cell of reps is of both sides, where the row counts other than two sets. Columns of loads behind a scheme, `bench 5x5    60    62.5`, are sets of each.

`dips 3 sets x 10 reps +20 kg` adds to each set. `Hangs 20mm, 10s on 3min off: +12kg, +14kg` tells how deep an edge is, the time, the pause and the loads. What a machine was set to is no
load: `10 minutes at 15 resistance`. What it came to, `5x10 → 50`, what lifts come to, `180/120/220 = 520`, and a line that ends as a task, `벤치 75kg 해보기`, are no sets.

```wlog
unit: kg
# Log 2026
## Gym no. 1 | 2026.04.07
sq 100/5/5/4 bp 80/8/7
dl120x5 row60x10x3
Fly: 10/15-12/12
Push-ups 3x10 → 30
Hangs 20mm, 10s on 3min off: +12kg, +14kg

             9/4         11/4
press 3x5    50          52.5
chins        8           7
             7           6

## Gym no. 2 | 2026.04.14
| Exercise | Weight | Reps | Sets |
|---|---|---|---|
| Split squat | 14 | 10/10 | 3 |
| 〃 | 16 | 8/8 | 3 |
```
```sets
2026-04-07 | Squat | 100 kg | 5 reps | set 1 | work | inferred
2026-04-07 | Squat | 100 kg | 5 reps | set 2 | work | inferred
2026-04-07 | Squat | 100 kg | 4 reps | set 3 | work | inferred
2026-04-07 | Bench Press | 80 kg | 8 reps | set 1 | work | inferred
2026-04-07 | Bench Press | 80 kg | 7 reps | set 2 | work | inferred
2026-04-07 | Deadlift | 120 kg | 5 reps | set 1 | work | inferred
2026-04-07 | row | 60 kg | 10 reps | set 1-3 | work | inferred
2026-04-07 | Fly | 10 kg | 15 reps | set 1 | work | inferred
2026-04-07 | Fly | 12 kg | 12 reps | set 2 | work | inferred
2026-04-07 | Push-up | BW | 10 reps | set 1-3 | work | inferred
2026-04-07 | Dead Hang | BW+12 kg | 10 s | set 1 | work
2026-04-07 | Dead Hang | BW+14 kg | 10 s | set 2 | work
2026-04-09 | press | 50 kg | 5 reps | set 1-3 | work | inferred
2026-04-09 | Chin-up | BW | 8 reps | set 1 | work | inferred
2026-04-09 | Chin-up | BW | 7 reps | set 2 | work | inferred
2026-04-11 | press | 52.5 kg | 5 reps | set 1-3 | work | inherited
2026-04-11 | Chin-up | BW | 7 reps | set 1 | work | inferred
2026-04-11 | Chin-up | BW | 6 reps | set 2 | work | inferred
2026-04-14 | Split Squat | 14 kg | 10 reps | set 1-3 | work | each | inherited
2026-04-14 | Split Squat | 16 kg | 8 reps | set 4-6 | work | each | inherited
```

### 5.54 Eras, endings and letters of further languages, marks of other writers

Days MAY be told in the years of an era or calendar: `R6.5.2（木）` and `令和6年5月2日`, `113/05/02 (四)` of Taiwan, `2 พ.ค. 2567` of Thailand, `۱۴۰۳/۰۸/۱۲` of Iran, `五月六号`; `2025. febr. 3.`,
`5-е, вт` below a month, and the short weekday behind a day, `02/10/23 seg`. Katakana of half width are read as those of full width. `1セット目` and `3組目` number sets, `発` counts reps, `全部12回` tells
the reps of all loads below, `80-8-8-7` a load and its reps where a file's lists begin so.

`100/4п3` are three sets of four with 100 kg, `1) 50-8 2) 70-6` two sets, `50 70 80 на 9 6 4` loads and their reps, `3s po 10p` three sets of ten. Endings of words tell a load:
`70 kg-mal 4x10`, `12ки 4x12`, `14'lük dambıl 3x12`, `στα 25 κιλά`. Loads MAY stand behind the work, by a word or between parentheses: `4x10 (по 14 кг)`, `4 مجموعات 15 تكرار وزن 15`.

A bar or a dot MAY part a load from the reps of its sets, `Goblet squat 16 | 12 12 10`, `Bench 47.5 · 10 10 9`; three factors MAY have dots between them, `3·4·160`. Ordinals at the start of a line number
sets, `1e  50 kg  10x`. What was planned, before what was done on the same line or in the column before, is no set: `planned 4x6 @60 - did 6/6/5`, `P: 4x4` above `D: 100x4x4`. `1-3` in a column that
numbers sets are three of them. `CLOSED:` below a task tells its day. Fields of Dataview tell a load, reps and sets: `Dips [weight:: +15] [sets:: 3] [reps:: 8]`, `Fly (kg:: 9) (reps:: 15, 13)`.

```wlog
unit: kg
# R8.3.2（月）
ﾍﾞﾝﾁ 60-8-8-7
ｽｸﾜｯﾄ 100-5-5-5
ﾃﾞｯﾄﾞ 120-5-4-3
スクワット
1セット目 60kg 8発
2セット目 〃 7発

# 2026-03-05
Жим 80/4п3
Fekvenyomás: 70 kg-mal 3×8
Skos 22,5 kg – 3s po 10p
Goblet squat 16 | 12 12 10
Front Squat  1·2·90   3·4·80
Row: planned 4x8 @60 - did 8/8/8/6
- Dips [weight:: +15] [sets:: 3] [reps:: 8]
```
```sets
2026-03-02 | Bench Press | 60 kg | 8 reps | set 1 | work | inferred
2026-03-02 | Bench Press | 60 kg | 8 reps | set 2 | work | inferred
2026-03-02 | Bench Press | 60 kg | 7 reps | set 3 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 3 | work | inferred
2026-03-02 | Deadlift | 120 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Deadlift | 120 kg | 4 reps | set 2 | work | inferred
2026-03-02 | Deadlift | 120 kg | 3 reps | set 3 | work | inferred
2026-03-02 | Squat | 60 kg | 8 reps | set 1 | work
2026-03-02 | Squat | 60 kg | 7 reps | set 2 | work
2026-03-05 | Жим | 80 kg | 4 reps | set 1-3 | work | inherited
2026-03-05 | Bench Press | 70 kg | 8 reps | set 1-3 | work | inferred
2026-03-05 | Skos | 22.5 kg | 10 reps | set 1-3 | work
2026-03-05 | Goblet Squat | 16 kg | 12 reps | set 1 | work | inferred
2026-03-05 | Goblet Squat | 16 kg | 12 reps | set 2 | work | inferred
2026-03-05 | Goblet Squat | 16 kg | 10 reps | set 3 | work | inferred
2026-03-05 | Front Squat | 90 kg | 2 reps | set 1 | work | inferred
2026-03-05 | Front Squat | 80 kg | 4 reps | set 2-4 | work | inferred
2026-03-05 | Row | 60 kg | 8 reps | set 1 | work | inferred
2026-03-05 | Row | 60 kg | 8 reps | set 2 | work | inferred
2026-03-05 | Row | 60 kg | 8 reps | set 3 | work | inferred
2026-03-05 | Row | 60 kg | 6 reps | set 4 | work | inferred
2026-03-05 | Dip | BW+15 kg | 8 reps | set 1-3 | work | inherited
```

### 5.55 Numbered exercises, labels and signs; dense lines of further scripts; people, tools and ladders

Exercises MAY be numbered on a line, `Exercise 1: Bench 3x10 60; Exercise 2: Row 2x8 70`. A day MAY stand behind its label, `Date: 03.03.2026 Bench 3x5 90`, with the time to the second behind it; a week
MAY have words before it, `Workouts: March 2 – 8, 2026`. `Right = 12 reps, Left = 10 reps` are sides, `100 = 5` a load and its reps, `80% = 112.5` and `@ 80% (112.5)` a load with its share; numbers
of account in columns, `Squat = 137.5   Tonnage = 8585`, are no sets. A test of a rep max has its sets, `Squat 3RM test: 100x3, 110x3`, and so has `5 easy singles of squat @ 120 kg`. How each rep of the sets
below is done, `3 sec eccentric, 1 sec pause`, is a remark; what is for tomorrow was not done.

Below a month, days MAY be told by their number, `4(月)`, `Mon 4`, and by the letter of a weekday; a file's days MAY stand at the ends of its lines. Names stand between the sets of a dense line in any
script, `присед 100х5 экстензии 40х15х3`, and remarks between sets, `120х0 - не дожал. потом 90х6`. The load of a tool holds for the exercises behind it, `гири 24: махи 20х5, толчок 10х4`, `딥스 맨몸 12,10,9`
are of the body. Two people on a line, `Row A 60 8/8, K 30 10/10`, have all their sets in the exercise; what a bullet journal's key calls an event or a note is no set. Rungs of a ladder between
parentheses are repeated, `press 24 kg ladder (1,2,3) x4`; a strongman's `Yoke 200 20m x3` are three ways of 20 m.

```wlog
unit: kg
Workouts: March 2 – 8, 2026

Mon, March 2nd
Exercise 1: Bench 3x10 60; Exercise 2: Row 2x8 70
Curl: R = 12, L = 10
Squat 3RM test: 100x3, 110x3
Squat
3 sec eccentric, 1 sec pause
100x5
Deadlift 5x5 140 kg tomorrow

Date: 03.03.2026 Bench 3x5 90; row 3x8 70
04.03.2026 17:14:20 Front squat 20 rep set @ 60 kg
Row A 60 8/8, K 30 10/10

# 2026-03-05
присед 100х5 экстензии 40х15х3
гири 24: махи 20х5, толчок 10х4
딥스 맨몸 12,10,9
Yoke 200 20m x3
5 easy singles of squat @ 120 kg
```
```sets
2026-03-02 | Bench Press | 60 kg | 10 reps | set 1-3 | work | inferred
2026-03-02 | Row | 70 kg | 8 reps | set 1-2 | work | inferred
2026-03-02 | Curl | - | 12 reps | set 1 | work | right
2026-03-02 | Curl | - | 10 reps | set 2 | work | left
2026-03-02 | Squat | 100 kg | 3 reps | set 1 | work | inferred
2026-03-02 | Squat | 110 kg | 3 reps | set 2 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | inferred
2026-03-03 | Bench Press | 90 kg | 5 reps | set 1-3 | work | inferred
2026-03-03 | Row | 70 kg | 8 reps | set 1-3 | work | inferred
2026-03-04 | Front Squat | 60 kg | 20 reps | set 1 | work
2026-03-04 | Row | 60 kg | 8 reps | set 1 | work | inferred
2026-03-04 | Row | 60 kg | 8 reps | set 2 | work | inferred
2026-03-04 | Row | 30 kg | 10 reps | set 3 | work | inferred
2026-03-04 | Row | 30 kg | 10 reps | set 4 | work | inferred
2026-03-05 | Squat | 100 kg | 5 reps | set 1 | work | inferred
2026-03-05 | экстензии | 40 kg | 15 reps | set 1-3 | work | inferred
2026-03-05 | махи | 24 kg | 20 reps | set 1-5 | work
2026-03-05 | толчок | 24 kg | 10 reps | set 1-4 | work
2026-03-05 | Dip | BW | 12 reps | set 1 | work | inherited
2026-03-05 | Dip | BW | 10 reps | set 2 | work | inherited
2026-03-05 | Dip | BW | 9 reps | set 3 | work | inherited
2026-03-05 | Yoke Carry | 200 kg | 20 m | set 1-3 | work | inferred
2026-03-05 | Squat | 120 kg | 1 reps | set 1-5 | work | inherited
```
```findings
W209 line 11
```

### 5.56 Sessions in tables, sums, reserves of each set and weekdays before dates

A table with a day in each row MAY tell the whole session in one cell, whatever its head; then a column of times, of lengths or of places is of the session, and a column of notes is the work where no other
column is. The lines of a cell are parted by `<br>`. A day at the head of a column MAY have a remark in parentheses; rows of weighing and sleep beside exercises are no sets. A front matter MAY be long.

Where sets are followed by as many reps as all of them have, `60x8, 70x5x2. 18 reps`, these are their sum; a mass of at least 100 behind `x 10 =` is what all reps weigh, and a finding says so. `3 x 10/10/8 @ 70/70/80`
lists as many reps as it counts; the results of open sets stand behind an arrow, `5x3+@70 -> 3,3,3,3,7`. A reserve or an exertion MAY stand behind the reps of each set, `9 RIR 2, 8 RIR 1`. Fields MAY stand below the
name of their exercise, `weight:: 65 reps:: 8`. `pin 4, 52 kg` is a setting and a load; `re` and `li` are sides where both stand behind numbers.

A short weekday that only the whole file makes one MAY stand before a date, `Mo 2.3.`, `M 3/2`, `월 3/2`. A date whose month has a zero before it is no list of reps.

```wlog
unit: kg
year: 2026

| Date | Time | Place | What I did |
|------|------|-------|------------|
| 2026-03-02 | 19:00 | gym | Squat 5x5 100<br>Bench 3x8 60 |
| 2026-03-03 | 18:30 | home | Row 3x8 50 |

2026-03-04
Press 40x8, 50x5. 13 reps
Swing x 10 = 240 kg
Cable row 3 x 10/10/8 @ 50/50/55
Front squat 3x3+@70 -> 3,3,7
Incline press 30 kg 9 RIR 2, 8 RIR 1
Dip
weight:: 15 reps:: 8 rpe:: 8
Lat pulldown pin 4, 52 kg 3x10
One leg stand 20 s re / 35 s li
came 20 min late
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1-5 | work | inferred
2026-03-02 | Bench Press | 60 kg | 8 reps | set 1-3 | work | inferred
2026-03-03 | Row | 50 kg | 8 reps | set 1-3 | work | inferred
2026-03-04 | Press | 40 kg | 8 reps | set 1 | work | inferred
2026-03-04 | Press | 50 kg | 5 reps | set 2 | work | inferred
2026-03-04 | Swing | - | 10 reps | set 1 | work | inherited
2026-03-04 | Seated Cable Row | 50 kg | 10 reps | set 1 | work | inferred
2026-03-04 | Seated Cable Row | 50 kg | 10 reps | set 2 | work | inferred
2026-03-04 | Seated Cable Row | 55 kg | 8 reps | set 3 | work | inferred
2026-03-04 | Front Squat | 70 kg | 3 reps | set 1 | work | inferred
2026-03-04 | Front Squat | 70 kg | 3 reps | set 2 | work | inferred
2026-03-04 | Front Squat | 70 kg | 7 reps | set 3 | amrap | inferred
2026-03-04 | Incline press | 30 kg | 9 reps | set 1 | work | RIR 2 | inferred
2026-03-04 | Incline press | 30 kg | 8 reps | set 2 | work | RIR 1 | inferred
2026-03-04 | Dip | BW+15 kg | 8 reps | set 1 | work | @8 | inferred
2026-03-04 | Lat Pulldown | 52 kg | 10 reps | set 1-3 | work | inferred
2026-03-04 | One leg stand | - | 20 s | set 1 | work | right
2026-03-04 | One leg stand | - | 35 s | set 2 | work | left
```
```findings
W201 line 11
```

### 5.57 Ratings and rests of a line, counts below it, loads behind marks

A rating or a rest is of the sets it stands behind, or of all sets of the line, and MAY stand before, among or behind their numbers; the numbers are read as if it were not there. A number of sets MAY stand behind the
rating, `40 kg x 5 RPE 8 x3`, or alone on the line below, `3 sets`. A bare load MAY stand behind a comma or a bar, `82.5, 8 reps`, `3 sets, 10 reps, 60`, `60 | 3x10`, where it is no number of reps. `fail x 90` and the
`70x` in a row parted by dashes or slashes are missed. A load behind the name of what was carried or pushed, `50 m farmers walk @ 32 kg`, is its own. Labels such as `Main:` and `cash out:` name no exercise. Bare
numbers that are left over behind a list are finding W201.

A single set MAY be counted behind the reps of each load, `30 kg 12x1, 35 kg 8x1`; the empty bar before factors is a remark. Days of months behind short weekdays need no last point where as many days lie between
them as between the weekdays. Loads in 斤 are half kilograms. A table that shows pictures of its exercises, in a file without a date, is a plan.

```wlog
unit: kg
2026-03-02
Bench 82.5, 8 reps, RPE 8
Squat 100 kg, 3x5 @8
Row RPE 7 3x8 @ 60 kg
Deadlift 3 sets, 5 reps, 140 rest 3 min
Press 40 kg x 5 RPE 8 x3
Front Squat 1x3 RPE 7 100 kg, 3x3 RPE 8 110 kg
Snatch 60/65/70x/70
Clean 1x80, fail x 90
Curl 20 kg x 10
3 sets
50 m farmers walk @ 32 kg
Main: 5x5 box squat 80
cash out: 100 air squats
Push-ups 10, 10,... 8
卧推 50斤 8次
```
```sets
2026-03-02 | Bench Press | 82.5 kg | 8 reps | set 1 | work | @8 | inherited
2026-03-02 | Squat | 100 kg | 5 reps | set 1-3 | work | @8 | inferred
2026-03-02 | Row | 60 kg | 8 reps | set 1-3 | work | @7 | inferred
2026-03-02 | Deadlift | 140 kg | 5 reps | set 1-3 | work | rest 180 s | inherited
2026-03-02 | Press | 40 kg | 5 reps | set 1-3 | work | @8
2026-03-02 | Front Squat | 100 kg | 3 reps | set 1 | work | @7 | inferred
2026-03-02 | Front Squat | 110 kg | 3 reps | set 2-4 | work | @8 | inferred
2026-03-02 | Snatch | 60 kg | ? | set 1 | work | inferred
2026-03-02 | Snatch | 65 kg | ? | set 2 | work | inferred
2026-03-02 | Snatch | 70 kg | 0 reps | set 3 | failed | inherited
2026-03-02 | Snatch | 70 kg | ? | set 4 | work | inferred
2026-03-02 | Clean | 80 kg | 1 reps | set 1 | work | inferred
2026-03-02 | Clean | 90 kg | 0 reps | set 2 | failed | inferred
2026-03-02 | Curl | 20 kg | 10 reps | set 1-3 | work | inherited
2026-03-02 | Farmer's Walk | 32 kg | 50 m | set 1 | work
2026-03-02 | Box Squat | 80 kg | 5 reps | set 1-5 | work | inferred
2026-03-02 | Air Squat | BW | 100 reps | set 1 | work | inherited
2026-03-02 | Push-up | BW | 10 reps | set 1 | work | “8” | inferred
2026-03-02 | Push-up | BW | 10 reps | set 2 | work | “8” | inferred
2026-03-02 | Bench Press | 25 kg | 8 reps | set 1 | work
```
```findings
W201 line 16
```

```wlog
unit: kg
year: 2026
Mo 2.3 Pendlay Row empty bar 12x1, 30 kg 12x1, 35 kg 8x1
Mi 4.3 Bank 80 kg x 5
Fr 6.3 Kniebeuge 100 kg x 5
```
```sets
2026-03-02 | Pendlay Row | - | 12 reps | set 1 | work | inferred
2026-03-02 | Pendlay Row | 30 kg | 12 reps | set 2 | work | inferred
2026-03-02 | Pendlay Row | 35 kg | 8 reps | set 3 | work | inferred
2026-03-04 | Bank | 80 kg | 5 reps | set 1 | work
2026-03-06 | Squat | 100 kg | 5 reps | set 1 | work
```

### 5.58 Any mark between a load and its reps, loads below their sets, rows that count

A load and its reps MAY stand on both sides of any mark that parts them, where the one is told by `reps` or the other is far above what anybody counts: `12 reps - 60`, `6 reps, 82.5`, `45 - 12 reps`, `3x8, 20`, `105: 5x8`,
`60 | 3x8`, `3 sets x 8 reps - 60`, `20 kg/12`. So MAY a load and a list, whatever parts the reps: `60 kg (10/12/12)`, `25, 10-11-12 reps`, `8-10-8 x 30 kg`. A number behind `@` that is ten or less rates.

A load alone on the line right below sets and reps without one, with or without `Weight:` or `@`, is theirs. A number behind the name in rows of fields that counts up from 1 numbers the sets; `#1`, `Set 1` and
`S1` MAY stand before any set. `25/8` right below a name is a load and its reps in a file that tells its days with their years. A heading with a day and sets, below which nothing stands, is read like a line of text.

A comma between two fields of a row parts no thousands. Quotes are read where they hold nearly all sets of a file. `Last time` above `today` tells an earlier day. A title such as `(load-reps-sets)` states the order of numbers
between hyphens. Rounds or sets told above exercises count all of them. How long a session took in all, `60 min total`, is a remark.

```wlog
unit: kg
2026-03-02
Row
#1 12 reps - 60
#2 60 for 10
Press - 3x8
@ 30
Curl 25, 12-11-10 reps
Leg Curl 8-10-8 x 30 kg
Face Pull
22.5/15
25/12
Squat	1	100	5
Squat	2	105	5
Deadlift 3 sets x 5 reps - 140
60 min total
# 2026-03-04 - Bench 80 kg 3x5, Row 60 kg 3x8
```
```sets
2026-03-02 | Row | 60 kg | 12 reps | set 1 | work | inherited
2026-03-02 | Row | 60 kg | 10 reps | set 2 | work | inferred
2026-03-02 | Press | 30 kg | 8 reps | set 1-3 | work | inferred
2026-03-02 | Curl | 25 kg | 12 reps | set 1 | work | inferred
2026-03-02 | Curl | 25 kg | 11 reps | set 2 | work | inferred
2026-03-02 | Curl | 25 kg | 10 reps | set 3 | work | inferred
2026-03-02 | Leg Curl | 30 kg | 8 reps | set 1 | work | inherited
2026-03-02 | Leg Curl | 30 kg | 10 reps | set 2 | work | inherited
2026-03-02 | Leg Curl | 30 kg | 8 reps | set 3 | work | inherited
2026-03-02 | Face Pull | 22.5 kg | 15 reps | set 1 | work | inferred
2026-03-02 | Face Pull | 25 kg | 12 reps | set 2 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Squat | 105 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Deadlift | 140 kg | 5 reps | set 1-3 | work | inherited
2026-03-04 | Bench Press | 80 kg | 5 reps | set 1-3 | work | inferred
2026-03-04 | Row | 60 kg | 8 reps | set 1-3 | work | inferred
```

### 5.59 Exercises in turns, circuits on a line, the counted last set, intentions

A line that names two or three known exercises with `/`, `+`, `&`, `ss` or `superset with` between them MAY stand above, or before, sets that stand side by side, as many as there are exercises: the first set is of the first
exercise, the second of the second. `/`, `+`, `&`, `|`, `;` or `,` parts them; each is written in the same way, and commas alone part sets only where the line says that it is a superset or where the loads are far apart. One bar may
do a `clean + jerk` without a stop: its sets are not shared out unless a superset is said. A line with more or fewer sets than exercises below such sets is finding W201.

`3 rounds:`, `Circuit x3:`, `Circuit - 3 rounds:` and `3x circuit:` MAY stand before their stations on a line. Below or behind them a load behind the only count of a station is the load of those reps: `Squat 10 60 kg`, `OHP - 5
155 lb`, `12 leg extensions (62.5)`.

`AMRAP 12` behind sets with a plus, a comma or `then`, and `AMRAP: 100 kg x 12` below them, is their last set, of which the number was counted; its load is the only one told before. What somebody means to do another time, `try 5 kg more
next week`, `go up to 65`, `up next time`, is a remark, and what stands below it was done. So is what is said of sets, `top set RPE 9`, `new PR by 2.5 kg`,
`stopped at 2 sets because of my elbow`, `goal is 100 by summer`. Words about another day behind sets, `(sick last week)`, leave them done, unless they say that the sets are of that day: `(next time)`. `felt 8/10` among the remarks of a table counts no reps. `R 2:00` behind sets tells the rest.

```wlog
unit: kg
2026-03-02
Bench Press / Barbell Row
60x8 / 50x10
60x7 / 50x9
Circuit x3: goblet squat x 10 @ 20 kg, push-ups x 12
Squat 3x5 @ 100 kg + AMRAP 12
try 5 kg more next week
Curl 20x10 R 2:00
```
```sets
2026-03-02 | Bench Press | 60 kg | 8 reps | set 1 | work | inferred
2026-03-02 | Barbell Row | 50 kg | 10 reps | set 1 | work | inferred
2026-03-02 | Bench Press | 60 kg | 7 reps | set 1 | work | inferred
2026-03-02 | Barbell Row | 50 kg | 9 reps | set 1 | work | inferred
2026-03-02 | Goblet Squat | 20 kg | 10 reps | set 1-3 | work | inherited
2026-03-02 | Push-up | BW | 12 reps | set 1-3 | work | inherited
2026-03-02 | Squat | 100 kg | 5 reps | set 1-3 | work | inferred
2026-03-02 | Squat | 100 kg | 12 reps | set 4 | amrap
2026-03-02 | Curl | 20 kg | 10 reps | set 1 | work | rest 120 s | inferred
```
```findings
W209 line 8
```

### 5.60 Details of sessions, remarks between equal loads, numbers of names

Beside a day, before it or on the three lines right below it MAY stand which session of a programme it was (`W3D2`, `Week 3 Day 2`, `Session 12/48`, `Workout #45`, `112/365`, `T-21`, `3 weeks out`, `5s week`, `SL 5x5 A`), when and how long
it was (`18:30-19:45`, `6.30 am`, `75 min`), how it felt (`felt 7/10`, `Session RPE 8`, `HR 120`), what was weighed, slept and eaten (`BW 82.4`, `slept 7h`, `420 kcal`), and what it came to (`18 sets`, `5000 kg`): none of it is a set. A time
beside a word that may be what was trained, `spin class 45 min`, is work. A day with its year that ends a line of such details opens a session; a heading that ends in such a day always does, unless a word such as `until` stands before it or it heads a week.
A weight called `BW`, `weight` or `weigh in` is the lifter's.

Words between two sets of the same load, on a line of their own and without a blank line, are a remark where they are in small letters below a name with a capital, or a sentence, and name no exercise or movement that is known. `3-position`, `2ct`,
`1.5 rep`, `4"` before `block`, `box`, `deficit` or `step`, and single letters joined by hyphens are part of a name; so is a small number behind a name right above lines that begin with a load. Behind the sets of a line, what somebody else did, `he did 100x5`,
is a remark.

`205 + bands, 8x2` are eight sets of two. `plate 6 x 12` is plate 6 of a stack. `3x8, third set only 7` makes the last set seven, `2x10, third time only 7` adds one. In a table with columns for the plan and for what was done, only the latter is read.

```wlog
unit: kg

2026-03-02 - W3D2 - Session 12/48 - felt 7/10
18 sets, 75 min
Bench Press
60 x 5
gym was packed
60 x 5

3-position clean 40 kg x 3, 40 kg x 3
Row 50 kg 3x8; trained with Mike, he did 70x8

3 weeks out - Wed 3/4/26
Squat, 100 + bands, 8x2
Pulldown plate 6 x 12, plate 7 x 10
Row 50 kg 3x8, third set only 7
```
```sets
2026-03-02 | Bench Press | 60 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Bench Press | 60 kg | 5 reps | set 2 | work | inferred
2026-03-02 | 3-position clean | 40 kg | 3 reps | set 1 | work
2026-03-02 | 3-position clean | 40 kg | 3 reps | set 2 | work
2026-03-02 | Row | 50 kg | 8 reps | set 1-3 | work | inferred
2026-03-04 | Squat | 100 kg | 2 reps | set 1-8 | work | inferred
2026-03-04 | Lat Pulldown | level 6 | 12 reps | set 1 | work
2026-03-04 | Lat Pulldown | level 7 | 10 reps | set 2 | work
2026-03-04 | Row | 50 kg | 8 reps | set 1 | work | inferred
2026-03-04 | Row | 50 kg | 8 reps | set 2 | work | inferred
2026-03-04 | Row | 50 kg | 7 reps | set 3 | work | inferred
```

### 5.61 Any sign between a load and its work

Behind the name of what is lifted, or below it, a load and its work MAY stand on the two sides of any sign: an arrow, `=`, `=>`, `>`, `»`, `▸`, `|`, `;`, `~`, `..`, `·`, a slash, two of them, or the gap of a tab. The load MAY stand in brackets or behind an `@`; without its unit it
is 20 or more, or has a fraction. The work is the reps of at least two sets, near each other or far below the load, with one kind of mark between them (`8/8/7`, `8;8;7`, `8, 8 & 7`, `x8 x8 x7`), or a product (`3x8`, `8r x3`, `3 sets of 8`); a plus behind the last of them makes it an AMRAP
set. A number behind `=` that has no unit, and one that is the sum of the reps, is no load. `80k` of a lift is told in kilograms.
Several loads MAY each be joined with their reps so: `60→8, 65→6`, `8 ~ 60 kg; 6 ~ 65 kg`, `60 kg = 8 then 65 kg = 6`. An x in such a list is a miss, and a second arrow behind it tells of the next time.
Without a load such a sign MAY stand between a known name and its reps or times, `Pull-ups .. 8 . 8 . 7`. Quotes right below names, `> 60 kg: 8 – 8 – 7`, hold sets where the file writes so; one that stands there alone is a finding.

```wlog
unit: kg

2026-03-09
Squat 80 → 8/8/7
Bench Press [60] 5|5|5
Row 10, 10 & 9 // 47.5 kg
Overhead Press @40 ▸ 3x8
Deadlift 120k = 5;5;4

2026-03-11
Squat 82.5 → 3,3,6+
Bench Press 8, 8, 8 = 24
```
```sets
2026-03-09 | Squat | 80 kg | 8 reps | set 1 | work | inferred
2026-03-09 | Squat | 80 kg | 8 reps | set 2 | work | inferred
2026-03-09 | Squat | 80 kg | 7 reps | set 3 | work | inferred
2026-03-09 | Bench Press | 60 kg | 5 reps | set 1 | work | inferred
2026-03-09 | Bench Press | 60 kg | 5 reps | set 2 | work | inferred
2026-03-09 | Bench Press | 60 kg | 5 reps | set 3 | work | inferred
2026-03-09 | Row | 47.5 kg | 10 reps | set 1 | work | inherited
2026-03-09 | Row | 47.5 kg | 10 reps | set 2 | work | inherited
2026-03-09 | Row | 47.5 kg | 9 reps | set 3 | work | inherited
2026-03-09 | Overhead Press | 40 kg | 8 reps | set 1-3 | work | inferred
2026-03-09 | Deadlift | 120 kg | 5 reps | set 1 | work
2026-03-09 | Deadlift | 120 kg | 5 reps | set 2 | work
2026-03-09 | Deadlift | 120 kg | 4 reps | set 3 | work
2026-03-11 | Squat | 82.5 kg | 3 reps | set 1 | work | inherited
2026-03-11 | Squat | 82.5 kg | 3 reps | set 2 | work | inherited
2026-03-11 | Squat | 82.5 kg | 6 reps | set 3 | amrap | inherited
2026-03-11 | Bench Press | - | 8 reps | set 1 | work | inferred
2026-03-11 | Bench Press | - | 8 reps | set 2 | work | inferred
2026-03-11 | Bench Press | - | 8 reps | set 3 | work | inferred
```

### 5.62 Ladders, turns of sides, attempts, circled sets, loads of several lines

`C&P 20: 1-2-3 twice` is a ladder of one load, climbed twice. Behind a load, letters or words of sides take turns: `Snatch 20, L10 R10 L8 R8`. Behind a name, loads MAY each have a mark for made (`o`, a tick) or missed (`x`, a cross), `60 o 65 o 70 x`; at a meet the lights of the
referees tell it, `180 3w`, `190 1w2r`. `① 70 / 12, ② 75 / 10` numbers sets, where the whole file writes so. `62½` is 62.5. Points between reps, `hip bridge. 12. 12. 9`, part sets.

A line of loads above a line of as many reps tells each set. `20 → 22.5 → 25 kg, all x 12` lifts each load as often. `10 with empty bar, 8 with 40` are two sets. `changed to 15`, `both at 30` and `one db, 45` on a line of their own tell the load of the exercises below that tell none.

`LW: …`, `if I get 12 12 12 …`, `before surgery I could …` and `Maria says …` tell nothing of today. A single letter of a big lift before a day, `S  3/4`, names the lift of that day where the file does so for three of them.

```wlog
unit: kg

2026-03-09
Clean and press 20: 1-2-3 twice
Snatch 20, L10 R10 L8 R8
Bench Press 60 o 65 o 70 x
Chest press 62½ x 5

2026-03-11
Squat
50 70 90
10 8 5
Row 20 → 22.5 → 25 kg, all x 12
LW: row 20 kg x 12
```
```sets
2026-03-09 | Clean and Press | 20 kg | 1 reps | set 1 | work | inferred
2026-03-09 | Clean and Press | 20 kg | 2 reps | set 2 | work | inferred
2026-03-09 | Clean and Press | 20 kg | 3 reps | set 3 | work | inferred
2026-03-09 | Clean and Press | 20 kg | 1 reps | set 4 | work | inferred
2026-03-09 | Clean and Press | 20 kg | 2 reps | set 5 | work | inferred
2026-03-09 | Clean and Press | 20 kg | 3 reps | set 6 | work | inferred
2026-03-09 | Snatch | 20 kg | 10 reps | set 1 | work | left | inferred
2026-03-09 | Snatch | 20 kg | 10 reps | set 2 | work | right | inferred
2026-03-09 | Snatch | 20 kg | 8 reps | set 3 | work | left | inferred
2026-03-09 | Snatch | 20 kg | 8 reps | set 4 | work | right | inferred
2026-03-09 | Bench Press | 60 kg | 1 reps | set 1 | work | inferred
2026-03-09 | Bench Press | 65 kg | 1 reps | set 2 | work | inferred
2026-03-09 | Bench Press | 70 kg | 0 reps | set 3 | failed | inferred
2026-03-09 | Chest Press | 62.5 kg | 5 reps | set 1 | work | inferred
2026-03-11 | Squat | 50 kg | 10 reps | set 1 | work | inherited
2026-03-11 | Squat | 70 kg | 8 reps | set 2 | work | inherited
2026-03-11 | Squat | 90 kg | 5 reps | set 3 | work | inherited
2026-03-11 | Row | 20 kg | 12 reps | set 1 | work
2026-03-11 | Row | 22.5 kg | 12 reps | set 2 | work
2026-03-11 | Row | 25 kg | 12 reps | set 3 | work
```
```findings
W209 line 14
```

### 5.63 What a whole file tells of its light loads

A writer tells light loads as heavy ones. Where at least two loads of 40 or more, or with a half, stand between a name and a colon, `Bench 62.5: 8, 8, 7`, so does the 10 of `Fly 10: 12/12/12`; where three stand before a dash, `Squat 100 - 5`, so does the 10 of `Fly 10 - 8`. Pairs of which one has a half are loads with their reps, since
nobody does half a rep: `10: 12, 12.5: 10`. Where three lines tell 20 or more with the letter k beside a number of reps, `8-8-7 x 130k`, it tells kilograms on all lines but those of a run. Lists of three and more reps between slashes with a load make two equal numbers between a slash, `12/12`, two sets as well, and not both sides.

A comma or a bar MAY part a name from its load before a colon, `Front squat, 80: 8`. A number in parentheses, of degrees, or right above sets belongs to the name: `Row (2s pause)`, `45° barbell row`, `Nautilus row 2`; so does a short time before a lift, `3 sec squat`. A line that is nothing but 20 to 240 minutes, at the end of a session whose last sets are
told in reps, is the length of the session. A day and a place, `25.04.24 @ home gym`, open a session.

```wlog
unit: kg

2026-03-14 @ home gym
Bench Press 62.5: 8, 8, 7
Deadlift 120: 5/5/5
Lateral raise 10: 12/12
Front squat, 80: 8
Curl 10: 12, 12.5: 10
45° barbell row
40 x 8
3 sec squat: 60 x 5

45 min
```
```sets
2026-03-14 | Bench Press | 62.5 kg | 8 reps | set 1 | work | inherited
2026-03-14 | Bench Press | 62.5 kg | 8 reps | set 2 | work | inherited
2026-03-14 | Bench Press | 62.5 kg | 7 reps | set 3 | work | inherited
2026-03-14 | Deadlift | 120 kg | 5 reps | set 1 | work | inferred
2026-03-14 | Deadlift | 120 kg | 5 reps | set 2 | work | inferred
2026-03-14 | Deadlift | 120 kg | 5 reps | set 3 | work | inferred
2026-03-14 | Lateral Raise | 10 kg | 12 reps | set 1 | work | inferred
2026-03-14 | Lateral Raise | 10 kg | 12 reps | set 2 | work | inferred
2026-03-14 | Front Squat | 80 kg | 8 reps | set 1 | work | inferred
2026-03-14 | Curl | 10 kg | 12 reps | set 1 | work | inferred
2026-03-14 | Curl | 12.5 kg | 10 reps | set 2 | work | inferred
2026-03-14 | 45° barbell row | 40 kg | 8 reps | set 1 | work | inferred
2026-03-14 | 3 sec squat | 60 kg | 5 reps | set 1 | work | inferred
```
```findings
W202 line 6
```

### 5.64 Kinds of single sets, and what stands beside sets

Below the name of an exercise a letter or a sign MAY tell of which kind a set is: `W: 60x5`, `(w) 60x5` and `60x5 (w)` warm up; `DS 40x8`, `-> 40x8` and `↓ 40x8` drop, where the numbers of the line above were larger; `60x12 (AMRAP)`, `60x12 (max reps)` and `AMRAP 60x12` were as many reps as possible. The number of the set
MAY stand before it, `Set 2: (w) 60x5`, `#2 W: 60x5`. A label with a colon tells of the sets behind it, `Squat warm-up: 60x5, 80x3`; where it stands twice on a line of the file, each tells of its own set. The number behind `missed` or before `th failed`, one more than were done, is no set: `60x9, missed 10`. `(2 left)` are
reps in reserve, `(@9)` is an exertion.

`3 sets: 5 5 4` counts what stands behind it. A unit behind the last of several times is that of all, `Plank 45/40/35s`; the letter F at the end of a list is an attempt without a rep, `105 5/5/4/F`. `20 kg - 12 x, 12 x` are a load and its reps, `32 / 4x6` a bell and its sets. The `target 3x6 @ 70` beside a name above sets is a note, and so are a rest, `Squat, rest 4-5 min`, and how a machine
was set, `bike, seat 6, level 3, 12 minutes`. `done 70x6` is a set of the exercise above.

What a sentence says of the order of numbers holds for the lines below it only where it says so: `From now on sets x reps x weight`. A year on a line of its own, `2019`, holds for the days below; a day that falls back by more than ten months within six weeks is of the next year. A weight with the scale behind a day, `Fri 3.11. 82.6 kg on the scale`, is the lifter's.

```wlog
unit: kg

2026-03-16
Squat, rest 4-5 min
W: 60 x 5
100 x 5 (@8)
100 x 4, missed 5
-> 80 x 8
Bench Press wu: 40x5, wu: 50x3, 60x5
Pull-ups 3 sets: 5 5 4 @ +7.5kg
Plank 45/40/35s
Leg Curl 20 kg - 12 x, 10 x
Romanian Deadlift target 3x6 @ 70
Set 1: done 70 x 6
```
```sets
2026-03-16 | Squat | 60 kg | 5 reps | set 1 | warmup | inferred
2026-03-16 | Squat | 100 kg | 5 reps | set 2 | work | @8 | inferred
2026-03-16 | Squat | 100 kg | 4 reps | set 3 | failed | inferred
2026-03-16 | Squat | 80 kg | 8 reps | set 4 | drop | inferred
2026-03-16 | Bench Press | 40 kg | 5 reps | set 1 | warmup | inferred
2026-03-16 | Bench Press | 50 kg | 3 reps | set 2 | warmup | inferred
2026-03-16 | Bench Press | 60 kg | 5 reps | set 3 | work | inferred
2026-03-16 | Pull-up | BW+7.5 kg | 5 reps | set 1 | work | inherited
2026-03-16 | Pull-up | BW+7.5 kg | 5 reps | set 2 | work | inherited
2026-03-16 | Pull-up | BW+7.5 kg | 4 reps | set 3 | work | inferred
2026-03-16 | Plank | BW | 45 s | set 1 | work | inherited
2026-03-16 | Plank | BW | 40 s | set 2 | work | inherited
2026-03-16 | Plank | BW | 35 s | set 3 | work | inherited
2026-03-16 | Leg Curl | 20 kg | 12 reps | set 1 | work
2026-03-16 | Leg Curl | 20 kg | 10 reps | set 2 | work
2026-03-16 | Romanian Deadlift | 70 kg | 6 reps | set 1 | work | inferred
```
```findings
W209 line 13
```

### 5.65 Remarks and results in many tongues

Another weekday below a day whose weekday is known is none of its sets, `on Friday squat 3x5 90 kg`, unless the week is told so. What something cost, how long a whole workout took (`time 9:48 Rx`), what nobody does any more (`no longer doing 5x5`), what another lifts, and a weight of the body in a sentence (`ich wiege 71,5 kg`) are no sets.

The load of a share stands in parentheses, `60% (90) 4`. No reps behind a load are a miss, `110/0`, `65x0 second try`. Behind a scheme and a verb stand the reps that were done, `4x8 72,5 kg weszło 8,8,7,6`; `(last set 9 only)` and `, sonuncu 9` tell of the last one. `3x10, then 1x6 with +10kg` loads the later sets only. `odd:` and `even:` below an EMOM
share its minutes.

```wlog
unit: kg

2026-03-17
Squat 60% (90) 4
Deadlift 4x6 120kg weszło 6,6,5,5
Dips 3x10, then 1x6 with +10kg
Bench Press 65x0 second try
on Friday squat 3x5 90 kg
```
```sets
2026-03-17 | Squat | 90 kg | 4 reps | set 1 | work | inferred
2026-03-17 | Deadlift | 120 kg | 6 reps | set 1 | work
2026-03-17 | Deadlift | 120 kg | 6 reps | set 2 | work
2026-03-17 | Deadlift | 120 kg | 5 reps | set 3 | work
2026-03-17 | Deadlift | 120 kg | 5 reps | set 4 | work
2026-03-17 | Dip | BW | 10 reps | set 1-3 | work | inferred
2026-03-17 | Dip | BW+10 kg | 6 reps | set 4 | work | inferred
2026-03-17 | Bench Press | 65 kg | 0 reps | set 1 | failed | “second try” | inferred
```
```findings
W209 line 8
```

### 5.66 Workouts of gyms, programmes and meets

A workout MAY have a name, in quotes or one that gyms share, before a scheme, its rounds or a count: `"Fran" - 21-15-9 thrusters 95 and pull ups. 5:48 Rx`, `Grace: 30 clean and jerks 60 kg, 4:12`. The name and the time of all are kept as words; `and`, `+` and ` / ` part the exercises of a scheme. Stations that begin with their count or way stand between commas, `1 mile run, 100 pull ups, 200 push ups`. How many rounds an AMRAP came to stands below it, `= 7 rounds + 5`, or behind it, `. 17 rounds`; of the reps of one more round those are counted that fill an exercise, and W201 says what is left. A time on a line of its own below a list that was for time is that of all. `EMOM 10 - odd: A, even: B` has each in half of the minutes. A bare number behind `box jumps` is a height.

`OHP [125] 95x5` and `Squat (TM 300) 210x5` tell what a programme reckons with before what was done, `5x10 (only 4x10)` how many sets were done. `build to a heavy 3: 95-115-135`, `worked up 70/120/160 all x3` and `3x3 front squat 95 115 135` give each load the count. Singles are told by `1RM:` and `singles:` with their misses, attempts of a meet by what the referees said: `200 good / 210 good / 217.5 no lift`, `130 ooo, 142.5 xxx`, `232.5 / 245 all white`. The parts of a complex, `(1+1+1) 70, 80` and `60 (2+2), 70 (2+2)`, are counted together. `70 8 ds 50 10` is a set and its drop.

Runners need no name: `8x400m @ 94`, `12 x 200 in 42` and `wu 2k` are runs (W403 says so). Two letters are a weekday, `tu 9.1.`, in files that write all their days so. Bests of several lifts behind a word for them, `old routine: …`, `172.5*0.87=150` and days without training between blank lines are no sets.

```wlog
unit: kg

2026-03-18
"Fran" - 21-15-9 thrusters 43 and pull ups. 5:48 Rx
AMRAP 12
5 burpees
10 push ups
= 7 rounds + 5

2026-03-19
SQ 200 good / 210 good / 217.5 no lift
OHP [62.5] 47.5x5 52.5x3
clean + jerk (1+1) 70, 80
old routine: squat 5x5, bench 5x5
```
```sets
2026-03-18 | Thruster | 43 kg | 21 reps | set 1 | work | inferred
2026-03-18 | Thruster | 43 kg | 15 reps | set 2 | work | inferred
2026-03-18 | Thruster | 43 kg | 9 reps | set 3 | work | inferred
2026-03-18 | Pull-up | BW | 21 reps | set 1 | work | inherited
2026-03-18 | Pull-up | BW | 15 reps | set 2 | work | inherited
2026-03-18 | Pull-up | BW | 9 reps | set 3 | work | inherited
2026-03-18 | Burpee | BW | 5 reps | set 1-8 | work | inherited
2026-03-18 | Push-up | BW | 10 reps | set 1-7 | work | inherited
2026-03-19 | Squat | 200 kg | 1 reps | set 1 | work | inferred
2026-03-19 | Squat | 210 kg | 1 reps | set 2 | work | inferred
2026-03-19 | Squat | 217.5 kg | 0 reps | set 3 | failed | inferred
2026-03-19 | Overhead Press | 47.5 kg | 5 reps | set 1 | work | inferred
2026-03-19 | Overhead Press | 52.5 kg | 3 reps | set 2 | work | inferred
2026-03-19 | Clean and Jerk | 70 kg | 2 reps | set 1 | work | inferred
2026-03-19 | Clean and Jerk | 80 kg | 2 reps | set 2 | work | inferred
```
```findings
W209 line 14
```

### 5.67 Days and pieces of one line

Behind a day that is told with its year, its weekday or the name of its month the rest of the line is read as a line of its own: `Tue 16.1. 6 x 800: 3:12 3:10`, `Mar 4 squat 100 5x5, row 60 5x5`. `16.1.` with its second point is a day, too, where it follows another such day by three weeks at most. `Mon 4 lift` opens a day in a file that writes three days or more so and whose weekdays go with their numbers.

A comma, a period, a semicolon, or a slash, plus or dash between blanks, before a known name and its numbers begins another exercise, when each part tells work of its own. `20 thrusters 95 lb, 20 pull ups, 400m run` counts each station before its name. Of `run: 2 km wu, 5 km @ 4:40 (23:22), 2 km cd` each way is a set with its own time; a total before them, `swim 1500: 300, 10x100, 200`, is none when they come to it.

A superset MAY have a line for each of its exercises below its head, `Cable curl SS reverse curl x3`. A legend names letters: below `s=squat d=dead` the `d` of `d 130x5` is no day. `@7, @7.5` behind a rated set are sets like it, `165 WWW / 172.5 RRW` attempts with their lights, and the tens of `step-ups 2x12 10s each leg` a pair. Cells beside the sets of a row MAY name an exercise of their own: `| Squat | 105x5 | leg curl 35x12 |`.

```wlog
unit: kg
s=squat b=bench r=row

Mar 4 2026 s 100 5x5, b 70x5 @7, @8, r 60 3x8
Mar 6 2026 20 thrusters 43 kg, 20 pull ups, 400m run
Mar 7 2026 run: 2 km wu, 5 km @ 4:40 (23:22), 2 km cd
```
```sets
2026-03-04 | Squat | 100 kg | 5 reps | set 1-5 | work | inferred
2026-03-04 | Bench Press | 70 kg | 5 reps | set 1 | work | @7 | inferred
2026-03-04 | Bench Press | 70 kg | 5 reps | set 2 | work | @8 | inferred
2026-03-04 | row | 60 kg | 8 reps | set 1-3 | work | inferred
2026-03-06 | Thruster | 43 kg | 20 reps | set 1 | work
2026-03-06 | Pull-up | BW | 20 reps | set 1 | work | inherited
2026-03-06 | Run | - | 400 m | set 1 | cardio
2026-03-07 | Run | - | 2 km | set 1 | warmup
2026-03-07 | Run | - | 5 km in 1402 s | set 2 | cardio
2026-03-07 | Run | - | 2 km | set 3 | cardio
```

### 5.68 Columns, digits and outlines

A title MAY head the numbers of all lines: below `Log (exercise weight sets reps)` the `85 4 6` of `Squat 85 4 6` are a load, sets and reps. Two cells behind a name are its loads and its reps: `Bench | 20 40 60 | 15 10 8` pairs them one by one, `Curl | 12 | 3x10` and `Pull-up | BW | 6 5 4` have one load for all. Digits glued to one number behind a load are reps of a set each: `OHP 25kg 54332`.

A heading with nothing or one remark below tells the work of its exercise, `### L-sit :: 15s 12s 12s`. `did: 180x5, 205x5` below a day that names its lift is work of that lift, and `BBB did: as planned` is none. In a table of tests, `| test | result | 3 months ago |`, the results are reps and times of exercises of the own weight.

In a diary each sentence that begins with an exercise, or goes on with one behind `, and` or `, then`, is read as a line of its own: `Deadlifts: 100 for 5, 120 for 5, then 95 for 5, 5 and 5.`

```wlog
unit: kg
Log (exercise weight sets reps)

2026-03-23
Squat 85 4 6
Bench | 20 40 60 | 15 10 8
OHP 25kg 54332

2026-03-25 Slept badly. Deadlifts: 100 for 5, 120 for 5, and a single at 140. Chin ups, 6 then 5 then 4.
```
```sets
2026-03-23 | Squat | 85 kg | 6 reps | set 1-4 | work | inherited
2026-03-23 | Bench Press | 20 kg | 15 reps | set 1 | work | inferred
2026-03-23 | Bench Press | 40 kg | 10 reps | set 2 | work | inferred
2026-03-23 | Bench Press | 60 kg | 8 reps | set 3 | work | inferred
2026-03-23 | Overhead Press | 25 kg | 5 reps | set 1 | work
2026-03-23 | Overhead Press | 25 kg | 4 reps | set 2 | work
2026-03-23 | Overhead Press | 25 kg | 3 reps | set 3 | work
2026-03-23 | Overhead Press | 25 kg | 3 reps | set 4 | work
2026-03-23 | Overhead Press | 25 kg | 2 reps | set 5 | work
2026-03-25 | Deadlift | 100 kg | 5 reps | set 1 | work | inferred
2026-03-25 | Deadlift | 120 kg | 5 reps | set 2 | work | inferred
2026-03-25 | Deadlift | 140 kg | 1 reps | set 3 | work | inferred
2026-03-25 | Chin-up | BW | 6 reps | set 1 | work | inferred
2026-03-25 | Chin-up | BW | 5 reps | set 2 | work | inferred
2026-03-25 | Chin-up | BW | 4 reps | set 3 | work | inferred
```

### 5.69 Fields, plans by indentation and persons

Rows whose fields a sign parts MAY tell the load and its sets in two fields, `2026-03-23 | bench press | 70 | 4x6` and `… | 30 | 10,10,9`; their head MAY stand behind a number sign, `# date | exercise | weight | sets x reps`. A row with a load and a dash for each of its sets is none. A table with a column of ways and one of times names its exercise where its cells do.

What stands below `next:`, `plan:` or another word for what is to come, alone on its line, and further to the right, is planned, whatever days are in it; so is what a heading of wishes or targets heads, and `Workout A: squat / bench 5x5` beside `Workout B: …` above all days. A name at the start of a line that the file tells deeds of, `Jo does the same sessions`, is a person, whose sets are not the writer's.

Talk before a comma is no part of the name of a known exercise behind it, `belt on, squat 180x3`. Below the name of an exercise a line MAY begin with the kind of its set, `rest-pause 70 x 10 + 4`, with `minus` for a sign, or with words for no weight. One set more than the scheme says, `4 sets of 5 at 85 kg, 5th set: 3`, has its load.

```wlog
unit: kg
Workout A: squat / bench / row 5x5
Workout B: squat / press 5x5, deadlift 1x5

2026-03-23
belt on, Bench 80x5
- rest-pause 60 x 10 + 4

2026-03-25 | barbell curl | 30 | 10,10,9
2026-03-25 | leg press | 180 | 3x12 | easy
next:
  Bench 82.5x5
```
```sets
2026-03-23 | Bench Press | 80 kg | 5 reps | set 1 | work | inferred
2026-03-23 | Bench Press | 60 kg | 10 reps | set 2 | work | inferred
2026-03-23 | Bench Press | 60 kg | 4 reps | set 3 | drop | inferred
2026-03-25 | Barbell Curl | 30 kg | 10 reps | set 1 | work | inferred
2026-03-25 | Barbell Curl | 30 kg | 10 reps | set 2 | work | inferred
2026-03-25 | Barbell Curl | 30 kg | 9 reps | set 3 | work | inferred
2026-03-25 | Leg Press | 180 kg | 12 reps | set 1-3 | work | inferred
```
```findings
W209 line 2
W209 line 3
W209 line 12
```

### 5.70 Sheets, days in bold, numbered weeks and numbers of life

A sheet between tabs with its days in the first column MAY go on behind a blank line or words, at a row that begins with a day. Tabs before the first word of a line alone are an outline. Below a head that nobody knows, numbers before the reps, `| Date | Stone | How many |`, are the load. A column of times MAY list those of each set, `30 s, 25 s`; in a column of sets and reps plus signs part sets. In a table of two persons the column of the one the file tells of is none of the writer's. A table with a column a weekday, below the day of its week, is read day by day. Numbers of two cells between tabs are never one list.

In a file that opens three days or more by their weekday in bold, `- **Tues** 8 km easy, 47:20`, whatever stands behind it is of that day. `v. 10`, `vecka 10`, `uke 10` alone on their lines, with numbers that rise from more than one, are weeks of the year that the title tells. `**04 seg**` and `21st –` below a month are its days, and `17. 6. 2024` at the start of a line is a day and no item. Where two lines or more begin with an hour, `18h15 Squat`, it is no part of the name.

`plank 1 min 10` is one time. `squats 40 40` are reps. A slash with blanks around it parts a load from its reps, `14 / 10 10 9`. Three fields between dashes, `Bench press – 4 – 8 – 82.5`, are sets, reps and the load. Among loads and reps of lifts, `85/1m` and `77m` are misses. In a bullet journal, `x` before a word says that it was done, a point that it was not.

What `Jess hit 80 for a double`, `he benched 110` and `3x15 clamshells daily, she says` tell, and lines of somebody the file names behind `with`, are of others. `84.6 kg on the scale` and `Scale: 84.6 kg` are weights of the body. Medicine, grades of climbs, times in traffic, weeks away and what shall be more next time are no work.

```wlog
Log 2026
unit: kg

v. 10

mån
Squat 5x5 70
84.6 kg on the scale
Jess hit 80 for a double

ons
Plank 1 min 10
Snatch 50/2 60/1 65/1m
Curl 14 / 10 10 9
work until 21:00, nothing

v. 11

tors
Squat 5x5 72.5
```
```sets
2026-03-02 | Squat | 70 kg | 5 reps | set 1-5 | work | inferred
2026-03-04 | Plank | BW | 70 s | set 1 | work | inherited
2026-03-04 | Snatch | 50 kg | 2 reps | set 1 | work | inferred
2026-03-04 | Snatch | 60 kg | 1 reps | set 2 | work | inferred
2026-03-04 | Snatch | 65 kg | 0 reps | set 3 | failed | inferred
2026-03-04 | Curl | 14 kg | 10 reps | set 1 | work | inferred
2026-03-04 | Curl | 14 kg | 10 reps | set 2 | work | inferred
2026-03-04 | Curl | 14 kg | 9 reps | set 3 | work | inferred
2026-03-12 | Squat | 72.5 kg | 5 reps | set 1-5 | work | inferred
```
```findings
W209 line 9
```

### 5.71 Schemes beside loads, orders of slashes, and what is meant to come

Where a column of a table holds sets and reps, whatever its head, the cells of days or weeks beside it are loads: `4x8` and `35` are four sets of eight at 35. `40 (8 8 7 6)` tells the reps of each set, `ok` that they were done, `-30` help. A comment `#` among rows of fields ends no table, and MAY hold its head. A row that begins with a weekday keeps all its cells. Cells longer than their columns are parted by the heads above. A cell that names its exercise beside columns of lifts is of that exercise. Columns of last time, of targets and of training maxima are no sets.

`95/3 means 95 lbs for 3 sets of five` near the top tells what a slash is in that file. A title that tells its order with stars, `(weight*reps*sets)`, tells nothing of numbers between blanks. Sets and reps MAY stand behind the slash of a load, `45/2x8`; a load behind products begins a list, `60x5 80x3 107.5 5 5 3`. Pairs between spaced slashes begin with their loads.

`x` behind a load among loads and reps is a miss. `-20x5 -20x4` is help twice, and no range; loads and reps MAY stand in lists beside each other, `bw/+5/+10 x 5/6/4`. The weight of the body behind reps, `6,5,4 at 104kg`, was not hung on. What shall come of an exercise, `12 min to a heavy single`, is no part of its name. A way before a colon has the time behind it.

The only year in a title is that of the days below it, and a title that ends in a unit, `Training log 2023 (kg)`, tells that of the loads. What stands below a head of clients, of events or of the next block is none of the writer's training.

```wlog
# 2026-03-02
unit: kg

C&J 60/1 70/1 84 x 84/1
Pull-ups bw/+5/+10 x 5/6/4
Squat 60x5 80x3 107.5 5 5
Curl 12.5/2x8
Chins: 6,5 at 104kg

**Clients**
Goblet squat 16 kg 3x10

# March

| Exercise | plan | 9/3 | 11/3 |
|---|---|---|---|
| Squat | 2x8 | 35 | 40 (8 6) |
| Chin-up | 2x6 | -30 | |
```
```sets
2026-03-02 | Clean and Jerk | 60 kg | 1 reps | set 1 | work | inferred
2026-03-02 | Clean and Jerk | 70 kg | 1 reps | set 2 | work | inferred
2026-03-02 | Clean and Jerk | 84 kg | 0 reps | set 3 | failed | inferred
2026-03-02 | Clean and Jerk | 84 kg | 1 reps | set 4 | work | inferred
2026-03-02 | Pull-up | BW | 5 reps | set 1 | work
2026-03-02 | Pull-up | BW+5 kg | 6 reps | set 2 | work | inferred
2026-03-02 | Pull-up | BW+10 kg | 4 reps | set 3 | work | inferred
2026-03-02 | Squat | 60 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Squat | 80 kg | 3 reps | set 2 | work | inferred
2026-03-02 | Squat | 107.5 kg | 5 reps | set 3 | work | inferred
2026-03-02 | Squat | 107.5 kg | 5 reps | set 4 | work | inferred
2026-03-02 | Curl | 12.5 kg | 8 reps | set 1-2 | work | inferred
2026-03-02 | Chin-up | BW | 6 reps | set 1 | work | inferred
2026-03-02 | Chin-up | BW | 5 reps | set 2 | work | inferred
2026-03-09 | Squat | 35 kg | 8 reps | set 1-2 | work | inferred
2026-03-09 | Chin-up | BW-30 kg | 6 reps | set 1-2 | work | inherited
2026-03-11 | Squat | 40 kg | 8 reps | set 1 | work | inferred
2026-03-11 | Squat | 40 kg | 6 reps | set 2 | work | inferred
```
```findings
W209 line 11
```

### 5.72 Halves of sets, results apart, and cells that say again

A load without reps and reps without a load on one line of one exercise are the same sets, whatever stands between them: `Adductor 65 (machine number) 3x15`, `DB bench 3x10, 40s`; so is a number of sets beside as many reps. What the last sets had or came to MAY stand behind them: `4x8 145 -> 135 on last 2`, `3x5: 95, 100, 105 (only 4)`. A range of reps with its result, `3x10-12 (got 12, 11, 10)`, is no plan. Help, `(20 assist)`, `(-20)`, `70 help`, is that of all reps of the line. One scheme MAY stand behind several lifts and their loads. Factors behind a load and reps are the reps of further sets. Rests, parts of a missed lift, weeks of a programme and clauses about the work are no sets and no names.

Rounds MAY be told in a line or a heading of their own in any form, `Circuit x3`, `Repeat 3x`, `## 3 rounds`. Below the name of a lift `BO` and `TS` are kinds of sets; a `W` glued to a load is a warm-up.

In a table, loads side by side have their reps side by side. A column `#` holds the numbers of sets, a range `2-3` several. A ditto says the cell above again, in a column of sets the one before. A minus before a mass is help. A table of bests alone holds no sets.

A few words above the first sets, `all in lb, bar counted`, tell the unit; failing that, a remark, months before days beside loads that go by fives, and loads that nobody lifts in kilograms do. A season `2022/23` or `24년` in the title tells the year. `week of 6/3/24` is a Monday.

What somebody who is named lifts, what a therapist prescribes, and meals are none of the writer's work. `paused benches 80x5` names a lift: such a word tells of another only where a pronoun follows.

```wlog
Log 2026
all in lb, bar counted

3/2
Adductor 65 (machine number) 2x15
Incline 3x8 145 -> 135 on last 2
Press 2x5: 95, 100 (only 4)
Dips 10 8 (20 assist)
Squat 195 Bench 140 all 1x5
Row 135 x 8 x 8 x 7
sean benches 200 for 3, hes new

Circuit x2
Swings 35 lb x 15
Press-ups x 10

3/4

| Lift | # | Wt | Reps |
|---|---|---|---|
| Squat | w | 45 | 10 |
| | 1-2 | 125 | 5 |
| | 3 | " | 6 |
```
```sets
2026-03-02 | Adductor | 65 lb | 15 reps | set 1-2 | work | inferred
2026-03-02 | Incline | 145 lb | 8 reps | set 1 | work | inferred
2026-03-02 | Incline | 135 lb | 8 reps | set 2 | work | inferred
2026-03-02 | Incline | 135 lb | 8 reps | set 3 | work | inferred
2026-03-02 | Press | 95 lb | 5 reps | set 1 | work | inferred
2026-03-02 | Press | 100 lb | 4 reps | set 2 | work | inferred
2026-03-02 | Dip | BW-20 lb | 10 reps | set 1 | work | inherited
2026-03-02 | Dip | BW-20 lb | 8 reps | set 2 | work | inherited
2026-03-02 | Squat | 195 lb | 5 reps | set 1 | work | inferred
2026-03-02 | Bench Press | 140 lb | 5 reps | set 1 | work | inferred
2026-03-02 | Row | 135 lb | 8 reps | set 1 | work | inferred
2026-03-02 | Row | 135 lb | 8 reps | set 2 | work | inferred
2026-03-02 | Row | 135 lb | 7 reps | set 3 | work | inferred
2026-03-02 | Swings | 35 lb | 15 reps | set 1-2 | work | inherited
2026-03-02 | Push-up | BW | 10 reps | set 1-2 | work | inherited
2026-03-04 | Squat | 45 lb | 10 reps | set 1 | warmup | inferred
2026-03-04 | Squat | 125 lb | 5 reps | set 2-3 | work | inherited
2026-03-04 | Squat | 125 lb | 6 reps | set 4 | work | inferred
```
```findings
W209 line 11
```

### 5.73 Sets as people say them on any day

The load MAY stand before the name of a lift (`135 bench x 10`), unless people do a hundred of it. Loads MAY share their reps: `135, 155, 175 - 5 reps each`, `185->195->205 x 5`. Sets and reps MAY be told by their names in either order, `185 (5 reps, 3 sets)`, `two sets of 12 and one of 8`; reps with as many loads, `4 sets 12/10/8/6 reps 100/120/140/160 kg`, are pairs. A number that is the sum or the product of what stands behind it, `Pullups 24 (10, 8, 6)`, is a total. Bells MAY be told by the plural of their size behind the sets, one plate by its weight (`w/ 25 plate`), help by its noun (`assist 60`, `w/ 60 assist`). Reps of each set MAY stand before the name and its load (`5/5/5 squat 225`), and the time of the first exercise of a line before its name (`20 min row, push-ups 25/20/18`).

Of `3x5+` the last set was as many reps as possible, and what stands behind it, `(8)`, `, got 8`, `= 8 reps`, is what it came to; so is the number behind `last set x8` and before `on the last set`. A mark behind the last of a list is of that set alone. One drop MAY follow another behind the word (`450x8, drop 360x8, 270x10`). A miss MAY be told before its load (`missed 245x1`), or behind it in many languages. A heavy load with a tick alone on its line was lifted once, with a cross it was missed. `same` right below a set is that set again.

A range of rests, warm-ups told apart from work sets (`(WU 135, 185)`, `+ warmups`), the pin of a rack, the speed of a bar, an estimate behind an arrow and the phases of a tempo beside a name are no sets. A test or a record in a heading (`Bench 1RM test`) leaves the name; loads behind its colon are singles. `3x:` counts the rounds of what follows.

A load without a unit on a line whose other loads have one unit has that unit. A day without a year that follows the day above within a month, alone above a name, opens a session whatever sign parts it; a unit behind the first day is that of the file.

In a table, a row whose cell of the exercise is empty, a ditto or a dash goes on with the exercise above. A sign behind the last reps of a row, `2x`, is a miss; behind all of them it is none. Rows below a head such as `Target for Dec` plan.

What opens with how long ago it was, with another time, a best or an intention in whatever language was not done today; what the heart, the mind, the blood, the weather and the clock show is no set.

```wlog
all in lb
2026-03-02
135 bench x 10
Row 95, 115, 135 - 5 reps each
Pullups 24 (10, 8, 6)
Squat 225 3x5, 2-3 min rest (WU 135, 185)
Press 3x5+ 95, got 8
Leg press 450x8, drop 360x8, 270x10
Lunge 30s R: 10 L: 10
Bench missed 245x1
Push-ups: two sets of 12 and one of 8
Vor 2 Wochen 3x8 80 kg
Stress 5

3-4
Squat 225x5
same
```
```sets
2026-03-02 | Bench Press | 135 lb | 10 reps | set 1 | work | inferred
2026-03-02 | Row | 95 lb | 5 reps | set 1 | work | inferred
2026-03-02 | Row | 115 lb | 5 reps | set 2 | work | inferred
2026-03-02 | Row | 135 lb | 5 reps | set 3 | work | inferred
2026-03-02 | Pull-up | BW | 10 reps | set 1 | work | inferred
2026-03-02 | Pull-up | BW | 8 reps | set 2 | work | inferred
2026-03-02 | Pull-up | BW | 6 reps | set 3 | work | inferred
2026-03-02 | Squat | 225 lb | 5 reps | set 1-3 | work | rest 180 s | inferred
2026-03-02 | Press | 95 lb | 5 reps | set 1 | work | inferred
2026-03-02 | Press | 95 lb | 5 reps | set 2 | work | inferred
2026-03-02 | Press | 95 lb | 8 reps | set 3 | amrap | inferred
2026-03-02 | Leg Press | 450 lb | 8 reps | set 1 | work | inferred
2026-03-02 | Leg Press | 360 lb | 8 reps | set 2 | drop | inferred
2026-03-02 | Leg Press | 270 lb | 10 reps | set 3 | drop | inferred
2026-03-02 | Lunge | 30 lb | 10 reps | set 1 | work | right
2026-03-02 | Lunge | 30 lb | 10 reps | set 2 | work | left
2026-03-02 | Bench Press | 245 lb | 0 reps | set 1 | failed | inferred
2026-03-02 | Push-up | BW | 12 reps | set 1-2 | work | inferred
2026-03-02 | Push-up | BW | 8 reps | set 3 | work | inferred
2026-03-04 | Squat | 225 lb | 5 reps | set 1 | work | inferred
2026-03-04 | Squat | 225 lb | 5 reps | set 2 | work | inferred
```
```findings
W209 line 12
```

### 5.74 Work told in words between the numbers

A verb, with `only` or `just` before it, MAY part a load from the reps that came of it: `85 got 5 5 3`, `80 kg - only got 6`; so MAY the word for `for` of other languages, `70 kg na 8, 8 i 7`. Behind sets, reps and a load as many reps behind a dash between blanks are what was done, `85 3x5 - 5 5 3`. Behind a word for a drop stand a lighter load and its reps, of which alone it is true: `35s 10 8 then dropped to 20s 12`. A load behind a list of reps with their unit, and dumbbells behind several products, are those of all: `12 / 10 / 8 rep 25 kg`, `1x10, 2x8 @ 40s`.

Each interval is a set: `EMOM 10 min 2 reps @ 185`, `E2MOM x 5: squat 185x2`, `185x2 OTM x 10`; minutes are parted by the interval. Of `10x2 @ 185 EMOM` and `185 x 2 x 10 E90S` the larger count is that of the sets.

As many ticks before one set, `✅✅✅ 35 kg x 12`, and a range of numbers with a parenthesis, `1-3) 40 x 10`, count equal sets; `⬜` and `▢` are open boxes.

What the best was before (`(old: 137.5x5)`), a question with two choices, what a trainer said, what was wanted, and what somebody else did whose first name opens the line are no sets. In a table a skipped cell among sets is that set alone; a table below a title such as `Bests so far`, and one whose days are bare weekdays with several exercises each, tell no day's work. A column called `Serie` counts sets where the numbers of an exercise do not run up from 1.

```wlog
all in lb
2026-03-02
Press 85 got 5 5 3
Curls 35s 10 8 then dropped to 20s 12
E2MOM x 5: squat 185x2
Bench 140x5 (was 137.5x5)
mike did 275 for 3

Row
1-3) 40 x 10
```
```sets
2026-03-02 | Press | 85 lb | 5 reps | set 1 | work | inferred
2026-03-02 | Press | 85 lb | 5 reps | set 2 | work | inferred
2026-03-02 | Press | 85 lb | 3 reps | set 3 | work | inferred
2026-03-02 | Curls | 35 lb | 10 reps | set 1 | work | each | inherited
2026-03-02 | Curls | 35 lb | 8 reps | set 2 | work | each | inherited
2026-03-02 | Curls | 20 lb | 12 reps | set 3 | drop | each | inferred
2026-03-02 | Squat | 185 lb | 2 reps | set 1-5 | work | inferred
2026-03-02 | Bench Press | 140 lb | 5 reps | set 1 | work | inferred
2026-03-02 | Row | 40 lb | 10 reps | set 1-3 | work | inferred
```
```findings
W209 line 7
```

### 5.75 Programmes in tables, back-off sets and loads above reps

A share off the set before, `180x3 @8 -10% 3x3`, `then minus 10% for 3x3`, `-8% (165) 3x4`, and on a line of its own below the sets, tells the load of those behind it. A `W` between pairs, `135/12 W 185/10`, is of the set before it. Of two loads with a cross, `115x1 120x 120x`, and of one before another, `65x1 70x 70x1`, nothing was lifted.

What was added to the body MAY stand above its reps, `Dips +25` over `8, 8, 6`, before a colon, `Weighted pull-ups 10: 5, 5, 4`, and as a plate, `Back extension with plate 10: 15, 12`. `5/leg, 5/leg, 4/leg` are reps of each side. `KG × 6` without a number before it is the body in German.

A line at the top MAY tell two orders, `(sets x reps x kg where there are three, else reps x kg)`. Two digits of a year from 70 on are those of the last century. In Org, `[3/5]` and `[60%]` at the end of a line count its boxes. Numbers right below several quoted plans that each name an exercise are what was done of it.

In a table, a measure of another time or a goal beside the measure itself (`Last weight`, `Goal weight`, `1RM`, `Max reps`) is a note. Numbers below `got`, `done` or `actual` beside loads are the reps that were done, whatever the columns before asked for. Loads MAY have their reps in the next column, `kg | reps | kg | reps`, `Squat | Reps | Bench | Reps`; the head of a lift MAY tell its unit, `Squat (kg)`, and its scheme, `Squat 3x5`; a column headed `Unit` tells that of the row. `Sets/Reps` and `Reps x Sets` say how the numbers of a cell stand. A row of nothing but `Warm-up` says so of those below, up to one of nothing but `Work`. Rows below the name of an exercise need no head, `| 80 kg | 5 |`; the name MAY stand in the corner. A column a week MAY tell its day, `wk1 9/11`, and rows such as `wu`, `3+` and `BBB` are then of the only exercise. Below a few words that say so, `Actual`, `Today`, a table was done though the one above was planned.

```wlog
all in lb
2026-03-02
Squat 180x3 @8 -10% 3x3
Dips +25
8, 6

| Exercise | Weight | Sets x Reps | Actual |
|---|---|---|---|
| Bench | 100 | 3x5 | 5,5,3 |
```
```sets
2026-03-02 | Squat | 180 lb | 3 reps | set 1 | work | @8 | inferred
2026-03-02 | Squat | 162 lb | 3 reps | set 2-4 | work | inferred
2026-03-02 | Dip | BW+25 lb | 8 reps | set 1 | work | inherited
2026-03-02 | Dip | BW+25 lb | 6 reps | set 2 | work | inherited
2026-03-02 | Bench Press | 100 lb | 5 reps | set 1 | work | inferred
2026-03-02 | Bench Press | 100 lb | 5 reps | set 2 | work | inferred
2026-03-02 | Bench Press | 100 lb | 3 reps | set 3 | work | inferred
```

### 5.76 Chapters of exercises, words behind sets, and exports

Days below the heading of an exercise, `# Squat` over `## 2026-03-02`, and a day alone right below its name, are of that exercise as long as their sets name no other; one that a day names on its own line, `06.02 close grip 65x10`, is of that day. Lines that begin with a day of two digits, a point and a month of two, `03.02  60x8 80x5`, are days where all of them are and most of them are no loads. Behind a weekday such a number is a day, `пн 11.03 - 60 кг 3х8`. Talk between a day and its work, in parentheses or up to a mark, is a note.

A unit right behind the first day, `2024-06-03 lb`, and one in a sentence at the top that tells of all, `todo va en libras salvo que ponga kg`, is that of the file. A unit behind reps that only a load could have before them, `Bench 135x8 lb`, `185x5,5,5 lb`, is that of the load. The year of a title, `Gym 2019`, is that of the days before the first day with a year, as long as they come before it and no weekday says otherwise; a year and words alone above days, `2023 just write it down`, open it.

A word for warming up behind sets that rise, `45x10 95x5 135x3 warmup`, is meant of all of them, and a word for drops behind a name, `Curl dropset: 40x10, 30x8`, of the sets behind the first. The result of a set of as many reps as possible MAY stand behind its word, `135 x AMRAP - 12`, `Push-ups max reps: 30`. `fail x2` is two misses, `xX` and `no lift` are one; `failed 4` behind three reps and `missed second` behind one leave those done. A single behind which it is told in words that it did not go up, `90 x 1 не пожал`, `no pude`, `못 들음`, is a miss. What a set is called right below its exercise, `Topset 90x3`, `Pause 80x3`, `Burnout 40x20`, names no exercise, and neither does a remark in Han, kana or Hangul behind a load and its reps.

A load of each hand MAY stand before reps that spaces part, `20ea 12 12 12`, `30/side 12 12 10`. A vest adds what it weighs, `(10 kg vest)`. `the 35 kettlebell`, `de 15, 4 series de 12`, `#8 3x12` and `3 plates/10` tell loads. A plan beside what was done, `3x5 95 5/5/4`, `3x8-12 95x10 95x9`, counts nothing. `2 reps left` are in reserve.

Exercises MAY be numbered on one line, `1. Squat 100x5, 2. Bench 80x5`; a count of another one MAY begin it, `10 pullups then bench 80x5`, or end it, `and 30 pushups`, `finished with 100 crunches`. Bullets such as `Warmup` and `Work sets` below the bullet of an exercise are no exercises. `Accessory: 3 sets` above exercises of one set each makes rounds of them.

In a table, the hour beside the day of a row, `Date,Time`, and the rows of a rest timer are of no set; `Weight Unit` tells the unit of the row; a row with nothing but a day is the day of those below. A grid of days MAY have a head above its names, `wk 5   mon 4/3   wed 6/3`.

```wlog
# 2026-03-02
Bench 135x8 lb
Row 45x10 95x5 115x3 warmup, 135 lb x 5
Squat 225 lb x 1 didn't go
Curl 20ea 12 12
Push-ups max reps: 30
Press 3x5 95 5/5/4
1. Lunge 40 lb x 8, 2. Hip Thrust 135 lb x 5
```
```sets
2026-03-02 | Bench Press | 135 lb | 8 reps | set 1 | work
2026-03-02 | Row | 45 lb | 10 reps | set 1 | warmup | inferred
2026-03-02 | Row | 95 lb | 5 reps | set 2 | warmup | inferred
2026-03-02 | Row | 115 lb | 3 reps | set 3 | warmup | inferred
2026-03-02 | Row | 135 lb | 5 reps | set 4 | work
2026-03-02 | Squat | 225 lb | 0 reps | set 1 | failed
2026-03-02 | Curl | 20 lb | 12 reps | set 1 | work | each | inferred
2026-03-02 | Curl | 20 lb | 12 reps | set 2 | work | each | inferred
2026-03-02 | Push-up | BW | 30 reps | set 1 | amrap | inferred
2026-03-02 | Press | 95 lb | 5 reps | set 1 | work | inferred
2026-03-02 | Press | 95 lb | 5 reps | set 2 | work | inferred
2026-03-02 | Press | 95 lb | 4 reps | set 3 | work | inferred
2026-03-02 | Lunge | 40 lb | 8 reps | set 1 | work
2026-03-02 | Hip Thrust | 135 lb | 5 reps | set 1 | work
```


### 5.77 Prose that is broken at a margin, sets said in passing, and notebooks by exercise

Prose whose lines an editor or a hand broke at a margin, so that nearly all of its long lines could hardly have held the first word of the next, goes on from line to line: a sentence is read as if it stood on the line on which it begins. A set has its place where its own first byte stands.

Small words MAY stand before a day, `le 16 mars`, `Training vom 16.3.`, `sábado día 16/3`, `Gym on 16/3`; `15th` alone is of the month above. `05-15 Squat 100x3`, and `ma 11-3: squat 60x5` behind a weekday, begin with days; days with a short year MAY stand behind the sets of each line, `80 kg 3x5 13/5/24`. In a notebook by exercise a remark between days, `shoulder hurt` or `(Tom did 130)`, ends no exercise; a name that opens a paragraph right above a day with bare numbers is that of its sets, whatever it means; and below each name the days begin anew in the year of the title, `All dates 2024`. A day of two halves MAY stand on one line, `AM run 5 km. PM S&C: squat 100 kg x 5`.

What was done stands in the column `What I did`, `Me` or `In reality`, and what stands in `Coach` or `On paper` before it was planned. `Meta 80 kg`, `subir a 65 kg`, `auf 105 kg steigern`, `❌ Bench 80 kg 3x5`, `mi hermano 100 kg x 5` and `Dan came out and did 185 lb for 5` are no sets.

The number of sets MAY stand behind reps that are more, `100 for 5 x 3`, or behind a word, `5 reps and 3 sets`; `60 70 80 all for 5` is three sets. `same for 2 more sets` repeats the set above so often. Reps that fall from round to round MAY stand above the names of what was done, `21-15-9`. `failed at 3`, `rest pause 3, 2`, `warmed up with 40x10`, `50x15 ds` and `3S 10W`, in German, tell kinds, sets and reps. `+2.5` behind a bar whose load is told is what it was more than last time.

A load behind sets of the own weight hangs on each of them, `Dips 3x8 @ +10kg`; one in parentheses or behind `with` on that set alone, `Pull-ups 10, 8 (+5)`. Below `Weighted pull-ups`, `10x5` is ten kilos or pounds. `bw: 10, 8`, `with 10 kg x 5`, `green band x 8` and `wide grip: 8, 7` name no exercises there.

Calories, steps, floors, heart rates, levels, paces and zones beside a time or a way are notes. Numbers spelled out MAY be reps, `tres series de ocho`, `seven, six, five and five`, and times, `ten minutes`. Ways of carries MAY be told in feet by a prime, `400 - 50' - 9.1s` below `Yoke`.

```wlog
# 2026-03-02
Squat 100 lb for 5 x 3
Bench 60 70 80 all for 5
Dips 3x8 @ +10 lb
Pull-ups 10, 8 (+5), 6 (+10)
Bike 30 min, 250 calories
Press 50 lb 3x5 +2.5
Row 60 lb x 8 rest pause 3, 2
```
```sets
2026-03-02 | Squat | 100 lb | 5 reps | set 1-3 | work
2026-03-02 | Bench Press | 60 lb | 5 reps | set 1 | work | inferred
2026-03-02 | Bench Press | 70 lb | 5 reps | set 2 | work | inferred
2026-03-02 | Bench Press | 80 lb | 5 reps | set 3 | work | inferred
2026-03-02 | Dip | BW+10 lb | 8 reps | set 1-3 | work | inferred
2026-03-02 | Pull-up | BW | 10 reps | set 1 | work | inferred
2026-03-02 | Pull-up | BW+5 lb | 8 reps | set 2 | work | inferred
2026-03-02 | Pull-up | BW+10 lb | 6 reps | set 3 | work | inferred
2026-03-02 | Bike | - | 1800 s | set 1 | cardio
2026-03-02 | Press | 50 lb | 5 reps | set 1-3 | work | inferred
2026-03-02 | Row | 60 lb | 8 reps | set 1 | work
2026-03-02 | Row | 60 lb | 3 reps | set 2 | work
2026-03-02 | Row | 60 lb | 2 reps | set 3 | work
```

### 5.78 Labels among sets, details in a word or two, and shorthand

A line of nothing but a label leaves the exercise above in force where a line of sets stands right below: `Set 1`, `Top set`, `Back off`, `Drop sets`, `AMRAP`, `Left`, `w/ belt`, `Week 3 day 1`. `Drop sets` holds for the sets below, `AMRAP` for the next line, `Left` and `Right` for theirs. The same words MAY stand before the sets, `supplemental 5x5 @90`, and `BW` alone above bare reps is no set. A heading of the first level right between two lines of sets, `# felt good`, is a remark. A sentence that opens with a known exercise, `Bench. garage 2 degrees` or `Squat day, slept 5 hrs`, names the sets below that have none.

These MAY stand beside a set and are no sets: `set 2`, `of 10`, `w/ 1 spot`, `, 2 negatives`, `w/ 3s negative`, a tempo as `3-1-1`, a pause before the load, `2s pause 90 x 5`, the seat of a machine, `seat 5 90 x 12`. A rating before a set, `@8: 80 kg x 5`, is that of the set. `85 x 5+ for 9` is nine reps. Several schemes have one load, `100 4x3 1x5` and `2x5, 1x8 100`.

Loads over reps go on with bare reps and drops: `275/12 12 10`, `75/10 8 7>55/8`, `30/12>20/10 x2`, `140/10 rp 4 rp 3`. The turns of a superset MAY stand by dashes, `Close grip ss pushdown 185/8 - 70/15 185/6 - 70/12`. The attempts of a meet MAY be numbered on one line, `1) 185 ok 2) 195 ok 3) 200 NO`. `ds` between two sets, `drop set` behind falling loads, `RP:` or `cluster` behind a load and `myo` behind reps tell what follows them. `L 10, R 9` and `10 left 9 right` behind a load are its sides; `90/side x 5` is the load of each.

Reps MAY stand before what hangs on the body, `5@BW, 5@+10`, and times of holds before a list of it, `hangs 10s +5, +7.5`. Help MAY be told in words, `20kg assist x 8`, `35 kg d'assistance : 6, 5`, or behind the sets, `3x8 -20`. A clock before a way, `25:30 run 5k`, is its time; one behind `@` that nobody could run is the pace. What stands behind the head of a circuit, `4 RFT, 20 cap`, is a remark.

Sets of other days and people are no sets of today: `75 x 8 last week`, `up from 75 x 8`, `LW 77.5 x 8`, `Tom's bench: 100 x 5`, `PBs so far` above a list; neither are times of day, `18:05 - 19:10`, lengths of sessions, ratings on lines of their own, `8/10`, food and pills. A circle left open, `◯`, in a file that ticks other items was not done.

```wlog
# 2026-03-02
Bench Press 80 kg x 8
Drop sets
70 kg x 8
60 kg x 8
Shrug 275/12 12 10
DB curl 40/8>30/7
Pull-ups: 5@BW, 5@+10
Squat 100 4x3 1x5
Row
30 kg L 10, R 9
25:30 run 5k
```
```sets
2026-03-02 | Bench Press | 80 kg | 8 reps | set 1 | work
2026-03-02 | Bench Press | 70 kg | 8 reps | set 2 | drop
2026-03-02 | Bench Press | 60 kg | 8 reps | set 3 | drop
2026-03-02 | Shrug | 275 kg | 12 reps | set 1 | work | inferred
2026-03-02 | Shrug | 275 kg | 12 reps | set 2 | work | inferred
2026-03-02 | Shrug | 275 kg | 10 reps | set 3 | work | inferred
2026-03-02 | Dumbbell Curl | 40 kg | 8 reps | set 1 | work | inferred
2026-03-02 | Dumbbell Curl | 30 kg | 7 reps | set 2 | drop | inferred
2026-03-02 | Pull-up | BW | 5 reps | set 1 | work
2026-03-02 | Pull-up | BW+10 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Squat | 100 kg | 3 reps | set 1-4 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 5 | work | inferred
2026-03-02 | Row | 30 kg | 10 reps | set 1 | work | left
2026-03-02 | Row | 30 kg | 9 reps | set 2 | work | right | inherited
2026-03-02 | Run | - | 5 km in 1530 s | set 1 | cardio
```



## 6. How doubtful lines are read

6.1 A number with a unit is what the unit says. A bare number MAY be a load, reps, a number of sets, a time, a distance or an RPE. A reader
MUST weigh all readings that the marks of the expression leave open and take the best; the same files MUST give the same reading whatever
the machine, the day or the order in which anything is computed.

6.2 What speaks for a reading, in this order:

1. what is glued to the number: a unit, a word, `@`, `+`;
2. a stated order, from the command line, a directive or a sentence of the file (section 7);
3. the numbers themselves: fives, eights and tens are usual reps, three to five usual sets; loads have halves and quarters and go by
   2.5 or 5; the load stands first or last, seldom between; loads of an exercise are near its other loads;
   `160 x 3 x 5` is three reps, unless the numbers of the file's lines like it speak for three sets and its other lines count the sets first;
4. the file's other lines of the same shape, for a writer keeps to one order: they may outvote the numbers of a line; and whether its
   loads have their unit: where all do, `Sit-ups 2x35` tells no load;
5. the exercise's other lines of that shape;
6. the order of neighbouring roles in lines of other shapes: who writes `10x95 lb` writes `10x95`.

```wlog
unit: lb
# 2026-03-02
Bench Press 3x8x135
Squat 5x5x225
Row 3x10x95
```
```sets
2026-03-02 | Bench Press | 135 lb | 8 reps | set 1-3 | work | inferred
2026-03-02 | Squat | 225 lb | 5 reps | set 1-5 | work | inferred
2026-03-02 | Row | 95 lb | 10 reps | set 1-3 | work | inferred
```

Alone, `5 x 8` would be five sets of eight. Among lines of the same shape that can only be loads and reps, it is not. Where those lines are all of
other exercises and hardly outvote the numbers, a reader says so (W202).

```wlog
unit: kg
# 2026-03-02
Lateral Raise
- 12.5 x 12
- 10 x 15
- 5 x 8
```
```sets
2026-03-02 | Lateral Raise | 12.5 kg | 12 reps | set 1 | work | inferred
2026-03-02 | Lateral Raise | 10 kg | 15 reps | set 2 | work | inferred
2026-03-02 | Lateral Raise | 5 kg | 8 reps | set 3 | work | inferred
```

> *Rationale.* No rule for a single line can be right: `3x8x135` and `135x8x3` are both usual, and `5 x 8` is five sets for one writer and five
> kilograms for another. But hardly anybody changes the order within a file.

6.3 Each value of a set is `written`, `inherited` or `inferred`; a set is as sure as its least sure value. Where a second reading is
nearly as good, the reader MUST say so: finding W202 names both readings and the line that settles the matter.

```wlog
unit: kg
# 2026-03-02
Squat 5 x 4 x 10
```
```sets
2026-03-02 | Squat | 10 kg | 4 reps | set 1-5 | work | inferred
```
```findings
W202 line 3
```

Two numbers behind a bare load are the reps of two sets, or reps and a number of sets: nobody falls from twelve reps to four, and `100 10 9`
counts no sets. Where the file leaves it open, the first such line is doubtful; `order: weight x reps x sets` settles it.

```wlog
unit: kg
# 2026-03-02
Squat 100 5 3
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Squat | 100 kg | 3 reps | set 2 | work | inferred
```
```findings
W202 line 3
```

6.4 The unit of bare loads is, in this order: that of the command line; the file's directive; `journal.wlog`'s; a sentence of the file
(`Weights in lb.`); the unit that most loads of the file have; that of the lifter's bodyweight, when no load of the file has one; that of most loads of the journal; kilograms. Only the last two are doubtful: hint
W203, once a file.

```wlog
# 2026-03-02
Squat 100 x 5, 5, 5
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 3 | work | inferred
```
```findings
W203 line 2
```

```wlog
# 2026-03-02
Squat 225 lb x 5
Bench Press 135 x 8, 8
```
```sets
2026-03-02 | Squat | 225 lb | 5 reps | set 1 | work
2026-03-02 | Bench Press | 135 lb | 8 reps | set 1 | work | inferred
2026-03-02 | Bench Press | 135 lb | 8 reps | set 2 | work | inferred
```

6.5 Numbers that look like a set, of which no set could be made, are finding W201. More than 200 equal sets are W208. A set
without an exercise is W401. Nothing is lost in silence: such lines are kept as notes.

```wlog
# 2026-03-02
Squat
- 100 kg x 5 x 300
- 100 kg x 5, then it was 60 kg for me
```
```findings
W208 line 3
W201 line 4
```

```wlog
# 2026-03-02
- 100 kg x 5
```
```findings
W401 line 2
```

## 7. Directives

7.1 A directive is a key, a colon and a value on a line of its own. Keys MAY be of either case.

| directive | value | settles |
|---|---|---|
| `unit` | `kg` or `lb` | the unit of bare loads |
| `order` | `weight x reps x sets`, `sets x reps x weight`, `weight x reps`, `reps x weight`, `sets x reps`, `reps x sets`; several parted by commas | the order of bare factors, for expressions with so many of them; the last two for those whose load stands elsewhere |
| `dates` | `year/month/day`, `day/month/year`, `month/day/year`, or `ymd`, `dmy`, `mdy` | the order of numbers in dates |
| `year` | four digits | the year of dates without one |
| `alias` | other names, `=`, a name | spellings of one exercise |
| `goal` | see 7.4 | something to reach |
| `favourite` | names | what a report shows first |
| `color` | a name and a colour | the colour of an exercise |
| `muscles` | a name, `=`, muscles, with `/2` behind those that do half the work | what an exercise trains |
| `formula` | the name of a formula for the one-rep max, perhaps with an exercise and `=` before it | how the one-rep max is estimated |
| `sex` | `female` or `male` | coefficients of scores |
| `trophy` | text | a mark to celebrate |
| `level` | codes of findings, each with `off`, `hint`, `warning` or `error` | how grave a finding is (11.2) |

`units`, `favorite`, `colour` and `levels` are other spellings of their keys.

```wlog
unit: kg
alias: OHP, Press = Overhead Press
favourite: Squat, Bench Press
color: Bench Press teal
muscles: Landmine Press = shoulders, chest/2
formula: Squat = epley
sex: female
trophy: Century = Bench Press 100 kg

# 2026-03-02
OHP 50 kg x 5
Overhead Press 52.5 kg x 5
```
```sets
2026-03-02 | Overhead Press | 50 kg | 5 reps | set 1 | work
2026-03-02 | Overhead Press | 52.5 kg | 5 reps | set 1 | work
```
```settings
unit | kg
formula | Squat | epley
favourite | Squat
favourite | Bench Press
color | Bench Press | teal
muscles | Landmine Press | shoulders, chest 0.5
sex | female
trophy | Century = Bench Press 100 kg
```

> *Rationale.* What a directive says is true of the writer, not of the lines below it; so its place does not matter, and a file can be
> cut in two or sorted without changing its meaning.

7.2 A directive holds for its whole file, wherever in the file it stands; one in `journal.wlog` for every file of the journal that says
nothing else. `alias`, `goal`, `favourite`, `color`, `muscles`, `formula`, `sex` and `trophy` hold for the whole journal from any file. The command line outranks them all.

```wlog journal.wlog
unit: lb
```
```wlog 2025.md
# 2025-03-02
Squat 225 x 5, 5, 5
```
```wlog 2026.md
unit: kg
# 2026-03-02
Squat 100 x 5, 5, 5
```
```sets
2025-03-02 | Squat | 225 lb | 5 reps | set 1 | work | inferred
2025-03-02 | Squat | 225 lb | 5 reps | set 2 | work | inferred
2025-03-02 | Squat | 225 lb | 5 reps | set 3 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 3 | work | inferred
```

7.3 A value that a directive does not take is error W502, and the line has no effect. Two lines of one file that give different values for
`unit`, `order`, `dates`, `year` or `sex` are error W503 at the second, which names the first; the later line holds.

```wlog
unit: stone
# 2026-03-02
Squat 100 kg x 5
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
```
```findings
W502 line 1
```

```wlog
unit: lb
unit: kg
# 2026-03-02
Squat 100 x 5, 5, 5
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 2 | work | inferred
2026-03-02 | Squat | 100 kg | 5 reps | set 3 | work | inferred
```
```findings
W503 line 2
```

7.4 A goal is a load with or without reps, reps in a set, reps a day, an estimated one-rep max, a bodyweight, or sessions a week;
behind `by` MAY stand the day until when.

```wlog
goal: Bench Press 120 kg by 2027-06-01
goal: Squat 140 kg x 5
goal: Pull-up 20 reps
goal: Push-up 100 reps a day
goal: Deadlift e1RM 200 kg
goal: bodyweight 80 kg
goal: 3 sessions a week
```
```settings
unit | kg
goal | Bench Press | 120 kg x 1 | by 2027-06-01
goal | Squat | 140 kg x 5
goal | Pull-up | 20 reps
goal | Push-up | 100 reps a day
goal | Deadlift | e1RM 200 kg
goal | - | bodyweight 80 kg
goal | - | 3 sessions a week
```

7.5 A sentence of the file MAY state the unit and the order in words.

```wlog
Format is sets x reps x weight in lb.

# 2026-03-02
Squat 5x3x10
```
```sets
2026-03-02 | Squat | 10 lb | 3 reps | set 1-5 | work | inherited
```

## 8. Dates and sessions

8.1 A line that begins with a date opens a session, and so does a short title with a date at its end. A weekday MAY stand with it.
A weekday alone is the next such day behind the date above it, or that day itself when nothing was done below it; where the last of the
weekdays below such a date is its own, they are the days that led up to it. The number of the day MAY stand behind a weekday (`Wednesday 14`):
then it is the nearest such day. A day and a month beside their weekday MAY have a comma, a time or a way behind them (`14.09 чт, ноги`, `Su 10.11. 1h easy`),
and words before them at the start of a block (`CHEST / BIS  Fri 10/13`); `Tu`, `We` and `Th`, so written, are weekdays there. `Thứ 2`, `Chủ nhật`, `יום שני` and `segunda-feira` are weekdays before a date.

| form | meaning |
|---|---|
| `2026-03-02`, `2026/3/2`, `2026.03.02`, `20260302`, `2026年3月2日` | year, month, day |
| `令和8年3月2日`, `民國115年3月2日`, `115年3月2日` | the same, by the year of an era |
| `2 March 2026`, `March 2, 2026`, `2. März 2026`, `Mar 2`, `March 2/26` | by the name of the month |
| `3/2/2026`, `2/3 2026`, `2.3.26`, `3/2`, `2.3.` | open which is the day and which the month: 8.2 |

```wlog
2026-03-02 Push
Squat 100 kg x 5

Wednesday, 4 March 2026
Squat 100 kg x 5

Pull (2026/3/6)
Squat 100 kg x 5

2026年3月8日
Squat 100 kg x 5
```
```sessions
2026-03-02 | Push
2026-03-04 | -
2026-03-06 | Pull
2026-03-08 | -
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
2026-03-04 | Squat | 100 kg | 5 reps | set 1 | work
2026-03-06 | Squat | 100 kg | 5 reps | set 1 | work
2026-03-08 | Squat | 100 kg | 5 reps | set 1 | work
```

8.2 Where day and month could be swapped, the whole file decides: the order that makes most dates possible, in sequence and on their
weekdays; after points day stands before month. Without a decision, files in pounds read month first, others day first, and each date that could be
another day is finding W302.

```wlog
13/3/2026
Squat 100 kg x 5

4/4/2026
Squat 100 kg x 5
```
```sessions
2026-03-13 | -
2026-04-04 | -
```

```wlog
3/4/2026
Squat 100 kg x 5
```
```sessions
2026-04-03 | - | inferred
```
```findings
W302 line 1
```

```wlog
dates: month/day/year
3/4/2026
Squat 100 kg x 5
```
```sessions
2026-03-04 | - | inherited
```

8.3 A date without a year takes it from a heading above (`# 2026`), from a directive, from the nearest date with a year in the direction of the
file, or from the file's name. Without any of these the session has no day: W309.

```wlog log-2025.txt
Dec 29 Push
Squat 100 kg x 5

Jan 2 Push
Squat 100 kg x 5
```
```sessions
2025-12-29 | Push | inherited
2026-01-02 | Push | inherited
```

```wlog
Mar 2 Push
Squat 100 kg x 5
```
```sessions
no day | Push | inferred
```
```findings
W309 line 1
```

Where no year is written anywhere, weekdays, or blank lines between weeks, may leave one latest year in which they fit: then it is taken, with W309.

```wlog
Mon 1/8: Squat 100 kg x 5
Wed 1/10: Squat 102.5 kg x 5
Fri 1/12: Squat 105 kg x 5
```
```sets today 2026-11-21
2024-01-08 | Squat | 100 kg | 5 reps | set 1 | work
2024-01-10 | Squat | 102.5 kg | 5 reps | set 1 | work
2024-01-12 | Squat | 105 kg | 5 reps | set 1 | work
```
```findings today 2026-11-21
W309 line 1
```

8.4 Years of two digits are those of this century; one behind its sign in the title of a diary, `Lifting log '24`, is that of the first date.

8.5 The calendar is checked: W303 for a day that does not exist, W306 for another weekday, W304 for a day that stands far from two
neighbours that are near each other, W305 for a day after today (when the caller says what today is), W308 for more than four hours
from start to end.

```wlog
# 2026-02-30
Squat
- 100 kg x 5
```
```sessions
no day | - | inferred
```
```findings
W303 line 1
```

```wlog
# Monday 2026-03-03
Squat
- 100 kg x 5
```
```sessions
2026-03-03 | -
```
```findings
W306 line 1
```

```wlog
# 2026-03-02
Squat
- 100 kg x 5
# 2025-03-04
Squat
- 100 kg x 5
# 2026-03-06
Squat
- 100 kg x 5
```
```findings
W304 line 4
```

```wlog
# 2026-03-02
18:05-09:20
Squat
- 100 kg x 5
```
```findings
W308 line 1
```

```wlog
# 2062-03-02
Squat
- 100 kg x 5
```
```findings today 2026-11-21
W305 line 1
```

8.6 A heading of a split (`Push`, `Upper Body`) without a date opens another session of the same day. A file whose name holds a
date gives it to sets without a session.

```wlog 2026-03-02.txt
Squat 100 kg x 5
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
```

## 9. Names

9.1 Two spellings are one exercise when they are equal but for case, accents, hyphens, spaces and a plural, when a catalogue knows both as
names of the same, or when an alias says so. The canonical name is the catalogue's, otherwise the journal's first spelling. What somebody wrote is always kept beside it.

```wlog
alias: Big Three Finisher = Finisher
# 2026-03-02
Pullups: BW x 10
pull-up: BW x 9
Klimmzüge: BW x 8
Zercher Thing: 60 kg x 5
zercher thing: 60 kg x 4
Big Three Finisher: 40 kg x 20
```
```sets
2026-03-02 | Pull-up | BW | 10 reps | set 1 | work
2026-03-02 | Pull-up | BW | 9 reps | set 1 | work
2026-03-02 | Pull-up | BW | 8 reps | set 1 | work
2026-03-02 | Zercher Thing | 60 kg | 5 reps | set 1 | work
2026-03-02 | Zercher Thing | 60 kg | 4 reps | set 1 | work
2026-03-02 | Finisher | 40 kg | 20 reps | set 1 | work
```

9.2 A line of words is the name of the sets below it when there are any; otherwise it is the title of the session, or a note. Sets below
`Squat day`, and no other name, are squats.

9.3 Exercises have a nature, known from the catalogue or from words of the name: of the body (a bare load is added to it), timed (bare numbers may be
seconds), endurance, one-sided. It weighs in section 6.

```wlog
unit: kg
# 2026-03-02
Dips +20 8, 8, 7
Plank 60, 45
```
```sets
2026-03-02 | Dip | BW+20 kg | 8 reps | set 1 | work | inherited
2026-03-02 | Dip | BW+20 kg | 8 reps | set 2 | work | inherited
2026-03-02 | Dip | BW+20 kg | 7 reps | set 3 | work | inherited
2026-03-02 | Plank | BW | 60 s | set 1 | work | inferred
2026-03-02 | Plank | BW | 45 s | set 2 | work | inferred
```

## 10. What was not performed

Only what was done counts. A reader MUST NOT count plans, goals, memories, totals and records. What belongs to them is a note,
and hint W209 when it looks like a set. They are

- sets below a heading such as `Plan`, `Goals`, `Next time`, `PRs`, until a heading of the same level or a new session;
- lines labelled `goal:`, `meta:`, `к лету:`, `next:`, `last week:`, `plan:`, `total:`, `ПМ:`, `homework:`, and those that tell what `will be`;
- sets with a range of reps, as in `3 x 8-12` and `3 x 10/12`;
- items with an open checkbox;
- sets inside a sentence;
- a block without a date under a title such as `Workout A`, in which no lift has a load that the file tells elsewhere: a template.

A file with nothing but such lines is a plan: hint W504, once. So is one of six exercises and more that holds no day, no load, no line in
the notation of section 4, and hardly anything but sets of so many reps (`2x15`, `12 x 10 x 8`, `5 sets`, `10 min`), and one that holds
neither day nor load and asks for ranges of reps again and again.

```wlog
# 2026-03-02
Squat
- 100 kg x 5
next: 105 kg x 5
last week 95 kg x 5

## Goals
Squat 140 kg x 1
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
```
```findings
W209 line 4
W209 line 5
W209 line 8
```

```wlog
# Plan
Squat 3 x 8-12
Bench Press 3 x 5
```
```findings
W504 line 2
```

```wlog
# 2026-03-02
Squat
- 100 kg x 5

The old man at the gym told me that he did 120 kg x 5 at eighteen. What a story!
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
```
```findings
W209 line 5
```

> *Rationale.* A plan that is counted makes a record that never was, and nobody would trust the report again. A set that is not counted
> is seen in the list of findings.

## 11. Findings

A finding has a code that never changes its meaning. Errors are what a person should mend, warnings what may have been read wrongly, hints
what is good to know. A reader MUST report, at least:

| code | severity | says |
|---|---|---|
| W101 | warning | bytes that are no UTF-8 |
| W102 | error | no text |
| W103 | error | a line that is far too long |
| W104 | error | marks of a merge conflict |
| W105 | warning | a character that looks like another |
| W201 | warning | numbers that nobody read |
| W202 | warning | an order that could be another |
| W203 | hint | no unit anywhere |
| W204 | warning | a load that jumps to another unit |
| W205 | warning | far too many reps, or far too fast |
| W206 | warning | no number of the RPE scale |
| W207 | warning | far too heavy |
| W208 | warning | too many sets on a line |
| W209 | hint | perhaps not performed |
| W301 | warning | sets above the first date |
| W302 | warning | a date that could be another day |
| W303 | error | no such day |
| W304 | warning | a day out of order |
| W305 | warning | a day to come |
| W306 | warning | another weekday |
| W307 | warning | the same session twice |
| W308 | warning | a very long session |
| W309 | warning | a date without a year |
| W401 | warning | sets of no exercise |
| W402 | warning | perhaps a misspelt exercise |
| W403 | hint | an exercise that nobody named |
| W501 | warning | a directive that does not exist |
| W502 | error | a directive without a meaning |
| W503 | error | two directives that disagree |
| W504 | hint | a plan |
| W505 | hint | an exemption of nothing |

Findings are sorted by file, place and code.

11.1 A reader SHOULD compare each set with the lifter's own history of the exercise, and each name with the journal's others, and say
what stands far from both.

```wlog
# 2026-03-02
Squat
- 1O0 kg x 5
```
```findings
W105 line 3
```

```wlog
unit: kg
# 2026-03-02
Squat: 100 x 5 x 3
# 2026-03-04
Squat: 102.5 x 5 x 3
# 2026-03-06
Squat: 102.5 x 5 x 3
# 2026-03-09
Squat: 225 x 5 x 3
```
```findings
W204 line 9
```

```wlog
# 2026-03-02
Squat: 100 kg x 5
# 2026-03-04
Squat: 100 kg x 6
# 2026-03-06
Squat: 100 kg x 5
# 2026-03-09
Squat: 100 kg x 55
# 2026-03-11
Squat: 1025 kg x 5
```
```findings
W205 line 8
W207 line 10
```

```wlog
# 2026-03-02
Squat: 100 kg x 5 @12
```
```findings
W206 line 2
```

```wlog
Squat: 100 kg x 5
# 2026-03-02
Bench Press: 80 kg x 5
```
```findings
W301 line 1
```

```wlog
# 2026-03-02 Push
Bench Press: 80 kg x 5, 80 kg x 5
Dip: BW x 12, 10
# 2026-03-02 Push
Bench Press: 80 kg x 5, 80 kg x 5
Dip: BW x 12, 10
```
```findings
W307 line 4
```

```wlog
# 2026-03-02
Bench Press: 80 kg x 5
# 2026-03-04
Bench Press: 80 kg x 5
# 2026-03-06
Bench Press: 80 kg x 5
# 2026-03-09
Bench Press: 80 kg x 5
# 2026-03-11
Bench Press: 80 kg x 5
# 2026-03-13
Bench Pres: 80 kg x 5
```
```findings
W402 line 12
```

```wlog
# 2026-03-02
4 mi easy 38:30
```
```findings
W403 line 2
```

```wlog
untis: lb
# 2026-03-02
Squat: 225 lb x 5
```
```findings
W501 line 1
```

11.2 `level: W304 off` sets how grave a finding is, for a file or, in `journal.wlog`, for the journal; the file's own line wins. The
levels are `off`, `hint`, `warning` and `error`. W101 to W104 are of the bytes and keep their level.

```wlog
level: W206 off
# 2026-03-02
Squat: 100 kg x 5 @12
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
```

11.3 A comment `// wlog: allow W205` (or `<!-- wlog: allow W205 -->`) behind a line, or alone on the line above, exempts that line; it
is no part of the set or the note. An exemption that exempts nothing is hint W505.

```wlog
# 2026-03-02
Squat: 100 kg x 5 // wlog: allow W205
```
```sets
2026-03-02 | Squat | 100 kg | 5 reps | set 1 | work
```
```findings
W505 line 2
```

## 12. Promises

Whatever the bytes of a file,

- its tokens, joined, are the file, byte for byte;
- reading ends, in time and memory that grow with the size of the files and not faster;
- every set and every finding has a file, a line and a range of bytes that lies inside that line; a finding of a sentence that goes
  on over the end of its line (5.77) begins there;
- a line that looks like a set and was not read as one has a finding.

## 13. Changes

- **1.0**: the first version.

"""###
