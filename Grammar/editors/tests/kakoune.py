"""Starts Kakoune with its JSON user interface and tells the colour of each place."""

import json
import os
import subprocess
import sys

kakoune, journal, places, result = sys.argv[1:]
with open(places, encoding="utf-8") as file:
    wanted = [line.split() for line in file]
with open(journal, encoding="utf-8") as file:
    height = len(file.read().split("\n")) + 10

environment = dict(os.environ, XDG_CONFIG_HOME="/nonexistent", XDG_RUNTIME_DIR=os.path.dirname(result))
process = subprocess.Popen(
    ["kak", "-n", "-ui", "json", "-e",
     f"source {os.environ['KAKOUNE_RUNTIME']}/colors/default.kak; source {kakoune}; "
     f"edit {journal}; set-option buffer filetype wlog"],
    stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)


def send(method, parameters):
    message = {"jsonrpc": "2.0", "method": method, "params": parameters}
    process.stdin.write((json.dumps(message) + "\n").encode())
    process.stdin.flush()


send("resize", [height, 400])
lines = []
for raw in process.stdout:
    message = json.loads(raw)
    if message["method"] == "draw":
        lines = message["params"][0]
    if message["method"] == "refresh" and len(lines) >= len(wanted) and len(lines) > 100:
        break
process.kill()

with open(result, "w", encoding="utf-8") as file:
    for line, column, kind in wanted:
        offset = 0
        colour = ""
        for atom in lines[int(line) - 1]:
            offset += len(atom["contents"].encode())
            if offset >= int(column):
                colour = atom["face"]["fg"]
                break
        file.write(f"{line} {column} {kind} {colour}\n")
