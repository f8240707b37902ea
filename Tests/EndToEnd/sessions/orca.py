"""Orca reads the ten tasks of the first minute: what it says of each is the expectation.

A task is begun anew each time, with what it needs drawn before, and done by keys alone. Of what Orca says the sentences of the
program are held to what is expected: all of them, in their order, each once.
"""

import json

from desktop.orca import Orca
from desktop.reader import Reader
from desktop.state import State

# What Orca adds by itself, of which others than the program decide.
OWN = {"Screen reader on", "Ordinate frame"}
# A name, what is drawn before, the keys in steps, and what is said once each has been pressed.
TASKS = []


def run(stage):
    reader = stage.kept(Reader(stage.screen.processes, stage.folder, stage.screen.environment))
    orca = stage.kept(Orca(reader, stage.folder))
    reader.turn(on=True)
    for name, formulas, steps in TASKS:
        do(stage, reader, orca, name, formulas, steps)


def do(stage, reader, orca, name, formulas, steps):
    checks = stage.checks
    with open(stage.path(name + ".json"), "w") as file:
        json.dump({**State.AT_HOME, "entersLine": False, "followsTyping": True, "document": {**State.AT_HOME["document"], "viewports": {}}}, file)
    ordinate = stage.open(*formulas, "--size", "1280x800", state=name + ".json", environment=reader.environment)
    orca.said()
    for hand, keys, expected in steps:
        getattr(ordinate, hand)(*keys) if hand == "key" else ordinate.type(keys)
        said = [sentence for sentence in orca.said() if sentence not in OWN]
        checks.equal(f"{name}: {keys}", said, expected)
    checks.equal(f"{name}: status", ordinate.close(), 0)
    orca.said(2)
