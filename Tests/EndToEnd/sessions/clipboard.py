"""Copying to other programs and pasting from them."""

from checks import eventually
from sessions.places import arguments


def carries_document(picture):
    """Whether a file is a PNG with the functions of a graph in it."""
    return picture.startswith(b"\x89PNG\r\n") and b'"functions"' in picture


def run(stage):
    checks = stage.checks
    ordinate = stage.open(*arguments())
    ordinate.type("2*3")
    ordinate.saves(lambda state: state.formula == "2×3")
    ordinate.key("ctrl+c")
    checks.that("Ctrl+C copies the value", ordinate.shows(lambda _: stage.screen.clipboard == "6"),
                stage.screen.clipboard)
    stage.screen.copy("1/(x+2)")
    ordinate.key("ctrl+BackSpace", "ctrl+v")
    checks.that("Ctrl+V puts a formula in",
                ordinate.saves(lambda state: state.formula == "1÷(x+2)"), ordinate.state)
    ordinate.key("ctrl+g")
    ordinate.saves(lambda state: state.graphed == 1)
    stage.screen.copy("something else")
    ordinate.key("F6", "ctrl+c")
    checks.that("Ctrl+C on the graph copies its formula",
                ordinate.shows(lambda _: stage.screen.clipboard == "1/(x+2)"),
                stage.screen.clipboard)
    stage.screen.copy("cos(x)")
    ordinate.key("ctrl+v")
    checks.that("a formula may be pasted while the graph has the keys",
                ordinate.saves(lambda state: "cos(x)" in state.formula), ordinate.state)
    stage.screen.copy("no formula at all")
    before = ordinate.state
    shown = ordinate.settled()
    ordinate.key("ctrl+v")
    checks.that("nonsense is answered by a sentence",
                ordinate.shows(lambda picture: picture != shown))
    checks.equal("and changes nothing", ordinate.state.formula, before.formula)

    def copies():
        ordinate.key("ctrl+shift+c")
        return eventually(lambda: carries_document(stage.screen.copied_picture), 8)
    # The program gives the clipboard's tool two seconds, which a busy machine may need.
    checks.that("Ctrl+Shift+C copies a picture that carries its document",
                any(copies() for _ in range(4)), stage.screen.copied_picture[:80])
    ordinate.key("F6")
    ordinate.type("5")
    checks.that("and the program goes on",
                ordinate.saves(lambda state: state.formula.endswith("5")), ordinate.state.formula)
    checks.equal("closing the window: status", ordinate.close(), 0)
