import Numerals
import Intervals
import Operations

/// A number of a program that is no fraction.
enum ExactConstant: Equatable, Sendable {
  case named(MathConstant)
  /// 180/π.
  case degreesPerRadian
  case accumulated(AccumulatedNumber)

  /// The nearest `Double`.
  var value: Double {
    switch self {
    case .named(let constant): constant.value
    case .degreesPerRadian: 180 / .pi
    case .accumulated(let number): number.enclosure.interval.midpoint
    }
  }

  /// The tightest interval around it.
  var interval: Interval {
    switch self {
    case .named(let constant): constant.interval
    case .degreesPerRadian: .degreesPerRadian
    case .accumulated(let number): number.enclosure.interval
    }
  }

  /// The number in an arithmetic that knows every digit.
  ///
  /// - Throws: `ExactFault`, which is `.undecided(.limits)` for more than 100 000 terms of a sum or
  ///   a product, and `NoValue` where one of these has none.
  func number(in arithmetic: any ExactArithmetic) throws -> ExactNumber {
    switch self {
    case .named(let constant): try constant.number(in: arithmetic)
    case .degreesPerRadian: try arithmetic.divide(arithmetic.number(180), arithmetic.pi)
    case .accumulated(let number): try number.number(in: arithmetic)
    }
  }
}
