"""Functions with something special at a chosen place, and windows that end there; for `Scripts/facts-oracle`."""
import importlib.machinery
import importlib.util
import math
import os
from fractions import Fraction as Q

path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "random-facts")
loader = importlib.machinery.SourceFileLoader("random_facts", path)
functions = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
loader.exec_module(functions)

# The last two are no Doubles: a window that ends there ends beside them.
PLACES = [Q(0), Q(0), Q(0), Q(1), Q(-1), Q(1, 2), Q(3), Q(-1, 4), Q(1, 3), Q(1, 10)]
WIDTHS = [Q(1), Q(2), Q(1, 2), Q(1, 2**10), Q(1, 2**20), Q(1, 10**6), Q(1, 10**9), Q(1, 10**12), Q(20), Q(10**3), Q(10**6), Q(10**12)]
KINDS = ("roots", "extrema", "inflections", "poles", "jumps", "holes", "domainEnds")


def number(value):
    return ("number", Q(value))


def call(name, *arguments):
    return (name, *arguments)


def core(r, t):
    """Something that is 0, turns, bends, breaks, ends or grows where t is 0."""
    k, j = r.randint(1, 7), r.randint(1, 4)
    power = lambda base, n: base if n == 1 else ("^", base, n)
    one, half = number(1), number(Q(1, 2))
    size = call("abs", t)
    positive = r.choice([call("exp", t), call("cosh", t), ("+", power(t, 2), one), ("+", number(2), call("sin", t))])
    draw = r.random()
    if draw < 0.3:
        # Zeros of any order.
        shape = r.choice([power(t, k), call("-", one, call("cos", t)), call("-", t, call("sin", t)), call("-", call("-", call("exp", t), one), t),
                          call("-", call("cosh", t), one), call("-", call("atan", t), t), power(call("sin", t), j), call("-", call("tan", t), t),
                          call("+", call("cos", t), ("*", half, power(t, 2))), power(call("tanh", t), j), power(("-", power(t, 2), t), j)])
        return ("*", shape, positive) if r.random() < 0.4 else shape
    if draw < 0.55:
        # Kinks and steps, some with derivatives.
        return r.choice([power(size, k), ("*", size, power(t, j)), power(call("max", t, number(0)), k), ("*", call("sign", t), power(t, k)),
                         ("*", call("sign", t), positive), ("*", call("floor", t), power(t, j)), ("*", call("floor", t), positive), power(call("mod", t, one), j),
                         ("*", call("mod", t, one), t), call("floor", call("sin", t)), call("floor", call("cos", t)), power(call("sign", t), 2),
                         call("max", power(t, 2), t), call("min", power(t, 3), t), call("max", power(t, k), ("*", number(-1), power(t, j))),
                         call("abs", ("-", power(t, 2), t)), call("ceil", power(t, 2)), call("mod", power(t, 3), one), call("abs", call("sin", t)),
                         call("min", positive, ("+", one, size)), ("-", call("abs", call("-", t, one)), size)])
    if draw < 0.8:
        # Poles and holes.
        return r.choice([("/", one, power(t, k)), ("/", positive, power(t, j)), ("/", power(t, k), power(t, j)), ("/", call("sin", t), t),
                         ("/", ("-", one, call("cos", t)), power(t, 2)), ("/", ("-", call("exp", t), one), power(t, j)), ("/", one, call("sin", t)),
                         ("/", size, t), call("atan", ("/", one, t)), call("exp", ("/", number(-1), power(t, 2))), call("exp", ("/", one, t)),
                         call("tanh", ("/", one, t)), ("/", power(t, k), size), ("/", ("-", power(t, 2), t), ("+", power(t, 2), t)), ("*", t, call("floor", ("/", one, ("+", power(t, 2), one))))])
    # Ends of the domain and vertical tangents.
    minus = ("*", number(-1), t)
    return r.choice([call("sqrt", t), call("sqrt", minus), ("*", call("sqrt", t), power(t, j)), call("sqrt", size), call("cbrt", t), power(call("cbrt", t), 2),
                     ("*", call("cbrt", t), power(t, j)), call("ln", t), call("ln", size), ("*", t, call("ln", size)), ("*", power(t, 2), call("ln", size)), call("asin", ("-", one, power(t, 2))),
                     call("acos", ("-", one, size)), call("sqrt", power(t, 2)), call("sqrt", ("*", number(-1), power(t, 2))), call("sqrt", ("-", one, power(t, 2))),
                     call("sqrt", call("floor", t)), call("ln", call("-", one, call("cos", t))), call("sqrt", ("*", power(t, 2), ("-", t, one)))])


def tree(r):
    """A function and the place that is special to it."""
    place = r.choice(PLACES)
    t = ("x",) if place == 0 else ("-", ("x",), number(place))
    f = core(r, t)
    draw = r.random()
    if draw < 0.15:
        f = ("+", f, number(r.choice([Q(1), Q(-1), Q(1, 3), Q(-2)])))
    elif draw < 0.25:
        f = ("+", f, ("*", number(r.choice([Q(1), Q(-2), Q(1, 3)])), ("x",)))
    elif draw < 0.37:
        f = (r.choice("+-*/"), f, core(r, t))
    elif draw < 0.42:
        f = (r.choice(["max", "min"]), f, core(r, t))
    elif draw < 0.5:
        f = (r.choice(["sin", "exp", "atan", "abs", "sign", "floor"]), f)
    elif draw < 0.54:
        f = ("/", number(1), f)
    return f, place


def windows(r, answer, place):
    """A place, and windows that end there or hold it: two that touch, and others, tiny and huge."""
    low, high = map(Q, answer["x"])
    found = [Q(end) for kind in KINDS for item in answer[kind] for end in item["x"]]
    found += [Q(end) for stretch in answer["zeroStretches"] for end in stretch]
    found = [x for x in found if low < x < high] or [(low + high) / 2]
    near = Q(float(place)) if place is not None else None
    p = near if near is not None and low < near < high and r.random() < 0.6 else r.choice(found)
    others = []
    for _ in range(2):
        width, other = r.choice(WIDTHS), r.choice(WIDTHS)
        draw = r.random()
        if draw < 0.3:
            others.append((p, p + width))
        elif draw < 0.6:
            others.append((p - width, p))
        elif draw < 0.7:
            others.append(tuple(sorted((p, r.choice(found)))))
        elif draw < 0.8:
            others.append((p - width, p + other))
        elif draw < 0.87:
            # As near as Doubles are to each other.
            others.append((p, Q(math.nextafter(float(p), math.inf))) if r.random() < 0.5 else (Q(math.nextafter(float(p), -math.inf)), p))
        elif draw < 0.94:
            others.append((Q(math.nextafter(float(p), math.inf)), p + width))
        else:
            others.append((p - width, Q(math.nextafter(float(p), -math.inf))))
    others = [(float(a), float(b)) for a, b in others]
    return p, [(a, b) for a, b in others if a < b]


def joined(whole, left, right, p):
    """What the facts of two touching windows say against those of both together."""
    ends = lambda interval: [{"inf": math.inf, "-inf": -math.inf}.get(end, end) for end in interval]
    exactly = [p, p]
    for name, kind in (("zeros", "roots"), ("extrema", "extrema")):
        counts = [answer["statistics"][name] for answer in (whole, left, right)]
        if not any(isinstance(count, dict) for count in counts):
            both = any([Q(end) for end in item["x"]] == exactly for item in left[kind])
            if counts[0] != counts[1] + counts[2] - both:
                yield f"{counts[0]} {name}, but {counts[1]} and {counts[2]} beside {float(p)}"
    for name in ("area", "totalArea", "arcLength", "minimum", "maximum"):
        parts = [answer["statistics"][name] for answer in (whole, left, right)]
        if None in parts:
            continue
        all_, first, second = map(ends, parts)
        join = {"minimum": min, "maximum": max}.get(name, lambda a, b: a + b)
        # Sums of Doubles are rounded.
        low, high = join(first[0], second[0]), join(first[1], second[1])
        slack = 1e-15 * (abs(low) + abs(high)) if math.isfinite(low) and math.isfinite(high) else 0
        if all_[1] < low - slack or all_[0] > high + slack:
            yield f"{name} {all_}, but {first} and {second} beside {float(p)}"
