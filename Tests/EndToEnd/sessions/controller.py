"""A whole session by a game controller alone, from a fresh start; plugged in and pulled out meanwhile."""

from sessions.places import BLACK, KEYPAD, arguments

SIZE = (1280, 800)
HINTS = (0, 760, 1280, 40)


def run(stage):
    checks = stage.checks
    pad = stage.controller()
    ordinate = stage.open(*arguments(SIZE), environment=pad.environment)
    stage.screen.point(0, 0)
    bare = ordinate.settled(HINTS)
    pad.plug()
    keypad = Keypad(pad)
    key_in(checks, ordinate, pad, keypad)
    checks.that("hints say what the buttons do", ordinate.shows(lambda part: part != bare, HINTS))
    steer(checks, ordinate, pad)
    look(checks, ordinate, pad)
    present(checks, ordinate, pad)
    pull(checks, ordinate, pad)
    pad.press("start")
    # The last row is Quit, at the foot of the last column; up from the first row goes there.
    pad.press("up")
    checks.equal("the menu's last row quits: status", ordinate.end(lambda: pad.press_last("a")), 0)
    checks.equal("what was keyed in is kept", ordinate.state.formula, "sin(x)×2")


class Keypad:
    """Finds its way over the keys; the focus starts on x."""

    def __init__(self, pad):
        self.pad = pad
        self.place = self.find("x")

    @staticmethod
    def find(key):
        return next((row, keys.index(key)) for row, keys in enumerate(KEYPAD) if key in keys)

    def press(self, key):
        row, column = self.find(key)
        self.step(row - self.place[0], "up", "down")
        self.step(column - self.place[1], "left", "right")
        self.place = (row, column)
        self.pad.press("a")

    def step(self, way, back, forth):
        self.pad.press(*[forth if way > 0 else back] * abs(way))


def key_in(checks, ordinate, pad, keypad):
    def formula(text):
        return ordinate.saves(lambda state: state.formula == text)

    keypad.press("sin")
    pad.press("x")
    keypad.press(")")
    keypad.press("×")
    keypad.press("3")
    checks.that("a formula is keyed in", formula("sin(x)×3"), ordinate.state.formula)
    pad.press("b")
    checks.that("B deletes", formula("sin(x)×"), ordinate.state.formula)
    keypad.press("2")
    formula("sin(x)×2")
    pad.press("leftstick")
    checks.that("L3 undoes", formula("sin(x)×"), ordinate.state.formula)
    pad.press("rightstick")
    checks.that("R3 redoes", formula("sin(x)×2"), ordinate.state.formula)
    pad.press("y")
    checks.that("Y graphs it", ordinate.saves(lambda state: state.graphed == 1))


def steer(checks, ordinate, pad):
    """Sticks and triggers move the graph while the calculator has the focus."""
    for axis, share, name, holds in [
        ("righttrigger", 1, "the right trigger zooms in", lambda view: view.scale[0] > 90),
        ("lefttrigger", 1, "the left trigger zooms out", lambda view: view.scale[0] < 72),
        ("rightx", 1, "the right stick looks to the right", lambda view: view.center[0] > 1),
        ("righty", -1, "and up", lambda view: view.center[1] > 1),
    ]:
        pad.push(axis, share)
        checks.that(name, ordinate.saves(lambda state, holds=holds: holds(state.view)),
                    ordinate.state.view)
        pad.push(axis, 0)
    # The view is compared, not the picture, from which a notice may go meanwhile.
    ordinate.settled(still=0.6)
    before = ordinate.state.view
    pad.push("rightx", 0.15)
    ordinate.settled(still=0.6)
    checks.equal("a stick that is hardly moved moves nothing", ordinate.state.view, before)
    pad.push("rightx", 0)


def look(checks, ordinate, pad):
    def view(name, center, scale):
        checks.that(name, ordinate.saves(lambda state: state.view.is_at(center, scale)),
                    ordinate.state.view)

    pad.press("back", "rightstick")
    view("Back goes to the graph, R3 home", (0, 0), (72, 72))
    pad.press("right")
    view("the pad looks on", (45 / 72, 0), (72, 72))
    pad.press("rightstick")
    view("R3 home again", (0, 0), (72, 72))
    pad.press("leftstick")
    view("L3 to the view before", (45 / 72, 0), (72, 72))
    pad.press("rightstick", "rightshoulder")
    checks.that("R1 traces the next point", ordinate.saves(lambda state: state.trace))
    first = ordinate.state.trace
    pad.press("rightshoulder")
    checks.that("and the one after", ordinate.saves(
        lambda state: state.trace and state.trace["x"] > first["x"]), ordinate.state.trace)
    pad.press("b")
    checks.that("B ends the trace", ordinate.saves(lambda state: state.trace is None))
    for style in ("line", "dot", "auto"):
        pad.press("x")
        checks.that(f"X changes to {style}",
                    ordinate.saves(lambda state, style=style: state.style == style))


def present(checks, ordinate, pad):
    before = ordinate.settled()
    checks.that("Back held presents", pad.hold(
        "back", lambda: ordinate.shows(lambda _: ordinate.size == ordinate.screen.SIZE)))
    checks.that("on black", ordinate.shows(
        lambda picture: picture.pixel(picture.size[0] - 2, picture.size[1] - 2) == BLACK))
    pad.press("b")
    checks.that("B leaves", ordinate.shows(lambda _: ordinate.size == SIZE))
    checks.that("with the picture as before", ordinate.shows(lambda picture: picture == before))


def pull(checks, ordinate, pad):
    pad.push("righttrigger", 1)
    ordinate.saves(lambda state: state.view.scale[0] > 100)
    pad.unplug()
    checks.that("a controller pulled out lets go of everything", ordinate.settled() is not None)
    pad.plug()
    pad.press("rightstick")
    checks.that("plugged in again, it works",
                ordinate.saves(lambda state: state.view.scale == (72, 72)), ordinate.state.view)
    pull_one_of_two(checks, ordinate, pad)


def pull_one_of_two(checks, ordinate, pad):
    """What is held on the controller that stays is still held, and nothing of the other."""
    pad.push("righttrigger", 0.2)
    pad.use(1)
    pad.plug()
    pad.push("rightx", 1)
    checks.that("two controllers are held",
                ordinate.saves(lambda state: state.view.center[0] > 1 and state.view.scale[0] > 73))
    pad.unplug()
    # Zooming goes on; looking to the right does not.
    scale = ordinate.state.view.scale[0]
    ordinate.saves(lambda state: state.view.scale[0] > 1.1 * scale)
    center, scale = ordinate.state.view.center, ordinate.state.view.scale[0]
    checks.that("pulled out, one leaves the other held",
                ordinate.saves(lambda state: state.view.scale[0] > 1.2 * scale))
    checks.that("and lets go of its own",
                ordinate.saves(lambda state: state.view.center == center), ordinate.state.view)
    pad.use(0)
    pad.push("righttrigger", 0)
    pad.press("rightstick")
    ordinate.saves(lambda state: state.view.scale == (72, 72))
