"""A table of data by every hand: pasted, typed, fitted, its points dragged, bands and conditions.

Where a part is on the screen the tree for readers tells.
"""

import time

from checks import eventually
from desktop.reader import Reader
from sessions.places import PHONE, arguments

ROWS = "x1\ty1\n1\t2.1\n2\t3.9\n3\t1.2\n4\t-1\n-1\t-2\n-2\t-3.5"
TABLE, MODEL = "menu of the function, 1", "menu of the function, 2"


def run(stage):
    pad = stage.controller()
    reader = stage.kept(Reader(stage.screen.processes, stage.folder, {**stage.screen.environment, **pad.environment}))
    reader.turn(on=True)
    for size, hands in ((None, (keys, mouse, read, controller)), (PHONE, (finger,))):
        where = arguments() if size is None else ["--size", "%dx%d" % size]
        ordinate = stage.open(*where, state="%s.json" % hands[0].__name__, environment={**pad.environment, **reader.environment})
        stage.screen.point(0, 0)
        stage.checks.equal("the program hangs under the desktop once", eventually(lambda: reader.programs), ["Ordinate"])
        table = Table(stage, ordinate, reader, pad)
        for hand in hands:
            ordinate.settled()
            hand(stage.checks, table)
        stage.checks.equal("closing the window: status", ordinate.close(), 0)


class Table:
    def __init__(self, stage, ordinate, reader, pad):
        self.stage, self.ordinate, self.reader, self.pad = stage, ordinate, reader, pad

    @property
    def functions(self):
        return self.ordinate.state.document["functions"]

    def has(self, text):
        """Whether the rows have a line."""
        return self.ordinate.saves(lambda state: text in state.document["functions"][0]["data"].split("\n"), 10)

    def place(self, name, begins=False):
        """The middle of the last part of a name."""
        def found():
            return next((part for part in reversed(self.reader.tree)
                         if part.get("frame") and (part["name"].startswith(name) if begins else part["name"] == name)), None)
        part = eventually(found, 20)
        if not part:
            raise LookupError(name)
        x, y, width, height = part["frame"]
        return x + width / 2, y + height / 2

    def point(self, number):
        return self.place("point %d of 6" % number, begins=True)

    def paste(self):
        self.stage.screen.copy(ROWS)
        self.ordinate.key("ctrl+v")
        return self.ordinate.saves(lambda state: state.graphed == 1 and "data" in state.document["functions"][0])

    def model(self, text):
        return self.ordinate.saves(lambda state: state.graphed == 2 and state.document["functions"][1].get("relation") == text, 20)

    def join(self, wanted):
        return self.ordinate.saves(lambda state: state.document["functions"][1].get("join") == wanted, 20)


def keys(checks, table):
    checks.that("rows are pasted", table.paste(), table.functions)
    ordinate = table.ordinate
    ordinate.key("F6")
    ordinate.key("n")
    ordinate.key("shift+Up")
    checks.that("N chooses a point, and Shift with an arrow moves it",
                ordinate.saves(lambda state: "1,2.1" not in state.document["functions"][0]["data"].split("\n")), table.functions)
    ordinate.key("ctrl+z")
    checks.that("undo takes it back", table.has("1,2.1"), table.functions)
    ordinate.key("Escape")


def mouse(checks, table):
    ordinate = table.ordinate
    ordinate.click(table.place(TABLE))
    ordinate.settled()
    ordinate.click(table.place("Fit a line"))
    checks.that("a row of the menu fits a line", table.model("y1~m·x1+b"), table.functions)
    checks.that("each point tells how far it is from it", eventually(lambda: any(
        part["name"].startswith("point 1 of 6, x₁ 1, y₁ 2.1, on the curve ≈ ") and ", e₁ ≈ " in part["name"] for part in table.reader.tree)),
        [part["name"] for part in table.reader.tree if part["role"] == "icon"])
    ordinate.click(table.place("row 2, y₁"))
    ordinate.settled()
    ordinate.key("ctrl+a")
    ordinate.type("2.5")
    ordinate.key("Return")
    checks.that("a cell is typed", table.has("2,2.5"), table.functions)
    ordinate.key("Escape")
    ordinate.settled()
    x, y = table.point(2)
    ordinate.drag((x, y), (x, y - 36))
    checks.that("a point is dragged", table.has("2,3"), table.functions)


def read(checks, table):
    """The same as a reader does it."""
    reader = table.reader
    checks.that("a point is pressed", reader.do("act", next(part for part in reader.tree if part["name"].startswith("point 3 of 6")), "press"))
    checks.that("and is what the plane tells", eventually(lambda: reader.first("chart")["description"].startswith("point 3 of 6, x₁ 3, y₁ 1.2")),
                reader.first("chart"))
    checks.that("a cell takes a number", reader.do("enter", reader.find("row 4, y₁", "table cell"), "-1.5"))
    checks.that("which is exactly that", table.has("4,-1.5"), table.functions)
    own = reader.first("table")
    checks.equal("a cell knows its place, and the table its cell", reader.ask("cell", own["number"], 3, 1),
                 {"size": [7, 3], "name": "row 4, y₁", "head": "head, y₁", "counted": [3, 1], "own": [[3, 1], True, ["head, y₁"]]})
    checks.equal("and none that there is not", reader.ask("cell", own["number"], -5, 10 ** 9)["name"], None)
    checks.that("the model's numbers are read", any(part["role"] == "static" and part["name"].startswith("m, about ") for part in reader.tree),
                [part["name"] for part in reader.tree if part["role"] == "static"])


def controller(checks, table):
    pad, ordinate, reader = table.pad, table.ordinate, table.reader
    pad.plug()
    ordinate.key("F6")
    ordinate.settled()
    before = table.functions[0]["data"]
    pad.press("rightshoulder", "a")
    pad.push("lefty", -0.5)
    time.sleep(0.3)
    pad.push("lefty", 0)
    pad.press("a")
    checks.that("R1 chooses a point, A takes it, and the stick carries it",
                ordinate.saves(lambda state: state.document["functions"][0]["data"] != before), table.functions)
    ordinate.settled()
    pad.press("b")

    def focused():
        return next((part["name"] for part in reader.tree if "focused" in part["states"]), "")

    def goes(name, *buttons):
        for button in buttons:
            before = focused()
            if before.startswith(name):
                return True
            pad.press(button)
            eventually(lambda: focused() != before, 1)
        return focused().startswith(name)

    def reopens():
        for _ in range(2):
            pad.hold("y", lambda: time.sleep(1))
            ordinate.settled()

    reopens()
    checks.that("Y held closes the list and opens it, and the pad comes to the menu of the model", goes("2 of 2, ", *["down"] * 12) and goes(MODEL, "right"), focused())
    pad.press("a")
    ordinate.settled()
    checks.that("down comes to the bands", goes("Curve alone", *["down"] * 12), focused())
    pad.press("a")
    checks.that("A draws the one of the mean", table.join("meanBand"), table.functions)
    pad.press("b")

    def walks(name):
        """Goes from key to key, as their places tell."""
        for _ in range(20):
            tree = reader.tree
            here = next((part for part in tree if "focused" in part["states"]), None)
            there = next((part for part in reversed(tree) if part["name"] == name and part.get("frame")), None)
            if not here or not there or here["name"] == name:
                return bool(here and there)
            (x, y, width, height), (left, top, _, _) = here["frame"], there["frame"]
            sideways = "right" if left >= x + width else "left" if left < x - 4 else None
            upright = "down" if top >= y + height / 2 else "up"
            pad.press(upright if abs(top - y) > 4 else sideways or upright)
            eventually(lambda: focused() != here["name"], 1)
        return False

    def keyed(*names):
        """Presses keys one after another; a pair is a key that is held, and what it offers."""
        for name in names:
            key, choice = name if isinstance(name, tuple) else (name, None)
            if not walks(key):
                return False
            if choice:
                pad.hold("a", lambda: eventually(lambda: reader.find(choice), 3))
                if not walks(choice):
                    return False
            pad.press("a")
            ordinate.settled()
        return True
    reopens()
    checks.that("the model's own menu again", goes("2 of 2, ", *["down"] * 12) and goes(MODEL, "right"), focused())
    pad.press("a")
    ordinate.settled()
    goes("Edit formula", *["down"] * 4)
    pad.press("a")
    ordinate.settled()
    found = keyed(("open parenthesis", "{"), "x", "1", ("equals", ">"), "0", ("close parenthesis", "}"))
    checks.that("every key is there", found, focused())
    pad.press("y")
    checks.that("a condition is keyed in with the pad", table.model("y1~m·x1+b{x1>0}"), table.functions)


def finger(checks, table):
    ordinate, reader = table.ordinate, table.reader
    hand = table.stage.fingers()

    def tap(name):
        for _ in range(8):
            place = table.place(name)
            if place[1] < PHONE[1] - 90 or not reader.first("list"):
                break
            hand.down(0, ordinate.on_screen((120, 700)))
            hand.glide({0: ordinate.on_screen((120, 520))}, lifts=True)
            ordinate.settled()
        hand.tap(ordinate.on_screen(place))
        ordinate.settled()

    def choose(key, choice):
        hand.down(0, ordinate.on_screen(table.place(key)))
        place = table.place(choice)
        hand.glide({0: ordinate.on_screen(place)}, lifts=True)
        ordinate.settled()

    checks.that("rows are pasted on a phone", table.paste(), table.functions)
    ordinate.settled()
    tap("row 3, y₁")
    tap("5")
    tap("equals")
    checks.that("a tapped cell takes what the pad types", table.has("3,5"), table.functions)
    tap(TABLE)
    tap("Fit a line")
    checks.that("the menu of the table fits a line", table.model("y1~m·x1+b"), table.functions)
    x, y = table.point(1)
    hand.down(0, ordinate.on_screen((x, y)))
    hand.glide({0: ordinate.on_screen((x, y - 72))}, lifts=True)
    checks.that("a finger drags a point", table.has("1,3.1"), table.functions)
    ordinate.settled()
    tap(MODEL)
    tap("Curve alone")
    checks.that("bands are a row of the model's menu", table.join("meanBand"), table.functions)
    hand.tap(ordinate.on_screen((40, 600)))
    ordinate.settled()
    tap(MODEL)
    tap("Edit formula")
    choose("open parenthesis", "{")
    tap("x")
    tap("1")
    choose("equals", ">")
    tap("0")
    choose("close parenthesis", "}")
    tap("Graph")
    checks.that("a condition is keyed in", table.model("y1~m·x1+b{x1>0}"), table.functions)
