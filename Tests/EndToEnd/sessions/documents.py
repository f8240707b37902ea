"""Saving, opening again and exporting through the sheet; the title says what is open."""

import json
import os

from checks import eventually
from sessions.places import arguments


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
    saved = os.path.join(home, "sin(x).ordinate")
    checks.that("Ctrl+S and Enter save a document", eventually(lambda: os.path.exists(saved)))
    with open(saved) as file:
        document = json.load(file)
    checks.equal("it holds the formula", [f["text"] for f in document["functions"]], ["sin(x)"])
    checks.that("the title names it", eventually(lambda: ordinate.title.startswith("sin(x).ordinate")))

    ordinate.key("ctrl+e")
    ordinate.key("Return")
    picture = os.path.join(home, "sin(x).png")
    checks.that("Ctrl+E and Enter export a picture", eventually(lambda: os.path.exists(picture)))

    ordinate.key("ctrl+n")
    checks.that("Ctrl+N empties the graph", ordinate.saves(lambda state: state.graphed == 0))
    ordinate.key("ctrl+o")
    ordinate.type("png")
    ordinate.key("Return")
    checks.that("the picture opens as the document it carries",
                ordinate.saves(lambda state: state.graphed == 1))
    checks.equal("closing: status", ordinate.close(), 0)
