"""The window and the commands say the same of the same formula, each a program of its own."""

import csv
import io
import json
import subprocess
from decimal import Decimal, InvalidOperation, localcontext

from checks import eventually
from sessions.places import arguments

# What is hard in Double: cancellation, exact decisions, ends of domains, far places, towers.
RESULTS = [
    "1e20+1-1e20", "(1+1e-15)^1e15", "sin(1e22)", "sqrt(2)+sqrt(3)-pi", "exp(pi*sqrt(163))-262537412640768744",
    "333.75*33096^6+77617^2*(11*77617^2*33096^2-33096^6-121*33096^4-2)+5.5*33096^8+77617/(2*33096)",
    "floor(tan(pi/4))", "ln(10^400)", "171!/3^300", "mod(0.3,0.1)", "atan(1)*4-pi", "cbrt(-1/3)", "e^-700*10^300",
]
WRITTEN = str.maketrans("−⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "--0123456789")
FIGURES = [("(1-cos(x/10^8))/(x/10^8)^2", "1"), ("sin(x)/x", "1e-9"), ("x^3-x-1", "1.25"), ("e^x-1-x", "1e-7"),
           ("ln(x)", "0.001"), ("floor(x)+sqrt(x)", "3")]


def run(stage):
    results(stage)
    points(stage)


def command(stage, *arguments):
    return subprocess.run([stage.program, *arguments], capture_output=True, text=True, timeout=60).stdout


def number(text):
    """A number as the window or a command writes it, None where it is none."""
    try:
        return Decimal(text.strip().translate(WRITTEN).replace("·10", "e"))
    except InvalidOperation:
        return None


def agrees(shown, low, high):
    """Whether digits that are cut off or rounded are those of a number between two."""
    value = number(shown)
    if value is None:
        return False
    with localcontext() as context:
        context.prec = 200
        unit = Decimal(1).scaleb(value.as_tuple().exponent) if set(shown) & set(".e·") else 0
        return Decimal(low) - unit <= value <= Decimal(high) + unit


def results(stage):
    ordinate = stage.open(*arguments())
    for formula in RESULTS:
        known = json.loads(command(stage, "eval", "--json", "--digits", "90", "--", formula))
        stage.screen.copy(formula)
        ordinate.key("ctrl+BackSpace", "ctrl+v")

        def copied():
            ordinate.key("ctrl+c")
            return agrees(stage.screen.clipboard, known["lower"], known["upper"])
        stage.checks.that(f"the display has the digits of {formula}", eventually(copied, 10),
                          (stage.screen.clipboard, known["value"]))
    stage.checks.equal("closing the window: status", ordinate.close(), 0)


def points(stage):
    for index, (formula, x) in enumerate(FIGURES):
        known = json.loads(command(stage, "eval", "--json", "--digits", "60", "--x", x, "--", formula))
        ordinate = stage.open(formula, *arguments(), state=f"point-{index}.json")
        ordinate.key("F6", "t", "x", "ctrl+a")
        ordinate.type(x)
        ordinate.key("Return")
        ordinate.saves(lambda state: state.trace and state.trace["x"] == float(x))

        def traced():
            ordinate.key("ctrl+c")
            place = stage.screen.clipboard.strip("()").replace(";", ",").split(",")
            return len(place) == 2 and agrees(place[1], known["lower"], known["upper"])
        stage.checks.that(f"the trace of {formula} at {x} is the command's value", eventually(traced, 10),
                          (stage.screen.clipboard, known["value"]))
        ordinate.key("Escape", "ctrl+t")
        ordinate.saves(lambda state: state.shows_table)

        def tabled():
            ordinate.key("ctrl+c")
            rows = list(csv.reader(io.StringIO(stage.screen.clipboard), delimiter="\t"))
            if not rows or rows[0][0] != "x" or len(rows) < 4:
                return False
            places = [row[0] for row in rows[1:]]
            lines = command(stage, "table", formula, "--at", ",".join(places), "--digits", "15", "--csv").splitlines()
            theirs = [line.split(",")[1] for line in lines][-len(places):]
            return all(same(row[1], value) for row, value in zip(rows[1:], theirs))
        stage.checks.that("and so is its table", eventually(tabled, 10), stage.screen.clipboard)
        ordinate.close()


def same(mine, theirs):
    """Whether a cell is the command's: as good digits, or both without a value."""
    value = number(theirs)
    return mine == "" if value is None else mine.isascii() and agrees(mine, value, value)
