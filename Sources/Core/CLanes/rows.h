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
INLINE Run rows_between(const LanesRows *rows, V upper, V lower) {
  V middle = upper + (lower - upper) * 0.5;
  // On an edge the lower row is met, however the values have been rounded.
  V edge = whole_below(middle + 0.5);
  middle = select(magnitude(middle - edge) <= rows->noise, edge, middle);
  M wide = lower - upper > 2 * rows->border;
  upper = select(wide, upper + rows->border, middle);
  lower = select(wide, lower - rows->border, middle);
  M seen = (lower >= 0) & (upper < (double)rows->rows);
  V first = most(upper, all(0));
  V last = most(first, least(lower, all((double)rows->rows - 1)));
  return (Run){
    select(seen, whole_below(first), all(0)), select(seen, whole_below(last), all(-1))};
}

// See `ColumnSolver` for the rules: a continuous stretch meets just the rows between the values at
// its ends if all its values lie in those rows.
static void decide_rows(
  const LanesRows *rows, const LanesResult *result, const double *edges, int64_t count
) {
  // The bounds at the edges as rows below the top.
  double uppers[LANES_EDGES], lowers[LANES_EDGES];
  double top = rows->top, height = rows->height, inverse = 1 / height;
  for (int64_t i = 0; i <= count; i += LANES) {
    V low = load(result->edge_low + i), high = load(result->edge_high + i);
    store(rows->distance + i, low + (high - low) * 0.5 - top);
    V below = top - low, above = top - high;
    // What subtracting the top rounds away.
    V noise = magnitude(below) * ULP;
    store(uppers + i, quotient(above - noise, height, inverse));
    store(lowers + i, quotient(below + noise, height, inverse));
  }
  for (int64_t i = 0; i < count; i += LANES) {
    V a_upper = load(uppers + i), a_lower = load(lowers + i);
    V b_upper = load(uppers + i + 1), b_lower = load(lowers + i + 1);
    V below = top - load(result->low + i), above = top - load(result->high + i);
    V noise = (magnitude(below) + magnitude(above)) * ULP;
    // The least value taken is at most the lower end's upper bound.
    Run inner = rows_between(rows, least(a_lower, b_lower), most(a_upper, b_upper));
    Run outer = rows_between(
      rows, quotient(above - noise, height, inverse), quotient(below + noise, height, inverse));
    M exact = (inner.first == outer.first) & (inner.last == outer.last)
      & (most(a_lower - a_upper, b_lower - b_upper) <= rows->border)
      & (load(edges + i) < load(edges + i + 1));
    M state = __builtin_convertvector(*(const Bytes *)(result->state + i), M);
    M continuous = state == LANES_CONTINUOUS;
    M outside = (state == LANES_EMPTY) | (continuous & (outer.last < outer.first));
    M decided = continuous & exact & ~outside;
    M decision = (outside & LANES_OUTSIDE) | (decided & LANES_DECIDED);
    *(Bytes *)(rows->decision + i) = __builtin_convertvector(decision, Bytes);
    *(Int32s *)(rows->first + i) = __builtin_convertvector(inner.first, Int32s);
    *(Int32s *)(rows->last + i) = __builtin_convertvector(inner.last, Int32s);
  }
}
