// Taylor polynomials of functions of one or two variables, with balls for coefficients.
#include "libraries.h"

struct cf_jet {
  long variables;
  long order;
  long count;
  arb_ptr values;
};

// The coefficients are sorted by degree; of two variables, by the power of the second within it.
static long first_of_degree(long variables, long degree) {
  return variables == 1 ? degree : degree * (degree + 1) / 2;
}

cf_jet *cf_jet_new(long variables, long order) {
  cf_jet *x = flint_malloc(sizeof(cf_jet));
  x->variables = variables;
  x->order = order;
  x->count = first_of_degree(variables, order + 1);
  x->values = _arb_vec_init(x->count);
  return x;
}

void cf_jet_free(cf_jet *x) {
  _arb_vec_clear(x->values, x->count);
  flint_free(x);
}

void cf_jet_set(cf_jet *out, long index, const cf_ball *value) {
  arb_set(out->values + index, value->value);
}

void cf_jet_get(cf_ball *out, const cf_jet *x, long index) {
  arb_set(out->value, x->values + index);
}

void cf_jet_add(cf_jet *out, const cf_jet *x, const cf_jet *y, long bits) {
  _arb_vec_add(out->values, x->values, y->values, out->count, bits);
}

void cf_jet_subtract(cf_jet *out, const cf_jet *x, const cf_jet *y, long bits) {
  _arb_vec_sub(out->values, x->values, y->values, out->count, bits);
}

void cf_jet_scale(cf_jet *out, const cf_jet *x, const cf_ball *factor, long bits) {
  _arb_vec_scalar_mul(out->values, x->values, out->count, factor->value, bits);
}

// Adds the product to what is there.
static void add_product(cf_jet *out, const cf_jet *x, const cf_jet *y, long bits) {
  int plane = out->variables > 1;
  for (long d = 0; d <= out->order; d++)
    for (long j = 0; j <= (plane ? d : 0); j++) {
      arb_srcptr factor = x->values + first_of_degree(x->variables, d) + j;
      if (arb_is_zero(factor)) continue;
      for (long e = 0; d + e <= out->order; e++)
        for (long k = 0; k <= (plane ? e : 0); k++)
          arb_addmul(
            out->values + first_of_degree(out->variables, d + e) + j + k, factor,
            y->values + first_of_degree(y->variables, e) + k, bits);
    }
}

void cf_jet_multiply(cf_jet *out, const cf_jet *x, const cf_jet *y, long bits) {
  cf_jet *product = cf_jet_new(out->variables, out->order);
  add_product(product, x, y, bits);
  _arb_vec_swap(out->values, product->values, out->count);
  cf_jet_free(product);
}

// A function's Taylor series around the value of a jet, of what the jet adds to that value.
static void compose(cf_jet *out, const arb_poly_t series, const cf_jet *x, long bits) {
  cf_jet *rest = cf_jet_new(x->variables, x->order);
  cf_jet *sum = cf_jet_new(x->variables, x->order);
  _arb_vec_set(rest->values, x->values, x->count);
  arb_zero(rest->values);
  arb_t coefficient;
  arb_init(coefficient);
  for (long degree = x->order; degree >= 0; degree--) {
    cf_jet_multiply(sum, sum, rest, bits);
    arb_poly_get_coeff_arb(coefficient, series, degree);
    arb_add(sum->values, sum->values, coefficient, bits);
  }
  arb_clear(coefficient);
  _arb_vec_swap(out->values, sum->values, out->count);
  cf_jet_free(sum);
  cf_jet_free(rest);
}

// The value of a jet plus a variable.
static void set_variable(arb_poly_t out, const cf_jet *x) {
  arb_poly_set_coeff_si(out, 1, 1);
  arb_poly_set_coeff_arb(out, 0, x->values);
}

void cf_jet_apply(cf_jet *out, const cf_jet *x, cf_series function, long bits) {
  arb_poly_t series;
  arb_poly_init(series);
  set_variable(series, x);
  function((cf_series_value *)series, (const cf_series_value *)series, x->order + 1, bits);
  compose(out, series, x, bits);
  arb_poly_clear(series);
}

void cf_jet_power(cf_jet *out, const cf_jet *x, const cf_fraction *exponent, long bits) {
  arb_poly_t series;
  arb_t power;
  arb_poly_init(series);
  arb_init(power);
  set_variable(series, x);
  if (fmpz_is_one(fmpq_denref(exponent->value)) && fmpz_sgn(fmpq_numref(exponent->value)) >= 0 &&
      fmpz_abs_fits_ui(fmpq_numref(exponent->value))) {
    arb_poly_pow_ui_trunc_binexp(
      series, series, fmpz_get_ui(fmpq_numref(exponent->value)), x->order + 1, bits);
  } else {
    arb_set_fmpq(power, exponent->value, bits);
    arb_poly_pow_arb_series(series, series, power, x->order + 1, bits);
  }
  compose(out, series, x, bits);
  arb_clear(power);
  arb_poly_clear(series);
}

void cf_jet_range(cf_ball *out, const cf_jet *x, const cf_jet *wide, long bits) {
  arb_t sum, term;
  arb_init(sum);
  arb_init(term);
  long last = first_of_degree(x->variables, x->order);
  for (long index = 1; index < x->count; index++) {
    arb_srcptr coefficient = (index < last ? x : wide)->values + index;
    arb_abs(term, coefficient);
    arb_add(sum, sum, term, bits);
  }
  arb_neg(term, sum);
  arb_union(sum, sum, term, bits);
  arb_add(sum, sum, x->values, bits);
  if (!arb_is_finite(sum) || !arb_intersection(out->value, sum, wide->values, bits))
    arb_set(out->value, wide->values);
  arb_clear(term);
  arb_clear(sum);
}

void cf_jet_divide_by_variable(cf_jet *out, const cf_jet *x) {
  for (long degree = 0; degree < x->order; degree++)
    arb_set(out->values + degree, x->values + degree + 1);
  arb_indeterminate(out->values + x->order);
}
