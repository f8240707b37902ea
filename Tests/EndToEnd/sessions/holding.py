"""What is held: a row of the list that is dragged, a finger that rests at the edge, a box sized by a controller."""

import time

from sessions.fingers import Hand
from sessions.places import LIST, MIDDLE, PLOT, arguments

# Rows of the menu and of the sheet of views.
VIEWS_ROW, BOX_ROW = 3, 6
# Rows of the list, from the top.
ROWS = [(110, 88), (110, 133), (110, 178)]


def run(stage):
    fingers = stage.fingers()
    drag_rows(stage, fingers)
    rest_at_edge(stage, fingers)
    zoom_into_box(stage)


def drag_rows(stage, fingers):
    checks = stage.checks
    ordinate = stage.open("sin(x)", "x/2", "x^2", *arguments())
    hand = Hand(stage, fingers, ordinate)
    hand.tap((MIDDLE[0] - 108, MIDDLE[1] - 162))
    checks.that("a tap traces the parabola",
                ordinate.saves(lambda state: state.trace and state.trace["curve"] == 2), ordinate.state)
    ordinate.key("ctrl+l")
    ordinate.saves(lambda state: state.shows_list)
    ordinate.settled(LIST)
    x = ordinate.state.trace["x"]
    hand.down(ROWS[2])
    time.sleep(0.7)
    hand.glide(ROWS[0])
    hand.fingers.up()
    checks.that("a row that is held is dragged", ordinate.saves(
        lambda state: [function["text"] for function in state.document["functions"]][0].startswith("x^")),
        ordinate.state.document["functions"])
    checks.that("and the trace moves along with its curve",
                ordinate.saves(lambda state: state.trace == {**state.trace, "curve": 0, "x": x}),
                ordinate.state.trace)
    checks.equal("closing the window: status", ordinate.close(), 0)


def rest_at_edge(stage, fingers):
    ordinate = stage.open("x", *arguments(), state="edge.json")
    hand = Hand(stage, fingers, ordinate)
    ordinate.settled(PLOT)
    hand.down((PLOT[0] + PLOT[2] - 6, MIDDLE[1] + 40))
    hand.fingers.down(1, hand.at(MIDDLE))
    hand.glide((MIDDLE[0] + 97, MIDDLE[1] - 61), first=1)
    hand.expect("a finger that rests at the edge pinches with none", (-97 / 72, -61 / 72), (72, 72))
    hand.fingers.up()
    stage.checks.equal("closing it: status", ordinate.close(), 0)


def zoom_into_box(stage):
    checks = stage.checks
    pad = stage.controller()
    ordinate = stage.open("x", *arguments((1280, 800)), state="box.json", environment=pad.environment)
    pad.plug()
    stage.screen.point(0, 0)
    ordinate.settled()
    pad.press("back")
    hints = (0, 760, 1280, 40)
    before = ordinate.settled(hints)
    pad.press("start", *["down"] * VIEWS_ROW, "a")
    ordinate.settled()
    pad.press(*["down"] * BOX_ROW, "a")
    checks.that("a box has hints of its own", ordinate.shows(lambda part: part != before, hints))
    pad.press("leftshoulder")
    pad.press("leftshoulder")
    scale = ordinate.state.view.scale[0]
    pad.press("a")
    checks.that("L1 makes it smaller, A zooms into it", ordinate.saves(
        lambda state: state.view.scale[0] > 2.9 * scale), ordinate.state.view)
    checks.equal("closing this one: status", ordinate.close(), 0)
