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

void lanes_start(LanesBlock *block, int64_t count) { tables[current]->start(block, count); }

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
