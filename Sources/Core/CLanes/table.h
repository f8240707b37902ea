#ifndef CLANES_TABLE_H
#define CLANES_TABLE_H

#include "CLanes.h"

/// The kernels of one instruction set.
typedef struct Table {
  void (*sample)(LanesSample, double *, const double *, const double *, int64_t);
  void (*whole_power)(double *, const double *, int32_t, int64_t);
  void (*start)(LanesBlock *, int64_t, bool);
  void (*variable)(LanesValue *, const LanesBlock *);
  void (*number)(LanesValue *, double, double, const LanesBlock *);
  void (*enclose)(
    LanesEnclose, LanesValue *, const LanesValue *, const LanesValue *, double, double,
    LanesColumns *);
  void (*edges)(LanesBlock *, int64_t, int64_t, int64_t, const LanesGrid *);
  bool (*rows)(LanesBlock *, const LanesRows *);
  void (*monotone_rows)(LanesBlock *, const LanesRows *);
  void (*box_signs)(const LanesBlock *, int64_t, int64_t, LanesSigns *);
  void (*place_signs)(const LanesBlock *, int64_t, int64_t, LanesPlaceSigns *);
} Table;

extern const Table lanes_table_baseline;
#if defined(__x86_64__)
extern const Table lanes_table_avx2;
extern const Table lanes_table_avx512;
#endif

#endif
