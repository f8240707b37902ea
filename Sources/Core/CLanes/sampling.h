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
// The vector library gives infinities where its argument reduction overflows; the C library does
// those lanes.
#define EACH_WITHIN(limit, vector, scalar)                  \
  for (int64_t i = 0; i < count; i += LANES) {              \
    V x = load(a + i);                                      \
    V y = vector;                                           \
    if (any(magnitude(x) > (limit))) {                      \
      for (int lane = 0; lane < LANES; lane++) y[lane] = scalar(x[lane]); \
    }                                                       \
    store(out + i, y);                                      \
  }                                                         \
  return

// The library may be one unit off also where the root is a whole number.
INLINE V cube_root(V x) {
  V y = PRECISE(cbrt, x);
  V whole = nearest_whole(y);
  return select(whole * whole * whole == x, whole, y);
}

INLINE V real_power(V x, V y) {
  M undefined = ((x == 0) & (y < 0)) | ((x < 0) & (magnitude(y) == __builtin_inf()))
    | (x != x) | (y != y);
  return select(undefined, nothing(), power(x, y));
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
  case LanesSamplePower: EACH_PAIR(real_power(x, y));
  case LanesSampleNegate: EACH(-x);
  case LanesSampleAbs: EACH(magnitude(x));
  case LanesSampleSign: EACH(select(x == 0, all(0), sign_of(x)));
  case LanesSampleFloor: EACH(whole_below(x));
  case LanesSampleCeil: EACH(whole_above(x));
  case LanesSampleRound: EACH(nearest_whole(x));
  case LanesSampleSqrt: EACH(root(x));
  case LanesSampleCbrt: EACH(cube_root(x));
  case LanesSampleSin: EACH(PRECISE(sin, x));
  case LanesSampleCos: EACH(PRECISE(cos, x));
  case LanesSampleTan: EACH(PRECISE(tan, x));
  case LanesSampleAsin: EACH(PRECISE(asin, x));
  case LanesSampleAcos: EACH(PRECISE(acos, x));
  case LanesSampleAtan: EACH(PRECISE(atan, x));
  case LanesSampleSinh: EACH_WITHIN(700, PRECISE(sinh, x), sinh);
  case LanesSampleCosh: EACH_WITHIN(700, PRECISE(cosh, x), cosh);
  case LanesSampleTanh: EACH(PRECISE(tanh, x));
  case LanesSampleAsinh: EACH_WITHIN(1e150, PRECISE(asinh, x), asinh);
  case LanesSampleAcosh: EACH_WITHIN(1e150, PRECISE(acosh, x), acosh);
  case LanesSampleAtanh: EACH(select(magnitude(x) < 1, PRECISE(atanh, x), nothing()));
  case LanesSampleExp: EACH(PRECISE(exp, x));
  case LanesSampleLog: EACH(select(x > 0, PRECISE(log, x), nothing()));
  case LanesSampleLog2: EACH(select(x > 0, PRECISE(log2, x), nothing()));
  case LanesSampleLog10: EACH(select(x > 0, PRECISE(log10, x), nothing()));
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
