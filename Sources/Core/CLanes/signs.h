// On which sides of 0 a formula is: a bit for each place.

typedef bool Bits __attribute__((ext_vector_type(LANES)));

// The mask's lanes as bits, the first one lowest.
INLINE uint64_t bits_of(M mask) {
  uint8_t bits = 0;
  Bits lanes = __builtin_convertvector(mask, Bits);
  memcpy(&bits, &lanes, sizeof lanes);
  return bits & ((1u << LANES) - 1);
}

// Bits of a line that does not fill its byte.
INLINE uint64_t line_of(int64_t count) { return count < 8 ? (1u << count) - 1 : 0xff; }

static void box_signs(const LanesBlock *block, int64_t lines, int64_t count, LanesSigns *out) {
  LanesSigns signs = {0};
  const LanesValue *value = &block->value;
  for (int64_t line = 0; line < lines; line++) {
    int64_t start = line * (count + 1);
    LanesSigns found = {0};
    for (int64_t i = 0; i < 8; i += LANES) {
      V low = load(value->low + start + i), high = load(value->high + start + i);
      V fall = load(value->slope_low + start + i), rise = load(value->slope_high + start + i);
      M empty = load(block->columns.empty + start + i) != 0;
      M known = ~empty & (low <= high) & (high - low < __builtin_inf()) & (fall <= rise)
        & (rise - fall < __builtin_inf());
      found.empty |= bits_of(empty) << i;
      found.known |= bits_of(known) << i;
      found.below |= bits_of(known & (high < 0)) << i;
      found.above |= bits_of(known & (low > 0)) << i;
      found.at_most |= bits_of(known & (high <= 0)) << i;
      found.at_least |= bits_of(known & (low >= 0)) << i;
    }
    uint64_t filled = line_of(count);
    int shift = (int)(8 * line);
    signs.empty |= (found.empty & filled) << shift;
    signs.known |= (found.known & filled) << shift;
    signs.below |= (found.below & filled) << shift;
    signs.above |= (found.above & filled) << shift;
    signs.at_most |= (found.at_most & filled) << shift;
    signs.at_least |= (found.at_least & filled) << shift;
  }
  *out = signs;
}

// `lines` of `count` places each; the signs of a line are 16 bits from one line to the next.
static void place_signs(
  const LanesBlock *block, int64_t lines, int64_t count, LanesPlaceSigns *out
) {
  const LanesValue *value = &block->value;
  for (int64_t line = 0; line < lines; line++) {
    int64_t start = line * count;
    uint64_t below = 0, above = 0, at_most = 0, at_least = 0;
    for (int64_t i = 0; i < count; i += LANES) {
      V center = load(value->center + start + i), radius = load(value->radius + start + i);
      V low = center - radius, high = center + radius;
      M known = magnitude(low) + magnitude(high) < __builtin_inf();
      below |= bits_of(known & (high < 0)) << i;
      above |= bits_of(known & (low > 0)) << i;
      at_most |= bits_of(known & (high <= 0)) << i;
      at_least |= bits_of(known & (low >= 0)) << i;
    }
    uint64_t filled = (1u << count) - 1;
    out->below[line] = (uint16_t)(below & filled);
    out->above[line] = (uint16_t)(above & filled);
    out->at_most[line] = (uint16_t)(at_most & filled);
    out->at_least[line] = (uint16_t)(at_least & filled);
  }
}
