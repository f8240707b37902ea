#pragma once
// Inverses of shares of distributions, of balls.
#include "distributions.h"

#include <math.h>

// A share of a distribution at a number above 0.
typedef void (*share)(arb_t out, const arb_t parameter, const arb_t s, slong bits);

// Whether a share is certainly more (1) or less (−1) than p, times a sign; 0 where that is not certain.
static int compared(
  share f, int sign, const arb_t parameter, const arb_t s, const arb_t p, slong bits) {
  arb_t value;
  arb_init(value);
  f(value, parameter, s, bits);
  int result = FLINT(arb_gt)(value, p) ? sign : FLINT(arb_lt)(value, p) ? -sign : 0;
  FLINT(arb_clear)(value);
  return result;
}

// The power of two below the place at which a share is p, looked for from one on.
static slong octave(share f, int sign, const arb_t parameter, const arb_t p, slong first) {
  slong low = first, high = first, step = 1;
  arb_t s;
  arb_init(s);
  FLINT(arb_set_si)(s, 1);
  FLINT(arb_mul_2exp_si)(s, s, first);
  int side = compared(f, sign, parameter, s, p, 64);
  for (int n = 0; n < 22 && side != 0; n++, step *= 2) {
    if (side > 0) low = high - step; else high = low + step;
    FLINT(arb_set_si)(s, 1);
    FLINT(arb_mul_2exp_si)(s, s, side > 0 ? low : high);
    if (compared(f, sign, parameter, s, p, 64) != side) break;
    if (side > 0) high = low; else low = high;
  }
  while (high - low > 1) {
    slong middle = low + (high - low) / 2;
    FLINT(arb_set_si)(s, 1);
    FLINT(arb_mul_2exp_si)(s, s, middle);
    if (compared(f, sign, parameter, s, p, 64) > 0) high = middle; else low = middle;
  }
  FLINT(arb_clear)(s);
  return low;
}

// ln f(s) − ln p, times a sign; the middle of it, far below where the share is 0.
static void difference(
  arb_t out, share f, int sign, const arb_t parameter, const arb_t s, const arb_t p, slong bits) {
  arb_t other;
  arb_init(other);
  f(out, parameter, s, bits);
  if (FLINT(arb_is_zero)(out)) {
    FLINT(arb_set_si)(out, -sign * (1 << 20));
    FLINT(arb_clear)(other);
    return;
  }
  FLINT(arb_log)(out, out, bits);
  FLINT(arb_log)(other, p, bits);
  FLINT(arb_sub)(out, out, other, bits);
  if (sign < 0) FLINT(arb_neg)(out, out);
  FLINT(arb_get_mid_arb)(out, out);
  FLINT(arb_clear)(other);
}

static void set_double(arb_t out, double x) {
  arf_t value;
  arf_init(value);
  FLINT(arf_set_d)(value, x);
  FLINT(arb_set_interval_arf)(out, value, value, 64);
  FLINT(arf_clear)(value);
}

// Where the last inverse of this thread was found, beside which the next one often is.
static _Thread_local double last_found = 1;

// Two places beside the last one between which a share is p; 0 where it is not there.
static int between(
  arb_t low, arb_t high, share f, int sign, const arb_t parameter, const arb_t p, slong bits) {
  for (int power = -12; power <= -2; power += 5) {
    arb_t middle, step;
    arb_init(middle);
    arb_init(step);
    set_double(middle, last_found);
    FLINT(arb_mul_2exp_si)(step, middle, power);
    FLINT(arb_sub)(low, middle, step, bits);
    FLINT(arb_add)(high, middle, step, bits);
    FLINT(arb_get_mid_arb)(low, low);
    FLINT(arb_get_mid_arb)(high, high);
    FLINT(arb_clear)(step);
    FLINT(arb_clear)(middle);
    if (compared(f, sign, parameter, low, p, 64) < 0
        && compared(f, sign, parameter, high, p, 64) > 0) return 1;
  }
  return 0;
}

// Where a share is p: found by false positions, of which one that stays counts for less and less
// (Illinois), and proven by what the share is on both sides.
static void inverse(
  arb_t out, share f, int sign, const arb_t parameter, const arb_t p, slong bits) {
  arb_t low, high, below, above, middle, value;
  arb_init(low);
  arb_init(high);
  arb_init(below);
  arb_init(above);
  arb_init(middle);
  arb_init(value);
  if (!between(low, high, f, sign, parameter, p, bits)) {
    int near = 0;
    frexp(last_found, &near);
    slong exponent = octave(f, sign, parameter, p, near);
    FLINT(arb_set_si)(low, 1);
    FLINT(arb_mul_2exp_si)(low, low, exponent);
    FLINT(arb_mul_2exp_si)(high, low, 1);
  }
  difference(below, f, sign, parameter, low, p, bits);
  difference(above, f, sign, parameter, high, p, bits);
  int last = 0, is_known = 1;
  for (int n = 0; n < 200; n++) {
    // low − below·(high − low)/(above − below)
    FLINT(arb_sub)(value, above, below, bits);
    FLINT(arb_sub)(middle, high, low, bits);
    FLINT(arb_div)(middle, middle, value, bits);
    FLINT(arb_mul)(middle, middle, below, bits);
    FLINT(arb_sub)(middle, low, middle, bits);
    FLINT(arb_get_mid_arb)(middle, middle);
    if (!FLINT(arb_gt)(middle, low) || !FLINT(arb_lt)(middle, high)) {
      FLINT(arb_add)(middle, low, high, bits);
      FLINT(arb_mul_2exp_si)(middle, middle, -1);
      FLINT(arb_get_mid_arb)(middle, middle);
      if (!FLINT(arb_gt)(middle, low) || !FLINT(arb_lt)(middle, high)) break;
    }
    difference(value, f, sign, parameter, middle, p, bits);
    if (FLINT(arb_is_zero)(value)) break;
    int side = FLINT(arb_is_positive)(value) ? 1 : -1;
    if (side < 0 && !FLINT(arb_is_negative)(value)) is_known = 0;
    if (!is_known) break;
    // As near as it will come: both sides are looked at below.
    FLINT(arb_sub)(out, middle, side > 0 ? high : low, bits);
    FLINT(arb_mul_2exp_si)(out, out, bits - 4);
    FLINT(arb_abs)(out, out);
    int is_near = FLINT(arb_lt)(out, middle);
    FLINT(arb_set)(side > 0 ? high : low, middle);
    FLINT(arb_set)(side > 0 ? above : below, value);
    if (is_near) break;
    if (side == last) {
      FLINT(arb_mul_2exp_si)(side > 0 ? below : above, side > 0 ? below : above, -1);
    }
    last = side;
  }
  FLINT(arb_indeterminate)(out);
  for (slong digits = bits - 3; is_known && digits > 2; digits -= 4) {
    FLINT(arb_mul_2exp_si)(value, middle, -digits);
    FLINT(arb_sub)(low, middle, value, bits);
    FLINT(arb_add)(high, middle, value, bits);
    FLINT(arb_get_mid_arb)(low, low);
    FLINT(arb_get_mid_arb)(high, high);
    if (compared(f, sign, parameter, low, p, bits) < 0
        && compared(f, sign, parameter, high, p, bits) > 0) {
      FLINT(arb_union)(out, low, high, bits);
      double found = FLINT(arf_get_d)(arb_midref(middle), ARF_RND_NEAR);
      last_found = isfinite(found) && found > 1e-300 ? found : 1;
      break;
    }
  }
  FLINT(arb_clear)(value);
  FLINT(arb_clear)(middle);
  FLINT(arb_clear)(above);
  FLINT(arb_clear)(below);
  FLINT(arb_clear)(high);
  FLINT(arb_clear)(low);
}

// What is left of 1, and on which side of 1/2 a share lies: −1 below, 1 above, 0 at it; 2 where that is not
// known, or where it is no share.
static int side_of_half(arb_t rest, const arb_t p, slong bits) {
  FLINT(arb_sub_si)(rest, p, 1, bits + 1100);
  FLINT(arb_neg)(rest, rest);
  if (!FLINT(arb_is_positive)(p) || !FLINT(arb_is_positive)(rest)) return 2;
  if (FLINT(arb_lt)(p, rest)) return -1;
  if (FLINT(arb_gt)(p, rest)) return 1;
  return FLINT(arb_is_exact)(p) ? 0 : 2;
}

// From 1/2 on by what is left of 1, which is known as well.
static void quantile(
  arb_t out, share below, share above, const arb_t parameter, const arb_t p, slong bits) {
  arb_t part, rest;
  arb_init(part);
  arb_init(rest);
  FLINT(arb_set)(part, p);
  int side = side_of_half(rest, part, bits);
  if (!FLINT(arb_is_positive)(part) || !FLINT(arb_is_positive)(rest)) {
    FLINT(arb_indeterminate)(out);
  } else if (side < 0) {
    inverse(out, below, 1, parameter, part, bits);
  } else {
    inverse(out, above, -1, parameter, rest, bits);
  }
  FLINT(arb_clear)(rest);
  FLINT(arb_clear)(part);
}

static void gamma_inverse(arb_t out, const arb_t a, const arb_t p, slong bits) {
  quantile(out, gamma_below, gamma_above, a, p, bits);
}

static void beta_odds(arb_t out, const arb_t pair, const arb_t p, slong bits) {
  quantile(out, odds_below, odds_above, pair, p, bits);
}

static void poisson_inverse(arb_t out, const arb_t mean, const arb_t p, slong bits) {
  quantile(out, poisson_below, poisson_above, mean, p, bits);
}

static void binomial_inverse(arb_t out, const arb_t pair, const arb_t p, slong bits) {
  quantile(out, binomial_below, binomial_above, pair, p, bits);
}

static void student_inverse(arb_t out, const arb_t freedom, const arb_t p, slong bits) {
  arb_t part, rest;
  arb_init(part);
  arb_init(rest);
  FLINT(arb_set)(part, p);
  int side = side_of_half(rest, part, bits);
  if (side == 2) {
    FLINT(arb_indeterminate)(out);
  } else if (side == 0) {
    FLINT(arb_set_si)(out, 0);
  } else {
    inverse(out, student_beyond, -1, freedom, side < 0 ? part : rest, bits);
    if (side < 0) FLINT(arb_neg)(out, out);
  }
  FLINT(arb_clear)(rest);
  FLINT(arb_clear)(part);
}
