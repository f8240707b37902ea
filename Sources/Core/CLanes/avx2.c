// The kernels for processors with AVX2 and FMA: four lanes.
#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
#define LANES 4
#define TABLE lanes_table_avx2
#if defined(__linux__)
#define VECTOR_LIBRARY(name, accuracy) Sleef_##name##d4_##accuracy##avx2
#endif
#include "kernels.h"
#pragma clang attribute pop
#endif
