"""`ordinate fit`: certified values, fractions and decimals of 60 digits against what is said, and files that are no data."""

import json
import os
import random
from decimal import Decimal, getcontext
from fractions import Fraction

getcontext().prec = 60

# Data and certified values of the U.S. National Institute of Standards and Technology's Statistical Reference Datasets:
# a model, its rows (y, x), two starts, the parameters, their standard deviations, the residual sum of squares.
CERTIFIED = {
    "Misra1a": ("y ~ b1*(1-exp(-b2*x))",
                "10.07,77.6 14.73,114.9 17.94,141.1 23.93,190.8 29.61,239.9 35.18,289.0 40.02,332.8 44.82,378.4 50.76,434.8 "
                "55.05,477.3 61.01,536.8 66.40,593.1 75.47,689.1 81.78,760.0",
                ("b1=500,b2=0.0001", "b1=250,b2=0.0005"), ("238.94212918", "5.5015643181E-04"),
                ("2.7070075241", "7.2668688436E-06"), "0.12455138894"),
    "BoxBOD": ("y ~ b1*(1-exp(-b2*x))", "109,1 149,2 149,3 191,5 213,7 224,10", ("b1=1,b2=1", "b1=100,b2=0.75"),
               ("213.80940889", "0.54723748542"), ("12.354515176", "0.10455993237"), "1168.0088766"),
    "Rat42": ("y ~ b1/(1+exp(b2-b3*x))",
              "8.930,9 10.8,14 18.59,21 22.33,28 39.35,42 56.11,57 61.73,63 64.62,70 67.08,79",
              ("b1=100,b2=1,b3=0.1", "b1=75,b2=2.5,b3=0.07"), ("72.462237576", "2.6180768402", "0.067359200066"),
              ("1.7340283401", "0.088295217536", "0.0034465663377"), "8.0565229338"),
    "MGH09": ("y ~ b1*(x^2+x*b2)/(x^2+x*b3+b4)",
              "0.1957,4 0.1947,2 0.1735,1 0.16,0.5 0.0844,0.25 0.0627,0.167 0.0456,0.125 0.0342,0.1 0.0323,0.0833 "
              "0.0235,0.0714 0.0246,0.0625",
              ("b1=25,b2=39,b3=41.5,b4=39", "b1=0.25,b2=0.39,b3=0.415,b4=0.39"),
              ("0.19280693458", "0.19128232873", "0.12305650693", "0.13606233068"),
              ("0.011435312227", "0.19633220911", "0.080842031232", "0.090025542308"), "3.0750560385E-04"),
}
# Files that are no data, and a word of the sentence that says why.
REFUSED = [
    (b"", "no numbers"), (b"x,y\n", "no numbers"), (b"1,2\n3,4,5\n", "line 2 has 3 cells"), (b'1,"2\n3,4\n', "line 1 does not end"),
    (b"\x00\x01\x02", "no text"), (b"\xff\xfe1,2", "no text"), (b",".join([b"1"] * 2000), "2000 columns"),
    (b"1,2\n2,NaN\n", "NaN"), (b"1,2\n2,\n", "no number in row 2"), (b"1,2\n2,inf\n", "inf"), (b"1,2\n2,0x10\n", "0x10"),
]


def near(said, certified):
    """Whether a number is right to the last digit of a certified one."""
    unit = Decimal(10) ** Decimal(certified).as_tuple().exponent
    return abs(Decimal(said) - Decimal(certified)) <= unit / 2 * Decimal("1.0001")


def fit(run, path, model, *arguments):
    result = run("fit", model, "--data", path, "--json", "--digits", "40", *arguments)
    return json.loads(result.stdout) if result.stdout.startswith("{") else {"proof": result.stderr}


def check_certified(checks, run, folder):
    for name, (model, rows, starts, values, deviations, rest) in CERTIFIED.items():
        path = os.path.join(folder, name + ".csv")
        with open(path, "w") as file:
            file.write("y,x\n" + rows.replace(" ", "\n") + "\n")
        for start in starts:
            said = fit(run, path, model, "--start", start)
            checks.equal(f"{name} from {start}: proven", said["proof"], "minimum")
            found = list(said.get("parameters", {}).values())
            checks.that(f"{name} from {start}: parameters", len(found) == len(values)
                        and all(near(one["value"], value) for one, value in zip(found, values)), said)
            checks.that(f"{name} from {start}: deviations",
                        all(near(one["deviation"]["value"], value) for one, value in zip(found, deviations)), said)
            checks.that(f"{name} from {start}: what is left", near(said["residualSum"]["value"], rest), said)


def solved(rows, target):
    """A·x = b in fractions, by Cramer's rule for its pivots' sake: Bareiss' determinants."""
    def determinant(matrix):
        matrix = [list(row) for row in matrix]
        sign, last = 1, Fraction(1)
        for step in range(len(matrix) - 1):
            pivot = next((row for row in range(step, len(matrix)) if matrix[row][step]), None)
            if pivot is None:
                return Fraction(0)
            if pivot != step:
                matrix[step], matrix[pivot], sign = matrix[pivot], matrix[step], -sign
            for row in range(step + 1, len(matrix)):
                for column in range(step + 1, len(matrix)):
                    matrix[row][column] = (matrix[row][column] * matrix[step][step]
                                           - matrix[row][step] * matrix[step][column]) / last
            last = matrix[step][step]
        return sign * matrix[-1][-1]
    whole = determinant(rows)
    if not whole:
        return None
    return [determinant([[target[row] if column == index else rows[row][column] for column in range(len(rows))]
                         for row in range(len(rows))]) / whole for index in range(len(rows))]


def check_linear(checks, run, folder):
    """Random tables and models that are linear in their parameters, every number against fractions."""
    maker = random.Random(41)
    shapes = [("1", lambda x: 1), ("x1", lambda x: x), ("x1^2", lambda x: x * x), ("x1^3", lambda x: x**3),
              ("(1/(x1^2+1))", lambda x: 1 / (x * x + 1)), ("abs(x1)", abs), ("max(x1,0)", lambda x: max(x, 0))]
    for case in range(30):
        terms = maker.sample(shapes, maker.randint(1, 4))
        rows = [(Fraction(maker.randint(-400, 400), 100), Fraction(maker.randint(-9999, 9999), 1000))
                for _ in range(maker.randint(1, 14))]
        path = os.path.join(folder, "linear.csv")
        mark = maker.choice([",", ";", "\t"])
        with open(path, "w") as file:
            for x, y in rows:
                line = f"{float(x)}{mark}{float(y)}\n"
                file.write(line.replace(".", ",") if mark == ";" else line)
        model = "y1 ~ " + " + ".join(f"{'pqrs'[index]}*{term}" for index, (term, _) in enumerate(terms))
        basis = [[Fraction(value(x)) for _, value in terms] for x, _ in rows]
        normal = [[sum(row[one] * row[two] for row in basis) for two in range(len(terms))] for one in range(len(terms))]
        target = [sum(row[one] * y for row, (_, y) in zip(basis, rows)) for one in range(len(terms))]
        wanted = solved(normal, target)
        said = fit(run, path, model)
        name = f"linear {case}, {model}, {len(rows)} rows"
        if wanted is None:
            checks.equal(name + ": not determined", said["proof"], "undetermined")
            continue
        checks.equal(name + ": proven", said["proof"], "unique")
        rest = sum((y - sum(a * b for a, b in zip(wanted, row)))**2 for row, (_, y) in zip(basis, rows))
        numbers = [one for one in said.get("parameters", {}).values()] + [said.get("residualSum") or {}]
        for number, truth in zip(numbers, wanted + [rest]):
            if number.get("exact"):
                checks.equal(name, Fraction(number["exact"]), truth)
            value = Fraction(number.get("value", "0"))
            checks.that(name + ": digits", abs(value - truth) <= abs(truth) / 10**38, (value, truth))


def check_curves(checks, run, folder):
    """y = a·exp(b·x), found again in decimals of 60 digits by Newton's method on both derivatives."""
    maker = random.Random(42)
    for case in range(8):
        a, b = maker.uniform(-5, 5), maker.uniform(-1, 1)
        rows = [(Decimal(maker.randint(-300, 300)) / 100, Decimal(0)) for _ in range(maker.randint(4, 12))]
        rows = [(x, Decimal(round(a * 2.718281828**(b * float(x)) + maker.gauss(0, 0.05), 3)).quantize(Decimal("0.001"))) for x, _ in rows]
        path = os.path.join(folder, "curve.csv")
        with open(path, "w") as file:
            file.writelines(f"{x},{y}\n" for x, y in rows)
        said = fit(run, path, "y1 ~ a*exp(b*x1)", "--start", f"a={a:.3f},b={b:.3f}")
        checks.equal(f"curve {case}: proven", said["proof"], "minimum")
        if said["proof"] != "minimum":
            continue
        p, q = (Decimal(one["value"]) for one in said["parameters"].values())
        first, second = p, q
        for _ in range(6):
            powers = [(second * x).exp() for x, _ in rows]
            errors = [first * power - y for power, (_, y) in zip(powers, rows)]
            slopes = [(power, first * x * power) for power, (x, _) in zip(powers, rows)]
            g = [sum(e * s[k] for e, s in zip(errors, slopes)) for k in (0, 1)]
            h = [[sum(s[j] * s[k] for s in slopes) for k in (0, 1)] for j in (0, 1)]
            bends = [(Decimal(0), x * power, first * x * x * power) for power, (x, _) in zip(powers, rows)]
            for (j, k), place in (((0, 0), 0), ((0, 1), 1), ((1, 0), 1), ((1, 1), 2)):
                h[j][k] += sum(e * bend[place] for e, bend in zip(errors, bends))
            size = h[0][0] * h[1][1] - h[0][1] * h[1][0]
            first -= (g[0] * h[1][1] - g[1] * h[0][1]) / size
            second -= (g[1] * h[0][0] - g[0] * h[1][0]) / size
        checks.that(f"curve {case}: both numbers",
                    abs(first - p) <= abs(p) * Decimal("1e-38") and abs(second - q) <= abs(q) * Decimal("1e-38"), (p, first, q, second))


def check_choices(checks, run, folder):
    """Formulas that are others elsewhere: by a parameter nothing is linear, by a column each row has its own."""
    path = os.path.join(folder, "choices.csv")
    with open(path, "w") as file:
        file.write("1,-5\n2,-10\n3,-15.1\n4,-20\n")
    for model in ("(a>-1)*a*x1 + b", "a*x1*sign(a+1) + b", "a*x1 + b*(a = 0)", "a*x1*(a*x1>1) + b", "{a>-1: a*x1, 0} + b"):
        checks.equal(f"{model}: nothing is claimed that fails", fit(run, path, "y1 ~ " + model)["proof"], "none")
    for model in ("-abs(a)*x1 + b", "min(a*x1,-6) + b", "a*x1 + b + sign(a+100)"):
        checks.equal(f"{model}: others are not excluded", fit(run, path, "y1 ~ " + model)["proof"], "minimum")
    rows = [(Fraction(x), Fraction(y)) for x, y in ((-2, 3), (-1, 1), (0, 2), (1, "5/2"), (2, 5), ("7/2", 4), (5, 8))]
    with open(path, "w") as file:
        file.write("".join(f"{float(x)},{float(y)}\n" for x, y in rows))
    roots = {"cbrt(x1^3)": lambda x: x, "sqrt(x1^2)": abs}
    for term, value in {"max(x1,0)": lambda x: max(x, 0), "min(x1,1)": lambda x: min(x, 1), "floor(x1)": lambda x: x // 1,
                        "mod(x1,2)": lambda x: x % 2, "{x1<1: x1, 5}": lambda x: x if x < 1 else 5, "{x1>=0: sqrt(x1^2), -3 x1}": lambda x: x if x >= 0 else -3 * x,
                        "{x1>0: ln(x1)/ln(x1^2), 2}": lambda x: 2 if x <= 0 else Fraction(1, 2), "ceil(x1)": lambda x: -(-x // 1), **roots}.items():
        if "ln" in term:
            # 0/0 at 1.
            checks.equal(f"{term}: a row without a value", fit(run, path, f"y1 ~ a*{term} + b")["proof"], "none")
            continue
        basis = [(Fraction(value(x)), Fraction(1)) for x, _ in rows]
        normal = [[sum(row[i] * row[j] for row in basis) for j in (0, 1)] for i in (0, 1)]
        wanted = solved(normal, [sum(row[i] * y for row, (_, y) in zip(basis, rows)) for i in (0, 1)])
        said = fit(run, path, f"y1 ~ a*{term} + b")
        checks.equal(f"{term}: proven", said["proof"], "unique")
        found = [Fraction(number["value"]) for number in said.get("parameters", {}).values()]
        checks.that(f"{term}: digits", len(found) == 2 and all(abs(x - y) <= abs(y) / 10**30 for x, y in zip(found, wanted)), (said, wanted))
    said = fit(run, path, "y1 ~ {x1<1: a*x1, b}")
    left = [(x, y) for x, y in rows if x < 1]
    right = [y for x, y in rows if x >= 1]
    wanted = [sum(x * y for x, y in left) / sum(x * x for x, _ in left), sum(right) / len(right)]
    checks.equal("a formula for each part: both", [Fraction(number.get("exact") or 0) for number in said.get("parameters", {}).values()], wanted)
    checks.equal("a part that is bent: no line", fit(run, path, "y1 ~ {x1<1: a*x1, b^2}")["proof"], "minimum")


def check(checks, run, folder):
    check_certified(checks, run, folder)
    check_linear(checks, run, folder)
    check_choices(checks, run, folder)
    check_curves(checks, run, folder)
    path = os.path.join(folder, "refused.csv")
    for content, word in REFUSED:
        with open(path, "wb") as file:
            file.write(content)
        result = run("fit", "y1 ~ m x1 + b", "--data", path)
        checks.that(f"fit of {content[:20]}: refused", result.returncode == 1 and word in result.stderr and not result.stdout,
                    (result.returncode, result.stderr, result.stdout))
    with open(path, "w") as file:
        file.write("0,-30000000000\n1,60000000001\n2,120000000000\n")
    lines = run("fit", "y1 ~ m x1 + b", "--data", path).stdout.splitlines()
    checks.that("fit: a large deviation keeps its size and its digits", any("± 11180339888 " in line for line in lines), lines)
    result = run("fit", "y1 ~ alpha x1 + * 3", "--data", path)
    checks.that("fit: the caret stands where the formula is wrong", result.stderr.splitlines()[-1].index("^") ==
                result.stderr.splitlines()[-2].index("+"), result.stderr)
    for content, words in (("1,2\n1.0,3\n", "x1 has 1 different value."), ("1,2\n2,3\n1,4\n", "x1 has 2 different values.")):
        with open(path, "w") as file:
            file.write(content)
        result = run("fit", "y1 ~ a x1^2 + b x1 + c", "--data", path)
        checks.that(f"fit of {content!r}: why it is not determined", words in result.stdout, result.stdout)
    with open(path, "w") as file:
        file.write("1,2\n2,3\n3,5\n")
    for model in ("y1 = m x1 + b", "y1 ~ 2 x1", "z ~ m x1", "y1 ~ m x1 +", "y1 ~ m x"):
        result = run("fit", model, "--data", path)
        checks.that(f"fit of {model}: refused", result.returncode in (64, 65) and result.stderr, result.stderr)
    with open(path, "w") as file:
        file.write("x1,y1\n0,80\n1,60\n2,47\n3,38\n")
    for model, names in (("y1 ~ rate x1 + c", ["rate", "c"]), ("y1 ~ mx1+b", ["m", "b"]),
                         ("y1 ~ bcos(x1)+kx1", ["b", "k"])):
        said = fit(run, path, model)
        checks.equal(f"{model}: names of its parameters", list(said.get("parameters", {})), names)
    rows = [(0, 80), (1, 60), (2, 47), (3, 38)]
    said = fit(run, path, "y1 ~ m x1 + b", "--residuals", "--at", "2.5")
    slope, start = (Fraction(said["parameters"][name]["exact"]) for name in "mb")
    for (x, y), (low, high) in zip(rows, said["residuals"]):
        checks.that(f"fit: what is left of row {x}", Fraction(low) <= y - slope * x - start <= Fraction(high), said["residuals"])
    low, high = said["predictions"][0]["value"]
    value = slope * Fraction(5, 2) + start
    checks.that("fit: the value at 2.5", Fraction(low) <= value <= Fraction(high) and high - low < 1e-12, said["predictions"])
    result = run("fit", "y1 ~ a x1 + b y1", "--data", path, "--at", "2")
    checks.that("fit: --at of two columns", result.returncode == 64 and "one column" in result.stderr, result.stderr)
    picture = os.path.join(folder, "fit.png")
    checks.equal("plot of data with a model", run("plot", "y1 ~ m x1 + b", "--data", path, "-o", picture).returncode, 0)
    result = run("plot", "--curve-only", "--data", path, "-o", picture)
    checks.that("plot of data: not curves alone", result.returncode == 64 and "--curve-only" in result.stderr, result.stderr)
