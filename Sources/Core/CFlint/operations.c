// The functions of a parameter and a number that exact numbers know, each a row.
#include "libraries.h"

#include <string.h>

#define FLINT(name) name
#include "../CSpecialFunctions/quantiles.h"

#define OPERATIONS(ROW)                                                      \
  ROW(besselj, arb_hypgeom_bessel_j)                                         \
  ROW(bessely, arb_hypgeom_bessel_y)                                         \
  ROW(besseli, arb_hypgeom_bessel_i)                                         \
  ROW(besselk, arb_hypgeom_bessel_k)                                         \
  ROW(gamma_below, gamma_below)                                              \
  ROW(gamma_above, gamma_above)                                              \
  ROW(student, student)                                                      \
  ROW(beta_below, beta_below)                                                \
  ROW(gamma_inverse, gamma_inverse)                                          \
  ROW(beta_odds, beta_odds)                                                  \
  ROW(student_inverse, student_inverse)                                      \
  ROW(poisson_inverse, poisson_inverse)                                      \
  ROW(binomial_inverse, binomial_inverse)

// The result may be one of the operands, which are asked more than once.
#define DEFINE(name, function)                                                               \
  static void name##_of_balls(cf_ball *out, const cf_ball *x, const cf_ball *y, long bits) { \
    arb_t result;                                                                            \
    arb_init(result);                                                                        \
    function(result, x->value, y->value, bits);                                              \
    arb_swap(out->value, result);                                                            \
    arb_clear(result);                                                                       \
  }

OPERATIONS(DEFINE)

#define ROW(name, function) {#name, name##_of_balls},

static const struct {
  const char *name;
  cf_ball_binary ball;
} operations[] = {OPERATIONS(ROW)};

cf_ball_binary cf_operation_named(const char *name) {
  for (unsigned index = 0; index < sizeof operations / sizeof *operations; index++)
    if (strcmp(operations[index].name, name) == 0) return operations[index].ball;
  return 0;
}
