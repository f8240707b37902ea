"""`ordinate fit --at … --level …`: stretches of the mean and of a new value, against Student's t summed in decimals."""

import json
import os
import random
import re
from decimal import Decimal, getcontext
from fractions import Fraction

getcontext().prec = 50

# Quantiles of t for 97.5 % of one tail, of odd degrees of freedom: National Institute of Standards and Technology,
# e-Handbook of Statistical Methods, section 1.3.6.7.2.
TABLE = {1: "12.706", 3: "3.182", 5: "2.571", 7: "2.365", 9: "2.262", 11: "2.201", 29: "2.045", 99: "1.984"}


def share(t, degrees):
    """What lies between −t and t, of an even number of degrees: a finite sum (Abramowitz and Stegun, 26.7.4)."""
    cosine2 = degrees / (degrees + t * t)
    term = total = Decimal(1)
    for k in range(1, degrees // 2):
        term *= cosine2 * (2 * k - 1) / (2 * k)
        total += term
    return (1 - cosine2).sqrt() * total


def quantile(level, degrees):
    low, high = Decimal(0), Decimal(1)
    while share(high, degrees) < level:
        high *= 2
    for _ in range(160):
        middle = (low + high) / 2
        low, high = (middle, high) if share(middle, degrees) < level else (low, middle)
    return low


def solve(matrix, target):
    rows = [row[:] + [value] for row, value in zip(matrix, target)]
    for step in range(len(rows)):
        pivot = next(row for row in range(step, len(rows)) if rows[row][step])
        rows[step], rows[pivot] = rows[pivot], rows[step]
        rows[step] = [value / rows[step][step] for value in rows[step]]
        for row in range(len(rows)):
            if row != step:
                rows[row] = [a - rows[row][step] * b for a, b in zip(rows[row], rows[step])]
    return [row[-1] for row in rows]


def told(run, path, model, place, level):
    result = run("fit", model, "--data", path, "--at", str(place), "--level", str(level), "--json")
    return json.loads(result.stdout)["predictions"][0] if result.stdout.startswith("{") else {"said": result.stderr}


def holds(ends, values):
    return all(Fraction(low) <= value <= Fraction(high) and high - low <= 1e-9 * max(1, abs(high))
               for (low, high), value in zip(ends, values))


def check_random(checks, run, path, generator):
    for case in range(12):
        degree = generator.choice((1, 1, 2, 3))
        count = degree + 1 + 2 * generator.randint(1, 12)
        start = generator.choice((0, 0, -50, 2000))
        xs = [Fraction(start) + Fraction(k) / generator.choice((1, 2)) for k in range(count)]
        rows = [(x, Fraction(generator.randint(-400, 400)) / 8) for x in xs]
        with open(path, "w") as file:
            file.write("".join(f"{float(x)},{float(y)}\n" for x, y in rows))
        model = "y1 ~ " + " + ".join(f"{name} x1^{power}" for power, name in enumerate("abcd"[:degree + 1]))
        level = generator.choice(("0.5", "0.9", "0.95", "0.999"))
        place = start + generator.randint(-3, 20)
        slopes = [[x ** power for power in range(degree + 1)] for x, _ in rows]
        normal = [[sum(s[j] * s[k] for s in slopes) for k in range(degree + 1)] for j in range(degree + 1)]
        numbers = solve(normal, [sum(s[j] * y for s, (_, y) in zip(slopes, rows)) for j in range(degree + 1)])
        left = sum((y - sum(a * b for a, b in zip(numbers, s))) ** 2 for s, (_, y) in zip(slopes, rows))
        here = [Fraction(place) ** power for power in range(degree + 1)]
        variance = left / (count - degree - 1)
        mean = sum(a * b for a, b in zip(numbers, here))
        spread = variance * sum(a * b for a, b in zip(here, solve(normal, here)))
        t = quantile(Decimal(level), count - degree - 1)
        said = told(run, path, model, place, level)
        for key, square in (("mean", spread), ("newValue", spread + variance)):
            half = Fraction(t * (Decimal(square.numerator) / Decimal(square.denominator)).sqrt())
            checks.that(f"band {case}, {key}: both ends", holds(said.get(key, [[1, 0]]), (mean - half, mean + half)),
                        (model, rows, place, level, said, float(mean - half), float(mean + half)))


def check_text(checks, run, path):
    """What is printed is rounded outward, and no zero stands for a digit."""
    wanted = (("mean", "1000002.29590726", "1000002.70409273"), ("new value", "1000002.04363", "1000002.95637"))
    with open(path, "w") as file:
        file.write("1,1000001\n2,1000002.1\n3,1000002.9\n4,1000004\n")
    result = run("fit", "y1 ~ m x1 + b", "--data", path, "--at", "2.5", "--level", "0.95")
    for name, low, high in wanted:
        found = re.search(name + r" (\S+) … (\S+)", result.stdout)
        ends = [Decimal(end) for end in found.groups()] if found else [Decimal(0)] * 2
        room = Decimal("0.0002")
        checks.that(f"band as a text, {name}: outward, and near", Decimal(low) - room < ends[0] <= Decimal(low) and
                    Decimal(high) <= ends[1] < Decimal(high) + room, result.stdout)
    with open(path, "w") as file:
        file.write("0,0\n1,100000.4\n2,250000\n3,300000\n")
    result = run("fit", "y1 ~ m x1 + b", "--data", path)
    checks.that("a deviation has all digits before its point", "± 13229 " in result.stdout and "± 24749 " in result.stdout, result.stdout)


def check(checks, run, folder):
    path = os.path.join(folder, "band.csv")
    check_text(checks, run, path)
    check_random(checks, run, path, random.Random(41))
    # Of ±1 in turn about 0, the mean has the deviation √(s²/n).
    for degrees, value in TABLE.items():
        count = degrees + 1
        with open(path, "w") as file:
            file.write("".join(f"{k},{1 if k % 2 else -1}\n" for k in range(count)))
        said = told(run, path, "y1 ~ c + 0 x1", 0, "0.95")
        square = Fraction(count, degrees) / count if count % 2 == 0 else None
        half = Decimal(said["mean"][1][0]) - Decimal(said["mean"][0][0])
        found = half / 2 / (Decimal(square.numerator) / Decimal(square.denominator)).sqrt()
        checks.equal(f"t of {degrees} degrees", str(found.quantize(Decimal("0.001"))), value)
    for level in ("0", "1", "-0.5", "1.5", "nan", "x"):
        result = run("fit", "y1 ~ m x1 + b", "--data", path, "--at", "1", "--level", level)
        checks.that(f"--level {level}: refused", result.returncode == 64 and "--level" in result.stderr, result.stderr)
    with open(path, "w") as file:
        file.write("0,1\n1,3\n")
    said = told(run, path, "y1 ~ m x1 + b", 2, "0.95")
    checks.that("band of a line through all points: none", "mean" not in said, said)
    with open(path, "w") as file:
        file.write("0,80\n1,60\n2,47\n3,38\n4,30\n")
    said = told(run, path, "y1 ~ a e^(-k x1)", 2, "0.9")
    value = said["value"][0]
    checks.that("band of a curve: around it, wider for a new value",
                said["newValue"][0][1] < said["mean"][0][0] < value < said["mean"][1][0] < said["newValue"][1][0], said)
