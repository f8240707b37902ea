"""Dragging, the wheel with its modifier keys, clicks in a row, the menu of a place."""

from sessions.places import MIDDLE, ORIGIN_HERE, PLOT, QUIET, arguments, menu_row


def run(stage):
    checks = stage.checks
    ordinate = stage.open("x²/4-3", *arguments())

    def saves_view(center, scale, seconds=60):
        return ordinate.saves(lambda state: state.view.is_at(center, scale), seconds)

    before = ordinate.settled(QUIET)
    ordinate.drag(MIDDLE, (MIDDLE[0] - 100, MIDDLE[1] - 50))
    checks.that("a drag moves the plane by its way", saves_view((100 / 72, -50 / 72), (72, 72)),
                ordinate.state.view)
    moved = tuple(edge - way for edge, way in zip(QUIET, (100, 50, 0, 0)))
    checks.that("and every pixel with it", ordinate.shows(lambda part: part == before, moved))
    ordinate.key("h")
    checks.that("H goes home", saves_view((0, 0), (72, 72)), ordinate.state.view)

    ordinate.drag(MIDDLE, (MIDDLE[0] + 500, MIDDLE[1]))
    checks.that("also beyond the window's edge", saves_view((-500 / 72, 0), (72, 72)),
                ordinate.state.view)
    ordinate.key("h")
    saves_view((0, 0), (72, 72))

    corner = (MIDDLE[0] + 144, MIDDLE[1] + 72)

    def turn(button, *held):
        keys = [word for key in held for word in ("keydown", key)]
        up = [word for key in held for word in ("keyup", key)]
        ordinate.point(corner)
        stage.screen.hand(*keys, "click", button, *up)

    # The point under the pointer is (2, -1) and stays there.
    for held, growth in [((), (1.2, 1.2)), (("shift",), (1.2, 1)), (("alt",), (1, 1.2)),
                         (("ctrl",), (1.05, 1.05))]:
        name = "+".join((*held, "wheel"))
        scale = tuple(72 * factor for factor in growth)
        turn(4, *held)
        checks.that(f"{name} zooms at the pointer",
                    saves_view((2 - 144 / scale[0], -1 + 72 / scale[1]), scale), ordinate.state.view)
        turn(5, *held)
        checks.that(f"{name} zooms back", saves_view((0, 0), (72, 72)), ordinate.state.view)

    def clicks(place, count, center, scale):
        # A busy machine may see clicks too far apart, and single ones change nothing.
        for _ in range(5):
            ordinate.settled(PLOT)
            ordinate.click(place, count=count)
            if saves_view(center, scale, 4):
                return True
        return False

    checks.that("a double click moves the origin there", clicks(corner, 2, (-2, 1), (72, 72)),
                ordinate.state.view)
    ordinate.point(MIDDLE)
    stage.screen.hand("click", 4)
    checks.that("the wheel in the middle", saves_view((-2, 1), (86.4, 86.4)), ordinate.state.view)
    checks.that("a triple click has the origin there at the default scale",
                clicks(MIDDLE, 3, (0, 0), (72, 72)), ordinate.state.view)

    before = ordinate.settled(PLOT)
    # High enough for the menu to open below, and not on the curve.
    corner = (MIDDLE[0] - 144, MIDDLE[1] - 72)
    ordinate.click(corner, button=3)
    checks.that("a right click opens a menu", ordinate.shows(lambda part: part != before, PLOT))
    ordinate.settled(PLOT)
    ordinate.click(menu_row(corner, ORIGIN_HERE))
    checks.that("a row of it brings the origin there", saves_view((2, -1), (72, 72)),
                ordinate.state.view)
    checks.equal("closing the window: status", ordinate.close(), 0)
