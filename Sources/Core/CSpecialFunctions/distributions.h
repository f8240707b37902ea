#pragma once
// Shares of distributions, of balls.
//
// FLINT(f) says how a function of the library is called: by its name, or by a pointer once it is loaded.
// Where a result is not known it is indeterminate. Source: NIST Digital Library of Mathematical Functions,
// 8.2 and 8.17.

// 1 + c/a·x + c(c + step)/(a(a + 1))·x² + …, of terms above 0; indeterminate where they fall too slowly.
static void series(arb_t sum, const arb_t c, int step, const arb_t a, const arb_t x, slong bits) {
  arb_t top, bottom, term, ratio, tail;
  arb_init(top);
  arb_init(bottom);
  arb_init(term);
  arb_init(ratio);
  arb_init(tail);
  int is_done = 0;
  FLINT(arb_set)(top, c);
  FLINT(arb_set)(bottom, a);
  FLINT(arb_set_si)(sum, 1);
  FLINT(arb_set_si)(term, 1);
  for (int n = 1; n < 20000 && !is_done; n++) {
    FLINT(arb_mul)(ratio, top, x, bits);
    FLINT(arb_div)(ratio, ratio, bottom, bits);
    FLINT(arb_mul)(term, term, ratio, bits);
    FLINT(arb_add)(sum, sum, term, bits);
    FLINT(arb_add_si)(top, top, step, bits);
    FLINT(arb_add_si)(bottom, bottom, 1, bits);
    if (n % 8 != 0) continue;
    // Later ratios lie between this one and step·x: the rest is below term·r/(1 − r) of the greater.
    if (step > 0) FLINT(arb_max)(ratio, ratio, x, bits);
    FLINT(arb_sub_si)(tail, ratio, 1, bits);
    FLINT(arb_neg)(tail, tail);
    if (!FLINT(arb_is_positive)(tail)) continue;
    FLINT(arb_div)(tail, ratio, tail, bits);
    FLINT(arb_mul)(tail, tail, term, bits);
    FLINT(arb_mul_2exp_si)(ratio, tail, bits - 16);
    if (!FLINT(arb_lt)(ratio, sum)) continue;
    FLINT(arb_add_error)(sum, tail);
    is_done = 1;
  }
  if (!is_done) FLINT(arb_indeterminate)(sum);
  FLINT(arb_clear)(tail);
  FLINT(arb_clear)(ratio);
  FLINT(arb_clear)(term);
  FLINT(arb_clear)(bottom);
  FLINT(arb_clear)(top);
}

// xᵃ·e⁻ˣ/Γ(a + 1)·(1 + x/(a + 1) + …).
static void gamma_series(arb_t out, const arb_t a, const arb_t x, slong bits) {
  slong work = bits + 64;
  arb_t next, value;
  arb_init(next);
  arb_init(value);
  FLINT(arb_add_si)(next, a, 1, work);
  FLINT(arb_log)(out, x, work);
  FLINT(arb_mul)(out, out, a, work);
  FLINT(arb_sub)(out, out, x, work);
  FLINT(arb_lgamma)(value, next, work);
  FLINT(arb_sub)(out, out, value, work);
  FLINT(arb_exp)(out, out, work);
  FLINT(arb_set_si)(value, 1);
  series(value, value, 0, next, x, bits + 16);
  FLINT(arb_mul)(out, out, value, bits);
  FLINT(arb_clear)(value);
  FLINT(arb_clear)(next);
}

// Of large parameters the library's series from 0 on takes minutes; beyond them 1 less the rest is as good.
static void gamma_below(arb_t out, const arb_t a, const arb_t x, slong bits) {
  if (FLINT(arb_is_positive)(x) && FLINT(arb_is_positive)(a) && FLINT(arb_lt)(x, a)) {
    gamma_series(out, a, x, bits);
  } else if (FLINT(arf_get_d)(arb_midref(a), ARF_RND_NEAR) < 200) {
    FLINT(arb_hypgeom_gamma_lower)(out, a, x, 1, bits);
  } else {
    FLINT(arb_hypgeom_gamma_upper)(out, a, x, 1, bits);
    FLINT(arb_sub_si)(out, out, 1, bits);
    FLINT(arb_neg)(out, out);
  }
}

static void gamma_above(arb_t out, const arb_t a, const arb_t x, slong bits) {
  FLINT(arb_hypgeom_gamma_upper)(out, a, x, 1, bits);
}

// Two numbers that come as one: u·2ᵏ + v, whole.
static int unpacked(slong *u, slong *v, const arb_t pair, int k) {
  double whole = FLINT(arf_get_d)(arb_midref(pair), ARF_RND_NEAR);
  if (!FLINT(arb_is_exact)(pair) || !(whole > 0) || whole > 0x1p53) return 0;
  *u = (slong)whole >> k;
  *v = (slong)whole & (((slong)1 << k) - 1);
  return *u > 0 && *v > 0;
}

// xᵃ·yᵇ/(a·B(a, b))·(1 + (a + b)/(a + 1)·x + …) with y = 1 − x.
static void beta_series(
  arb_t out, const arb_t a, const arb_t b, const arb_t x, const arb_t y, slong bits) {
  slong work = bits + 64;
  arb_t both, value;
  arb_init(both);
  arb_init(value);
  FLINT(arb_add)(both, a, b, work);
  FLINT(arb_lgamma)(out, both, work);
  FLINT(arb_lgamma)(value, a, work);
  FLINT(arb_sub)(out, out, value, work);
  FLINT(arb_lgamma)(value, b, work);
  FLINT(arb_sub)(out, out, value, work);
  FLINT(arb_log)(value, x, work);
  FLINT(arb_mul)(value, value, a, work);
  FLINT(arb_add)(out, out, value, work);
  FLINT(arb_log)(value, y, work);
  FLINT(arb_mul)(value, value, b, work);
  FLINT(arb_add)(out, out, value, work);
  FLINT(arb_exp)(out, out, work);
  FLINT(arb_div)(out, out, a, work);
  FLINT(arb_add_si)(value, a, 1, work);
  series(value, both, 1, value, x, bits + 16);
  FLINT(arb_mul)(out, out, value, bits);
  FLINT(arb_clear)(value);
  FLINT(arb_clear)(both);
}

// About how many terms that series takes: they rise up to one, and fall like powers of x at last.
static double beta_terms(double a, double b, double x, double y) {
  double top = ((a + b) * x - (a + 1)) / y;
  return (top > 0 ? top : 0) + 60 / y;
}

static double rounded(const arb_t x) { return FLINT(arf_get_d)(arb_midref(x), ARF_RND_NEAR); }

// The share of the beta distribution below x = 1 − y, or 1 less that of y where this is known sooner.
static void beta_of_both(
  arb_t out, const arb_t a, const arb_t b, const arb_t x, const arb_t y, slong bits) {
  if (FLINT(arb_is_zero)(x) || FLINT(arb_is_zero)(y)) {
    FLINT(arb_set_si)(out, FLINT(arb_is_zero)(y));
    return;
  }
  if (!FLINT(arb_is_positive)(x) || !FLINT(arb_is_positive)(y)) {
    FLINT(arb_indeterminate)(out);
    return;
  }
  double first = rounded(a), second = rounded(b), place = rounded(x), rest = rounded(y);
  double direct = beta_terms(first, second, place, rest);
  double turned = beta_terms(second, first, rest, place);
  // The lesser share keeps its digits: for the other one a series has to be much shorter.
  if (place * second > rest * first ? turned < 8 * direct : 8 * turned < direct) {
    beta_series(out, b, a, y, x, bits);
    FLINT(arb_sub_si)(out, out, 1, bits);
    FLINT(arb_neg)(out, out);
  } else {
    beta_series(out, a, b, x, y, bits);
  }
}

// Half the incomplete beta function of ν/(ν + x²) of ν/2 and 1/2: the share beyond x, on either side.
static void student_beyond(arb_t out, const arb_t freedom, const arb_t x, slong bits) {
  slong work = bits + 64;
  arb_t place, rest, first, second;
  arb_init(place);
  arb_init(rest);
  arb_init(first);
  arb_init(second);
  FLINT(arb_mul)(rest, x, x, work);
  FLINT(arb_add)(place, rest, freedom, work);
  FLINT(arb_div)(rest, rest, place, work);
  FLINT(arb_div)(place, freedom, place, work);
  FLINT(arb_mul_2exp_si)(first, freedom, -1);
  FLINT(arb_set_si)(second, 1);
  FLINT(arb_mul_2exp_si)(second, second, -1);
  beta_of_both(out, first, second, place, rest, bits);
  FLINT(arb_mul_2exp_si)(out, out, -1);
  FLINT(arb_clear)(second);
  FLINT(arb_clear)(first);
  FLINT(arb_clear)(rest);
  FLINT(arb_clear)(place);
}

static void student(arb_t out, const arb_t freedom, const arb_t x, slong bits) {
  if (FLINT(arb_contains_zero)(x) && !FLINT(arb_is_zero)(x)) {
    FLINT(arb_indeterminate)(out);
    return;
  }
  int is_above = FLINT(arb_is_positive)(x);
  student_beyond(out, freedom, x, bits);
  if (is_above) {
    FLINT(arb_sub_si)(out, out, 1, bits);
    FLINT(arb_neg)(out, out);
  }
}

// Both parameters in thousandths.
static int beta_parameters(arb_t a, arb_t b, const arb_t pair, slong bits) {
  slong u, v;
  if (!unpacked(&u, &v, pair, 26)) return 0;
  FLINT(arb_set_si)(a, u);
  FLINT(arb_div_si)(a, a, 1000, bits + 64);
  FLINT(arb_set_si)(b, v);
  FLINT(arb_div_si)(b, b, 1000, bits + 64);
  return 1;
}

static void beta_below(arb_t out, const arb_t pair, const arb_t x, slong bits) {
  arb_t a, b, y;
  arb_init(a);
  arb_init(b);
  arb_init(y);
  FLINT(arb_sub_si)(y, x, 1, bits + 1100);
  FLINT(arb_neg)(y, y);
  if (beta_parameters(a, b, pair, bits)) {
    beta_of_both(out, a, b, x, y, bits);
  } else {
    FLINT(arb_indeterminate)(out);
  }
  FLINT(arb_clear)(y);
  FLINT(arb_clear)(b);
  FLINT(arb_clear)(a);
}

// Below and above s/(1 + s).
static void beta_at_odds(arb_t out, const arb_t pair, const arb_t s, slong bits, int is_above) {
  arb_t a, b, x, y;
  arb_init(a);
  arb_init(b);
  arb_init(x);
  arb_init(y);
  FLINT(arb_add_si)(y, s, 1, bits + 64);
  FLINT(arb_div)(x, s, y, bits + 64);
  FLINT(arb_inv)(y, y, bits + 64);
  if (!beta_parameters(a, b, pair, bits)) {
    FLINT(arb_indeterminate)(out);
  } else if (is_above) {
    beta_of_both(out, b, a, y, x, bits);
  } else {
    beta_of_both(out, a, b, x, y, bits);
  }
  FLINT(arb_clear)(y);
  FLINT(arb_clear)(x);
  FLINT(arb_clear)(b);
  FLINT(arb_clear)(a);
}

static void odds_below(arb_t out, const arb_t pair, const arb_t s, slong bits) {
  beta_at_odds(out, pair, s, bits, 0);
}

static void odds_above(arb_t out, const arb_t pair, const arb_t s, slong bits) {
  beta_at_odds(out, pair, s, bits, 1);
}

// The chance of at most s − 1, and of more, where λ are expected.
static void poisson_below(arb_t out, const arb_t mean, const arb_t s, slong bits) {
  gamma_above(out, s, mean, bits);
}

static void poisson_above(arb_t out, const arb_t mean, const arb_t s, slong bits) {
  gamma_below(out, s, mean, bits);
}

// The chance of at most s − 1 of n, and of more: of a pair of n and a chance in thousand millionths.
static void binomial(arb_t out, const arb_t pair, const arb_t s, slong bits, int is_above) {
  slong n, share;
  arb_t rest, x, y;
  if (!unpacked(&n, &share, pair, 30)) {
    FLINT(arb_indeterminate)(out);
    return;
  }
  arb_init(rest);
  arb_init(x);
  arb_init(y);
  FLINT(arb_set_si)(x, share);
  FLINT(arb_div_si)(x, x, 1000000000, bits + 64);
  FLINT(arb_set_si)(y, 1000000000 - share);
  FLINT(arb_div_si)(y, y, 1000000000, bits + 64);
  FLINT(arb_sub_si)(rest, s, n + 1, bits + 64);
  FLINT(arb_neg)(rest, rest);
  if (FLINT(arb_is_nonpositive)(rest)) {
    FLINT(arb_set_si)(out, !is_above);
  } else if (is_above) {
    beta_of_both(out, s, rest, x, y, bits);
  } else {
    beta_of_both(out, rest, s, y, x, bits);
  }
  FLINT(arb_clear)(y);
  FLINT(arb_clear)(x);
  FLINT(arb_clear)(rest);
}

static void binomial_below(arb_t out, const arb_t pair, const arb_t s, slong bits) {
  binomial(out, pair, s, bits, 0);
}

static void binomial_above(arb_t out, const arb_t pair, const arb_t s, slong bits) {
  binomial(out, pair, s, bits, 1);
}
