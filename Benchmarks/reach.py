"""The table of what is to be reached: today's figure, the peer's of the same run, their ratio.

    python3 Benchmarks/reach.py FILE

Each line of the file is "reach", a row's name, today's figure, and the peer's or nothing, parted by tabs. Of rows
that were measured more than once the median counts.
"""
import statistics
import sys

# A row's name, what it says, its unit, the most it may be, and whether that is a share of the peer's.
ROWS = [
    ("pan", "the window, 12 curves, points, statistics, panned, 1920×1080", "ms", 6.9, None),
    ("pan 4K", "the same at 3840×2160", "ms", 16.7, None),
    ("key", "a key typed into the formula", "ms", 3, None),
    ("trace", "a step of the trace", "ms", 3, None),
    ("slide", "a slider's step, 1 curve", "ms", 3, None),
    ("slide 12", "a slider's step, 12 curves", "ms", 16.7, None),
    ("key seen", "a key typed, to the picture on the screen, p50", "ms", 3, None),
    ("trace seen", "a step of the trace, to the picture on the screen, p50", "ms", 3, None),
    ("slide seen", "a slider's step, 1 curve, to the picture on the screen, p50", "ms", 3, None),
    ("dropped", "12 curves while a slider plays 60 s: frames dropped", "", 0, None),
    ("proof", "proof of the open cases ÷ muParser's sampling, median", "", 0.5, None),
    ("proof worst", "the slowest of them", "ms", 8, None),
    ("constant", "proof of a constant ÷ muParser's sampling", "µs", 1.0, "muParser"),
    ("line", "proof of a line ÷ muParser's sampling", "µs", 1.0, "muParser"),
    ("sampling", "sampling x²−3x+2 ÷ the limit in C", "ns", 1.5, "C"),
    ("picture", "plot, 1920×1080, PNG ÷ gnuplot's, worst of 4", "", 0.5, None),
    ("picture 8K", "12 functions, 7680×4320 ÷ gnuplot's time", "ms", 0.5, "gnuplot"),
    ("memory 8K", "the same ÷ gnuplot's memory", "MiB", 1.0, "gnuplot"),
    ("statistics", "statistics of a typical function, median", "ms", 2, None),
    ("statistics worst", "the slowest of the typical ones", "ms", 10, None),
    ("relation first", "first picture of a relation, worst of 10", "ms", 8, None),
    ("relation", "a relation finished, 1920×1080, median of 10", "ms", 16, None),
    ("relation eighth", "the eighth of them", "ms", 500, None),
    ("relation picture", "a relation as PNG, median of 10 ÷ the faster of SymPy and matplotlib", "ms", 1.0, "peer"),
    ("relation pan", "a pan of 16 points ÷ the whole, median", "", 0.05, None),
    ("start", "start to first picture ÷ KmPlot", "ms", 0.2, "KmPlot"),
    ("memory", "peak memory ÷ KmPlot", "MiB", 0.33, "KmPlot"),
]


def main():
    found = {}
    with open(sys.argv[1], encoding="utf-8") as lines:
        for line in lines:
            _, name, *figures = line.rstrip("\n").split("\t")
            found.setdefault(name, []).append([float(figure) for figure in figures if figure])
    print("\n%-62s %10s %10s %7s %9s" % ("to reach", "today", "peer", "ratio", "at most"))
    for name, title, unit, most, peer in ROWS:
        if name not in found:
            print("%-62s not measured%30s" % (title, most))
            continue
        today, *others = [statistics.median(figures) for figures in zip(*found.pop(name))]
        ratio = today / others[0] if others else None
        reached = (ratio if peer else today) <= most
        print("%-62s %10s %10s %7s %9s  %s" % (
            title, "%.3g %s" % (today, unit), "%.3g" % others[0] if others else "",
            "%.2f" % ratio if ratio else "", most, "reached" if reached else "NOT REACHED"))
    if found:
        sys.exit("unknown rows: " + ", ".join(found))


main()
