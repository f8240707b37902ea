"""A screen reader walks the window, acts in it, hears what changes, and does no harm.

What each function is reached by is in the table of every hand; here it is held to what is on the screen.
"""

import time

from checks import eventually
from desktop.reader import Reader

SIZE = (1000, 700)
CONTROLS = {"push button", "toggle button", "entry", "slider", "chart", "menu item", "icon", "list item"}
# Sounds of the same thing, so that a person hears it once.
QUIET = 1.0


def run(stage):
    checks = stage.checks
    reader = stage.kept(Reader(stage.screen.processes, stage.folder, stage.screen.environment))
    reader.turn(on=False)
    ordinate = stage.open("x^3-x", "a*cos(x)", "--size", "%dx%d" % SIZE, environment=reader.environment)
    checks.equal("while nobody reads nothing is told", reader.bare_tree, [])
    reader.turn(on=True)
    checks.that("the window is there as soon as somebody reads", eventually(lambda: line(reader)["name"]))
    checks.that("its points are, too", eventually(lambda: reader.first("icon")))
    walks(checks, reader)
    tells_curves(checks, reader)
    points_where_it_says(checks, reader, ordinate)
    follows_focus(checks, reader, ordinate)
    hears_typing(checks, reader, ordinate)
    edits(checks, reader, ordinate)
    traces(checks, reader, ordinate)
    walks_list(checks, reader, ordinate)
    walks_sheets(checks, reader)
    bears_hostility(checks, stage, reader, ordinate)
    reader.turn(on=False)
    checks.that("and it goes when nobody reads", eventually(lambda: reader.bare_tree == []))
    ordinate.key("3")
    checks.that("the window lives on", ordinate.saves(lambda state: state.formula.endswith("3")))
    checks.equal("closing it: status", ordinate.close(), 0)
    checks.equal("and says nothing", ordinate.errors, "")


def walks(checks, reader, what="the window", size=SIZE):
    """Every part has its place, its name and its parent."""
    eventually(lambda: (reader.first("frame") or {}).get("frame") == [0, 0, *size])
    tree = reader.tree
    frames = {tuple(part["path"]): part.get("frame") for part in tree}
    checks.equal(f"{what}: no control without a name", [part for part in tree if part["role"] in CONTROLS and not part["name"].strip()], [])
    checks.equal(f"{what}: each knows where it is among others",
                 [part["name"] for part in tree if part["path"] and part["parent"] != part["path"][-1]], [])
    checks.equal(f"{what}: one part has the keys", len([part for part in tree if "focused" in part["states"]]), 1)
    names = [(part["name"], part["role"], tuple(part["path"][:-1])) for part in tree if part["role"] in CONTROLS - {"icon"}]
    checks.equal(f"{what}: no two of a parent are called alike", [name for name in set(names) if names.count(name) > 1], [])
    window = next(part["frame"] for part in tree if part["role"] == "frame")

    def inside(frame):
        x, y, width, height = frame
        return x >= -1 and y >= -1 and x + width <= window[2] + 1 and y + height <= window[3] + 1
    outside = [(part["name"], part["frame"]) for part in tree
               if part.get("frame") and part["role"] not in ("icon", "list item") and not inside(part["frame"]) and not scrolls(tree, part)]
    checks.equal(f"{what}: all of it lies in the window", outside, [])
    checks.that(f"{what}: the frame is the window's", tuple(window) == (0, 0, *size), window)
    return frames


def has_ink(checks, reader, ordinate, what):
    """Something is drawn wherever a control is said to be: no part stands where the screen is of one colour."""
    def bare():
        picture = ordinate.picture
        return [(part["name"], part["frame"]) for part in reader.tree
                if part["role"] in CONTROLS and "visible" in part["states"] and not is_drawn(picture, part["frame"])]
    checks.that(f"{what}: each control is drawn where it is said to be", eventually(lambda: not bare()), bare())


def is_drawn(picture, frame):
    x, y, width, height = frame
    width, height = min(width, picture.size[0] - x), min(height, picture.size[1] - y)
    part = picture.crop((max(x, 0), max(y, 0), width, height))
    pixels = [row[place:place + 3] for row in part.rows for place in range(0, len(row), 3)]
    # What is scrolled away lies outside of the picture.
    return x >= picture.size[0] or y >= picture.size[1] or any(pixel != pixels[0] for pixel in pixels)


def scrolls(tree, part):
    """Whether it is a row of a list, of which some are out of sight."""
    return any(other["role"] == "list" and other["path"] == part["path"][:len(other["path"])] for other in tree)


def tells_curves(checks, reader):
    curve = reader.find("1, y equals x cubed minus x")
    checks.that("a curve is a part, with what is known of it",
                curve and curve["description"].startswith("found: 3 zeros, 1 maximum, 1 inflection, 1 minimum"), curve)
    names = [part["name"] for part in reader.tree if curve and part["path"][:-1] == curve["path"]]
    checks.that("exact places are said as such", {"zero, x −1, y 0", "zero, x 1, y 0"} <= set(names), names)
    checks.that("others as near", any(name.startswith("maximum, x ≈ −0.577") for name in names), names)
    # −1/√3 and 2/√27, by another way of computing them.
    point = next(part for part in reader.tree if part["name"].startswith("maximum, x ≈"))
    told = [float(number.strip().replace("−", "-").replace("≈", "")) for number in (text.strip()[1:] for text in point["name"].split(",")[1:])]
    checks.that("and are right", abs(told[0] + 3 ** -0.5) < 1e-3 and abs(told[1] - 2 / 27 ** 0.5) < 1e-3, told)


def points_where_it_says(checks, reader, ordinate):
    """A click in the middle of the extents on the screen presses the very thing."""
    x, y, width, height = reader.find("8", "push button")["screen"]
    ordinate.screen.point(x + width / 2, y + height / 2)
    ordinate.screen.hand("click", 1)
    checks.that("a key lies where it is said to", ordinate.saves(lambda state: state.formula.endswith("8")))
    ordinate.key("BackSpace")
    checks.that("what has been typed is gone again", ordinate.saves(lambda state: not state.formula.endswith("8")))


def line(reader):
    """What is typed in the calculator."""
    return reader.first("entry") or {"name": None, "text": None}


def focused(reader):
    return next((part["name"] for part in reader.tree if "focused" in part["states"]), None)


def follows_focus(checks, reader, ordinate):
    reader.events()
    before = focused(reader)
    ordinate.key("Tab")
    checks.that("Tab moves the focus of the tree", eventually(lambda: focused(reader) not in (before, None)))
    here = focused(reader)
    checks.that("and tells so", any(kind == "object:state-changed:focused" and name == here and isOn for kind, name, isOn, *_ in heard(reader)))
    reader.do("focus", reader.find("Graph"))
    checks.that("a reader moves the focus", eventually(lambda: focused(reader) == "Graph"))
    reader.do("focus", line(reader))
    checks.that("to the line", eventually(lambda: focused(reader) == "formula"))
    ordinate.type("+1")
    reader.do("focus", reader.find("Graph"))
    checks.that("what was left says what it is by now", eventually(lambda: line(reader)["description"].endswith("plus 1")), line(reader))
    reader.do("focus", line(reader))


def heard(reader, seconds=QUIET):
    """All that is told until it is quiet."""
    time.sleep(seconds)
    return reader.events()


def hears_typing(checks, reader, ordinate):
    reader.do("enter", line(reader), "")
    checks.that("the line is empty", eventually(lambda: line(reader)["text"] == ""))
    heard(reader)
    ordinate.type("1/4")
    checks.that("what is typed is in the line", eventually(lambda: line(reader)["text"] == "1÷4"), line(reader))
    events = heard(reader)
    typed = [told for kind, name, *_, told in events if kind == "object:text-changed:insert" and name == "formula"]
    checks.equal("and each sign is told", "".join(typed), "1÷4")
    checks.that("so is the caret", ["object:text-caret-moved", "formula", 3] in [event[:3] for event in events], events)
    answers = [told for kind, *_, told in events if kind == "object:announcement"]
    checks.that("what comes of it is told once it rests", answers and answers[-1].endswith("equals 0.25, exactly 1 over 4"), answers)
    checks.equal("and once", len(answers), len(set(answers)))
    status = reader.first("status bar")
    checks.that("and stands in the window", status and "0.25" in status["name"], status)


def edits(checks, reader, ordinate):
    reader.do("place", line(reader), 1)
    ordinate.key("0")
    checks.that("the caret goes where a reader puts it", ordinate.saves(lambda state: state.formula == "10÷4"), ordinate.state.formula)
    checks.that("a line is put in its place", reader.do("enter", line(reader), "sqrt(2)"))
    checks.that("as a whole", ordinate.saves(lambda state: state.formula == "sqrt(2)"), ordinate.state.formula)
    reader.do("select", line(reader), 0, 7)
    checks.that("what a reader selects is selected", eventually(lambda: line(reader)["selection"] == [0, 7]), line(reader))
    checks.that("and that is told", any(event[0] == "object:text-selection-changed" for event in heard(reader)))
    reader.do("enter", line(reader), "2+*")
    checks.that("what is no formula stays to be mended", eventually(lambda: line(reader)["text"] not in ("", "sqrt(2)")))


def traces(checks, reader, ordinate):
    heard(reader)
    point = next(part for part in reader.tree if part["name"].startswith("zero, x 1,"))
    reader.do("act", point, "press")
    checks.that("a pressed point is traced", ordinate.saves(lambda state: state.trace and state.trace["x"] == 1), ordinate.state.trace)
    reader.do("act", reader.first("chart"), "right")
    checks.that("an action moves what is seen, or the trace",
                ordinate.saves(lambda state: state.trace and state.trace["x"] > 1), ordinate.state.trace)
    reader.press("trace")
    checks.that("the trace ends", ordinate.saves(lambda state: not state.trace))
    reader.do("choose", reader.find("a", "slider"), 2.5)
    checks.that("a number is chosen", ordinate.saves(lambda state: state.parameter("a") == 2.5), ordinate.state.parameter("a"))
    slider = reader.find("a", "slider")
    checks.equal("and told", slider["value"], [-5, 2.5, 5, 0.1])


def walks_list(checks, reader, ordinate):
    reader.press("all functions")
    checks.that("the list is there", eventually(lambda: reader.first("list")))
    walks(checks, reader, "the list")
    row = reader.first("list item")
    checks.that("a row says which it is", row and row["name"].startswith("1 of 2, y equals x cubed minus x, ") and row["name"].endswith("shown"), row)
    reader.press("Hide, 1")
    checks.that("a row is hidden", ordinate.saves(lambda state: state.document["functions"][0].get("hidden")))
    checks.that("and says so", eventually(lambda: (reader.first("list item") or {"name": ""})["name"].endswith("hidden")))
    reader.do("act", reader.first("list item"), "press")
    line = eventually(lambda: next((part for part in reader.tree if part["role"] == "entry" and part["name"].startswith("1 of 2")), None))
    checks.that("a pressed row is a line to type in", line, [(part["role"], part["name"]) for part in reader.tree if part["name"].startswith("1 of")])
    reader.do("enter", line, "x^2-4")
    checks.that("which takes a formula", ordinate.saves(lambda state: state.document["functions"][0]["text"] == "x^2−4"),
                ordinate.state.document["functions"])
    reader.do("enter", reader.find("a", "entry"), "1.5")
    checks.that("a slider's number is typed", ordinate.saves(lambda state: state.parameter("a") == 1.5), ordinate.state.parameter("a"))
    reader.press("close the list" if reader.find("close the list") else "Keypad")
    checks.that("the list is closed", ordinate.saves(lambda state: not state.shows_list))


def walks_sheets(checks, reader):
    for rows in (["more"], ["Views…"], ["From – to…"]):
        checks.that(f"{rows[0]} is pressed", eventually(lambda: reader.press(rows[0]), 20))
        eventually(lambda: not reader.find(rows[0]), 5)
        walks(checks, reader, rows[0])
    lines = [part for part in reader.tree if part["role"] == "entry"]
    checks.equal("a sheet's lines are entries", [line["name"] for line in lines], ["x from", "x to", "y from", "y to"])
    reader.press("Cancel")
    checks.that("and it is closed", eventually(lambda: reader.first("chart")))


def bears_hostility(checks, stage, reader, ordinate):
    found = reader.do("flood", line(reader), 1000)
    checks.that("ranges without sense and a thousand questions are borne", found)
    for _ in range(50):
        reader.ask("shout", 50)
    checks.that("so is a reader that shouts", eventually(lambda: line(reader)["name"]))
    other = Reader(stage.screen.processes, stage.folder + "/other", reader.environment, bus=reader.environment["DBUS_SESSION_BUS_ADDRESS"])
    checks.that("a second reader reads, too", eventually(lambda: line(other)["name"]))
    other.process.kill()
    other.process.wait()
    ordinate.key("F6", "F6")
    reader.do("enter", line(reader), "7")
    checks.that("one that dies harms nobody", ordinate.saves(lambda state: state.formula == "7"), ordinate.state.formula)
    reader.freeze()
    ordinate.key("BackSpace", "5")
    checks.that("one that hangs neither", ordinate.saves(lambda state: state.formula == "5"), ordinate.state.formula)
    checks.that("the window rests beside it", eventually(lambda: ordinate.is_at_rest))
    reader.thaw()
    checks.that("and it reads on", eventually(lambda: line(reader)["text"] == "5"))
