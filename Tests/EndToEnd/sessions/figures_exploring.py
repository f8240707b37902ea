"""Exploring a figure by every hand: a finger, the keys and a controller trace a circle."""

from sessions.fingers import Hand
from sessions.places import MIDDLE, arguments


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
