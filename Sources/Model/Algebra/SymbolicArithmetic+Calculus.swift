import Formulas
import Numerals
import Operations

extension SymbolicArithmetic {
  /// The derivative of a value with respect to x.
  func derivative(of value: Value) throws(ExactFault) -> Value {
    let (top, bottom) = (value.top, value.bottom)
    let slope = try derivative(of: top)
    if bottom.fraction != nil { return try quotient(slope, Value(top: bottom)) }
    // (u/v)′ = (u′ − (u/v)·v′)/v
    let rest = try product(product(value, -1), derivative(of: bottom))
    return try quotient(sum(slope, rest), Value(top: bottom))
  }

  private func derivative(of sum: Sum) throws(ExactFault) -> Value {
    var result: Value = 0
    for (monomial, factor) in sum.terms {
      for (index, exponent) in monomial.factors {
        guard let times = factor.multiplied(by: Rational(exponent)) else { throw .unknown }
        let rest = Sum(monomial.replacing(index, by: exponent - 1), times: times)
        let slope = try derivative(of: index)
        result = try self.sum(result, product(Value(top: rest), slope))
      }
    }
    return result
  }

  /// The derivative of an atom.
  private func derivative(of index: Int) throws(ExactFault) -> Value {
    let atom = atoms[index]
    if atom.kind == .variable { return 1 }
    guard case .function(let function) = atom.kind, let u = atom.argument else { return 0 }
    let slope = try derivative(of: u)
    if slope.top.isZero { return 0 }
    guard let steps = UnaryOperation(function)?.row.shape.derivative,
      let outer = try? steps.number(of: [number(u)], in: self)
    else { throw .unknown }
    return try product(value(of: outer), slope)
  }

  /// A value with a number in the place of x.
  func substituting(_ place: Value, in value: Value) throws(ExactFault) -> Value {
    try quotient(substituting(place, in: value.top), substituting(place, in: value.bottom))
  }

  private func substituting(_ place: Value, in sum: Sum) throws(ExactFault) -> Value {
    var result: Value = 0
    for (monomial, factor) in sum.terms {
      var product = Value(factor)
      for (index, exponent) in monomial.factors {
        let atom = atoms[index]
        let own: Value
        switch atom.kind {
        case .variable: own = place
        case .pi, .root, .logarithm: own = value(of: index)
        case .function(let function):
          guard let argument = atom.argument else { throw .unknown }
          own =
            atom.enclosure == nil
            ? try apply(function, substituting(place, in: argument)) : value(of: index)
        }
        product = try self.product(product, power(own, exponent))
      }
      result = try self.sum(result, product)
    }
    return result
  }
}
