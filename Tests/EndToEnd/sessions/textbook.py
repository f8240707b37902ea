"""Formulas typed as a book writes them: by keys, by clicks into their parts, by a controller."""

import json

from desktop.state import State
from sessions.places import PHONE, arguments

DESK = (1280, 800)
# Where the right end of 12 over 34 is, whatever the version of the font.
END_OF_FRACTION = {DESK: 68, PHONE: 74}


def run(stage):
    for size in (DESK, PHONE):
        entry = Entry(stage, size)
        entry.quadratic()
        entry.fractions()
        entry.clicks()
        entry.close()
    entry = Entry(stage, DESK, stage.controller())
    entry.controller()
    entry.close()


class Entry:
    """One window with textbook entry, and the line that must have come of each act."""

    def __init__(self, stage, size, pad=None):
        self.checks = stage.checks
        self.pad = pad
        name = "textbook-%d%s.json" % (size[0], "-pad" if pad else "")
        with open(stage.path(name), "w") as file:
            json.dump({key: value for key, value in State.AT_HOME.items() if key != "entersLine"}, file)
        self.ordinate = stage.open(*arguments(size), state=name, environment=pad.environment if pad else None)
        self.size = "%d × %d" % size
        self.end = END_OF_FRACTION[size]

    def gives(self, what, line):
        self.checks.that(f"{self.size}: {what} gives {line}",
                         self.ordinate.saves(lambda state: state.formula == line), self.ordinate.state.formula)

    def clear(self):
        self.ordinate.key("ctrl+BackSpace")
        self.gives("clearing", "")

    def close(self):
        self.checks.equal("closing the window: status", self.ordinate.close(), 0)

    def quadratic(self):
        self.ordinate.type("(-b+sqrt(b^2")
        self.ordinate.key("Right", "minus")
        self.ordinate.type("4a*c))/(2a)")
        self.gives("the quadratic formula", "(−b+√(b^(2)−4a×c))÷(2a)")
        self.clear()

    def fractions(self):
        self.ordinate.type("1/(1+1/x")
        self.gives("a fraction in a fraction", "(1)÷(1+(1)÷(x))")
        self.ordinate.key("Up")
        self.ordinate.type("2")
        self.gives("the way up", "(1)÷(1+(12)÷(x))")
        self.ordinate.key("Down", "Tab")
        self.ordinate.type("3")
        self.gives("Tab out of a part", "(1)÷(1+(12)÷(x)3)")
        self.ordinate.key("BackSpace", "BackSpace", "BackSpace", "BackSpace")
        self.gives("Backspace through a box", "(1)÷(1+12)")
        self.clear()

    def clicks(self):
        self.ordinate.type("12/34")
        self.gives("a fraction", "(12)÷(34)")
        self.ordinate.click((self.end, 150))
        self.ordinate.type("5")
        self.gives("a click into the upper part", "(125)÷(34)")
        self.ordinate.click((self.end, 193))
        self.ordinate.type("6")
        self.gives("a click into the lower part", "(125)÷(346)")
        self.clear()

    def controller(self):
        self.pad.plug()
        self.ordinate.type("1/2")
        self.gives("a fraction", "(1)÷(2)")
        self.pad.press("rightshoulder")
        self.pad.press("x")
        self.gives("the right shoulder, which leaves the box, and X", "(1)÷(2)x")
        self.pad.press("leftshoulder", "leftshoulder", "x")
        self.gives("the left shoulder, which goes back in, and X", "(1)÷(2x)x")
        self.pad.unplug()
