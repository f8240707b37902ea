#include "libraries.h"

cf_field *cf_field_new(void) {
  cf_field *field = flint_malloc(sizeof(cf_field));
  ca_ctx_init(field->value);
  // Algebraic numbers of higher degree are not decided: nested roots soon have some hundred.
  ca_ctx_set_option(field->value, CA_OPT_QQBAR_DEG_LIMIT, 1000);
  return field;
}

void cf_field_free(cf_field *field) {
  ca_ctx_clear(field->value);
  flint_free(field);
}

cf_closed *cf_closed_new(cf_field *field) {
  cf_closed *x = flint_malloc(sizeof(cf_closed));
  ca_init(x->value, field->value);
  return x;
}

void cf_closed_free(cf_closed *x, cf_field *field) {
  ca_clear(x->value, field->value);
  flint_free(x);
}

void cf_closed_set(cf_closed *out, const cf_fraction *x, cf_field *field) {
  ca_set_fmpq(out->value, x->value, field->value);
}

void cf_closed_pi(cf_closed *out, cf_field *field) { ca_pi(out->value, field->value); }

int cf_closed_is_zero(const cf_closed *x, cf_field *field) {
  if (CA_IS_SPECIAL(x->value)) return -1;
  truth_t answer = ca_check_is_zero(x->value, field->value);
  return answer == T_TRUE ? 1 : answer == T_FALSE ? 0 : -1;
}

int cf_closed_fraction(cf_fraction *out, const cf_closed *x, cf_field *field) {
  return !CA_IS_SPECIAL(x->value) && ca_get_fmpq(out->value, x->value, field->value);
}

int cf_closed_quadratic(
  cf_fraction *a, cf_fraction *b, cf_fraction *c, cf_fraction *d, const cf_closed *x, cf_field *field
) {
  if (CA_IS_SPECIAL(x->value)) return 0;
  qqbar_t number;
  qqbar_init(number);
  int known = ca_get_qqbar(number, x->value, field->value) && qqbar_degree(number) == 2
    && qqbar_is_real(number);
  if (known) {
    qqbar_get_quadratic(
      fmpq_numref(a->value), fmpq_numref(b->value), fmpq_numref(c->value), fmpq_numref(d->value),
      number, 2);
    fmpz_one(fmpq_denref(a->value));
    fmpz_one(fmpq_denref(b->value));
    fmpz_one(fmpq_denref(c->value));
    fmpz_one(fmpq_denref(d->value));
  }
  qqbar_clear(number);
  return known;
}

int cf_closed_quartic_mean(cf_fraction *out, const cf_closed *x, cf_field *field) {
  if (CA_IS_SPECIAL(x->value)) return 0;
  qqbar_t number;
  qqbar_init(number);
  int known = ca_get_qqbar(number, x->value, field->value) && qqbar_degree(number) == 4
    && qqbar_is_real(number);
  if (known) {
    // The sum of the roots of c₀ + … + c₃x³ + c₄x⁴ is −c₃/c₄.
    fmpz *top = QQBAR_COEFFS(number) + 3;
    fmpz_neg(fmpq_numref(out->value), top);
    fmpz_mul_ui(fmpq_denref(out->value), top + 1, 4);
    fmpq_canonicalise(out->value);
  }
  qqbar_clear(number);
  return known;
}

#define BINARY(name, function)                                                                       \
  void cf_closed_##name(cf_closed *out, const cf_closed *x, const cf_closed *y, cf_field *field) {   \
    function(out->value, x->value, y->value, field->value);                                          \
  }

BINARY(add, ca_add)
BINARY(subtract, ca_sub)
BINARY(multiply, ca_mul)
BINARY(divide, ca_div)

void cf_closed_power(cf_closed *out, const cf_closed *x, const cf_closed *y, cf_field *field) {
  ca_t exponent;
  ca_init(exponent, field->value);
  ca_log(exponent, x->value, field->value);
  ca_mul(exponent, exponent, y->value, field->value);
  ca_exp(out->value, exponent, field->value);
  ca_clear(exponent, field->value);
}

void cf_closed_rational_power(
  cf_closed *out, const cf_closed *x, const cf_fraction *y, cf_field *field
) {
  if (fmpz_equal_ui(fmpq_denref(y->value), 2)) {
    // Roots of their own, which take squares out.
    ca_sqrt(out->value, x->value, field->value);
    ca_pow_fmpz(out->value, out->value, fmpq_numref(y->value), field->value);
  } else {
    ca_pow_fmpq(out->value, x->value, y->value, field->value);
  }
}
