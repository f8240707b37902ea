"""What the calculator says a formula is worth, with the program that knows exact numbers beside it."""

import contextlib
import os
import signal

from checks import eventually
from sessions.places import arguments

# The line of the result, and a place on its digits.
DISPLAY = (12, 56, 316, 180)
DIGITS = (250, 196)
WORKER = "ordinate-numbers"


def workers(process):
    """The numbers of a process's children that know exact numbers."""
    found = []
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{entry}/stat") as file:
                name, fields = file.read().split("(", 1)[1].rsplit(")", 1)
        except OSError:
            continue
        if WORKER.startswith(name) and int(fields.split()[1]) == process.pid:
            found.append(int(entry))
    return found


def run(stage):
    checks = stage.checks
    ordinate = stage.open(*arguments())

    def enter(formula):
        ordinate.key("ctrl+BackSpace")
        ordinate.type(formula)

    def copies(value):
        def copied():
            ordinate.key("ctrl+c")
            return stage.screen.clipboard == value
        return eventually(copied, 10)

    for formula, value in [("1E20+1-1E20", "1"), ("sinpi)", "0"), ("0.1+0.2", "0.3"),
                           ("171!/170!", "171")]:
        enter(formula)
        checks.that(f"{formula} is {value}", copies(value), stage.screen.clipboard)
    enter("2/3")
    checks.that("digits are cut off, not rounded", copies("0." + 60 * "6"), stage.screen.clipboard)

    for way, downs, value in [("as shown", 0, "0.6666666666"), ("exact", 3, "2/3"),
                              ("as a formula", 4, "2÷3"), ("in 1,000 digits", 2, "0." + 1000 * "6")]:
        ordinate.key("shift+F10", *["Down"] * downs, "Return")
        checks.that(f"it is copied {way}", eventually(lambda: stage.screen.clipboard == value, 10), stage.screen.clipboard)

    # Arrows show where the focus is from here on.
    ordinate.key("alt+Right", "alt+Home")
    resting = ordinate.settled(DISPLAY)
    ordinate.key("alt+Right", "alt+Right", "alt+Right")
    checks.that("Alt+→ moves the digits", ordinate.shows(lambda _: ordinate.part(DISPLAY) != resting))
    ordinate.key("alt+Home")
    checks.that("Alt+Home brings them to rest",
                ordinate.shows(lambda _: ordinate.part(DISPLAY) == resting))
    ordinate.point(DIGITS)
    resting = ordinate.settled(DISPLAY)
    stage.screen.hand("click", 5)
    checks.that("the wheel moves them", ordinate.shows(lambda _: ordinate.part(DISPLAY) != resting))
    stage.screen.hand("click", 4)
    ordinate.shows(lambda _: ordinate.part(DISPLAY) == resting)
    resting = ordinate.settled(DISPLAY)
    ordinate.drag(DIGITS, (DIGITS[0] - 120, DIGITS[1]))
    checks.that("a drag moves them", ordinate.shows(lambda _: ordinate.part(DISPLAY) != resting))

    enter("sinpi/3)")
    ordinate.key("ctrl+r")
    checks.that("Ctrl+R puts digits first, and that is kept",
                ordinate.saves(lambda state: state.values.get("digitsFirst")), ordinate.state)
    ordinate.key("ctrl+r")
    ordinate.saves(lambda state: not state.values.get("digitsFirst"))

    # A long calculation is given up for the next formula.
    enter("(4*10^5)!/7")
    ordinate.key("ctrl+BackSpace")
    ordinate.type("1+1")
    checks.that("what takes long stops nothing", copies("2"), stage.screen.clipboard)

    enter("sin2)")
    for worker in eventually(lambda: workers(ordinate.process), 10) or []:
        # The one that was given up may have ended by itself meanwhile.
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)
    enter("sinpi)+2")
    checks.that("when it dies, it is started again", copies("2"), stage.screen.clipboard)
    children = workers(ordinate.process)
    checks.that("it runs beside the window", len(children) == 1, children)
    checks.equal("closing the window: status", ordinate.close(), 0)
    checks.that("it ends with the window",
                eventually(lambda: not any(os.path.exists(f"/proc/{one}") for one in children), 10),
                children)
