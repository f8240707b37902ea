"""Exploring a figure by every hand: a finger, the keys and a controller trace a circle."""

from sessions.fingers import Hand
from sessions.places import LIST, MIDDLE, SLIDER, arguments


def run(stage):
    checks = stage.checks
    pad = stage.controller()
    fingers = stage.fingers()
    # 72 points to the unit: the circle around the origin has a radius of 216 points.
    hand = Hand(stage, fingers, stage.open("x^2+y^2=9", *arguments(), environment=pad.environment))
    ordinate = hand.ordinate
    pad.plug()

    def traces(x, y, within=0.2):
        return ordinate.saves(lambda state: state.trace and "y" in state.trace
                              and abs(state.trace["x"] - x) < within and abs(state.trace["y"] - y) < within)

    def place(x, y):
        return MIDDLE[0] + 72 * x, MIDDLE[1] - 72 * y

    hand.tap(place(1.8, 2.4))
    checks.that("a tap on the circle traces it", traces(1.8, 2.4), ordinate.state.trace)
    hand.down(place(1.8, 2.4))
    hand.glide(place(2.4, -1.8))
    hand.fingers.up()
    checks.that("a finger takes the dot round", traces(2.4, -1.8), ordinate.state.trace)
    first = ordinate.state.trace
    ordinate.key("Left", "Left", "Left")
    checks.that("an arrow goes along the circle", ordinate.saves(
        lambda state: state.trace != first and abs(state.trace["x"] ** 2 + state.trace["y"] ** 2 - 9) < 1e-6),
        ordinate.state.trace)
    pad.press("rightshoulder")
    checks.that("R1 goes to the right end, by proof", traces(3, 0, 1e-9), ordinate.state.trace)
    pad.press("leftshoulder")
    checks.that("L1 goes back to another point", ordinate.saves(
        lambda state: state.trace["x"] < 2.9), ordinate.state.trace)
    before = ordinate.state.trace
    pad.press("right")
    checks.that("the pad goes along the circle", ordinate.saves(lambda state: state.trace != before),
                ordinate.state.trace)
    hand.tap(place(1, 1))
    checks.that("a tap inside ends the trace", ordinate.saves(lambda state: state.trace is None))
    checks.equal("closing: status", ordinate.close(), 0)
    slide(stage, fingers)


def slide(stage, fingers):
    """The dot stays on a circle while a finger drags the circle's letter."""
    hand = Hand(stage, fingers, stage.open("x^2+y^2=a", *arguments(), state="slide.json"))
    ordinate = hand.ordinate

    def is_on_circle(a):
        def holds(state):
            known = state.parameter("a")
            return (abs(known - a) < 0.2 and state.trace and "y" in state.trace
                    and abs(state.trace["x"] ** 2 + state.trace["y"] ** 2 - known) < 1e-6)
        return ordinate.saves(holds)

    hand.tap((MIDDLE[0] + 43, MIDDLE[1] - 58))
    hand.checks.that("a tap traces the circle", ordinate.saves(lambda state: state.trace), ordinate.state)
    ordinate.key("ctrl+l")
    ordinate.settled(LIST)
    hand.down(SLIDER(1))
    for a in (2, 4, 3):
        hand.glide(SLIDER(a))
        hand.checks.that("the dot is on the circle for a = %d" % a, is_on_circle(a), ordinate.state.trace)
    fingers.up()
    hand.checks.equal("closing: status", ordinate.close(), 0)
