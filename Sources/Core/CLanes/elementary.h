// The elementary functions on vectors: the vector library's where there is one, else the C
// library's lane by lane.
//
// Stated bounds of SLEEF 3.5: u10 1.0 ulp, u35 3.5 ulp. glibc's stay below 4 ulp for all functions
// used here (The GNU C Library Reference Manual, "Known Maximum Errors in Math Functions").
// `enclosing_functions.h` counts on 4 ulp.

#ifdef VECTOR_LIBRARY
typedef struct Pair {
  V first, second;
} Pair;
#define VECTOR_FUNCTION(name, accuracy) extern V VECTOR_LIBRARY(name, accuracy)(V);
VECTOR_FUNCTION(sin, u10)
VECTOR_FUNCTION(cos, u10)
VECTOR_FUNCTION(tan, u10)
VECTOR_FUNCTION(tan, u35)
VECTOR_FUNCTION(asin, u10)
VECTOR_FUNCTION(acos, u10)
VECTOR_FUNCTION(atan, u10)
VECTOR_FUNCTION(asin, u35)
VECTOR_FUNCTION(atan, u35)
VECTOR_FUNCTION(sinh, u10)
VECTOR_FUNCTION(cosh, u10)
VECTOR_FUNCTION(tanh, u10)
VECTOR_FUNCTION(asinh, u10)
VECTOR_FUNCTION(acosh, u10)
VECTOR_FUNCTION(atanh, u10)
VECTOR_FUNCTION(exp, u10)
VECTOR_FUNCTION(log, u10)
VECTOR_FUNCTION(log, u35)
VECTOR_FUNCTION(log2, u10)
VECTOR_FUNCTION(log10, u10)
VECTOR_FUNCTION(cbrt, u10)
extern V VECTOR_LIBRARY(pow, u10)(V, V);
extern Pair VECTOR_LIBRARY(sincos, u35)(V);
#define PRECISE(name, x) VECTOR_LIBRARY(name, u10)(x)
#define QUICK(name, x) VECTOR_LIBRARY(name, u35)(x)
INLINE V power(V x, V y) { return VECTOR_LIBRARY(pow, u10)(x, y); }
INLINE void sine_and_cosine(V x, V *sine, V *cosine) {
  Pair both = VECTOR_LIBRARY(sincos, u35)(x);
  *sine = both.first;
  *cosine = both.second;
}
#else
#define SCALAR_FUNCTION(name)     \
  static V lanes_##name(V x) {    \
    V y = x;                      \
    for (int i = 0; i < LANES; i++) y[i] = name(x[i]); \
    return y;                     \
  }
SCALAR_FUNCTION(sin)
SCALAR_FUNCTION(cos)
SCALAR_FUNCTION(tan)
SCALAR_FUNCTION(asin)
SCALAR_FUNCTION(acos)
SCALAR_FUNCTION(atan)
SCALAR_FUNCTION(sinh)
SCALAR_FUNCTION(cosh)
SCALAR_FUNCTION(tanh)
SCALAR_FUNCTION(asinh)
SCALAR_FUNCTION(acosh)
SCALAR_FUNCTION(atanh)
SCALAR_FUNCTION(exp)
SCALAR_FUNCTION(log)
SCALAR_FUNCTION(log2)
SCALAR_FUNCTION(log10)
SCALAR_FUNCTION(cbrt)
#define PRECISE(name, x) lanes_##name(x)
#define QUICK(name, x) lanes_##name(x)
static V power(V x, V y) {
  V z = x;
  for (int i = 0; i < LANES; i++) z[i] = pow(x[i], y[i]);
  return z;
}
static void sine_and_cosine(V x, V *sine, V *cosine) {
  *sine = lanes_sin(x);
  *cosine = lanes_cos(x);
}
#endif
