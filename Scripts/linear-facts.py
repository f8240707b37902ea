"""What is true of piecewise linear functions, in exact fractions; for `Scripts/facts-oracle`."""
import math
from fractions import Fraction as Q

MOST_POINTS = 300


class TooMany(Exception):
    pass


class Pieces:
    """Lines (slope, height at 0) between places; at each place a value of its own."""

    def __init__(self, places, values, lines):
        self.places, self.values, self.lines = places, values, lines
        if len(places) > MOST_POINTS:
            raise TooMany

    def refined(self, more):
        """The same with more places."""
        places, values, lines = [self.places[0]], [self.values[0]], []
        more = sorted(set(more))
        for index, (slope, height) in enumerate(self.lines):
            for x in more:
                if self.places[index] < x < self.places[index + 1]:
                    places.append(x)
                    values.append(slope * x + height)
                    lines.append((slope, height))
            places.append(self.places[index + 1])
            values.append(self.values[index + 1])
            lines.append((slope, height))
        return Pieces(places, values, lines)

    def crossings(self, levels):
        """Where lines meet whole multiples of 1, or 0 alone."""
        for index, (slope, height) in enumerate(self.lines):
            if slope == 0:
                continue
            ends = sorted(slope * x + height for x in self.places[index:index + 2])
            for level in range(math.floor(ends[0]), math.ceil(ends[1]) + 1) if levels else (0,):
                if len(self.places) > MOST_POINTS:
                    raise TooMany
                yield (level - height) / slope

    def mapped(self, function, line):
        """A function of the value, which is `line(slope, height, a value within)` on a piece."""
        middles = [(a + b) / 2 for a, b in zip(self.places, self.places[1:])]
        return Pieces(self.places, [function(v) for v in self.values],
                      [line(s, h, s * x + h) for (s, h), x in zip(self.lines, middles)])

    def joined(self, other, function):
        a, b = self.refined(other.places), other.refined(self.places)
        return Pieces(a.places, [function(v, w) for v, w in zip(a.values, b.values)],
                      [tuple(function(v, w) for v, w in zip(p, q)) for p, q in zip(a.lines, b.lines)])


def absolute(f):
    f = f.refined(list(f.crossings(False)))
    return f.mapped(abs, lambda s, h, y: (s, h) if y > 0 else (-s, -h))


def floored(f):
    f = f.refined(list(f.crossings(True)))
    return f.mapped(lambda v: Q(math.floor(v)), lambda s, h, y: (Q(0), Q(math.floor(y))))


def signed(f):
    f = f.refined(list(f.crossings(False)))
    sign = lambda v: Q((v > 0) - (v < 0))
    return f.mapped(sign, lambda s, h, y: (Q(0), sign(y)))


def scaled(f, k):
    return f.mapped(lambda v: k * v, lambda s, h, y: (k * s, k * h))


def plus(f, g):
    return f.joined(g, lambda a, b: a + b)


def larger(f, g):
    """(f + g + |f − g|)/2"""
    return scaled(plus(plus(f, g), absolute(plus(f, scaled(g, -1)))), Q(1, 2))


def pieces(tree, low, high):
    """A tree as pieces, over a little more than a window; nil where there are too many."""
    low, high = Q(low) - 1, Q(high) + 1

    def of(t):
        kind = t[0]
        if kind == "x":
            return Pieces([low, high], [low, high], [(Q(1), Q(0))])
        if kind == "number":
            return Pieces([low, high], [t[1], t[1]], [(Q(0), t[1])])
        if kind == "*":
            return scaled(of(t[2]), t[1][1])
        if kind == "/":
            return scaled(of(t[1]), 1 / t[2][1])
        if kind == "mod":
            k = t[2][1]
            return plus(of(t[1]), scaled(floored(scaled(of(t[1]), 1 / k)), -k))
        if kind in ("abs", "sign", "floor"):
            return {"abs": absolute, "sign": signed, "floor": floored}[kind](of(t[1]))
        if kind == "ceil":
            return scaled(floored(scaled(of(t[1]), Q(-1))), Q(-1))
        f, g = of(t[1]), of(t[2])
        if kind in "+-":
            return plus(f, g if kind == "+" else scaled(g, Q(-1)))
        return larger(f, g) if kind == "max" else scaled(larger(scaled(f, Q(-1)), scaled(g, Q(-1))), Q(-1))
    try:
        return of(tree)
    except TooMany:
        return None


def tree(r, depth):
    number = lambda: ("number", r.choice([Q(1), Q(2), Q(3), Q(1, 2), Q(1, 3), Q(-1), Q(-2), Q(1, 10), Q(5), Q(-3, 7), Q(2, 3)]))
    if depth == 0 or r.random() < 0.1:
        return ("x",) if r.random() < 0.75 else number()
    kind = r.choice(["+", "-", "*", "/", "mod", "abs", "abs", "sign", "floor", "ceil", "min", "max", "min", "max"])
    if kind == "*":
        return (kind, number(), tree(r, depth - 1))
    if kind in ("/", "mod"):
        return (kind, tree(r, depth - 1), number())
    if kind in ("abs", "sign", "floor", "ceil"):
        return (kind, tree(r, depth - 1))
    return (kind, tree(r, depth - 1), tree(r, depth - 1))


def truth(f, low, high):
    """All places of each kind in the window, with stretches of zeros and the statistics.

    What a place is, both sides say, at the window's edges too.
    """
    f = f.refined([Q(low), Q(high)])
    found = {kind: [] for kind in ("roots", "minimum", "maximum", "jumps", "holes")}
    zeros = [(a, b) for a, b, line in zip(f.places, f.places[1:], f.lines) if line == (0, 0) and a < high and b > low]
    for index in range(1, len(f.places) - 1):
        x, y = f.places[index], f.values[index]
        if not low <= x <= high:
            continue
        (s, h), (t, k) = f.lines[index - 1], f.lines[index]
        left, right = s * x + h, t * x + k
        if left != right:
            found["jumps"].append((x, left, right, y))
        elif left != y:
            found["holes"].append((x, left, y))
        elif (s < 0 < t or t < 0 < s):
            found["minimum" if s < 0 else "maximum"].append((x, y))
        if y == 0 and not any(a <= x <= b for a, b in zeros):
            found["roots"].append((x, y))
    for a, b, (s, h) in zip(f.places, f.places[1:], f.lines):
        if s != 0 and a < -h / s < b and low <= -h / s <= high:
            found["roots"].append((-h / s, Q(0)))
    inner = [(a, b, line) for a, b, line in zip(f.places, f.places[1:], f.lines) if low <= a and b <= high]
    ends = [s * x + h for a, b, (s, h) in inner for x in (a, b)] + [v for x, v in zip(f.places, f.values) if low <= x <= high]
    area = total = Q(0)
    for a, b, (s, h) in inner:
        left, right = s * a + h, s * b + h
        area += (left + right) / 2 * (b - a)
        total += (abs(left) + abs(right)) / 2 * (b - a) if left * right >= 0 else (left * left + right * right) / 2 / abs(s)
    return found, zeros, {"minimum": min(ends), "maximum": max(ends), "area": area, "totalArea": total, "mean": area / (high - low)}, f


def holds(interval, number):
    return all(isinstance(end, str) or (Q(end) <= number if first else Q(end) >= number) for first, end in zip((True, False), interval))


def faults(f, window, answer):
    low, high = window
    found, zeros, statistics, f = truth(f, low, high)
    wrong = []

    def lie(what):
        wrong.append(("lies", what))
    stretches = answer["unknownStretches"]
    for kind in ("inflections", "poles", "domainEnds"):
        for item in answer[kind]:
            if item["proven"]:
                lie(f"{kind} at {item['x']}, where there is none")
    for kind, places in found.items():
        listed = [item for item in answer["extrema"] if item["kind"] in (kind, "extremum")] if kind in ("minimum", "maximum") else answer[kind]
        for item in listed:
            if item["proven"] and item.get("kind") != "extremum":
                here = [place for place in places if holds(item["x"], place[0])]
                if len(here) != 1:
                    lie(f"{kind} proven at {item['x']}: {len(here)} are there")
                    continue
                expected = {"roots": ("y",), "minimum": ("y",), "maximum": ("y",), "jumps": ("left", "right", "value"), "holes": ("limit", "value")}[kind]
                for name, value in zip(expected, here[0][1:]):
                    if name in item and (isinstance(item[name], str) and item[name] != "unknown" or
                                         not isinstance(item[name], str) and not holds(item[name], value)):
                        lie(f"{kind} at {item['x']}: {name} {item[name]}, truth {value}")
        for place in places:
            if not any(holds(item["x"], place[0]) for item in listed) and not any(holds(s, place[0]) for s in stretches):
                wrong.append(("omissions", f"{kind} at {place[0]}"))
    for a, b in zeros:
        a, b = max(a, low), min(b, high)
        if a < b and not any(holds(s, (a + b) / 2) for s in answer["zeroStretches"] + stretches + [i["x"] for i in answer["roots"] if not i["proven"]]):
            wrong.append(("omissions", f"zero from {a} to {b}"))
    for s in answer["zeroStretches"]:
        if not any(a <= (Q(s[0]) + Q(s[1])) / 2 <= b for a, b in zeros):
            lie(f"zero over {s}")
    said = answer["statistics"]
    for name, value in statistics.items():
        if said[name] is not None and not holds(said[name], value):
            lie(f"{name} {said[name]}, truth {value}")
    # Stretches of zeros are no roots to be counted.
    for name, number in (("zeros", len(found["roots"])), ("extrema", len(found["minimum"]) + len(found["maximum"]))):
        count = said[name]
        if count["atLeast"] > number if isinstance(count, dict) else count != number or name == "zeros" and zeros:
            lie(f"{name} {count}, truth {number} and {len(zeros)} stretches")
    for name, intervals in (("domain", answer["domain"]), ("range", answer["range"])):
        for index, (x, y) in enumerate(zip(f.places, f.values)):
            if low <= x <= high and not any(holds(s, x if name == "domain" else y) for s in intervals):
                lie(f"{name} without {x if name == 'domain' else y}")
    if low <= 0 <= high and answer["yIntercept"] is not None:
        value = next((v for x, v in zip(f.places, f.values) if x == 0), None)
        value = value if value is not None else next(h for a, b, (s, h) in zip(f.places, f.places[1:], f.lines) if a < 0 < b)
        if not holds(answer["yIntercept"], value):
            lie(f"yIntercept {answer['yIntercept']}, truth {value}")
    return wrong
