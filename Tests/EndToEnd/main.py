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
                      results, scales, screen_reader, sizes, stretch, templates, textbook, typing_anywhere, undoing, wayland, window_place)

# Sessions by the screen they need; each is a module with `run(stage)`.
SESSIONS = {
    Screen: [basics, mouse, keyboard, typing_anywhere, textbook, templates, language, results, agreement, layouts, clipboard, sizes, full_screen, window_place, scales, depths,
             cards, documents, figures, undoing, ends, stretch, fingers, holding, exploring, controller, controller_exploring,
             figures_exploring, screen_reader, devices, desktop_settings, every_hand],
    WaylandScreen: [wayland],
}


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


def begin_commands(program):
    """The commands' checks in a process of their own, which runs beside what else needs no window."""
    return subprocess.Popen([sys.executable, "-B", __file__, program, "commands"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def end_commands(checks, process):
    """Prints what they said, and counts them in."""
    *lines, last = process.communicate()[0].splitlines()
    print("\n".join(lines), flush=True)
    found = re.fullmatch(r"(\d+) passed, (\d+) failed", last)
    checks.that("commands come to their end: " + last, found is not None)
    if found:
        checks.passed += int(found[1])
        checks.failed += int(found[2])


def main(program, *wanted):
    checks = Checks()
    beside = None if wanted else begin_commands(program)
    if "commands" in wanted:
        with tempfile.TemporaryDirectory(prefix="ordinate-") as folder:
            run(checks, "commands", lambda: commands.check(checks, program, folder))
    if not wanted or "hostile" in wanted:
        with tempfile.TemporaryDirectory(prefix="ordinate-") as folder:
            run(checks, "hostile", lambda: hostile.check(checks, program, folder))
    if not wanted or "long_work" in wanted:
        with tempfile.TemporaryDirectory(prefix="ordinate-") as folder:
            run(checks, "long_work", lambda: long_work.check(checks, program, folder))
    if beside:
        end_commands(checks, beside)
    for kind, sessions in SESSIONS.items():
        chosen = [session for session in sessions if not wanted or name(session) in wanted]
        if not chosen:
            continue
        try:
            with kind() as screen:
                for session in chosen:
                    with Stage(checks, program, screen, name(session)) as stage:
                        run(checks, name(session), lambda: session.run(stage))
        except Unavailable as reason:
            checks.skip(", ".join(map(name, chosen)), reason)
    for sentence in checks.skipped:
        print("NOT TESTED: " + sentence)
    print(f"{checks.passed} passed, {checks.failed} failed")
    # What can't be tested fails, unless less is asked for.
    return 1 if checks.failed or checks.skipped and not os.environ.get("ORDINATE_UNTESTED") else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
