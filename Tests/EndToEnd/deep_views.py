"""Commands where Doubles do not tell places apart: pictures, facts and tables, against fractions."""

import json
import os
import random
import subprocess
import xml.etree.ElementTree
from decimal import Context, Decimal
from fractions import Fraction

PI = Fraction("3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798")

# Views deeper than Doubles distinguish: a formula, what is asked, and how many pixels are certain at least.
DEEP_VIEWS = [
    ("x^2-2", ["--x", "1.414213562373095001801688724:1.414213562373095101801688724"], 200),
    ("x^2-2", ["--x", "1:1.00000000000000000001"], 200), ("x^2-2", ["--y", "0.1:0.1000000000000001"], 100),
    ("sin(x)", ["--x=pi-1e-50:pi+1e-50"], 200), ("abs(x-1/7)", ["--x=1/7-1e-300:1/7+1e-300"], 200),
    ("x^2", ["--x", "0:1e-310"], 100), ("x^2-2", ["--x=1.5e300:1.6e300", "--fit"], 200),
    ("sin(x)", ["--center", "pi", "--width", "1e-90"], 200), ("x^2", ["--at", "-1,1", "--width", "1e-30"], 200),
    ("cos(x)", ["--at=pi", "--width", "1e-90", "--fit"], 200), ("x", ["--center", "2,2", "--width", "1"], 200), ("x^2+y^2=1", ["--x=3/5-1e-40:3/5+1e-40", "--y=4/5-1e-40:4/5+1e-40"], 200),
]


# The pixels of atan x from −2^1000 to 2^1000: one a column, and from 0 to ±π/2 in those beside 0.
WIDE = (100, 0)


def ink(path):
    """How many pixels are certain and possible in a picture of curves alone."""
    text = subprocess.run(["convert", path, "-format", "%c", "histogram:info:"], capture_output=True, text=True).stdout
    counts = {line.split("#")[1][:6]: int(line.split(":")[0]) for line in text.splitlines() if "#" in line}
    return counts.get("000000", 0), counts.get("808080", 0)


def check_pictures(checks, run, folder):
    """A deep view is certain, and its picture says where its numbers count from; one that can't be drawn is refused."""
    path = os.path.join(folder, "deep.png")
    for formula, view, least in DEEP_VIEWS:
        result = run("plot", "--size", "320x240", *view, "--curve-only", "-o", path, "--", formula)
        checks.equal(f"deep {view}: status", (result.returncode, result.stderr), (0, ""))
        certain, possible = ink(path)
        checks.that(f"deep {view}: certain", certain >= least and possible * 50 <= certain, (certain, possible))
    # As wide as that, and plain all the same: no column has both sides of 0.
    run("plot", "--size", "64x48", "--x=-2^1000:2^1000", "--y=-2:2", "--curve-only", "-o", path, "--", "atan(x)")
    checks.equal("a very wide view: certain and possible", ink(path), WIDE)
    drawn = os.path.join(folder, "deep.svg")
    run("plot", "sin(x)", "--x=pi-1e-50:pi+1e-50", "-o", drawn)
    with open(drawn) as file:
        names = [node.get("aria-label") for node in xml.etree.ElementTree.parse(file).iter() if node.get("aria-label")]
    checks.that("deep: the origin", any(name.startswith("x = 3.14159265358979") for name in names), names)
    checks.that("deep: its numbers", "+4·10⁻⁵¹" in names, names)

def facts(run, *arguments):
    """What the command says of each formula, every number a fraction."""
    result = run("facts", *arguments, "--json")
    texts = [json.loads(line, parse_float=Fraction, parse_int=Fraction) for line in result.stdout.splitlines()]
    return texts or [{"roots": [], "statistics": {}, "error": result.stderr}]


def holds(interval, number):
    return interval[0] <= number <= interval[1]


def check_facts(checks, run):
    """Places and values are enclosed to the digits that the range needs, wherever it is."""
    said, = facts(run, "sin(x)", "--x=pi-1e-50:pi+1e-50")
    root = (said["roots"] or [{"x": [0, 0]}])[0]
    checks.that("facts near pi: the root", holds(root["x"], PI) and root["x"][1] - root["x"][0] < Fraction(1, 10**62), said)
    checks.equal("facts near pi: what it is", (root.get("exact"), root.get("exactProven")), ("π", True))
    checks.equal("facts near pi: the value at 0 is elsewhere", said.get("yIntercept"), None)
    maker = random.Random(5)
    for _ in range(12):
        place = Fraction(maker.randint(1, 999), maker.choice([7, 11, 13, 64]))
        depth = maker.randint(14, 250)
        shift = Fraction(maker.randint(-4, 4), 10**(depth + 1))
        formula = f"(x-{place}-({shift}))*(x+1)"
        said, = facts(run, formula, "--center", str(place), "--width", f"2e-{depth}")
        root, width = place + shift, Fraction(1, 10**depth)
        found = [item for item in said["roots"] if item["proven"] and holds(item["x"], root)]
        checks.that(f"facts of {formula}: the root", len(found) == len(said["roots"]) == 1, said)
        low = (place - width - root) * (place - width + 1)
        high = (place + width - root) * (place + width + 1)
        numbers = said["statistics"]
        for name, value in (("minimum", low), ("maximum", high)):
            checks.that(f"facts of {formula}: {name}", holds(numbers[name], value), (numbers[name], value))
        area = sum(side * (x**3 / 3 + (1 - root) * x**2 / 2 - root * x)
                   for side, x in ((1, place + width), (-1, place - width)))
        checks.that(f"facts of {formula}: area", holds(numbers["area"], area), (numbers["area"], area))
    # Values far from 0 are told to the digits in which they differ.
    middle, half = Fraction(7, 5), Fraction(1, 10**60)
    for formula, values in (("x^2", [(middle + way * half) ** 2 for way in (-1, 1)]),
                            ("3-(x-7/5)^2", [3 - half**2, Fraction(3)]), ("1/x", [1 / (middle + way * half) for way in (1, -1)])):
        said, = facts(run, formula, "--center", "7/5", "--width", "2e-60")
        numbers, size = said["statistics"], values[1] - values[0]
        for name, value in zip(("minimum", "maximum"), values):
            close = holds(numbers[name], value) and numbers[name][1] - numbers[name][0] < size / 10**10
            checks.that(f"facts of {formula}: {name}, near", close, numbers[name])
        checks.equal(f"facts of {formula}: no zeros", (numbers["zeros"], said["roots"]), (0, []))
        area = numbers["area"]
        checks.that(f"facts of {formula}: area from 0", area[0] <= 2 * half * values[1] and 2 * half * values[0] <= area[1], area)
    said = facts(run, "x^2-2", "2-x^2", "--at=sqrt(2)", "--width", "1e-80")
    points = said[0]["intersections"][0]["points"]
    root = Fraction(Decimal(2).sqrt(Context(prec=150)))
    checks.that("facts of two: where they meet", len(points) == 1 and holds(points[0]["x"], root), points)
    result = run("facts", "x", "--x=pi+1e-50:pi-1e-50")
    checks.that("facts: ends the wrong way", result.returncode == 1 and "smaller" in result.stderr, result.stderr)


def check_tables(checks, run):
    """No two lines have one x, and what stands in them is so to the last digit but one."""
    for view, first, step in (
            (["--x=1/7-4e-40:1/7+4e-40", "--step", "1e-40"], Fraction(1, 7) - Fraction(4, 10**40), Fraction(1, 10**40)),
            (["--x=pi-4e-40:pi+4e-40", "--step", "1e-40"], PI - Fraction(4, 10**40), Fraction(1, 10**40)),
            (["--center", "2", "--width", "8e-30", "--step", "1e-30"], 2 - Fraction(4, 10**30), Fraction(1, 10**30))):
        rows = [line.split() for line in run("table", "x^2", *view, "--digits", "60").stdout.splitlines()[1:]]
        checks.equal(f"table {view}: lines", len(rows), 9)
        for index, row in enumerate(rows):
            x = first + index * step
            checks.that(f"table {view}: x in line {index}", abs(Fraction(row[0]) - x) < step / 100, row)
            checks.that(f"table {view}: x² in line {index}", abs(Fraction(row[1]) - x * x) < Fraction(1, 10**57), row)
    lines = run("table", "x", "--at=pi-1e-50,pi+1e-50").stdout.splitlines()
    checks.that("table at two places: they differ", len(set(line.split()[0] for line in lines[1:])) == 2, lines)


def check(checks, run, folder):
    check_pictures(checks, run, folder)
    check_facts(checks, run)
    check_tables(checks, run)
    for arguments in (["--width", "1"], ["--center", "1", "--x", "0:1"], ["--center", "1", "--width", "-1"], ["--at", "1,2,3"]):
        path = os.path.join(folder, "refused.png")
        result = run("plot", "x", "-o", path, *arguments)
        checks.equal(f"plot {arguments}: refused", (result.returncode, os.path.exists(path)), (64, False))
