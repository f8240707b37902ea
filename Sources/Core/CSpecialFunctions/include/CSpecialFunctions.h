#pragma once
// Values of special functions at numbers, enclosed, by FLINT.
//
// The library is loaded when the first of them is asked, so that a start does not pay for it. Where it is
// missing, and where a function has no value, the ends are NaN. May be called from any thread.

/// What encloses a value: ends rounded outward, or NaN twice.
typedef struct special_bounds {
  double lower, upper;
} special_bounds;

typedef special_bounds (*special_unary)(double lower, double upper);
typedef special_bounds (*special_binary)(
  double parameter_lower, double parameter_upper, double lower, double upper);

// Of one number between two ends.
special_bounds special_sine_integral(double lower, double upper);
special_bounds special_cosine_integral(double lower, double upper);
special_bounds special_exponential_integral(double lower, double upper);
special_bounds special_logarithmic_integral(double lower, double upper);
special_bounds special_erfi(double lower, double upper);
special_bounds special_erfinv(double lower, double upper);
special_bounds special_erfcinv(double lower, double upper);
/// With sin(πt²/2), and cos(πt²/2).
special_bounds special_fresnel_sine(double lower, double upper);
special_bounds special_fresnel_cosine(double lower, double upper);
special_bounds special_log_gamma(double lower, double upper);
/// The principal branch.
special_bounds special_lambert_w(double lower, double upper);
/// The other real branch, of numbers from −1/e up to 0.
special_bounds special_lower_lambert_w(double lower, double upper);
special_bounds special_zeta(double lower, double upper);
/// The Taylor coefficients of ζ from that of degree 0 on.
void special_zeta_terms(special_bounds *out, int count, double lower, double upper);

// Of a number after a parameter.
special_bounds special_bessel_j(double, double, double lower, double upper);
special_bounds special_bessel_y(double, double, double lower, double upper);
special_bounds special_bessel_i(double, double, double lower, double upper);
special_bounds special_bessel_k(double, double, double lower, double upper);
/// The incomplete gamma functions as shares of the whole one: from 0 up to a number, and from there on.
special_bounds special_gamma_below(double, double, double lower, double upper);
special_bounds special_gamma_above(double, double, double lower, double upper);
/// The share of Student's t distribution below one number, after the degrees of freedom.
special_bounds special_student(double, double, double lower, double upper);
/// The regularised incomplete beta function, after a pair of both parameters (see `ParameterPair`).
special_bounds special_beta_below(double, double, double lower, double upper);

// Inverses, between 0 and 1.
/// The number below which the gamma function's integral has a share.
special_bounds special_gamma_inverse(double, double, double lower, double upper);
/// x/(1 − x) of the x below which the beta distribution has a share.
special_bounds special_beta_odds(double, double, double lower, double upper);
special_bounds special_student_inverse(double, double, double lower, double upper);
/// The s of which the chance of at most s − 1 is a share, between whole numbers by the integral.
special_bounds special_poisson_inverse(double, double, double lower, double upper);
special_bounds special_binomial_inverse(double, double, double lower, double upper);
