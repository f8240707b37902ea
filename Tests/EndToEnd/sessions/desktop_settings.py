"""Colours, contrast and motion as the desktop's portal says, while the program runs."""

from desktop.portal import Portal
from sessions.places import BLACK, WHITE

PAPER, SLATE = "#ECE9E2", "#0B0D10"
FOCUS, GREEN, YELLOW = "#0B5CF0", "#2E7D32", "#F6E05E"


def run(stage):
    checks = stage.checks
    portal = stage.kept(Portal(stage.screen.processes, stage.folder))
    # GNOME's Light has no preference.
    portal.set("color-scheme", "u", 0)
    ordinate = stage.open("sin(x)", "--size", "1000x700", environment=portal.environment)
    checks.that("no preference is light", ordinate.shows(holds(PAPER)))
    for name, value, ground in [("dark", 1, SLATE), ("light", 2, PAPER), ("no preference", 0, PAPER)]:
        portal.set("color-scheme", "u", value)
        checks.that(f"the desktop turns to {name}", ordinate.shows(holds(ground)))
    portal.set("contrast", "u", 1)
    checks.that("more contrast is wanted", ordinate.shows(lambda part: not holds(PAPER)(part) and holds(WHITE)(part)))
    portal.set("color-scheme", "u", 1)
    checks.that("in the dark, too", ordinate.shows(lambda part: not holds(PAPER)(part) and holds(BLACK, 0.2)(part)))
    portal.set("contrast", "u", 0)
    portal.set("color-scheme", "u", 2)
    checks.that("and no more", ordinate.shows(holds(PAPER)))
    ordinate.key("Tab", "Tab")
    checks.that("the focus has a colour", ordinate.shows(holds(FOCUS, 0)))
    portal.set("accent-color", "d", 0x2E / 255, 0x7D / 255, 0x32 / 255)
    checks.that("the desktop has its own", ordinate.shows(holds(GREEN, 0)))
    portal.set("accent-color", "d", 0xF6 / 255, 0xE0 / 255, 0x5E / 255)
    checks.that("which is not taken where it is hardly seen",
                ordinate.shows(lambda part: holds(FOCUS, 0)(part) and not holds(YELLOW, 0)(part)))
    portal.set("accent-color", "d", 2, 2, 2)
    portal.close()
    checks.that("a portal that goes away leaves all as it was", ordinate.shows(holds(PAPER)))
    checks.equal("closing it: status", ordinate.close(), 0)
    checks.equal("and says nothing", ordinate.errors, "")


def holds(color, share=0.02):
    """A question whether more than a share of a picture has a colour."""
    return lambda picture: picture.count(color) > share * picture.size[0] * picture.size[1]
