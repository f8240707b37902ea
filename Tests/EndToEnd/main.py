"""Runs both parts and says how many expectations held."""

import sys
import tempfile

import commands
import screen
import window
from checks import Checks


def main(program):
    checks = Checks()
    with tempfile.TemporaryDirectory(prefix="ordinate-") as folder:
        commands.check(checks, program, folder)
    missing = screen.missing_packages()
    if missing:
        print("The window was not tested: these packages are not installed: " + " ".join(missing))
    else:
        with tempfile.TemporaryDirectory(prefix="ordinate-") as folder:
            with screen.Screen(folder) as virtual:
                window.check(checks, program, virtual, folder)
    print(f"{checks.passed} passed, {checks.failed} failed")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
