#include "libraries.h"
#include <stdlib.h>

void cf_text_free(char *text) { flint_free(text); }

cf_fraction *cf_fraction_new(void) {
  cf_fraction *x = flint_malloc(sizeof(cf_fraction));
  fmpq_init(x->value);
  return x;
}

void cf_fraction_free(cf_fraction *x) {
  fmpq_clear(x->value);
  flint_free(x);
}

void cf_fraction_set(cf_fraction *out, long value) { fmpq_set_si(out->value, value, 1); }

int cf_fraction_read(cf_fraction *out, const char *text) {
  fmpz_one(fmpq_denref(out->value));
  return fmpz_set_str(fmpq_numref(out->value), text, 10) == 0;
}

char *cf_fraction_text(const cf_fraction *x) { return fmpq_get_str(NULL, 10, x->value); }

int cf_fraction_get(long *out, const cf_fraction *x) {
  if (!cf_fraction_is_whole(x) || !fmpz_fits_si(fmpq_numref(x->value))) return 0;
  *out = fmpz_get_si(fmpq_numref(x->value));
  return 1;
}

int cf_fraction_sign(const cf_fraction *x) { return fmpq_sgn(x->value); }

int cf_fraction_compare(const cf_fraction *x, const cf_fraction *y) {
  return fmpq_cmp(x->value, y->value);
}

int cf_fraction_is_whole(const cf_fraction *x) { return fmpz_is_one(fmpq_denref(x->value)); }

long cf_fraction_bits(const cf_fraction *x) {
  return fmpz_bits(fmpq_numref(x->value)) + fmpz_bits(fmpq_denref(x->value));
}

void cf_fraction_numerator(cf_fraction *out, const cf_fraction *x) {
  fmpz_set(fmpq_numref(out->value), fmpq_numref(x->value));
  fmpz_one(fmpq_denref(out->value));
}

void cf_fraction_denominator(cf_fraction *out, const cf_fraction *x) {
  fmpz_set(fmpq_numref(out->value), fmpq_denref(x->value));
  fmpz_one(fmpq_denref(out->value));
}

void cf_fraction_add(cf_fraction *out, const cf_fraction *x, const cf_fraction *y) {
  fmpq_add(out->value, x->value, y->value);
}

void cf_fraction_subtract(cf_fraction *out, const cf_fraction *x, const cf_fraction *y) {
  fmpq_sub(out->value, x->value, y->value);
}

void cf_fraction_multiply(cf_fraction *out, const cf_fraction *x, const cf_fraction *y) {
  fmpq_mul(out->value, x->value, y->value);
}

void cf_fraction_divide(cf_fraction *out, const cf_fraction *x, const cf_fraction *y) {
  fmpq_div(out->value, x->value, y->value);
}

void cf_fraction_power(cf_fraction *out, const cf_fraction *x, long exponent) {
  fmpq_pow_si(out->value, x->value, exponent);
}

int cf_fraction_root(cf_fraction *out, const cf_fraction *x, unsigned long degree) {
  fmpq_t root;
  fmpq_init(root);
  int exact = fmpz_root(fmpq_numref(root), fmpq_numref(x->value), degree)
    && fmpz_root(fmpq_denref(root), fmpq_denref(x->value), degree);
  if (exact) fmpq_set(out->value, root);
  fmpq_clear(root);
  return exact;
}

void cf_fraction_floor(cf_fraction *out, const cf_fraction *x) {
  fmpz_fdiv_q(fmpq_numref(out->value), fmpq_numref(x->value), fmpq_denref(x->value));
  fmpz_one(fmpq_denref(out->value));
}

void cf_fraction_gcd(cf_fraction *out, const cf_fraction *x, const cf_fraction *y) {
  fmpz_gcd(fmpq_numref(out->value), fmpq_numref(x->value), fmpq_numref(y->value));
  fmpz_one(fmpq_denref(out->value));
}

void cf_fraction_lcm(cf_fraction *out, const cf_fraction *x, const cf_fraction *y) {
  fmpz_lcm(fmpq_numref(out->value), fmpq_numref(x->value), fmpq_numref(y->value));
  fmpz_one(fmpq_denref(out->value));
}

void cf_fraction_power_modulo(
  cf_fraction *out, const cf_fraction *x, const cf_fraction *exponent, const cf_fraction *modulus) {
  fmpz_powm(
    fmpq_numref(out->value), fmpq_numref(x->value), fmpq_numref(exponent->value),
    fmpq_numref(modulus->value));
  fmpz_one(fmpq_denref(out->value));
}

void cf_fraction_factorial(cf_fraction *out, unsigned long n) {
  fmpz_fac_ui(fmpq_numref(out->value), n);
  fmpz_one(fmpq_denref(out->value));
}

void cf_fraction_binomial(cf_fraction *out, unsigned long n, unsigned long k) {
  fmpz_bin_uiui(fmpq_numref(out->value), n, k);
  fmpz_one(fmpq_denref(out->value));
}
