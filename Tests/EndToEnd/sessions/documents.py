"""Saving, opening again and exporting through the sheet; the title says what is open."""

import json
import os

from checks import eventually
from sessions.places import arguments


def color_type(path):
    """What a PNG's pixels are made of: 2 is colours, 6 colours and alpha."""
    with open(path, "rb") as file:
        return file.read(26)[25]


def run(stage):
    checks = stage.checks
    home = stage.path("home")
    os.makedirs(home)
    ordinate = stage.open(*arguments(), environment={"HOME": home})
    ordinate.type("sin(x)")
    ordinate.key("ctrl+g")
    checks.that("a formula is graphed", ordinate.saves(lambda state: state.graphed == 1))

    ordinate.key("ctrl+s")
    ordinate.key("Return")
    saved = os.path.join(home, "sin-x.ordinate")
    checks.that("Ctrl+S and Enter save a document", eventually(lambda: os.path.exists(saved)))
    with open(saved) as file:
        document = json.load(file)
    checks.equal("it holds the formula", [f["text"] for f in document["functions"]], ["sin(x)"])
    checks.that("the title names it", eventually(lambda: ordinate.title.startswith("sin-x.ordinate")))

    ordinate.key("ctrl+e")
    ordinate.key("Return")
    picture = os.path.join(home, "sin-x.png")
    checks.that("Ctrl+E and Enter export a picture", eventually(lambda: os.path.exists(picture)))
    checks.equal("which is opaque", color_type(picture), 2)
    os.remove(picture)
    ordinate.key("ctrl+e", "Down", "Down", "Right", "Right", "Return", "Up", "Up", "Return")
    checks.that("the arrows choose among what a picture can be", eventually(lambda: os.path.exists(picture)))
    checks.equal("and it has no ground", color_type(picture), 6)

    ordinate.key("ctrl+n")
    checks.that("Ctrl+N empties the graph", ordinate.saves(lambda state: state.graphed == 0))
    ordinate.key("ctrl+o")
    ordinate.type("png")
    ordinate.key("Return")
    checks.that("the picture opens as the document it carries",
                ordinate.saves(lambda state: state.graphed == 1))
    checks.that("and its function is in the calculator",
                ordinate.saves(lambda state: state.formula == "sin(x)"), ordinate.state.formula)

    ordinate.key("ctrl+e", "End", *["BackSpace"] * 3)
    ordinate.type("svg")
    ordinate.key("Return")
    vector = os.path.join(home, "sin-x.svg")
    checks.that("the ending chooses the format", eventually(lambda: os.path.exists(vector)))
    for path in (saved, picture, vector):
        ordinate.key("ctrl+n")
        ordinate.saves(lambda state: state.graphed == 0)
        checks.equal(f"a file is dropped: {path[-4:]}",
                     stage.screen.drop(path, ordinate.window), "")
        checks.that("and opens", ordinate.saves(lambda state: state.graphed == 1), ordinate.state)
        checks.that("under its name", eventually(
            lambda path=path: ordinate.title.startswith(os.path.basename(path))), ordinate.title)

    ordinate.key("ctrl+n")
    ordinate.saves(lambda state: state.graphed == 0)
    checks.equal("text is dropped", stage.screen.drop(None, ordinate.window, "x^2\ncos(x)"), "")
    checks.that("and graphed, line by line", ordinate.saves(lambda state: state.graphed == 2), ordinate.state)
    with ordinate.held():
        checks.equal("text is dropped by a program that ends", stage.screen.drop(None, ordinate.window, "x^3", seconds=0.5), "no answer")

    ordinate.key("ctrl+n")
    ordinate.saves(lambda state: state.graphed == 0)
    stage.screen.drop(saved, ordinate.window)
    ordinate.saves(lambda state: state.graphed == 1)
    with open(saved, "a") as file:
        file.write("\n")
    with open(saved) as file:
        changed = file.read()
    ordinate.type("+1")
    ordinate.key("ctrl+g")
    checks.that("the document is changed", eventually(lambda: ordinate.title.startswith("•")), ordinate.title)
    before = ordinate.settled()
    ordinate.key("ctrl+s")
    checks.that("a file that somebody else has changed: it is asked what to do",
                ordinate.shows(lambda picture: picture != before))
    with open(saved) as file:
        checks.that("a file that somebody else has changed is not written over", file.read() == changed)
    # The last answer writes over it.
    ordinate.key("Down", "Down", "Return")
    checks.that("asked, it is saved", eventually(lambda: not ordinate.title.startswith("•")), ordinate.title)
    with open(saved) as file:
        checks.equal("with what is here", [f["text"] for f in json.load(file)["functions"]], ["sin(x)+1"])
    checks.equal("closing: status", ordinate.close(), 0)
