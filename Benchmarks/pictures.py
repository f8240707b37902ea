"""Times a whole picture, from the command to the PNG file of 1920 by 1080 pixels, beside gnuplot and matplotlib.

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

RUNS = 9
# The formula for ordinate, gnuplot, and Python with NumPy.
FORMULAS = [
    ("x^2-3x+2", "x**2-3*x+2", "x**2-3*x+2"),
    ("sin(x)", "sin(x)", "np.sin(x)"),
    ("tan(x)", "tan(x)", "np.tan(x)"),
    ("exp(-x^2)*sin(10x)+ln(|x|+1)", "exp(-x**2)*sin(10*x)+log(abs(x)+1)",
     "np.exp(-x**2)*np.sin(10*x)+np.log(abs(x)+1)"),
]
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


def median_time(command, path):
    """The median time of a command in milliseconds; the picture it leaves must have the right size."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        times.append(1000 * (time.perf_counter() - start))
    with open(path, "rb") as file:
        size = struct.unpack(">II", file.read(24)[16:])
    if size != (1920, 1080):
        sys.exit("%s drew %d by %d pixels" % (command[0], *size))
    return statistics.median(times)


def commands(ordinate, formula, gnuplot, python, path):
    plot = ("set terminal pngcairo size 1920,1080; set output '%s'; set samples 1920; set grid; "
            "set xrange [-10:10]; set yrange [-5.625:5.625]; plot %s" % (path, gnuplot))
    return [
        ("ordinate", [ordinate, "plot", formula, "--size", "1920x1080", "--x", "-10:10", "--y", "-5.625:5.625", "-o", path]),
        ("gnuplot", ["gnuplot", "-e", plot]),
        ("matplotlib", [sys.executable, "-c", MATPLOTLIB, python, path]),
    ]


def missing():
    peers = set()
    if not shutil.which("gnuplot"):
        peers.add("gnuplot")
        print("skipped: gnuplot (gnuplot-nox)")
    if subprocess.run([sys.executable, "-c", "import matplotlib"], capture_output=True).returncode:
        peers.add("matplotlib")
        print("skipped: matplotlib (python3-matplotlib)")
    return peers


def main():
    print("\nA whole picture of 1920 by 1080 pixels, from the command to the file, ms")
    absent = missing()
    with tempfile.TemporaryDirectory() as folder:
        for formula, gnuplot, python in FORMULAS:
            cells = []
            for name, command in commands(sys.argv[1], formula, gnuplot, python, os.path.join(folder, "picture.png")):
                if name not in absent:
                    cells.append("%s %.0f" % (name, median_time(command, command[-1] if name != "gnuplot" else os.path.join(folder, "picture.png"))))
            print("  %-32s %s" % (formula, ", ".join(cells)))


main()
