// Plain evaluation: what each operation gives at many points.

#define EACH(expression)                        \
  for (int64_t i = 0; i < count; i += LANES) {  \
    V x = load(a + i);                          \
    store(out + i, expression);                 \
  }                                             \
  return
#define EACH_PAIR(expression)                   \
  for (int64_t i = 0; i < count; i += LANES) {  \
    V x = load(a + i);                          \
    V y = load(b + i);                          \
    store(out + i, expression);                 \
  }                                             \
  return
// The function's results, then what it does not do as `Real` says.
#define MAP(name)                               \
  map(out, a, count, PRECISE(name));            \
  return
#define MAP_QUICK(name)                         \
  map(out, a, count, QUICK(name));              \
  return
#define KEEP_WHERE(condition)                   \
  for (int64_t i = 0; i < count; i += LANES) {  \
    V x = load(a + i);                          \
    store(out + i, select(condition, load(out + i), nothing())); \
  }                                             \
  return
// The vector library gives infinities where its argument reduction overflows; the C library does
// those numbers.
#define MAP_WITHIN(limit, name)                 \
  map(out, a, count, PRECISE(name));            \
  for (int64_t i = 0; i < count; i++) {         \
    if (fabs(a[i]) > (limit)) out[i] = name(a[i]); \
  }                                             \
  return

// The library may be one unit off also where the root is a whole number.
static void cube_roots(double *out, const double *a, int64_t count) {
  map(out, a, count, PRECISE(cbrt));
  for (int64_t i = 0; i < count; i += LANES) {
    V y = load(out + i);
    V whole = nearest_whole(y);
    store(out + i, select(whole * whole * whole == load(a + i), whole, y));
  }
}

static void powers(double *out, const double *a, const double *b, int64_t count) {
  map_two(out, a, b, count, POWER);
  for (int64_t i = 0; i < count; i += LANES) {
    V x = load(a + i), y = load(b + i);
    M undefined = ((x == 0) & (y < 0)) | ((x < 0) & (magnitude(y) == __builtin_inf()))
      | (x != x) | (y != y);
    store(out + i, select(undefined, nothing(), load(out + i)));
  }
}

static void sample(
  LanesSample op, double *out, const double *a, const double *b, int64_t count
) {
  switch (op) {
  case LanesSampleAdd: EACH_PAIR(x + y);
  case LanesSampleSubtract: EACH_PAIR(x - y);
  case LanesSampleMultiply: EACH_PAIR(x * y);
  case LanesSampleDivide: EACH_PAIR(select(y == 0, nothing(), x / y));
  case LanesSampleMin: EACH_PAIR(select((x != x) | (y != y), nothing(), select(y < x, y, x)));
  case LanesSampleMax: EACH_PAIR(select((x != x) | (y != y), nothing(), select(y >= x, y, x)));
  case LanesSamplePower: powers(out, a, b, count); return;
  case LanesSampleNegate: EACH(-x);
  case LanesSampleAbs: EACH(magnitude(x));
  case LanesSampleSign: EACH(select(x == 0, all(0), sign_of(x)));
  case LanesSampleFloor: EACH(whole_below(x));
  case LanesSampleCeil: EACH(whole_above(x));
  case LanesSampleRound: EACH(nearest_whole(x));
  case LanesSampleSqrt: EACH(root(x));
  case LanesSampleCbrt: cube_roots(out, a, count); return;
  case LanesSampleSin: MAP_QUICK(sin);
  case LanesSampleCos: MAP_QUICK(cos);
  case LanesSampleTan: MAP_QUICK(tan);
  case LanesSampleAsin: MAP_QUICK(asin);
  case LanesSampleAcos: MAP_QUICK(acos);
  case LanesSampleAtan: MAP_QUICK(atan);
  case LanesSampleSinh: MAP_WITHIN(700, sinh);
  case LanesSampleCosh: MAP_WITHIN(700, cosh);
  case LanesSampleTanh: MAP(tanh);
  case LanesSampleAsinh: MAP_WITHIN(1e150, asinh);
  case LanesSampleAcosh: MAP_WITHIN(1e150, acosh);
  case LanesSampleAtanh: map(out, a, count, PRECISE(atanh));
    KEEP_WHERE(magnitude(x) < 1);
  case LanesSampleExp: MAP(exp);
  case LanesSampleLog: map(out, a, count, QUICK(log));
    KEEP_WHERE(x > 0);
  case LanesSampleLog2: map(out, a, count, PRECISE(log2));
    KEEP_WHERE(x > 0);
  case LanesSampleLog10: map(out, a, count, PRECISE(log10));
    KEEP_WHERE(x > 0);
  }
}

static void whole_power(double *out, const double *a, int32_t exponent, int64_t count) {
  for (int64_t i = 0; i < count; i += LANES) {
    V square = load(a + i);
    V product = all(1);
    for (int32_t rest = exponent; rest > 0; rest >>= 1) {
      if (rest & 1) product = product * square;
      square = square * square;
    }
    store(out + i, product);
  }
}
