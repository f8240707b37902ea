"""A table of the lines that the programs of `Scripts/bench` write: who, kind, formula, time, sum."""
import statistics
import sys

times, sums = {}, {}
with open(sys.argv[1], encoding="utf-8") as lines:
    for line in lines:
        who, kind, formula, time, total = line.rstrip("\n").split("\t")
        times[kind, formula, who] = float(time)
        if kind == "sample":
            sums.setdefault(formula, {})[who] = float(total)

# Nobody may be fast and wrong. Odd functions sum up to rounding noise.
for formula, totals in sums.items():
    ours = totals["ordinate"]
    for who, total in totals.items():
        if abs(total - ours) > 1e-7 * max(1, abs(ours)):
            sys.exit(f"{who} and ordinate differ: {formula} sums up to {total} and {ours}")


def table(title, kind, peers):
    formulas = [f for k, f, who in times if k == kind and who == "ordinate"]
    peers = [peer for peer in peers if any((kind, f, peer) in times for f in formulas)]
    if not formulas:
        return
    width = max(map(len, formulas)) + 2
    print(f"\n{title}\n{'':{width}}{'ordinate':>9}", *(f"{peer:>9}{'×':>7}" for peer in peers))
    for formula in formulas:
        ours = times[kind, formula, "ordinate"]
        cells = []
        for peer in peers:
            time = times.get((kind, formula, peer))
            cells.append(f"{'–':>16}" if time is None else f"{time:>9.2f}{time / ours:>7.2f}")
        print(f"{formula:{width}}{ours:>9.2f}", *cells)
    for peer in peers:
        shared = [f for f in formulas if (kind, f, peer) in times]
        ratio = statistics.median(times[kind, f, peer] / times[kind, f, "ordinate"] for f in shared)
        print(f"median {peer} ÷ ordinate: {ratio:.2f}")


table("Sampling, ns a point of 3,840", "sample", ["muParser", "NumPy", "numexpr", "C"])
table(
    "Proven curve of 3,840 columns, µs; muParser: plain sampling of 3,840 points",
    "proven", ["muParser"])
table("Hard curves of 3,840 columns, µs", "hard", [])
if ("sample", "x^2-3x+2", "C") in times:
    print("reach", "sampling", *(times["sample", "x^2-3x+2", who] for who in ("ordinate", "C")), sep="\t")
with open(sys.argv[2], encoding="utf-8") as lines:
    for line in lines:
        print("skipped:", line.strip().replace("skipped\t", ""))
