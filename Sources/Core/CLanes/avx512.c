// The kernels for processors with AVX-512: eight lanes.
#if defined(__x86_64__)
#pragma clang attribute push( \
  __attribute__((target("avx2,fma,avx512f,avx512dq,avx512vl"))), apply_to = function)
#define LANES 8
#define TABLE lanes_table_avx512
#if defined(__linux__)
#define VECTOR_LIBRARY(name, accuracy) Sleef_##name##d8_##accuracy##avx512f
#endif
#include "kernels.h"
#pragma clang attribute pop
#endif
