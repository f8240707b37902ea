package import Formulas
package import Operations

extension Term {
  /// The derivative by x or y, the other of which counts as a number; nil where none is known.
  ///
  /// It has values only where the term has, and where that is not smooth only what is certain.
  package func derivative(by variable: Instruction, in unit: AngleUnit) -> Term? {
    func turned(_ term: Term) -> Term {
      variable == .variable
        ? term : term.replacing(x: .leaf(.parameter(.y)), y: .leaf(.variable))
    }
    return turned(self).instructions.derivative(in: unit).flatMap { Term($0) }.map(turned)
  }
}
