"""The table of what is to be reached, on a quiet machine and with one core kept busy by another process.

    python3 Benchmarks/reach.py QUIET [BUSY]

Each line of a file is "reach", a row's name, today's figure, and the peer's or nothing, parted by tabs. Of rows
that were measured more than once the median counts. A row without a peer's figure has none of its own to divide by.
"""
import statistics
import sys

# A row's name, what it says, its unit, the most it may be where nothing else runs and with a busy core, and whether
# that is a share of the peer's.
ROWS = [
    ("dropped", "12 curves while a slider plays 60 s: frames dropped", "", 0, 36, None),
    ("key seen", "a key typed, to the picture on the screen, p50", "ms", 3, 4, None),
    ("key read", "the same while a screen reader listens: more by", "ms", 1, None, None),
    ("trace seen", "a step of the trace, to the picture on the screen, p50", "ms", 3, 4, None),
    ("slide seen", "a slider's step, 1 curve, to the picture on the screen, p50", "ms", 3, 4, None),
    ("zoom seen", "12 curves zoomed by the wheel, to the picture, p99", "ms", 16.7, 25, None),
    ("pan", "the window, 12 curves, points, statistics, panned", "ms", 4, 6, None),
    ("pan 4K", "the same at 3840×2160", "ms", 16.7, 16.7, None),
    ("key", "a key typed into the formula", "ms", 3, 4, None),
    ("trace", "a step of the trace", "ms", 3, 4, None),
    ("slide", "a slider's step, 1 curve", "ms", 3, 4, None),
    ("slide 12", "a slider's step, 12 curves", "ms", 16.7, 16.7, None),
    ("deep pan, 10^-3", "3 curves in a view of 10⁻³, panned", "ms", None, None, None),
    ("deep pan", "3 curves in a view of 10⁻⁵⁰, panned", "ms", None, None, None),
    ("deep pan, 10^-300", "3 curves in a view of 10⁻³⁰⁰, panned", "ms", None, None, None),
    ("relation first", "first picture of a relation, worst of 10", "ms", 8, 8, None),
    ("relation", "a relation finished, 1920×1080, median of 10", "ms", 100, 100, None),
    ("relation eighth", "the eighth of them", "ms", 500, 500, None),
    ("relation pan", "a pan of 16 points ÷ the whole, median", "", 0.05, 0.05, None),
    ("prospero first", "Prospero, 7,866 operations, 1024²: first picture", "ms", 100, 100, None),
    ("prospero", "the same, finished", "ms", 1000, 1000, None),
    ("proof", "proof of the open cases ÷ muParser's sampling, median", "", 0.45, 0.45, None),
    ("proof worst", "the slowest of them", "ms", 8, 8, None),
    ("constant", "proof of a constant ÷ muParser's sampling", "µs", 1.0, 1.0, "muParser"),
    ("line", "proof of a line ÷ muParser's sampling", "µs", 1.0, 1.0, "muParser"),
    ("sampling", "sampling x²−3x+2 ÷ the limit in C", "ns", 1.5, 1.5, "C"),
    ("statistics", "statistics of a typical function, median", "ms", 2, 2, None),
    ("statistics worst", "the slowest of the typical ones", "ms", 10, 10, None),
    ("picture", "plot, 1920×1080, PNG ÷ gnuplot's, worst of 4", "", 0.5, 0.5, None),
    ("picture 8K", "12 functions, 7680×4320 ÷ gnuplot's time", "ms", 0.5, 0.5, "gnuplot"),
    ("memory 8K", "the same ÷ gnuplot's memory", "MiB", 1.0, 1.0, "gnuplot"),
    ("relation picture", "a relation as PNG, median of 10 ÷ the faster peer", "ms", 1.0, 1.0, "SymPy, matplotlib"),
    ("start", "start to first picture ÷ KmPlot", "ms", 0.25, 0.25, "KmPlot"),
    ("memory", "peak memory ÷ KmPlot", "MiB", 0.33, 0.33, "KmPlot"),
    ("memory after", "memory after an hour of random use ÷ at first", "", 1.1, None, None),
]
UNMEASURED = "not measured"


def figures(path):
    """The medians of each row: today's, and the peer's where there is one."""
    found = {}
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            _, name, *values = line.rstrip("\n").split("\t")
            found.setdefault(name, []).append([float(value) for value in values if value])
    return {name: [statistics.median(column) for column in zip(*rows)] for name, rows in found.items()}


def cells(values, unit, most, peer):
    """Today's figure, the share of the peer's, the most it may be, and whether that is reached."""
    if not values:
        return UNMEASURED, "", "" if most is None else str(most), ""
    today, *others = values
    ratio = today / others[0] if others else None
    reached = "" if most is None else "reached" if (ratio if peer else today) <= most else "NOT"
    return "%.3g %s" % (today, unit), "%.2f" % ratio if ratio else "", "" if most is None else str(most), reached


def main():
    columns = [figures(path) for path in sys.argv[1:]]
    print("\n%-60s" % "to reach" + "".join(
        "%12s %6s %7s %-8s" % (name, "ratio", "at most", "") for name, _ in zip(("quiet", "busy"), columns)))
    for name, title, unit, quiet, busy, peer in ROWS:
        print("%-60s" % title + "".join(
            "%12s %6s %7s %-8s" % cells(column.pop(name, None), unit, most, peer)
            for column, most in zip(columns, (quiet, busy))))
    if any(columns):
        sys.exit("unknown rows: " + ", ".join(sorted({name for column in columns for name in column})))


main()
