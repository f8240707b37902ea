"""A whole session by the keyboard alone, from a fresh start."""

from sessions.places import FOCUS, MIDDLE, PLOT, SIZE, THEME_ROW, arguments


def run(stage):
    checks = stage.checks
    ordinate = stage.open(*arguments())
    # The pointer is out of the way: nobody has touched it.
    stage.screen.point(0, 0)
    calculate(checks, ordinate)
    look(checks, ordinate)
    help_and_menu(checks, ordinate)
    focus(checks, ordinate)
    panes(checks, ordinate)
    checks.equal("Ctrl+Q: status", ordinate.end(lambda: ordinate.key("ctrl+q")), 0)
    checks.equal("what was entered is kept", ordinate.state.formula, "sin(x)÷x")


def calculate(checks, ordinate):
    def formula(text):
        return ordinate.saves(lambda state: state.formula == text)

    ordinate.type("1+2")
    ordinate.key("Return")
    ordinate.type("*3")
    ordinate.key("Return")
    checks.that("results are gone on with", formula("(1+2)×3"), ordinate.state)
    ordinate.key("Escape")
    checks.that("Esc takes nothing away", formula("(1+2)×3"), ordinate.state)
    ordinate.key("ctrl+BackSpace")
    checks.that("Ctrl+Backspace clears", formula(""), ordinate.state)
    ordinate.type("sinx)/x")
    checks.that("a name brings its bracket", formula("sin(x)÷x"), ordinate.state)
    ordinate.key("ctrl+Return")
    checks.that("Ctrl+Enter graphs it", ordinate.saves(lambda state: state.graphed == 1))
    ordinate.type("7")
    ordinate.key("BackSpace", "Home", "Delete", "ctrl+z", "ctrl+y", "ctrl+z")
    checks.that("undo, redo and undo", formula("sin(x)÷x"), ordinate.state)
    ordinate.key("ctrl+d")
    checks.that("Ctrl+D switches to degrees", ordinate.saves(lambda state: state.angle == "degrees"))
    ordinate.key("ctrl+d")
    ordinate.saves(lambda state: state.angle == "radians")
    ordinate.key("ctrl+m")
    checks.that("Ctrl+M switches to RPN", ordinate.saves(lambda state: state.is_rpn))
    depth = ordinate.state.depth
    ordinate.type("3")
    ordinate.key("Return")
    ordinate.type("4")
    ordinate.key("Return", "plus")
    checks.that("3 Enter 4 Enter + is one value",
                ordinate.saves(lambda state: state.depth == depth + 1), ordinate.state)
    ordinate.key("BackSpace", "ctrl+m")
    checks.that("and back, the formula is there",
                ordinate.saves(lambda state: not state.is_rpn and state.formula == "sin(x)÷x"),
                ordinate.state)


def look(checks, ordinate):
    def view(name, center, scale):
        checks.that(name, ordinate.saves(lambda state: state.view.is_at(center, scale)),
                    ordinate.state.view)

    ordinate.key("F6", "plus")
    view("F6 and + zoom in", (0, 0), (108, 108))
    ordinate.key("minus")
    view("− zooms out", (0, 0), (72, 72))
    ordinate.key("Right")
    step = round(PLOT[2] / 20)
    view("an arrow looks on by a twentieth", (step / 72, 0), (72, 72))
    ordinate.key("shift+Up")
    view("with Shift by five", (step / 72, PLOT[3] / 4 / 72), (72, 72))
    ordinate.key("h")
    view("H goes home", (0, 0), (72, 72))
    ordinate.key("alt+Left")
    view("Alt+← to the view before", (step / 72, PLOT[3] / 4 / 72), (72, 72))
    ordinate.key("alt+Right")
    view("Alt+→ and on again", (0, 0), (72, 72))
    for style in ("line", "dot", "auto"):
        before = ordinate.settled(PLOT)
        ordinate.key("l")
        checks.that(f"L changes to {style}",
                    ordinate.saves(lambda state, style=style: state.style == style))
        checks.that("and the picture", ordinate.shows(lambda part: part != before, PLOT))


def help_and_menu(checks, ordinate):
    before = ordinate.settled()
    ordinate.key("F1")
    checks.that("F1 shows the keys", ordinate.shows(
        lambda picture: picture.difference(before) > 200000))
    top = ordinate.settled()
    ordinate.key("Next")
    checks.that("Page down scrolls them", ordinate.shows(lambda picture: picture != top))
    ordinate.key("Escape")
    checks.that("Esc closes them", ordinate.shows(lambda picture: picture == before))
    ordinate.key("ctrl+comma")
    checks.that("Ctrl+, opens the menu", ordinate.shows(lambda picture: picture != before))
    ordinate.key(*["Down"] * THEME_ROW, "Return")
    checks.that("a row of it changes the theme",
                ordinate.saves(lambda state: state.theme != "light"), ordinate.state.theme)
    for _ in range(3):
        ordinate.key("Return")
    checks.that("and comes round", ordinate.saves(lambda state: state.theme == "light"))
    ordinate.key("Escape")
    checks.that("Esc closes the menu", ordinate.shows(
        lambda picture: picture.difference(before) < 10000))
    # Away from the menu's button, whose tip comes when it likes.
    ordinate.key("F6")
    quiet = ordinate.settled()
    ordinate.key("ctrl+shift+equal")
    checks.that("Ctrl+Shift+= makes all larger",
                ordinate.saves(lambda state: state.values.get("textSize") == 115))
    ordinate.key("ctrl+shift+minus")
    checks.that("Ctrl+Shift+− smaller",
                ordinate.saves(lambda state: state.values.get("textSize") in (None, 100)))
    checks.that("what is said of it goes again", ordinate.shows(lambda picture: picture == quiet))
    ordinate.key("F6")


def focus(checks, ordinate):
    """Tab goes through all groups of both panes and shows where it is."""
    ordinate.key("F6")
    seen = [ordinate.settled()]
    for _ in range(40):
        ordinate.key("Tab")
        moved = ordinate.shows(
            lambda picture: picture != seen[-1] and picture.count(FOCUS) > 60)
        if not checks.that("Tab moves a focus that is seen", moved, len(seen)):
            return
        picture = ordinate.settled()
        if picture in seen:
            break
        seen.append(picture)
    checks.that("Tab goes round", len(seen) < 40, len(seen))
    checks.that("through every group", len(seen) >= 12, len(seen))
    before = ordinate.settled()
    ordinate.key("shift+Tab", "Tab")
    checks.that("Shift+Tab goes back", ordinate.shows(lambda picture: picture == before))


def panes(checks, ordinate):
    screen = ordinate.screen.SIZE
    for key, what in [("F5", "a presentation"), ("F11", "full screen")]:
        ordinate.key(key)
        checks.that(f"{key}: {what}", ordinate.shows(lambda _: ordinate.size == screen))
        ordinate.key(key)
        checks.that(f"{key} again", ordinate.shows(lambda _: ordinate.size == SIZE))
    before = ordinate.settled((0, 0, *MIDDLE))
    for key, hidden in [("F9", "master"), ("shift+F9", "detail")]:
        ordinate.key(key)
        checks.that(f"{key} puts a pane away", ordinate.saves(
            lambda state, hidden=hidden: state.values.get("hidden") == hidden))
        checks.that("and gives its place to the other", ordinate.shows(
            lambda part: part.difference(before) > 50000, (0, 0, *MIDDLE)))
        ordinate.key(key)
        checks.that(f"{key} brings it back",
                    ordinate.saves(lambda state: state.values.get("hidden") is None))
