"""The window on a graphics card (here one that a library plays) shows the same pixels as without one."""

FORMULAS = ("sin(x)", "1/x", "x^2/9-2")
SIZE = (700, 500)


def run(stage):
    checks = stage.checks
    card = acts(stage, "a card", {"SDL_RENDER_DRIVER": "opengl"})
    plain = acts(stage, "no card", {"SDL_RENDER_DRIVER": "software"})
    for name, (one, other) in zip(["at first", "panned", "typed", "resized"], zip(card, plain)):
        # How a drag is cut into events rounds edges that have been moved.
        same = one.is_like(other) if name in ("panned", "typed") else one == other
        checks.that(f"{name}: a card shows the same pixels", same, f"{one.difference(other)} differ")


def acts(stage, name, environment):
    """Opens a window and returns what it shows after each of some acts."""
    checks = stage.checks
    ordinate = stage.open("--size", "%dx%d" % SIZE, "--theme", "light", *FORMULAS,
                          state=name + ".json", environment=environment)
    uses_card = "libGL" in open(f"/proc/{ordinate.process.pid}/maps").read()
    checks.equal(f"{name}: OpenGL is in use", uses_card, name == "a card")
    pictures = [ordinate.settled()]
    ordinate.drag((560, 300), (500, 260))
    stage.screen.point(0, 0)
    pictures.append(ordinate.settled())
    ordinate.key("F6")
    ordinate.type("12+x")
    pictures.append(ordinate.settled())
    ordinate.resize(620, 440)
    pictures.append(ordinate.settled())
    checks.equal(f"{name}: closing the window: status", ordinate.close(), 0)
    return pictures
