// One instruction set's kernels; LANES, TABLE and perhaps VECTOR_LIBRARY are defined by the file
// that includes this.
#include "vector.h"
#include "elementary.h"
#include "sampling.h"
#include "enclosing.h"
#include "enclosing_functions.h"
#include "enclosing_results.h"
#include "rows.h"
#include "signs.h"

#include "table.h"

const Table TABLE = {
  .sample = sample,
  .whole_power = whole_power,
  .start = start,
  .variable = variable,
  .number = number_value,
  .enclose = enclose,
  .edges = grid_edges,
  .rows = decide_rows,
  .monotone_rows = decide_monotone_rows,
  .box_signs = box_signs,
  .place_signs = place_signs,
};
