"""Where and how large the window was, and whether it filled the screen, after a new start."""

import json

from checks import eventually

SIZE, PLACE = (800, 600), (150, 120)


def run(stage):
    checks, screen = stage.checks, stage.screen
    ordinate = stage.open()
    checks.that("the window takes a size", ordinate.resize(*SIZE))
    screen.ask("xdotool", "windowmove", "--sync", ordinate.window, *PLACE)
    before = settled(ordinate)
    for _ in range(3):
        checks.equal("closing it: status", ordinate.close(), 0)
        ordinate = stage.open()
        checks.that("the window is where it was, as large as it was",
                    eventually(lambda: ordinate.frame == before), (ordinate.frame, before))

    ordinate.key("alt+F10")
    checks.that("it is maximised", eventually(lambda: ordinate.size[0] > SIZE[0]), ordinate.size)
    large = ordinate.size
    checks.that("which is kept, with the size to come back to", ordinate.saves(
        lambda state: state.values["window"]["isMaximized"] and state.window[:2] == SIZE), ordinate.state)
    checks.equal("closing it: status", ordinate.close(), 0)
    ordinate = stage.open()
    checks.that("the window is maximised again", eventually(lambda: ordinate.size == large), ordinate.size)
    ordinate.key("alt+F10")
    checks.that("and comes back to its size", eventually(lambda: ordinate.size == SIZE), ordinate.size)
    checks.that("which is kept, too", ordinate.saves(lambda state: not state.values["window"]["isMaximized"]))
    checks.equal("closing it: status", ordinate.close(), 0)

    values = ordinate.state.values
    values["window"].update(x=99_999, y=-99_999)
    with open(ordinate.state_path, "w") as file:
        json.dump(values, file)
    ordinate = stage.open()
    x, y, width, height = ordinate.frame
    checks.that("a place that is on no screen is not taken",
                0 <= x < screen.SIZE[0] - 48 and 0 <= y < screen.SIZE[1] - 16, ordinate.frame)
    checks.equal("closing it: status", ordinate.close(), 0)


def settled(ordinate):
    ordinate.settled()
    return ordinate.frame
