// Enclosures of sums, products, quotients and choices.

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
    Bounds product = hull(inner.low * number, inner.high * number);
    put_column(out, columns, i, widened(product, units), ANY_VALUE);
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
    put_column(out, columns, i, sums(first, second), ANY_VALUE);
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
