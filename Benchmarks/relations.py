"""Times whole pictures of relations, 1920×1080, beside SymPy's plot_implicit and matplotlib's contour.

    python3 Benchmarks/relations.py PATH_OF_ORDINATE

Processor time counts, for other things may run here. The peers are timed inside of Python, without its start;
this program from the command to the PNG file. Theirs prove nothing: contour draws the zeros of values on a grid of the picture's size.
"""
import os
import statistics
import subprocess
import sys
import tempfile

SIZE = (1920, 1080)
RUNS = 3
# The relation for ordinate, both sides for Python, and how they are compared.
RELATIONS = [
    ("x^2+y^2=25", "x**2+y**2", "25", "="), ("x^3+y^3=3x*y", "x**3+y**3", "3*x*y", "="),
    ("sin(x)=cos(y)", "sin(x)", "cos(y)", "="), ("y-x=sin(exp(x+y))", "y-x", "sin(exp(x+y))", "="),
    ("sin(x^2+y^2)=cos(x*y)", "sin(x**2+y**2)", "cos(x*y)", "="),
    ("sin(x*y)>cos(x+y)", "sin(x*y)", "cos(x+y)", ">"),
    ("exp(sin(x)+cos(y))=sin(exp(x+y))", "exp(sin(x)+cos(y))", "sin(exp(x+y))", "="),
    ("x/sin(x)+y/sin(y)=x*y/sin(x*y)", "x/sin(x)+y/sin(y)", "x*y/sin(x*y)", "="),
    ("x/sin(x)-y/sin(y)=x*y/sin(x*y)", "x/sin(x)-y/sin(y)", "x*y/sin(x*y)", "="),
    ("x/sin(x)+y/sin(y)=-x*y/sin(x*y)", "x/sin(x)+y/sin(y)", "-x*y/sin(x*y)", "="),
]
PEERS = {
    "SymPy": """
import sys, time
import matplotlib
matplotlib.use("Agg")
from sympy import Eq, cos, exp, plot_implicit, sin, symbols
x, y = symbols("x y")
left, right = eval(sys.argv[1]), eval(sys.argv[2])
start = time.process_time()
plot = plot_implicit(Eq(left, right) if sys.argv[3] == "=" else left > right, (x, -10, 10), (y, -5.625, 5.625),
                     show=False, size=(19.2, 10.8))
plot.save(sys.argv[4])
print(time.process_time() - start)
""",
    "matplotlib": """
import sys, time
import numpy as np
import matplotlib
matplotlib.use("Agg")
from matplotlib import pyplot
from numpy import cos, exp, sin
start = time.process_time()
np.seterr(all="ignore")
x, y = np.meshgrid(np.linspace(-10, 10, 1920), np.linspace(-5.625, 5.625, 1080))
difference = eval(sys.argv[1]) - eval(sys.argv[2])
figure = pyplot.figure(figsize=(19.2, 10.8), dpi=100)
pyplot.contour(x, y, difference, [0])
if sys.argv[3] == ">":
    pyplot.contourf(x, y, difference, [0, np.inf], alpha=0.2)
figure.savefig(sys.argv[4])
print(time.process_time() - start)
""",
}


def ordinate(program, relation, file):
    command = [program, "plot", relation[0], "--size", "%dx%d" % SIZE, "--x=-10:10", "--y=-5.625:5.625", "-o", file]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return used.ru_utime + used.ru_stime


def peer(script, relation, file):
    """Seconds, or nothing where it cannot be run."""
    done = subprocess.run([sys.executable, "-c", script, *relation[1:], file], capture_output=True, text=True, check=False)
    return float(done.stdout) if done.returncode == 0 else None


def main():
    program = sys.argv[1]
    names = ["ordinate", *PEERS]
    print("\nRelations, %d×%d, to the PNG file, medians of %d, ms of the processor" % (*SIZE, RUNS))
    print("%-36s" % "" + "".join("%12s" % name for name in names))
    columns = [[] for _ in names]
    with tempfile.TemporaryDirectory() as folder:
        file = folder + "/picture.png"
        for relation in RELATIONS:
            times = [statistics.median(ordinate(program, relation, file) for _ in range(RUNS))]
            # A peer that takes long is run once.
            times += [peer(script, relation, file) for script in PEERS.values()]
            print("%-36s" % relation[0] + "".join("%12s" % ("%.0f" % (1000 * t) if t else "–") for t in times))
            for column, value in zip(columns, times):
                if value is not None:
                    column.append(1000 * value)
    medians = [statistics.median(column) if column else None for column in columns]
    print("%-36s" % "median" + "".join("%12s" % ("%.0f" % median if median else "–") for median in medians))
    others = [median for median in medians[1:] if median]
    if others:
        print("reach\trelation picture\t%f\t%f" % (medians[0], min(others)))


main()
