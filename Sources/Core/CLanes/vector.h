// Vectors of LANES doubles.
#include <math.h>
#include <string.h>

#include "CLanes.h"

typedef double V __attribute__((ext_vector_type(LANES)));
typedef __typeof__((V){0} < (V){0}) M;
// In memory a vector may stand anywhere.
typedef double Unaligned __attribute__((ext_vector_type(LANES), aligned(8)));
typedef int32_t Int32s __attribute__((ext_vector_type(LANES), aligned(4)));
typedef uint8_t Bytes __attribute__((ext_vector_type(LANES), aligned(1)));

#define INLINE static inline __attribute__((always_inline))

INLINE V load(const double *p) { return *(const Unaligned *)p; }
INLINE void store(double *p, V x) { *(Unaligned *)p = x; }
INLINE V select(M mask, V yes, V no) {
  M bits = (mask & __builtin_bit_cast(M, yes)) | (~mask & __builtin_bit_cast(M, no));
  return __builtin_bit_cast(V, bits);
}
INLINE V all(double x) { return (V)x; }
INLINE V magnitude(V x) { return __builtin_elementwise_abs(x); }
// The second operand where one of them is NaN.
INLINE V least(V x, V y) { return select(x < y, x, y); }
INLINE V most(V x, V y) { return select(x > y, x, y); }
INLINE V root(V x) { return __builtin_elementwise_sqrt(x); }
INLINE V signed_as(V size, V sign) { return __builtin_elementwise_copysign(size, sign); }
INLINE V whole_below(V x) { return __builtin_elementwise_floor(x); }
INLINE V whole_above(V x) { return __builtin_elementwise_ceil(x); }
INLINE V nearest_whole(V x) {
  V size = magnitude(x);
  V whole = whole_below(size);
  return signed_as(whole + select(size - whole >= 0.5, all(1), all(0)), x);
}
INLINE V sign_of(V x) { return select(x > 0, all(1), select(x < 0, all(-1), x * 0)); }
INLINE bool any(M mask) { return __builtin_reduce_or(mask) != 0; }
// The lanes after the first one, and the first of the next vector.
#if LANES == 2
#define next_lanes(x, next) __builtin_shufflevector(x, next, 1, 2)
#elif LANES == 4
#define next_lanes(x, next) __builtin_shufflevector(x, next, 1, 2, 3, 4)
#else
#define next_lanes(x, next) __builtin_shufflevector(x, next, 1, 2, 3, 4, 5, 6, 7, 8)
#endif
INLINE V nothing(void) { return all(__builtin_nan("")); }
