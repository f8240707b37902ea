"""Exploring with a controller alone: points of interest, the list, the statistics, the table."""

from sessions.places import TABLE_ROW, arguments

SIZE = (1280, 800)


def run(stage):
    checks = stage.checks
    pad = stage.controller()
    ordinate = stage.open("x/2", "sin(x)", *arguments(SIZE), environment=pad.environment)
    stage.screen.point(0, 0)
    pad.plug()
    ordinate.settled()
    points(checks, ordinate, pad)
    panels(checks, ordinate, pad)
    functions(checks, ordinate, pad)
    checks.equal("closing the window: status", ordinate.close(), 0)


def points(checks, ordinate, pad):
    pad.press("back", "rightshoulder")
    checks.that("R1 traces a point of interest", ordinate.saves(lambda state: state.trace))
    first = ordinate.state.trace
    pad.press("rightshoulder")
    checks.that("R1 goes on to the right", ordinate.saves(
        lambda state: state.trace["x"] > first["x"]), ordinate.state.trace)
    pad.press("leftshoulder")
    checks.that("L1 goes back to it",
                ordinate.saves(lambda state: state.trace == first), ordinate.state.trace)
    pad.press("right")
    checks.that("the pad goes along the curve", ordinate.saves(
        lambda state: state.trace["x"] > first["x"]), ordinate.state.trace)
    pad.press("up")
    checks.that("and to the other curve", ordinate.saves(
        lambda state: state.trace["curve"] != first["curve"]), ordinate.state.trace)
    pad.press("b")
    checks.that("B ends the trace", ordinate.saves(lambda state: state.trace is None))


def panels(checks, ordinate, pad):
    pad.press("y")
    checks.that("Y shows the statistics",
                ordinate.saves(lambda state: state.statistics is not None))
    pad.press("a")
    checks.that("A traces beside them", ordinate.saves(lambda state: state.trace))
    pad.press("y")
    box = ordinate.settled()
    pad.press("down")
    checks.that("Y goes among their rows, and the pad along them", ordinate.shows(
        lambda picture: picture != box) and ordinate.state.trace)
    pad.press("y")
    ordinate.saves(lambda state: state.statistics is None)
    pad.press("b")
    checks.that("Y and B leave both", ordinate.saves(
        lambda state: state.statistics is None and state.trace is None), ordinate.state)
    pad.press("start", *["down"] * TABLE_ROW, "a")
    checks.that("the menu shows the table", ordinate.saves(lambda state: state.shows_table))
    pad.press("start", *["down"] * TABLE_ROW, "a")
    checks.that("and takes it away", ordinate.saves(lambda state: not state.shows_table))


def functions(checks, ordinate, pad):
    checks.that("Y held opens the list", pad.hold(
        "y", lambda: ordinate.saves(lambda state: state.shows_list)))
    pad.press("down", "down", "a")
    checks.that("Add brings the calculator's keys",
                ordinate.saves(lambda state: state.formula == ""), ordinate.state.formula)
    # The focus is on x, and a key beside it is pressed, too.
    pad.press("a", "y")
    checks.that("Y adds what is keyed in",
                ordinate.saves(lambda state: state.graphed == 3), ordinate.state)
    pad.press("left", "a")
    checks.that("the list has the focus again: its disc hides the function", ordinate.saves(
        lambda state: state.document["functions"][2].get("hidden")), ordinate.state)
    pad.press("leftstick")
    pad.press("b")
    checks.that("B closes the list", ordinate.saves(lambda state: not state.shows_list))
