"""Devices that fail or that nobody knows: the graphics device, a controller, and no audio at all."""

import os

from sessions.places import arguments


def run(stage):
    checks = stage.checks
    pad = stage.controller()
    # A pipe in a file's place is not waited for.
    os.makedirs(stage.path("data/ordinate"))
    os.mkfifo(stage.path("data/ordinate/gamecontrollerdb.txt"))
    ordinate = stage.open(*arguments(), environment=dict(
        pad.environment, XDG_DATA_HOME=stage.path("data"), SDL_AUDIODRIVER="nothing", SDL_RENDER_VSYNC="0"))
    stage.screen.point(0, 0)
    ordinate.type("sin(x)")
    ordinate.key("ctrl+g")
    checks.that("without audio and without vsync a formula is graphed",
                ordinate.saves(lambda state: state.graphed == 1))
    before = ordinate.settled()

    pad.tell("lose")
    checks.that("a lost device is drawn on anew, and nothing else changes",
                ordinate.shows(lambda picture: picture == before))

    pad.tell("strange")
    checks.that("a controller without a mapping does nothing", ordinate.settled() == before)
    checks.equal("and needs no words", ordinate.errors, "")
    pad.plug()
    pad.press("b")
    checks.that("one with a mapping works beside it",
                ordinate.saves(lambda state: state.formula == "sin(x"), ordinate.state.formula)
    pad.unplug()

    ordinate.key("ctrl+z")
    ordinate.saves(lambda state: state.formula == "sin(x)")
    stage.screen.point(0, 0)
    before = ordinate.settled()
    for _ in range(3):
        stage.screen.hand("windowminimize", "--sync", ordinate.window)
        checks.that("minimised, it is not seen", not stage.screen.find(ordinate.TITLE))
        stage.screen.hand("windowmap", "--sync", ordinate.window)
        stage.screen.focus(ordinate.window)
        checks.that("it comes back as it was",
                    ordinate.shows(lambda picture: picture == before))
    ordinate.type("+1")
    checks.that("and goes on", ordinate.saves(lambda state: state.formula == "sin(x)+1"),
                ordinate.state.formula)
    checks.equal("and ends well", ordinate.close(), 0)
