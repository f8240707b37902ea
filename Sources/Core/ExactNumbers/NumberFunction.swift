import CFlint

/// A function of one number, in balls and in closed form.
package struct NumberFunction: Sendable {
  let ball: cf_ball_unary
  /// Nil where a closed number cannot say.
  let closed: cf_closed_unary?

  package static let negate = NumberFunction(ball: cf_ball_negate, closed: cf_closed_negate)
  package static let absolute = NumberFunction(ball: cf_ball_absolute, closed: nil)
  package static let exp = NumberFunction(ball: cf_ball_exp, closed: cf_closed_exp)
  package static let log = NumberFunction(ball: cf_ball_log, closed: cf_closed_log)
  package static let sin = NumberFunction(ball: cf_ball_sin, closed: cf_closed_sin)
  package static let cos = NumberFunction(ball: cf_ball_cos, closed: cf_closed_cos)
  package static let tan = NumberFunction(ball: cf_ball_tan, closed: cf_closed_tan)
  package static let asin = NumberFunction(ball: cf_ball_asin, closed: cf_closed_asin)
  package static let acos = NumberFunction(ball: cf_ball_acos, closed: cf_closed_acos)
  package static let atan = NumberFunction(ball: cf_ball_atan, closed: cf_closed_atan)
  package static let sinh = NumberFunction(ball: cf_ball_sinh, closed: cf_closed_sinh)
  package static let cosh = NumberFunction(ball: cf_ball_cosh, closed: cf_closed_cosh)
  package static let tanh = NumberFunction(ball: cf_ball_tanh, closed: cf_closed_tanh)
  package static let asinh = NumberFunction(ball: cf_ball_asinh, closed: cf_closed_asinh)
  package static let acosh = NumberFunction(ball: cf_ball_acosh, closed: cf_closed_acosh)
  package static let atanh = NumberFunction(ball: cf_ball_atanh, closed: cf_closed_atanh)
  package static let gamma = NumberFunction(ball: cf_ball_gamma, closed: cf_closed_gamma)
  package static let erf = NumberFunction(ball: cf_ball_erf, closed: cf_closed_erf)
  package static let erfc = NumberFunction(ball: cf_ball_erfc, closed: cf_closed_erfc)
}

/// A function of two numbers, in balls and in closed form.
package struct NumberOperation: Sendable {
  let ball: cf_ball_binary
  let closed: cf_closed_binary?

  package static let add = NumberOperation(ball: cf_ball_add, closed: cf_closed_add)
  package static let subtract = NumberOperation(ball: cf_ball_subtract, closed: cf_closed_subtract)
  package static let multiply = NumberOperation(ball: cf_ball_multiply, closed: cf_closed_multiply)
  package static let divide = NumberOperation(ball: cf_ball_divide, closed: cf_closed_divide)
  /// Of a positive number.
  package static let power = NumberOperation(ball: cf_ball_power, closed: cf_closed_power)
  package static let min = NumberOperation(ball: cf_ball_min, closed: nil)
  package static let max = NumberOperation(ball: cf_ball_max, closed: nil)
}
