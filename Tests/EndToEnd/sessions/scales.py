"""Windows at other content scales: the same, to the pixel, as what is drawn without a window."""

import subprocess

FORMULA = "sin(x)·x+1/x"


def run(stage):
    for scale, size in [(1.25, (1024, 768)), (1.5, (800, 600)), (2, (700, 500)), (3, (480, 340))]:
        compare(stage, f"--content-scale {scale:g}", scale, size, "--content-scale", f"{scale:g}")
    set_dpi(stage.screen, 192)
    try:
        compare(stage, "Xft.dpi 192", 2, (390, 500))
        compare(stage, "a scale over Xft.dpi", 1, (390, 500), "--content-scale", "1")
    finally:
        set_dpi(stage.screen, 96)


def compare(stage, name, scale, size, *arguments):
    checks = stage.checks
    looks = ("--size", "%dx%d" % size, "--theme", "light", FORMULA)
    ordinate = stage.open(*looks, *arguments, state=name + ".json")
    stage.screen.point(0, 0)
    pixels = tuple(round(scale * edge) for edge in size)
    checks.equal(f"{name}: pixels of the window", ordinate.size, pixels)
    wanted = ordinate.snapshot(*looks, "--content-scale", str(scale))
    checks.that(f"{name}: the window is drawn to the pixel",
                ordinate.shows(lambda picture: picture.is_like(wanted)))
    checks.equal(f"{name}: closing the window: status", ordinate.close(), 0)


def set_dpi(screen, dpi):
    subprocess.run(["xrdb", "-merge"], input=f"Xft.dpi: {dpi}\n", text=True,
                   env=screen.environment, timeout=30, check=True)
