"""Relations on logarithmic axes, against the relation at places of pixels."""

import math

import pixels

SIZE, VIEW, ENDS = (60, 60), (-1, 2, -1, 2), ("0.1", "100", "0.1", "100")
# Each with the same in Python, of x and y; areas, so that places inside of pixels tell.
RELATIONS = [
    ("x y < 1", lambda x, y: x * y < 1), ("x^2+y^2 < 100", lambda x, y: x * x + y * y < 100), ("y > sqrt(x)", lambda x, y: y > math.sqrt(x)),
    ("x+y > 3 and y < 10x", lambda x, y: x + y > 3 and y < 10 * x), ("y < 1/(1+x^2)", lambda x, y: y < 1 / (1 + x * x)),
    ("sin(x) < y < 2+x", lambda x, y: math.sin(x) < y < 2 + x), ("|x-2| < |y-3|", lambda x, y: abs(x - 2) < abs(y - 3)), ("y > 3", lambda x, y: y > 3),
]


def check_far_ends(checks, run, folder):
    """An end that is no Double is as near to one as any other number, in its own size."""
    for ends in (("1", "1e23"), ("1e-30", "1e30"), ("0.1", "12345678901234567")):
        shade = pixels.drawn(run, folder, "x", (60, 60), None, ["--log-x", "--log-y"], ends * 2)
        shades = [shade(column, row) for column in range(60) for row in range(60)]
        checks.that(f"y = x from {ends[0]} to {ends[1]}: certain", shades.count(0) >= 60 and shades.count(255) >= 3400, shades)


def check(checks, run, folder):
    check_far_ends(checks, run, folder)
    for flags in (["--log-x", "--log-y"], ["--log-y"], ["--log-x"]):
        view = [end if f"--log-{'x' if place < 2 else 'y'}" in flags else 0.1 + 99.9 * (place % 2) for place, end in enumerate(VIEW)]
        of_x = (lambda u: 10 ** u) if "--log-x" in flags else (lambda u: u)
        of_y = (lambda v: 10 ** v) if "--log-y" in flags else (lambda v: v)
        for formula, holds in RELATIONS:
            shade = pixels.drawn(run, folder, formula, SIZE, view, flags, ENDS)
            pixels.check(checks, f"{formula} {' '.join(flags)}", shade, lambda u, v: holds(of_x(u), of_y(v)), SIZE, view)
