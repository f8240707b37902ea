"""Wayland at twice the scale: two device pixels for every unit of the window, each of them drawn."""

from checks import eventually
from sessions.clipboard import carries_document

# In points; the screen is larger.
SIZE = (800, 600)
PLOT = (340, 0, 460, 600)
MIDDLE = (570, 300)
PART = (620, 400, 60, 100)
LOOKS = ("--size", "%dx%d" % SIZE, "--theme", "light", "sin(3x)")


def run(stage):
    checks = stage.checks
    ordinate = stage.open(*LOOKS)
    ordinate.scale = stage.screen.SCALE
    stage.screen.point(0, 0)
    checks.equal("two pixels for every point", ordinate.size, tuple(2 * edge for edge in SIZE))
    wanted = ordinate.snapshot(*LOOKS, "--content-scale", "2")
    checks.that("the window is drawn to the device pixel",
                ordinate.shows(lambda picture: picture.is_like(wanted)))
    checks.that("and not from larger ones", not is_doubled(ordinate.part(PLOT)))

    before = ordinate.settled(PART)
    ordinate.drag(MIDDLE, (MIDDLE[0] + 60, MIDDLE[1] - 35))
    checks.that("a drag moves the plane by its way", ordinate.saves(
        lambda state: state.view.is_at((-60 / 72, -35 / 72), (72, 72))), ordinate.state.view)
    moved = (PART[0] + 60, PART[1] - 35, *PART[2:])
    checks.that("and every pixel with it",
                ordinate.shows(lambda picture: picture == before, moved))
    ordinate.click(MIDDLE, button=4)
    checks.that("the wheel zooms", ordinate.saves(
        lambda state: abs(state.view.scale[0] - 86.4) < 1e-9), ordinate.state.view)
    ordinate.key("h")
    # The origin is in the middle of what the pills leave.
    checks.that("H goes home", ordinate.saves(
        lambda state: state.view.scale == (72, 72) and max(map(abs, state.view.center)) < 1), ordinate.state.view)
    ordinate.key("F6")
    ordinate.type("+1")
    checks.that("typed text arrives", ordinate.saves(
        lambda state: state.formula.endswith("+1")), ordinate.state)


    def copies():
        ordinate.key("ctrl+shift+c")
        return eventually(lambda: carries_document(stage.screen.copied_picture), 8)
    # The program gives the clipboard's tool two seconds, which a busy machine may need.
    checks.that("a picture is copied",
                any(copies() for _ in range(4)), stage.screen.copied_picture[:80])

    checks.that("the window becomes a phone's", ordinate.resize(780, 1400), ordinate.size)
    checks.that("and is remembered in points",
                ordinate.saves(lambda state: state.window[:2] == (390, 700)))
    checks.that("and a desktop's again", ordinate.resize(1600, 1200), ordinate.size)
    ordinate.key("F11")
    checks.that("F11 fills the screen",
                ordinate.shows(lambda _: ordinate.size == stage.screen.SIZE), ordinate.size)
    ordinate.key("F11")
    checks.that("F11 gives the window back", ordinate.shows(
        lambda _: ordinate.size == (1600, 1200)), ordinate.size)
    # The compositor takes a picture of the old size that is still under way for the window's wish.
    ordinate.settled()
    checks.that("which can be resized again", ordinate.resize(780, 1400), ordinate.size)
    checks.equal("closing the window: status", ordinate.close(), 0)
    without_cursors(stage)


def without_cursors(stage):
    """A system may have no cursor theme at all: the mouse over a key, a text and the plane is an arrow."""
    checks = stage.checks
    ordinate = stage.open(*LOOKS, environment={"XCURSOR_PATH": "/nowhere"})
    ordinate.scale = stage.screen.SCALE
    ordinate.settled()
    for place in ((40, 40), (200, 120), MIDDLE):
        stage.screen.point(*(2 * edge for edge in place))
        ordinate.settled()
    ordinate.drag(MIDDLE, (MIDDLE[0] + 60, MIDDLE[1] - 35))
    checks.that("no cursor theme: a drag moves the plane", ordinate.saves(
        lambda state: state.view.center != (0, 0), 20), ordinate.errors[-200:])
    checks.equal("no cursor theme: status", ordinate.close(), 0)


def is_doubled(picture):
    """Whether every second row and column only repeats the one before."""
    rows = picture.rows
    return (all(rows[y] == rows[y + 1] for y in range(0, len(rows) - 1, 2))
            or all(row[x:x + 3] == row[x + 3:x + 6]
                   for row in rows for x in range(0, len(row) - 3, 6)))
