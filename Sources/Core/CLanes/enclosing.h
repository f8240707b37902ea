// Enclosures of arithmetic.
//
// At the edges a value is a center and a radius. Every radius that is not 0 includes what rounding
// adds, and 2^-53 of the center more, so that center ± radius, rounded to nearest, are still bounds.
// On the columns it is slopes of chords, from which the bounds of the values follow:
// over a column of width h a value that rises by at most r and falls by at most f a unit leaves the
// stretch between its ends by at most h·r·f/(r + f). All widening is a few units in the last place.
//
// Source of the slope rules: Moore, Kearfott, Cloud, Introduction to Interval Analysis, chapter 6.

// Relative and absolute widening; SMALL covers what underflow loses. It is a normal number: others
// cost some processors a hundred times as long.
#define HALF_ULP 0x1p-53
#define ULP 0x1p-52
#define WIDER (1 + 0x1p-50)
#define SMALL 0x1p-1020
// For results of elementary functions: 8 half units, and all subnormals.
#define FUNCTION_ERROR 0x1p-50
#define FUNCTION_SMALL 0x1p-1020

// The bounds of a set of numbers.
typedef struct Bounds {
  V low, high;
} Bounds;

INLINE Bounds bounds(V low, V high) { return (Bounds){low, high}; }
INLINE Bounds range(const LanesValue *a, int i) { return bounds(load(a->low + i), load(a->high + i)); }
INLINE Bounds slope(const LanesValue *a, int i) {
  return bounds(load(a->slope_low + i), load(a->slope_high + i));
}
// Bounds from results with an error of `units` of their size.
INLINE Bounds widened(Bounds x, double units) {
  return bounds(
    x.low - (magnitude(x.low) * units + SMALL), x.high + (magnitude(x.high) * units + SMALL));
}
INLINE Bounds where(M mask, Bounds x) {
  return bounds(select(mask, x.low, nothing()), select(mask, x.high, nothing()));
}
INLINE Bounds hull(V x, V y) { return bounds(least(x, y), most(x, y)); }

// The products, before widening.
INLINE Bounds products(Bounds x, Bounds y) {
  V p = x.low * y.low, q = x.low * y.high, r = x.high * y.low, s = x.high * y.high;
  return bounds(least(least(p, q), least(r, s)), most(most(p, q), most(r, s)));
}
// The sums of two results that have errors of at most 2^-53 of their size, widened for all three.
INLINE Bounds sums(Bounds x, Bounds y) {
  V low = magnitude(x.low) + magnitude(y.low);
  V high = magnitude(x.high) + magnitude(y.high);
  return bounds(
    x.low + y.low - (low * (4 * HALF_ULP) + SMALL),
    x.high + y.high + (high * (4 * HALF_ULP) + SMALL));
}
INLINE Bounds chain(Bounds derivative, Bounds inner) {
  return widened(products(derivative, inner), ULP);
}

INLINE void put_edge(LanesValue *out, int i, V center, V radius) {
  store(out->center + i, center);
  store(out->radius + i, radius);
}
// A radius made of few operations, with the center's own rounding.
INLINE V rounded_radius(V center, V radius) {
  return radius * WIDER + (magnitude(center) * ULP + SMALL);
}

// How far a value that rises and falls may leave the stretch between its ends over a column.
INLINE V excursion(const LanesColumns *columns, int i, V low, V high, Bounds slope) {
  V rise = slope.high, fall = -slope.low;
  V sum = rise + fall;
  V part = select(sum < __builtin_inf(), most(rise, fall) / sum, all(1));
  return load(columns->width + i) * least(rise, fall) * part * WIDER + SMALL
    + (magnitude(low) + magnitude(high)) * ULP;
}

// Stores slopes and, where wanted, the values that follow from them and from the ends;
// `least_value` and `largest_value` are bounds known otherwise.
INLINE void put_column(
  LanesValue *out, const LanesColumns *columns, int i, Bounds slope, V least_value,
  V largest_value
) {
  V left = load(out->center + i), right = load(out->center + i + 1);
  V left_radius = load(out->radius + i), right_radius = load(out->radius + i + 1);
  V left_low = left - left_radius, left_high = left + left_radius;
  V right_low = right - right_radius, right_high = right + right_radius;
  // NaN where anything is not finite, else 0.
  V poison = 0 * (((left_low + right_low) + (left_high + right_high)) + (slope.low + slope.high));
  store(out->slope_low + i, slope.low + poison);
  store(out->slope_high + i, slope.high + poison);
  if (!columns->wants_range) return;
  V low = least(left_low, right_low);
  V high = most(left_high, right_high);
  M turns = (slope.high > 0) & (slope.low < 0);
  if (any(turns)) {
    V spread = select(turns, excursion(columns, i, low, high, slope), all(0));
    low -= spread;
    high += spread;
  }
  store(out->low + i, most(least_value, low) + poison);
  store(out->high + i, least(largest_value, high) + poison);
}

// How far a column's values leave the stretch between the centers at its edges; 0 where that stretch is
// the wider one, as beside an edge that is known badly.
INLINE V excess(const LanesValue *a, int i) {
  V left = load(a->center + i), right = load(a->center + i + 1);
  Bounds x = range(a, i);
  return most(all(0), most(x.high - most(left, right), least(left, right) - x.low) * WIDER);
}

// 1/x at the edges, kept for the columns.
typedef struct Inverses {
  double at[LANES_EDGES];
} Inverses;

// Bounds of 1/x over a column, from its inverses at the edges. Beyond the ends x may be nearer to 0
// or farther by `part` of itself, at most a quarter; unknown where that is not so or 0 may be there.
INLINE Bounds inverse_range(const LanesValue *a, const Inverses *inverses, int i) {
  V left = load(inverses->at + i), right = load(inverses->at + i + 1);
  Bounds x = range(a, i);
  V part = excess(a, i) * most(magnitude(left), magnitude(right)) * WIDER;
  // 1/(1 − p) ≤ 1 + 4p/3 and 1/(1 + p) ≥ 1 − p.
  V grow = part * 1.34 + 0x1p-50;
  M known = ((x.low > 0) | (x.high < 0)) & (part <= 0.25);
  V low = least(left, right), high = most(left, right);
  return where(
    known, bounds(low - magnitude(low) * grow - SMALL, high + magnitude(high) * grow + SMALL));
}

#define EDGES for (int i = 0; i <= columns->count; i += LANES)
#define COLUMNS for (int i = 0; i < columns->inner; i += LANES)
#define ANY_VALUE all(-__builtin_inf()), all(__builtin_inf())

static void start(LanesBlock *block, int64_t count, bool edges_only) {
  LanesColumns *columns = &block->columns;
  columns->count = count;
  columns->inner = edges_only ? 0 : count;
  COLUMNS {
    // Rounding to nearest is at most half of the unit added.
    store(columns->width + i, (load(block->edges + i + 1) - load(block->edges + i)) * (1 + ULP));
    store(columns->empty + i, all(0));
  }
}

static void variable(LanesValue *out, const LanesBlock *block) {
  const LanesColumns *columns = &block->columns;
  EDGES {
    V x = load(block->edges + i);
    put_edge(out, i, x, 0 * x);
  }
  COLUMNS {
    V left = load(block->edges + i), right = load(block->edges + i + 1);
    V nothing = 0 * (right - left);
    V one = 1 + nothing;
    store(out->slope_low + i, one);
    store(out->slope_high + i, one);
    store(out->low + i, left + nothing);
    store(out->high + i, right + nothing);
  }
}

static void number_value(
  LanesValue *out, double number, double radius, const LanesBlock *block
) {
  const LanesColumns *columns = &block->columns;
  EDGES { put_edge(out, i, all(number), all(radius)); }
  COLUMNS {
    store(out->slope_low + i, all(0));
    store(out->slope_high + i, all(0));
    store(out->low + i, all(number - radius));
    store(out->high + i, all(number + radius));
  }
}

static void add(
  LanesValue *out, const LanesValue *a, const LanesValue *b, LanesColumns *columns
) {
  EDGES {
    V sum = load(a->center + i) + load(b->center + i);
    V radius = load(a->radius + i) + load(b->radius + i);
    put_edge(out, i, sum, radius * WIDER + magnitude(sum) * ULP);
  }
  COLUMNS {
    put_column(out, columns, i, sums(slope(a, i), slope(b, i)), ANY_VALUE);
  }
}

static void subtract(
  LanesValue *out, const LanesValue *a, const LanesValue *b, LanesColumns *columns
) {
  EDGES {
    V difference = load(a->center + i) - load(b->center + i);
    V radius = load(a->radius + i) + load(b->radius + i);
    put_edge(out, i, difference, radius * WIDER + magnitude(difference) * ULP);
  }
  COLUMNS {
    Bounds other = slope(b, i);
    put_column(
      out, columns, i, sums(slope(a, i), bounds(-other.high, -other.low)), ANY_VALUE);
  }
}

static void add_number(
  LanesValue *out, const LanesValue *a, double number, double number_radius,
  LanesColumns *columns
) {
  EDGES {
    V sum = load(a->center + i) + number;
    V radius = load(a->radius + i) + number_radius;
    put_edge(out, i, sum, radius * WIDER + magnitude(sum) * ULP);
  }
  COLUMNS { put_column(out, columns, i, slope(a, i), ANY_VALUE); }
}

static void multiply_number(
  LanesValue *out, const LanesValue *a, double number, double number_radius,
  LanesColumns *columns
) {
  double size = fabs(number);
  EDGES {
    V center = load(a->center + i);
    V product = center * number;
    V radius = load(a->radius + i) * (size + number_radius) + magnitude(center) * number_radius;
    put_edge(out, i, product, rounded_radius(product, radius));
  }
  double units = size > 0 ? ULP + 2 * number_radius / size : ULP;
  COLUMNS {
    Bounds inner = slope(a, i);
    Bounds product = widened(hull(inner.low * number, inner.high * number), units);
    // Flat stays flat.
    M flat = (inner.low == 0) & (inner.high == 0);
    Bounds result = {select(flat, all(0), product.low), select(flat, all(0), product.high)};
    put_column(out, columns, i, result, ANY_VALUE);
  }
}

// f(b)g(b) − f(a)g(a) = f(b)(g(b) − g(a)) + g(a)(f(b) − f(a))
static void multiply(
  LanesValue *out, const LanesValue *a, const LanesValue *b, LanesColumns *columns
) {
  EDGES {
    V x = load(a->center + i), y = load(b->center + i);
    V x_radius = load(a->radius + i), y_radius = load(b->radius + i);
    V product = x * y;
    V radius = magnitude(x) * y_radius + (magnitude(y) + y_radius) * x_radius;
    put_edge(out, i, product, rounded_radius(product, radius));
  }
  COLUMNS {
    Bounds first = products(range(a, i), slope(b, i));
    Bounds second = products(range(b, i), slope(a, i));
    Bounds values = widened(products(range(a, i), range(b, i)), ULP);
    put_column(out, columns, i, sums(first, second), values.low, values.high);
  }
}

static void square(LanesValue *out, const LanesValue *a, LanesColumns *columns) {
  EDGES {
    V x = load(a->center + i), x_radius = load(a->radius + i);
    V product = x * x;
    V radius = (2 * magnitude(x) + x_radius) * x_radius;
    put_edge(out, i, product, rounded_radius(product, radius));
  }
  COLUMNS {
    Bounds x = range(a, i);
    Bounds derivative = bounds(2 * x.low, 2 * x.high);
    put_column(out, columns, i, chain(derivative, slope(a, i)), all(0), all(__builtin_inf()));
  }
}

// (f/g) changes by (f's change − (f/g)·g's change) / g.
static void divide(
  LanesValue *out, const LanesValue *a, const LanesValue *b, LanesColumns *columns
) {
  Inverses inverses;
  EDGES {
    V x = load(a->center + i), y = load(b->center + i);
    V y_radius = load(b->radius + i);
    V inverse = 1 / y;
    V size = magnitude(inverse);
    V quotient = x * inverse;
    V part = y_radius * size;
    V radius = (load(a->radius + i) + magnitude(quotient) * y_radius) * size * (1 + 1.34 * part);
    store(inverses.at + i, inverse);
    // The quotient has been rounded twice.
    V rounded = rounded_radius(quotient, radius) + magnitude(quotient) * ULP;
    put_edge(out, i, quotient, select(part <= 0.25, rounded, nothing()));
  }
  COLUMNS {
    Bounds inverse = inverse_range(b, &inverses, i);
    Bounds quotient = widened(products(range(a, i), inverse), ULP);
    Bounds moved = products(quotient, slope(b, i));
    Bounds change = sums(slope(a, i), bounds(-moved.high, -moved.low));
    put_column(out, columns, i, chain(inverse, change), ANY_VALUE);
  }
}

static void reciprocal(LanesValue *out, const LanesValue *a, LanesColumns *columns) {
  Inverses inverses;
  EDGES {
    V x = load(a->center + i), x_radius = load(a->radius + i);
    V inverse = 1 / x;
    V part = magnitude(inverse) * x_radius;
    V radius = part * magnitude(inverse) * (1 + 1.34 * part);
    store(inverses.at + i, inverse);
    put_edge(
      out, i, inverse, select(part <= 0.25, rounded_radius(inverse, radius), nothing()));
  }
  COLUMNS {
    Bounds inverse = inverse_range(a, &inverses, i);
    V first = inverse.low * inverse.low, second = inverse.high * inverse.high;
    Bounds squares = widened(hull(first, second), ULP);
    Bounds derivative = bounds(-squares.high, -squares.low);
    put_column(out, columns, i, chain(derivative, slope(a, i)), ANY_VALUE);
  }
}

static void negate(LanesValue *out, const LanesValue *a, LanesColumns *columns) {
  EDGES { put_edge(out, i, -load(a->center + i), load(a->radius + i)); }
  COLUMNS {
    Bounds inner = slope(a, i), x = range(a, i);
    store(out->slope_low + i, -inner.high);
    store(out->slope_high + i, -inner.low);
    store(out->low + i, -x.high);
    store(out->high + i, -x.low);
  }
}

static void absolute(LanesValue *out, const LanesValue *a, LanesColumns *columns) {
  EDGES { put_edge(out, i, magnitude(load(a->center + i)), load(a->radius + i)); }
  COLUMNS {
    Bounds inner = slope(a, i), x = range(a, i);
    V steepest = most(magnitude(inner.low), magnitude(inner.high));
    M positive = x.low >= 0, negative = x.high <= 0;
    Bounds result = bounds(
      select(positive, inner.low, select(negative, -inner.high, -steepest)),
      select(positive, inner.high, select(negative, -inner.low, steepest)));
    put_column(
      out, columns, i, where(x.low <= x.high, result), all(0), all(__builtin_inf()));
  }
}

// The smaller of two, or the larger when `sign` is −1.
static void smaller(
  LanesValue *out, const LanesValue *a, const LanesValue *b, double sign, LanesColumns *columns
) {
  EDGES {
    V x = load(a->center + i), y = load(b->center + i);
    V x_radius = load(a->radius + i), y_radius = load(b->radius + i);
    V result = select(sign * x < sign * y, x, y);
    V radius = most(x_radius, y_radius);
    V unknown = 0 * (x + y + x_radius + y_radius);
    put_edge(
      out, i, result, select(radius == 0, all(0), rounded_radius(result, radius)) + unknown);
  }
  COLUMNS {
    Bounds x = range(a, i), y = range(b, i);
    Bounds first = slope(a, i), second = slope(b, i);
    M is_first = sign > 0 ? x.high <= y.low : y.high <= x.low;
    M is_second = sign > 0 ? y.high <= x.low : x.high <= y.low;
    Bounds result = bounds(
      select(is_first, first.low, select(is_second, second.low, least(first.low, second.low))),
      select(
        is_first, first.high, select(is_second, second.high, most(first.high, second.high))));
    M known = (x.low <= x.high) & (y.low <= y.high);
    put_column(out, columns, i, where(known, result), ANY_VALUE);
  }
}
