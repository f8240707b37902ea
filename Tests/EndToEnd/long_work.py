"""Commands that take long: what a terminal is told, and tables that are printed while they are made."""

import os
import pty
import select
import signal
import subprocess
import time


def terms(count, text):
    return "+".join(text.format(number + 2) for number in range(count))


# Work of any amount, and what is said while it is done.
LONG = [
    (lambda amount: ["eval", terms(amount, "sin(sqrt({}))"), "--digits", "20000"], "calculating, "),
    (lambda amount: ["table", terms(20, "sin({}x)"), "--x", "0:1", "--step", str(1 / (500 * amount))], "calculating, "),
    (lambda amount: ["facts", *(f"sin({number + 2}x)+cos(x^2)" for number in range(amount)), "--x", "0:8"], "calculating, "),
    (lambda amount: ["plot", terms(4 * amount, "sin({}/x)"), "-o", "long.png"], "drawing, "),
]


def on_terminal(command, folder):
    """What a command writes to a terminal that is its standard error, and alone on standard output."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, cwd=folder)
    os.close(theirs)
    said, printed = b"", b""
    open_ends = [ours, process.stdout.fileno()]
    while open_ends:
        for end in select.select(open_ends, [], [], 300)[0]:
            try:
                chunk = os.read(end, 65536)
            except OSError:
                chunk = b""
            if not chunk:
                open_ends.remove(end)
            elif end == ours:
                said += chunk
            else:
                printed += chunk
    os.close(ours)
    process.stdout.close()
    return process.wait(), said.decode(), printed.decode()


def tells_a_terminal(checks, program, folder):
    for work, sentence in LONG:
        # As much as takes a while on this machine, and by this build.
        # Each curve's facts have a line of their own, so that a second in all may be too little.
        seconds, amount, said = 0, 1, ""
        while seconds < 5 and amount < 5000 and sentence not in said:
            arguments = work(amount)
            start = time.monotonic()
            status, said, printed = on_terminal([program, *arguments], folder)
            seconds = time.monotonic() - start
            amount *= 2
        name = f"long work: {arguments[0]}"
        checks.equal(f"{name}: status", status, 0)
        checks.that(f"{name}: a line tells that it goes on", sentence in said, said[-200:])
        checks.that(f"{name}: the line is gone at the end", said.endswith("\r\x1b[K"), said[-200:])
        checks.that(f"{name}: it is no part of the answer", sentence not in printed)
        result = subprocess.run([program, *arguments], capture_output=True, cwd=folder)
        checks.equal(f"{name}: a file is told nothing", result.stderr, b"")
        checks.equal(f"{name}: the answer is the same", result.stdout.decode(), printed)
    status, said, _ = on_terminal([program, "eval", "1+1"], folder)
    checks.equal("short work: nothing is said of it", (status, said), (0, ""))


def memory(process):
    """The most memory a running process has had, in KiB: its own, where `wait4` counts what started it, too."""
    try:
        with open(f"/proc/{process.pid}/status") as file:
            return next((int(line.split()[1]) for line in file if line.startswith("VmHWM")), 0)
    except OSError:
        return 0


def streams(checks, program, folder):
    """A long table begins at once, needs little memory, and ends where nobody reads any more."""
    for option in ([], ["--csv"]):
        name = "table " + " ".join(option)
        command = [program, "table", "sin(x)", "x^2", "--x", "0:100", "--step", "0.0005", *option]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=folder)
        first = process.stdout.readline()
        running = process.poll() is None
        lines, most = 1, 0
        for lines, _ in enumerate(process.stdout, 2):
            if lines % 10_000 == 0:
                most = max(most, memory(process))
        process.stdout.close()
        process.wait(timeout=60)
        checks.that(f"{name}: the first line is there before the last is made", first.startswith(b"x") and running, first)
        checks.equal(f"{name}: every line comes", (process.returncode, lines), (0, 200_002))
        checks.that(f"{name}: less than 80 MB of memory", 0 < most < 80_000, most)
    process = subprocess.Popen([program, "table", "x", "--x", "0:1", "--step", "2e-6"], stdout=subprocess.PIPE, cwd=folder)
    process.stdout.readline()
    process.stdout.close()
    checks.that("a table that nobody reads any more ends", process.wait(60) in (1, -signal.SIGPIPE), process.returncode)


def check(checks, program, folder):
    tells_a_terminal(checks, program, folder)
    streams(checks, program, folder)
