#include "CSpecialFunctions.h"

// FLINT 3 holds Arb; before, it had a library of its own.
#if __has_include(<flint/arb_hypgeom.h>)
#include <flint/arb_hypgeom.h>
#include <flint/arb_poly.h>
#else
#include <arb_hypgeom.h>
#include <arb_poly.h>
#endif

#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>

#define UNARY(F) \
  F(arb_hypgeom_ci) F(arb_hypgeom_si) F(arb_hypgeom_ei) F(arb_hypgeom_erfi) F(arb_lgamma) \
  F(arb_hypgeom_erfinv) F(arb_hypgeom_erfcinv) F(arb_zeta)
#define BINARY(F) \
  F(arb_hypgeom_bessel_j) F(arb_hypgeom_bessel_y) F(arb_hypgeom_bessel_i) F(arb_hypgeom_bessel_k)
#define OTHERS(F)                                                                       \
  F(arb_hypgeom_li) F(arb_hypgeom_fresnel) F(arb_lambertw) F(arb_hypgeom_gamma_lower)   \
  F(arb_hypgeom_gamma_upper) F(arb_hypgeom_beta_lower) F(arb_clear) F(arb_mul)          \
  F(arb_div) F(arb_div_si) F(arb_add) F(arb_add_si) F(arb_sub) F(arb_sub_si)            \
  F(arb_neg) F(arb_abs) F(arb_inv) F(arb_exp) F(arb_log) F(arb_max) F(arb_union)        \
  F(arb_set) F(arb_set_si) F(arb_mul_2exp_si) F(arb_add_error) F(arb_indeterminate)     \
  F(arb_lt) F(arb_gt) F(arb_is_zero) F(arb_is_exact) F(arb_is_positive) F(arb_is_negative)                 \
  F(arb_is_nonpositive) F(arb_contains_zero) F(arb_get_mid_arb)                         \
  F(arb_set_interval_arf) F(arb_get_lbound_arf) F(arb_get_ubound_arf)                   \
  F(arb_rel_accuracy_bits) F(arb_poly_init) F(arb_poly_clear)                           \
  F(arb_poly_set_coeff_arb) F(arb_poly_set_coeff_si) F(arb_poly_get_coeff_arb)          \
  F(arb_poly_zeta_series) F(arf_set_d) F(arf_get_d) F(arf_clear)

// The library's functions, once it is loaded.
static struct {
#define MEMBER(name) __typeof__(&name) name;
  UNARY(MEMBER) BINARY(MEMBER) OTHERS(MEMBER)
} flint;

static int is_loaded;

static void *opened(void) {
  static const char *const names[] = {"libflint-arb.so.2", "libflint.so"};
#if defined(__FLINT_RELEASE) && __FLINT_RELEASE >= 30000
  char name[32];
  for (int version = 18; version < 40; version++) {
    snprintf(name, sizeof name, "libflint.so.%d", version);
    void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (library != NULL) return library;
  }
#endif
  for (unsigned index = 0; index < sizeof names / sizeof *names; index++) {
    void *library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    if (library != NULL) return library;
  }
  return NULL;
}

static void load(void) {
  void *library = opened();
  if (library == NULL) return;
#define FIND(name)                                            \
  flint.name = (__typeof__(&name))dlsym(library, #name);      \
  if (flint.name == NULL) return;
  UNARY(FIND) BINARY(FIND) OTHERS(FIND)
  is_loaded = 1;
}

static int ready(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

#define FLINT(name) flint.name
#include "quantiles.h"

static const special_bounds none = {NAN, NAN};

static void set(arb_t out, double lower, double upper) {
  arf_t low, high;
  arf_init(low);
  arf_init(high);
  flint.arf_set_d(low, lower);
  flint.arf_set_d(high, upper);
  flint.arb_set_interval_arf(out, low, high, 128);
  flint.arf_clear(high);
  flint.arf_clear(low);
}

static special_bounds bounds(const arb_t x) {
  if (arf_is_nan(arb_midref(x))) return none;
  arf_t bound;
  special_bounds result;
  arf_init(bound);
  flint.arb_get_lbound_arf(bound, x, 64);
  result.lower = flint.arf_get_d(bound, ARF_RND_FLOOR);
  flint.arb_get_ubound_arf(bound, x, 64);
  result.upper = flint.arf_get_d(bound, ARF_RND_CEIL);
  flint.arf_clear(bound);
  return result;
}

typedef void (*function)(arb_t out, const arb_t parameter, const arb_t x, slong bits);

static int is_narrow(double lower, double upper) { return upper - lower <= 0x1p-40 * fabs(lower); }

// With more bits until a Double's are certain, where one number is meant or nearly so.
static special_bounds evaluated(
  function f, double parameter_lower, double parameter_upper, double lower, double upper) {
  if (!ready() || !(lower <= upper) || isinf(lower) || isinf(upper)) return none;
  arb_t parameter, x, value;
  arb_init(parameter);
  arb_init(x);
  arb_init(value);
  set(parameter, parameter_lower, parameter_upper);
  set(x, lower, upper);
  int is_point = lower == upper && parameter_lower == parameter_upper;
  int is_nearly = is_narrow(lower, upper) && is_narrow(parameter_lower, parameter_upper);
  for (slong bits = 64; bits <= (is_point ? 1024 : is_nearly ? 256 : 64); bits *= 2) {
    f(value, parameter, x, bits);
    if (flint.arb_rel_accuracy_bits(value) >= (is_point ? 52 : 30)) break;
    // What no digit is known of at 256 bits has none at more, or only after long.
    if (bits >= 256 && arf_is_nan(arb_midref(value))) break;
  }
  special_bounds result = bounds(value);
  flint.arb_clear(value);
  flint.arb_clear(x);
  flint.arb_clear(parameter);
  return result;
}

#define DEFINE_UNARY(name, call)                                                      \
  static void f_##name(arb_t out, const arb_t parameter, const arb_t x, slong bits) { call; } \
  special_bounds special_##name(double lower, double upper) {                         \
    return evaluated(f_##name, 0, 0, lower, upper);                                   \
  }
#define DEFINE_BINARY(name, call)                                                     \
  static void f_##name(arb_t out, const arb_t a, const arb_t x, slong bits) { call; } \
  special_bounds special_##name(double first, double last, double lower, double upper) { \
    return evaluated(f_##name, first, last, lower, upper);                            \
  }

DEFINE_UNARY(sine_integral, flint.arb_hypgeom_si(out, x, bits))
DEFINE_UNARY(cosine_integral, flint.arb_hypgeom_ci(out, x, bits))
DEFINE_UNARY(exponential_integral, flint.arb_hypgeom_ei(out, x, bits))
DEFINE_UNARY(logarithmic_integral, flint.arb_hypgeom_li(out, x, 0, bits))
DEFINE_UNARY(erfi, flint.arb_hypgeom_erfi(out, x, bits))
DEFINE_UNARY(erfinv, flint.arb_hypgeom_erfinv(out, x, bits))
DEFINE_UNARY(erfcinv, flint.arb_hypgeom_erfcinv(out, x, bits))
DEFINE_UNARY(fresnel_sine, flint.arb_hypgeom_fresnel(out, NULL, x, 1, bits))
DEFINE_UNARY(fresnel_cosine, flint.arb_hypgeom_fresnel(NULL, out, x, 1, bits))
DEFINE_UNARY(log_gamma, flint.arb_lgamma(out, x, bits))
DEFINE_UNARY(lambert_w, flint.arb_lambertw(out, x, 0, bits))

DEFINE_BINARY(bessel_j, flint.arb_hypgeom_bessel_j(out, a, x, bits))
DEFINE_BINARY(bessel_y, flint.arb_hypgeom_bessel_y(out, a, x, bits))
DEFINE_BINARY(bessel_i, flint.arb_hypgeom_bessel_i(out, a, x, bits))
DEFINE_BINARY(bessel_k, flint.arb_hypgeom_bessel_k(out, a, x, bits))

DEFINE_UNARY(lower_lambert_w, flint.arb_lambertw(out, x, 1, bits))

DEFINE_BINARY(gamma_below, gamma_below(out, a, x, bits))
DEFINE_BINARY(gamma_above, gamma_above(out, a, x, bits))
DEFINE_BINARY(student, student(out, a, x, bits))
DEFINE_BINARY(beta_below, beta_below(out, a, x, bits))
DEFINE_BINARY(gamma_inverse, gamma_inverse(out, a, x, bits))
DEFINE_BINARY(beta_odds, beta_odds(out, a, x, bits))
DEFINE_BINARY(student_inverse, student_inverse(out, a, x, bits))
DEFINE_BINARY(poisson_inverse, poisson_inverse(out, a, x, bits))
DEFINE_BINARY(binomial_inverse, binomial_inverse(out, a, x, bits))

DEFINE_UNARY(zeta, flint.arb_zeta(out, x, bits))

void special_zeta_terms(special_bounds *out, int count, double lower, double upper) {
  for (int degree = 0; degree < count; degree++) out[degree] = none;
  if (!ready() || !(lower <= upper) || isinf(lower) || isinf(upper)) return;
  arb_t x, term;
  arb_poly_t series;
  arb_init(x);
  arb_init(term);
  flint.arb_poly_init(series);
  set(x, lower, upper);
  flint.arb_poly_set_coeff_arb(series, 0, x);
  flint.arb_poly_set_coeff_si(series, 1, 1);
  flint.arb_set_si(term, 1);
  flint.arb_poly_zeta_series(series, series, term, 0, count, 80);
  for (int degree = 0; degree < count; degree++) {
    flint.arb_poly_get_coeff_arb(term, series, degree);
    out[degree] = bounds(term);
  }
  flint.arb_poly_clear(series);
  flint.arb_clear(term);
  flint.arb_clear(x);
}
