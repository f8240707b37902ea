// The kernels for the instructions that every processor of the architecture has: two lanes.
#define LANES 2
#define TABLE lanes_table_baseline
#if defined(__x86_64__) && defined(__linux__)
#define VECTOR_LIBRARY(name, accuracy) Sleef_##name##d2_##accuracy##sse2
#endif
#include "kernels.h"
