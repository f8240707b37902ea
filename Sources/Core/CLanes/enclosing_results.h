// Step functions, and the choice of an operation.

INLINE V step_at(LanesEnclose op, V x) {
  switch (op) {
  case LanesEncloseFloor: return whole_below(x);
  case LanesEncloseCeil: return whole_above(x);
  case LanesEncloseRound: return nearest_whole(x);
  default: return sign_of(x);
  }
}

// A step function: flat where it is continuous.
INLINE void step(
  LanesEnclose op, LanesValue *out, const LanesValue *a, LanesColumns *columns
) {
  EDGES {
    V x = load(a->center + i), x_radius = load(a->radius + i);
    V low = step_at(op, x - x_radius);
    M known = low == step_at(op, x + x_radius);
    if (op == LanesEncloseSignOfNonzero) known &= low != 0;
    put_edge(out, i, select(known, low, nothing()), select(known, all(0), nothing()));
  }
  COLUMNS {
    Bounds x = range(a, i);
    V low = step_at(op, x.low);
    M known = low == step_at(op, x.high);
    if (op == LanesEncloseSignOfNonzero) known &= low != 0;
    put_column(out, columns, i, where(known, bounds(all(0), all(0))), ANY_VALUE);
  }
}

static void enclose(
  LanesEnclose op, LanesValue *out, const LanesValue *a, const LanesValue *b, double number,
  double radius, LanesColumns *columns
) {
  switch (op) {
  case LanesEncloseAdd: add(out, a, b, columns); return;
  case LanesEncloseSubtract: subtract(out, a, b, columns); return;
  case LanesEncloseMultiply: multiply(out, a, b, columns); return;
  case LanesEncloseDivide: divide(out, a, b, columns); return;
  case LanesEncloseMin: smaller(out, a, b, 1, columns); return;
  case LanesEncloseMax: smaller(out, a, b, -1, columns); return;
  case LanesEncloseAddNumber: add_number(out, a, number, radius, columns); return;
  case LanesEncloseMultiplyNumber: multiply_number(out, a, number, radius, columns); return;
  case LanesEncloseNegate: negate(out, a, columns); return;
  case LanesEncloseAbs: absolute(out, a, columns); return;
  case LanesEncloseSquare: square(out, a, columns); return;
  case LanesEncloseReciprocal: reciprocal(out, a, columns); return;
  case LanesEncloseSign: step(LanesEncloseSign, out, a, columns); return;
  case LanesEncloseSignOfNonzero: step(LanesEncloseSignOfNonzero, out, a, columns); return;
  case LanesEncloseFloor: step(LanesEncloseFloor, out, a, columns); return;
  case LanesEncloseCeil: step(LanesEncloseCeil, out, a, columns); return;
  case LanesEncloseRound: step(LanesEncloseRound, out, a, columns); return;
  case LanesEncloseSqrt: square_root(out, a, columns); return;
  case LanesEncloseCbrt: cubic_root(out, a, columns); return;
  case LanesEncloseSin: sinusoid(out, a, true, columns); return;
  case LanesEncloseCos: sinusoid(out, a, false, columns); return;
  case LanesEncloseTan: tangent(out, a, columns); return;
  case LanesEncloseAsin: arc_sine(out, a, columns); return;
  case LanesEncloseAtan: arc_tangent(out, a, columns); return;
  case LanesEncloseTanh: hyperbolic_tangent(out, a, columns); return;
  case LanesEncloseAsinh: inverse_hyperbolic_sine(out, a, columns); return;
  case LanesEncloseExp: exponential(out, a, columns); return;
  case LanesEncloseLog:
  case LanesEncloseLogInRoot:
  case LanesEncloseLogInPower: logarithm(op, out, a, columns); return;
  }
}
