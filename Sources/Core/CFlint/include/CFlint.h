#pragma once
// The few functions of FLINT, Arb and Calcium that exact numbers need, without their headers.
//
// Results come first. A result may be one of the operands. Nothing here may be called from two
// threads with the same values, and a library that runs out of memory ends the process.

/// A fraction of whole numbers of any length, in lowest terms.
typedef struct cf_fraction cf_fraction;
/// A real number known within a radius: mid ± rad.
typedef struct cf_ball cf_ball;
/// Where closed numbers live, which share the roots and logarithms that they are made of.
typedef struct cf_field cf_field;
/// A complex number in closed form.
typedef struct cf_closed cf_closed;

void cf_text_free(char *text);

// MARK: Fractions

cf_fraction *cf_fraction_new(void);
void cf_fraction_free(cf_fraction *x);
void cf_fraction_set(cf_fraction *out, long value);
/// Reads decimal digits with a sign; 0 where they are anything else.
int cf_fraction_read(cf_fraction *out, const char *text);
/// "-5/6", to be freed.
char *cf_fraction_text(const cf_fraction *x);
/// The value where it is whole and fits, else 0 is returned.
int cf_fraction_get(long *out, const cf_fraction *x);
int cf_fraction_sign(const cf_fraction *x);
int cf_fraction_compare(const cf_fraction *x, const cf_fraction *y);
int cf_fraction_is_whole(const cf_fraction *x);
/// The bits of numerator and denominator together.
long cf_fraction_bits(const cf_fraction *x);
void cf_fraction_numerator(cf_fraction *out, const cf_fraction *x);
void cf_fraction_denominator(cf_fraction *out, const cf_fraction *x);
void cf_fraction_add(cf_fraction *out, const cf_fraction *x, const cf_fraction *y);
void cf_fraction_subtract(cf_fraction *out, const cf_fraction *x, const cf_fraction *y);
void cf_fraction_multiply(cf_fraction *out, const cf_fraction *x, const cf_fraction *y);
/// The divisor must not be 0.
void cf_fraction_divide(cf_fraction *out, const cf_fraction *x, const cf_fraction *y);
/// A power of a number that is not 0.
void cf_fraction_power(cf_fraction *out, const cf_fraction *x, long exponent);
/// The real root of a number that is not negative; 0 where it is no fraction.
int cf_fraction_root(cf_fraction *out, const cf_fraction *x, unsigned long degree);
void cf_fraction_floor(cf_fraction *out, const cf_fraction *x);
/// Of whole numbers; never negative.
void cf_fraction_gcd(cf_fraction *out, const cf_fraction *x, const cf_fraction *y);
void cf_fraction_lcm(cf_fraction *out, const cf_fraction *x, const cf_fraction *y);
/// A power over a whole number above 0: what is left, at least 0; the exponent is above 0.
void cf_fraction_power_modulo(
  cf_fraction *out, const cf_fraction *x, const cf_fraction *exponent, const cf_fraction *modulus);
void cf_fraction_factorial(cf_fraction *out, unsigned long n);
void cf_fraction_binomial(cf_fraction *out, unsigned long n, unsigned long k);

// MARK: Balls

typedef void (*cf_ball_unary)(cf_ball *out, const cf_ball *x, long bits);
typedef void (*cf_ball_binary)(cf_ball *out, const cf_ball *x, const cf_ball *y, long bits);

cf_ball *cf_ball_new(void);
void cf_ball_free(cf_ball *x);
void cf_ball_set(cf_ball *out, const cf_fraction *x, long bits);
void cf_ball_pi(cf_ball *out, long bits);
/// −1, 0 or 1 where it is certain, else 2.
int cf_ball_sign(const cf_ball *x);
int cf_ball_is_finite(const cf_ball *x);
/// Bits of the middle that the radius leaves; negative where there are none.
long cf_ball_accuracy(const cf_ball *x);
/// A power of two that the number is certainly below in size, for what is finite.
long cf_ball_upper_exponent(const cf_ball *x);
/// A power of two that the number is certainly at least in size; far below 0 where there is none.
long cf_ball_lower_exponent(const cf_ball *x);
/// The whole number below all of it; 0 where that is not certain, or too long.
int cf_ball_floor(cf_fraction *out, const cf_ball *x);
/// The whole number nearest to its middle; 0 where that is too long.
int cf_ball_nearest(cf_fraction *out, const cf_ball *x);
/// The only whole number in it, else 0 is returned.
int cf_ball_whole(cf_fraction *out, const cf_ball *x);
void cf_ball_add(cf_ball *out, const cf_ball *x, const cf_ball *y, long bits);
void cf_ball_subtract(cf_ball *out, const cf_ball *x, const cf_ball *y, long bits);
void cf_ball_multiply(cf_ball *out, const cf_ball *x, const cf_ball *y, long bits);
void cf_ball_divide(cf_ball *out, const cf_ball *x, const cf_ball *y, long bits);
void cf_ball_power(cf_ball *out, const cf_ball *x, const cf_ball *y, long bits);
void cf_ball_min(cf_ball *out, const cf_ball *x, const cf_ball *y, long bits);
void cf_ball_max(cf_ball *out, const cf_ball *x, const cf_ball *y, long bits);
/// The derivative of the whole order `x` of gamma's logarithmic derivative.
void cf_ball_polygamma(cf_ball *out, const cf_ball *x, const cf_ball *y, long bits);
/// The incomplete beta function as a share of the whole one: 0 for x = 0, 1 for x = 1.
void cf_ball_beta(cf_ball *out, const cf_ball *x, const cf_ball *a, const cf_ball *b, long bits);
/// x^y of a number that is not negative, or for a whole y of any.
void cf_ball_rational_power(cf_ball *out, const cf_ball *x, const cf_fraction *y, long bits);
/// The ends of it, times 2^exponent, rounded outward.
void cf_ball_ends(double *lower, double *upper, const cf_ball *x, long exponent);
/// Its radius times 2^exponent, rounded up.
double cf_ball_radius(const cf_ball *x, long exponent);
/// All that both hold.
void cf_ball_hull(cf_ball *out, const cf_ball *x, const cf_ball *y, long bits);
/// x·10^exponent.
/// Its middle, exactly.
void cf_ball_middle(cf_ball *out, const cf_ball *x);
void cf_ball_scale(cf_ball *out, const cf_ball *x, long exponent, long bits);
/// A few digits of the middle, such as "1.25e+40", to be freed.
char *cf_ball_text(const cf_ball *x, long digits);

// MARK: Closed forms

typedef void (*cf_closed_unary)(cf_closed *out, const cf_closed *x, cf_field *field);
typedef void (*cf_closed_binary)(
  cf_closed *out, const cf_closed *x, const cf_closed *y, cf_field *field);

cf_field *cf_field_new(void);
void cf_field_free(cf_field *field);
cf_closed *cf_closed_new(cf_field *field);
void cf_closed_free(cf_closed *x, cf_field *field);
void cf_closed_set(cf_closed *out, const cf_fraction *x, cf_field *field);
void cf_closed_pi(cf_closed *out, cf_field *field);
/// 1 where it is certainly 0, 0 where it is certainly not, else −1.
int cf_closed_is_zero(const cf_closed *x, cf_field *field);
/// The value where it is known to be a fraction, else 0 is returned.
int cf_closed_fraction(cf_fraction *out, const cf_closed *x, cf_field *field);
/// Whether it is (a + b√c)/d with whole a, b, c > 1 and d > 0.
int cf_closed_quadratic(
  cf_fraction *a, cf_fraction *b, cf_fraction *c, cf_fraction *d, const cf_closed *x, cf_field *field);
/// Whether it is a real root of an irreducible equation of degree 4, and the mean of that equation's roots.
int cf_closed_quartic_mean(cf_fraction *out, const cf_closed *x, cf_field *field);
void cf_closed_add(cf_closed *out, const cf_closed *x, const cf_closed *y, cf_field *field);
void cf_closed_subtract(cf_closed *out, const cf_closed *x, const cf_closed *y, cf_field *field);
void cf_closed_multiply(cf_closed *out, const cf_closed *x, const cf_closed *y, cf_field *field);
void cf_closed_divide(cf_closed *out, const cf_closed *x, const cf_closed *y, cf_field *field);
/// x^y as e^(y·ln x), of a positive number.
void cf_closed_power(cf_closed *out, const cf_closed *x, const cf_closed *y, cf_field *field);
/// x^y of a number that is not negative, or for a whole y of any.
void cf_closed_rational_power(
  cf_closed *out, const cf_closed *x, const cf_fraction *y, cf_field *field);

// MARK: Jets

/// A Taylor polynomial of a function of one or two variables, with balls for coefficients.
///
/// Coefficients are sorted by degree, then by the power of the second variable.
typedef struct cf_jet cf_jet;
/// A power series.
typedef struct cf_series_value cf_series_value;
typedef void (*cf_series)(cf_series_value *out, const cf_series_value *x, long length, long bits);

/// 0, with all terms up to a degree.
cf_jet *cf_jet_new(long variables, long order);
void cf_jet_free(cf_jet *x);
void cf_jet_set(cf_jet *out, long index, const cf_ball *value);
void cf_jet_get(cf_ball *out, const cf_jet *x, long index);
void cf_jet_add(cf_jet *out, const cf_jet *x, const cf_jet *y, long bits);
void cf_jet_subtract(cf_jet *out, const cf_jet *x, const cf_jet *y, long bits);
void cf_jet_scale(cf_jet *out, const cf_jet *x, const cf_ball *factor, long bits);
void cf_jet_multiply(cf_jet *out, const cf_jet *x, const cf_jet *y, long bits);
/// A smooth function of it; not finite where the value may be outside the function's domain.
void cf_jet_apply(cf_jet *out, const cf_jet *x, cf_series function, long bits);
/// A power; not finite where the value may be 0 or below, but for a whole exponent from 0 on.
void cf_jet_power(cf_jet *out, const cf_jet *x, const cf_fraction *exponent, long bits);
/// What it can be between −1 and 1 of its variables: `x` is the polynomial at 0, `wide` encloses what it
/// is around any place there.
void cf_jet_range(cf_ball *out, const cf_jet *x, const cf_jet *wide, long bits);
/// The quotient by the only variable of what is 0 at its place, of one degree less.
void cf_jet_divide_by_variable(cf_jet *out, const cf_jet *x);

// MARK: Functions

/// A function of one number.
typedef struct {
  const char *name;
  cf_ball_unary ball;
  /// Null where it has corners.
  cf_series series;
  /// Null where a closed number cannot say.
  cf_closed_unary closed;
} cf_function;

/// A function of a parameter and a number, by its name; null for an unknown one.
cf_ball_binary cf_operation_named(const char *name);
/// The function of a name; null for an unknown one.
const cf_function *cf_function_named(const char *name);
