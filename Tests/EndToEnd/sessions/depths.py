"""Zooming on below what Doubles distinguish: by keys, by the wheel, over a restart, and back."""

# A place of the plane beside the curve, and what X calls a notch of the wheel away from the hand.
BESIDE = (840, 150)
WHEEL_UP = 4


def run(stage):
    checks = stage.checks
    looks = ("--size", "1000x700", "--theme", "light")
    ordinate = stage.open(*looks, "x^2-2")
    ordinate.click(BESIDE)
    ordinate.key("t", "n")
    checks.that("a zero is traced", ordinate.saves(lambda state: state.trace and state.trace["x"] > 1))
    for _ in range(30):
        ordinate.key("Prior")
    checks.that("Page Up goes to 10^-30", ordinate.saves(lambda state: state.view.depth <= -29), ordinate.state.view)
    checks.that("the trace is in view", ordinate.saves(lambda state: state.trace and abs(state.trace["x"]) < 100),
                ordinate.state.trace)
    checks.equal("closing the window: status", ordinate.close(), 0)
    deep = ordinate.state.view
    checks.that("the origin is an exact number", deep.origin["base"] or "." in deep.origin["offset"], deep.origin)
    ordinate = stage.open(*looks)
    checks.equal("a restart comes to the same place", ordinate.state.view.origin, deep.origin)
    ordinate.click(BESIDE, button=WHEEL_UP, count=30)
    checks.that("the wheel goes on", ordinate.saves(lambda state: state.view.depth < deep.depth), ordinate.state.view)
    ordinate.click(BESIDE)
    # More steps than keys and wheel went in: what is saved while the wheel still turns says too few.
    for _ in range(50):
        ordinate.key("Next")
    checks.that("Page Down comes back to plain numbers", ordinate.saves(lambda state: state.view.depth == 0),
                ordinate.state.view)
    ordinate.key("Home")
    checks.that("and Home is home", ordinate.saves(
        lambda state: state.view.depth == 0 and 20 < state.view.scale[0] < 200), ordinate.state.view)
    checks.equal("closing the window: status", ordinate.close(), 0)
