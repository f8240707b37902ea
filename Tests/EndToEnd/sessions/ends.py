"""Ways to end, polite and not, and a damaged file."""

import os
import signal

from sessions.places import arguments


def run(stage):
    checks = stage.checks
    polite = stage.open(*arguments())
    before = polite.settled()
    polite.key("ctrl+d")
    polite.type("1")
    # What is seen has been taken in; whether it is saved yet, nobody knows.
    polite.shows(lambda picture: picture != before)
    polite.settled()
    status = polite.end(lambda: polite.process.send_signal(signal.SIGTERM))
    checks.equal("SIGTERM: status", status, 0)
    checks.equal("SIGTERM saves what was switched just before", polite.state.angle, "degrees")
    checks.equal("and what was typed", polite.state.formula, "1")

    killed = stage.open()
    killed.type("2")
    checks.that("what was typed is saved within moments",
                killed.saves(lambda state: state.formula == "12"))
    killed.type("3")
    killed.kill()
    checks.that("a killed program leaves a state that can be read", killed.state is not None)
    checks.that("with what was saved before", killed.state.formula.startswith("12"), killed.state)

    with open(stage.path(), "w") as file:
        file.write('{"version": 1, "calc')
    damaged = stage.open()
    damaged.type("7")
    checks.that("a damaged file does not keep the program from starting",
                damaged.saves(lambda state: state.formula == "7"), damaged.state)
    checks.equal("and from ending well", damaged.close(), 0)
    kept = [name for name in os.listdir(stage.folder) if name.startswith("state.json.broken")]
    checks.equal("the damaged file was set aside", len(kept), 1)
    checks.that("and it is said where", kept and kept[0] in damaged.errors, damaged.errors)
