"""What is typed goes where a formula is wanted: on the plane, and in a row of the list that is pressed."""

import json

from desktop.state import State
from sessions.places import LIST_CLOSE, arguments

# The rows of three functions in the list, and their first letters.
ROW = [(60, 81), (60, 133), (60, 185)]


def run(stage):
    ordinate = stage.open(*arguments())
    checks = stage.checks
    on_the_plane(checks, ordinate)
    fingers = stage.fingers()
    rows(fingers, checks, ordinate)
    checks.equal("closing the window: status", ordinate.close(), 0)
    live(stage, fingers, checks)


def live(stage, fingers, checks):
    """As it comes, the graph follows; a letter has its slider at once, and a number replaces nothing."""
    with open(stage.path("live.json"), "w") as file:
        json.dump({key: value for key, value in State.AT_HOME.items() if key != "followsTyping"}, file)
    ordinate = stage.open(*arguments(), state="live.json")
    ordinate.type("a*sin(x)")
    checks.that("what is typed is drawn", ordinate.saves(
        lambda state: [row["text"] for row in state.document["functions"]] == ["a×sin(x)"]), ordinate.state)
    fingers.tap(ordinate.on_screen((620, 726)))
    checks.that("a finger moves its slider", ordinate.saves(lambda state: state.parameter("a") > 3),
                ordinate.state.document)
    ordinate.drag((620, 726), (480, 726))
    checks.that("and so does the mouse", ordinate.saves(lambda state: state.parameter("a") < -3),
                ordinate.state.document)
    ordinate.key("F6")
    ordinate.key("Return")
    ordinate.key("ctrl+BackSpace")
    ordinate.type("2+3")
    ordinate.key("Return")
    checks.that("a number is worked out beside the curve", ordinate.saves(
        lambda state: state.formula == "2+3" and state.graphed == 1), ordinate.state)
    ordinate.type("cos(x)")
    ordinate.key("ctrl+shift+Return")
    checks.that("Add keeps what the line has replaced",
                ordinate.saves(lambda state: state.graphed == 2), ordinate.state.document)
    checks.equal("closing that window: status", ordinate.close(), 0)


def on_the_plane(checks, ordinate):
    def formula(text):
        return ordinate.saves(lambda state: state.formula == text)

    ordinate.click((900, 200))
    ordinate.type("sin(x)")
    checks.that("on an empty graph all typing is a formula", formula("sin(x)"), ordinate.state)
    ordinate.key("Return")
    ordinate.saves(lambda state: state.graphed == 1)
    ordinate.click((900, 700))
    view = ordinate.state.view
    ordinate.type("tan(x)")
    checks.that("beside a curve no letter is a shortcut", formula("tan(x)"), ordinate.state)
    state = ordinate.state
    checks.that("and nothing has moved", state.trace is None and state.view == view
                and state.style == "auto" and state.statistics is None, state)
    ordinate.key("Return")
    ordinate.click((900, 700))
    ordinate.key("t")
    checks.that("a letter alone is one", ordinate.saves(lambda state: state.trace is not None))
    ordinate.type("xpi/2")
    ordinate.key("Return")
    checks.that("a number at the trace is taken whole", ordinate.saves(
        lambda state: abs(state.trace["x"] - 1.5707963267948966) < 1e-12), ordinate.state.trace)
    checks.that("and no formula", formula("tan(x)"), ordinate.state)
    ordinate.key("Escape")


def rows(fingers, checks, ordinate):
    def texts(*wanted):
        return ordinate.saves(
            lambda state: [row["text"] for row in state.document["functions"]] == list(wanted))

    ordinate.key("ctrl+l")
    ordinate.type("x+1")
    ordinate.key("Return")
    ordinate.type("2x")
    ordinate.key("Return")
    checks.that("rows are typed", texts("tan(x)", "x+1", "2x"), ordinate.state.document)
    ordinate.click(ROW[1])
    ordinate.key("Home")
    ordinate.type("3")
    ordinate.key("Return")
    checks.that("one press edits a row", texts("tan(x)", "3x+1", "2x"), ordinate.state.document)
    ordinate.click(ROW[2])
    ordinate.type("7")
    ordinate.key("Escape")
    checks.that("Esc leaves it as it was", texts("tan(x)", "3x+1", "2x"), ordinate.state.document)
    ordinate.click((900, 700))
    ordinate.key("Escape")
    checks.that("from the plane it comes back to the list",
                ordinate.saves(lambda state: state.shows_list))
    ordinate.key("Delete")
    checks.that("and to the row", texts("tan(x)", "3x+1"), ordinate.state.document)
    ordinate.click((900, 700))
    ordinate.type("tan(2x)")
    ordinate.key("Return")
    checks.that("what is typed on the plane is a new row", texts("tan(x)", "3x+1", "tan(2x)"),
                ordinate.state.document)
    fingers.tap(ordinate.on_screen(ROW[1]))
    checks.that("a finger has the row on the keys",
                ordinate.saves(lambda state: state.formula == "3x+1"), ordinate.state)
    ordinate.key("Escape")
    checks.that("and Esc brings the list back", ordinate.saves(lambda state: state.shows_list))
    ordinate.click(LIST_CLOSE)
    ordinate.key("F6")
    checks.that("which Keypad closes", ordinate.saves(lambda state: not state.shows_list))
