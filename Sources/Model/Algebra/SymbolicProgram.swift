import Operations
package import Numerals
package import Analysis
package import Calculus
package import Formulas
package import Intervals

/// A program by the rules of algebra.
package struct SymbolicProgram: SymbolicFunction {
  private let program: Program
  private let arithmetic = SymbolicArithmetic()
  /// The function and its derivatives in x, as far as they are known.
  private let derivatives: [SymbolicArithmetic.Value]

  /// How many operations are worth looking at.
  private static var mostOperations: Int { 80 }

  package init?(_ program: Program) {
    guard program.code.operations.count <= Self.mostOperations else { return nil }
    self.program = program
    let arithmetic = arithmetic
    var derivatives: [SymbolicArithmetic.Value] = []
    if let value = try? program.code.number(at: arithmetic.variable, in: arithmetic) {
      derivatives.append(arithmetic.value(of: value))
    }
    while derivatives.count < 3, let last = derivatives.last,
      let next = try? arithmetic.derivative(of: last)
    {
      derivatives.append(next)
    }
    self.derivatives = derivatives
  }

  /// The number that the function is wherever it has values, if it is one.
  package var constant: Interval? {
    guard let value = derivatives.first else { return nil }
    return value.fraction.map { Interval(around: $0) } ?? arithmetic.enclosure(of: value)
  }

  package func vanishes(derivative order: Int, at number: ClosedForm) -> Bool {
    arithmetic.begin()
    if order == 0, let value = value(at: number), value.top.isZero { return true }
    guard order < derivatives.count, let place = try? arithmetic.value(of: number),
      let value = try? arithmetic.substituting(place, in: derivatives[order])
    else { return false }
    return value.top.isZero
  }

  package func isMonotone(over x: Interval) -> Bool {
    guard derivatives.count > 1, x.lowerBound >= 0 || x.upperBound <= 0 else { return false }
    return arithmetic.isNowhereZero(derivatives[1].top, at: x)
  }

  package func sign(at number: ClosedForm) -> Int? {
    arithmetic.begin()
    return value(at: number).flatMap { try? arithmetic.sign($0) }
  }

  package func targets(metAt number: ClosedForm, in x: Interval) -> [SingularSet] {
    arithmetic.begin()
    // What an integral's ends are is not known here.
    let holdsIntegral = program.code.operations.contains {
      if case .integral = $0 { true } else { false }
    }
    guard !holdsIntegral, let value = try? arithmetic.value(of: number) else { return [] }
    let place = arithmetic.number(value)
    let watch = SingularityWatch(arithmetic, at: place, in: x)
    _ = try? program.code.number(at: place, in: watch)
    return watch.met
  }

  package func takes(_ value: ClosedForm, at number: ClosedForm) -> Bool {
    arithmetic.begin()
    guard let own = self.value(at: number), let other = try? arithmetic.value(of: value) else {
      return false
    }
    return arithmetic.areEqual(own, other)
  }

  package func isOdd(around number: ClosedForm) -> Bool {
    guard let (right, left) = sides(of: number) else { return false }
    return (try? arithmetic.sum(right, left))?.top.isZero ?? false
  }

  package func isEven(around number: ClosedForm) -> Bool {
    guard let (right, left) = sides(of: number) else { return false }
    return (try? arithmetic.difference(right, left))?.top.isZero ?? false
  }

  /// The formula as far right and as far left of a number as x is of 0.
  private func sides(
    of number: ClosedForm
  ) -> (right: SymbolicArithmetic.Value, left: SymbolicArithmetic.Value)? {
    arithmetic.begin()
    let way = arithmetic.value(of: arithmetic.variable)
    guard let middle = try? arithmetic.value(of: number),
      let right = try? value(at: arithmetic.sum(middle, way)),
      let left = try? value(at: arithmetic.difference(middle, way))
    else { return nil }
    return (right, left)
  }

  private func value(at number: ClosedForm) -> SymbolicArithmetic.Value? {
    (try? arithmetic.value(of: number)).flatMap { try? value(at: $0) }
  }

  private func value(at place: SymbolicArithmetic.Value) throws -> SymbolicArithmetic.Value {
    arithmetic.value(of: try program.code.number(at: arithmetic.number(place), in: arithmetic))
  }
}

/// A formula without x as algebra knows it.
package struct FormalNumber {
  private let arithmetic = SymbolicArithmetic()
  private let value: SymbolicArithmetic.Value

  /// Nil where nothing is known of it.
  package init?(_ program: Program) {
    guard let value = try? program.code.number(at: nil, in: arithmetic) else { return nil }
    self.value = arithmetic.value(of: value)
  }

  package var fraction: Rational? { value.fraction }

  /// Nil where it has other functions than these forms.
  package var closed: ClosedForm? { ClosedForm(value, in: arithmetic) }

  /// Whether it certainly is a number in closed form.
  package func isEqual(to number: ClosedForm) -> Bool {
    arithmetic.begin()
    return (try? arithmetic.value(of: number)).map { arithmetic.areEqual(value, $0) } ?? false
  }
}

extension SymbolicArithmetic {
  func value(of form: ClosedForm) throws(ExactFault) -> Value {
    switch form {
    case .whole(let whole): Value(try known(Rational(whole)))
    case .pi: value(of: pi)
    case .e: try apply(.exp, value(of: .whole(1)))
    case .sum(let x, let y): try sum(value(of: x), value(of: y))
    case .product(let x, let y): try product(value(of: x), value(of: y))
    case .quotient(let x, let y): try quotient(value(of: x), value(of: y))
    case .squareRoot(let x): try apply(.sqrt, value(of: x))
    case .cubeRoot(let x): try apply(.cbrt, value(of: x))
    case .logarithm(let x): try apply(.ln, value(of: x))
    case .exponential(let x): try apply(.exp, value(of: x))
    }
  }
}
