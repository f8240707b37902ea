"""The window: typing, graphing, panning, zooming, resizing, closing, and what is kept."""

import json
import math
import os
import signal
import subprocess

from checks import eventually

# Places in a window of 1024 × 768 points: the calculator is 340 wide.
PANE = 340
CENTER = (682, 384)
KEYS = {"7": (35, 550), "+": (197, 610), "C": (305, 610), "⌫": (305, 550)}


class Ordinate:
    """The program with a window on a screen."""

    def __init__(self, program, screen, state, *arguments):
        self.screen = screen
        self.state_path = state
        self.errors_path = state + ".errors"
        # A busy machine may take its time to show a window; one that never comes is tried again.
        for _ in range(3):
            with open(self.errors_path, "w") as errors:
                self.process = subprocess.Popen(
                    [program, "--state", state, *arguments], env=screen.environment,
                    stdout=subprocess.DEVNULL, stderr=errors)
            found = eventually(lambda: screen.hand(
                "search", "--onlyvisible", "--name", "^Ordinate$"), 30)
            if found:
                break
            self.process.kill()
            self.process.wait()
            print("no window came up; what the program said:", open(self.errors_path).read())
        self.window = found.split("\n")[0]
        screen.hand("windowfocus", "--sync", self.window)
        eventually(lambda: self.is_drawn)

    @property
    def is_drawn(self):
        return len(set(self.screen.picture(self.window)[2])) > 5

    @property
    def state(self):
        """The saved state, None while there is none."""
        try:
            with open(self.state_path) as file:
                return json.load(file)
        except (OSError, ValueError):
            return None

    def saved(self, question):
        """Whether the state comes to answer a question with yes."""
        def answer():
            state = self.state
            try:
                return state is not None and question(state)
            except (KeyError, IndexError, TypeError):
                return False
        return eventually(answer)

    @property
    def view(self):
        return (self.state or {}).get("graph", {}).get("viewports", {}).get("main")

    def move(self, x, y):
        self.screen.hand("mousemove", "--window", self.window, x, y)

    def click(self, x, y, button=1, count=1):
        self.move(x, y)
        self.screen.hand("click", "--repeat", count, "--delay", 60, button)

    def type(self, text):
        self.screen.hand("type", "--delay", 15, text)

    def key(self, name):
        self.screen.hand("key", name)

    @property
    def size(self):
        geometry = self.screen.hand("getwindowgeometry", "--shell", self.window).split("\n")
        values = dict(line.split("=") for line in geometry if "=" in line)
        return int(values.get("WIDTH", 0)), int(values.get("HEIGHT", 0))

    def resize(self, width, height):
        self.screen.hand("windowsize", self.window, width, height)
        return eventually(lambda: self.size == (width, height))

    def end(self, how):
        """Ends the program in some way; its exit status, None when it goes on."""
        how()
        try:
            return self.process.wait(timeout=8)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return None

    def close(self):
        """Closes the window as its frame's button does."""
        return self.end(lambda: self.key("alt+F4"))


def near(a, b, slack=1e-6):
    return a is not None and math.isclose(a, b, rel_tol=0, abs_tol=slack)


def check(checks, program, screen, folder):
    path = os.path.join(folder, "state.json")
    first = Ordinate(program, screen, path, "--size", "1024x768", "--theme", "light")
    with open(first.errors_path) as errors:
        reason = errors.read()
    if not checks.that("a window opens", first.window != "", reason):
        first.process.kill()
        return
    check_calculating(checks, first)
    check_looking(checks, first)
    check_sizes(checks, first)

    first.move(700, 600)
    screen.hand("mousemove", 1595, 1195)
    # The caret blinks only beside the graph: the picture is that of the graph's part.
    before = settled_graph(first)
    checks.equal("closing the window: status", first.close(), 0)
    kept = first.state
    checks.that("closing the window keeps the state", kept is not None)

    second = Ordinate(program, screen, path)
    checks.equal("a new start has the old size", second.size, (1024, 768))
    after = eventually(lambda: settled_graph(second) == before)
    checks.that("a new start shows the same graph to the pixel", after)
    checks.equal("closing again: status", second.close(), 0)
    checks.equal("nothing is lost over a restart", second.state, kept)

    check_ends(checks, program, screen, path)


def settled_graph(ordinate):
    """The graph's pixels."""
    return [row[PANE * 3:] for row in ordinate.screen.picture(ordinate.window)[2]]


def check_calculating(checks, ordinate):
    ordinate.type("sin(x)*x")
    text = "sin(x)×x"
    checks.that("typed text is in the formula",
                ordinate.saved(lambda state: state["calculator"]["line"]["text"] == text))
    checks.that("nothing is graphed by typing", ordinate.state["graph"]["programs"] == [])
    ordinate.key("ctrl+g")
    checks.that("Ctrl+G graphs it",
                ordinate.saved(lambda state: len(state["graph"]["programs"]) == 1))
    for name, wanted in [("+", text + "+"), ("7", text + "+7"), ("⌫", text + "+")]:
        ordinate.click(*KEYS[name])
        checks.that(f"a click on {name} presses it", ordinate.saved(
            lambda state, wanted=wanted: state["calculator"]["line"]["text"] == wanted),
            ordinate.state["calculator"]["line"])
    ordinate.click(*KEYS["C"])
    checks.that("a click on C clears",
                ordinate.saved(lambda state: state["calculator"]["line"]["text"] == ""))
    ordinate.key("ctrl+z")
    checks.that("Ctrl+Z brings it back",
                ordinate.saved(lambda state: state["calculator"]["line"]["text"] == text + "+"))
    checks.that("the graph is as it was", len(ordinate.state["graph"]["programs"]) == 1)


def check_looking(checks, ordinate):
    ordinate.move(*CENTER)
    ordinate.screen.hand("mousedown", 1)
    for step in range(1, 11):
        ordinate.move(CENTER[0] - 10 * step, CENTER[1] + 5 * step)
    ordinate.screen.hand("mouseup", 1)
    checks.that("a drag moves the plane by its way", ordinate.saved(lambda _: near(
        ordinate.view["centerX"], 100 / 72) and near(ordinate.view["centerY"], 50 / 72)),
        ordinate.view)
    ordinate.click(*CENTER, button=4)
    checks.that("a notch of the wheel zooms in by a fifth", ordinate.saved(
        lambda _: near(ordinate.view["pointsPerUnitX"], 86.4)), ordinate.view)
    checks.that("about the pointer", near(ordinate.view["centerX"], 100 / 72), ordinate.view)
    ordinate.click(*CENTER, button=5)
    checks.that("and back", ordinate.saved(
        lambda _: near(ordinate.view["pointsPerUnitX"], 72)), ordinate.view)
    ordinate.click(CENTER[0] + 144, CENTER[1] + 72, count=2)
    checks.that("a double click moves the origin there", ordinate.saved(
        lambda _: near(ordinate.view["centerX"], -2) and near(ordinate.view["centerY"], 1)),
        ordinate.view)


def check_sizes(checks, ordinate):
    before = {key: ordinate.state[key] for key in ("calculator", "graph")}
    ordinate.key("F11")
    checks.that("F11 fills the screen", eventually(lambda: ordinate.size == (1600, 1200)),
                ordinate.size)
    checks.that("and is remembered",
                ordinate.saved(lambda state: state["window"]["isFullScreen"] is True))
    ordinate.key("F11")
    checks.that("F11 again gives the window back",
                eventually(lambda: ordinate.size == (1024, 768)), ordinate.size)
    checks.that("and is remembered, too",
                ordinate.saved(lambda state: state["window"]["isFullScreen"] is False))
    checks.that("the window shrinks to 390 × 844", ordinate.resize(390, 844), ordinate.size)
    checks.that("its size is kept", ordinate.saved(
        lambda state: (state["window"]["width"], state["window"]["height"]) == (390, 844)))
    checks.that("the window grows back", ordinate.resize(1024, 768), ordinate.size)
    checks.that("its size is kept, too", ordinate.saved(
        lambda state: (state["window"]["width"], state["window"]["height"]) == (1024, 768)))
    after = {key: ordinate.state[key] for key in ("calculator", "graph")}
    checks.equal("sizes change nothing else", after, before)


def check_ends(checks, program, screen, path):
    third = Ordinate(program, screen, path)
    third.key("ctrl+d")
    third.type("1")
    text = third.state["calculator"]["line"]["text"]
    status = third.end(lambda: third.process.send_signal(signal.SIGTERM))
    checks.equal("SIGTERM: status", status, 0)
    checks.equal("SIGTERM saves what was switched just before",
                 third.state["calculator"]["angleUnit"], "degrees")
    checks.that("and what was typed", third.state["calculator"]["line"]["text"].count("1") == 1,
                (text, third.state["calculator"]["line"]))

    fourth = Ordinate(program, screen, path)
    fourth.type("2")
    checks.that("what was typed is saved within moments", fourth.saved(
        lambda state: "2" in state["calculator"]["line"]["text"]))
    fourth.type("3")
    fourth.end(fourth.process.kill)
    state = fourth.state
    checks.that("a killed program leaves a state that can be read", state is not None)
    checks.that("with what was saved before",
                "2" in (state or {}).get("calculator", {}).get("line", {}).get("text", ""))

    with open(path, "w") as file:
        file.write('{"version": 1, "calc')
    fifth = Ordinate(program, screen, path)
    fifth.type("7")
    checks.that("a damaged file does not keep the program from starting", fifth.saved(
        lambda state: state["calculator"]["line"]["text"] == "7"), fifth.state)
    checks.equal("and from ending well", fifth.close(), 0)
    folder = os.path.dirname(path)
    kept = [name for name in os.listdir(folder) if name.startswith("state.json.broken")]
    checks.equal("the damaged file was set aside", len(kept), 1)
    with open(fifth.errors_path) as errors:
        checks.that("and it is said where", kept and kept[0] in errors.read())
