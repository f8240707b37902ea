import Operations
import Analysis
import Numerals

extension ClosedForm {
  /// A value of algebra that does not depend on x; nil where it has other functions than these forms.
  init?(_ value: SymbolicQuotient, in arithmetic: SymbolicArithmetic) {
    guard let top = ClosedForm(value.top, in: arithmetic),
      let bottom = ClosedForm(value.bottom, in: arithmetic)
    else { return nil }
    self = bottom == .whole(1) ? top : .quotient(top, bottom)
  }

  private init?(_ sum: SymbolicSum<Monomial>, in arithmetic: SymbolicArithmetic) {
    var total: ClosedForm?
    for (monomial, factor) in sum.terms {
      var term = ClosedForm(factor)
      for (atom, exponent) in monomial.factors {
        guard let named = ClosedForm(arithmetic.atoms[atom], in: arithmetic) else { return nil }
        for _ in 0..<exponent { term = term == .whole(1) ? named : .product(term, named) }
      }
      total = total.map { .sum($0, term) } ?? term
    }
    self = total ?? .whole(0)
  }

  private init(_ fraction: Rational) {
    let top = ClosedForm.whole(fraction.numerator)
    self = fraction.isWhole ? top : .quotient(top, .whole(fraction.denominator))
  }

  private init?(_ atom: SymbolicArithmetic.Atom, in arithmetic: SymbolicArithmetic) {
    let argument = atom.argument.flatMap { ClosedForm($0, in: arithmetic) }
    switch (atom.kind, argument) {
    case (.pi, _): self = .pi
    case (.root(let prime), _): self = .squareRoot(.whole(prime))
    case (.logarithm(let prime), _): self = .logarithm(.whole(prime))
    case (.function(.sqrt), let argument?): self = .squareRoot(argument)
    case (.function(.cbrt), let argument?): self = .cubeRoot(argument)
    case (.function(.ln), let argument?): self = .logarithm(argument)
    case (.function(.exp), let argument?): self = .exponential(argument)
    default: return nil
    }
  }
}
