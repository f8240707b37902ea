package import Calculus
package import Intervals
import Operations

extension Program {
  /// The function as a polynomial around a centre, with what that leaves out over `x`.
  ///
  /// Nil where it is not certainly smooth on the hull of `x` and the centre, but for a gap at the
  /// centre itself that a common factor of two parts leaves: (x²−1)/(x−1) around 1.
  ///
  /// The center need not lie in `x`. There are `TaylorModel.usualOrder` coefficients, or fewer
  /// where common factors cancel to a high degree.
  package func taylorModel(around center: Double, over x: Interval) -> TaylorModel? {
    code.intervalCode.taylorModel(around: center, over: x)
  }
}

extension IntervalCode {
  /// The function as a polynomial around a centre, with what that leaves out over `x`.
  func taylorModel(around center: Double, over x: Interval) -> TaylorModel? {
    taylorModel(of: operations.indices, around: center, over: x)
  }

  /// One part of the function, given by the operations that leave its value.
  ///
  /// `part` has to be a range of steps that leaves one value, `order` is the number of coefficients
  /// wanted. With `isQuick` enclosures are wider by a term of second order in the box's width, in
  /// half the time. Nil for an empty `x`.
  ///
  /// - Complexity: Up to two walks over the part, with products of series of O(order²) operations.
  package func taylorModel(
    of part: Range<Int>,
    around center: Double,
    over x: Interval,
    order usual: Int = TaylorModel.usualOrder,
    isQuick: Bool = false
  ) -> TaylorModel? {
    guard !x.isEmpty else { return nil }
    guard var model = series(part, around: center, over: x, order: usual, isQuick: isQuick) else {
      guard mayHavePoles(part) else { return nil }
      // Poles may cancel each other; up to four orders are lost to them.
      return quotient(part, around: center, over: x, order: usual + 4)?.model.flatMap {
        TaylorModel($0, center: center, over: x, order: usual)
      }
    }
    // Each cancelled factor costs an order: start higher to end at the usual one.
    if model.order < usual,
      let higher = series(
        part,
        around: center,
        over: x,
        order: 2 * usual - model.order,
        isQuick: isQuick
      )
    {
      model = higher
    }
    return TaylorModel(model, center: center, over: x, order: usual)
  }

  /// Whether some operation divides.
  func mayHavePoles(_ part: Range<Int>) -> Bool {
    operations[part].contains { operation in
      switch operation {
      case .saturation: true
      case .power(let numerator, let denominator): numerator < 0 && denominator == 1
      case .unary(let operation): operation.row.isQuotient
      case .binary(let operation): operation.row.algebra == .quotient
      case .number, .variable, .integral: false
      }
    }
  }

  /// The part as one series; nil where a step is not certainly smooth.
  ///
  /// With `either` in it, the case that applies is looked for.
  private func series(
    _ part: Range<Int>,
    around center: Double,
    over x: Interval,
    order: Int,
    isQuick: Bool
  ) -> SeriesModel? {
    let variable = SeriesModel(variableAround: center, over: x, order: order, isQuick: isQuick)
    guard let variable else { return nil }
    if operations[part].contains(.binary(.either)) { return choice(part, of: variable) }
    return series(part, of: variable)
  }

  /// A part without cases, of a function for its variable, and of others in the place of numbers.
  func series(
    _ part: Range<Int>,
    of variable: SeriesModel,
    ordinates: [(number: Int32, values: SeriesModel)] = []
  ) -> SeriesModel? {
    operations[part].fold(depth: stackDepth) { _, step, first, second in
      switch step {
      case .number(let index):
        return ordinates.first { $0.number == index }?.values
          ?? variable.constant(numbers[Int(index)])
      case .variable: return variable
      case .unary(let operation): return first.flatMap(operation.series)
      case .binary(let operation):
        guard let first, let second else { return nil }
        return operation.series(of: first, second)
      case .integral(let index):
        guard let first, let second else { return nil }
        return integrals[Int(index)].series(of: first, to: second)
      case .power, .saturation: return first.flatMap { series(of: step, $0) }
      }
    }
  }

  /// The part as a quotient of smooth functions.
  ///
  /// Roots, saturations and integrals take their operand as one series, so that poles in it must
  /// cancel before. Where a step has neither a quotient nor a series this is nil.
  func quotient(
    _ part: Range<Int>,
    around center: Double,
    over x: Interval,
    order: Int
  ) -> SeriesQuotient? {
    guard let variable = SeriesModel(variableAround: center, over: x, order: order) else {
      return nil
    }
    return operations[part].fold(depth: stackDepth) { _, step, first, second in
      switch step {
      case .number(let index): return SeriesQuotient(variable.constant(numbers[Int(index)]))
      case .variable: return SeriesQuotient(variable)
      case .unary(.square): return first?.raised(to: 2)
      case .unary(let operation): return first.flatMap(operation.quotient)
      case .binary(let operation):
        guard let first, let second else { return nil }
        return operation.quotient(of: first, second)
      case .integral(let index):
        guard let first = first?.model, let second = second?.model else { return nil }
        return integrals[Int(index)].series(of: first, to: second).map { SeriesQuotient($0) }
      case .power(let exponent, 1): return first?.raised(to: Int(exponent))
      case .power, .saturation:
        return first?.model.flatMap { series(of: step, $0) }.map { SeriesQuotient($0) }
      }
    }
  }

  /// A power or a saturation.
  ///
  /// Nil for any other step.
  func series(of step: CodeStep, _ x: SeriesModel) -> SeriesModel? {
    switch step {
    case .power(let exponent, 1): .pown(x, Int(exponent))
    case .power(let p, let q): .rationalPower(x, Int(p), Int(q))
    case .saturation(let index): .saturation(x, numbers[Int(index)])
    case .number, .variable, .unary, .binary, .integral: nil
    }
  }
}
