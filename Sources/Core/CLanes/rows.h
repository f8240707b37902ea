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

static void grid_edges(
  LanesBlock *block, int64_t start, int64_t first, int64_t count, const LanesGrid *grid
) {
  V steps;
  for (int lane = 0; lane < LANES; lane++) steps[lane] = lane;
  double columns = (double)grid->columns, inverse = 1 / columns;
  for (int64_t i = 0; i <= count; i += LANES) {
    V edge = (double)first + (double)grid->step * ((double)i + steps);
    V x = grid->weighs
      ? quotient(
          __builtin_elementwise_fma(all(grid->left), columns - edge, grid->right * edge), columns,
          inverse)
      : __builtin_elementwise_fma(edge, all(grid->width), all(grid->left));
    store(block->edges + start + i, x);
  }
}

// A run of rows as doubles; last < first where there is none.
typedef struct Run {
  V first, last;
} Run;

// The row that values which spread over no more than a border count for.
INLINE V place_in_rows(const LanesRows *rows, V upper, V lower) {
  V middle = upper + (lower - upper) * 0.5;
  // On an edge the lower row is met, however the values have been rounded.
  V edge = whole_below(middle + 0.5);
  return select(magnitude(middle - edge) <= rows->noise, edge, middle);
}

// The rows that values between two distances from the top, in rows, meet; values within a border's
// width of a row's edge count as lying on it.
INLINE Run rows_between(const LanesRows *rows, V upper, V lower) {
  double border = rows->border, count = rows->count;
  V place = place_in_rows(rows, upper, lower);
  M wide = lower - upper > 2 * border;
  upper = select(wide, upper + border, place);
  lower = select(wide, lower - border, place);
  M seen = (lower >= 0) & (upper < count);
  V first = most(upper, all(0));
  V last = most(first, least(lower, all(count - 1)));
  return (Run){
    select(seen, whole_below(first), all(0)), select(seen, whole_below(last), all(-1))};
}

// The value at an edge, in rows below the top, and how far it may be off.
typedef struct Place {
  V middle, reach;
} Place;

// Multiplying by the inverse of a row's height is off by two units in the last place, far less than
// a border. The middle is kept as a distance from the top.
INLINE Place place_of_edge(LanesBlock *block, int64_t i, double top, double inverse) {
  V center = load(block->value.center + i), radius = load(block->value.radius + i);
  V below = top - center;
  store(block->distance + i, 0 * radius - below);
  // What subtracting the top rounds away.
  V reach = magnitude(below) * ULP + radius;
  return (Place){below * inverse, reach * inverse};
}

// The same for the right edges of columns, from those of their left edges and of the next ones'.
INLINE Place place_of_next(Place here, Place there) {
  return (Place){next_lanes(here.middle, there.middle), next_lanes(here.reach, there.reach)};
}

// See `ColumnSolver` for the rules: a continuous stretch meets just the rows between the values at
// its ends if all its values lie in those rows, or all in one.
static bool decide_rows(LanesBlock *block, const LanesRows *rows) {
  double top = rows->top, inverse = 1 / rows->height;
  double border = rows->border, count = rows->count;
  V none = all(__builtin_inf());
  M left_open = (M)all(0);
  Place right, left = place_of_edge(block, 0, top, inverse);
  for (int64_t i = 0; i < block->columns.count; i += LANES, left = right) {
    right = place_of_edge(block, i + LANES, top, inverse);
    Place a = left, b = place_of_next(left, right);
    V below = top - load(block->value.low + i), above = top - load(block->value.high + i);
    V size = magnitude(below) + magnitude(above);
    V outer_upper = (above - size * ULP) * inverse, outer_lower = (below + size * ULP) * inverse;
    V spread = outer_lower - outer_upper;
    M empty = load(block->columns.empty + i) != 0;
    // NaN where something is not known.
    M continuous = (spread < none) & ~empty;
    M wide = spread > 2 * border;
    V upper = outer_upper + border, lower = outer_lower - border;
    if (any(continuous & ~wide)) {
      V place = place_in_rows(rows, outer_upper, outer_lower);
      upper = select(wide, upper, place);
      lower = select(wide, lower, place);
    }
    M seen = (lower >= 0) & (upper < count);
    V first = whole_below(most(upper, all(0)));
    V last = whole_below(least(lower, all(count - 1)));
    // The least value taken is at most the lower end's upper bound.
    V inner_upper = least(a.middle + a.reach, b.middle + b.reach);
    V inner_lower = most(a.middle - a.reach, b.middle - b.reach);
    M single = (upper >= 0) & (lower < first + 1);
    M same = single | ((inner_upper + border < first + 1) & (inner_lower - border >= last));
    M sharp = 2 * most(a.reach, b.reach) <= border;
    M increases = load(block->edges + i) < load(block->edges + i + 1);
    M outside = empty | (continuous & ~seen);
    M decided = continuous & seen & same & sharp & increases;
    M bounded = continuous & seen & ~decided;
    left_open |= ~(outside | decided);
    first = select(seen, first, all(0));
    last = select(seen, last, all(-1));
    if (any(bounded)) {
      *(Int32s *)(block->outer_first + i) = __builtin_convertvector(first, Int32s);
      *(Int32s *)(block->outer_last + i) = __builtin_convertvector(last, Int32s);
      Run inner = rows_between(rows, inner_upper, inner_lower);
      // Between ends that may be the other way round nothing is certain.
      inner.last = select(sharp | (inner_lower > inner_upper), inner.last, all(-1));
      first = select(bounded, inner.first, first);
      last = select(bounded, inner.last, last);
    }
    *(Int32s *)(block->first + i) = __builtin_convertvector(first, Int32s);
    *(Int32s *)(block->last + i) = __builtin_convertvector(last, Int32s);
    M decision =
      (outside & LANES_OUTSIDE) | (decided & LANES_DECIDED) | (bounded & LANES_BOUNDED);
    *(Bytes *)(block->decision + i) = __builtin_convertvector(decision, Bytes);
  }
  return any(left_open);
}

// The same for columns on which the function rises or falls: they meet just the rows between the
// values at their edges.
static void decide_monotone_rows(LanesBlock *block, const LanesRows *rows) {
  double top = rows->top, inverse = 1 / rows->height;
  double border = rows->border, count = rows->count;
  Place right, left = place_of_edge(block, 0, top, inverse);
  for (int64_t i = 0; i < block->columns.count; i += LANES, left = right) {
    right = place_of_edge(block, i + LANES, top, inverse);
    Place a = left, b = place_of_next(left, right);
    V reach = most(a.reach, b.reach);
    V upper = least(a.middle, b.middle), lower = most(a.middle, b.middle);
    // NaN where a value is not known: then nothing is decided.
    M sharp = (2 * reach <= border) & (lower - upper < __builtin_inf());
    M outside = sharp & ((lower < -1) | (upper > count + 1));
    M wide = lower - upper > 2 * border;
    M narrow = lower - upper + 2 * reach < 2 * border * (1 - 0x1p-20);
    V first = whole_below(upper - reach + border), last = whole_below(lower + reach - border);
    M decided = wide & (upper + reach + border < first + 1) & (lower - reach - border >= last);
    if (any(narrow)) {
      V row = whole_below(place_in_rows(rows, upper, lower));
      first = select(narrow, row, first);
      last = select(narrow, row, last);
      decided |= narrow;
    }
    // Nor is anything said of what ends at the picture's own edges.
    decided &= sharp & (upper > 1) & (lower < count - 1);
    *(Int32s *)(block->first + i) =
      __builtin_convertvector(select(decided, first, all(0)), Int32s);
    *(Int32s *)(block->last + i) = __builtin_convertvector(select(decided, last, all(-1)), Int32s);
    M decision = (outside & LANES_OUTSIDE) | (decided & LANES_DECIDED);
    *(Bytes *)(block->decision + i) = __builtin_convertvector(decision, Bytes);
  }
}
