// The functions of one number that exact numbers know, each a row: its name, what it is of balls, and
// what it is in closed form if a closed number can say.
#include "libraries.h"

#include <string.h>

#define FUNCTIONS(ROW, BALL_ROW)              \
  ROW(negate, ball_negate, ca_neg)            \
  BALL_ROW(absolute, ball_absolute)           \
  ROW(exp, arb_exp, ca_exp)                   \
  ROW(log, arb_log, ca_log)                   \
  ROW(sin, arb_sin, ca_sin)                   \
  ROW(cos, arb_cos, ca_cos)                   \
  ROW(asin, arb_asin, ca_asin)                \
  ROW(acos, arb_acos, closed_acos)            \
  ROW(atan, arb_atan, ca_atan)                \
  ROW(sinh, arb_sinh, closed_sinh)            \
  ROW(cosh, arb_cosh, closed_cosh)            \
  ROW(tanh, arb_tanh, closed_tanh)            \
  ROW(asinh, arb_asinh, closed_asinh)         \
  ROW(acosh, arb_acosh, closed_acosh)         \
  ROW(atanh, arb_atanh, closed_atanh)         \
  ROW(gamma, arb_gamma, ca_gamma)             \
  ROW(erf, arb_hypgeom_erf, ca_erf)           \
  ROW(erfc, arb_hypgeom_erfc, ca_erfc)

static void ball_negate(arb_t out, const arb_t x, slong bits) { arb_neg(out, x); }

// A ball around 0 may keep its negative half: the number itself is in it.
static void ball_absolute(arb_t out, const arb_t x, slong bits) { arb_abs(out, x); }

// π/2 less the arc sine: the arc cosine's own logarithm is seen through less often.
static void closed_acos(ca_t out, const ca_t x, ca_ctx_t field) {
  ca_t half;
  ca_init(half, field);
  ca_pi(half, field);
  ca_div_si(half, half, 2, field);
  ca_asin(out, x, field);
  ca_sub(out, half, out, field);
  ca_clear(half, field);
}

// e^x and e^−x.
static void powers(ca_t up, ca_t down, const ca_t x, ca_ctx_t field) {
  ca_exp(up, x, field);
  ca_inv(down, up, field);
}

static void closed_sinh(ca_t out, const ca_t x, ca_ctx_t field) {
  ca_t up, down;
  ca_init(up, field);
  ca_init(down, field);
  powers(up, down, x, field);
  ca_sub(out, up, down, field);
  ca_div_si(out, out, 2, field);
  ca_clear(down, field);
  ca_clear(up, field);
}

static void closed_cosh(ca_t out, const ca_t x, ca_ctx_t field) {
  ca_t up, down;
  ca_init(up, field);
  ca_init(down, field);
  powers(up, down, x, field);
  ca_add(out, up, down, field);
  ca_div_si(out, out, 2, field);
  ca_clear(down, field);
  ca_clear(up, field);
}

static void closed_tanh(ca_t out, const ca_t x, ca_ctx_t field) {
  ca_t up, down, sum;
  ca_init(up, field);
  ca_init(down, field);
  ca_init(sum, field);
  powers(up, down, x, field);
  ca_add(sum, up, down, field);
  ca_sub(out, up, down, field);
  ca_div(out, out, sum, field);
  ca_clear(sum, field);
  ca_clear(down, field);
  ca_clear(up, field);
}

// ln(x + √(x² + number)).
static void area(ca_t out, const ca_t x, slong number, ca_ctx_t field) {
  ca_t root;
  ca_init(root, field);
  ca_mul(root, x, x, field);
  ca_add_si(root, root, number, field);
  ca_sqrt(root, root, field);
  ca_add(root, root, x, field);
  ca_log(out, root, field);
  ca_clear(root, field);
}

static void closed_asinh(ca_t out, const ca_t x, ca_ctx_t field) { area(out, x, 1, field); }

static void closed_acosh(ca_t out, const ca_t x, ca_ctx_t field) { area(out, x, -1, field); }

// ln((1 + x)/(1 − x))/2.
static void closed_atanh(ca_t out, const ca_t x, ca_ctx_t field) {
  ca_t above, below;
  ca_init(above, field);
  ca_init(below, field);
  ca_add_si(above, x, 1, field);
  ca_si_sub(below, 1, x, field);
  ca_div(above, above, below, field);
  ca_log(above, above, field);
  ca_div_si(out, above, 2, field);
  ca_clear(below, field);
  ca_clear(above, field);
}

#define DEFINE_BALL(name, ball)                                                     \
  static void name##_of_ball(cf_ball *out, const cf_ball *x, long bits) {           \
    ball(out->value, x->value, bits);                                               \
  }
#define DEFINE(name, ball, closed)                                                  \
  DEFINE_BALL(name, ball)                                                           \
  static void name##_of_closed(cf_closed *out, const cf_closed *x, cf_field *f) {   \
    closed(out->value, x->value, f->value);                                         \
  }

FUNCTIONS(DEFINE, DEFINE_BALL)

#define ROW(name, ball, closed) {#name, name##_of_ball, name##_of_closed},
#define BALL_ROW(name, ball) {#name, name##_of_ball, 0},

static const cf_function functions[] = {FUNCTIONS(ROW, BALL_ROW)};

const cf_function *cf_function_named(const char *name) {
  for (unsigned index = 0; index < sizeof functions / sizeof *functions; index++)
    if (strcmp(functions[index].name, name) == 0) return &functions[index];
  return 0;
}
