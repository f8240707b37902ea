"""Typing, pressing keys, graphing, undoing; and the same picture after a restart."""

from sessions.places import KEYS, PLOT, SIZE, arguments


def run(stage):
    checks = stage.checks
    ordinate = stage.open(*arguments())
    ordinate.type("sin(x)*x")
    text = "sin(x)×x"
    checks.that("typed text is in the formula", ordinate.saves(lambda state: state.formula == text))
    checks.that("nothing is graphed by typing", ordinate.state.graphed == 0)
    ordinate.key("ctrl+g")
    checks.that("Ctrl+G graphs it", ordinate.saves(lambda state: state.graphed == 1))
    checks.that("what is found out about it gives way to the window",
                ordinate.shows(lambda _: 10 in ordinate.niceness), ordinate.niceness)
    for name, wanted in [("+", text + "+"), ("7", text + "+7"), ("⌫", text + "+")]:
        ordinate.click(KEYS[name])
        checks.that(f"a click on {name} presses it",
                    ordinate.saves(lambda state, wanted=wanted: state.formula == wanted))
    ordinate.click(KEYS["C"])
    checks.that("a click on C clears", ordinate.saves(lambda state: state.formula == ""))
    ordinate.key("ctrl+z")
    checks.that("Ctrl+Z brings it back", ordinate.saves(lambda state: state.formula == text + "+"))
    checks.that("the graph is as it was", ordinate.state.graphed == 1)

    stage.screen.point(0, 0)
    before = ordinate.settled(PLOT)
    checks.equal("closing the window: status", ordinate.close(), 0)
    kept = ordinate.state
    again = stage.open()
    checks.equal("a new start has the old size", again.size, SIZE)
    checks.that("a new start shows the same graph to the pixel",
                again.shows(lambda picture: picture == before, PLOT))
    checks.equal("closing again: status", again.close(), 0)
    checks.equal("nothing is lost over a restart", again.state, kept)
