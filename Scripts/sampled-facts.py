"""Holds facts against values at 60 digits, for `Scripts/facts-oracle`.

A sample can't prove that a claim is true, but it can that one is false: a root proven where values
don't change sign nor come near 0, a maximum beside a larger value, a limit that values don't approach.
"""
import importlib.machinery
import importlib.util
import os
from fractions import Fraction as Q

import mpmath as m

path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "random-facts")
loader = importlib.machinery.SourceFileLoader("random_facts", path)
functions = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
loader.exec_module(functions)
ENDS = {"inf": m.inf, "-inf": -m.inf}
BREAKS = ("poles", "jumps", "holes", "domainEnds")
CLOSE = Q(1, 10**9)


class Comparison:
    def __init__(self, tree, window, answer, r):
        self.tree, self.answer, self.r = tree, answer, r
        self.low, self.high = map(Q, window)
        self.wrong = []
        self.breaks = [self.ends(item["x"]) for kind in BREAKS for item in answer[kind]] + [self.ends(s) for s in answer["unknownStretches"]]
        self.turns = [self.ends(item["x"]) for item in answer["extrema"]]
        self.bends = [self.ends(item["x"]) for item in answer["inflections"]]
        self.roots = [self.ends(item["x"]) for item in answer["roots"]] + [self.ends(s) for s in answer["zeroStretches"]]

    @staticmethod
    def ends(interval):
        return Q(interval[0]), Q(interval[1])

    def lie(self, what):
        self.wrong.append(("lies", what))

    def value(self, x):
        """Nil where there is none, and where it is too large to say."""
        try:
            # Beside 1, a number as small as that is lost with fewer digits.
            with m.workdps(1000 if 0 < abs(x) < Q(1, 10**100) else m.mp.dps):
                y = functions.real(functions.value(self.tree, x))
            return y if m.isfinite(y) and isinstance(y, m.mpf) else None
        except (functions.Undefined, OverflowError, ZeroDivisionError):
            return None

    def is_alone(self, x, distance, *others):
        """Whether nothing else that was found lies within a distance of a place."""
        a, b = self.ends(x)
        return not any(low <= b + distance and high >= a - distance and (low, high) != (a, b) for list in others for low, high in list)

    def within(self, interval, y, tolerance=m.mpf(10)**-45):
        low, high = (ENDS[end] if isinstance(end, str) else m.mpf(end) for end in interval)
        slack = tolerance * (1 + abs(y))
        return low - slack <= y <= high + slack

    def near_zero(self, item):
        """The least magnitude of the values in an enclosure, as far as thirds find it, or at the fraction that is told."""
        a, b = self.ends(item["x"])
        f = lambda x: abs(y) if (y := self.value(x)) is not None else m.inf
        try:
            if f(Q(item.get("exact", ""))) == 0:
                return m.mpf(0)
        except ValueError:
            pass
        first, last = self.value(a), self.value(b)
        if first is not None and last is not None and first * last < 0:
            for _ in range(170):
                middle = (a + b) / 2
                y = self.value(middle)
                if y is None or y == 0:
                    break
                a, b = (middle, b) if y * first > 0 else (a, middle)
        elif first is None or last is None:
            for _ in range(170):
                middle = (a + b) / 2
                a, b = (middle, b) if (self.value(middle) is None) == (first is None) else (a, middle)
        else:
            for _ in range(150):
                c, d = (2 * a + b) / 3, (a + 2 * b) / 3
                a, b = (a, d) if f(c) <= f(d) else (c, b)
        return min(f(a), f(b), f((a + b) / 2))

    def check_roots(self):
        for item in self.answer["roots"]:
            a, b = self.ends(item["x"])
            # A break may hold a 0 of its own.
            if item["proven"] and not any(a <= high and b >= low for low, high in self.breaks) and self.near_zero(item) > m.mpf(10)**-11:
                self.lie(f"root proven at {item['x']}, where the least value is {m.nstr(self.near_zero(item), 5)}")

    def check_extrema(self):
        for item in self.answer["extrema"]:
            a, b = self.ends(item["x"])
            if not item["proven"]:
                continue
            sign = 1 if item["kind"] == "maximum" else -1
            here = [y for y in (self.value(x) for x in (a, (a + b) / 2, b)) if y is not None]
            said = []
            # Beyond the window's edge may lie what nobody told of: the nearer, the surer.
            ways = {max(CLOSE * 1000 * scale, 4 * (b - a)) for scale in (1, Q(1, 10**5))}
            # Next to 0, that may be farther than the function goes.
            ways.add(max(4 * (b - a), min(abs(a), abs(b)) / 10**9))
            for d in ways - {0}:
                beside = [y for y in (self.value(x) for x in (a - d, b + d)) if y is not None]
                if not self.is_alone(item["x"], 2 * d, self.breaks, self.turns):
                    said.append(None)
                # The values may be alike to all digits, as at a minimum of high order.
                elif len(beside) < 2 or not here or max(sign * y for y in beside) - max(sign * y for y in here) > m.mpf(10)**-35:
                    said.append(f"{item['kind']} proven at {item['x']}: {here[:1]} beside {beside}")
                else:
                    said.append(None)
            if None not in said:
                self.lie(said[0])
            middle = self.value((a + b) / 2)
            if "y" not in item or middle is None:
                continue
            # At a steep kink values differ much within an enclosure.
            slack = m.mpf(10)**-9 + 2 * max(abs(functions.real(y - middle)) for y in here) / (1 + abs(middle))
            if not self.within(item["y"], middle, slack):
                self.lie(f"{item['kind']} at {item['x']}: y {item['y']}, value {m.nstr(middle, 20)}")

    def bend(self, x, d):
        """A second difference; 0 where no digit of it is sure, nil where a value is missing."""
        values = [self.value(x + k * d) for k in (-1, 0, 1)]
        if None in values:
            return None
        y = functions.real(values[0] - 2 * values[1] + values[2])
        return y if abs(y) > max(map(abs, values)) * m.mpf(10)**(5 - m.mp.dps) else m.mpf(0)

    def check_inflections(self):
        for item in self.answer["inflections"]:
            a, b = self.ends(item["x"])
            if not item["proven"]:
                continue
            said = []
            for d in {max(CLOSE * 10**5 * scale, 4 * (b - a)) for scale in (1, Q(1, 10**4))}:
                left, right = self.bend(a - d, d / 100), self.bend(b + d, d / 100)
                if self.is_alone(item["x"], 3 * d, self.breaks, self.bends) and (left is None or right is None or left * right > 0):
                    said.append(f"inflection proven at {item['x']}: second differences {left and m.nstr(left, 5)}, {right and m.nstr(right, 5)}")
                else:
                    said.append(None)
            if None not in said:
                self.lie(said[0])

    def check_places(self):
        """What is at the window's ends, and where something was found at a number: it has to be told."""
        told = [item["x"] for kind in BREAKS + ("roots", "extrema", "inflections") for item in self.answer[kind]]
        places = {self.low, self.high} | set(sorted({Q(a) for a, b in told if a == b})[:6])
        unknown = [self.ends(s) for s in self.answer["unknownStretches"]]
        with m.workdps(260):
            for p in places:
                # Powers of what is smaller have no digits left.
                if any(a <= p <= b for a, b in unknown) or 0 < abs(p) < Q(1, 10**25):
                    continue
                for what, lists in self.present(p):
                    if not any(a <= p <= b for list in lists for a, b in list):
                        self.wrong.append(("omissions", f"{what} at {float(p)!r}"))
                y = self.value(p)
                if y is None:
                    continue
                if not any(a <= p <= b for a, b in map(self.ends, self.answer["domain"])):
                    self.lie(f"the domain lacks {float(p)!r}")
                if not any(self.within(s, y) for s in self.answer["range"]):
                    self.lie(f"the range lacks {m.nstr(y, 20)} at {float(p)!r}")
                for name, side in (("minimum", lambda s: [s[0], "inf"]), ("maximum", lambda s: ["-inf", s[1]])):
                    said = self.answer["statistics"][name]
                    if said is not None and not self.within(side(said), y):
                        self.lie(f"{name} {said}, but {m.nstr(y, 20)} at {float(p)!r}")
                if p == 0 and (said := self.answer["yIntercept"]) is not None and not self.within(said, y):
                    self.lie(f"yIntercept {said}, truth {m.nstr(y, 20)}")

    def present(self, p):
        """What samples nearer and nearer show to be exactly there, and the lists one of which must hold it.

        Only what looks the same at each distance counts.
        """
        scale = abs(p) or Q(1, 10**3)
        distances = [scale / 10**k for k in (6, 12, 18, 24, 30)]
        y, left, right = self.value(p), [self.value(p - d) for d in distances], [self.value(p + d) for d in distances]
        small = m.mpf(10)**-230
        if y == 0 or y is not None and abs(y) < small and all(v is not None and abs(v) > small for v in left[:1] + right[:1]):
            yield "root", [self.roots]
        if None in left or None in right:
            if all(v is None for v in left) != all(v is None for v in right) and (None not in left or None not in right):
                if any(not self.is_undefined(p + side * d) for side in (-1, 1) for d in distances):
                    yield "domain end", [self.breaks]
            return
        apart = abs(left[-1] - right[-1])
        settled = all(abs(side[-1] - side[-2]) < m.mpf(10)**-4 * (apart + (abs(y - side[-1]) if y is not None else 0)) for side in (left, right))
        if y is None or settled and (apart > m.mpf(10)**-3 or abs(y - left[-1]) > m.mpf(10)**-3):
            yield "break", [self.breaks]
            return
        if not settled and max(abs(y - left[-1]), abs(y - right[-1])) > m.mpf(10)**-3:
            return
        rises = [[v - y for v in side] for side in (left, right)]
        signs = {(v > small) - (v < -small) for side in rises for v in side[:3]}
        steady = all(abs(side[k + 1]) < abs(side[k]) for side in rises for k in range(2))
        if len(signs) == 1 and 0 not in signs and steady:
            yield "extremum", [self.turns, self.breaks]
        bends = [[self.bend(p + side * d, d / 100) for d in distances] for side in (-1, 1)]
        signs = [{None if v is None else (v > 0) - (v < 0) for v in side} for side in bends]
        slopes = [abs(rises[0][2]), abs(rises[1][2])]
        if signs in ([{-1}, {1}], [{1}, {-1}]) and rises[0][2] * rises[1][2] <= 0 and abs(slopes[0] - slopes[1]) < m.mpf(10)**-3 * max(slopes):
            yield "inflection", [self.bends, self.breaks]

    def approaches(self, item, side, limit, what):
        """Values at a distance, and at half of it: the second may differ from the limit by what they differ by."""
        a, b = self.ends(item["x"])
        d = max(CLOSE, 8 * (b - a))
        places = [(a - d * k if side < 0 else b + d * k) for k in (2, 1)]
        far, near = map(self.value, places)
        if not self.is_alone(item["x"], 4 * d, self.breaks) or limit in ("unknown", "undefined"):
            return
        if far is None or near is None:
            self.lie(f"{what}: no value beside it")
        elif isinstance(limit, str):
            # Beside a greater value of another part it shows only next to the place.
            nearest = self.value(a - d / 10**12 if side < 0 else b + d / 10**12)
            if max((y - far) * (1 if limit == "+∞" else -1) for y in (near, nearest) if y is not None) <= 0:
                self.lie(f"{what}: {limit}, but {m.nstr(far, 8)}, {m.nstr(near, 8)}")
        elif not self.within([x - s * 40 * float(abs(far - near)) if not isinstance(x, str) else x for x, s in zip(limit, (1, -1))], near, m.mpf(10)**-6):
            # A root or a logarithm comes near its limit slowly, and next to a pole min and max settle late.
            nearer = max(d / 10**6, 8 * (b - a))
            nearest = self.value(a - nearer if side < 0 else b + nearer)
            if nearest is None or abs(nearest - m.mpf(limit[0])) > abs(near - m.mpf(limit[0])) / 5:
                self.lie(f"{what}: {limit}, but {m.nstr(far, 12)}, {m.nstr(near, 12)}")

    def check_breaks(self):
        for kind in ("poles", "jumps", "holes"):
            for item in self.answer[kind]:
                if item["proven"]:
                    for side, name in ((-1, "left"), (1, "right")):
                        self.approaches(item, side, item.get(name, item.get("limit")), f"{kind} at {item['x']}, {name}")
                    if kind == "jumps" and isinstance(item["left"], list) and isinstance(item["right"], list) and item["left"] == item["right"]:
                        self.lie(f"jump at {item['x']} with one limit on both sides")
        for item in self.answer["domainEnds"]:
            if not item["proven"]:
                continue
            a, b = self.ends(item["x"])
            side = 1 if item["side"] == "start" else -1
            d = max(CLOSE, 8 * (b - a))
            if self.is_alone(item["x"], 4 * d, self.breaks) and self.value(a - d if side > 0 else b + d) is not None:
                self.lie(f"domain {item['side']} at {item['x']}, with a value before it")
            self.approaches(item, side, item["limit"], f"domain {item['side']} at {item['x']}")

    def check_values(self):
        """Random places: in the domain, the range, above the minimum; nothing changes between them unseen."""
        statistics, answer = self.answer["statistics"], self.answer
        places = sorted(self.low + (self.high - self.low) * Q(self.r.randint(1, 10**6), 10**6 + 1) for _ in range(40))
        values = [self.value(x) for x in places]
        in_list = lambda list, x: any(a <= x <= b for a, b in list)
        domain = [self.ends(s) for s in answer["domain"]]
        # An end of the domain is enclosed: some units in the last place belong to no side.
        inner = [(a + abs(a) / 2**50, b - abs(b) / 2**50) for a, b in domain]
        for x, y in zip(places, values):
            if y is None:
                # Beyond what mpmath can hold there is a value as well.
                if in_list(inner, x) and not in_list(self.breaks, x) and self.is_undefined(x):
                    self.lie(f"the domain holds {float(x)}")
                continue
            if not in_list(domain, x):
                self.lie(f"the domain lacks {float(x)}")
            if not any(self.within(s, y) for s in answer["range"]):
                self.lie(f"the range lacks {m.nstr(y, 20)} at {float(x)}")
            for name, wanted in (("minimum", lambda s: self.within([s[0], "inf"], y)), ("maximum", lambda s: self.within(["-inf", s[1]], y))):
                if statistics[name] is not None and not wanted(statistics[name]):
                    self.lie(f"{name} {statistics[name]}, but {m.nstr(y, 20)} at {float(x)}")
            if any(Q(a) < x < Q(b) for a, b in answer["zeroStretches"]) and abs(y) > m.mpf(10)**-50:
                self.lie(f"zero at {float(x)}, where it is {m.nstr(y, 8)}")
        between = lambda list, a, b: any(low <= b and high >= a for low, high in list)
        for (a, u), (b, v) in zip(zip(places, values), zip(places[1:], values[1:])):
            if u is not None and v is not None and u * v < 0 and not between(self.roots + self.breaks, a, b):
                self.wrong.append(("omissions", f"a change of sign between {float(a)} and {float(b)}"))
        for index in range(1, len(places) - 1):
            trio = values[index - 1:index + 2]
            a, b = places[index - 1], places[index + 1]
            # A stretch of one value turns without a place.
            if None not in trio and (trio[1] - trio[0]) * (trio[2] - trio[1]) < -m.mpf(10)**-40 and not between(self.turns + self.breaks, a, b):
                if not any(name in functions.text(self.tree) for name in ("min", "max", "abs", "sign", "floor", "ceil", "mod")):
                    self.wrong.append(("omissions", f"a turn between {float(a)} and {float(b)}"))

    def is_undefined(self, x):
        try:
            functions.value(self.tree, x)
        except functions.Undefined:
            return True
        except (OverflowError, ZeroDivisionError):
            pass
        return False

    def check_area(self):
        """A quadrature between all that was found; where it is not sure of itself nothing follows."""
        area = self.answer["statistics"]["area"]
        if area is None or len(self.breaks) > 6 or any(b - a > CLOSE for a, b in self.breaks) or self.r.random() > 0.3:
            return
        with m.workdps(30):
            cuts = sorted({self.low, self.high} | {(a + b) / 2 for a, b in self.breaks + self.turns + self.roots + self.bends
                                                   if self.low < (a + b) / 2 < self.high})
            try:
                f = lambda x: functions.real(functions.value(self.tree, x))
                fs = lambda x: 0 if self.is_undefined(x) else f(x)
                sums = [m.quad(fs, [functions.real(a), functions.real(b)], error=True) for a, b in zip(cuts, cuts[1:])]
            except (ValueError, OverflowError, ZeroDivisionError, TypeError):
                return
        total, error = sum(s for s, _ in sums), sum(e for _, e in sums)
        # Kinks that are no extrema are no cuts.
        if error < 1e-12 and not self.within(area, total, 1e-7):
            self.lie(f"area {area}, truth about {m.nstr(total, 15)}")


def faults(tree, window, answer, r):
    low, high = map(Q, window)
    if high - low < max(abs(low), abs(high)) / 10**9:
        # What is left of a difference there needs more digits.
        m.mp.dps = 260
    comparison = Comparison(tree, window, answer, r)
    comparison.check_values()
    comparison.check_roots()
    comparison.check_extrema()
    comparison.check_inflections()
    comparison.check_breaks()
    comparison.check_places()
    comparison.check_area()
    return comparison.wrong
