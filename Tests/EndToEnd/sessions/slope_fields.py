"""A slope field by every hand: solutions begun and carried by mouse, finger, keys and a controller."""

import re
import time

from sessions.places import arguments

EQUATION = "y'=x-y^2"
# Places without a curve; 72 points to the unit, the origin in the middle of the graph.
FIRST, SECOND = (760, 300), (560, 420)
MOVED = (590, 480)


def run(stage):
    checks = stage.checks
    pad = stage.controller()
    ordinate = stage.open(EQUATION, *arguments(), environment=pad.environment)
    stage.screen.point(0, 0)
    ordinate.settled()
    mouse(checks, ordinate)
    pad.plug()
    controller(checks, ordinate, pad)
    finger(checks, ordinate, stage.fingers())
    keys(checks, ordinate)
    checks.equal("closing the window: status", ordinate.close(), 0)


def lines(state):
    return [function.get("relation", "") for function in state.document["functions"]]


def start(state):
    """Where the last solution begins, in points of the window."""
    found = re.search(r"y\((.*)\) = (.*)$", lines(state)[-1])
    if not found:
        return None
    x, y = (float(number.replace("−", "-")) for number in found.groups())
    return 682 + 72 * x, 384 - 72 * y


def is_near(place, state, reach=2):
    begin = start(state)
    return begin is not None and all(abs(a - b) <= reach for a, b in zip(place, begin))


def mouse(checks, ordinate):
    ordinate.click(FIRST)
    checks.that("a click begins a solution there", ordinate.saves(lambda state: state.graphed == 2 and is_near(FIRST, state)), ordinate.state.document)
    ordinate.settled()
    ordinate.drag(FIRST, MOVED)
    checks.that("the mouse drags its start", ordinate.saves(lambda state: state.graphed == 2 and is_near(MOVED, state, 4)), lines(ordinate.state))
    ordinate.key("ctrl+z")
    checks.that("undo takes it back", ordinate.saves(lambda state: is_near(FIRST, state)), lines(ordinate.state))


def controller(checks, ordinate, pad):
    ordinate.settled()
    before = lines(ordinate.state)
    pad.press("rightshoulder", "a")
    pad.push("leftx", 0.5)
    time.sleep(0.3)
    pad.push("leftx", 0)
    pad.press("a")
    checks.that("R1 chooses the start, A takes it, and the stick carries it",
                ordinate.saves(lambda state: len(lines(state)) == 2 and lines(state) != before), lines(ordinate.state))
    ordinate.settled()
    # The first row of the menu of a place.
    pad.hold("a", lambda: time.sleep(1))
    ordinate.settled()
    pad.press("a")
    checks.that("A held offers a solution from there", ordinate.saves(lambda state: state.graphed == 3), lines(ordinate.state))
    ordinate.key("ctrl+z")
    ordinate.saves(lambda state: state.graphed == 2)
    ordinate.settled()


def finger(checks, ordinate, fingers):
    fingers.tap(ordinate.on_screen(SECOND))
    checks.that("a tap begins a solution there", ordinate.saves(lambda state: state.graphed == 3 and is_near(SECOND, state)), lines(ordinate.state))
    ordinate.settled()
    fingers.down(0, ordinate.on_screen(SECOND))
    fingers.glide({0: ordinate.on_screen(MOVED)}, lifts=True)
    checks.that("a finger carries its start", ordinate.saves(lambda state: state.graphed == 3 and is_near(MOVED, state, 8)), lines(ordinate.state))
    ordinate.settled()


def keys(checks, ordinate):
    before = start(ordinate.state)
    ordinate.key("n")
    for _ in range(3):
        ordinate.key("shift+Right")
    checks.that("N chooses it and Shift with an arrow moves it",
                ordinate.saves(lambda state: start(state)[0] > before[0] and start(state)[1] == before[1]), lines(ordinate.state))
    ordinate.key("Escape")
