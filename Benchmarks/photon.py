"""Times what a hand waits for in a real window: from an event to the picture on the screen that shows it.

    python3 Benchmarks/photon.py PATH_OF_ORDINATE [x11] [wayland] [reader] [hour]

Events are sent by the X server's extension for tests, pictures are noticed by the one for damage. `wayland` is
sway in a window of the X server, whose own pictures count: it shows sixty a second at most. `reader` types
beside a screen reader, and without one in turns. `hour` adds an hour's use, twenty thousand acts one after
another, and fifty functions' worth of undo before it measures again.
"""
import json
import os
import random
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "../Tests/EndToEnd")]

from desktop.processes import Unavailable  # noqa: E402
from desktop.program import Ordinate  # noqa: E402
from desktop.reader import Reader  # noqa: E402
from desktop.screen import Screen  # noqa: E402
from desktop.state import State  # noqa: E402
from desktop.wayland import WaylandScreen  # noqa: E402
from xwatch import XWatch  # noqa: E402

SIZE = (1920, 1080)
COUNT = int(os.environ.get("COUNT", "200"))
PLAY_SECONDS = float(os.environ.get("PLAY_SECONDS", "60"))
ACTS = int(os.environ.get("ACTS", "20000"))
FRAME = 1 / 60
CURVES = ["sin(x)", "x^2-3x+2", "1/x", "tan(x)", "exp(-x^2)", "ln(x)", "x cos(1/x)", "floor(x)", "sqrt(x)",
          "cos(3x)/2", "x^3/20", "atan(x)"]
SLIDING = ["a sin(x+%d/4)+%d/3" % (number, number) for number in range(12)]
STARTS = ["y'=y", "y'=x-y^2", "y'=y(1-y)", "y'=cos(x)", "y'=sin(x y)"]
# A point of the plane with nothing else over it.
PLANE = (1400, 760)


class X11(Screen):
    SIZE = SIZE


class Wayland(WaylandScreen):
    SIZE = SIZE
    SCALE = 1


class Window:
    """The program in a window that fills the screen, and an eye on it."""

    def __init__(self, screen, program, formulas, calm=True, environment=None):
        self.folder = tempfile.mkdtemp(prefix="photon-", dir=screen.folder)
        state = os.path.join(self.folder, "state.json")
        with open(state, "w") as file:
            json.dump(State.AT_HOME, file)
        os.mkdir(self.folder + "/gtk-3.0")
        with open(self.folder + "/gtk-3.0/settings.ini", "w") as file:
            file.write("[Settings]\ngtk-enable-animations=%d\n" % (not calm))
        self.ordinate = Ordinate(program, screen, state, "--size", "%dx%d" % SIZE, *formulas,
                                 environment={**(environment or {}), "XDG_CONFIG_HOME": self.folder})
        self.pid = self.ordinate.process.pid
        drawn = int(self.ordinate.window)
        isNested = isinstance(screen, Wayland)
        if isNested:
            drawn = next(window for window in screen.client.windows if screen.client.frame(window)[2:] == SIZE)
        self.watch = XWatch(screen.display, drawn, isNested)
        self.watch.calm(0.5)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.watch.close()
        self.ordinate.kill()

    def press(self, *names):
        for name in names:
            self.watch.press(name)
            self.watch.calm(0.05)

    def demand(self, what, holds):
        """Nothing is timed that did not do what it should."""
        if not self.ordinate.saves(holds, 5):
            sys.exit("%s: not so\n%r" % (what, self.ordinate.state))

    def rest(self):
        """Waits until the thread that is asked for pictures has nothing to do."""
        thread, still = "/proc/%d/task/%d/stat" % (self.pid, self.pid), 0
        while still < 3 and self.ordinate.is_running:
            still = 0 if self.ordinate.is_working(thread) else still + 1
            time.sleep(0.003)

    @property
    def memory(self):
        """Resident memory in MiB."""
        with open("/proc/%d/status" % self.pid) as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS")) / 1024

    @property
    def processor(self):
        """Processor time so far, in seconds."""
        with open("/proc/%d/stat" % self.pid) as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def times(window, act, count=COUNT):
    """How long each of some acts took to be seen, in milliseconds; those that were never seen are infinite."""
    found = []
    for number in range(count):
        window.watch.calm(0.03)
        start = time.monotonic()
        act(number)
        end = window.watch.picture_end(1)
        found.append(1000 * (end - start) if end else float("inf"))
    return sorted(found)


def report(title, found, row=None, share=0.5):
    p50, p99 = found[len(found) // 2], found[int(len(found) * 0.99)]
    if row:
        print("reach", row, found[int(len(found) * share)], sep="\t")
    print("  %-44s p50 %5.1f, p99 %5.1f, longest %5.1f ms" % (title, p50, p99, found[-1]), flush=True)


# What is timed; each leaves the program where it can be done again

def type_keys(window):
    before = window.ordinate.state.formula if window.ordinate.state else ""
    found = times(window, lambda number: window.watch.press("+" if number % 8 == 7 else "1"))
    window.demand("keys are typed", lambda state: len(state.formula) >= len(before) + min(COUNT, 50))
    return found


def trace(window):
    window.press("F6", "t")
    found = times(window, lambda number: window.watch.press("Right" if number % 40 < 20 else "Left"))
    window.demand("the trace is on", lambda state: state.trace)
    return found


def slide(window):
    """Moves the first slider, which the keyboard reaches from the list."""
    window.press("ctrl+l", "End", "Down", "Down")
    before = window.ordinate.state.parameter("a") if window.ordinate.state else 1
    window.press("Right")
    window.demand("the slider moves", lambda state: state.parameter("a") != before)
    return times(window, lambda number: window.watch.press("Right" if number % 20 < 10 else "Left"))


def pan(window):
    x, y = PLANE
    window.watch.move(x, y)
    window.watch.button(1, True)
    found = times(window, lambda number: window.watch.move(x - 16 * ((number + 1) % 40), y))
    window.watch.button(1, False)
    window.demand("the plane moves", lambda state: state.view.center[0] != 0)
    return found


def zoom(window, count=COUNT):
    def turn(number):
        button = 4 if number % 10 < 5 else 5
        window.watch.button(button, True)
        window.watch.button(button, False)
    window.watch.move(*PLANE)
    return times(window, turn, count)


def begin(window):
    """Begins a solution by a click on the plane, at one place after another; each is undone."""
    window.press("ctrl+l", "Home", "Escape")
    found = []
    for number in range(min(COUNT, 60)):
        window.watch.move(PLANE[0] - 40 * (number % 20), PLANE[1] - 60 * (number % 7))
        window.watch.calm(0.1)
        start = time.monotonic()
        window.watch.button(1, True)
        window.watch.button(1, False)
        end = window.watch.picture_end(1)
        found.append(1000 * (end - start) if end else float("inf"))
        if number == 0:
            window.demand("a solution begins", lambda state: state.graphed == 2)
        window.press("ctrl+z")
        window.watch.calm(0.1)
    return sorted(found)


def carry(window):
    """Moves the start of a solution, which is chosen by N."""
    window.press("F6", "n")
    return times(window, lambda number: window.watch.press("shift+Right" if number % 20 < 10 else "shift+Left"))


def begin_once(window):
    """Begins a solution by a click; where."""
    window.press("ctrl+l", "Home", "Escape")
    window.watch.move(*PLANE)
    window.watch.button(1, True)
    window.watch.button(1, False)
    window.watch.calm(0.5)
    return PLANE


def drag(window):
    """Begins a solution by a click, and drags its start by the mouse."""
    x, y = begin_once(window)
    before = window.ordinate.state.document
    window.watch.button(1, True)
    found = times(window, lambda number: window.watch.move(x, y - 4 * (number % 40 + 1)))
    window.watch.button(1, False)
    window.demand("the start moves", lambda state: state.document != before)
    return found


def drag_steadily(window, events=180):
    """Begins a solution by a click, and drags its start by an event a frame: when each picture came."""
    x, y = begin_once(window)
    window.watch.button(1, True)
    window.watch.calm(0.1)
    pictures, begin = [], time.monotonic()
    for number in range(events):
        while (left := begin + number * FRAME - time.monotonic()) > 0:
            pictures += filter(None, [window.watch.picture_end(left)])
        window.watch.move(x, y - 2 * (number % 60 + 1))
    pictures += filter(None, [window.watch.picture_end(0.1)])
    window.watch.button(1, False)
    return pictures


def dropped_frames(pictures):
    """How many frames passed without a picture, and the longest time without one, in milliseconds."""
    gaps = [after - before for before, after in zip(pictures, pictures[1:])]
    return sum(max(0, round(gap / FRAME) - 1) for gap in gaps), 1000 * max(gaps)


def play(window):
    """Lets the slider play: when each picture came, in seconds, and the processor time."""
    window.press("ctrl+l", "End", "Down", "Right")
    window.watch.press(" ")
    window.watch.drawn(1)
    end, pictures, before = time.monotonic() + PLAY_SECONDS, [], window.processor
    while time.monotonic() < end:
        seen = window.watch.picture_end(1)
        if seen:
            pictures.append(seen)
    return pictures, window.processor - before


# What each starts with, what is done, and its row of the table with the share of the acts that it is about.
ACTIONS = [
    ("a key typed into the formula", ["sin(x)"], type_keys, "key seen", 0.5),
    ("a step of the trace", ["sin(x)"], trace, "trace seen", 0.5),
    ("a slider's step, 1 curve", ["a sin(x)"], slide, "slide seen", 0.5),
    ("a slider's step, 12 curves", SLIDING, slide, None, 0.5),
    ("a click that begins a solution", ["y'=x-y^2"], begin, None, 0.5),
    ("the start of a solution moved", ["y'=x-y^2, y(0)=1"], carry, None, 0.5),
    ("the start of y' = x - y^2 dragged", ["y'=x-y^2"], drag, None, 0.5),
    ("the start of y' = y dragged", ["y'=y"], drag, None, 0.5),
    ("the start of y' = y(1-y) dragged", ["y'=y(1-y)"], drag, None, 0.5),
    ("the start of y' = sin(x y) dragged", ["y'=sin(x y)"], drag, None, 0.5),
    ("12 curves dragged by 16 pixels", CURVES, pan, None, 0.5),
    ("12 curves zoomed by the wheel", CURVES, zoom, "zoom seen", 0.99),
]


def measure(screen, program):
    for title, formulas, action, row, share in ACTIONS:
        with Window(screen, program, formulas) as window:
            report("%s, %s" % (title, screen.name), action(window), row if screen.name == "X11" else None, share)
    for equation in STARTS:
        with Window(screen, program, [equation]) as window:
            dropped, longest = dropped_frames(drag_steadily(window))
        print("  the start of %s dragged at 60 events a second, %s: %d of 180 frames dropped, longest gap %.1f ms" % (
            equation, screen.name, dropped, longest), flush=True)
    with Window(screen, program, SLIDING, calm=False) as window:
        pictures, processor = play(window)
    dropped, longest = dropped_frames(pictures)
    rate = (len(pictures) - 1) / (pictures[-1] - pictures[0])
    if screen.name == "X11":
        print("reach", "dropped", dropped, sep="\t")
    print("  12 curves while a slider plays, %s: %d pictures in %.0f s, %.1f a second; %d frames dropped, longest gap %.1f ms; "
          "%.0f %% of a processor" % (screen.name, len(pictures), PLAY_SECONDS, rate, dropped, longest,
                                      100 * processor / PLAY_SECONDS), flush=True)


# Beside a screen reader

def read(screen, program):
    """What a key costs more while somebody reads, in rounds that take turns, and what rest costs then."""
    reader = Reader(screen.processes, screen.folder + "/reader", screen.environment)
    reader.turn(on=False)
    alone, beside = [], []
    with Window(screen, program, ["x^3-x"], environment=reader.environment) as window:
        def typed():
            # A longer line takes longer.
            window.press("ctrl+a", "BackSpace")
            window.demand("the line is empty", lambda state: not state.formula)
            return type_keys(window)
        for number in range(4):
            alone += typed()
            reader.turn(on=True)
            if not reader.first("entry"):
                sys.exit("the reader finds no line to type in")
            window.watch.calm(1)
            beside += typed()
            heard = len(reader.events())
            if heard < COUNT:
                sys.exit("the reader heard of %d changes only" % heard)
            window.watch.calm(1)
            before = window.processor
            time.sleep(10)
            print("    at rest, read: %.2f s of processor time in 10 s" % (window.processor - before), flush=True)
            reader.turn(on=False)
    report("a key typed, nobody reads, %s" % screen.name, sorted(alone))
    report("a key typed, read, %s" % screen.name, sorted(beside))
    print("reach", "key read", sorted(beside)[len(beside) // 2] - sorted(alone)[len(alone) // 2], sep="\t")


# An hour's use

TYPED = "0123456789+-*/^().xxxabe" + "tnolhfws"
NAMED = ["Tab", "Return", "Escape", "Escape", "BackSpace", "Delete", "Home", "End", "Left", "Up", "Right", "Down", "F6",
         "ctrl+g", "ctrl+l", "ctrl+z", "ctrl+y", "ctrl+d"]


def use(window, acts, chance):
    """Does things at random, each once the one before has been seen or has changed nothing."""
    watch = window.watch
    for number in range(acts):
        kind = chance.random()
        if kind < 0.5:
            watch.press(chance.choice(TYPED))
        elif kind < 0.75:
            watch.press(chance.choice(NAMED))
        else:
            watch.move(chance.randrange(SIZE[0]), chance.randrange(SIZE[1]))
            button = chance.choice([1, 1, 1, 4, 5])
            watch.button(button, True)
            if kind > 0.95:
                watch.move(chance.randrange(SIZE[0]), chance.randrange(SIZE[1]))
            watch.button(button, False)
        watch.drawn(0.004)
        # Nobody acts faster than the program shows for an hour.
        if number % 10 == 9:
            window.rest()
        if not window.ordinate.is_running:
            sys.exit("the program has ended after %d acts" % number)


def hour(screen, program):
    """The same figures before and after twenty thousand acts, and after fifty functions that can be undone."""
    document = os.path.join(screen.folder, "curves.ordinate")
    with Window(screen, program, CURVES) as window:
        zoom(window, 2)
        window.demand("the curves are there", lambda state: state.graphed == 12)
        with open(document, "w") as file:
            json.dump(window.ordinate.state.document, file)

    def again(window, title):
        window.press(*["Escape"] * 6)
        screen.drop(document, window.ordinate.window)
        window.demand("the curves are there", lambda state: state.graphed == 12)
        window.watch.calm(0.3)
        report("12 curves zoomed by the wheel, " + title, zoom(window))
        print("    %.0f MiB" % window.memory, flush=True)
        return window.memory

    with Window(screen, program, []) as window:
        first = again(window, "at first")
        chance = random.Random(1)
        for part in range(4):
            start, before = time.monotonic(), window.processor
            use(window, ACTS // 4, chance)
            print("    %d acts in %.0f s, %.1f s of processor time; %.0f MiB" % (
                (part + 1) * (ACTS // 4), time.monotonic() - start, window.processor - before, window.memory), flush=True)
        again(window, "after %d acts" % ACTS)
        for number in range(50):
            window.watch.press("%d" % (number % 10))
            window.press("ctrl+g")
        last = again(window, "after 50 functions")
    print("reach", "memory after", last / first, sep="\t")


def main():
    program, wanted = sys.argv[1], sys.argv[2:] or ["x11", "wayland"]
    print("\nFrom an event to the picture on the screen, %d by %d, %d each" % (*SIZE, COUNT), flush=True)
    for name, kind, task in (("x11", X11, measure), ("wayland", Wayland, measure), ("reader", X11, read), ("hour", X11, hour)):
        if name not in wanted:
            continue
        try:
            with kind() as screen:
                task(screen, program)
        except Unavailable as reason:
            print("skipped: %s: %s" % (name, reason))


if __name__ == "__main__":
    main()
