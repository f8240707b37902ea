"""NumPy and numexpr on whole arrays; reads and writes the same lines as muparser.cpp."""
import statistics
import sys
import time

try:
    import numpy as np
except ImportError:
    print("skipped\tNumPy", file=sys.stderr)
    sys.exit(0)
try:
    import numexpr
    numexpr.set_num_threads(1)
except ImportError:
    numexpr = None
    print("skipped\tnumexpr", file=sys.stderr)

COUNT, RUNS = 3840, 501
xs = -10 + 20 / COUNT * (np.arange(COUNT) + 0.5)
names = {name: getattr(np, name) for name in ("sin", "cos", "tan", "exp", "log", "sqrt", "abs")}


def measure(who, name, evaluate):
    evaluate()
    times = []
    for _ in range(RUNS):
        start = time.thread_time_ns()
        ys = evaluate()
        times.append(time.thread_time_ns() - start)
    print(who, "sample", name, f"{statistics.median(times) / COUNT:.2f}", repr(float(ys.sum())), sep="\t")


for line in sys.stdin:
    kind, name, formula = line.rstrip("\n").split("\t")
    if kind != "sample":
        continue
    code = compile(formula.replace("^", "**"), name, "eval")
    measure("NumPy", name, lambda: eval(code, names, {"x": xs}))
    if numexpr:
        text = formula.replace("^", "**")
        measure("numexpr", name, lambda: numexpr.evaluate(text, {"x": xs}))
