"""Runs the sessions, all or those named, and says how many expectations held."""

import os
import re
import subprocess
import sys
import tempfile
import time
import traceback

import commands
import hostile
import long_work
from checks import Checks
from desktop.processes import Unavailable
from desktop.screen import Screen
from desktop.stage import Stage
from desktop.wayland import WaylandScreen
from sessions import (agreement, basics, cards, clipboard, controller, controller_exploring, depths, desktop_settings, devices, documents,
                      ends, every_hand, exploring, figures, figures_exploring, fingers, full_screen, holding, keyboard, language, layouts, mouse,
                      orca, results, scales, screen_reader, sizes, slope_fields, stretch, tables, templates, textbook, typing_anywhere, undoing, wayland, window_place)

# Sessions by the screen they need; each is a module with `run(stage)`.
SESSIONS = {
    Screen: [basics, mouse, keyboard, typing_anywhere, textbook, templates, language, results, agreement, layouts, clipboard, sizes, full_screen, window_place, scales, depths,
             cards, documents, figures, undoing, ends, stretch, fingers, holding, exploring, controller, controller_exploring,
             figures_exploring, slope_fields, tables, screen_reader, orca, devices, desktop_settings, every_hand],
    WaylandScreen: [wayland],
}
# Those that take longest have a screen beside the others'.
SECOND_SCREEN = ["every_hand", "depths", "tables"]
# What needs no screen; each is a module with `check(checks, program, folder)`.
PARTS = [commands, hostile, long_work]


def name(session):
    return session.__name__.split(".")[-1]


def run(checks, name, session):
    start = time.monotonic()
    before = (checks.passed, checks.failed)
    try:
        session()
    except Unavailable as reason:
        checks.skip(name, reason)
    except Exception:
        traceback.print_exc(file=sys.stdout)
        checks.that(f"{name} comes to its end", False)
    print(f"{name}: {checks.passed - before[0]} passed, "
          f"{checks.failed - before[1]} failed, {time.monotonic() - start:.1f} s", flush=True)


class Beside:
    """Some of the work in a process of its own, on a screen of its own, while others go on here."""

    def __init__(self, program, *names):
        self.names = ", ".join(names)
        self.process = subprocess.Popen([sys.executable, "-B", __file__, program, *names], stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT, text=True)

    def end(self, checks):
        """Prints what it said, and counts it in."""
        lines = self.process.communicate()[0].splitlines() or ["nothing"]
        found = re.fullmatch(r"(\d+) passed, (\d+) failed", lines[-1])
        checks.that(f"{self.names}: come to their end: {lines[-1]}", found is not None)
        print("\n".join(lines[:-1] if found else lines), flush=True)
        if found:
            checks.passed += int(found[1])
            checks.failed += int(found[2])
        if self.process.returncode and not int(found[2] if found else 0):
            checks.skip(self.names, "not all of it was to be had")


def run_sessions(checks, program, kind, sessions):
    try:
        with kind() as screen:
            for session in sessions:
                with Stage(checks, program, screen, name(session)) as stage:
                    run(checks, name(session), lambda: session.run(stage))
    except Unavailable as reason:
        checks.skip(", ".join(map(name, sessions)), reason)


def main(program, *wanted):
    checks = Checks()
    beside = None if wanted else Beside(program, "commands")
    for part in PARTS:
        if name(part) in wanted or not wanted and name(part) != "commands":
            with tempfile.TemporaryDirectory(prefix="ordinate-") as folder:
                run(checks, name(part), lambda: part.check(checks, program, folder))
    if beside:
        beside.end(checks)
        beside = Beside(program, *SECOND_SCREEN)
    for kind, sessions in SESSIONS.items():
        chosen = [session for session in sessions if (name(session) in wanted if wanted else name(session) not in SECOND_SCREEN)]
        if chosen:
            run_sessions(checks, program, kind, chosen)
    if beside:
        beside.end(checks)
    for sentence in checks.skipped:
        print("NOT TESTED: " + sentence)
    print(f"{checks.passed} passed, {checks.failed} failed")
    # What can't be tested fails, unless less is asked for.
    return 1 if checks.failed or checks.skipped and not os.environ.get("ORDINATE_UNTESTED") else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
