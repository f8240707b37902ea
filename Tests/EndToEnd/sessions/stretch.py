"""The area between two curves: chosen by clicks, its ends dragged by the mouse and a finger, moved by keys."""

import math

from sessions.places import arguments

DESK = (1280, 800)
# With two functions in that window: the button of the statistics, and rows of their panel.
STATISTICS, CHOOSE, AGAINST = (1048, 36), (1052, 486), (1052, 390)
# The height of the handles, and x as a place of the window.
HANDLE = 688


def at(x):
    return round(832 + 72 * x), HANDLE


def run(stage):
    fingers = stage.fingers()
    ordinate = stage.open("sin(x)", "cos(x)", *arguments(DESK))
    checks = stage.checks

    def stretch(name, lower, upper, base):
        def holds(state):
            known = state.statistics or {}
            return (abs(known.get("lower", 99) - lower) < 1e-9 and abs(known.get("upper", 99) - upper) < 1e-9
                    and known.get("base") == base)
        checks.that(name, ordinate.saves(holds), ordinate.state.statistics)

    ordinate.click(STATISTICS)
    # Its rows have to be there.
    ordinate.settled()
    ordinate.click(CHOOSE)
    stretch("a stretch lies between the zeros next to the middle of what is seen", -3 * math.pi / 2, -math.pi / 2, None)
    ordinate.click(AGAINST)
    low, high = -3 * math.pi / 4, math.pi / 4
    stretch("against the other curve it lies between the intersections", low, high, 0)
    ordinate.settled()
    ordinate.drag(at(high), at(0.03))
    stretch("the mouse drags an end, which snaps to the maximum", low, 0, 0)
    fingers.down(0, ordinate.on_screen(at(low)))
    fingers.glide({0: ordinate.on_screen(at(-1.55))})
    fingers.up()
    stretch("a finger drags the other one to a zero", -math.pi / 2, 0, 0)
    ordinate.key("n")
    stretch("a key goes to the next special place, never beyond the other end", -0.02, 0, 0)
    ordinate.key("shift+n")
    stretch("and back", -math.pi / 2, 0, 0)
    ordinate.close()
    ordinate = stage.open(*arguments(DESK))
    stretch("it comes back after a restart", -math.pi / 2, 0, 0)
    checks.equal("closing the window: status", ordinate.close(), 0)
