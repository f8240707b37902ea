#include "libraries.h"

// No number with more bits before the point is turned into a whole one.
static const slong longest = WORD(1) << 26;
// So many bits behind the point are enough: the radius may be smaller than memory has bits.
static const slong exact = WORD(1) << 18;

cf_ball *cf_ball_new(void) {
  cf_ball *x = flint_malloc(sizeof(cf_ball));
  arb_init(x->value);
  return x;
}

void cf_ball_free(cf_ball *x) {
  arb_clear(x->value);
  flint_free(x);
}

void cf_ball_set(cf_ball *out, const cf_fraction *x, long bits) {
  arb_set_fmpq(out->value, x->value, bits);
}

void cf_ball_pi(cf_ball *out, long bits) { arb_const_pi(out->value, bits); }

int cf_ball_sign(const cf_ball *x) {
  if (arb_is_zero(x->value)) return 0;
  int sign = arb_sgn_nonzero(x->value);
  return sign == 0 ? 2 : sign;
}

int cf_ball_is_finite(const cf_ball *x) { return arb_is_finite(x->value); }

long cf_ball_accuracy(const cf_ball *x) { return arb_rel_accuracy_bits(x->value); }

long cf_ball_upper_exponent(const cf_ball *x) {
  arf_t bound;
  arf_init(bound);
  arb_get_abs_ubound_arf(bound, x->value, 64);
  slong exponent = arf_abs_bound_lt_2exp_si(bound);
  arf_clear(bound);
  return exponent;
}

long cf_ball_lower_exponent(const cf_ball *x) {
  arf_t bound;
  arf_init(bound);
  arb_get_abs_lbound_arf(bound, x->value, 64);
  // Of 0 it is the least number.
  slong exponent = arf_abs_bound_lt_2exp_si(bound);
  arf_clear(bound);
  return exponent <= -ARF_PREC_EXACT ? exponent : exponent - 1;
}

int cf_ball_floor(cf_fraction *out, const cf_ball *x) {
  if (!arb_is_finite(x->value) || cf_ball_upper_exponent(x) > longest) return 0;
  arf_t bound;
  fmpz_t low, high;
  arf_init(bound);
  fmpz_init(low);
  fmpz_init(high);
  slong bits = exact + FLINT_MAX(0, cf_ball_upper_exponent(x));
  arb_get_lbound_arf(bound, x->value, bits);
  arf_get_fmpz(low, bound, ARF_RND_FLOOR);
  arb_get_ubound_arf(bound, x->value, bits);
  arf_get_fmpz(high, bound, ARF_RND_FLOOR);
  int certain = fmpz_equal(low, high);
  if (certain) fmpq_set_fmpz(out->value, low);
  fmpz_clear(high);
  fmpz_clear(low);
  arf_clear(bound);
  return certain;
}

int cf_ball_nearest(cf_fraction *out, const cf_ball *x) {
  if (!arb_is_finite(x->value) || cf_ball_upper_exponent(x) > longest) return 0;
  fmpz_one(fmpq_denref(out->value));
  arf_get_fmpz(fmpq_numref(out->value), arb_midref(x->value), ARF_RND_NEAR);
  return 1;
}

int cf_ball_whole(cf_fraction *out, const cf_ball *x) {
  if (!arb_is_finite(x->value) || cf_ball_upper_exponent(x) > longest) return 0;
  fmpz_one(fmpq_denref(out->value));
  return arb_get_unique_fmpz(fmpq_numref(out->value), x->value);
}

#define BINARY(name, function)                                                           \
  void cf_ball_##name(cf_ball *out, const cf_ball *x, const cf_ball *y, long bits) {     \
    function(out->value, x->value, y->value, bits);                                      \
  }

BINARY(add, arb_add)
BINARY(subtract, arb_sub)
BINARY(multiply, arb_mul)
BINARY(divide, arb_div)
BINARY(power, arb_pow)
BINARY(min, arb_min)
BINARY(max, arb_max)

void cf_ball_polygamma(cf_ball *out, const cf_ball *x, const cf_ball *y, long bits) {
  acb_t order, place;
  acb_init(order);
  acb_init(place);
  acb_set_arb(order, x->value);
  acb_set_arb(place, y->value);
  acb_polygamma(place, order, place, bits);
  acb_get_real(out->value, place);
  acb_clear(place);
  acb_clear(order);
}

void cf_ball_beta(cf_ball *out, const cf_ball *x, const cf_ball *a, const cf_ball *b, long bits) {
  arb_hypgeom_beta_lower(out->value, a->value, b->value, x->value, 1, bits);
}

void cf_ball_rational_power(cf_ball *out, const cf_ball *x, const cf_fraction *y, long bits) {
  arb_pow_fmpq(out->value, x->value, y->value, bits);
}

void cf_ball_ends(double *lower, double *upper, const cf_ball *x, long exponent) {
  arf_t end;
  arf_init(end);
  arb_get_lbound_arf(end, x->value, 64);
  arf_mul_2exp_si(end, end, exponent);
  *lower = arf_get_d(end, ARF_RND_FLOOR);
  arb_get_ubound_arf(end, x->value, 64);
  arf_mul_2exp_si(end, end, exponent);
  *upper = arf_get_d(end, ARF_RND_CEIL);
  arf_clear(end);
}

double cf_ball_radius(const cf_ball *x, long exponent) {
  mag_t radius;
  mag_init(radius);
  mag_mul_2exp_si(radius, arb_radref(x->value), exponent);
  double value = mag_get_d(radius);
  mag_clear(radius);
  return value;
}

void cf_ball_hull(cf_ball *out, const cf_ball *x, const cf_ball *y, long bits) {
  arb_union(out->value, x->value, y->value, bits);
}

void cf_ball_middle(cf_ball *out, const cf_ball *x) {
  arb_get_mid_arb(out->value, x->value);
}

void cf_ball_scale(cf_ball *out, const cf_ball *x, long exponent, long bits) {
  arb_t power;
  fmpz_t size;
  arb_init(power);
  fmpz_init_set_si(size, exponent);
  fmpz_abs(size, size);
  arb_set_ui(power, 10);
  arb_pow_fmpz(power, power, size, bits + 96);
  if (exponent < 0)
    arb_div(out->value, x->value, power, bits);
  else
    arb_mul(out->value, x->value, power, bits);
  fmpz_clear(size);
  arb_clear(power);
}

char *cf_ball_text(const cf_ball *x, long digits) {
  return arb_get_str(x->value, digits, ARB_STR_NO_RADIUS);
}
