"""One window through all classes of size, down to a single pixel and back."""

from sessions.places import SIZE, arguments

# Wide and low, upright, the least of both, far below it, larger than most screens of laptops.
WAY = [(390, 844), (320, 480), (480, 320), (844, 390), (700, 480), (768, 1024), (1280, 800),
       (1600, 1100), (200, 150), (1, 1), (1500, 40)]


def run(stage):
    checks = stage.checks
    ordinate = stage.open("tan(x)", *arguments())
    ordinate.key("F6", "plus")
    checks.that("a key zooms in", ordinate.saves(lambda state: state.view.scale == (108, 108)))
    stage.screen.point(0, 0)
    before, shown = ordinate.state.content, ordinate.settled()
    for size in WAY:
        name = "%d × %d" % size
        checks.that(f"the window becomes {name}", ordinate.resize(*size), ordinate.size)
        checks.that(f"{name} is remembered",
                    ordinate.saves(lambda state, size=size: state.window[:2] == size),
                    ordinate.state.window)
        if min(size) > 20:
            checks.that(f"{name} is drawn",
                        ordinate.shows(lambda picture: picture.is_drawn and is_filled(picture)))
    checks.that("the window becomes what it was", ordinate.resize(*SIZE), ordinate.size)
    checks.that("with the same picture", ordinate.shows(lambda picture: picture == shown))
    checks.that("its size is kept", ordinate.saves(lambda state: state.window[:2] == SIZE))
    checks.equal("sizes change nothing else", ordinate.state.content, before)
    checks.equal("closing the window: status", ordinate.close(), 0)


def is_filled(picture):
    """Whether there is something else than black in all four corners: nothing was left out."""
    width, height = picture.size
    corners = [(2, 2), (width - 3, 2), (2, height - 3), (width - 3, height - 3)]
    return all(picture.pixel(*corner) != "#000000" for corner in corners)
