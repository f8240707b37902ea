"""A table of the proven curves of Benchmarks/cases.tsv: time, muParser's time to sample, pixels with ink."""
import collections
import statistics
import sys

times, ink = collections.defaultdict(list), {}
with open(sys.argv[1], encoding="utf-8") as lines:
    for line in lines:
        who, _, name, time, rest = line.rstrip("\n").split("\t")
        times[who, name].append(float(time))
        if who == "ordinate":
            ink[name] = rest

rows = []
for name in ink:
    ours = statistics.median(times["ordinate", name])
    peer = statistics.median(times["muParser", name]) if ("muParser", name) in times else None
    rows.append((ours / peer if peer else float("inf"), ours, peer, name))
rows.sort()

print("\nProven curve of 3,840 columns, µs; muParser: plain sampling of 3,840 points; certain+possible pixels")
for ratio, ours, peer, name in rows:
    cells = f"{'–':>9}{'–':>8}" if peer is None else f"{peer:>9.1f}{ratio:>8.2f}"
    print(f"{ours:>9.1f}{cells}  {name}  {ink[name]}")
ratios = [row[0] for row in rows if row[2]]
if ratios:
    print(f"median of ordinate ÷ muParser over the {len(ratios)} cases that muParser can say: {statistics.median(ratios):.2f}")
    print("reach", "proof", statistics.median(ratios), sep="\t")
for name, formula in (("constant", "3"), ("line", "2*x+1")):
    for ratio, ours, peer, case in rows:
        if case.startswith(formula + ",") and peer:
            print("reach", name, ours, peer, sep="\t")
print("reach", "proof worst", max(row[1] for row in rows) / 1000, sep="\t")
slow = [row[3] for row in rows if row[1] > 8000]
print(f"over 8 ms: {', '.join(slow) or 'none'}")
