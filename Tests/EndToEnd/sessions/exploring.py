"""Exploring with fingers alone: the trace, the list with its slider, keys for it, the statistics."""

from sessions.fingers import Hand
from sessions.places import (ADD_FUNCTION, GRAPH_KEY, KEYS, LANDSCAPE, LANDSCAPE_FACTS,
                             LANDSCAPE_MORE, LANDSCAPE_STATISTICS, KEYS_PART, LIST, LIST_CHIP,
                             LIST_CLOSE, MIDDLE, SLIDER, arguments)


def run(stage):
    fingers = stage.fingers()
    hand = Hand(stage, fingers, stage.open("a*x/2", *arguments()))
    trace(hand)
    slide(hand)
    add(hand)
    stage.checks.equal("closing the window: status", hand.ordinate.close(), 0)
    stage.checks.that("the list is kept open", hand.ordinate.state.shows_list)
    read(stage, fingers)


def trace(hand):
    """The curve is y = x/2, 72 points to the unit."""
    def place(x):
        return MIDDLE[0] + 72 * x, MIDDLE[1] - 36 * x

    def traces(x):
        return hand.ordinate.saves(lambda state: state.trace and abs(state.trace["x"] - x) < 0.1)

    def follows(name, x):
        hand.checks.that(name, traces(x), hand.ordinate.state)

    hand.down(place(1))
    follows("a finger that rests on the curve traces it", 1)
    hand.glide(place(3))
    follows("and takes the dot along", 3)
    hand.fingers.up()
    hand.down(place(3))
    hand.glide(place(-2))
    follows("the dot is dragged by hand", -2)
    hand.fingers.up()
    hand.checks.that("which leaves the view where it was",
                     hand.ordinate.state.view.is_at((0, 0), (72, 72)), hand.ordinate.state.view)
    hand.tap((MIDDLE[0] + 200, MIDDLE[1] - 250))
    hand.checks.that("a tap beside it ends the trace",
                     hand.ordinate.saves(lambda state: state.trace is None))


def slide(hand):
    def stands_at(value):
        return hand.ordinate.saves(lambda state: abs(state.parameter("a") - value) < 0.2)

    before = hand.ordinate.settled(KEYS_PART)
    hand.tap(LIST_CHIP)
    hand.checks.that("a tap opens the list", hand.ordinate.saves(lambda state: state.shows_list))
    hand.ordinate.settled(LIST)
    hand.down(SLIDER(1))
    hand.glide(SLIDER(3))
    hand.checks.that("a finger moves the slider", stands_at(3), hand.ordinate.state)
    hand.glide(SLIDER(-2))
    hand.fingers.up()
    hand.checks.that("to and fro", stands_at(-2), hand.ordinate.state)
    hand.ordinate.key("ctrl+z")
    hand.checks.that("in one step of undo", stands_at(1), hand.ordinate.state)
    hand.tap(LIST_CLOSE)
    hand.checks.that("Keypad closes the list",
                     hand.ordinate.saves(lambda state: not state.shows_list))
    hand.checks.that("and brings the keys back",
                     hand.ordinate.shows(lambda part: part == before, KEYS_PART))


def add(hand):
    hand.tap(LIST_CHIP)
    hand.ordinate.saves(lambda state: state.shows_list)
    hand.ordinate.settled(LIST)
    hand.tap(ADD_FUNCTION)
    hand.checks.that("a function is added with the calculator's keys",
                     hand.ordinate.saves(lambda state: state.formula == ""))
    hand.tap(KEYS["7"])
    hand.ordinate.saves(lambda state: state.formula == "7")
    hand.tap(GRAPH_KEY)
    hand.checks.that("and Graph",
                     hand.ordinate.saves(lambda state: state.graphed == 2), hand.ordinate.state)


def read(stage, fingers):
    ordinate = stage.open("sin(x)", *arguments(LANDSCAPE), state="landscape.json")
    hand = Hand(stage, fingers, ordinate)
    ordinate.settled()
    hand.tap(LANDSCAPE_STATISTICS)
    stage.checks.that("a tap opens the statistics",
                      ordinate.saves(lambda state: state.statistics is not None))
    # Its sheet leaves the plane in sight: a swipe makes it higher, and another one goes to its end.
    for _ in range(2):
        ordinate.settled(LANDSCAPE_FACTS)
        hand.down((LANDSCAPE_MORE[0], 330))
        hand.glide((LANDSCAPE_MORE[0], 120))
        fingers.up()
    ordinate.settled(LANDSCAPE_FACTS)
    hand.tap(LANDSCAPE_MORE)
    stage.checks.that("More shows all rows",
                      ordinate.saves(lambda state: state.statistics["isExpanded"]))
    ordinate.settled()
    view = ordinate.state.view
    x = LANDSCAPE_MORE[0]
    # From the last of them.
    ordinate.settled(LANDSCAPE_FACTS)
    hand.down((x, 330))
    hand.glide((x, 205))
    fingers.up()
    before = ordinate.settled(LANDSCAPE_FACTS)
    hand.down((x, 225))
    hand.glide((x, 320))
    fingers.up()
    stage.checks.that("a finger scrolls them",
                      ordinate.shows(lambda part: part != before, LANDSCAPE_FACTS))
    scrolled = ordinate.settled(LANDSCAPE_FACTS)
    hand.down((x, 330))
    hand.glide((x, 205))
    fingers.up()
    stage.checks.that("and back", ordinate.shows(lambda part: part == before, LANDSCAPE_FACTS))
    stage.checks.that("there were others", scrolled != before)
    stage.checks.that("the plane rests, and nothing is traced",
                      ordinate.state.view == view and ordinate.state.trace is None, ordinate.state)
    stage.checks.equal("closing the window: status", ordinate.close(), 0)
