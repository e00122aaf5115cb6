"""Each class of places must have one colour, and no two classes the same."""

import sys

editor, result, journal = sys.argv[1:]
with open(journal, encoding="utf-8") as file:
    lines = file.read().split("\n")
colours = {}
failures = []
count = 0
with open(result, encoding="utf-8") as file:
    for row in file:
        line, column, kind, *rest = row.split()
        colour = rest[0] if rest else ""
        expected = colours.setdefault(kind, colour)
        count += 1
        if not colour or colour != expected:
            failures.append(f"{kind} is ‘{colour}’, not ‘{expected}’: {lines[int(line) - 1]}")
kinds = {"date", "exercise", "load", "reps", "rpe", "note"}
if set(colours) != kinds:
    failures.append(f"not tested: {sorted(kinds - set(colours))}")
if len(set(colours.values())) != len(colours):
    failures.append(f"not all different: {colours}")
print(f"{editor}: {count} places, {len(failures)} wrong, " + ", ".join(
    f"{kind} {colour}" for kind, colour in sorted(colours.items())))
for failure in failures[:20]:
    print("  " + failure)
sys.exit(bool(failures))
