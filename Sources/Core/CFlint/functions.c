// The functions of one number that exact numbers know, each a row: its name, what it is of balls and of
// power series, and what it is in closed form if a closed number can say.
#include "libraries.h"

#include <string.h>

#define FUNCTIONS(ROW, SERIES_ROW, BALL_ROW)                       \
  ROW(negate, ball_negate, series_negate, ca_neg)                  \
  BALL_ROW(absolute, ball_absolute, 0)                             \
  ROW(exp, arb_exp, arb_poly_exp_series, ca_exp)                   \
  ROW(log, arb_log, arb_poly_log_series, ca_log)                   \
  ROW(sin, arb_sin, arb_poly_sin_series, ca_sin)                   \
  ROW(cos, arb_cos, arb_poly_cos_series, ca_cos)                   \
  ROW(asin, arb_asin, arb_poly_asin_series, ca_asin)               \
  ROW(acos, arb_acos, arb_poly_acos_series, closed_acos)           \
  ROW(atan, arb_atan, arb_poly_atan_series, ca_atan)               \
  ROW(sinh, arb_sinh, arb_poly_sinh_series, closed_sinh)           \
  ROW(cosh, arb_cosh, arb_poly_cosh_series, closed_cosh)           \
  ROW(tanh, arb_tanh, series_tanh, closed_tanh)                    \
  ROW(asinh, arb_asinh, series_asinh, closed_asinh)                \
  ROW(acosh, arb_acosh, series_acosh, closed_acosh)                \
  ROW(atanh, arb_atanh, series_atanh, closed_atanh)                \
  ROW(gamma, arb_gamma, arb_poly_gamma_series, ca_gamma)           \
  ROW(erf, arb_hypgeom_erf, arb_hypgeom_erf_series, ca_erf)        \
  ROW(erfc, arb_hypgeom_erfc, arb_hypgeom_erfc_series, ca_erfc)    \
  SERIES_ROW(si, arb_hypgeom_si, arb_hypgeom_si_series, 0)         \
  SERIES_ROW(ci, arb_hypgeom_ci, arb_hypgeom_ci_series, 0)         \
  SERIES_ROW(ei, arb_hypgeom_ei, arb_hypgeom_ei_series, 0)         \
  SERIES_ROW(li, ball_li, series_li, 0)                            \
  SERIES_ROW(erfi, arb_hypgeom_erfi, arb_hypgeom_erfi_series, 0)   \
  BALL_ROW(erfinv, arb_hypgeom_erfinv, 0)                          \
  BALL_ROW(erfcinv, arb_hypgeom_erfcinv, 0)                        \
  SERIES_ROW(fresnel_s, ball_fresnel_s, series_fresnel_s, 0)       \
  SERIES_ROW(fresnel_c, ball_fresnel_c, series_fresnel_c, 0)       \
  SERIES_ROW(loggamma, arb_lgamma, arb_poly_lgamma_series, 0)       \
  SERIES_ROW(lambertw, ball_lambertw, series_lambertw, 0)          \
  SERIES_ROW(lower_lambertw, ball_lower_lambertw, series_lower_lambertw, 0) \
  SERIES_ROW(zeta, arb_zeta, series_zeta, 0)

static void ball_li(arb_t out, const arb_t x, slong bits) { arb_hypgeom_li(out, x, 0, bits); }

static void series_li(arb_poly_t out, const arb_poly_t x, slong length, slong bits) {
  arb_hypgeom_li_series(out, x, 0, length, bits);
}

static void ball_fresnel_s(arb_t out, const arb_t x, slong bits) {
  arb_hypgeom_fresnel(out, NULL, x, 1, bits);
}

static void ball_fresnel_c(arb_t out, const arb_t x, slong bits) {
  arb_hypgeom_fresnel(NULL, out, x, 1, bits);
}

static void series_fresnel_s(arb_poly_t out, const arb_poly_t x, slong length, slong bits) {
  arb_hypgeom_fresnel_series(out, NULL, x, 1, length, bits);
}

static void series_fresnel_c(arb_poly_t out, const arb_poly_t x, slong length, slong bits) {
  arb_hypgeom_fresnel_series(NULL, out, x, 1, length, bits);
}

static void ball_lambertw(arb_t out, const arb_t x, slong bits) { arb_lambertw(out, x, 0, bits); }

static void series_lambertw(arb_poly_t out, const arb_poly_t x, slong length, slong bits) {
  arb_poly_lambertw_series(out, x, 0, length, bits);
}

static void ball_lower_lambertw(arb_t out, const arb_t x, slong bits) {
  arb_lambertw(out, x, 1, bits);
}

static void series_lower_lambertw(arb_poly_t out, const arb_poly_t x, slong length, slong bits) {
  arb_poly_lambertw_series(out, x, 1, length, bits);
}

static void series_zeta(arb_poly_t out, const arb_poly_t x, slong length, slong bits) {
  arb_t one;
  arb_init(one);
  arb_one(one);
  arb_poly_zeta_series(out, x, one, 0, length, bits);
  arb_clear(one);
}

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

static void series_negate(arb_poly_t out, const arb_poly_t x, slong length, slong bits) {
  arb_poly_neg(out, x);
  arb_poly_truncate(out, length);
}

// f(x) with f' = 1/√(1 ± x²) or 1/(1 − x²): the integral of f'(x)·x' from f of the value on.
typedef void (*derivative)(arb_poly_t out, const arb_poly_t square, slong length, slong bits);

static void integrate(
  arb_poly_t out, const arb_poly_t x, void (*ball)(arb_t, const arb_t, slong), derivative slope,
  slong length, slong bits) {
  arb_poly_t square, change;
  arb_t value;
  arb_poly_init(square);
  arb_poly_init(change);
  arb_init(value);
  arb_poly_get_coeff_arb(value, x, 0);
  ball(value, value, bits);
  arb_poly_derivative(change, x, bits);
  arb_poly_mullow(square, x, x, length, bits);
  slope(square, square, length, bits);
  arb_poly_mullow(change, change, square, length, bits);
  arb_poly_integral(out, change, bits);
  arb_poly_truncate(out, length);
  arb_poly_set_coeff_arb(out, 0, value);
  arb_clear(value);
  arb_poly_clear(change);
  arb_poly_clear(square);
}

static void slope_asinh(arb_poly_t out, const arb_poly_t square, slong length, slong bits) {
  arb_poly_add_si(out, square, 1, bits);
  arb_poly_rsqrt_series(out, out, length, bits);
}

static void slope_acosh(arb_poly_t out, const arb_poly_t square, slong length, slong bits) {
  arb_poly_add_si(out, square, -1, bits);
  arb_poly_rsqrt_series(out, out, length, bits);
}

static void slope_atanh(arb_poly_t out, const arb_poly_t square, slong length, slong bits) {
  arb_poly_neg(out, square);
  arb_poly_add_si(out, out, 1, bits);
  arb_poly_inv_series(out, out, length, bits);
}

static void series_asinh(arb_poly_t out, const arb_poly_t x, slong length, slong bits) {
  integrate(out, x, arb_asinh, slope_asinh, length, bits);
}

static void series_acosh(arb_poly_t out, const arb_poly_t x, slong length, slong bits) {
  integrate(out, x, arb_acosh, slope_acosh, length, bits);
}

static void series_atanh(arb_poly_t out, const arb_poly_t x, slong length, slong bits) {
  integrate(out, x, arb_atanh, slope_atanh, length, bits);
}

static void series_tanh(arb_poly_t out, const arb_poly_t x, slong length, slong bits) {
  arb_poly_t sine, cosine;
  arb_poly_init(sine);
  arb_poly_init(cosine);
  arb_poly_sinh_cosh_series(sine, cosine, x, length, bits);
  arb_poly_div_series(out, sine, cosine, length, bits);
  arb_poly_clear(cosine);
  arb_poly_clear(sine);
}

#define DEFINE_BALL(name, ball, series)                                             \
  static void name##_of_ball(cf_ball *out, const cf_ball *x, long bits) {           \
    ball(out->value, x->value, bits);                                               \
  }
#define DEFINE_SERIES(name, ball, series, closed)                                   \
  DEFINE_BALL(name, ball, series)                                                   \
  static void name##_of_series(                                                     \
    cf_series_value *out, const cf_series_value *x, long length, long bits) {       \
    series((arb_poly_struct *)out, (const arb_poly_struct *)x, length, bits);       \
  }
#define DEFINE(name, ball, series, closed)                                          \
  DEFINE_SERIES(name, ball, series, closed)                                         \
  static void name##_of_closed(cf_closed *out, const cf_closed *x, cf_field *f) {   \
    closed(out->value, x->value, f->value);                                         \
  }

FUNCTIONS(DEFINE, DEFINE_SERIES, DEFINE_BALL)

#define ROW(name, ball, series, closed) \
  {#name, name##_of_ball, name##_of_series, name##_of_closed},
#define SERIES_ROW(name, ball, series, closed) {#name, name##_of_ball, name##_of_series, closed},
#define BALL_ROW(name, ball, series) {#name, name##_of_ball, series, 0},

static const cf_function functions[] = {FUNCTIONS(ROW, SERIES_ROW, BALL_ROW)};

const cf_function *cf_function_named(const char *name) {
  for (unsigned index = 0; index < sizeof functions / sizeof *functions; index++)
    if (strcmp(functions[index].name, name) == 0) return &functions[index];
  return 0;
}
