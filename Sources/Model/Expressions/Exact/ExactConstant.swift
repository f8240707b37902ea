import Numerals
import Intervals
import Operations

/// A number of a program that is no fraction.
enum ExactConstant: Equatable, Sendable {
  case named(MathConstant)
  /// 180/π.
  case degreesPerRadian

  /// The nearest `Double`.
  var value: Double {
    switch self {
    case .named(let constant): constant.value
    case .degreesPerRadian: 180 / .pi
    }
  }

  /// The tightest interval around it.
  var interval: Interval {
    switch self {
    case .named(let constant): constant.interval
    case .degreesPerRadian: .degreesPerRadian
    }
  }

  func number(in arithmetic: any ExactArithmetic) throws(ExactFault) -> ExactNumber {
    switch self {
    case .named(.pi): arithmetic.pi
    case .named(.tau): try arithmetic.multiply(arithmetic.number(2), arithmetic.pi)
    case .named(.e): try arithmetic.apply(.exp, arithmetic.number(1))
    case .degreesPerRadian: try arithmetic.divide(arithmetic.number(180), arithmetic.pi)
    }
  }
}
