import CFlint

/// A function of one number, in balls, in power series and in closed form.
package struct NumberFunction: Sendable {
  let ball: cf_ball_unary
  /// Nil where it has corners.
  let series: cf_series?
  /// Nil where a closed number cannot say.
  let closed: cf_closed_unary?

  /// The function of a name in `functions.c`; nil for any other.
  package init?(named name: String) {
    guard let function = cf_function_named(name)?.pointee else { return nil }
    (ball, series, closed) = (function.ball, function.series, function.closed)
  }
}

/// The functions that numbers are written and compared by.
extension NumberFunction {
  package static let negate = known("negate")
  package static let absolute = known("absolute")
  package static let exp = known("exp")
  package static let log = known("log")
  package static let sin = known("sin")
  package static let gamma = known("gamma")

  private static func known(_ name: String) -> NumberFunction {
    guard let function = NumberFunction(named: name) else {
      preconditionFailure("\(name) stands in functions.c.")
    }
    return function
  }
}

/// A function of two numbers, in balls and in closed form.
package struct NumberOperation: Sendable {
  let ball: cf_ball_binary
  let closed: cf_closed_binary?

  /// The operation of a name in `operations.c`; nil for any other.
  package init?(named name: String) {
    guard let ball = cf_operation_named(name) else { return nil }
    self.init(ball: ball, closed: nil)
  }

  init(ball: @escaping cf_ball_binary, closed: cf_closed_binary?) {
    (self.ball, self.closed) = (ball, closed)
  }

  package static let add = NumberOperation(ball: cf_ball_add, closed: cf_closed_add)
  package static let subtract = NumberOperation(ball: cf_ball_subtract, closed: cf_closed_subtract)
  package static let multiply = NumberOperation(ball: cf_ball_multiply, closed: cf_closed_multiply)
  package static let divide = NumberOperation(ball: cf_ball_divide, closed: cf_closed_divide)
  /// Of a positive number.
  package static let power = NumberOperation(ball: cf_ball_power, closed: cf_closed_power)
  package static let min = NumberOperation(ball: cf_ball_min, closed: nil)
  package static let max = NumberOperation(ball: cf_ball_max, closed: nil)
  /// The order comes first.
  package static let polygamma = NumberOperation(ball: cf_ball_polygamma, closed: nil)
}
