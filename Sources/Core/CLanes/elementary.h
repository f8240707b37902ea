// The elementary functions over arrays: the vector library's where there is one, else the C
// library's number by number.
//
// Stated bounds of SLEEF 3.5: u10 1.0 ulp, u35 3.5 ulp. glibc's stay below 4 ulp for all functions
// used here (The GNU C Library Reference Manual, "Known Maximum Errors in Math Functions").
// `enclosing_functions.h` counts on 4 ulp.

#if !defined(VECTOR_LIBRARY)

typedef double (*Function)(double);
typedef double (*FunctionOfTwo)(double, double);
#define PRECISE(name) name
#define QUICK(name) name
#define POWER pow

static void map(double *out, const double *in, int64_t count, Function function) {
  for (int64_t i = 0; i < count; i++) out[i] = function(in[i]);
}
static void map_two(
  double *out, const double *a, const double *b, int64_t count, FunctionOfTwo function
) {
  for (int64_t i = 0; i < count; i++) out[i] = function(a[i], b[i]);
}
static void sines_and_cosines(double *sines, double *cosines, const double *in, int64_t count) {
  map(sines, in, count, sin);
  map(cosines, in, count, cos);
}

#else

#define PRECISE(name) VECTOR_LIBRARY(name, u10)
#define QUICK(name) VECTOR_LIBRARY(name, u35)
#define POWER VECTOR_LIBRARY(pow, u10)

#if LANES == 2

typedef struct Pair {
  V first, second;
} Pair;
typedef V (*Function)(V);
typedef V (*FunctionOfTwo)(V, V);
#define DECLARE(name) extern V name(V);
extern V POWER(V, V);
extern Pair QUICK(sincos)(V);

static void map(double *out, const double *in, int64_t count, Function function) {
  for (int64_t i = 0; i < count; i += LANES) store(out + i, function(load(in + i)));
}
static void map_two(
  double *out, const double *a, const double *b, int64_t count, FunctionOfTwo function
) {
  for (int64_t i = 0; i < count; i += LANES) store(out + i, function(load(a + i), load(b + i)));
}
static void sines_and_cosines(double *sines, double *cosines, const double *in, int64_t count) {
  for (int64_t i = 0; i < count; i += LANES) {
    Pair both = QUICK(sincos)(load(in + i));
    store(sines + i, both.first);
    store(cosines + i, both.second);
  }
}

#else

// Wider vectors go through `vector_calls.S`; what C believes of the functions' types is unused.
typedef void (*Function)(void);
typedef Function FunctionOfTwo;
#define DECLARE(name) extern void name(void);
extern void POWER(void);
extern void QUICK(sincos)(void);
#define CALL_NAME(kind, lanes) lanes_call_##kind##lanes
#define CALL_WITH(kind, lanes) CALL_NAME(kind, lanes)
#define CALL(kind) CALL_WITH(kind, LANES)
extern void CALL()(double *, const double *, const double *, int64_t, Function);
extern void CALL(two_)(double *, const double *, const double *, int64_t, Function);
extern void CALL(pair_)(double *, double *, const double *, int64_t, Function);

static void map(double *out, const double *in, int64_t count, Function function) {
  CALL()(out, in, in, count, function);
}
static void map_two(
  double *out, const double *a, const double *b, int64_t count, FunctionOfTwo function
) {
  CALL(two_)(out, b, a, count, function);
}
static void sines_and_cosines(double *sines, double *cosines, const double *in, int64_t count) {
  CALL(pair_)(sines, cosines, in, count, QUICK(sincos));
}

#endif

DECLARE(PRECISE(sinh))
DECLARE(PRECISE(cosh))
DECLARE(PRECISE(tanh))
DECLARE(PRECISE(asinh))
DECLARE(PRECISE(acosh))
DECLARE(PRECISE(atanh))
DECLARE(PRECISE(exp))
DECLARE(PRECISE(log2))
DECLARE(PRECISE(log10))
DECLARE(PRECISE(cbrt))
DECLARE(QUICK(sin))
DECLARE(QUICK(cos))
DECLARE(QUICK(tan))
DECLARE(QUICK(asin))
DECLARE(QUICK(acos))
DECLARE(QUICK(atan))
DECLARE(QUICK(log))

#endif
