// Chooses the kernels that the processor can run.
#include "table.h"

static const Table *tables[] = {
  &lanes_table_baseline,
#if defined(__x86_64__)
  &lanes_table_avx2,
  &lanes_table_avx512,
#endif
};

// Set before main starts; later only tests change it, through one aligned word.
static _Atomic LanesLevel current = LanesLevelBaseline;

LanesLevel lanes_best_level(void) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (has_avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq")
      && __builtin_cpu_supports("avx512vl")) {
    return LanesLevelAVX512;
  }
  if (has_avx2) return LanesLevelAVX2;
#endif
  return LanesLevelBaseline;
}

__attribute__((constructor)) static void choose(void) { current = lanes_best_level(); }

LanesLevel lanes_level(void) { return current; }

void lanes_use_level(LanesLevel level) {
  LanesLevel best = lanes_best_level();
  current = level < best ? level : best;
}

void lanes_sample(LanesSample op, double *out, const double *a, const double *b, int64_t count) {
  tables[current]->sample(op, out, a, b, count);
}

void lanes_whole_power(double *out, const double *a, int32_t exponent, int64_t count) {
  tables[current]->whole_power(out, a, exponent, count);
}

void lanes_start(LanesBlock *block, int64_t count, bool edges_only) {
  tables[current]->start(block, count, edges_only);
}

void lanes_variable(LanesValue *out, const LanesBlock *block) {
  tables[current]->variable(out, block);
}

void lanes_number(LanesValue *out, double number, double radius, const LanesBlock *block) {
  tables[current]->number(out, number, radius, block);
}

void lanes_enclose(
  LanesEnclose op, LanesValue *out, const LanesValue *a, const LanesValue *b, double number,
  double radius, LanesColumns *columns
) {
  tables[current]->enclose(op, out, a, b, number, radius, columns);
}

void lanes_edges(
  LanesBlock *block, int64_t start, int64_t first, int64_t count, const LanesGrid *grid) {
  tables[current]->edges(block, start, first, count, grid);
}

bool lanes_rows(LanesBlock *block, const LanesRows *rows) {
  return tables[current]->rows(block, rows);
}

void lanes_monotone_rows(LanesBlock *block, const LanesRows *rows) {
  tables[current]->monotone_rows(block, rows);
}

void lanes_box_signs(const LanesBlock *block, int64_t lines, int64_t count, LanesSigns *out) {
  tables[current]->box_signs(block, lines, count, out);
}

void lanes_place_signs(
  const LanesBlock *block, int64_t lines, int64_t count, LanesPlaceSigns *out
) {
  tables[current]->place_signs(block, lines, count, out);
}

void lanes_stretches(LanesBlock *block, const LanesRows *rows) {
  const LanesValue *value = &block->value;
  double depth = rows->height * (rows->count + 1.0);
  for (int64_t i = 0; i < block->columns.count; i++) {
    int decision = block->decision[i], found = LANES_OPEN;
    double rise = value->slope_high[i], fall = value->slope_low[i];
    bool is_far = decision == LANES_OUTSIDE
      && (block->columns.empty[i] != 0 || value->low[i] - rows->top > rows->height
          || value->high[i] - rows->top < -depth);
    bool is_flat = decision == LANES_DECIDED && fall == 0 && rise == 0
      && block->first[i] == block->last[i] && block->distance[i] == block->distance[i + 1];
    if (is_far) {
      found = LANES_FAR;
    } else if (is_flat) {
      found = LANES_FLAT;
    } else if (decision != LANES_OPEN && (fall >= 0 || rise <= 0)) {
      found = LANES_MONOTONE;
    }
    block->decision[i] = (uint8_t)found;
  }
}
