"""Relations in polar coordinates: what is drawn, against the relation at places of pixels."""

import math
import os

import pixels

WIDTH, HEIGHT, VIEW = 80, 60, (-4, 4, -3, 3)
# Each with the same in Python, of r and of θ from 0 to a turn.
RELATIONS = [
    ("r < 2+cos(3θ)", lambda r, t: r < 2 + math.cos(3 * t)), ("r > 2 + sin(2theta)", lambda r, t: r > 2 + math.sin(2 * t)),
    ("1 < r <= 2 {0.5 < θ < 2}", lambda r, t: 1 < r <= 2 and 0.5 < t < 2), ("r < θ", lambda r, t: r < t), ("θ > 3", lambda r, t: t > 3),
    ("r < 2 or cos(4θ) > 0.5", lambda r, t: r < 2 or math.cos(4 * t) > 0.5), ("sin(3r) > cos(θ)", lambda r, t: math.sin(3 * r) > math.cos(t)),
    ("r² < 4cos(2θ)", lambda r, t: r * r < 4 * math.cos(2 * t)), ("1 < r < 3", lambda r, t: 1 < r < 3), ("r < sum(r,r,1,2)", lambda r, t: r < 3),
    ("r < 2 and x > 0", lambda r, t: r < 2 and r * math.cos(t) > 0), ("r < 3 and y < x^2", lambda r, t: r < 3 and r * math.sin(t) < (r * math.cos(t)) ** 2),
]
# Curves, by a point that lies on them and one that does not.
CURVES = [
    ("θ = 1", (math.cos(1) * 2, math.sin(1) * 2), (-math.cos(1) * 2, -math.sin(1) * 2)), ("r = 2 {θ > 1}", (-2, 0), (2 * math.cos(0.5), 2 * math.sin(0.5))),
    ("r = θ {r < 2}", (1.5 * math.cos(1.5), 1.5 * math.sin(1.5)), (3 * math.cos(3), 3 * math.sin(3))), ("r = 1+cos θ {r > 1}", (2, 0), (-0.2, 0)),
    ("r² = 4cos(2θ)", (2, 0), (0, 1)), ("r = 2 and sin(θ) > 0.5", (0, 2), (2, 0)),
]
REFUSED = [("r = r+1", "r"), ("r = sum(r k,k,1,3)", "unknown name: r"), ("r = int(r,t,0,1)", "unknown name: r"), ("r < 1+int(θ t,t,0,1)", "unknown name: θ"), ("r = θ {int(r t,t,0,1)>1}", "unknown name: r"), ("r < ", "<"), ("r(t) = 2t", "r")]


def polar(x, y):
    return math.hypot(x, y), math.atan2(y, x) % (2 * math.pi)


def check(checks, run, folder):
    low, high, bottom, top = VIEW
    step = (high - low) / WIDTH

    def draw(formula):
        return pixels.drawn(run, folder, formula, (WIDTH, HEIGHT), VIEW)

    for formula, holds in RELATIONS:
        pixels.check(checks, formula, draw(formula), lambda x, y: holds(*polar(x, y)), (WIDTH, HEIGHT), VIEW)
    for formula, on, off in CURVES:
        shade = draw(formula)

        def near(place):
            column, row = int((place[0] - low) / step), int((top - place[1]) / step)
            return min(shade(column + i, row + j) for i in (-1, 0, 1) for j in (-1, 0, 1)) < 64
        checks.that(f"{formula} goes through {on}", near(on), None)
        checks.that(f"{formula} does not go through {off}", not near(off), None)
    for formula, sign in REFUSED:
        said = run("plot", formula, "-o", os.path.join(folder, "none.png"))
        checks.that(f"{formula} is refused", said.returncode != 0 and sign in said.stderr, said.stderr)
