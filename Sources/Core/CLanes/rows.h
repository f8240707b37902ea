// Columns on a picture: their edges, and the rows that their values meet.

static void grid_edges(double *out, int64_t first, int64_t count, const LanesGrid *grid) {
  V steps;
  for (int lane = 0; lane < LANES; lane++) steps[lane] = lane;
  V columns = all((double)grid->columns);
  for (int64_t i = 0; i < count; i += LANES) {
    V edge = (double)(first + i) + steps;
    V x = grid->weighs
      ? __builtin_elementwise_fma(all(grid->left), columns - edge, grid->right * edge) / columns
      : __builtin_elementwise_fma(edge, all(grid->width), all(grid->left));
    store(out + i, x);
  }
}

// A run of rows as doubles; last < first where there is none.
typedef struct Run {
  V first, last;
} Run;

// The rows that values between two distances from the top meet; values within a border's width of
// a row's edge count as lying on it.
INLINE Run rows_between(const LanesRows *rows, V low, V high) {
  V upper = -high / rows->height, lower = -low / rows->height;
  V middle = upper + (lower - upper) / 2;
  M wide = lower - upper > 2 * rows->border;
  upper = select(wide, upper + rows->border, middle);
  lower = select(wide, lower - rows->border, middle);
  M seen = (lower >= 0) & (upper < (double)rows->rows);
  V first = most(upper, all(0));
  V last = most(first, least(lower, all((double)rows->rows - 1)));
  // Finite and not negative where seen: cutting the fraction off is rounding down.
  return (Run){
    select(seen, whole_below(first), all(0)), select(seen, whole_below(last), all(-1))};
}

// See `ColumnSolver` for the rules: a continuous monotone stretch meets just the rows between its
// ends; any continuous one whose values can't leave those rows does, too.
static void decide_rows(
  const LanesRows *rows, const LanesResult *result, const double *edges, int64_t count
) {
  double top = rows->top;
  for (int64_t i = 0; i <= count; i += LANES) {
    V low = load(result->edge_low + i), high = load(result->edge_high + i);
    store(rows->distance + i, low + (high - low) / 2 - top);
  }
  V thin = all(rows->height * rows->border);
  for (int64_t i = 0; i < count; i += LANES) {
    V a_low = load(result->edge_low + i) - top, a_high = load(result->edge_high + i) - top;
    V b_low = load(result->edge_low + i + 1) - top, b_high = load(result->edge_high + i + 1) - top;
    V low = load(result->low + i) - top, high = load(result->high + i) - top;
    M rises = load(result->slope_low + i) >= 0, falls = load(result->slope_high + i) <= 0;
    // What subtracting the top rounds away.
    V noise = (magnitude(a_low) + magnitude(a_high) + magnitude(b_low) + magnitude(b_high)) * ULP;
    V lowest = least(a_low, b_low) - noise, highest = most(a_high, b_high) + noise;
    // The least value taken is at most the lower end's upper bound.
    V least_taken = least(a_high, b_high) + noise, most_taken = most(a_low, b_low) - noise;
    Run inner = rows_between(rows, least_taken, most_taken);
    V value_noise = (magnitude(low) + magnitude(high)) * ULP;
    Run outer = rows_between(rows, low - value_noise, high + value_noise);
    Run ends = rows_between(rows, lowest, highest);
    M monotone = rises | falls;
    V outer_first = select(monotone, ends.first, outer.first);
    V outer_last = select(monotone, ends.last, outer.last);
    M exact = (inner.first == outer_first) & (inner.last == outer_last);
    M certain = (a_high - a_low + noise <= thin) & (b_high - b_low + noise <= thin)
      & (load(edges + i) < load(edges + i + 1)) & exact;
    for (int lane = 0; lane < LANES; lane++) {
      uint8_t state = result->state[i + lane];
      bool outside = state == LANES_EMPTY
        || (state == LANES_CONTINUOUS && outer.last[lane] < outer.first[lane]);
      bool decided = state == LANES_CONTINUOUS && certain[lane];
      rows->decision[i + lane] = outside ? LANES_OUTSIDE : decided ? LANES_DECIDED : LANES_OPEN;
      rows->first[i + lane] = (int32_t)inner.first[lane];
      rows->last[i + lane] = (int32_t)inner.last[lane];
    }
  }
}
