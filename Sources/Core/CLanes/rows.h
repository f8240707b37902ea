// Columns on a picture: their edges, and the rows that their values meet.

// x / y, rounded like the division, which is slow where there is a fused product. `inverse` is 1/y.
//
// Source: Muller et al., Handbook of Floating-Point Arithmetic, 2nd ed., section 4.7.
INLINE V quotient(V x, double y, double inverse) {
#if LANES == 2
  (void)inverse;
  return x / y;
#else
  V first = x * inverse;
  V second = __builtin_elementwise_fma(
    __builtin_elementwise_fma(-first, all(y), x), all(inverse), first);
  return __builtin_elementwise_fma(
    __builtin_elementwise_fma(-second, all(y), x), all(inverse), second);
#endif
}

static void grid_edges(double *out, int64_t first, int64_t count, const LanesGrid *grid) {
  V steps;
  for (int lane = 0; lane < LANES; lane++) steps[lane] = lane;
  double columns = (double)grid->columns, inverse = 1 / columns;
  for (int64_t i = 0; i < count; i += LANES) {
    V edge = (double)(first + i) + steps;
    V x = grid->weighs
      ? quotient(
          __builtin_elementwise_fma(all(grid->left), columns - edge, grid->right * edge), columns,
          inverse)
      : __builtin_elementwise_fma(edge, all(grid->width), all(grid->left));
    store(out + i, x);
  }
}

// A run of rows as doubles; last < first where there is none.
typedef struct Run {
  V first, last;
} Run;

// The rows that values between two distances from the top, in rows, meet; values within a border's
// width of a row's edge count as lying on it.
INLINE Run rows_between(double border, double noise, double count, V upper, V lower) {
  V middle = upper + (lower - upper) * 0.5;
  // On an edge the lower row is met, however the values have been rounded.
  V edge = whole_below(middle + 0.5);
  middle = select(magnitude(middle - edge) <= noise, edge, middle);
  M wide = lower - upper > 2 * border;
  upper = select(wide, upper + border, middle);
  lower = select(wide, lower - border, middle);
  M seen = (lower >= 0) & (upper < count);
  V first = most(upper, all(0));
  V last = most(first, least(lower, all(count - 1)));
  return (Run){
    select(seen, whole_below(first), all(0)), select(seen, whole_below(last), all(-1))};
}

// See `ColumnSolver` for the rules: a continuous stretch meets just the rows between the values at
// its ends if all its values lie in those rows.
static bool decide_rows(
  const LanesRows *rows, const LanesResult *result, const double *edges, int64_t count
) {
  // The bounds at the edges as rows below the top. Multiplying by the inverse is off by two units in
  // the last place, far less than a border.
  double uppers[LANES_EDGES], lowers[LANES_EDGES];
  double top = rows->top, inverse = 1 / rows->height;
  const double *edge_low = result->edge_low, *edge_high = result->edge_high;
  double *distance = rows->distance;
  for (int64_t i = 0; i <= count; i += LANES) {
    V low = load(edge_low + i), high = load(edge_high + i);
    store(distance + i, low + (high - low) * 0.5 - top);
    V below = top - low, above = top - high;
    // What subtracting the top rounds away.
    V noise = magnitude(below) * ULP;
    store(uppers + i, (above - noise) * inverse);
    store(lowers + i, (below + noise) * inverse);
  }
  double border = rows->border, noise = rows->noise, row_count = rows->rows;
  const double *lows = result->low, *highs = result->high;
  const uint8_t *states = result->state;
  LanesRows out = *rows;
  M left_open = (M)all(0);
  for (int64_t i = 0; i < count; i += LANES) {
    V a_upper = load(uppers + i), a_lower = load(lowers + i);
    V b_upper = load(uppers + i + 1), b_lower = load(lowers + i + 1);
    V below = top - load(lows + i), above = top - load(highs + i);
    V rounding = (magnitude(below) + magnitude(above)) * ULP;
    V outer_upper = (above - rounding) * inverse, outer_lower = (below + rounding) * inverse;
    // The least value taken is at most the lower end's upper bound.
    V inner_upper = least(a_lower, b_lower), inner_lower = most(a_upper, b_upper);
    M sharp = most(a_lower - a_upper, b_lower - b_upper) <= border;
    M state = __builtin_convertvector(*(const Bytes *)(states + i), M);
    M continuous = state == LANES_CONTINUOUS;
    // The outer rows, as long as the values spread over more than a border.
    M seen = (outer_lower - border >= 0) & (outer_upper + border < row_count);
    Run outer = {
      select(seen, whole_below(most(outer_upper + border, all(0))), all(0)),
      select(seen, whole_below(least(outer_lower - border, all(row_count - 1))), all(-1))};
    Run inner = outer;
    // The inner rows are the same if the inner ends lie in the outermost rows.
    M same = ~seen | ((inner_upper + border < outer.first + 1) & (inner_lower - border >= outer.last));
    M spread = inner_lower - inner_upper > 2 * border;
    if (any(continuous & ~(spread & same))) {
      outer = rows_between(border, noise, row_count, outer_upper, outer_lower);
      inner = rows_between(border, noise, row_count, inner_upper, inner_lower);
      // Between ends that may be the other way round nothing is certain.
      inner.last = select(sharp | (inner_lower > inner_upper), inner.last, all(-1));
      same = (inner.first == outer.first) & (inner.last == outer.last);
    }
    M outside = (state == LANES_EMPTY) | (continuous & (outer.last < outer.first));
    M decided = continuous & same & sharp & (load(edges + i) < load(edges + i + 1)) & ~outside;
    M bounded = continuous & ~decided & ~outside;
    M decision =
      (outside & LANES_OUTSIDE) | (decided & LANES_DECIDED) | (bounded & LANES_BOUNDED);
    left_open |= ~(outside | decided);
    *(Bytes *)(out.decision + i) = __builtin_convertvector(decision, Bytes);
    *(Int32s *)(out.first + i) = __builtin_convertvector(inner.first, Int32s);
    *(Int32s *)(out.last + i) = __builtin_convertvector(inner.last, Int32s);
    *(Int32s *)(out.outer_first + i) = __builtin_convertvector(outer.first, Int32s);
    *(Int32s *)(out.outer_last + i) = __builtin_convertvector(outer.last, Int32s);
  }
  return any(left_open);
}
