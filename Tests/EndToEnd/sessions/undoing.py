"""One line of undo for formula, graph, view, style, sliders and deletion, over a restart."""

from sessions.places import arguments


def run(stage):
    checks = stage.checks
    ordinate = stage.open(*arguments())
    steps = [("nothing is there", lambda state: state.formula == "" and not state.graphed)]

    def step(name, holds, act):
        """Does something, and notes what must hold after it and again after undo and redo."""
        act()
        checks.that(name, ordinate.saves(holds), ordinate.state)
        steps.append((name, holds))

    def keys(*names):
        return lambda: ordinate.key(*names)

    for key, line in (("a", "a"), ("*", "a×"), ("x", "a×x")):
        step(f"{key} is typed",
             lambda state, line=line: state.formula == line and not state.graphed,
             lambda key=key: ordinate.type(key))
    step("the formula is graphed", lambda state: state.graphed == 1 and state.view.center[0] == 0,
         keys("ctrl+g"))
    step("the view moves", lambda state: state.view.center[0] > 0 and state.style == "auto",
         keys("F6", "Right"))
    step("the style changes", lambda state: state.style == "line" and state.parameter("a") == 1,
         keys("l"))
    step("a slider moves", lambda state: abs(state.parameter("a") - 1.1) < 1e-9,
         keys("ctrl+l", "Down", "Down", "Down", "Right"))
    step("its function is deleted", lambda state: state.graphed == 0, keys("Home", "Delete"))
    step("the calculator reads degrees", lambda state: state.angle == "degrees",
         keys("Escape", "ctrl+d"))
    checks.equal("closing: status", ordinate.close(), 0)

    ordinate = stage.open(*arguments())
    # On the calculator what was entered goes back before the view does.
    ordinate.key("F6")
    for name, holds in reversed(steps[:-1]):
        ordinate.key("ctrl+z")
        checks.that(f"undo leads back: {name}", ordinate.saves(holds), ordinate.state)
    for name, holds in steps[1:]:
        ordinate.key("ctrl+y")
        checks.that(f"redo leads on: {name}", ordinate.saves(holds), ordinate.state)
    checks.equal("closing again: status", ordinate.close(), 0)
