"""What is drawn of a relation, pixel by pixel, against the relation at places of each."""

import os

from desktop.picture import Picture


def drawn(run, folder, formula, size, view, options=(), ends=None):
    """The shade of each pixel: 0 where the relation certainly is, 255 where it is not."""
    path = os.path.join(folder, "pixels.png")
    low, high, bottom, top = ends or view
    run("plot", formula, "--size", f"{size[0]}x{size[1]}", f"--x={low}:{high}", f"--y={bottom}:{top}", "--curve-only", "-o", path, *options)
    picture = Picture.read(path)
    return lambda column, row: int(picture.pixel(column, row)[1:3], 16)


def check(checks, formula, shade, holds, size, view):
    """No certain pixel is more than one from where it holds, none is blank all over which it does, and few are left open."""
    low, high, bottom, top = view
    across, up = (high - low) / size[0], (top - bottom) / size[1]
    lies = missed = known = 0
    for row in range(1, size[1] - 1):
        for column in range(1, size[0] - 1):
            def places(reach, count):
                steps = [reach * (2 * i / count - 1) for i in range(count + 1)]
                return [holds(low + across * (column + 0.5 + i), top - up * (row + 0.5 + j)) for i in steps for j in steps]
            own = shade(column, row)
            # Looked at more closely where a few places tell nothing.
            lies += own < 64 and not any(places(1.5, 3)) and not any(places(1.5, 16))
            missed += own > 192 and all(places(0.49, 2)) and all(places(0.49, 8))
            known += own < 64 or own > 192
    checks.equal(f"{formula}: no pixel is false", (lies, missed), (0, 0))
    checks.that(f"{formula}: nearly all are known", known > 0.97 * (size[0] - 2) * (size[1] - 2), known)
