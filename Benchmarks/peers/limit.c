// What a C compiler makes of the formulas themselves: the limit for any evaluator of text.
// Built with -O3 -march=haswell -ffast-math and the C library's vector functions (libmvec).
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { COUNT = 3840, RUNS = 501 };
static double xs[COUNT], ys[COUNT], times[RUNS];

#define LOOP(name, formula)                       \
  __attribute__((noinline)) static void name(void) { \
    for (int i = 0; i < COUNT; i++) {             \
      double x = xs[i];                           \
      ys[i] = formula;                            \
    }                                             \
  }
LOOP(square, x * x - 3 * x + 2)
LOOP(sine, sin(x))
LOOP(chirp, x * cos(1 / x))
LOOP(mixed, exp(-x * x) * sin(10 * x) + log(fabs(x) + 1))

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void measure(const char *name, void (*loop)(void)) {
  for (int run = 0; run < RUNS; run++) {
    struct timespec start, end;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start);
    loop();
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end);
    times[run] = (end.tv_sec - start.tv_sec) * 1e9 + (end.tv_nsec - start.tv_nsec);
  }
  qsort(times, RUNS, sizeof *times, by_size);
  double sum = 0;
  for (int i = 0; i < COUNT; i++) sum += ys[i];
  printf("C\tsample\t%s\t%.2f\t%.17g\n", name, times[RUNS / 2] / COUNT, sum);
}

int main(void) {
  for (int i = 0; i < COUNT; i++) xs[i] = -10 + 20.0 / COUNT * (i + 0.5);
  measure("x^2-3x+2", square);
  measure("sin(x)", sine);
  measure("x*cos(1/x)", chirp);
  measure("exp(-x^2)*sin(10x)+ln(|x|+1)", mixed);
}
