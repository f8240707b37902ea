"""Full screen and presentations, and how they end."""

from sessions.places import BLACK, SIZE, WHITE, arguments


def run(stage):
    checks = stage.checks
    screen = stage.screen.SIZE
    ordinate = stage.open("sin(x)", *arguments())
    ordinate.key("F11")
    checks.that("F11 fills the screen", ordinate.shows(lambda _: ordinate.size == screen))
    checks.that("and is remembered", ordinate.saves(lambda state: state.window[2]))
    checks.equal("with the size to come back to", ordinate.state.window[:2], SIZE)
    checks.equal("closing it full: status", ordinate.close(), 0)
    ordinate = stage.open()
    checks.that("a new start fills the screen", ordinate.shows(lambda _: ordinate.size == screen))
    ordinate.key("F11")
    checks.that("F11 gives the window back", ordinate.shows(lambda _: ordinate.size == SIZE))
    checks.that("and is remembered, too", ordinate.saves(lambda state: not state.window[2]))

    stage.screen.point(0, 0)
    before, shown = ordinate.state, ordinate.settled()
    present(checks, ordinate, screen)
    ordinate.key("w")
    checks.that("W makes it white", ordinate.shows(is_projected(WHITE)))
    curve = (0, 0, screen[0], screen[1] - 200)
    first = ordinate.settled(curve)
    ordinate.key("ctrl+1", "plus", "ctrl+2")
    checks.that("numbered views are kept",
                ordinate.saves(lambda state: state.kept_views == [1, 2]))
    second = ordinate.settled(curve)
    checks.that("another view is another picture", first != second)
    ordinate.key("Prior")
    checks.that("Page up goes to the one before",
                ordinate.shows(lambda part: part == first, curve))
    ordinate.key("2")
    checks.that("2 goes to the second", ordinate.shows(lambda part: part == second, curve))
    ordinate.key("Escape")
    checks.that("Esc gives the window back", ordinate.shows(lambda _: ordinate.size == SIZE))
    checks.that("with the same picture", ordinate.shows(lambda picture: picture == shown))
    checks.that("and the view before",
                ordinate.saves(lambda state: state.view == before.view), ordinate.state.view)

    present(checks, ordinate, screen)
    projected = ordinate.settled()
    ordinate.key("plus", "Right")
    ordinate.shows(lambda picture: picture != projected)
    checks.equal("closing while presenting: status", ordinate.close(), 0)
    again = stage.open()
    checks.that("the window comes back as it was before",
                again.shows(lambda picture: picture == shown), again.state)
    checks.equal("closing it: status", again.close(), 0)


def present(checks, ordinate, screen):
    ordinate.key("F5")
    checks.that("F5 fills the screen", ordinate.shows(lambda _: ordinate.size == screen))
    checks.that("with the graph alone on black", ordinate.shows(is_projected(BLACK)))


def is_projected(ground):
    """A question whether a picture is mostly of one colour, with the curve from edge to edge."""
    def question(picture):
        width, height = picture.size
        places = [(x, y) for x in range(7, width, 97) for y in range(5, height, 89)]
        share = sum(picture.pixel(x, y) == ground for x, y in places) / len(places)
        return share > 0.7
    return question
