"""Runs Orca so that each line of its log can be read as soon as it is written: the arguments are the log, and Orca's own."""

import builtins
import runpy
import shutil
import sys


def main(log, *arguments):
    plain = builtins.open

    def by_lines(file, mode="r", *rest, **named):
        return plain(file, mode, 1) if file == log else plain(file, mode, *rest, **named)

    builtins.open = by_lines
    # Not the module of this name beside this file.
    sys.path.pop(0)
    sys.argv = [shutil.which("orca"), f"--debug-file={log}", *arguments]
    runpy.run_path(sys.argv[0], run_name="__main__")


if __name__ == "__main__":
    main(*sys.argv[1:])
