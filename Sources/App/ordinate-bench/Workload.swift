/// A formula to time, with the same in the words of the peers.
struct Workload {
  let formula: String
  /// How muParser and Python's numexpr write it.
  let peerFormula: String
  /// How many polylines its picture certainly has, nil where that is not a matter of a few.
  let strokes: Int?

  /// What is sampled, the first four of what is proven.
  static let sampled = Array(proven.prefix(4))

  /// Formulas as people graph them.
  static let proven = [
    Workload(formula: "x^2-3x+2", peerFormula: "x^2-3*x+2", strokes: 1),
    Workload(formula: "sin(x)", peerFormula: "sin(x)", strokes: 1),
    Workload(formula: "x*cos(1/x)", peerFormula: "x*cos(1/x)", strokes: nil),
    Workload(
      formula: "exp(-x^2)*sin(10x)+ln(|x|+1)",
      peerFormula: "exp(-x^2)*sin(10*x)+log(abs(x)+1)",
      strokes: 1
    ),
    Workload(formula: "1/x", peerFormula: "1/x", strokes: 2),
    Workload(formula: "x^3-3x", peerFormula: "x^3-3*x", strokes: 1),
    Workload(formula: "√(x+2)", peerFormula: "sqrt(x+2)", strokes: 1),
    Workload(formula: "exp(-x^2/2)", peerFormula: "exp(-x^2/2)", strokes: 1),
    Workload(formula: "x/(x^2+1)", peerFormula: "x/(x^2+1)", strokes: 1),
    Workload(formula: "2sin(3x)+cos(x)", peerFormula: "2*sin(3*x)+cos(x)", strokes: 1),
    Workload(formula: "ln(x)", peerFormula: "log(x)", strokes: 1),
    Workload(formula: "tan(x)", peerFormula: "tan(x)", strokes: nil),
    Workload(formula: "atan(3x)", peerFormula: "atan(3*x)", strokes: 1),
    Workload(formula: "|x-1|-|x+1|", peerFormula: "abs(x-1)-abs(x+1)", strokes: 1),
    Workload(formula: "sin(x)^2*exp(x/5)", peerFormula: "sin(x)^2*exp(x/5)", strokes: 1),
  ]

  /// Formulas whose pictures need the solver in many columns; the peers have no comparable answer.
  static let hard = [
    Workload(formula: "tan(x^2)", peerFormula: "", strokes: nil),
    Workload(formula: "sin(exp(x))", peerFormula: "", strokes: nil),
    Workload(formula: "floor(x)", peerFormula: "", strokes: nil),
    Workload(formula: "x^(1/3)", peerFormula: "", strokes: 1),
  ]
}
