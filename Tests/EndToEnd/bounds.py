"""`ordinate fit` with conditions: bounds of parameters against the lowest of all faces, and rows that are left out."""

import math
import os
import random
from fractions import Fraction

from bands import solve
from fits import fit


def sum_of_squares(rows, numbers):
    return sum((y - sum(n * x ** k for k, n in enumerate(numbers))) ** 2 for x, y in rows)


def least(rows, count, bounds):
    """The numbers within closed bounds with the smallest sum of squares, of all that are least on a face."""
    best = None
    choices = [[]]
    for place in range(count):
        ends = [None] + [end for end in bounds.get(place, ()) if end is not None]
        choices = [choice + [end] for choice in choices for end in ends]
    for choice in choices:
        free = [place for place in range(count) if choice[place] is None]
        rest = [(x, y - sum(choice[k] * x ** k for k in range(count) if choice[k] is not None)) for x, y in rows]
        normal = [[sum(x ** (j + k) for x, _ in rows) for k in free] for j in free]
        found = iter(solve(normal, [sum(y * x ** j for x, y in rest) for j in free])) if free else iter(())
        numbers = [choice[k] if choice[k] is not None else next(found) for k in range(count)]
        within = all((low is None or numbers[k] >= low) and (high is None or numbers[k] <= high)
                     for k, (low, high) in bounds.items())
        if within and (best is None or sum_of_squares(rows, numbers) < sum_of_squares(rows, best)):
            best = numbers
    return best


def check_random(checks, run, path, generator):
    for case in range(24):
        count = generator.choice((2, 2, 3))
        rows = [(Fraction(k), Fraction(generator.randint(-40, 40), 4)) for k in range(generator.randint(count + 2, 9))]
        bounds = {}
        for place in generator.sample(range(count), generator.choice((1, 1, 2))):
            low = Fraction(generator.randint(-12, 6), 4)
            bounds[place] = generator.choice(((low, None), (None, low), (low, low + 2)))
        with open(path, "w") as file:
            file.write("".join(f"{float(x)},{float(y)}\n" for x, y in rows))
        conditions = [condition for place, (low, high) in bounds.items() for condition in
                      (([f"{'abc'[place]} ≥ {low}"] if low is not None else []) + ([f"{high} ≥ {'abc'[place]}"] if high is not None else []))]
        model = "y1 ~ " + " + ".join(f"{name} x1^{power}" for power, name in enumerate("abc"[:count]))
        said = fit(run, path, model + "".join(" {" + condition + "}" for condition in conditions))
        wanted = least(rows, count, bounds)
        checks.equal(f"bounds {case}: {conditions}", said["proof"], "least" if said.get("atBounds") else "unique")
        found = [said.get("parameters", {}).get(name, {}).get("exact") for name in "abc"[:count]]
        at = ["abc"[place] for place in sorted(bounds) if wanted[place] in bounds[place]]
        checks.equal(f"bounds {case}: those at their bound", said.get("atBounds"), at)
        free = [name for name in "abc"[:count] if said["parameters"][name]["deviation"] is None]
        checks.that(f"bounds {case}: these have no deviation", set(at) <= set(free), str(free))
        checks.equal(f"bounds {case}: {model} {conditions} of {[str(y) for _, y in rows]}", found, [str(number) for number in wanted])


def least_of_two(rows, k):
    """The smallest sum of squares of y = a·f(x; k), and what f is."""
    best = []
    for f in (lambda x: math.sin(k * x), lambda x: x ** k):
        size = sum(f(x) ** 2 for x, _ in rows)
        a = sum(y * f(x) for x, y in rows) / size
        best.append(sum((y - a * f(x)) ** 2 for x, y in rows))
    return best


def check_least(checks, run, path, generator):
    """What is said to be the least of all is not above any of a fine scan."""
    scan = [0.4 + 0.002 * step for step in range(1301)]
    for case in range(4):
        k = generator.uniform(0.6, 2.8)
        points = [(0.25 * place + 0.5, math.sin(k * (0.25 * place + 0.5)) + generator.gauss(0, 0.4)) for place in range(14)]
        rows = [(x, round(y, 3)) for x, y in points]
        with open(path, "w") as file:
            file.write("".join(f"{x},{y}\n" for x, y in rows))
        lowest = [min(sums) for sums in zip(*(least_of_two(rows, value) for value in scan))]
        for model, low in zip(("a sin(k x1)", "a x1^k"), lowest):
            said = fit(run, path, f"y1 ~ {model} {{0.4 ≤ k ≤ 3}}")
            found = float((said.get("residualSum") or {}).get("value", "inf"))
            checks.that(f"least {case} of {model}: proven, and below all of a scan",
                        said["proof"] in ("least", "minimum") and (said["proof"] == "minimum" or found <= low * (1 + 1e-9)), (said, low, rows))
            checks.that(f"least {case} of {model}: others excluded", said["proof"] == "least" or said.get("parameters", {}).get("k", {})
                        .get("exact") in ("2/5", "3"), (said, rows))


def check_rows(checks, run, path, generator):
    """Rows beside the limit of a condition, which differ from it by less than a Double tells."""
    for case in range(12):
        limit = Fraction(generator.randrange(-40, 40), 10 ** generator.randrange(3))
        digits = generator.choice([0, 2, 16, 18, 25])
        near = [limit + Fraction(generator.randrange(-3, 4), 10 ** digits) for _ in range(12)]
        # In some rows the condition has to hold.
        rows = [(x, number) for number, x in enumerate(near)] + [(limit + 1, 20), (limit + 2, 25), (limit + 3, 23)]
        with open(path, "w") as file:
            file.write("".join(f"{decimal(x)},{y}\n" for x, y in rows))
        power = generator.randrange(30)
        said = fit(run, path, f"y1 ~ m x1 + b {{(x1 - ({limit})) 10^{power} > 1/2}}")
        used = sum((x - limit) * 10 ** power > Fraction(1, 2) for x, _ in rows)
        checks.equal(f"rows {case}: those above {limit} by more than 10^-{power}/2 of {[decimal(x) for x, _ in rows]}", said.get("rows"), used)


def decimal(number):
    """A fraction of a power of ten as it is typed."""
    whole = number * 10 ** 30
    assert whole.denominator == 1
    sign, digits = ("-" if number < 0 else ""), str(abs(whole.numerator)).rjust(31, "0")
    return sign + digits[:-30] + "." + digits[-30:]


def check(checks, run, folder):
    path = os.path.join(folder, "bounds.csv")
    check_random(checks, run, path, random.Random(17))
    check_least(checks, run, path, random.Random(29))
    check_rows(checks, run, path, random.Random(41))
    rows = [(1, 2.1, 5), (2, 3.9, 1), (3, 6.2, 5), (4, 7.8, 5), (5, 10.1, 1), (6, 12.3, 5)]
    with open(path, "w") as file:
        file.write("".join(f"{x},{y},{z}\n" for x, y, z in rows))
    part = os.path.join(folder, "part.csv")
    for condition, holds in (("x1 > 3", lambda x, y, z: x > 3), ("2 ≤ x1 < 6", lambda x, y, z: 2 <= x < 6),
                             ("y2 = 5", lambda x, y, z: z == 5), ("x1 ≠ 3 and y1 < 12", lambda x, y, z: x != 3 and y < 12),
                             ("x1^2 + y2 > 10", lambda x, y, z: x * x + z > 10), ("√x1 > √2·y2/2", lambda x, y, z: 2 * x > z * z),
                             ("1/(x1-9/2) > 0 and x1 y1 > y2", lambda x, y, z: x > 4.5 and x * y > z)):
        with open(part, "w") as file:
            file.write("".join(f"{x},{y}\n" for x, y, z in rows if holds(x, y, z)))
        said, wanted = fit(run, path, "y1 ~ m x1 + b {" + condition + "}"), fit(run, part, "y1 ~ m x1 + b")
        checks.equal(f"rows with {condition}", [said.get("rows"), said.get("parameters"), said.get("residualSum")],
                     [wanted["rows"], wanted["parameters"], wanted["residualSum"]])
    for arguments, count in ((["--angle", "deg"], 6), ([], 3)):
        checks.equal(f"rows with cos(x1) > 0, {arguments}", fit(run, path, "y1 ~ m x1 + b {cos(x1) > 0}", *arguments).get("rows"), count)
    said = fit(run, path, "y1 ~ m x1 + b {x1 > 3}", "--residuals")
    checks.equal("rows left out have no residual", [told is None for told in said["residuals"]], [True] * 3 + [False] * 3)
    for model, proof in (("y1 ~ m x1 + b {0 < m < 1}", "unattained"), ("y1 ~ m x1 + b {m ≤ 1}", "least"),
                         ("y1 ~ m x1 + b {m < 1}{m > 3}", "none"), ("y1 ~ a e^(k x1) {k ≤ 0.1}", "minimum"),
                         ("y1 ~ a e^(k x1) {k < 0.1}", "unattained"), ("y1 ~ a e^(k x1) {k > 0.1}", "minimum"),
                         ("y1 ~ a e^(k x1) {k ≥ 0.5}", "minimum")):
        checks.equal(model, fit(run, path, model)["proof"], proof)
    for condition in ("k + a > 2", "a > b", "x1 > 1 or x1 < 0", "√(x1-3) > 1", "x1/(x1-3) > 1", "√x1·√x1 ≥ x1", "m > x1"):
        result = run("fit", "y1 ~ m x1 + b {" + condition + "}", "--data", path)
        checks.that(f"condition {condition}: refused", result.returncode == 64 and "ondition" in result.stderr, result.stderr)
    for model in ("y1 ~ m {x1>2: x1} + b", "y1 ~ b + m (x1 {x1<100})", "y1 ~ m {m>0: x1} + b"):
        result = run("fit", model, "--data", path)
        checks.that(f"{model}: refused", result.returncode == 64 and "ondition" in result.stderr, result.stderr)
