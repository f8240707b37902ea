"""Every function of the program, by finger, mouse, keys, controller and screen reader, each alone.

`FUNCTIONS` is also the table in the documentation: `Scripts/hands-page` writes it, and the session
holds the page to it. A cell without a way says why.
"""

import os
import time

from checks import eventually
from sessions.fingers import Hand
from sessions import screen_reader
from sessions.places import GRAPH_KEY, KEYS, LIST_CHIP, MIDDLE, SIZE, arguments

# Nothing glides or blinks on a calm desktop: what has not changed for so long, with the program at rest,
# won't by itself.
STILL = 0.1
DEVICES = ["finger", "mouse", "keys", "controller", "screen reader"]
PAGE = os.path.join(os.path.dirname(__file__), "../../../Documentation/every-hand.md")

ANGLE, RPN, UNDO, REDO = (180, 28), (127, 28), (226, 28), (270, 28)
STYLE, TRACE, STATISTICS, FIT, HOME, MORE = [(x, 36) for x in (757, 810, 854, 898, 942, 986)]
ZERO = MIDDLE
DISC, FUNCTION_MENU, SWATCH = (26, 82), (314, 82), (449, 136)
SLIDER, SLIDER_END, PLAY = (198, 287), (288, 287), (264, 243)
PLANE_SLIDER, PLANE_SLIDER_END = (564, 726), (620, 726)
LINE_START, CLOCK, FURTHER, THIRD_ENTRY = (33, 150), (256, 74), (300, 122), (150, 402)
CLOSE_ANALYSIS = (974, 97)

# Digits of a result, and what the slider's line goes through.
DIGITS, ABOVE_AXIS = (110, 60, 110, 30), (720, 150, 230, 200)

# A place of the plane far from the curve, and in its menu the sixth row, behind a line.
OFF_CURVE = MIDDLE[0] - 144, MIDDLE[1] - 180
TANGENT_HERE = OFF_CURVE[0] + 120, OFF_CURVE[1] + 10 + 44 * 5 + 9 + 22

# The kinds of rows in the graph's menu, as `MenuSettings` puts them together.
MENU = [["functions", "table", "points", "views"], ["copy", "paste", "copy as", "export", "documents"],
        ["present", "full screen", "hide", "hide graph"], ["theme", "text size", "motion", "speech", "formulas"],
        ["keys", "quit"]]
# It stands in two columns of whole kinds, and so it does over the hints.
COLUMN = 13
VIEWS = ["fit", "natural", "standard", "range", "square", "center", "box", "steps", "keys", "taps", "dots", "grid",
         "previous", "next", "keep"]
DOCUMENT = ["new", "open", "save", "save as", "export", "copy picture"]


def menu_index(name):
    return sum(MENU, []).index(name)


def menu_place(name):
    """A row's middle: 44 points each, and 9 for the line between two kinds."""
    column, row = divmod(menu_index(name), COLUMN)
    rules = [sum(map(len, MENU[:kind])) - COLUMN * column for kind in range(1, len(MENU))]
    return 648 + 240 * column, 68 + 44 * row + 9 * sum(0 < rule <= row for rule in rules) + 22


def sheet_place(rows, name):
    """A row's middle in a sheet that is a list."""
    top = (SIZE[1] - (68 + 44 * len(rows))) / 2 + 56
    return SIZE[0] / 2, top + 44 * rows.index(name) + 22


def way_out(screen):
    """A place of the plane without anything, and the cross that a touch of it brings to the foot."""
    width, height = screen
    unit = max(0.7, height / 1080)
    return (width * 0.3, height * 0.8), (width / 2, height - 30 * unit - max(48, 72 * unit) / 2)


def letter(row, unit):
    """The middle of a key on the screen, counted in rows and in tenths of their width."""
    return 238 + 54.8 * (unit + 0.5), 296 + 56 * row + 26


class Finger:
    name = "finger"

    def __init__(self, stage, ordinate, fingers):
        self.ordinate, self.screen = ordinate, stage.screen
        self.hand = Hand(stage, fingers, ordinate)

    def touch(self, *places):
        for index, place in enumerate(places):
            # What the last touch opened is there; before the first, everything is.
            if index > 0:
                self.ordinate.settled(still=STILL)
            self.hand.tap(place)

    def drag(self, start, end):
        self.hand.down(start)
        self.hand.glide(end)
        self.hand.fingers.up()

    def rest(self, place):
        before = self.ordinate.settled(still=STILL)
        self.hand.down(place)
        self.ordinate.shows(lambda picture: picture.difference(before) > 10000)
        self.hand.fingers.up()
        self.ordinate.settled(still=STILL)

    def pinch(self):
        x, y = MIDDLE[0] + 108, MIDDLE[1] - 72
        self.hand.down((x + 40, y + 30), (x - 40, y - 30))
        self.hand.glide((x + 80, y + 60), (x - 80, y - 60))
        self.hand.fingers.up()


class Mouse:
    name = "mouse"

    def __init__(self, stage, ordinate):
        self.ordinate, self.screen = ordinate, stage.screen

    def touch(self, *places):
        for index, place in enumerate(places):
            if index > 0:
                self.ordinate.settled(still=STILL)
            self.ordinate.click(place)

    def drag(self, start, end):
        self.ordinate.drag(start, end)

    def right_click(self, place):
        self.ordinate.click(place, button=3)
        self.ordinate.settled(still=STILL)

    def wheel(self):
        self.ordinate.point((MIDDLE[0] + 108, MIDDLE[1] - 72))
        self.screen.hand("click", 4)


class Keys:
    name = "keys"

    def __init__(self, stage, ordinate):
        self.ordinate, self.screen = ordinate, stage.screen

    def press(self, *names):
        self.ordinate.key(*names)

    def menu(self, name):
        self.press("ctrl+comma", *["Down"] * menu_index(name), "Return")


class Pad:
    name = "controller"

    def __init__(self, stage, ordinate, pad):
        self.ordinate, self.screen, self.pad = ordinate, stage.screen, pad

    def press(self, *names):
        self.pad.press(*names)

    def menu(self, name):
        # With a controller there is a row for its vibration before Help.
        more = 1 if name in ("keys", "quit") else 0
        column, row = divmod(menu_index(name) + more, COLUMN)
        self.press("start", *["right"] * column, *["down"] * row, "a")


    def go_among_controls(self, *names):
        self.pad.hold("x", lambda: time.sleep(1))
        self.press(*names)

    def see_digits(self, *names):
        # The hints that come with the first press move the display.
        self.press("up", "down")
        self.ordinate.settled(still=STILL)
        self.seen = self.ordinate.part(DIGITS)
        self.press(*names)

    def place_menu(self, row):
        # The first press brings the hints, too: that something changes does not tell the menu.
        self.pad.hold("a", lambda: time.sleep(1))
        self.ordinate.settled(still=STILL)
        self.press(*["down"] * row, "a")


class Reading:
    name = "screen reader"

    def __init__(self, stage, ordinate, reader):
        self.ordinate, self.screen, self.reader = ordinate, stage.screen, reader

    def press(self, *names):
        """Presses parts one after another; of two of a name the last, which is the graph's."""
        for name in names:
            eventually(lambda: self.reader.press(name), 20)

    def enter(self, name, text):
        eventually(lambda: self.reader.do("enter", self.reader.find(name, "entry"), text), 20)

    def choose(self, name, number):
        eventually(lambda: self.reader.do("choose", self.reader.find(name, "slider"), number), 20)

    def menu(self, role, row):
        """Opens the menu of a part, and presses a row."""
        self.act(role, "menu")
        self.press(row)

    def act(self, role, name):
        eventually(lambda: self.reader.do("act", self.reader.first(role), name), 20)

    def place(self, name, offset):
        eventually(lambda: self.reader.do("place", self.reader.find(name, "entry"), offset), 20)

    def press_point(self):
        self.act("icon", "press")


class Function:
    """What can be done, how each hand does it, how that shows, and how it is taken back."""

    def __init__(self, name, holds, touch=None, finger=None, mouse=None, keys=None, controller=None,
                 reader=None, before=(), after=()):
        self.name, self.holds, self.before, self.after = name, holds, before, after
        self.ways = {"finger": finger or touch, "mouse": mouse or touch, "keys": keys,
                     "controller": controller, "screen reader": reader}


def touch(text, *places):
    return text, lambda hand: hand.touch(*places)


def press(text, *names):
    return text, lambda hand: hand.press(*names)


def hold(text, button):
    """A long press, which goes on until it shows."""
    return text, button


def menu(name, *more):
    """Through the graph's menu, by pointing."""
    return lambda hand: hand.touch(MORE, menu_place(name), *more)


def in_menu(name, *more):
    """Through the graph's menu, step by step."""
    def act(hand):
        hand.menu(name)
        hand.press(*more)
    return act


def saved(question):
    return lambda run, before: run.ordinate.saves(lambda state: question(state, before), 20)


def shown(question):
    return lambda run, before: run.ordinate.shows(lambda _: question(run.ordinate))


def rises(run, before):
    return run.ordinate.shows(lambda picture: picture.difference(run.picture) > 150000)


def caret_stands_inside(run, _):
    run.ordinate.key("7")
    return run.ordinate.saves(lambda state: "7" in state.formula[:-1])


def changes(box):
    """Whether a part of the picture does."""
    return lambda run, _: run.ordinate.shows(
        lambda part: part != (getattr(run.hand, "seen", None) or run.picture.crop(box)), box)


def functions_are(question):
    return saved(lambda state, before: question(state.document["functions"], before.document["functions"]))


def down(rows, name):
    return ["Down"] * rows.index(name), ["down"] * rows.index(name)


RANGE_KEYS = [letter(3, 0.5), letter(4, 6.5), letter(0, 2.5), letter(4, 6.5), letter(3, 0.5),
              letter(4, 6.5), letter(1, 4.5), letter(4, 6.5)]

FUNCTIONS = [
    Function("Type a formula", saved(lambda state, before: len(state.formula) > len(before.formula)),
             touch=touch("the keys on the screen", KEYS["7"]), keys=press("letters, digits, signs", "7"),
             controller=press("the pad and A; X for *x*", "x"),
             reader=press("7", "7")),
    Function("Delete a sign", saved(lambda state, before: len(state.formula) < len(before.formula)),
             touch=touch("⌫", KEYS["⌫"]), keys=press("Backspace", "BackSpace"),
             controller=press("B", "b"),
             reader=press("delete", "delete")),
    Function("Undo", saved(lambda state, before: state.formula != before.formula),
             touch=touch("↶", UNDO), keys=press("Ctrl+Z", "ctrl+z"), controller=press("L3", "leftstick"),
             reader=press("undo", "undo")),
    Function("Redo", saved(lambda state, before: state.formula != before.formula),
             touch=touch("↷", REDO), keys=press("Ctrl+Y", "ctrl+y"),
             controller=press("R3", "rightstick"),
             reader=press("redo", "redo")),
    Function("Graph the formula", functions_are(lambda new, old: new[-1]["text"] != old[-1]["text"]),
             touch=touch("Graph", GRAPH_KEY), keys=press("Ctrl+Enter", "ctrl+Return"),
             controller=press("Y", "y"), before=("plus", "1"), after=("ctrl+z", "ctrl+z", "ctrl+z"),
             reader=press("Graph", "Graph")),
    Function("Change between radians and degrees", saved(lambda state, _: state.angle == "degrees"),
             touch=touch("RAD", ANGLE), keys=press("Ctrl+D", "ctrl+d"),
             controller=press("the pad to RAD, A", *["up"] * 14, "a"), after=("ctrl+d",),
             reader=press("angle unit", "angle unit")),
    Function("Change between formula and RPN", saved(lambda state, _: state.is_rpn),
             touch=touch("RPN", RPN), keys=press("Ctrl+M", "ctrl+m"),
             controller=press("the pad to RPN, A", "left", "a"), after=("ctrl+m",),
             reader=press("RPN", "RPN")),
    Function("Move the caret", caret_stands_inside, touch=touch("the line", LINE_START),
             keys=press("← and →", "Left", "Left"), controller=press("L1 and R1", "leftshoulder", "leftshoulder"),
             before=("ctrl+BackSpace", "1", "plus", "2"),
             reader=("the line's caret", lambda hand: hand.place("formula", 1))),
    Function("Enter what was entered before", saved(lambda state, before: state.formula == "2+3"),
             touch=touch("the clock, an entry", CLOCK, THIRD_ENTRY), keys=press("↑", "Up", "Up"),
             controller=press("the pad to the clock, A", "up", "right", "right", "down", "a", *["down"] * 3, "a"),
             before=("ctrl+BackSpace", "2", "plus", "3", "Return", "ctrl+BackSpace", "1", "slash", "7", "Return"),
             reader=press("earlier entries, an entry", "earlier entries, answer and memory", "2+3")),
    Function("See further digits", changes(DIGITS), touch=touch("›", FURTHER), keys=press("Alt+→", "alt+Right"),
             controller=("the pad to the result, right", lambda hand: hand.see_digits("right")),
             before=("ctrl+BackSpace", "1", "slash", "7", "Return"),
             reader=press("more digits", "more digits")),
    Function("Move the view", saved(lambda state, before: state.view.center != before.view.center),
             touch=("drag", lambda hand: hand.drag((MIDDLE[0] + 90, MIDDLE[1] + 160),
                                                   (MIDDLE[0] + 190, MIDDLE[1] + 100))),
             keys=press("arrows", "Right"), controller=press("the pad; left stick", "right"),
             after=("h",),
             reader=("the graph's action right", lambda hand: hand.act("chart", "right"))),
    Function("Zoom", saved(lambda state, before: state.view.scale[0] > before.view.scale[0]),
             finger=("pinch", lambda hand: hand.pinch()), mouse=("the wheel", lambda hand: hand.wheel()),
             keys=press("+ and −", "plus"), after=("Shift_L",),
             controller=("the triggers", lambda hand: (hand.pad.push("righttrigger", 1),
                                                       eventually(lambda: hand.ordinate.saves(
                                                           lambda state: state.view.scale[0] > 80)),
                                                       hand.pad.push("righttrigger", 0))),
             reader=press("zoom in", "zoom in")),
    Function("Go home", saved(lambda state, _: state.view.is_at((0, 0), (72, 72))),
             touch=touch("Home", HOME), keys=press("H", "h"), controller=press("R3", "rightstick"),
             reader=press("home", "home")),
    Function("Fit the curves", saved(lambda state, before: state.view != before.view),
             touch=touch("Fit", FIT), keys=press("F", "f"), controller=hold("R3 held", "rightstick"),
             after=("h",),
             reader=press("fit", "fit")),
    Function("Change how curves are drawn", saved(lambda state, before: state.style != before.style),
             touch=touch("Proven, Line, Dots", STYLE), keys=press("L", "l"), controller=press("X", "x"),
             reader=press("Proven", "Proven")),
    Function("Trace a curve", saved(lambda state, _: state.trace),
             touch=touch("Trace, or the curve", TRACE), keys=press("T", "t"), controller=press("A", "a"),
             reader=press("trace", "trace")),
    Function("Go to a point of interest",
             saved(lambda state, before: state.trace and state.trace["x"] != before.trace["x"]),
             touch=touch("its dot", (ZERO[0] + 226, ZERO[1])), keys=press("N", "n"),
             controller=press("L1 and R1", "rightshoulder"), after=("t",),
             reader=("the point", lambda hand: hand.press_point())),
    Function("Draw the tangent", saved(lambda state, _: state.exploration.get("line")),
             finger=("hold, Tangent here", lambda hand: (hand.rest(OFF_CURVE), hand.touch(TANGENT_HERE))),
             mouse=("right click, Tangent here", lambda hand: (hand.right_click(OFF_CURVE),
                                                               hand.touch(TANGENT_HERE))),
             keys=press("D", "d"), controller=("A held, Tangent here", lambda hand: hand.place_menu(11)),
             after=("t",),
             reader=("the graph's menu, Tangent here", lambda hand: hand.menu("chart", "Tangent here"))),
    Function("Show the analysis", saved(lambda state, _: state.statistics is not None),
             touch=touch("Analysis", STATISTICS), keys=press("S", "s"), controller=press("Y", "y"),
             after=("s",),
             reader=press("analysis", "analysis")),
    Function("Close a panel", saved(lambda state, _: state.statistics is None),
             touch=touch("its ✕", CLOSE_ANALYSIS), keys=press("Esc", "Escape"), controller=press("B", "b"),
             before=("s",),
             reader=press("close", "close")),
    Function("Show a table of values", saved(lambda state, _: state.shows_table),
             touch=("⋯, Table of values", menu("table")), keys=press("Ctrl+T", "ctrl+t"),
             controller=("Menu, Table of values", in_menu("table")), after=("ctrl+t",),
             reader=press("more, Table of values", "more", "Table of values")),
    Function("Open the list of functions", saved(lambda state, _: state.shows_list),
             touch=touch("the list's pill", LIST_CHIP), keys=press("Ctrl+L", "ctrl+l"),
             controller=hold("Y held", "y"),
             reader=press("all functions", "all functions")),
    Function("Hide a function", functions_are(lambda new, _: new[0].get("hidden")),
             touch=touch("its disc", DISC), keys=press("the list, its disc, Enter", "Home", "Left", "Return"),
             controller=press("the list, its disc, A", "up", "left", "a"), after=("Home",),
             reader=press("Hide, 1", "Hide, 1")),
    Function("Choose a colour", functions_are(lambda new, old: new[0].get("pen") != old[0].get("pen")),
             touch=touch("its ⋯, a disc", FUNCTION_MENU, SWATCH),
             keys=press("its ⋯, arrows, Enter", "Home", "Right", "Return", "Right", "Right", "Return"),
             controller=press("its ⋯, the pad, A", "right", "a", "right", "right", "a"),
             after=("Escape",),
             reader=press("menu of the function, Colour", "menu of the function, 1", "Colour, blue")),
    Function("Move a slider", saved(lambda state, before: state.parameter("a") != before.parameter("a")),
             touch=("drag", lambda hand: hand.drag(SLIDER, SLIDER_END)),
             keys=press("the list, arrows", "End", "Down", "Down", "Right"),
             controller=press("the list, the pad", *["down"] * 8, "right"),
             reader=("its value", lambda hand: hand.choose("a", 2.5))),
    Function("Let a slider play", changes(ABOVE_AXIS), touch=touch("▷", PLAY),
             keys=press("the list, ▷, Enter", "End", "Down", "Right", "Return"),
             controller=press("the list, ▷, A", "up", "right", "a"), after=("ctrl+l",),
             reader=press("play a", "play a")),
    Function("Move a slider on the graph", saved(lambda state, before: state.parameter("a") != before.parameter("a")),
             touch=("drag", lambda hand: hand.drag(PLANE_SLIDER, PLANE_SLIDER_END)),
             keys=press("Tab, arrows", "Tab", "Right"),
             controller=("X held, the pad", lambda hand: hand.go_among_controls("right")), after=("Escape",),
             reader=("its value", lambda hand: hand.choose("a", -2.5))),
    Function("Choose from a menu: the theme", saved(lambda state, before: state.theme != before.theme),
             touch=("⋯, Theme", menu("theme")), keys=("Ctrl+, arrows, Enter", in_menu("theme")),
             controller=("Menu, the pad, A", in_menu("theme")), after=("Escape",),
             reader=press("more, Theme", "more", "Theme")),
    Function("Type from where to where the view goes",
             saved(lambda state, _: state.view.center == (4, 3)),
             finger=("⋯, Views, From – to", menu("views", sheet_place(VIEWS, "range"), *RANGE_KEYS)),
             mouse=("⋯, Views, From – to; the numbers are typed",
                    lambda hand: (menu("views", sheet_place(VIEWS, "range"))(hand),
                                  hand.ordinate.key("0", "Tab", "8", "Tab", "0", "Tab", "6"),
                                  hand.touch((676, 512)))),
             keys=("Ctrl+, Views, From – to", in_menu("views", *down(VIEWS, "range")[0], "Return",
                                                     "0", "Tab", "8", "Tab", "0", "Tab", "6", "Return")),
             controller=("Menu, Views, From – to", in_menu(
                 "views", *down(VIEWS, "range")[1], "a",
                 # From the 5 in the middle: 0, Next, 8, Next, 0, Next, 6, and Y twice.
                 *["down"] * 2, "left", "a", "down", "right", "a",
                 *["up"] * 4, "left", "left", "a", *["down"] * 4, "right", "a",
                 "up", *["left"] * 3, "a", "down", "right", "a", *["up"] * 3, "left", "a", "y", "y")),
             after=("h",),
             reader=("more, Views, From – to; four lines", lambda hand: (
                 hand.press("more", "Views…", "From – to…"), hand.enter("x from", "0"), hand.enter("x to", "8"),
                 hand.enter("y from", "0"), hand.enter("y to", "6"), hand.press("Go there")))),
    Function("Choose the steps of the axes",
             saved(lambda state, _: state.view.steps[0] == "3"),
             finger=("⋯, Views, Axis steps", menu("views", sheet_place(VIEWS, "steps"), letter(2, 4.5),
                                                  letter(4, 6.5), letter(1, 4.5), letter(4, 6.5))),
             mouse=("⋯, Views, Axis steps; the numbers are typed",
                    lambda hand: (menu("views", sheet_place(VIEWS, "steps"))(hand),
                                  hand.ordinate.key("3", "Tab", "6"), hand.touch((676, 465)))),
             keys=("Ctrl+, Views, Axis steps", in_menu("views", *down(VIEWS, "steps")[0], "Return",
                                                       "3", "Tab", "6", "Return")),
             # From the 5 in the middle to the 3, and Y twice.
             controller=("Menu, Views, Axis steps", in_menu("views", *down(VIEWS, "steps")[1], "a",
                                                            "down", "right", "a", "y", "y")),
             after=("ctrl+z",),
             reader=("more, Views, Axis steps; two lines", lambda hand: (
                 hand.press("more", "Views…", "Axis steps…"), hand.enter("x step", "3"),
                 hand.enter("y step", "6"), hand.press("Apply")))),
    Function("Keep a view", saved(lambda state, before: len(state.kept_views) > len(before.kept_views)),
             finger=("⋯, Views, Keep this view", menu("views", sheet_place(VIEWS, "keep"), letter(4, 8))),
             mouse=("⋯, Views, Keep this view", menu("views", sheet_place(VIEWS, "keep"), (676, 418))),
             keys=("Ctrl+, Views, Keep this view", in_menu("views", *down(VIEWS, "keep")[0], "Return",
                                                          "Return")),
             controller=("Menu, Views, Keep this view", in_menu("views", *down(VIEWS, "keep")[1], "a", "y", "y")),
             after=("Escape",),
             reader=press("more, Views, Keep this view", "more", "Views…", "Keep this view…", "Keep")),
    Function("Save under a name", lambda run, _: eventually(run.has_saved),
             finger=("⋯, Document, Save as; letters on the screen",
                     menu("documents", sheet_place(DOCUMENT, "save as"), (512, 252), letter(1, 0),
                          letter(4, 8))),
             mouse=("⋯, Document, Save as", menu("documents", sheet_place(DOCUMENT, "save as"), (676, 560))),
             keys=press("Ctrl+Shift+S, a name, Enter", "ctrl+shift+s", "q", "Return"),
             controller=("Menu, Document, Save as; letters on the screen",
                         in_menu("documents", *down(DOCUMENT, "save as")[1], "a", "a", "a", "y", "y")),
             reader=("more, Document, Save as; a line", lambda hand: (
                 hand.press("more", "Document…", "Save as…"), hand.enter("path", "~/read.ordinate"), hand.press("Save")))),
    Function("Copy", lambda run, _: eventually(lambda: run.stage.screen.clipboard != "nothing"),
             touch=("⋯, Copy", menu("copy")), keys=press("Ctrl+C", "ctrl+c"),
             controller=("Menu, Copy", in_menu("copy")),
             reader=press("more, Copy", "more", "Copy")),
    Function("Present", shown(lambda ordinate: ordinate.size == ordinate.screen.SIZE),
             touch=("⋯, Presentation", menu("present")), keys=press("F5", "F5"),
             controller=hold("View held", "back"),
             reader=press("more, Presentation", "more", "Presentation")),
    Function("Leave the presentation", shown(lambda ordinate: ordinate.size != ordinate.screen.SIZE),
             touch=("the plane, then ✕", lambda hand: hand.touch(*way_out(hand.screen.SIZE))),
             keys=press("Esc", "Escape"), controller=press("B", "b"),
             reader=press("close", "close")),
    Function("Full screen", shown(lambda ordinate: ordinate.size == ordinate.screen.SIZE),
             touch=("⋯, Full screen", menu("full screen")), keys=press("F11", "F11"),
             controller=("Menu, Full screen", in_menu("full screen")), after=("F11",),
             reader=press("more, Full screen", "more", "Full screen")),
    Function("Help", rises, touch=("⋯, Help", menu("keys")), keys=press("F1", "F1"),
             controller=("Menu, Help", in_menu("keys")), after=("Escape",),
             reader=press("more, Help", "more", "Help")),
    Function("Quit", lambda run, _: run.ends(), touch=("⋯, Quit", menu("quit")),
             keys=press("Ctrl+Q", "ctrl+q"), controller=("Menu, Quit", in_menu("quit")),
             reader=press("more, Quit", "more", "Quit")),
]

# From here on the keys go to the graph.
FIRST_OF_GRAPH = "Move the view"


class Run:
    """One device doing everything, one function after the other."""

    def __init__(self, stage, hand, home):
        self.stage, self.hand, self.ordinate, self.home = stage, hand, hand.ordinate, home

    def has_saved(self):
        return any(name.endswith(".ordinate") for name in os.listdir(self.home))

    def ends(self):
        return self.ordinate.process.wait(timeout=60) == 0

    def go(self):
        for function in FUNCTIONS:
            way = function.ways[self.hand.name]
            if function.name == FIRST_OF_GRAPH:
                self.ordinate.key("F6")
            if not isinstance(way, str):
                self.do(function, *way)

    def do(self, function, text, act):
        self.ordinate.key(*function.before) if function.before else None
        self.picture = self.ordinate.settled(still=STILL)
        before = self.ordinate.state
        if function.name == "Copy":
            self.stage.screen.copy("nothing")
        if isinstance(act, str):
            holds = self.hand.pad.hold(act, lambda: function.holds(self, before))
        else:
            act(self.hand)
            holds = function.holds(self, before)
        self.stage.checks.that(f"{function.name} by {self.hand.name}: {text}", holds,
                               self.ordinate.state)
        if self.hand.name == Reading.name and self.ordinate.is_running:
            screen_reader.walks(self.stage.checks, self.hand.reader, function.name, self.ordinate.size)
            screen_reader.has_ink(self.stage.checks, self.hand.reader, self.ordinate, function.name)
        if function.after:
            # What comes next waits for it.
            # Two letters around a + are a formula where they come at once.
            time.sleep(0.6)
            self.ordinate.key(*function.after)


def page():
    """The table of the documentation."""
    lines = ["# Everything by every hand", "",
             "Written by `Scripts/hands-page`. Each cell is a script that `make test` runs in a real "
             "window, with that device alone (`Tests/EndToEnd/sessions/every_hand.py`): what stands here "
             "was reached. The rest of what each device can do is on the page about "
             "[keys and gestures](keys-and-gestures.md).", "",
             "| | " + " | ".join(DEVICES) + " |", "|---" * (len(DEVICES) + 1) + "|"]
    for function in FUNCTIONS:
        ways = [function.ways[device] for device in DEVICES]
        cells = [way if isinstance(way, str) else way[0] for way in ways]
        lines.append("| " + " | ".join([function.name, *cells]) + " |")
    return "\n".join(lines) + "\n"


def run(stage):
    with open(PAGE) as file:
        stage.checks.that("the documentation's table is that of the scripts", file.read() == page())
    for function in FUNCTIONS:
        for device in DEVICES:
            stage.checks.that(f"{function.name} has a way by {device}, or says why not",
                              function.ways[device] is not None)
    for device in DEVICES:
        home = stage.path("home-" + device)
        os.makedirs(home)
        environment = {"HOME": home}
        pad = stage.controller() if device == "controller" else None
        reader = stage.reader() if device == "screen reader" else None
        if pad:
            environment.update(pad.environment)
        if reader:
            environment = {**reader.environment, **environment}
        ordinate = stage.open("sin(x)", "a*x/2", *arguments(), state=device + ".json",
                              environment=environment)
        stage.screen.point(0, 0)
        if pad:
            pad.plug()
        hand = {"finger": lambda: Finger(stage, ordinate, stage.fingers()),
                "mouse": lambda: Mouse(stage, ordinate), "keys": lambda: Keys(stage, ordinate),
                "controller": lambda: Pad(stage, ordinate, pad),
                "screen reader": lambda: Reading(stage, ordinate, reader)}[device]()
        Run(stage, hand, home).go()
