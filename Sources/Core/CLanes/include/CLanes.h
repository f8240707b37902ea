#ifndef CLANES_H
#define CLANES_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Columns that are evaluated together.
#define LANES_COLUMNS 128
/// Room for their edges, a multiple of the widest vector.
#define LANES_EDGES 136
/// Doubles that one value of a formula takes: see `LanesValue`.
#define LANES_VALUE_SIZE (2 * LANES_EDGES + 4 * LANES_COLUMNS)

/// The instruction sets the kernels exist for, in order of width.
typedef enum __attribute__((enum_extensibility(closed))) LanesLevel : int32_t {
  LanesLevelBaseline = 0,
  LanesLevelAVX2 = 1,
  LanesLevelAVX512 = 2,
} LanesLevel;

/// The widest instruction set of this processor.
LanesLevel lanes_best_level(void);
/// The instruction set in use.
LanesLevel lanes_level(void);
/// Uses a narrower instruction set, for tests; what the processor does not have is not chosen.
void lanes_use_level(LanesLevel level);

/// Operations on plain numbers. Undefined is NaN, also where C has an infinity.
typedef enum __attribute__((enum_extensibility(closed))) LanesSample : int32_t {
  LanesSampleAdd, LanesSampleSubtract, LanesSampleMultiply, LanesSampleDivide,
  LanesSampleMin, LanesSampleMax, LanesSamplePower,
  LanesSampleNegate, LanesSampleAbs, LanesSampleSign,
  LanesSampleFloor, LanesSampleCeil, LanesSampleRound,
  LanesSampleSqrt, LanesSampleCbrt,
  LanesSampleSin, LanesSampleCos, LanesSampleTan,
  LanesSampleAsin, LanesSampleAcos, LanesSampleAtan,
  LanesSampleSinh, LanesSampleCosh, LanesSampleTanh,
  LanesSampleAsinh, LanesSampleAcosh, LanesSampleAtanh,
  LanesSampleExp, LanesSampleLog, LanesSampleLog2, LanesSampleLog10,
} LanesSample;

/// out[i] = a[i] op b[i]; one-place operations do not read b. `count` is rounded up to a multiple
/// of 8, the room behind the arrays must allow it.
void lanes_sample(LanesSample op, double *out, const double *a, const double *b, int64_t count);

/// Takes a whole power 1 … 64 by multiplying.
void lanes_whole_power(double *out, const double *a, int32_t exponent, int64_t count);

/// Operations on enclosures.
typedef enum __attribute__((enum_extensibility(closed))) LanesEnclose : int32_t {
  LanesEncloseAdd, LanesEncloseSubtract, LanesEncloseMultiply, LanesEncloseDivide,
  LanesEncloseMin, LanesEncloseMax,
  /// With the number `number` ± `radius` as second operand.
  LanesEncloseAddNumber, LanesEncloseMultiplyNumber,
  LanesEncloseNegate, LanesEncloseAbs, LanesEncloseSquare, LanesEncloseReciprocal,
  LanesEncloseSign, LanesEncloseSignOfNonzero,
  LanesEncloseFloor, LanesEncloseCeil, LanesEncloseRound,
  LanesEncloseSqrt, LanesEncloseCbrt,
  LanesEncloseSin, LanesEncloseCos, LanesEncloseTan,
  LanesEncloseAsin, LanesEncloseAtan, LanesEncloseTanh, LanesEncloseAsinh,
  LanesEncloseExp, LanesEncloseLog,
  /// The logarithm as a part of a power, which may have a value where the logarithm has none: of 0
  /// in the first, of any number in the second.
  LanesEncloseLogInRoot, LanesEncloseLogInPower,
} LanesEnclose;

/// What one value of a formula is over all columns of a block.
///
/// At each edge the exact value is within `radius` of `center`; a radius that is not finite means
/// that nothing is certain there. On each column the chords between any two places have slopes from
/// `slope_low` to `slope_high` and the values lie from `low` to `high`; NaN in all four means that
/// the value is not certainly defined, continuous and bounded on the column.
typedef struct LanesValue {
  double center[LANES_EDGES];
  double radius[LANES_EDGES];
  double slope_low[LANES_COLUMNS];
  double slope_high[LANES_COLUMNS];
  double low[LANES_COLUMNS];
  double high[LANES_COLUMNS];
} LanesValue;

/// What all values of a formula share on a block of columns.
typedef struct LanesColumns {
  /// Upper bounds of the columns' widths.
  double width[LANES_COLUMNS];
  /// Not 0 where some operation has certainly no operand that it is defined for.
  double empty[LANES_COLUMNS];
  /// How many columns count.
  int64_t count;
  /// How many of them are looked at between their edges: all, or none.
  int64_t inner;
  /// Whether anybody reads the values, not only the slopes, that the next operation gives.
  bool wants_range;
} LanesColumns;

/// Neighbouring columns, what a formula is there, and what follows for the rows of a picture.
typedef struct LanesBlock {
  /// The columns' edges, which increase.
  double edges[LANES_EDGES];
  LanesColumns columns;
  LanesValue value;
  /// The middle of what is known at each edge, as a distance from the top.
  double distance[LANES_EDGES];
  /// The rows that a column certainly meets; `last` is less where there are none.
  int32_t first[LANES_COLUMNS], last[LANES_COLUMNS];
  /// The rows that a column may meet at most, where it is bounded.
  int32_t outer_first[LANES_COLUMNS], outer_last[LANES_COLUMNS];
  /// See `lanes_rows`.
  uint8_t decision[LANES_COLUMNS];
} LanesBlock;

/// Where the arrays of a block start.
typedef struct LanesArrays {
  double *edges, *empty;
  double *center, *radius;
  double *slope_low, *slope_high, *low, *high;
  double *distance;
  int32_t *first, *last, *outer_first, *outer_last;
  uint8_t *decision;
} LanesArrays;
static inline LanesArrays lanes_arrays(LanesBlock *block) {
  return (LanesArrays){
    .edges = block->edges, .empty = block->columns.empty,
    .center = block->value.center, .radius = block->value.radius,
    .slope_low = block->value.slope_low, .slope_high = block->value.slope_high,
    .low = block->value.low, .high = block->value.high,
    .distance = block->distance,
    .first = block->first, .last = block->last,
    .outer_first = block->outer_first, .outer_last = block->outer_last,
    .decision = block->decision,
  };
}

/// Where the arrays of a value start.
typedef struct LanesParts {
  double *center, *radius;
  double *slope_low, *slope_high, *low, *high;
} LanesParts;
static inline LanesParts lanes_parts(LanesValue *value) {
  return (LanesParts){
    .center = value->center, .radius = value->radius,
    .slope_low = value->slope_low, .slope_high = value->slope_high,
    .low = value->low, .high = value->high,
  };
}
static inline double *lanes_empty(LanesColumns *columns) { return columns->empty; }
static inline double *lanes_widths(LanesColumns *columns) { return columns->width; }

static inline LanesValue *lanes_value(LanesBlock *block) { return &block->value; }
static inline LanesColumns *lanes_columns(LanesBlock *block) {
  return &block->columns;
}

/// Begins with the block's first columns; with `edges_only` nothing is told of what lies between edges.
void lanes_start(LanesBlock *block, int64_t count, bool edges_only);
/// Makes the variable.
void lanes_variable(LanesValue *out, const LanesBlock *block);
/// Makes a number.
void lanes_number(LanesValue *out, double number, double radius, const LanesBlock *block);
/// Applies an operation to one or two values.
void lanes_enclose(
  LanesEnclose op, LanesValue *out, const LanesValue *a, const LanesValue *b, double number,
  double radius, LanesColumns *columns);

/// Edges of equal columns, stored from the block's edge `start` on: number `first` and `count` more,
/// each `step` columns further, of `columns` columns from `left` to `right`.
///
/// A picture far from 0 counts columns from its left end; one that `weighs` both ends has an edge
/// that is meant to be 0 or 1 at just that.
typedef struct LanesGrid {
  double left, right, width;
  int64_t columns;
  int64_t step;
  bool weighs;
} LanesGrid;
void lanes_edges(
  LanesBlock *block, int64_t start, int64_t first, int64_t count, const LanesGrid *grid);

/// What a column's values are among equal rows below a top.
enum {
  /// To be looked at more closely.
  LANES_OPEN = 0,
  /// A continuous stretch that meets the rows from `first` to `last`, perhaps none, and perhaps
  /// others from `outer_first` to `outer_last`.
  LANES_BOUNDED = 1,
  /// Certainly none of the rows.
  LANES_OUTSIDE = 2,
  /// A continuous stretch that meets exactly the rows from `first` to `last`.
  LANES_DECIDED = 3,
  /// Certainly none of the rows, by more than a row.
  LANES_FAR = 4,
  /// One value, in one of the rows.
  LANES_FLAT = 5,
  /// A continuous stretch on which the values rise or fall.
  LANES_MONOTONE = 6,
};
typedef struct LanesRows {
  /// The top, a row's height, how much of one counts as border, and how much as rounding.
  double top, height, border, noise;
  int32_t count;
} LanesRows;
/// Decides a block's columns; false where certainly none of them is left open.
bool lanes_rows(LanesBlock *block, const LanesRows *rows);
/// Turns the decisions of `lanes_rows` about wide columns into what all within have in common:
/// they are far, flat, monotone, or open.
void lanes_stretches(LanesBlock *block, const LanesRows *rows);
/// Decides columns on which the function is continuous and rises or falls, by the values at their edges
/// alone; leaves open where that is not easy.
void lanes_monotone_rows(LanesBlock *block, const LanesRows *rows);

/// What is certain over up to 8 × 8 columns: bit 8 · line + column is set where it is.
typedef struct LanesSigns {
  /// The function is defined, continuous and bounded; it is nowhere defined.
  uint64_t known, empty;
  /// Where it is known, all its values are below 0, above 0, at most 0, at least 0.
  uint64_t below, above, at_most, at_least;
} LanesSigns;
/// Reads `lines` of up to 8 columns; between two lines is a column that belongs to none.
void lanes_box_signs(const LanesBlock *block, int64_t lines, int64_t count, LanesSigns *out);

/// What is certain of the values at the edges of a block: of each line its first place is bit 0.
typedef struct LanesPlaceSigns {
  uint16_t below[9], above[9], at_most[9], at_least[9];
} LanesPlaceSigns;
/// Reads up to 9 `lines` of up to 9 edges, one after the other.
void lanes_place_signs(
  const LanesBlock *block, int64_t lines, int64_t count, LanesPlaceSigns *out);

#pragma clang assume_nonnull end

#endif
