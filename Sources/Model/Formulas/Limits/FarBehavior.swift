import Numerals
import Operations

/// Whether there is an integral, or a sum, of a formula without an end.
enum FarBehavior: Equatable {
  case converges
  /// It grows beyond all bounds.
  case diverges(isUp: Bool)
  case unknown

  /// By the largest term of the formula where its variable is 1/t.
  ///
  /// Where that is t^p·(−ln t)^q, ∫ dt/t² of it from 0 on is finite for p > 1, and for p = 1 with q < −1. Sums
  /// behave alike.
  init(of body: [Instruction], _ unit: AngleUnit) {
    let far = Expansion(.one, times: -1)
    let known = try? Self(of: OneSidedLimit(variable: far, unit: unit).expansion(of: body))
    self = known ?? .unknown
  }

  private init(of value: Expansion) throws(LimitFault) {
    let growth = try value.growthSign
    guard growth >= 0, let top = value.top else {
      self = .converges
      return
    }
    let isSmall =
      growth == 0 && (Rational.one.isLess(than: top.power) ?? false)
      || growth == 0 && top.power == .one && top.logarithms < -1
    if isSmall {
      self = .converges
    } else {
      self = .diverges(isUp: try value.lead.factor.sign > 0)
    }
  }
}
