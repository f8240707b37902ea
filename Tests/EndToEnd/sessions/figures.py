"""Relations and a moving point: typed, graphed, panned, undone, and there again after a restart."""

from sessions.places import PLOT, arguments


def run(stage):
    checks = stage.checks
    ordinate = stage.open(*arguments())
    empty = ordinate.settled(PLOT)
    pictures = []
    for line, written in (
        ("x^2+y^2=25", "x^2+y^2=25"), ("y<=sin(x)", "y≤sin(x)"), ("r<2+cos(3theta)", "r<2+cos(3θ)"),
        ("(3cos(t),2sin(t))", "(3cos(t),2sin(t))"),
    ):
        ordinate.key("ctrl+BackSpace")
        ordinate.type(line)
        checks.that(f"{line} is on the line", ordinate.saves(lambda state: state.formula == written), ordinate.state)
        ordinate.key("ctrl+g")
        checks.that(f"{line} is graphed", ordinate.saves(lambda state: state.graphed == 1), ordinate.state)
        picture = ordinate.settled(PLOT)
        checks.that(f"{line} is another picture", picture not in [empty, *pictures])
        pictures.append(picture)
    # What was replaced is told for a while; a step back and on again ends that.
    ordinate.key("ctrl+z", "ctrl+shift+z")
    pictures[-1] = ordinate.settled(PLOT)
    ordinate.key("F6", "Right", "Left", "F6")
    checks.that("there and back leads to the same picture", ordinate.shows(lambda picture: picture == pictures[-1], PLOT))
    checks.equal("closing: status", ordinate.close(), 0)

    again = stage.open(*arguments())
    checks.that("a new start shows the same figure", again.shows(lambda picture: picture == pictures[-1], PLOT))
    checks.equal("closing again: status", again.close(), 0)
