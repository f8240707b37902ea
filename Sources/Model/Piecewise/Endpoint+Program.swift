package import Analysis
package import Expressions
import Calculus
import Intervals
import Numerals

extension Endpoint {
  /// The end that a formula without x is, as far as algebra knows it; `text` is how it was written.
  ///
  /// Nil where it has no value, or none is known.
  package init?(_ program: Program, text: String? = nil) {
    let known = program.code.intervalCode.enclosure(over: Interval(0)).value
    guard known.decoration >= .defined, known.interval.isBounded else { return nil }
    let arithmetic = FormalArithmetic()
    let value = (try? program.code.number(at: nil, in: arithmetic)).map(arithmetic.value)
    let closed = value.flatMap { ClosedForm($0, in: arithmetic) }
    // A fraction has a tighter enclosure than its formula.
    let enclosure = value?.fraction.map { Interval(around: $0).narrowed(to: known.interval) }
    let form = ExactForm(matching: enclosure ?? known.interval)
    let isForm = form.map { arithmetic.isEqual(value, to: $0.number) } ?? false
    self.init(
      enclosure: enclosure ?? known.interval,
      number: closed,
      text: isForm ? form?.text : text
    )
  }
}

extension Interval {
  fileprivate func narrowed(to other: Interval) -> Interval {
    let both = intersection(other)
    return both.isEmpty ? self : both
  }
}

extension FormalArithmetic {
  /// Whether a value certainly is a number in closed form.
  fileprivate func isEqual(_ value: Value?, to number: ClosedForm) -> Bool {
    begin()
    guard let value, let other = try? self.value(of: number),
      let difference = try? sum(value, product(other, -1))
    else { return false }
    return difference.top.isZero
  }
}

extension ClosedForm {
  /// A value of algebra that does not depend on x; nil where it has other functions than these forms.
  fileprivate init?(_ value: FormalQuotient, in arithmetic: FormalArithmetic) {
    guard let top = ClosedForm(value.top, in: arithmetic),
      let bottom = ClosedForm(value.bottom, in: arithmetic)
    else { return nil }
    self = bottom == .whole(1) ? top : .quotient(top, bottom)
  }

  private init?(_ sum: FormalSum, in arithmetic: FormalArithmetic) {
    var total: ClosedForm?
    for (monomial, factor) in sum.terms {
      var term = ClosedForm(factor)
      for (atom, exponent) in monomial.powers.enumerated() where exponent > 0 {
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

  private init?(_ atom: FormalArithmetic.Atom, in arithmetic: FormalArithmetic) {
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
