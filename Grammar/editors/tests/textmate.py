"""Colours a journal with a TextMate grammar, line by line, as Visual Studio Code does.

Only what the grammar uses: a flat list of patterns with ‘match’, ‘name’ and ‘captures’. The earliest
match wins, among those the first of the list.
"""

import json
import re
import sys

grammar, journal, places, result = sys.argv[1:]
with open(grammar, encoding="utf-8") as file:
    patterns = json.load(file)["patterns"]


def flags(text):
    """Oniguruma’s (?i:…) is Python’s; nothing else differs in what is used."""
    return re.compile(text)


compiled = [(flags(pattern["match"]), pattern) for pattern in patterns]


def scopes(line):
    """The scope of each character."""
    names = [""] * (len(line) + 1)
    start = 0
    while start < len(line):
        best = None
        for expression, pattern in compiled:
            match = expression.search(line, start)
            if match and match.end() > match.start():
                if best is None or match.start() < best[0].start():
                    best = (match, pattern)
        if best is None:
            break
        match, pattern = best
        for index in range(match.start(), match.end()):
            names[index] = pattern.get("name", "")
        for group, capture in pattern.get("captures", {}).items():
            begin, end = match.span(int(group))
            for index in range(max(begin, 0), max(end, 0)):
                names[index] = capture["name"]
        start = match.end()
    return names


with open(journal, encoding="utf-8") as file:
    lines = file.read().split("\n")
with open(places, encoding="utf-8") as source, open(result, "w", encoding="utf-8") as target:
    for place in source:
        number, column, kind = place.split()
        line = lines[int(number) - 1]
        index = len(line.encode()[: int(column) - 1].decode())
        target.write(f"{number} {column} {kind} {scopes(line)[index]}\n")
