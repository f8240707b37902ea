"""Orca reads the ten tasks of the first minute: what it says of each is the expectation.

A task is begun anew each time, with what it needs drawn before, and done by keys alone. Of what Orca says the sentences of the
program are held to what is expected: all of them, in their order, each once, whether said together or one after the other.
"""

import json

from desktop.orca import Orca
from desktop.reader import Reader
from desktop.state import State

# As the program begins for the first time.
FRESH = {**State.AT_HOME, "entersLine": False, "followsTyping": True, "document": {**State.AT_HOME["document"], "viewports": {}}}
LINE = ["Calculator panel", "formula entry", "Type a formula"]
# A name, what is drawn before, what is said as the window opens, and the keys in steps with what is said of each.
TASKS = [
    ("sin x, and x² − 4 beside it", [], LINE, [
        ("type", "sinx", ["Graph of y equals sine of x"]),
        ("key", "ctrl+a", ["sin(x)", "selected"]),
        ("type", "x^2-4", ["Selection deleted", "Graph of y equals x squared minus 4"]),
        ("key", "ctrl+shift+Return", ["Graph of y equals sine of x, y equals x squared minus 4"]),
        ("key", "F6", ["graph panel", "graph chart", "x from −4.47 to 4.47, y from −5.23 to 2.76; 2 curves, all proven"]),
        ("key", "shift+n", ["intersection with curve 1, x −1.735975546, y −0.9863889023, curve 2"]),
    ]),
    ("y < x²", [], LINE, [("type", "y<x^2", ["Graph of y is less than x squared"])]),
    ("a·sin(bx), and a moved", [], LINE, [
        ("type", "a sinbx", ["Graph of y equals a times sine of open parenthesis b times x close parenthesis"]),
        ("key", "alt+Up", ["a 1.1"]),
    ]),
    ("a maximum of x³ − 3x", ["x^3-3x"], ["Calculator panel", "formula entry x^3−3x", "x cubed minus 3 x"], [
        ("key", "F6", ["graph panel", "graph chart", "x from −4.16 to 4.16, y from −3.48 to 3.96; 1 curve, proven"]),
        ("key", "shift+n", ["maximum, x −1, y 2"]),
    ]),
    ("Σ 1/n², n from 1 to 100", [], LINE, [
        ("type", "sum", ["sum from n equals 1 to empty box of empty box, end sum, Nothing after ∑"]),
        ("type", "100", ["sum from n equals 1 to 100 of empty box, end sum"]),
        ("key", "Right", []),
        ("type", "1/n^2", ["sum from n equals 1 to 100 of 1 over n squared, end sum, about 1.634983900"]),
    ]),
    ("−x for x < 0, else x²", [], LINE, [
        ("type", "{x<0:-x,x^2", ["Graph of y equals cases: minus x if x is less than 0; otherwise x squared; end cases"]),
    ]),
    ("a table of x², and a picture of it in a file", ["x^2"], ["Calculator panel", "formula entry x^2", "x squared"], [
        ("key", "ctrl+t", ["graph panel", "Table of values", "table with 101 rows 2 columns", "−5, 25"]),
        ("key", "Down", ["−4, 16"]),
        ("key", "Escape", ["graph chart", "x from −5.7 to 5.7, y from −1.6 to 8.6; 1 curve, proven"]),
        ("key", "ctrl+e", ["Export picture panel", "path entry ~/x2.png selected", "~/x2.png"]),
        ("key", "Escape", ["graph panel", "graph chart", "x from −5.7 to 5.7, y from −1.6 to 8.6; 1 curve, proven"]),
    ]),
]


def run(stage):
    reader = stage.kept(Reader(stage.screen.processes, stage.folder, stage.screen.environment))
    orca = stage.kept(Orca(reader, stage.folder))
    reader.turn(on=True)
    # Where the mouse is a trace may begin.
    stage.screen.point(0, 0)
    for number, task in enumerate(TASKS):
        do(stage, reader, orca, f"task-{number}.json", *task)


def do(stage, reader, orca, file, name, formulas, opening, steps):
    checks = stage.checks
    with open(stage.path(file), "w") as state:
        json.dump(FRESH, state)
    ordinate = stage.open(*formulas, "--size", "1280x800", state=file, environment=reader.environment)
    heard(checks, orca, f"{name}: as the window opens", opening)
    for hand, keys, expected in steps:
        # A busy machine may pause between two keys, and what is typed so far would be read then.
        with ordinate.held():
            getattr(ordinate, hand)(keys)
        heard(checks, orca, f"{name}: {keys}", expected)
    checks.equal(f"{name}: status", ordinate.close(), 0)
    orca.said(0)


def heard(checks, orca, name, sentences):
    expected = ", ".join(sentences)
    checks.equal(name, orca.said(len(expected)), expected)
