// The functions of a parameter and a number that exact numbers know, each a row.
#include "libraries.h"

#include <string.h>

#define OPERATIONS(ROW)                                                      \
  ROW(besselj, arb_hypgeom_bessel_j(out->value, x->value, y->value, bits))   \
  ROW(bessely, arb_hypgeom_bessel_y(out->value, x->value, y->value, bits))   \
  ROW(besseli, arb_hypgeom_bessel_i(out->value, x->value, y->value, bits))   \
  ROW(besselk, arb_hypgeom_bessel_k(out->value, x->value, y->value, bits))   \
  ROW(gamma_below, gamma_below(out->value, x->value, y->value, bits))        \
  ROW(gamma_above, arb_hypgeom_gamma_upper(out->value, x->value, y->value, 1, bits)) \
  ROW(student, student(out->value, x->value, y->value, bits))

// Of large parameters the series from 0 on takes minutes, and 1 less the rest is as good.
static void gamma_below(arb_t out, const arb_t a, const arb_t x, slong bits) {
  if (arf_cmpabs_2exp_si(arb_midref(a), 8) < 0) {
    arb_hypgeom_gamma_lower(out, a, x, 1, bits);
  } else {
    arb_hypgeom_gamma_upper(out, a, x, 1, bits);
    arb_sub_si(out, out, 1, bits);
    arb_neg(out, out);
  }
}

// Half the incomplete beta function of ν/(ν + x²) of ν/2 and 1/2; above 0, 1 less that.
static void student(arb_t out, const arb_t freedom, const arb_t x, slong bits) {
  arb_t place, half;
  if (arb_contains_zero(x) && !arb_is_zero(x)) {
    arb_indeterminate(out);
    return;
  }
  int isAbove = arb_is_positive(x);
  arb_init(place);
  arb_init(half);
  arb_mul(place, x, x, bits);
  arb_add(place, place, freedom, bits);
  arb_div(place, freedom, place, bits);
  arb_set_d(half, 0.5);
  arb_mul_2exp_si(out, freedom, -1);
  arb_hypgeom_beta_lower(out, out, half, place, 1, bits);
  arb_mul_2exp_si(out, out, -1);
  if (isAbove) {
    arb_sub_si(out, out, 1, bits);
    arb_neg(out, out);
  }
  arb_clear(half);
  arb_clear(place);
}

#define DEFINE(name, call) \
  static void name##_of_balls(cf_ball *out, const cf_ball *x, const cf_ball *y, long bits) { call; }

OPERATIONS(DEFINE)

#define ROW(name, call) {#name, name##_of_balls},

static const struct {
  const char *name;
  cf_ball_binary ball;
} operations[] = {OPERATIONS(ROW)};

cf_ball_binary cf_operation_named(const char *name) {
  for (unsigned index = 0; index < sizeof operations / sizeof *operations; index++)
    if (strcmp(operations[index].name, name) == 0) return operations[index].ball;
  return 0;
}
