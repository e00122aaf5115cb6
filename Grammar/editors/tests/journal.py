"""The journal on which the editors are tested, and what must stand where in it.

All examples of the specification, one after the other, without those of bytes that are no text.
"""

import re


def examples(specification):
    """The text of all examples."""
    blocks = re.findall(r"^```wlog(.*)\n((?:.*\n)*?)```$", specification, re.M)
    return "\n".join(text for details, text in blocks if "escaped" not in details)


def places(text):
    """(line, column, class) with lines and bytes from 1, for what is surely known."""
    found = []
    lines = text.split("\n")

    def add(number, line, start, kind):
        found.append((number, len(line[:start].encode()) + 1, kind))

    for number, line in enumerate(lines, 1):
        heading = re.match(r"# (\d{4}-\d\d-\d\d)", line)
        if heading:
            add(number, line, heading.start(1), "date")
        if re.match(r"> ", line):
            add(number, line, 0, "note")
        loaded = re.match(
            r"- (\d[\d.]* (?:kg|lb)) x (\d+)(?=$|,| x| @| rest| RIR| tempo| \()", line)
        if loaded:
            add(number, line, loaded.start(1), "load")
            add(number, line, loaded.start(2), "reps")
        for effort in re.finditer(r" @(\d(?:\.5)?|10)(?= rest|$)", line):
            add(number, line, effort.start() + 1, "rpe")
        following = lines[number] if number < len(lines) else ""
        if re.match(r"[A-Z][A-Za-z' -]+$", line) and re.match(r"- \d", following):
            add(number, line, 0, "exercise")
        named = re.match(r"([A-Z][a-z' A-Z-]+): (?:BW|\d+ kg) x", line)
        if named:
            add(number, line, 0, "exercise")
    return found


if __name__ == "__main__":
    import sys

    source, journal, table = sys.argv[1:]
    with open(source, encoding="utf-8") as file:
        content = examples(file.read())
    with open(journal, "w", encoding="utf-8") as file:
        file.write(content + "\n")
    with open(table, "w", encoding="utf-8") as file:
        for place in places(content):
            file.write("%d %d %s\n" % place)
