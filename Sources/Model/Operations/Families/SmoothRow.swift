import Calculus
import Intervals
import Numerals

/// Rows of functions that are known by their values and derivatives.
extension UnaryFunction {
  /// A row of which all arithmetics follow from the function.
  static func special(
    _ name: String,
    _ function: SmoothFunction,
    singular: Singularities? = nil,
    limit: @escaping @Sendable (Bool) -> Limit,
    precise: ExactRule,
    zeros: Zeros = .own,
    monotonicity: Monotonicity = .none,
    derivative: [OperationStep]?,
    fault: Fault = .noRealValue
  ) -> UnaryFunction {
    UnaryFunction(
      name: name,
      writing: Writing(elsewhere: .unknown),
      real: function.real,
      enclosure: function.enclosure,
      intervalUnion: singular == nil ? nil : function.intervalUnion,
      series: function.series,
      jet: { u, _ in function.jet(u) },
      singular: singular,
      limit: limit,
      precise: precise,
      shape: Shape(zeros: zeros, monotonicity: monotonicity, derivative: derivative),
      fault: fault
    )
  }

  /// Defined above 0, falling beyond all bounds there.
  static let aboveZero = Singularities(
    targets: .zero,
    domain: { .where($0.lower != nil && !$0.isPoint) },
    pole: { _, _ in false }
  )

  /// Steps that hold where the operand is above a number.
  static func above(_ number: OperationStep, _ steps: [OperationStep]) -> [OperationStep] {
    [.argument, number, .binary(.greater)] + steps + [.binary(.when)]
  }
}

extension ExactRule {
  /// A function that has values above 0 alone.
  static func positive(_ function: ExactFunction) -> ExactRule {
    .function(function) { try $0.sign(of: $1) > 0 }
  }
}

/// Rows of functions of a number after a parameter.
extension BinaryFunction {
  /// A row of which all arithmetics follow from the function that it is of one parameter, which may have
  /// to be above 0; `breaks` are the places at which it begins or ends.
  static func special(
    _ name: String,
    _ exactName: String,
    _ family: @escaping @Sendable (Interval) -> SmoothFunction?,
    spelling: Spelling = .name,
    breaks: SingularSet? = .zero,
    isPositive: Bool = true,
    mostParameter: Double = 1e6,
    isIncreasing: Bool? = nil,
    limit: @escaping @Sendable (OneSidedOperands) -> Limit,
    isDefined:
      @escaping @Sendable (any ExactArithmetic, ExactNumber, ExactNumber) throws -> Bool,
    slope: [OperationStep]?
  ) -> BinaryFunction {
    /// Nil where the parameter may be whole, and what is on the other side of 0 hangs on that, or where
    /// it may be one for which there are values.
    @Sendable func function(_ parameter: Interval, of x: Interval = .entire) -> SmoothFunction? {
      guard parameter.isBounded, parameter.magnitude < mostParameter,
        !isPositive || parameter.lowerBound > 0 || parameter.upperBound <= 0
      else { return nil }
      let mayBeWhole = parameter.lowerBound.rounded(.up) <= parameter.upperBound
      return !parameter.isSingleton && mayBeWhole && x.lowerBound <= 0 ? nil : family(parameter)
    }
    var row = BinaryFunction(
      name: name,
      writing: Writing(spelling: spelling, elsewhere: .unknown),
      real: { function(Interval($0))?.real($1) ?? .nan },
      enclosure: { parameter, x in
        guard parameter.isCertainlyContinuous,
          let function = function(parameter.value.interval, of: x.value.interval)
        else { return .unknown }
        let values = function.enclosure(x)
        let isConstant = parameter.slope == Interval(0)
        return isConstant ? values : Enclosure(value: values.value, slope: .entire)
      },
      jet: { parameter, u, _, _ in
        guard parameter.isConstant else { return .unknown }
        return function(parameter.c0)?.jet(u) ?? .unknown
      },
      singular: breaks.map {
        Singularities(
          breaks: [Break(.last, $0)] + (isPositive ? [Break(.first, .zero)] : []),
          domain: { gap, slot, operands in
            if slot == 1 { return .where(gap.lower != nil && !gap.isPoint) }
            guard let parameter = operands.first, let function = function(parameter) else {
              return .scattered
            }
            return .where(function.isDefined(in: gap))
          }
        )
      } ?? Singularities(),
      limit: { at in
        let known = limit(at)
        guard known == .unknown, let parameter = at.x.value, case .finite(let place) = at.y,
          let function = function(parameter)
        else { return known }
        let values = function.range(place)
        return values.isEmpty ? .unknown : Limit(values)
      },
      shape: Shape(
        derivative: slope.map { $0 + [.secondSlope, .binary(.multiply)] },
        monotonicity: { operands in
          isIncreasing.flatMap { operands.first == nil ? nil : (.second, $0) }
        }
      ),
      precise: { arithmetic, parameter, x in
        guard try isDefined(arithmetic, parameter, x) else { throw ExactFault.undefined }
        return try arithmetic.join(.special(exactName), parameter, x)
      }
    )
    row.series = { parameter, u in
      parameter.isConstant ? function(parameter.range)?.series(u) : nil
    }
    return row
  }
}
