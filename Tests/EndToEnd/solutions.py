"""Differential equations: values, ends and pictures of their solutions, against closed forms and tables."""

import re

# T. E. Hull et al., Comparing numerical methods for ordinary differential equations, SIAM J. Numer. Anal. 9 (1972), class A: single
# equations on 0 … 20. Values of their closed solutions by mpmath; of A5 by its implicit one, ln(x² + y²)/2 + atan(y/x) = const.
DETEST = [
    ("y'=-y, y(0)=1", "2.0611536224385578e-9"), ("y'=-y^3/2, y(0)=1", "0.21821789023599238"), ("y'=y cos(x), y(0)=1", "2.4916502718504998"),
    ("y'=y/4 (1-y/20), y(0)=1", "17.730166481314840"), ("y'=(y-x)/(y+x), y(0)=4", "-0.78878266889640"),
]
# An equation, a place, and what its solution is there.
VALUES = [
    ("y' = x - y^2, y(0) = 1", "2.2", "1.3362494827171"), ("dy/dx=y, y(0)=1", "1", "2.7182818284590"), ("y'=1+y^2, y(0)=0", "pi/4", "1.0000000000000"),
    ("y'=-100(y-cos(x))-sin(x), y(0)=1", "2", "-0.41614683654714"), ("y'=exp(x-y), y(0)=0", "3", "3.0000000000000"),
]
NOWHERE = [
    ("y'=1+y^2, y(0)=0", "2"), ("y'=y^2, y(0)=1", "1.5"), ("y'=-x/y, y(0)=1", "1.01"), ("y'=exp(y), y(0)=0", "2"), ("y'=y/x, y(0)=1", "1"),
    ("y'=y/x, y(0)=1", "0"), ("y'=-y/x+1, y(1)=3", "-1"),
]
OPEN = [("y'=sqrt(abs(y)), y(0)=0", "1"), ("y'=sqrt(y), y(0)=1", "-3")]


def agrees(said, value):
    """Whether what is said is the value to about as many digits as it has."""
    number = re.sub("−", "-", said.split()[0]) if said.split() else ""
    try:
        return abs(float(number) - float(value)) <= 1e-11 * max(abs(float(value)), 1e-9)
    except ValueError:
        return False


def check(checks, run):
    for equation, value in DETEST:
        said = run("eval", equation, "--x", "20", "--digits", "12").stdout
        checks.that(f"{equation} at 20 is {value}", agrees(said, value), said)
    for equation, place, value in VALUES:
        said = run("eval", equation, f"--x={place}", "--digits", "13").stdout
        checks.that(f"{equation} at {place} is {value}", agrees(said, value), said)
    for equation, place in NOWHERE:
        checks.equal(f"{equation} has no value at {place}", run("eval", equation, f"--x={place}").stdout.strip(), "undefined")
    for equation, place in OPEN:
        checks.equal(f"{equation} is not decided at {place}", run("eval", equation, f"--x={place}").stdout.strip(), "undecided")
    said = run("facts", "y'=1+y^2, y(0)=0", "--x=-2:2").stdout
    checks.that("both its poles are proven", len(re.findall(r"domain (?:starts|ends) .*proven", said)) == 2 and said.count("π/2") == 2, said)
    said = run("facts", "y'=x-y^2, y(0)=1", "--x=-0.5:5").stdout
    checks.that("an extremum is proven", re.search(r"minimum +\[0\.5804974\d+, 0\.5804974\d+\] .*proven", said), said)
    checks.that("letters are given numbers", agrees(run("eval", "y'=a y, y(0)=b", "--let", "a=2", "--let", "b=3", "--x", "1").stdout, "22.167168296791951"))
    answer = run("eval", "y'=a y, y(0)=1", "--x", "1")
    checks.that("and each needs one", answer.returncode == 64 and "--let a=2" in answer.stderr, answer.stderr)
    answer = run("plot", "y'=1+y^2, y(0)=0", "--x=-2:2", "--y=-3:3", "--size", "80x60", "--curve-only", "--format", "png", "-o", "picture.png")
    checks.equal("a solution is drawn pixel by pixel", (answer.returncode, answer.stderr), (0, ""))
    for line in ("y'=x, y(x)=1", "y'=x, y(0)=", "y'="):
        answer = run("plot", line, "--format", "svg", "-o", "-")
        checks.that(f"{line} is refused, and says why", answer.returncode == 65 and "ordinate:" in answer.stderr, answer.stderr)
