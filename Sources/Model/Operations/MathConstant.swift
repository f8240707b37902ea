package import Intervals

/// A constant with a name.
package enum MathConstant: String, CaseIterable, Sendable {
  case pi
  case e
  case tau

  /// The nearest `Double`.
  package var value: Double {
    switch self {
    case .pi: .pi
    case .e: 0x1.5bf0a8b145769p1
    case .tau: 2 * .pi
    }
  }

  /// How it is written in a description.
  package var symbol: Character {
    switch self {
    case .pi: "π"
    case .e: "e"
    case .tau: "τ"
    }
  }
}

extension MathConstant {
  /// The tightest interval around the constant.
  package var interval: Interval {
    switch self {
    case .pi: .pi
    case .e: .e
    case .tau: .tau
    }
  }

  /// The constant in an arithmetic that knows every digit.
  package func number(in arithmetic: any ExactArithmetic) throws -> ExactNumber {
    switch self {
    case .pi: arithmetic.pi
    case .tau: try arithmetic.multiply(arithmetic.number(2), arithmetic.pi)
    case .e: try arithmetic.apply(.exp, arithmetic.number(1))
    }
  }
}
