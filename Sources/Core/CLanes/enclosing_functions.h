// Enclosures of functions: values from the edges, slopes from the derivative over the column.

// A function's own error on top of what its operand's radius makes of it.
INLINE V function_radius(V center, V radius) {
  return radius * WIDER + (magnitude(center) * FUNCTION_ERROR + FUNCTION_SMALL);
}

// Where the operands are certainly none that the function is defined for.
INLINE void note_empty(LanesColumns *columns, int i, M mask) {
  store(columns->empty + i, select(mask, all(1), load(columns->empty + i)));
}

static void square_root(LanesValue *out, const LanesValue *a, LanesColumns *columns) {
  Inverses inverses;
  EDGES {
    V x = load(a->center + i), x_radius = load(a->radius + i);
    V y = root(x);
    V inverse = 1 / y;
    V radius = select(x_radius == 0, all(0), x_radius * inverse);
    store(inverses.at + i, inverse);
    put_edge(out, i, y, select(x >= x_radius, rounded_radius(y, radius), nothing()));
  }
  COLUMNS {
    V left = load(inverses.at + i), right = load(inverses.at + i + 1);
    V low = least(left, right), high = most(left, right);
    Bounds x = range(a, i);
    note_empty(columns, i, x.high < 0);
    // 1/√x changes by less than the part that x changes by.
    V part = excess(a, i) * high * high * 1.34 + 0x1p-49;
    Bounds derivative = bounds(0.5 * low * (1 - part), 0.5 * high * (1 + part));
    put_column(
      out, columns, i, where((x.low >= 0) & (part <= 0.25), chain(derivative, slope(a, i))),
      all(0), all(__builtin_inf()));
  }
}

static void cubic_root(LanesValue *out, const LanesValue *a, LanesColumns *columns) {
  map(out->center, a->center, columns->count + 1, PRECISE(cbrt));
  EDGES {
    V x = load(a->center + i), x_radius = load(a->radius + i);
    V y = load(out->center + i);
    // Half the operand still has 0.63 of the squared root, so that 1/(3 · 0.63) bounds the slope.
    V radius = select(x_radius == 0, all(0), 0.54 * x_radius / (y * y));
    put_edge(
      out, i, y, select(2 * x_radius <= magnitude(x), function_radius(y, radius), nothing()));
  }
  COLUMNS {
    Bounds x = range(a, i);
    V left = load(out->center + i), right = load(out->center + i + 1);
    V near = least(magnitude(left), magnitude(right));
    V far = most(magnitude(left), magnitude(right));
    // Beyond the ends the operand may be smaller or larger by a part of it; so may the slope.
    V part = 2 * excess(a, i) / least(magnitude(x.low), magnitude(x.high));
    M known = ((x.low > 0) | (x.high < 0)) & (part < 0.25);
    Bounds derivative = bounds(
      (1 - part) / (3 * far * far) * (1 - 0x1p-47), (1 + part) / (3 * near * near) * (1 + 0x1p-47));
    put_column(out, columns, i, where(known, chain(derivative, slope(a, i))), ANY_VALUE);
  }
}

static void exponential(LanesValue *out, const LanesValue *a, LanesColumns *columns) {
  map(out->center, a->center, columns->count + 1, PRECISE(exp));
  EDGES {
    V x_radius = load(a->radius + i);
    V y = load(out->center + i);
    V radius = y * (x_radius + x_radius * x_radius);
    put_edge(out, i, y, select(x_radius <= 1, function_radius(y, radius), nothing()));
  }
  COLUMNS {
    V left = load(out->center + i), right = load(out->center + i + 1);
    V beyond = excess(a, i);
    V low = least(left, right) * (1 - beyond) * (1 - 0x1p-48) - FUNCTION_SMALL;
    V high = most(left, right) * (1 + 2 * beyond) * (1 + 0x1p-48) + FUNCTION_SMALL;
    Bounds derivative = where(beyond <= 0.5, bounds(most(low, all(0)), high));
    put_column(
      out, columns, i, chain(derivative, slope(a, i)), all(0), all(__builtin_inf()));
  }
}

static void logarithm(
  LanesEnclose op, LanesValue *out, const LanesValue *a, LanesColumns *columns
) {
  Inverses inverses;
  map(out->center, a->center, columns->count + 1, QUICK(log));
  EDGES {
    V x = load(a->center + i), x_radius = load(a->radius + i);
    V y = load(out->center + i);
    V inverse = 1 / x;
    V part = x_radius * inverse;
    V radius = part * (1 + 1.34 * part);
    store(inverses.at + i, inverse);
    put_edge(
      out, i, y, select((x > 0) & (part <= 0.25), function_radius(y, radius), nothing()));
  }
  COLUMNS {
    Bounds x = range(a, i);
    if (op == LanesEncloseLog) note_empty(columns, i, x.high <= 0);
    if (op == LanesEncloseLogInRoot) note_empty(columns, i, x.high < 0);
    Bounds derivative = where(x.low > 0, inverse_range(a, &inverses, i));
    put_column(out, columns, i, chain(derivative, slope(a, i)), ANY_VALUE);
  }
}

// Sine and cosine: between two ends d apart the derivative leaves the line through its values there
// by at most d²/8, and beyond them its values by no more than the distance.
static void sinusoid(LanesValue *out, const LanesValue *a, bool is_sine, LanesColumns *columns) {
  double other[LANES_EDGES];
  double sign = is_sine ? 1 : -1;
  if (columns->inner == 0) {
    map(out->center, a->center, columns->count + 1, is_sine ? QUICK(sin) : QUICK(cos));
  } else {
    sines_and_cosines(
      is_sine ? out->center : other, is_sine ? other : out->center, a->center,
      columns->count + 1);
  }
  EDGES {
    V y = load(out->center + i);
    V radius = function_radius(y, load(a->radius + i));
    // What may be far away still is between −1 and 1; 0 · y keeps what is unknown.
    M wide = (radius > 0x1p-10) & (radius < __builtin_inf());
    V low = most(y - radius, all(-1)), high = least(y + radius, all(1));
    V middle = 0.5 * (low + high) + 0 * y;
    V half = 0.5 * (high - low) * WIDER + 2 * ULP;
    put_edge(out, i, select(wide, middle, y), select(wide, half, radius));
  }
  COLUMNS {
    V distance = load(a->center + i + 1) - load(a->center + i);
    V left = sign * load(other + i), right = sign * load(other + i + 1);
    V beyond = (distance * distance * 0.125 + excess(a, i)) * WIDER + 0x1p-49;
    Bounds derivative = bounds(
      most(least(left, right) - beyond, all(-1)), least(most(left, right) + beyond, all(1)));
    put_column(
      out, columns, i, where(beyond == beyond, chain(derivative, slope(a, i))), all(-1), all(1));
  }
}

// Between two ends less than half a turn apart there is no pole exactly when the tangent has grown.
static void tangent(LanesValue *out, const LanesValue *a, LanesColumns *columns) {
  map(out->center, a->center, columns->count + 1, QUICK(tan));
  EDGES {
    V x_radius = load(a->radius + i);
    V y = load(out->center + i);
    V radius = 1.3 * (1 + y * y) * x_radius;
    M known = (x_radius <= 0.25) & (magnitude(y) * x_radius <= 0.1);
    put_edge(out, i, y, select(known, function_radius(y, radius), nothing()));
  }
  COLUMNS {
    V distance = load(a->center + i + 1) - load(a->center + i);
    V left = load(out->center + i), right = load(out->center + i + 1);
    V left_radius = load(out->radius + i), right_radius = load(out->radius + i + 1);
    V growth = right - left;
    V doubt = (left_radius + right_radius) * WIDER;
    M no_pole = (magnitude(distance) < 1.5)
      & (((distance > 0) & (growth > doubt)) | ((distance < 0) & (growth < -doubt)));
    // Only where the operand stays between the ends, but for their radius.
    V beyond = excess(a, i);
    V allowed = (load(a->radius + i) + load(a->radius + i + 1)) * WIDER
      + (magnitude(load(a->center + i)) + magnitude(load(a->center + i + 1))) * (4 * ULP);
    M known = no_pole & (beyond <= allowed) & (magnitude(left) * allowed <= 0.01)
      & (magnitude(right) * allowed <= 0.01) & (allowed <= 0.01);
    V low = least(left, right), high = most(left, right);
    V near = select((low <= 0) & (high >= 0), all(0), least(magnitude(low), magnitude(high)));
    V far = most(magnitude(low), magnitude(high));
    // tan (x ± d) for d·tan x ≤ 0.01 is within 1.02·(1 + tan² x)·d of tan x.
    near = most(near - 1.02 * (1 + near * near) * allowed, all(0)) * (1 - 0x1p-48);
    far = (far + 1.02 * (1 + far * far) * allowed) * (1 + 0x1p-48);
    Bounds derivative = bounds(1 + near * near, 1 + far * far);
    put_column(
      out, columns, i, where(known, chain(widened(derivative, 2 * ULP), slope(a, i))), ANY_VALUE);
  }
}

static void arc_sine(LanesValue *out, const LanesValue *a, LanesColumns *columns) {
  map(out->center, a->center, columns->count + 1, QUICK(asin));
  EDGES {
    V x = load(a->center + i), x_radius = load(a->radius + i);
    V y = load(out->center + i);
    V far = (magnitude(x) + x_radius) * (1 + ULP);
    V steepness = x_radius / root((1 - far) * (1 + far)) * (1 + 0x1p-48);
    V radius = select(x_radius == 0, all(0), steepness);
    M known = ((x_radius == 0) & (magnitude(x) <= 1)) | (far < 1);
    put_edge(out, i, y, select(known, function_radius(y, radius), nothing()));
  }
  COLUMNS {
    Bounds x = range(a, i);
    note_empty(columns, i, (x.low > 1) | (x.high < -1));
    V far = most(-x.low, x.high);
    V near = most(most(x.low, -x.high), all(0));
    Bounds derivative = widened(
      bounds(1 / root((1 - near) * (1 + near)), 1 / root((1 - far) * (1 + far))), 4 * ULP);
    put_column(out, columns, i, where(far < 1, chain(derivative, slope(a, i))), ANY_VALUE);
  }
}

static void arc_tangent(LanesValue *out, const LanesValue *a, LanesColumns *columns) {
  double slopes[LANES_EDGES];
  map(out->center, a->center, columns->count + 1, QUICK(atan));
  EDGES {
    V x = load(a->center + i), x_radius = load(a->radius + i);
    V y = load(out->center + i);
    V steepness = 1 / (1 + x * x);
    store(slopes + i, steepness);
    V radius = least(x_radius, x_radius * (steepness + 0.66 * x_radius)) + 0 * (x + x_radius);
    put_edge(out, i, y, function_radius(y, radius));
  }
  // The slope falls away from 0; it changes by at most 0.65 of the distance.
  COLUMNS {
    Bounds x = range(a, i);
    V left = load(slopes + i), right = load(slopes + i + 1);
    V beyond = excess(a, i) * 0.66 + 0x1p-50 * most(left, right) + SMALL;
    M crosses = (x.low <= 0) & (x.high >= 0);
    Bounds derivative = bounds(
      most(least(left, right) - beyond, all(0)),
      select(crosses, all(1), least(most(left, right) + beyond, all(1))));
    put_column(
      out, columns, i, where(beyond == beyond, chain(derivative, slope(a, i))),
      all(-1.5707963267948968), all(1.5707963267948968));
  }
}

// 1 − tanh² changes by at most 0.77 of the distance.
static void hyperbolic_tangent(LanesValue *out, const LanesValue *a, LanesColumns *columns) {
  map(out->center, a->center, columns->count + 1, PRECISE(tanh));
  EDGES {
    V y = load(out->center + i), x_radius = load(a->radius + i);
    V steepness = least(1 - y * y + 0x1p-50 + 0.78 * x_radius, all(1));
    put_edge(out, i, y, function_radius(y, x_radius * steepness) + 0 * load(a->center + i));
  }
  COLUMNS {
    V left = load(out->center + i), right = load(out->center + i + 1);
    V low = least(left, right), high = most(left, right);
    V near = select((low <= 0) & (high >= 0), all(0), least(magnitude(low), magnitude(high)));
    V far = most(magnitude(low), magnitude(high));
    V beyond = excess(a, i) * 0.78 + 0x1p-47;
    Bounds derivative = bounds(
      most(1 - far * far - beyond, all(0)), least(1 - near * near + beyond, all(1)));
    put_column(
      out, columns, i, where(beyond == beyond, chain(derivative, slope(a, i))), all(-1), all(1));
  }
}

static void inverse_hyperbolic_sine(
  LanesValue *out, const LanesValue *a, LanesColumns *columns
) {
  map(out->center, a->center, columns->count + 1, PRECISE(asinh));
  EDGES {
    V x = load(a->center + i), x_radius = load(a->radius + i);
    V y = load(out->center + i);
    V near = most(magnitude(x) - x_radius, all(0)) * (1 - ULP);
    V radius = x_radius / root(1 + near * near) * (1 + 4 * ULP);
    put_edge(
      out, i, y, select(magnitude(x) < 1e150, function_radius(y, radius), nothing()));
  }
  COLUMNS {
    Bounds x = range(a, i);
    V far = most(-x.low, x.high);
    V near = most(most(x.low, -x.high), all(0));
    Bounds derivative =
      widened(bounds(1 / root(1 + far * far), 1 / root(1 + near * near)), 4 * ULP);
    put_column(out, columns, i, chain(derivative, slope(a, i)), ANY_VALUE);
  }
}
