"""Times a whole picture, from the command to the PNG file, beside gnuplot and matplotlib.

    python3 Benchmarks/pictures.py PATH_OF_ORDINATE
"""
import os
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import time

RUNS = 11
FULL_HD = (1920, 1080)
EIGHT_K = (7680, 4320)
# The formula for ordinate, gnuplot, and Python with NumPy.
FORMULAS = [
    ("x^2-3x+2", "x**2-3*x+2", "x**2-3*x+2"),
    ("sin(x)", "sin(x)", "np.sin(x)"),
    ("tan(x)", "tan(x)", "np.tan(x)"),
    ("exp(-x^2)*sin(10x)+ln(|x|+1)", "exp(-x**2)*sin(10*x)+log(abs(x)+1)",
     "np.exp(-x**2)*np.sin(10*x)+np.log(abs(x)+1)"),
]
MANY = ["sin(x)", "cos(x)", "x^2", "1/x", "tan(x)", "x^3", "exp(x)", "ln(x)", "sqrt(x)", "abs(x)", "x/3", "sin(3x)"]
MANY_PLOTTED = "sin(x),cos(x),x**2,1/x,tan(x),x**3,exp(x),log(x),sqrt(x),abs(x),x/3,sin(3*x)"
MATPLOTLIB = """
import sys
import numpy as np
import matplotlib
matplotlib.use("Agg")
from matplotlib import pyplot
x = np.linspace(-10, 10, 1920)
figure = pyplot.figure(figsize=(19.2, 10.8), dpi=100)
pyplot.plot(x, eval(sys.argv[1]))
pyplot.xlim(-10, 10)
pyplot.ylim(-5.625, 5.625)
pyplot.grid(True)
figure.savefig(sys.argv[2])
"""


def measure(command):
    """Wall time and processor time of a command in milliseconds, and its peak memory in MiB."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit("%s ended with %d" % (command[0], process.returncode))
    return 1000 * wall, 1000 * (used.ru_utime + used.ru_stime), used.ru_maxrss / 1024


def compare(title, commands, path, size, runs):
    """Runs the commands in turns, so that what else goes on here meets all of them, and prints and returns medians."""
    results = {name: [] for name, _ in commands}
    for _ in range(runs):
        for name, command in commands:
            results[name].append(measure(command))
            with open(path, "rb") as file:
                found = struct.unpack(">II", file.read(24)[16:])
            if found != size:
                sys.exit("%s drew %d by %d pixels" % (name, *found))
    print("  " + title)
    medians = {name: [statistics.median(part) for part in zip(*times)] for name, times in results.items()}
    for name, figures in medians.items():
        ratios = [ours / other for ours, other in zip(medians["ordinate"], figures)]
        print("    %-14s %6.0f ms wall, %6.0f ms processor, %4.0f MiB; ordinate is %.2f, %.2f, %.2f of that"
              % (name, *figures, *ratios))
    return medians


def gnuplot(terminal, formulas, size, path):
    return ["gnuplot", "-e",
            "set terminal %s size %d,%d; set output '%s'; set samples %d; set grid; set xrange [-10:10]; "
            "set yrange [-5.625:5.625]; plot %s" % (terminal, *size, path, size[0], formulas)]


def ordinate(program, formulas, size, path):
    return [program, "plot", *formulas, "--size", "%dx%d" % size, "--x", "-10:10", "--y", "-5.625:5.625", "-o", path]


def commands(program, formula, plotted, python, path):
    return [
        ("ordinate", ordinate(program, [formula], FULL_HD, path)),
        ("gnuplot cairo", gnuplot("pngcairo", plotted, FULL_HD, path)),
        ("gnuplot gd", gnuplot("png", plotted, FULL_HD, path)),
        ("matplotlib", [sys.executable, "-c", MATPLOTLIB, python, path]),
    ]


def missing():
    peers = set()
    if not shutil.which("gnuplot"):
        peers |= {"gnuplot cairo", "gnuplot gd"}
        print("skipped: gnuplot (gnuplot-nox)")
    if subprocess.run([sys.executable, "-c", "import matplotlib"], capture_output=True).returncode:
        peers.add("matplotlib")
        print("skipped: matplotlib (python3-matplotlib)")
    return peers


def main():
    program = sys.argv[1]
    print("\nA whole picture, from the command to the PNG file, medians; gd draws without anti-aliasing")
    absent = missing()
    small = []
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "picture.png")
        for formula, plotted, python in FORMULAS:
            present = [(name, command) for name, command in commands(program, formula, plotted, python, path)
                       if name not in absent]
            small.append(compare(formula + ", 1920 by 1080", present, path, FULL_HD, RUNS))
        large = [("ordinate", ordinate(program, MANY, EIGHT_K, path)),
                 ("gnuplot cairo", gnuplot("pngcairo", MANY_PLOTTED, EIGHT_K, path))]
        huge = compare("12 functions, 7680 by 4320", [pair for pair in large if pair[0] not in absent],
                       path, EIGHT_K, 3)
    if "gnuplot cairo" not in absent:
        # For the table of what is to be reached.
        pair = ("ordinate", "gnuplot cairo")
        worst = max(medians[pair[0]][0] / medians[pair[1]][0] for medians in small)
        print("reach", "picture", worst, sep="\t")
        print("reach", "picture 8K", *(huge[name][0] for name in pair), sep="\t")
        print("reach", "memory 8K", *(huge[name][2] for name in pair), sep="\t")


main()
