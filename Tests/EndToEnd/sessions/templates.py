"""Signs with boxes by thumb: their row, what a held key has besides, and the buttons beside the formula."""

import json
import time

from desktop.state import State
from sessions.places import PHONE, arguments

# On a phone, by name.
SIGNS = {name: (35 + 53 * place, 353) for place, name in enumerate(
    ["fraction", "power", "root", "bars", "sum", "integral", "cases"])}
KEYS = {"4": (39, 686), "C": (351, 686), "1": (39, 745), "0": (39, 806), "x": (226, 806), "=": (351, 806)}
BACK, ON = (300, 226), (344, 226)
# Over the key x: letters, three rows of them.
LETTERS = {name: (105 + 50 * place, 741 - 50 * row)
           for row, names in enumerate(["xyabc", "tθnfgh", "dkmpqv"]) for place, name in enumerate(names)}
# The key that adds, on a phone that lies.
ADD_LYING = (320, 22)
# Over the key ∫: itself and d/dx.
DERIVATIVE = (327, 292)


def run(stage):
    fingers = stage.fingers()
    name = "templates.json"
    for path in [name, "lying-" + name]:
        with open(stage.path(path), "w") as file:
            json.dump({key: value for key, value in State.AT_HOME.items() if key != "entersLine"}, file)
    thumb = Thumb(stage, fingers, stage.open(*arguments(PHONE), state=name))
    thumb.sum()
    thumb.integral()
    thumb.derivative()
    thumb.numbers()
    thumb.stack()
    stage.checks.equal("closing the window: status", thumb.ordinate.close(), 0)
    lying(stage, fingers, name)


def lying(stage, fingers, name):
    """A phone on its side has the row, too, and a key that adds."""
    thumb = Thumb(stage, fingers, stage.open(*arguments((844, 390)), state="lying-" + name))
    sign = {name: (39 + 67 * place, 168) for place, name in enumerate(SIGNS)}
    thumb.hold(sign["integral"], (399, 107))
    thumb.gives("what is behind the integral, lying", "diff(,x)")
    thumb.tap((345, 360), ADD_LYING)
    stage.checks.that("Add graphs it", thumb.ordinate.saves(lambda state: state.graphed == 1),
                      thumb.ordinate.state)
    stage.checks.equal("closing the window: status", thumb.ordinate.close(), 0)


class Thumb:
    """A finger on a phone, and the line that must have come of each act."""

    def __init__(self, stage, fingers, ordinate):
        (self.checks, self.fingers, self.ordinate) = (stage.checks, fingers, ordinate)

    def tap(self, *places):
        for place in places:
            self.fingers.tap(self.ordinate.on_screen(place))

    def hold(self, key, choice):
        self.fingers.down(0, self.ordinate.on_screen(key))
        time.sleep(0.7)
        self.fingers.glide({0: self.ordinate.on_screen(choice)})
        self.fingers.up()

    def gives(self, what, line):
        self.checks.that(f"{what} gives {line}",
                         self.ordinate.saves(lambda state: state.formula == line), self.ordinate.state.formula)

    def sum(self):
        self.tap(SIGNS["sum"])
        self.gives("the sign of a sum", "sum(,n,1,)")
        self.tap(KEYS["4"])
        self.gives("the upper box", "sum(,n,1,4)")
        self.tap(ON)
        self.hold(KEYS["x"], LETTERS["n"])
        self.gives("a letter of the held x, in the box that the button leads to", "sum(n,n,1,4)")
        self.tap(ON, ON, ON, ON, KEYS["1"])
        self.gives("the way on", "sum(n,n,1,4)1")
        self.tap(KEYS["C"])
        self.gives("clearing", "")

    def integral(self):
        self.tap(SIGNS["integral"], SIGNS["power"])
        self.gives("a power in an integral", "int(,x,^(),)")
        self.tap(KEYS["C"], SIGNS["fraction"], KEYS["1"], ON, KEYS["x"])
        self.gives("a fraction", "(1)÷(x)")
        self.tap(KEYS["C"])

    def derivative(self):
        self.hold(SIGNS["integral"], DERIVATIVE)
        self.gives("what is behind the integral", "diff(,x)")
        self.tap(KEYS["x"], KEYS["="])
        self.gives("a derivative of x", "diff(x,x)")
        self.tap(KEYS["C"])

    def numbers(self):
        self.hold(KEYS["x"], LETTERS["m"])
        self.tap(KEYS["x"])
        self.gives("a letter that stands for a number", "mx")
        self.tap(KEYS["C"])

    def stack(self):
        """The stack has no signs, and no key has moved."""
        self.tap((130, 28), KEYS["4"], KEYS["="])
        self.checks.that("the stack's keys lie where they lay",
                         self.ordinate.saves(lambda state: state.depth == 1))
